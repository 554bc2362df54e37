"""District 4, Production: processes become products."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.state import FINE
from sobremesa.games.elplan.engine import actions, reasons
from sobremesa.games.elplan.engine.columns import PLAN, PLAN_RECIPE
from sobremesa.games.elplan.engine.numbers import PRODUCTION
from sobremesa.games.elplan.engine.rules.effects import processes
from sobremesa.games.elplan.engine.state import Position

MOST_MADE: Final = 30
"""No table of plan and investments makes more of a product at once."""


def is_enough(position: Position, seat: i64, own: i64, other: i64, active: tuple[i64, i64, i64, i64]) -> bool:
    """Each process is used once (elplan.d4.once); one of choice takes its kind when it is spent (elplan.d4.produce)."""
    plans = position.parameters.plans
    recipe = position.plan(seat) * PLAN + PLAN_RECIPE
    production = own * plans[recipe] + other * plans[recipe + 3] - active[0]
    logistics = own * plans[recipe + 1] + other * plans[recipe + 4] - active[1]
    marketing = own * plans[recipe + 2] + other * plans[recipe + 5] - active[2]
    choice = active[3]
    if production > 0:
        choice -= production
    if logistics > 0:
        choice -= logistics
    if marketing > 0:
        choice -= marketing
    return choice >= 0


def why_not_produce(position: Position, own: i64, other: i64) -> i64:
    """Processes are spent by the combinations of the production table (elplan.d4.produce)."""
    if position.phase != PRODUCTION:
        return reasons.OTHER_PHASE
    seat = position.turn
    return FINE if is_enough(position, seat, own, other, processes(position, seat)) else reasons.TOO_FEW_PROCESSES


def list_production(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Every number of the two products the processes allow, also none (elplan.d4.produce)."""
    seat = position.turn
    active = processes(position, seat)
    own: i64 = 0
    while own < MOST_MADE and is_enough(position, seat, own, 0, active):
        other: i64 = 0
        while other < MOST_MADE and is_enough(position, seat, own, other, active):
            buffer[count] = pack(actions.PRODUCE, own, other)
            count += 1
            other += 1
        own += 1
    return count


def can_produce(position: Position, seat: i64) -> bool:
    """Tell whether a seat can make anything."""
    active = processes(position, seat)
    return is_enough(position, seat, 1, 0, active) or is_enough(position, seat, 0, 1, active)


def produce(position: Position, own: i64, other: i64) -> None:
    """Products are taken from the box; unused processes are lost (elplan.d4.produce, elplan.d4.once)."""
    seat = position.turn
    plan = position.plan(seat)
    position.add_wares(seat, position.parameters.product(plan, 0), own)
    position.add_wares(seat, position.parameters.product(plan, 1), other)
    position.finished = 1
    position.tell(
        "produced",
        "elplan.d4.produce",
        own,
        position.parameters.product(plan, 0),
        other,
        position.parameters.product(plan, 1),
    )


def most_of(position: Position, seat: i64, which: i64) -> i64:
    """Return how many of one product a seat could make if it made nothing else."""
    active = processes(position, seat)
    number: i64 = 0
    while number < MOST_MADE:
        own = number + 1 if which == 0 else 0
        other = 0 if which == 0 else number + 1
        if not is_enough(position, seat, own, other, active):
            break
        number += 1
    return number
