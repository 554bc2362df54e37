"""Debt: loans, the lap's interest, repayment, and the two devaluations."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.state import FINE, Range
from sobremesa.games.deuda.engine import reasons
from sobremesa.games.deuda.engine.actions import LOAN, REPAY
from sobremesa.games.deuda.engine.numbers import (
    AT,
    AT_IMF,
    BEFORE,
    BIT,
    CLOSED,
    IMF_AT,
    OWE,
    RAISED,
    RATE,
    REPAID,
    REPAYING,
    TAKEN,
    WAIVER,
)
from sobremesa.games.deuda.engine.rules.amounts import list_amounts, range_of
from sobremesa.games.deuda.engine.rules.causes import INTEREST, cause_of, has_said_money
from sobremesa.games.deuda.engine.state import Position


def least_loan(position: Position) -> i64:
    """At least $1,000 a loan, and at least what is missing to a payment (deuda.debt.loan, deuda.pay.order)."""
    least = position.parameters.loan_least
    if position.now() == OWE:
        missing = position.word(1) - position.means(position.who())
        if missing > least:
            least = missing
    rest = least % position.parameters.loan_step
    return least if rest == 0 else least + position.parameters.loan_step - rest


def why_not_borrow(position: Position) -> i64:
    """Freely before the dice; after them only for a payment (deuda.debt.loan); the club gets none (deuda.club.no_debt).

    With `loan_ban = standing` nobody borrows freely while a piece is on Latin America (deuda.square.latin_america).
    """
    now = position.now()
    if now != BEFORE and (now != OWE or not has_said_money(position)):
        return reasons.OTHER_MOMENT
    if position.club == 1:
        return reasons.CLUB_NO_LOAN
    if now == BEFORE and position.is_banned():
        return reasons.LOAN_BANNED
    seat = position.who()
    if position.lendable(seat) > 0:
        return FINE
    # With `bank_limit` the IMF lends no more than it holds (deuda.setup.bank).
    return (
        reasons.NO_ROOM
        if position.limit(seat) - position.debt(seat) < position.parameters.loan_least
        else reasons.BANK_EMPTY
    )


def why_not_loan(position: Position, amount: i64) -> i64:
    """In steps, from the least to what the limit leaves (deuda.debt.loan, deuda.debt.limit)."""
    reason = why_not_borrow(position)
    if reason != FINE:
        return reason
    least = least_loan(position)
    if amount < least or amount > position.lendable(position.who()):
        return reasons.NOT_A_LOAN
    return FINE if amount % position.parameters.loan_step == 0 else reasons.NOT_A_LOAN


def list_loans(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """A ladder of loans, with the largest that stays below the next devaluation (deuda.debt.loan)."""
    if why_not_borrow(position) != FINE:
        return count
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


def loan_ranges(position: Position) -> list[Range]:
    """Every loan that may be taken now (deuda.debt.loan)."""
    if why_not_borrow(position) != FINE:
        return []
    most = position.lendable(position.who())
    return [range_of(LOAN, least_loan(position), most, position.parameters.loan_step)]


def borrow(position: Position, amount: i64) -> None:
    """The IMF lends to the one who asks (deuda.debt.loan)."""
    lend(position, position.who(), amount, position.now() == OWE and cause_of(position) == INTEREST)


def lend(position: Position, seat: i64, amount: i64, for_interest: bool) -> None:
    """A loan raises the debt; one that reaches a limit devalues the currency (deuda.devaluation.call).

    A loan taken to pay interest changes the dice and calls nobody; the ledger has its own column for it. Of a pair or
    trio only the one who borrows is called, but all throw the extra dice (deuda.pair.devaluation_move).
    """
    before = position.level(seat)
    column = (RAISED if for_interest else TAKEN) + position.head(seat)
    position.ledger[column] = position.ledger[column] + amount
    position.bank -= amount
    position.gain(seat, amount)
    position.tell("borrowed", "deuda.debt.loan", seat, amount, position.debt(seat))
    level = position.level(seat)
    if level > before:
        rule = "deuda.devaluation.first" if level == 1 else "deuda.devaluation.second"
        position.tell("devalued", rule, seat, position.debt(seat), level + 2)
        if not for_interest:
            position.calls |= BIT[seat]


# -- the stop at the IMF ---------------------------------------------------------------------------


def go_to_imf(position: Position, seat: i64) -> None:
    """Onto the IMF and settle there; one who stands there stays and settles nothing more (deuda.square.imf)."""
    if position.at(seat) == IMF_AT:
        return
    position.note(seat, AT, IMF_AT)
    position.tell("moved", "deuda.square.imf", seat, IMF_AT)
    position.push(AT_IMF, seat)


def answer_call(position: Position, seat: i64) -> None:
    """The call: directly to the IMF, the interest due though the lap is not complete (deuda.devaluation.call)."""
    position.calls &= ~BIT[seat]
    if position.at(seat) != IMF_AT:
        position.tell("called", "deuda.devaluation.call", seat)
    go_to_imf(position, seat)


def after_payment(position: Position) -> None:
    """In another's turn the call comes right after the payment (deuda.devaluation.call, deuda.pay.out_of_turn)."""
    seat = position.who()
    position.pop()
    if seat != position.mover and position.calls & BIT[seat] != 0:
        answer_call(position, seat)


