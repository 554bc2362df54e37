"""The review of a game: what each seat could expect as it went, and the decisions that cost most.

`review` does it all. To spread the work otherwise: every one of `moments(record)` goes through `weigh`, in any order
and in any process, and `gather` puts together what came out.
"""

import json
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import asdict, dataclass

from sobremesa.bots import evaluate, make
from sobremesa.bots.search import Search
from sobremesa.core.errors import UserError
from sobremesa.core.events import Event
from sobremesa.core.game import Game
from sobremesa.core.meta import Setup
from sobremesa.core.record import Record
from sobremesa.core.registry import game as find_game
from sobremesa.core.rng import Rng, mix
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State
from sobremesa.review.judge import judge, try_out
from sobremesa.workers import process_pool

BUDGET = 600
"""Simulations of the search in one decision; what it finds is tried out in up to two and a half times as many more."""
LEAST = 0.01
"""The least cost that is reported: a hundredth of a win, or of the points when playing alone."""
SURE = 2.5
"""And at least so many standard errors: of hundreds of decisions, some would pass a lower bar by luck."""
LINE = 8
"""Actions shown of how the game would have continued."""
TRIALS = 24
"""Play-outs that estimate the points when playing alone."""


@dataclass(frozen=True)
class Costly:
    """A decision that cost something."""

    number: int
    """How many actions of the record came before it."""
    seat: int
    played: int
    better: int
    expected: float
    """The expectation after the action played: 0 to 1, of winning; alone, of the full points."""
    possible: float
    """And of the better action."""
    rule: str
    """The rule behind the better action."""
    line: tuple[int, ...]
    """How it would likely have gone on after it, chance included."""

    @property
    def cost(self) -> float:
        """Return how much it cost."""
        return self.possible - self.expected


@dataclass(frozen=True)
class Review:
    """The result of a review."""

    odds: tuple[tuple[int, tuple[float, ...]], ...]
    """Each seat's expectation after so many actions; the true result comes last."""
    costly: tuple[Costly, ...]
    """The decisions whose cost is reported, the costliest first."""
    done: float
    """The share of decisions that were judged: less than 1 if the review was stopped."""

    def worst(self, count: int = 5, seat: int | None = None) -> tuple[Costly, ...]:
        """Return the decisions that cost most, of everybody or of one seat."""
        return tuple(decision for decision in self.costly if seat is None or decision.seat == seat)[:count]


@dataclass(frozen=True)
class JudgedMoment:
    """A decision to be judged, in a form that can be sent to another process."""

    game: str
    setup: Setup
    position: tuple[int, ...]
    """The snapshot."""
    number: int
    played: int
    budget: int
    seed: int

    def state(self) -> State:
        """Return the position before the decision."""
        state: State = find_game(self.game).new(self.setup)
        state.restore(list(self.position))
        return state


def review(
    record: Record,
    *,
    budget: int = BUDGET,
    jobs: int = 1,
    seed: int = 0,
    progress: Callable[[float], bool] | None = None,
) -> Review:
    """Review a game. `progress` is told how much of it is done, and answers False to stop with what is known so far.

    Ctrl-C stops it too. The same budget and seed, the same review, with any number of jobs.
    """
    waiting = moments(record, budget, seed)
    decisions: list[Costly | None] = []
    with suppress(KeyboardInterrupt), closing(_weighed(waiting, jobs)) as weighed:
        for decision in weighed:
            decisions.append(decision)
            if progress is not None and not progress(len(decisions) / len(waiting)):
                break
    return gather(record, decisions, len(decisions) / len(waiting) if waiting else 1.0)


def moments(record: Record, budget: int = BUDGET, seed: int = 0) -> list[JudgedMoment]:
    """Return the decisions that had an alternative, shuffled: a stopped review then covers the whole game."""
    decisions = [
        JudgedMoment(
            record.game.meta.id, record.setup, tuple(state.snapshot()), number, action, budget, mix(seed, number)
        )
        for number, (state, action) in enumerate(zip(record.states(), record.actions, strict=False))
        if state.turn >= 0 and len(state.legal()) > 1
    ]
    return sorted(decisions, key=lambda moment: moment.seed)


