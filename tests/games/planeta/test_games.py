"""Finished games, replayed: one for each ending, and the options; together they tell everything that can happen."""

from functools import cache
from hashlib import blake2b
from pathlib import Path

import pytest

from sobremesa.core.match import Match
from sobremesa.core.record import load, write
from sobremesa.games.planeta import GAME
from sobremesa.games.planeta.engine.play import Planeta
from tests.games import told as random_games
from tests.games.goldens import compare
from tests.games.planeta.test_invariants import check

pytestmark = pytest.mark.pure

FILES = {file.stem: file for file in sorted((Path(__file__).parent / "games").glob("*.txt"))}
ENDINGS = {
    "all-conquered": ("all-conquered", 39, "07007e4c0531b1f2", "52c6ca25849610ae"),
    "ended": ("ended", 44, "533aa7e2daf0a14e", "e038488cf37350ff"),
    "faces-fail-same": ("no-moves", -21, "1e01174f778136c6", "7c548bc79e6bad92"),
    "no-moves": ("no-moves", -9, "a2428a211d76ed0f", "48228111299e5e95"),
    "success-stop": ("no-moves", -29, "a0f1f2377376a101", "af0d38aa56158b58"),
}
"""For each game what ended it, its points, and hashes of everything that was told and of the last position."""


@cache
def replay(name: str) -> Match:
    return Match.resume(load(FILES[name].read_text("utf-8")))


def told(name: str) -> str:
    return blake2b("\n".join(map(repr, replay(name).events)).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize("name", FILES)
def test_a_finished_game_is_replayed_to_the_same_end(name: str) -> None:
    match = replay(name)
    result = match.state.result()
    assert result is not None
    assert (match.events[-1].kind, result.points[0], told(name), match.state.digest()) == ENDINGS[name]
    text = FILES[name].read_text("utf-8")
    assert write(load(text)) == text
    cards = 52 if match.record.setup.options["faces"] else 40
    for state in match.record.states():
        assert isinstance(state, Planeta)
        check(state, cards)


@pytest.mark.rule("planeta.end.when")
def test_together_they_tell_everything_that_can_happen() -> None:
    assert FILES.keys() == ENDINGS.keys()
    assert {event.kind for name in FILES for event in replay(name).events} == GAME.words.events.keys()


def test_random_games_are_told_as_they_were() -> None:
    compare(Path(__file__).parent / "told.txt", random_games.told("planeta", games=60))
