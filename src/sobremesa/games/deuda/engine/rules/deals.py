"""Deals: lists of transfers made at once and of promises, written term by term."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.state import FINE, Range
from sobremesa.games.deuda.engine import reasons
from sobremesa.games.deuda.engine.actions import ABANDON, DROP, GIVE, MONEY, OFFER, PROMISE, RELEASE
from sobremesa.games.deuda.engine.numbers import ANSWER, ASKS, BIT, DEALING, JUST_NOW, LANDS, MEETING, NOBODY, TERMS
from sobremesa.games.deuda.engine.rules.amounts import FIRST
from sobremesa.games.deuda.engine.rules.ending import see_total
from sobremesa.games.deuda.engine.rules.meeting import DEAL_PROPOSAL, ask, is_at_table, take_word
from sobremesa.games.deuda.engine.state import Position

# Kinds of term. A term is kind + 4 * (from + 8 * (to + 8 * what)).
LAND_TERM: Final = 0
MONEY_TERM: Final = 1
PROMISE_TERM: Final = 2
RELEASE_TERM: Final = 3
CHANGES: Final = 20
"""How often a draft may be changed; then it is offered or torn up. So nobody can write for ever."""
GIFTS: Final = vec[i64]([500, 1000, 2000, 5000])
GIFT_COUNT: Final[i64] = 4


def term(kind: i64, giver: i64, taker: i64, what: i64) -> i64:
    """Return a term as one number."""
    return kind + 4 * (giver + 8 * (taker + 8 * what))


def add_term(position: Position, kind: i64, giver: i64, taker: i64, what: i64) -> None:
    """One more term (deuda.pact.deals)."""
    position.set_word(1, position.word(1) + 1)
    count = position.terms[0] + 1
    position.terms[0] = count
    position.terms[count] = term(kind, giver, taker, what)


def why_not_deal(position: Position) -> i64:
    """The speaker may write a deal (deuda.pact.meeting)."""
    return FINE if position.now() == MEETING else reasons.OTHER_MOMENT


def begin_deal(position: Position) -> None:
    """The speaker begins to write a deal (deuda.pact.deals)."""
    seat = take_word(position)
    clear_deal(position)
    position.push(DEALING, seat)


# -- its terms -------------------------------------------------------------------------------------


def why_not_term(position: Position, a: i64, b: i64) -> i64:
    """A term is between two purses at the table, and a deal has only so many (deuda.pact.deals)."""
    if position.now() != DEALING:
        return reasons.OTHER_MOMENT
    if position.terms[0] >= TERMS or position.word(1) >= CHANGES:
        return reasons.DEAL_FULL
    if not is_at_table(position, a) or not is_at_table(position, b):
        return reasons.NOT_AT_THE_TABLE
    return reasons.SAME_PURSE if position.head(a) == position.head(b) else FINE


def has_term(position: Position, wanted: i64) -> bool:
    """Tell whether the deal has a term already."""
    for i in range(position.terms[0]):
        if position.terms[i + 1] == wanted:
            return True
    return False


def why_not_give(position: Position, land: i64, to: i64) -> i64:
    """Land goes with all its industries, and only once in a deal (deuda.pact.deals)."""
    if position.now() != DEALING:
        return reasons.OTHER_MOMENT
    owner = position.owner(land)
    if owner == NOBODY:
        return reasons.NOT_YOURS
    reason = why_not_term(position, owner, to)
    return reason if reason != FINE else why_not_again(position, land)


def why_not_again(position: Position, land: i64) -> i64:
    """A land changes hands only once in a deal (deuda.pact.deals)."""
    for i in range(position.terms[0]):
        written = position.terms[i + 1]
        if written % 4 == LAND_TERM and written // 256 == land:
            return reasons.IN_DEAL
    return FINE


def add_land(position: Position, land: i64, to: i64) -> None:
    """Its owner gives a land with all its industries (deuda.pact.deals)."""
    add_term(position, LAND_TERM, position.owner(land), to, land)


def promised_cash(position: Position, seat: i64) -> i64:
    """Return what the deal already takes from a seat's purse."""
    total: i64 = 0
    for i in range(position.terms[0]):
        written = position.terms[i + 1]
        if written % 4 == MONEY_TERM and position.head(written // 4 % 8) == position.head(seat):
            total += written // 256 * 50
    return total


def why_not_money(position: Position, giver: i64, taker: i64, amount: i64) -> i64:
    """Cash in steps of $50, at hand: in a meeting nobody borrows (deuda.pact.deals, deuda.square.latin_america)."""
    reason = why_not_term(position, giver, taker)
    return reason if reason != FINE else why_not_amount(position, giver, taker, amount)


def why_not_amount(position: Position, giver: i64, taker: i64, amount: i64) -> i64:
    """Cash at hand, and one sum between the same two (deuda.pact.deals)."""
    if amount < 50 or amount > cash_left(position, giver):
        return reasons.BAD_MONEY
    return reasons.IN_DEAL if has_sum(position, giver, taker) else FINE


def cash_left(position: Position, giver: i64) -> i64:
    """Return the cash of a seat's purse that the deal does not take already."""
    return position.cash(giver) - promised_cash(position, giver)


def has_sum(position: Position, giver: i64, taker: i64) -> bool:
    """Tell whether the deal has a sum from one to the other already."""
    for i in range(position.terms[0]):
        written = position.terms[i + 1]
        if written % 4 == MONEY_TERM and written % 256 == term(MONEY_TERM, giver, taker, 0):
            return True
    return False


def add_money(position: Position, giver: i64, taker: i64, steps: i64) -> None:
    """One gives another cash, in steps of $50 (deuda.pact.deals)."""
    add_term(position, MONEY_TERM, giver, taker, steps)


def why_not_promise(position: Position, a: i64, b: i64) -> i64:
    """Not to pirate each other (deuda.pact.promise)."""
    reason = why_not_term(position, a, b)
    return reason if reason != FINE else why_not_pledge(position, a, b)


def why_not_pledge(position: Position, a: i64, b: i64) -> i64:
    """A promise is made once (deuda.pact.promise)."""
    if has_term(position, term(PROMISE_TERM, a, b, 0)):
        return reasons.IN_DEAL
    return reasons.HAS_PROMISE if position.promises & position.promise_bit(a, b) != 0 else FINE


def add_promise(position: Position, a: i64, b: i64) -> None:
    """Two promise not to pirate each other (deuda.pact.promise)."""
    add_term(position, PROMISE_TERM, a, b, 0)


def why_not_release(position: Position, a: i64, b: i64) -> i64:
    """They may release each other in a later meeting (deuda.pact.promise)."""
    reason = why_not_term(position, a, b)
    return reason if reason != FINE else why_not_free(position, a, b)


def why_not_free(position: Position, a: i64, b: i64) -> i64:
    """Only from a promise that was made in an earlier meeting (deuda.pact.promise)."""
    if has_term(position, term(RELEASE_TERM, a, b, 0)):
        return reasons.IN_DEAL
    bit = position.promise_bit(a, b)
    if position.promises & bit == 0:
        return reasons.HAS_NO_PROMISE
    return FINE if position.promises & (bit * JUST_NOW) == 0 else reasons.JUST_PROMISED


def add_release(position: Position, a: i64, b: i64) -> None:
    """Two release each other from their promise (deuda.pact.promise)."""
    add_term(position, RELEASE_TERM, a, b, 0)


def list_terms(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Offer, abandon, and every term that can be added or struck out (deuda.pact.deals)."""
    buffer[count] = ABANDON
    count += 1
    if why_not_offer(position) == FINE:
        buffer[count] = OFFER
        count += 1
    for number in range(1, TERMS + 1):
        if why_not_drop(position, number) == FINE:
            buffer[count] = pack(DROP, number)
            count += 1
    if position.terms[0] == TERMS or position.word(1) >= CHANGES:
        return count
    lands = position.lands
    for a in range(position.players):
        estate: i64 = 0
        for land in range(LANDS):
            if lands[land] == a and why_not_again(position, land) == FINE:
                estate |= BIT[land]
        left = cash_left(position, a)
        for b in range(position.players):
            if a != b and why_not_term(position, a, b) == FINE:
                count = list_gifts(position, buffer, count, a, b, estate, left)
    return count


def list_gifts(position: Position, buffer: "vec[i64]", count: i64, a: i64, b: i64, estate: i64, left: i64) -> i64:
    """Land and money from one to another, promises and releases between them (deuda.pact.deals, deuda.pact.promise)."""
    if estate != 0:
        for land in range(LANDS):
            if estate & BIT[land] != 0:
                buffer[count] = pack(GIVE, land, b)
                count += 1
    if left >= 50 and not has_sum(position, a, b):
        for i in range(GIFT_COUNT):
            if GIFTS[i] < left:
                buffer[count] = pack(MONEY, a, b, GIFTS[i] // 50)
                count += 1
        buffer[count] = pack(MONEY, a, b, left // 50)
        count += 1
    if a < b and why_not_pledge(position, a, b) == FINE:
        buffer[count] = pack(PROMISE, a, b)
        count += 1
    if a < b and why_not_free(position, a, b) == FINE:
        buffer[count] = pack(RELEASE, a, b)
        count += 1
    return count


def money_ranges(position: Position) -> list[Range]:
    """Every sum that one may give another (deuda.pact.deals)."""
    ranges: list[Range] = []
    for a in range(position.players):
        for b in range(position.players):
            if why_not_money(position, a, b, 50) == FINE:
                most = cash_left(position, a)
                ranges.append(Range(int(pack(MONEY, a, b)), FIRST + 32, 1, int(most // 50), 1))
    return ranges


def why_not_drop(position: Position, number: i64) -> i64:
    """Strike out a term that is there."""
    if position.now() != DEALING:
        return reasons.OTHER_MOMENT
    if position.word(1) >= CHANGES:
        return reasons.DEAL_FULL
    return FINE if 1 <= number <= position.terms[0] else reasons.NO_TERM


def drop_term(position: Position, number: i64) -> None:
    """One term less; those after it move up."""
    position.set_word(1, position.word(1) + 1)
    terms = position.terms
    for i in range(number, terms[0]):
        terms[i] = terms[i + 1]
    terms[terms[0]] = 0
    terms[0] = terms[0] - 1


# -- the deal is offered, torn up or countered -----------------------------------------------------


def bound(position: Position) -> i64:
    """Return the seats a deal binds, as bits: all members of the purses in it (deuda.pact.deals)."""
    mask: i64 = 0
    for i in range(position.terms[0]):
        written = position.terms[i + 1]
        mask |= position.members(written // 4 % 8) | position.members(written // 32 % 8)
    return mask


def fingerprint(position: Position) -> i64:
    """Return a number that equal deals share, in whatever order their terms were written."""
    total: i64 = 0
    for i in range(position.terms[0]):
        total += (position.terms[i + 1] + 1) * (position.terms[i + 1] % 9_973 + 7) % 1_000_003
    return total


def why_not_offer(position: Position) -> i64:
    """A deal says something, has its writer among the bound, and was not just refused (deuda.pact.meeting)."""
    if position.now() != DEALING:
        return reasons.OTHER_MOMENT
    if position.terms[0] == 0:
        return reasons.DEAL_EMPTY
    if bound(position) & BIT[position.who()] == 0:
        return reasons.DEAL_WITHOUT_YOU
    return reasons.SPURNED if fingerprint(position) == position.spurned_deal else FINE


def offer(position: Position) -> None:
    """The deal is put to everyone it binds (deuda.pact.deals)."""
    seat = position.who()
    position.pop()
    position.tell("deal-offered", "deuda.pact.deals", seat)
    ask(position, seat, DEAL_PROPOSAL, bound(position) & ~BIT[seat])


def why_not_abandon(position: Position) -> i64:
    """A deal that is being written can always be abandoned (deuda.pact.deals)."""
    return FINE if position.now() == DEALING else reasons.OTHER_MOMENT


def abandon(position: Position) -> None:
    """A deal can always be abandoned (deuda.pact.deals)."""
    position.tell("deal-abandoned", "deuda.pact.deals", position.who())
    position.pop()
    clear_deal(position)


def why_not_counter(position: Position) -> i64:
    """A deal may be countered by one who has a proposal left (deuda.pact.deals)."""
    if position.now() != ANSWER:
        return reasons.OTHER_MOMENT
    if position.word(1) != DEAL_PROPOSAL or position.of(position.who(), ASKS) == 0:
        return reasons.NO_COUNTER
    return FINE


def counter(position: Position) -> None:
    """The deal is refused and becomes the draft of the one who answers (deuda.pact.deals)."""
    seat = position.who()
    position.tell("countered", "deuda.pact.deals", seat)
    position.spurned_deal = fingerprint(position)
    position.pop()
    position.note(seat, ASKS, position.of(seat, ASKS) - 1)
    position.push(DEALING, seat)


def make_deal(position: Position) -> None:
    """Everything in it happens at once (deuda.pact.deals)."""
    for i in range(position.terms[0]):
        written = position.terms[i + 1]
        kind = written % 4
        giver = written // 4 % 8
        taker = written // 32 % 8
        what = written // 256
        if kind == LAND_TERM:
            position.hand_over(what, taker)
            position.tell("gave-land", "deuda.pact.deals", giver, what, taker)
        elif kind == MONEY_TERM:
            position.spend(giver, what * 50)
            position.gain(taker, what * 50)
            position.tell("gave-money", "deuda.pact.deals", giver, what * 50, taker)
        elif kind == PROMISE_TERM:
            position.promises |= position.promise_bit(giver, taker) * (1 + JUST_NOW)
            position.tell("promised", "deuda.pact.promise", giver, taker)
        else:
            position.promises &= ~position.promise_bit(giver, taker)
            position.tell("released", "deuda.pact.promise", giver, taker)
    clear_deal(position)
    see_total(position)


def clear_deal(position: Position) -> None:
    """The paper is clean again."""
    for i in range(TERMS + 1):
        position.terms[i] = 0
