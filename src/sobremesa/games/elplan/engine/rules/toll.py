"""The toll: an event has players pay for the benefit of their space."""

from mypy_extensions import i64

from sobremesa.games.elplan.engine.actions import CANNOT_PAY, FINE, NO_TOLL, OTHER_PHASE, TOLL_OTHER_KIND
from sobremesa.games.elplan.engine.columns import ANY
from sobremesa.games.elplan.engine.columns import TOLL as TOLL_COLUMN
from sobremesa.games.elplan.engine.numbers import (
    ADMINISTRATION,
    BUYING,
    INVESTMENT,
    NOT_YET,
    PRODUCTION,
    SPACE,
    SUBSIDY,
    TOLL_PAID,
)
from sobremesa.games.elplan.engine.rules.d2 import help_out
from sobremesa.games.elplan.engine.rules.d6 import collect
from sobremesa.games.elplan.engine.rules.effects import in_force, owes_toll
from sobremesa.games.elplan.engine.rules.opportunity import district_of
from sobremesa.games.elplan.engine.state import Position

__all__ = ["pay_toll", "why_not_toll"]


def district_enabled(position: Position) -> i64:
    """Return the district in which the benefits of spaces are taken now, 0 outside them."""
    phase = position.phase
    if phase == ADMINISTRATION:
        return 2
    if phase == INVESTMENT:
        return 3
    if phase == PRODUCTION:
        return 4
    if phase == BUYING:
        return 5
    return 6 if phase == SUBSIDY else 0


def why_not_toll(position: Position, resource: i64) -> i64:
    """Paid from idle resources in the own turn in the district of the space (elplan.d1.toll)."""
    seat = position.turn
    district = district_enabled(position)
    if district == 0 or (position.phase == INVESTMENT and position.fresh != NOT_YET):
        return OTHER_PHASE
    if not owes_toll(position, seat):
        return NO_TOLL
    if position.get(seat, SPACE) < 0 or district_of(position.get(seat, SPACE)) != district:
        return OTHER_PHASE
    kind = in_force(position, seat, TOLL_COLUMN) - 1
    if kind != ANY and kind != resource:
        return TOLL_OTHER_KIND
    return FINE if position.idle(seat, resource) > 0 else CANNOT_PAY


def pay_toll(position: Position, resource: i64) -> None:
    """The toll covers the whole benefit of the space (elplan.d1.toll)."""
    seat = position.turn
    position.pay(seat, resource)
    position.put(seat, TOLL_PAID, 1)
    position.tell("tolled", "elplan.d1.toll", resource)
    if position.phase == ADMINISTRATION:
        help_out(position, seat)
    elif position.phase == SUBSIDY:
        collect(position, seat)
