"""Amounts to choose from: of a range the list offers a ladder; every step of the range is accepted."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.state import Range

RUNGS: Final = vec[i64]([0, 500, 1000, 2000, 4000, 8000, 16000, 32000])
RUNG_COUNT: Final[i64] = 8
FIRST: Final = 6
"""Where an action's first argument begins; the next ones follow sixteen bits apart."""


def list_amounts(buffer: "vec[i64]", count: i64, verb: i64, least: i64, most: i64, step: i64) -> i64:
    """From the least to the most in growing steps."""
    last = least - 1
    for i in range(RUNG_COUNT):
        amount = least + RUNGS[i]
        amount -= (amount - least) % step
        if last < amount < most:
            buffer[count] = pack(verb, amount // 50)
            count += 1
            last = amount
    buffer[count] = pack(verb, most // 50)
    return count + 1


def range_of(verb: i64, least: i64, most: i64, step: i64) -> Range:
    """Return the range of an action with one argument, an amount."""
    return Range(int(verb), FIRST, int(least // 50), int(most // 50), int(step // 50))
