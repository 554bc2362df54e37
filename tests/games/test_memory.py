"""Games that are over are forgotten: nothing of them stays in memory."""

import gc
import os
import resource
from collections.abc import Callable
from pathlib import Path

import pytest

from sobremesa.core.registry import game, titles
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER

TIMES = int(os.environ.get("SOBREMESA_NEW_GAMES", "12000"))
"""A leak of one of a state's vectors is some 100 bytes a game: more than a megabyte in so many."""
SPARE = 1_000_000
"""Bytes by which a process may grow for reasons of its own."""


def resident() -> int:
    """Return how many bytes of this process are in memory."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def growth(work: Callable[[], object], times: int) -> int:
    """Return by how much the process grows when it does something so many times; the first tenth fills its caches."""
    for _ in range(times // 10):
        work()
    before = resident()
    for _ in range(times):
        work()
    return resident() - before


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells how much memory is used")
@pytest.mark.parametrize("name", sorted(titles()))
def test_new_games_leave_nothing_behind(name: str) -> None:
    title = game(name)
    setup = title.meta.setup()
    assert growth(lambda: title.new(setup), TIMES) < SPARE


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells how much memory is used")
@pytest.mark.parametrize("name", sorted(titles()))
def test_what_a_hurried_player_does_leaves_nothing_behind(name: str) -> None:
    title, rng = game(name), Rng(1)
    state = title.new(title.meta.setup())
    while state.turn == CHANCE or len(state.legal()) < 2:
        assert state.turn != OVER
        state.apply(state.sample(rng) if state.turn == CHANCE else state.legal()[0])
    assert growth(lambda: title.heuristic.hurried(state, rng), TIMES // 10) < SPARE
