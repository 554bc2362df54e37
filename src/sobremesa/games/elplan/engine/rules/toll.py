"""The toll: an event has players pay for the benefit of their space."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.state import FINE
from sobremesa.games.elplan.engine import actions, reasons
from sobremesa.games.elplan.engine.columns import ANY, THREE, TOLL
from sobremesa.games.elplan.engine.numbers import (
    ADMINISTRATION,
    BUYING,
    DISTRICT_OF_PHASE,
    INVESTMENT,
    NOT_YET,
    PRODUCTION,
    SUBSIDY,
    TOLL_PAID,
    among,
)
from sobremesa.games.elplan.engine.rules.d2 import help_out
from sobremesa.games.elplan.engine.rules.d6 import collect
from sobremesa.games.elplan.engine.rules.effects import in_force, owes_toll
from sobremesa.games.elplan.engine.state import Position

TOLL_PHASES: Final = among([ADMINISTRATION, INVESTMENT, PRODUCTION, BUYING, SUBSIDY])
"""By phase: whether the benefits of spaces are taken in it."""


def why_not_toll(position: Position, resource: i64) -> i64:
    """Paid from idle resources in the own turn in the district of the space (elplan.d1.toll)."""
    seat = position.turn
    phase = position.phase
    if TOLL_PHASES[phase] == 0 or (phase == INVESTMENT and position.fresh != NOT_YET):
        return reasons.OTHER_PHASE
    if not owes_toll(position, seat):
        return reasons.NO_TOLL
    if position.district(seat) != DISTRICT_OF_PHASE[phase]:
        return reasons.OTHER_PHASE
    kind = in_force(position, seat, TOLL) - 1
    if kind != ANY and kind != resource:
        return reasons.TOLL_OTHER_KIND
    return FINE if position.idle(seat, resource) > 0 else reasons.CANNOT_PAY


def list_tolls(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Ways to pay for the benefit of the own space (elplan.d1.toll)."""
    if not owes_toll(position, position.turn):
        return count
    for resource in range(THREE):
        if why_not_toll(position, resource) == FINE:
            buffer[count] = pack(actions.TOLL, resource)
            count += 1
    return count


def can_pay_toll(position: Position) -> bool:
    """Tell whether the seat in turn could pay for its space's benefit now (elplan.d1.toll)."""
    if not owes_toll(position, position.turn):
        return False
    for resource in range(THREE):
        if why_not_toll(position, resource) == FINE:
            return True
    return False


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
