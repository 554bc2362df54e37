"""Paying: what must be paid is paid whole, in gold, cash, by a loan, by the embargo, in that order."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.state import FINE
from sobremesa.games.deuda.engine import reasons
from sobremesa.games.deuda.engine.actions import AUCTION, CASH, GOLD
from sobremesa.games.deuda.engine.numbers import GOLD_PAYS, IMF, LANDS, OWE, RESERVES
from sobremesa.games.deuda.engine.rules.causes import (
    ALWAYS,
    AS_OPTION,
    BY_GOLD,
    CAUSES,
    INTEREST,
    PIRACY_PRICE,
    SAID,
    SOLD,
    cause_of,
    has_said_money,
)
from sobremesa.games.deuda.engine.rules.debt import interest, lend, list_loans
from sobremesa.games.deuda.engine.rules.embargo import go_bankrupt, open_sale
from sobremesa.games.deuda.engine.rules.ending import lose_economy
from sobremesa.games.deuda.engine.state import Position


def owe(position: Position, seat: i64, amount: i64, to: i64, cause: i64) -> None:
    """A payment falls due, before anything else on the agenda (deuda.pay.order)."""
    if amount > 0:
        position.push(OWE, seat, amount, to, cause)


def takes_gold(position: Position, cause: i64) -> bool:
    """Gold settles fees, manufactures and interest, and nothing else (deuda.gold.use, deuda.gold.limits)."""
    settles = BY_GOLD[cause]
    return settles == ALWAYS or (settles == AS_OPTION and position.parameters.options[GOLD_PAYS] == 1)


def may_use_gold(position: Position) -> bool:
    """Tell whether the payment now due could be settled by a reserve."""
    return position.of(position.head(position.who()), RESERVES) > 0 and takes_gold(position, cause_of(position))


def settle(position: Position) -> bool:
    """Gold or money; cash, then a loan, then the embargo (deuda.pay.order). Tell whether the payer must choose."""
    seat = position.who()
    if not has_said_money(position):
        if may_use_gold(position):
            position.turn = seat
            return True
        position.set_word(3, position.word(3) + SAID)
    amount = position.word(1)
    cash = position.means(seat)
    if cash >= amount:
        hand_in(position)
        return False
    if position.club == 1:
        lose_economy(position, seat, amount)
        return False
    most = position.lendable(seat)
    if most > 0:
        if most >= amount - cash:
            position.turn = seat
            return True
        # The room that is left is borrowed first; what it does not cover, the embargo must.
        lend(position, seat, most, cause_of(position) == INTEREST)
        return False
    if position.has_property(seat):
        position.turn = seat
        return True
    if position.word(3) >= SOLD and may_use_gold(position):
        # Nobody knew what the last property would bring: gold is offered once more (deuda.gold.limits).
        position.set_word(3, position.word(3) % SAID)
        return False
    go_bankrupt(position, seat)
    return False


def list_payment(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Gold or money, then a loan, then a property (deuda.pay.order)."""
    if not has_said_money(position):
        buffer[count] = GOLD
        count += 1
        if why_not_cash(position) == FINE:
            buffer[count] = CASH
            count += 1
        return count
    if not is_embargo(position):
        return list_loans(position, buffer, count)
    count = list_auctions(position, buffer, count)
    if why_not_gold(position) == FINE:
        buffer[count] = GOLD
        count += 1
    return count


def hand_in(position: Position) -> None:
    """The money changes hands; a claim of one who has left the game is the IMF's."""
    seat = position.who()
    amount = position.word(1)
    to = position.word(2)
    cause = cause_of(position)
    position.pop()
    if to != IMF and position.is_in(to):
        position.spend(seat, amount)
        position.gain(to, amount)
        position.tell("paid-country", CAUSES[cause].rule, seat, amount, to, cause)
    else:
        position.pay_imf(seat, amount)
        if cause != PIRACY_PRICE:
            # Most of what a pirate pays is the owner's: who gets what is told when the property changes hands.
            position.tell("paid-imf", CAUSES[cause].rule, seat, amount, cause)


def why_not_gold(position: Position) -> i64:
    """One reserve settles a fee, a manufacture or a lap's interest, whole (deuda.gold.use, deuda.gold.limits)."""
    if position.now() != OWE:
        return reasons.OTHER_MOMENT
    if not takes_gold(position, cause_of(position)):
        return reasons.GOLD_NOT_HERE
    if position.of(position.head(position.who()), RESERVES) == 0:
        return reasons.NO_GOLD
    return FINE if not has_said_money(position) or is_embargo(position) else reasons.OTHER_MOMENT


def pay_gold(position: Position) -> None:
    """The reserve goes to whoever was owed (deuda.gold.use)."""
    seat = position.who()
    to = position.word(2)
    cause = cause_of(position)
    amount = position.word(1)
    head = position.head(seat)
    position.pop()
    position.note(head, RESERVES, position.of(head, RESERVES) - 1)
    if to != IMF and position.is_in(to):
        creditor = position.head(to)
        position.note(creditor, RESERVES, position.of(creditor, RESERVES) + 1)
    else:
        position.imf_gold += 1
    position.tell("paid-gold", "deuda.debt.skip_interest" if cause == INTEREST else "deuda.gold.use", seat, amount, to)


def why_not_cash(position: Position) -> i64:
    """The payer first says gold or money (deuda.pay.order); a club that has gold for it cannot say money that it lacks
    (deuda.club.economic_defeat).
    """
    if position.now() != OWE or has_said_money(position):
        return reasons.OTHER_MOMENT
    return reasons.TOO_DEAR if position.club == 1 and position.means(position.who()) < position.word(1) else FINE


def pay_cash(position: Position) -> None:
    """In money it is (deuda.pay.order)."""
    position.set_word(3, position.word(3) + SAID)


def is_embargo(position: Position) -> bool:
    """The embargo begins when a payment cannot be met and no loan is given (deuda.embargo.when)."""
    return (
        position.now() == OWE
        and has_said_money(position)
        and position.club == 0
        and position.lendable(position.who()) == 0
    )


def why_not_auction(position: Position, land: i64) -> i64:
    """Under the embargo the debtor chooses one of the own properties (deuda.embargo.auction)."""
    if not is_embargo(position):
        return reasons.OTHER_MOMENT
    return FINE if position.owns(position.who(), land) else reasons.NOT_YOURS


def list_auctions(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Every property of the debtor (deuda.embargo.auction)."""
    for land in range(LANDS):
        if why_not_auction(position, land) == FINE:
            buffer[count] = pack(AUCTION, land)
            count += 1
    return count


def put_up(position: Position, land: i64) -> None:
    """The chosen property is put up; the payment waits (deuda.embargo.repeat)."""
    if position.word(3) < SOLD:
        position.set_word(3, position.word(3) + SOLD)
    open_sale(position, position.who(), land)


def settle_lap(position: Position) -> None:
    """At the IMF the lap's interest is due (deuda.debt.interest)."""
    seat = position.who()
    owe(position, seat, interest(position), IMF, INTEREST)
