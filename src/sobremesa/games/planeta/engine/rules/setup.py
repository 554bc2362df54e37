"""Set-up: the table before the first card.

Compiled like the rest of the rules: compiled code never frees a `vec` that plain Python hands to it.
"""

from mypy_extensions import i64

from sobremesa.core.seats import CHANCE
from sobremesa.core.state import filled
from sobremesa.games.planeta.engine.numbers import BURN, FULL, NOBODY
from sobremesa.games.planeta.engine.parameters import MOTHER_SHIP, PLANETS, Chart
from sobremesa.games.planeta.engine.play import Planeta

__all__ = ["opening"]


def opening(chart: Chart, tie: i64, barred: i64, faces: bool) -> Planeta:
    """Ships on the Mother Ship with six fuel (planeta.setup.ships), the whole deck face down (planeta.setup.deck)."""
    suit = 2**13 - 1 if faces else 2**10 - 1
    return Planeta(
        chart,
        tie,
        barred,
        CHANCE,
        BURN,
        filled([0] * 12 + [suit] * 4 + [0] * 4),
        3,
        54 if faces else 42,
        0,
        0,
        0,
        filled([MOTHER_SHIP] * 3 + [FULL] * 3),
        filled([0] * (PLANETS + 1)),
        filled([0] * 3),
        NOBODY,
        NOBODY,
        0,
        NOBODY,
        0,
        0,
    )
