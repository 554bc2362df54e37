"""Many games between bots: on every core, reproducible by seed, stopped at any moment without loss."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from time import perf_counter

from sobremesa.bots import make
from sobremesa.core.errors import UserError
from sobremesa.core.meta import Setup
from sobremesa.core.registry import game as find_game
from sobremesa.core.rng import Rng, mix
from sobremesa.core.seats import CHANCE, OVER

__all__ = ["Plan", "Row", "Seat", "Summary", "play_one", "simulate", "spread_bots"]


@dataclass(frozen=True)
class Plan:
    """What is to be simulated."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    games: int
    seed: int


@dataclass(frozen=True)
class Row:
    """One game: its number in the plan, points and ranks by seat, and how many actions it took, chance included."""

    number: int
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int


@dataclass(frozen=True)
class Seat:
    """How one seat did: mean points with the 95% interval of the mean, and the games it won or shared."""

    bot: str
    mean: float
    ci95: tuple[float, float]
    wins: int


@dataclass
class Summary:
    """What came out."""

    games: int
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    seats: list[Seat] = field(default_factory=list)


def spread_bots(names: list[str], players: int | None, least: int) -> tuple[str, ...]:
    """Return a bot for each seat: one name sits everywhere, several must be as many as the seats."""
    seats = players or (len(names) if len(names) > 1 else least)
    if len(names) == 1:
        return tuple(names * seats)
    if len(names) != seats:
        raise UserError("bad-bots", given=len(names), accepted=seats)
    return tuple(names)


def play_one(plan: Plan, number: int) -> Row:
    """Play one game of a plan. It depends on the plan's seed and the number alone, not on who plays it where."""
    title = find_game(plan.game)
    state = title.new(plan.setup)
    chance = Rng(mix(plan.seed, number))
    bots = [make(name, title, mix(plan.seed, number, seat + 1)) for seat, name in enumerate(plan.bots)]
    decisions = 0
    while state.turn != OVER:
        turn = state.turn
        state.play(state.sample(chance) if turn == CHANCE else bots[turn].choose(state))
        decisions += 1
    result = state.result()
    assert result is not None
    return Row(number, tuple(result.points), tuple(result.ranks), decisions)


def play_many(plan: Plan, numbers: range) -> list[Row]:
    """Play some games of a plan."""
    return [play_one(plan, number) for number in numbers]


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda _: None) -> Summary:
    """Play all games of a plan. Ctrl-C keeps what is done: `finished` tells how much that is."""
    begun = perf_counter()
    rows: list[Row] = []
    try:
        for part in _parts(plan, jobs):
            rows += part
            progress(len(part))
    except KeyboardInterrupt:
        pass
    return summarise(plan, rows, perf_counter() - begun)


def _parts(plan: Plan, jobs: int) -> Iterator[list[Row]]:
    size = max(1, min(500, plan.games // (8 * jobs) or 1))
    chunks = [range(at, min(at + size, plan.games)) for at in range(0, plan.games, size)]
    if jobs == 1:
        for chunk in chunks:
            yield play_many(plan, chunk)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from _pooled(plan, chunks, pool)


def _pooled(plan: Plan, chunks: list[range], pool: Executor) -> Iterator[list[Row]]:
    waiting: list[Future[list[Row]]] = [pool.submit(play_many, plan, chunk) for chunk in chunks]
    try:
        for done in as_completed(waiting):
            yield done.result()
    finally:
        for future in waiting:
            future.cancel()


def summarise(plan: Plan, rows: list[Row], seconds: float) -> Summary:
    """Return the summary of what was played."""
    summary = Summary(plan.games, len(rows), sum(row.decisions for row in rows), seconds)
    for seat, bot in enumerate(plan.bots):
        points = [row.points[seat] for row in rows]
        mean = sum(points) / len(points) if points else 0.0
        half = 0.0
        if len(points) > 1:
            variance = sum((point - mean) ** 2 for point in points) / (len(points) - 1)
            half = 1.96 * sqrt(variance / len(points))
        wins = sum(1 for row in rows if row.ranks[seat] == 1)
        summary.seats.append(Seat(bot, mean, (mean - half, mean + half), wins))
    return summary
