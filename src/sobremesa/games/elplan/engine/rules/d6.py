"""District 6, Credit and subsidy."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.state import FINE
from sobremesa.games.elplan.engine import actions, reasons
from sobremesa.games.elplan.engine.columns import HUMAN, MONEY, THREE
from sobremesa.games.elplan.engine.numbers import BIT, D6, SHARING, SPACE, SUBSIDY
from sobremesa.games.elplan.engine.rules.effects import owes_toll
from sobremesa.games.elplan.engine.state import Position


def enable_subsidies(position: Position) -> None:
    """The money lying on a space comes when the district is enabled (elplan.period.enabled), unless a toll is due
    first (elplan.d1.toll).
    """
    for n in range(position.parameters.players):
        seat = position.seat_at(n)
        if position.district(seat) == 6 and not owes_toll(position, seat):
            collect(position, seat)


def collect(position: Position, seat: i64) -> None:
    """All the money lying on the space (elplan.d6.subsidy_es, elplan.d6.subsidy_en); not for the player who stands
    there by Red de transporte limpio (elplan.card.red_transporte).
    """
    space = position.get(seat, SPACE) - D6
    money = position.subsidy(space)
    if money > 0 and position.get(seat, SHARING) == 0:
        position.set_subsidy(space, 0)
        position.gain(seat, MONEY, money)
        position.tell("collected", subsidy_rule(position), seat, money, space + 1)


def subsidy_rule(position: Position) -> str:
    """Return the rule by which subsidies are given in this edition."""
    human = position.parameters.subsidy & BIT[HUMAN] != 0
    return "elplan.d6.subsidy_es" if human else "elplan.d6.subsidy_en"


def why_not_subsidy(position: Position, resource: i64) -> i64:
    """es: one resource of all three kinds (elplan.d6.subsidy_es); en: 1 money or 1 energy (elplan.d6.subsidy_en)."""
    if position.phase != SUBSIDY:
        return reasons.OTHER_PHASE
    if position.district(position.turn) != 6 or owes_toll(position, position.turn):
        return reasons.NOT_ON_SPACE
    return FINE if position.parameters.subsidy & BIT[resource] != 0 else reasons.NOT_THAT_KIND


def list_subsidies(position: Position, buffer: "vec[i64]") -> i64:
    """One resource of choice; taking is not compulsory (elplan.d6.subsidy_es)."""
    count: i64 = 0
    for resource in range(THREE):
        if why_not_subsidy(position, resource) == FINE:
            buffer[count] = pack(actions.TAKE, resource)
            count += 1
    return count


def take_subsidy(position: Position, resource: i64) -> None:
    """The choice is made in turn order (elplan.d6.subsidy_es)."""
    position.gain(position.turn, resource)
    position.finished = 1
    position.tell("took", subsidy_rule(position), position.turn, 1, resource)
