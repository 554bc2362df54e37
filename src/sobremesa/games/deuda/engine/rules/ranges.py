"""The choices of an amount, as ranges in steps of $50."""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import Range
from sobremesa.games.deuda.engine.actions import BID, FINE, LIFT, LOAN, MONEY, REPAY
from sobremesa.games.deuda.engine.numbers import BEFORE, DEALING, NOBODY, OWE, REPAYING, SALE
from sobremesa.games.deuda.engine.rules.barrier import why_not_lift
from sobremesa.games.deuda.engine.rules.causes import SAID
from sobremesa.games.deuda.engine.rules.deals import cash_left, why_not_money
from sobremesa.games.deuda.engine.rules.debt import least_loan, most_repayment, why_not_borrow
from sobremesa.games.deuda.engine.rules.embargo import least_bid, most_bid
from sobremesa.games.deuda.engine.state import Position

FIRST: Final = 6
"""Where an action's first argument begins; the next ones follow sixteen bits apart."""


def amounts(verb: i64, least: i64, most: i64, step: i64) -> Range:
    """Return a range of an action with one argument, an amount."""
    return Range(int(verb), FIRST, int(least // 50), int(most // 50), int(step // 50))


def open_ranges(position: Position) -> list[Range]:
    """Return the ranges that are open now (deuda.debt.loan, deuda.debt.amortise, deuda.embargo.auction)."""
    if position.turn == CHANCE or position.turn == OVER:
        return []
    now = position.now()
    seat = position.who()
    found: list[Range] = []
    if (now == BEFORE or (now == OWE and position.word(3) >= SAID)) and why_not_borrow(position) == FINE:
        found.append(amounts(LOAN, least_loan(position), position.lendable(seat), position.parameters.loan_step))
    if now == REPAYING:
        found.append(amounts(REPAY, 50, most_repayment(position), 50))
    if now == SALE:
        found.append(amounts(BID, least_bid(position), most_bid(position, seat), 50))
    if now == BEFORE and position.barrier != NOBODY:
        found += shares(position)
    if now == DEALING:
        for a in range(position.players):
            for b in range(position.players):
                if why_not_money(position, a, b, 50) == FINE:
                    most = cash_left(position, a)
                    found.append(Range(int(pack(MONEY, a, b)), FIRST + 32, 1, int(most // 50), 1))
    return found


def shares(position: Position) -> list[Range]:
    """What each other country may put in alone beside the proposer (deuda.square.barrier)."""
    found: list[Range] = []
    for i in range(position.count_in() - 1):
        least: i64 = NOBODY
        # Terms that were refused in this turn leave gaps.
        for part in range(position.parameters.barrier // 50 + 2):
            fine = why_not_lift(position, part if i == 0 else 0, part if i == 1 else 0, part if i == 2 else 0) == FINE
            if fine and least == NOBODY:
                least = part
            elif not fine and least != NOBODY:
                found.append(Range(LIFT, FIRST + 16 * int(i), int(least), int(part - 1), 1))
                least = NOBODY
    return found
