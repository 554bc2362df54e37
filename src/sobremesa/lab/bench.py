"""Speed: random play-outs inside the engine and driven from Python, copies, searches. Best of five, on one core."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from sobremesa.bots import make
from sobremesa.bots.search import Search
from sobremesa.core.game import Game
from sobremesa.core.meta import Setup
from sobremesa.core.playout import copies, playouts
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State


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
    simulations_per_s: int
    """Of a search, each played out to the end of one stage: a period, a lap; alone, to the end of the game."""


def measure(title: Game, setup: Setup, *, seconds: float = 0.4, times: int = 5) -> Speed:
    """Measure a title in one setup: each figure is the best of several runs of so many seconds."""
    start = title.new(setup)
    middle = _middle(start)
    searched = _stage(title, start)
    return Speed(
        title.meta.id,
        setup.edition,
        setup.players,
        _is_compiled(start),
        _best(lambda games: int(playouts(start, Rng(1), games)), seconds, times),
        _best(lambda games: _driven(start, games), seconds, times),
        _best(lambda number: _copies(middle, number), seconds, times),
        _best(lambda number: _simulations(title, searched, number), seconds, times),
    )


def _is_compiled(state: State) -> bool:
    """Tell whether the rules of a title run compiled: those of another distribution may be plain Python."""
    return not str(sys.modules[type(state).__module__].__file__).endswith(".py")


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


def _simulations(title: Game, state: State, number: int) -> int:
    search = Search(state, title.heuristic, Rng(1), horizon=1)
    search.run(number)
    return int(search.simulations)


def _stage(title: Game, start: State) -> State:
    """Return the first choice among five or more once a greedy game has entered its first period or lap.

    In a game that has no such choice, the last of its choices.
    """
    state, chance, bot = start.copy(), Rng(1), make("greedy", title, 1)
    begun = title.heuristic.stage(state)
    staged = title.heuristic.horizon(state) > 0
    last = state.copy()
    while (staged and title.heuristic.stage(state) == begun) or state.turn == CHANCE or len(state.legal()) < 5:
        if state.turn == OVER:
            return last
        if state.turn != CHANCE:
            last = state.copy()
        state.play(state.sample(chance) if state.turn == CHANCE else bot.choose(state))
    return state


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
