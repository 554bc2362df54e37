"""The chart: the printed map and sheet as numbers. Made from the content once; never changes during a game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = ["BROKEN", "MOTHER_SHIP", "PLACES", "PLANETS", "Chart"]

PLANETS: Final = 7
MOTHER_SHIP: Final = 0
"""Places: 0 is the Mother Ship, 1 to 7 are the planets."""
PLACES: Final = 8
BROKEN: Final = 8
"""Where a broken-down ship lies: not a place that can be travelled to."""


class Chart:
    """Routes, modifiers, multipliers and boxes of one map."""

    def __init__(
        self,
        fuel: list[int],
        modifiers: list[int],
        multipliers: list[int],
        columns: list[int],
        boxes: list[int],
        costs: list[int],
    ) -> None:
        self.fuel = vec[i64](fuel)
        self.modifiers = vec[i64](modifiers)
        self.multipliers = vec[i64](multipliers)
        self.columns = vec[i64](columns)
        self.boxes = vec[i64](boxes)
        self.costs = vec[i64](costs)

    def route(self, here: i64, there: i64) -> i64:
        """Return the fuel printed on the route between two places; 0 where no route is printed."""
        return self.fuel[here * PLACES + there]

    def modifier(self, planet: i64, kind: i64) -> i64:
        """Return what a planet adds to the white die against that kind of action."""
        return self.modifiers[(planet - 1) * 3 + kind]
