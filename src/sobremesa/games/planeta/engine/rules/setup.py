"""Set-up: the table before the first card.

Compiled like the rest of the rules: compiled code never frees a `vec` that plain Python hands to it.
"""

from sobremesa.core.seats import CHANCE
from sobremesa.core.state import filled
from sobremesa.games.planeta.engine.numbers import FULL, MOTHER_SHIP, PLANETS
from sobremesa.games.planeta.engine.parameters import Parameters
from sobremesa.games.planeta.engine.play import Planeta


def opening(parameters: Parameters) -> Planeta:
    """Ships on the Mother Ship with six fuel (planeta.setup.ships), the whole deck face down (planeta.setup.deck)."""
    suit = 2**13 - 1 if parameters.faces else 2**10 - 1
    return Planeta(
        parameters,
        CHANCE,
        filled([0] * 12 + [suit] * 4 + [0] * 4),
        filled([MOTHER_SHIP] * 3 + [FULL] * 3),
        filled([0] * (PLANETS + 1)),
        filled([0] * 3),
    )
