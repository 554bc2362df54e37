"""The same source, compiled and as it is: same games, same hashes."""

import os
import subprocess
import sys

import pytest

import sobremesa

CHECKSUM = """
import sobremesa
from sobremesa.core.registry import game, titles
from sobremesa.core.rng import Rng
from sobremesa.core.state import new_buffer
from sobremesa.bots import make
from sobremesa.core.meta import Meta
print(sobremesa.compiled)
for id in titles():
    title = game(id)
    for edition in title.meta.editions:
        for level in edition.levels:
            for seed in range(6):
                state = title.new(edition=edition.id, level=level)
                rng = Rng(seed)
                digests = []
                while state.turn != -2 and len(digests) < 400:
                    legal = state.legal()
                    action = state.sample(rng) if state.turn == -1 else legal[rng.below(len(legal))]
                    if title.text(state, action) == "end" and rng.below(10):
                        action = legal[0]
                    state.play(action)
                    digests.append(state.digest())
                print(id, edition.id, level, seed, len(digests), digests[-1], hash(tuple(int(d, 16) for d in digests)))
    state = title.new()
    rng = Rng(9)
    for _ in range(30):
        if state.turn == -2:
            break
        state.play(state.sample(rng) if state.turn == -1 else make("planner@20", title, 3).choose(state))
    print(id, "planner", state.digest())
    state = title.new(players=title.meta.editions[0].most_players)
    buffer = new_buffer()
    deals = 0
    for _ in range(1500):
        if state.turn == -2:
            break
        if state.turn == -1:
            state.play(state.sample(rng))
            continue
        step = title.expert.bargain(state)
        deals += step >= 0
        state.play(step if step >= 0 else title.expert.careful(state, buffer))
    print(id, "expert", deals, state.digest())
"""


def run(pure: bool) -> list[str]:
    environment = os.environ | {"SOBREMESA_PURE": "1" if pure else "0", "PYTHONHASHSEED": "0"}
    done = subprocess.run([sys.executable, "-c", CHECKSUM], capture_output=True, text=True, check=True, env=environment)
    return done.stdout.splitlines()


def test_compiled_and_pure_play_the_same_games() -> None:
    pure, other = run(pure=True), run(pure=False)
    assert pure[0] == "False"
    if other[0] == "False":
        pytest.skip("nothing is compiled here: no C compiler was found")
    assert pure[1:] == other[1:]
    assert len(pure) > 7


def test_the_loaded_form_is_the_one_asked_for() -> None:
    if os.environ.get("SOBREMESA_PURE", "0") == "1":
        assert not sobremesa.compiled
