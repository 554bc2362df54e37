"""Estimates with their intervals, and what remains of a finding when many things were looked at at once."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt

Z95 = 1.959964


@dataclass(frozen=True)
class Estimate:
    """A figure, its 95% interval, and how likely such a one is by luck if there is nothing (two-sided)."""

    value: float
    low: float
    high: float
    p: float


def two_sided(difference: float, error: float) -> float:
    """Return how likely so large a difference is by luck."""
    if error <= 0:
        return 1.0 if difference == 0 else 0.0
    return erfc(abs(difference) / error / sqrt(2))


def ratio(won: float, fair: float, won2: float, both: float, fair2: float) -> Estimate:
    """Return what was won for each that was fair, from sums over games: of both, their squares and their product.

    The games are the sample, not the seats: what one seat wins another cannot. The interval is the ratio's
    (linearised); the test is of the difference, whose error holds when the ratio is 1.
    """
    if fair <= 0:
        return Estimate(0.0, 0.0, 0.0, 1.0)
    value = won / fair
    half = Z95 * sqrt(max(won2 - 2 * value * both + value**2 * fair2, 0.0)) / fair
    error = sqrt(max(won2 - 2 * both + fair2, 0.0))
    return Estimate(value, max(value - half, 0.0), value + half, two_sided(won - fair, error))


def difference(values: Sequence[float], others: Sequence[float] = ()) -> Estimate:
    """Return the difference of two means (Welch); of one sample, its mean: pairs come as their differences."""
    mean, error2 = _mean(values)
    other, other2 = _mean(others)
    error = sqrt(error2 + other2)
    value = mean - other
    return Estimate(value, value - Z95 * error, value + Z95 * error, two_sided(value, error))


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """Return a mean and the square of its error."""
    count = len(values)
    if count < 2:
        return (values[0] if count else 0.0), 0.0
    mean = sum(values) / count
    return mean, sum((value - mean) ** 2 for value in values) / (count - 1) / count


def holm(chances: Sequence[float]) -> list[float]:
    """Return chances corrected for having looked at all of them (Holm 1979): below 0.05 one holds among them all."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    corrected, worst = [0.0] * len(chances), 0.0
    for rank, i in enumerate(order):
        worst = max(worst, min(1.0, chances[i] * (len(chances) - rank)))
        corrected[i] = worst
    return corrected