def interest(position: Position) -> i64:
    """Ten per cent of the debt on arrival, or a higher rate in force; none with the waiver (deuda.debt.interest,
    deuda.square.dont_pay). The stop closes the lap: waiver, raised rate and closed industries end (deuda.square.imf).

    Return what is due; the repayment follows it on the agenda.
    """
    seat = position.who()
    position.pop()
    if position.club == 1:
        return 0
    debt = position.debt(seat)
    rate: i64 = 10
    if position.of(seat, RATE) > rate:
        rate = position.of(seat, RATE)
    due = position.parameters.owed_part(debt, rate)
    waived = position.of(seat, WAIVER) == 1
    position.note(seat, RATE, 0)
    position.note(seat, WAIVER, 0)
    position.note(seat, CLOSED, 0)
    if debt > 0:
        position.push(REPAYING, seat)
        if waived:
            position.tell("waived", "deuda.square.dont_pay", seat, due)
            due = 0
        else:
            position.tell("interest", "deuda.debt.interest", seat, rate, debt, due)
    return due


def most_repayment(position: Position) -> i64:
    """Return the most that can be paid back: the debt, or the cash there is."""
    cash = position.cash(position.who())
    debt = position.debt(position.who())
    return cash if cash < debt else debt


def offer_repayment(position: Position) -> bool:
    """After the interest capital may be paid back (deuda.debt.amortise). Tell whether there is anything to choose."""
    if most_repayment(position) == 0:
        position.pop()
        return False
    position.turn = position.who()
    return True


def why_not_repay(position: Position, amount: i64) -> i64:
    """Capital is paid back only at the IMF, after the interest, in steps of $50 (deuda.debt.amortise)."""
    if position.now() != REPAYING:
        return reasons.OTHER_MOMENT
    return reasons.BAD_REPAYMENT if amount < 50 or amount > most_repayment(position) else FINE


def list_repayments(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """A ladder up to all that can be paid back (deuda.debt.amortise)."""
    return list_amounts(buffer, count, REPAY, 50, most_repayment(position), 50)


def repayment_ranges(position: Position) -> list[Range]:
    """Everything that can be paid back now (deuda.debt.amortise)."""
    return [range_of(REPAY, 50, most_repayment(position), 50)]


def repay(position: Position, amount: i64) -> None:
    """The level follows the debt down as well (deuda.debt.amortise, deuda.devaluation.first)."""
    seat = position.who()
    position.pop()
    before = position.level(seat)
    column = REPAID + position.head(seat)
    position.ledger[column] = position.ledger[column] + amount
    position.pay_imf(seat, amount)
    position.tell("repaid", "deuda.debt.amortise", seat, amount, position.debt(seat))
    level = position.level(seat)
    if level < before:
        rule = "deuda.devaluation.first" if level == 0 else "deuda.devaluation.second"
        position.tell("revalued", rule, seat, level + 2)
