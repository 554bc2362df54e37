"""Set-up: the table before anything is turned up.

Compiled like the rest of the rules: compiled code never frees a `vec` that plain Python hands to it.
"""

from typing import Final

from sobremesa.core.seats import CHANCE
from sobremesa.core.state import filled
from sobremesa.games.elplan.engine.columns import COPIES, NOTHING
from sobremesa.games.elplan.engine.numbers import (
    FIRST_PLAYER,
    HELD,
    IDLE,
    MOST_HELD,
    NOT_YET,
    OFFERING,
    PLAN,
    SEAT,
    SPACE,
    TARGET,
)
from sobremesa.games.elplan.engine.parameters import Parameters
from sobremesa.games.elplan.engine.play import ElPlan

__all__ = ["opening"]

START: Final = 2
"""Everyone starts with two of each resource (elplan.setup.resources)."""


def opening(parameters: Parameters) -> ElPlan:
    """Two of each resource for everyone (elplan.setup.resources), all cards in their decks (elplan.setup.decks)."""
    seat = [0] * SEAT
    seat[IDLE : IDLE + 3] = [START] * 3
    seat[PLAN] = seat[SPACE] = seat[TARGET] = NOT_YET
    seat[HELD] = 0
    copies = [int(parameters.card(card, COPIES)) for card in range(int(parameters.card_count))]
    return ElPlan(
        parameters,
        CHANCE,
        OFFERING if parameters.offers_period == 0 else FIRST_PLAYER,
        0,
        NOT_YET,
        0,
        0,
        NOTHING,
        2 ** int(parameters.event_count) - 1,
        0,
        2 ** int(parameters.plan_count) - 1,
        0,
        0,
        0,
        NOT_YET,
        0,
        0,
        NOT_YET,
        filled(seat * int(parameters.players)),
        filled([NOT_YET] * (MOST_HELD * int(parameters.players))),
        filled(copies + [0] * len(copies)),
        filled([NOTHING] * 9 + [0] * 9),
        filled([0] * 6),
    )
