"""Many games between bots: on every core or a cluster, reproducible by seed, stopped at any moment without loss."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from time import perf_counter, process_time
from typing import Protocol

from sobremesa.lab.playing import GameRow, Plan, play_many, play_one
from sobremesa.lab.workers import Workers, workers

PART = 1.0
"""How many seconds of work are given to a worker at a time: what is lost at most when it dies or all is stopped."""
MOST = 5000
"""How many games are at most given to a worker at a time."""


@dataclass(frozen=True)
class SeatResult:
    """How one seat did (if bots rotate: one bot): mean points with the 95% interval of the mean, and the games won."""

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
    seats: list[SeatResult] = field(default_factory=list)
    forfeits: int = 0
    """Games that a bot of one's own lost by an error or something illegal."""
    faults: list[str] = field(default_factory=list)
    """What went wrong in them, each once."""


class Games(Protocol):
    """Where rows are stored, and from where a run goes on."""

    def missing(self, numbers: range) -> list[range]:
        """Return the games that are not there yet."""
        ...

    def add(self, rows: list[GameRow]) -> None:
        """Store some games, all of them or none."""
        ...

    def rows(self, numbers: range) -> Iterable[GameRow]:
        """Return the games that are there."""
        ...


def simulate(
    plan: Plan,
    jobs: int = 1,
    progress: Callable[[int], object] = lambda _: None,
    *,
    cluster: str = "",
    stored: Games | None = None,
) -> Summary:
    """Play all games of a plan. Ctrl-C keeps what is done: `finished` tells how much that is."""
    begun = perf_counter()
    finished: list[GameRow] = []
    faults: list[str] = []
    try:
        with workers(jobs, cluster) as crew:
            for part in rows(plan, crew, stored.missing(plan.numbers) if stored else [plan.numbers]):
                faults += [row.forfeit for row in part if row.forfeit]
                if stored is not None:
                    stored.add(part)
                else:
                    finished += [_bare(row) for row in part]
                progress(len(part))
    except KeyboardInterrupt:
        pass
    summary = summarise(plan, stored.rows(plan.numbers) if stored else finished, perf_counter() - begun)
    summary.forfeits, summary.faults = len(faults), sorted(set(faults))
    return summary


def rows(plan: Plan, crew: Workers, missing: Iterable[range]) -> Iterator[list[GameRow]]:
    """Play the games that are missing, and return them part by part as they are done."""
    ranges = [numbers for numbers in missing if numbers]
    if ranges:
        for _, part in crew.map(partial(play_many, plan), parts(plan, ranges, crew.jobs)):
            yield part


def collect(plan: Plan, crew: Workers, progress: Callable[[int], object] = lambda _: None) -> list[GameRow]:
    """Play all games of a plan and return them."""
    games: list[GameRow] = []
    for part in rows(plan, crew, [plan.numbers]):
        games += part
        progress(len(part))
    return games


def parts(plan: Plan, ranges: list[range], jobs: int) -> list[range]:
    """Cut games into parts of about a second, small enough that all workers have some."""
    took = 0.0
    for _ in range(2):
        # The first warms up; a slow one need not. Processor time, because others may be using the machine too.
        if took < 0.1:
            begun = process_time()
            play_one(plan, ranges[0][0])
            took = process_time() - begun
    fits = int(PART / max(took, 1e-6))
    size = max(1, min(fits, MOST, sum(map(len, ranges)) // (8 * jobs)))
    return [numbers[at : at + size] for numbers in ranges for at in range(0, len(numbers), size)]


def _bare(row: GameRow) -> GameRow:
    """Return a row without what happened, which nobody will ask."""
    return GameRow(row.number, row.points, row.ranks, row.decisions)


def summarise(plan: Plan, rows: Iterable[GameRow], seconds: float) -> Summary:
    """Return the summary of what was played."""
    summary = Summary(plan.games, seconds=seconds)
    points: list[list[int]] = [[] for _ in plan.bots]
    wins = [0] * len(plan.bots)
    for row in rows:
        summary.finished += 1
        summary.decisions += row.decisions
        for seat, point in enumerate(row.points):
            bot = plan.bot(row.number, seat)
            points[bot].append(point)
            wins[bot] += row.ranks[seat] == 1
    for bot, name in enumerate(plan.bots):
        mean, half = mean_and_half(points[bot])
        summary.seats.append(SeatResult(name, mean, (mean - half, mean + half), wins[bot]))
    return summary


def mean_and_half(values: list[int]) -> tuple[float, float]:
    """Return the mean and half the width of its 95% interval."""
    if len(values) < 2:
        return float(sum(values)), 0.0
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, 1.96 * sqrt(variance / len(values))
