"""Weights that are learnt by playing: candidates are drawn around the best so far, and move it to where the better
half of them lie.

This is the separable evolution strategy with covariance adaptation (Ros and Hansen 2008): each weight has a step of its
own, and all share one that grows while the mean keeps its direction.
"""

from collections.abc import Callable
from math import exp, log, sqrt

from sobremesa.bots.training import mean_alone, share_won
from sobremesa.core.heuristic import Heuristic
from sobremesa.core.rng import Rng, mix
from sobremesa.core.state import State

CANDIDATES = 40
GAMES = 250
GAMES_AT_TABLES = 100
"""Of each candidate, with the same luck as the others of its generation."""
FIRST_STEP, LARGEST_STEP = 0.5, 1.0
DIGITS = 3
"""As many are kept of a weight."""


def normal(rng: Rng) -> float:
    """Return a number by lot, normally distributed for our purposes, without logarithms that differ by machine."""
    return sum(int(rng.below(65536)) for _ in range(12)) / 65536 - 6.0


class Evolution:
    """Weights of a heuristic, and how they get better. The same seed gives the same weights."""

    def __init__(
        self, start: State, heuristic: Heuristic, seed: int, games: int, rival: Heuristic | None = None
    ) -> None:
        self.start = start
        self.heuristic = heuristic
        self.rival = rival
        """Of the same kind, at a table: it has the other half of the seats, and goes by the best so far."""
        self.seed = seed
        self.games = games
        self.rng = Rng(seed)
        self.mean = heuristic.weights()
        self.generation = 0
        size = len(self.mean)
        self.units = [1.0 if abs(weight) > 2 else 0.5 if abs(weight) > 0.4 else 0.3 for weight in self.mean]
        """How far a weight may reasonably move at once."""
        self.step = FIRST_STEP
        self.variances = [1.0] * size
        self.step_path = [0.0] * size
        self.path = [0.0] * size
        half = CANDIDATES // 2
        ranks = [log(half + 0.5) - log(rank + 1) for rank in range(half)]
        self.shares = [rank / sum(ranks) for rank in ranks]
        """How much each of the better half counts."""
        mass = 1 / sum(share * share for share in self.shares)
        self.mass = mass
        self.step_rate = (mass + 2) / (size + mass + 5)
        self.damping = 1 + self.step_rate + 2 * max(0.0, sqrt((mass - 1) / (size + 1)) - 1)
        self.path_rate = (4 + mass / size) / (size + 4 + 2 * mass / size)
        faster = (size + 2) / 3
        self.one_rate = faster * 2 / ((size + 1.3) ** 2 + mass)
        self.half_rate = min(1 - self.one_rate, faster * 2 * (mass - 2 + 1 / mass) / ((size + 2) ** 2 + mass))
        self.expected = sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))

    def advance(self) -> None:
        """Draw candidates, let each play, and go where the better half lie."""
        self.generation += 1
        drawn = [[normal(self.rng) for _ in self.mean] for _ in range(CANDIDATES)]
        spread = [self.step * sqrt(v) * unit for v, unit in zip(self.variances, self.units, strict=True)]
        if self.rival is not None:
            self.rival.weigh(self.mean)
        results = []
        for candidate in drawn:
            self.heuristic.weigh([m + s * z for m, s, z in zip(self.mean, spread, candidate, strict=True)])
            results.append(self.play())
        ranked = sorted(range(CANDIDATES), key=lambda number: -results[number])
        better = [(share, drawn[number]) for share, number in zip(self.shares, ranked, strict=False)]
        self._move(better, spread)

    def _move(self, better: list[tuple[float, list[float]]], spread: list[float]) -> None:
        """Move the mean, and adapt the steps."""
        size = len(self.mean)
        shift = [sum(share * candidate[i] for share, candidate in better) for i in range(size)]
        kept, added = 1 - self.step_rate, sqrt(self.step_rate * (2 - self.step_rate) * self.mass)
        self.step_path = [kept * path + added * z for path, z in zip(self.step_path, shift, strict=True)]
        length = sqrt(sum(path * path for path in self.step_path))
        settled = length / sqrt(1 - kept ** (2 * self.generation)) < (1.4 + 2 / (size + 1)) * self.expected
        added = sqrt(self.path_rate * (2 - self.path_rate) * self.mass) if settled else 0.0
        for i, z in enumerate(shift):
            variance = self.variances[i]
            self.mean[i] += spread[i] * z
            self.path[i] = (1 - self.path_rate) * self.path[i] + added * sqrt(variance) * z
            seen = variance * sum(share * candidate[i] ** 2 for share, candidate in better)
            self.variances[i] = (
                (1 - self.one_rate - self.half_rate) * variance
                + self.one_rate * self.path[i] ** 2
                + self.half_rate * seen
            )
        self.step = min(self.step * exp(self.step_rate / self.damping * (length / self.expected - 1)), LARGEST_STEP)

    def play(self) -> float:
        """Return how well the heuristic does with the luck of this generation: alone, or against its rival."""
        luck = Rng(mix(self.seed, self.generation))
        if self.rival is None:
            return float(mean_alone(self.start, self.heuristic, self.games, luck))
        return float(share_won(self.start, self.heuristic, self.rival, self.games, luck))

    def weights(self) -> list[float]:
        """Return the best so far, rounded."""
        return [round(weight, DIGITS) for weight in self.mean]


def evolve(
    start: State,
    heuristic: Heuristic,
    games: int,
    seed: int,
    advance: Callable[[float], None],
    rival: Heuristic | None = None,
) -> list[float]:
    """Return the weights that so many games lead to: whole generations of them, at least one."""
    each = GAMES if rival is None else GAMES_AT_TABLES
    evolution = Evolution(start, heuristic, seed, each, rival)
    for _ in range(max(1, games // (CANDIDATES * each))):
        evolution.advance()
        advance(CANDIDATES * each)
    return evolution.weights()
