"""The odds of That's My Planet!: how likely an attempt on a planet is to succeed, card by card, and what it brings."""

from dataclasses import dataclass
from fractions import Fraction

from sobremesa.games.planeta.engine.numbers import BIT, MOTHER_SHIP, TIE_FAIL, TIE_SUCCESS
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.engine.rules.act import FACES
from sobremesa.games.planeta.engine.rules.score import total


@dataclass(frozen=True)
class Odds:
    """How an attempt may end before the die is rolled, with a card of this value; the rest of the chances is a tie."""

    value: int
    success: Fraction
    failure: Fraction
    points: int
    """What success adds to the total."""

    @property
    def percent(self) -> int:
        """The chance of success, in whole per cent."""
        return round(100 * self.success)


def attempt(position: Planeta, ship: int, planet: int, value: int = 0) -> Odds | None:
    """Return the odds of a ship on a planet with a card of a value, its team's best if none is given.

    Nothing where the ship cannot try: at the Mother Ship, where its action is outranked, or without a card. The card is
    chosen after the die, and the best one is never worse than another: so its odds are those of the attempt.
    """
    value = value or int(position.best_value(ship))
    if planet == MOTHER_SHIP or position.is_outranked(planet, ship) or value == 0:
        return None
    tie, modifier = int(position.parameters.tie), int(position.parameters.modifier(planet, ship))
    over = [value - (face + modifier) for face in range(1, int(FACES) + 1)]
    success = sum(margin > 0 or (margin == 0 and tie == TIE_SUCCESS) for margin in over)
    failure = sum(margin < 0 or (margin == 0 and tie == TIE_FAIL) for margin in over)
    after = position.copy()
    after.marks[planet] = after.marks[planet] | BIT[ship]
    return Odds(value, Fraction(success, len(over)), Fraction(failure, len(over)), int(total(after) - total(position)))
