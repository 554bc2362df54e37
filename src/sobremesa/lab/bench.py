"""Speed: random play-outs inside the engine and driven from Python, and copies. Best of five, on one core."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

import sobremesa
from sobremesa.core.game import Game
from sobremesa.core.meta import Setup
from sobremesa.core.playout import copies, playouts
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State

__all__ = ["Speed", "measure"]


@dataclass(frozen=True)
class Speed:
    """What was measured. A decision is an action of the record, chance's included."""

    game: str
    edition: str
    players: int
    compiled: bool
    inside_decisions_per_s: int
    driven_decisions_per_s: int
    copies_per_s: int


def measure(title: Game, setup: Setup, *, seconds: float = 0.4, times: int = 5) -> Speed:
    """Measure a title in one setup: each figure is the best of several runs of so many seconds."""
    start = title.new(setup)
    middle = _middle(start)
    return Speed(
        title.meta.id,
        setup.edition,
        setup.players,
        sobremesa.compiled,
        _best(lambda games: int(playouts(start, Rng(1), games)), seconds, times),
        _best(lambda games: _driven(start, games), seconds, times),
        _best(lambda count: _copies(middle, count), seconds, times),
    )


def _best(work: Callable[[int], int], seconds: float, times: int) -> int:
    amount, took = 1, 0.0
    while took < seconds / 4:
        amount *= 2
        begun = perf_counter()
        work(amount)
        took = perf_counter() - begun
    amount = max(1, int(amount * seconds / took))
    best = 0.0
    for _ in range(times):
        begun = perf_counter()
        done = work(amount)
        best = max(best, done / (perf_counter() - begun))
    return int(best)


def _driven(start: State, games: int) -> int:
    """Play as a Python program would: ask what is legal, pick one, play it."""
    rng = Rng(1)
    decisions = 0
    for _ in range(games):
        state = start.copy()
        while (turn := state.turn) != OVER:
            if turn == CHANCE:
                state.play(state.sample(rng))
            else:
                actions = state.legal()
                state.play(actions[rng.below(len(actions))])
            decisions += 1
    return decisions


def _copies(state: State, count: int) -> int:
    copies(state, count)
    return count


def _middle(start: State) -> State:
    """Return a position from the middle of a random game: that is what a search copies."""
    rng, state = Rng(1), start.copy()
    last = start
    for _ in range(60):
        if state.turn == OVER:
            break
        last = state.copy()
        actions = state.legal()
        state.play(state.sample(rng) if state.turn == CHANCE else actions[rng.below(len(actions))])
    return last
