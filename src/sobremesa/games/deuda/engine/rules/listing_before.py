"""What may be done before the dice, and ladders of amounts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.games.deuda.engine.actions import (
    BUILD,
    FINE,
    LIFT,
    LOAN,
    ROLL,
)
from sobremesa.games.deuda.engine.numbers import (
    NOBODY,
)
from sobremesa.games.deuda.engine.parameters import LANDS
from sobremesa.games.deuda.engine.rules.barrier import why_not_lift
from sobremesa.games.deuda.engine.rules.build import why_not_builder, why_not_site
from sobremesa.games.deuda.engine.rules.debt import least_loan, why_not_borrow
from sobremesa.games.deuda.engine.state import Position

RUNGS: Final = vec[i64]([0, 500, 1000, 2000, 4000, 8000, 16000, 32000])
RUNG_COUNT: Final[i64] = 8


def list_before(position: Position, buffer: "vec[i64]") -> i64:
    """Throw, borrow, build, propose to lift the barrier (deuda.turn.sequence)."""
    buffer[0] = ROLL
    count: i64 = 1
    if why_not_borrow(position) == FINE:
        count = list_loans(position, buffer, count)
    count = list_builds(position, buffer, count)
    if position.barrier != NOBODY:
        count = list_lifts(position, buffer, count)
    return count


def list_loans(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """A ladder of loans, with the largest that stays below the next devaluation (deuda.debt.loan)."""
    parameters = position.parameters
    seat = position.who()
    least = least_loan(position)
    most = position.lendable(seat)
    start = count
    count = list_amounts(buffer, count, LOAN, least, most, parameters.loan_step)
    size = position.limit(seat) // parameters.limit
    debt = position.debt(seat)
    below = (
        (parameters.first if debt < parameters.first * size else parameters.second) * size - parameters.loan_step - debt
    )
    below -= below % parameters.loan_step
    if least < below < most:
        action = pack(LOAN, below // 50)
        for i in range(start, count):
            if buffer[i] == action:
                return count
        buffer[count] = action
        count += 1
    return count


def list_amounts(buffer: "vec[i64]", count: i64, verb: i64, least: i64, most: i64, step: i64) -> i64:
    """From the least to the most in growing steps."""
    last = least - 1
    for i in range(RUNG_COUNT):
        amount = least + RUNGS[i]
        amount -= (amount - least) % step
        if last < amount < most:
            buffer[count] = pack(verb, amount // 50)
            count += 1
            last = amount
    buffer[count] = pack(verb, most // 50)
    return count + 1


def list_builds(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Every industry that can be built now (deuda.build.limits)."""
    if why_not_builder(position) != FINE:
        return count
    seat = position.who()
    head = position.head(seat)
    funds = position.funds(seat)
    lands = position.lands
    for land in range(LANDS):
        if lands[land] == head:
            for side in range(2):
                if why_not_site(position, land, side, funds) == FINE:
                    buffer[count] = pack(BUILD, land, side)
                    count += 1
    return count


def list_lifts(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """To lift the barrier: the proposer alone, equal shares, one other alone (deuda.square.barrier)."""
    steps = position.parameters.barrier // 50
    others = position.count_in() - 1
    if why_not_lift(position, 0, 0, 0) == FINE:
        buffer[count] = LIFT
        count += 1
    part = steps // (others + 1)
    b = part if others > 1 else 0
    c = part if others > 2 else 0
    if why_not_lift(position, part, b, c) == FINE:
        buffer[count] = pack(LIFT, part, b, c)
        count += 1
    for i in range(others):
        a = steps if i == 0 else 0
        b = steps if i == 1 else 0
        c = steps if i == 2 else 0
        if why_not_lift(position, a, b, c) == FINE:
            buffer[count] = pack(LIFT, a, b, c)
            count += 1
    return count