def weigh(moment: JudgedMoment) -> Costly | None:
    """Judge one decision; return nothing if its cost is below what is reported."""
    game, state = find_game(moment.game), moment.state()
    said = judge(game, state, moment.played, moment.budget, moment.seed, LEAST)
    if said.cost < max(LEAST, SURE * said.error):
        return None
    line, events = _likely(game, state, said.better, moment.budget // 4, moment.seed)
    rule = next((event.rule for event in events if event.rule), "")
    return Costly(moment.number, int(state.turn), moment.played, said.better, said.expected, said.possible, rule, line)


def expected(moment: JudgedMoment, actions: Sequence[int]) -> list[float]:
    """Return what `expert` expects of each of some actions in a position; in `budget` simulations each."""
    return try_out(find_game(moment.game), moment.state(), actions, moment.budget, moment.seed)


def gather(record: Record, decisions: Iterable[Costly | None], done: float = 1.0) -> Review:
    """Return the review of a record from its judged decisions."""
    costly = [decision for decision in decisions if decision is not None]
    costly.sort(key=lambda decision: (-decision.cost, decision.number))
    return Review(tuple(_odds(record)), tuple(costly), done)


def write(review: Review) -> str:
    """Return a review as JSON, to be stored."""
    return json.dumps(asdict(review))


def read(text: str) -> Review:
    """Return a stored review. Raises `UserError` if it cannot be read."""
    try:
        stored = json.loads(text)
        odds = tuple((int(number), tuple(map(float, seats))) for number, seats in stored["odds"])
        costly = tuple(Costly(**{**row, "line": tuple(row["line"])}) for row in stored["costly"])
        return Review(odds, costly, float(stored["done"]))
    except (ValueError, KeyError, TypeError):
        raise UserError("no-review", given=text[:40]) from None


def _weighed(waiting: list[JudgedMoment], jobs: int) -> Generator[Costly | None, None, None]:
    """Judge here or in worker processes; if the caller stops iterating, what has not begun is cancelled."""
    if jobs == 1:
        yield from map(weigh, waiting)
        return
    pool = process_pool(jobs)
    try:
        yield from pool.map(weigh, waiting, chunksize=2)
    finally:
        pool.shutdown(cancel_futures=True)


def _likely(game: Game, state: State, action: int, budget: int, seed: int) -> tuple[tuple[int, ...], list[Event]]:
    """Play an action and what is likely to follow, until the same seat's next turn or the end of the period."""
    after, events = state.copy(), list[Event]()
    after.journal = events
    after.apply(action)
    bot, luck, line = make(f"planner@{max(budget, 1)}", game, seed), Rng(seed), list[int]()
    stage, passed = game.heuristic.stage(state), False
    while len(line) < LINE and after.turn != OVER and game.heuristic.stage(after) == stage:
        passed = passed or after.turn not in (state.turn, CHANCE)
        if passed and after.turn == state.turn:
            break
        line.append(int(after.sample(luck)) if after.turn == CHANCE else bot.choose(after))
        after.apply(line[-1])
    return tuple(line), events


def _odds(record: Record) -> Iterator[tuple[int, tuple[float, ...]]]:
    """Return each seat's expectation whenever the turn passed to another, and the result."""
    seen = None
    for number, state in enumerate(record.states()):
        turn = int(state.turn)
        if turn == OVER or (turn >= 0 and (turn != seen or record.setup.players == 1)):
            seen = turn
            yield number, tuple(_expected(record.game, state))


def _expected(game: Game, state: State) -> list[float]:
    """Return the odds of winning; alone, what play-outs come to, since points so far say little of those to come."""
    if not game.heuristic.full() or state.turn == OVER:
        return evaluate(game, state)
    search = Search(state, game.heuristic, Rng(0))
    total = 0.0
    for trial in range(TRIALS):
        after = state.copy()
        search.deal(trial)
        search.play_out(after)
        total += game.heuristic.odds(after)[0]
    return [total / TRIALS]
