"""Who has anything to decide: nobody is asked who has no choice."""

from mypy_extensions import i64

from sobremesa.games.elplan.engine.actions import FINE
from sobremesa.games.elplan.engine.columns import THREE
from sobremesa.games.elplan.engine.numbers import (
    ADMINISTRATION,
    BUYING,
    D6,
    EVENT_CHOICE,
    INNOVATION,
    INSURANCE,
    INVESTMENT,
    NOT_YET,
    OPPORTUNITY,
    PLANS,
    PRODUCTION,
    SELLING,
    SPACE,
    SUBSIDY,
)
from sobremesa.games.elplan.engine.rules.d1 import may_ignore
from sobremesa.games.elplan.engine.rules.d2_cards import why_not_activate, why_not_fill_slot
from sobremesa.games.elplan.engine.rules.d3 import can_acquire
from sobremesa.games.elplan.engine.rules.d4 import can_produce
from sobremesa.games.elplan.engine.rules.d5 import can_buy
from sobremesa.games.elplan.engine.rules.d5_sell import can_sell
from sobremesa.games.elplan.engine.rules.d7 import why_not_innovate
from sobremesa.games.elplan.engine.rules.effects import asked_for_choice, owes_toll
from sobremesa.games.elplan.engine.rules.outsourcing import why_not_point
from sobremesa.games.elplan.engine.rules.summary import must_choose
from sobremesa.games.elplan.engine.rules.toll import why_not_toll
from sobremesa.games.elplan.engine.state import Position

__all__ = ["asks", "can_pay_toll", "can_start"]


def asks(position: Position, seat: i64) -> bool:
    """Tell whether a seat has anything to decide in this phase. Nobody is asked who has no choice."""
    phase = position.phase
    if phase == PLANS or phase == OPPORTUNITY or phase == ADMINISTRATION:
        return True
    if phase == INSURANCE:
        return may_ignore(position, seat)
    if phase == EVENT_CHOICE:
        return asked_for_choice(position, seat)
    if phase == INVESTMENT:
        if position.fresh != NOT_YET:
            return can_start(position, position.fresh)
        return can_acquire(position) or can_pay_toll(position)
    if phase == PRODUCTION:
        return can_produce(position, seat) or can_pay_toll(position)
    if phase == BUYING:
        return can_buy(position) or can_pay_toll(position)
    if phase == SELLING:
        return can_sell(position)
    if phase == SUBSIDY:
        return position.get(seat, SPACE) >= D6
    if phase == INNOVATION:
        return why_not_innovate(position) == FINE
    return must_choose(position, seat)


def can_start(position: Position, card: i64) -> bool:
    """Tell whether the card just acquired can be activated at once (elplan.d3.activate_later)."""
    for ideas in range(8):
        if why_not_activate(position, card, ideas) == FINE:
            return True
    for slot in range(THREE):
        if why_not_fill_slot(position, card, slot, 0) == FINE or why_not_fill_slot(position, card, slot, 1) == FINE:
            return True
    for i in range(position.held(position.turn)):
        if why_not_point(position, position.card_at(position.turn, i)) == FINE:
            return True
    return False


def can_pay_toll(position: Position) -> bool:
    """Tell whether the seat in turn could pay for its space's benefit now (elplan.d1.toll)."""
    if not owes_toll(position, position.turn):
        return False
    for resource in range(THREE):
        if why_not_toll(position, resource) == FINE:
            return True
    return False
