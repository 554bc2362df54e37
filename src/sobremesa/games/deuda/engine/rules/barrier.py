"""The Protectionist Barrier: how it goes up, comes down, and is lifted for $2,000."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.state import FINE, Range
from sobremesa.games.deuda.engine import reasons
from sobremesa.games.deuda.engine.actions import LIFT
from sobremesa.games.deuda.engine.numbers import AFTER, BANK_LIMIT, BEFORE, BIT, IMF, LIFTING, LOWER, NOBODY
from sobremesa.games.deuda.engine.rules.amounts import FIRST
from sobremesa.games.deuda.engine.rules.causes import LIFT_SHARE
from sobremesa.games.deuda.engine.rules.pay import owe
from sobremesa.games.deuda.engine.state import Position

SHARE: Final = 4096
"""Shares are kept three in a number, each below this."""


def land_on_barrier(position: Position, seat: i64) -> None:
    """Who lands here puts the barrier up; another who lands here takes it down (deuda.square.barrier)."""
    if position.barrier == NOBODY:
        position.barrier = seat
        position.tell("barrier-up", "deuda.square.barrier", seat)
    elif position.barrier != seat:
        position.barrier = NOBODY
        position.tell("barrier-down", "deuda.square.barrier", seat)
    else:
        position.tell("barrier-stays", "deuda.square.barrier", seat)


def share_of(position: Position, proposer: i64, shares: i64, seat: i64) -> i64:
    """Return what a seat is to pay: the others' shares stand in turn order, the proposer pays the rest."""
    total = position.parameters.barrier
    other = proposer
    while True:
        other = position.next_in(other)
        if other == proposer:
            if seat == proposer:
                return total
            return 0
        part = shares % SHARE * 50
        shares //= SHARE
        if other == seat:
            return part
        total -= part


def purse_share(position: Position, proposer: i64, shares: i64, seat: i64) -> i64:
    """Return what a seat's purse is to pay: partners' shares together (deuda.union.purse)."""
    total: i64 = 0
    for other in range(position.players):
        if position.is_in(other) and position.head(other) == position.head(seat):
            total += share_of(position, proposer, shares, other)
    return total


def lift_means(position: Position, seat: i64) -> i64:
    """Return what a seat may put in. A bank with a bottom might not have a loan for each of several payers, and there
    is no embargo for this: then only cash counts.
    """
    return position.cash(seat) if position.parameters.options[BANK_LIMIT] == 1 else position.funds(seat)


def why_not_lift(position: Position, a: i64, b: i64, c: i64) -> i64:
    """Shares in steps of $50 adding up to $2,000, each within the payer's means (deuda.square.barrier), as often as
    wanted, but not the very shares that were refused in this turn (deuda.turn.sequence).

    The club pays from the members' hands in order (deuda.club.purse): there the shares are all nothing.
    """
    if position.now() != BEFORE:
        return reasons.OTHER_MOMENT
    if position.barrier == NOBODY:
        return reasons.NO_BARRIER
    if position.refused > 0 and position.was_refused(pack(LIFT, a, b, c)):
        return reasons.SAME_TERMS
    others = position.count_in() - 1
    if (others < 3 and c > 0) or (others < 2 and b > 0) or (a + b + c) * 50 > position.parameters.barrier:
        return reasons.BAD_SHARES
    proposer = position.who()
    if position.club == 1:
        if a + b + c > 0:
            return reasons.BAD_SHARES
        return reasons.SHARE_TOO_DEAR if position.parameters.barrier > position.means(proposer) else FINE
    shares = a + SHARE * (b + SHARE * c)
    for seat in range(position.players):
        if position.is_in(seat):
            part = share_of(position, proposer, shares, seat)
            if part > 0 and seat != proposer and position.head(seat) == position.head(proposer):
                return reasons.BAD_SHARES
            if part > 0 and purse_share(position, proposer, shares, seat) > lift_means(position, seat):
                return reasons.SHARE_TOO_DEAR
    return FINE


def list_lifts(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """To lift the barrier: the proposer alone, equal shares, one other alone (deuda.square.barrier)."""
    if position.barrier == NOBODY:
        return count
    steps = position.parameters.barrier // 50
    others = position.count_in() - 1
    if why_not_lift(position, 0, 0, 0) == FINE:
        buffer[count] = LIFT
        count += 1
    part = steps // (others + 1)
    b: i64 = part if others > 1 else 0
    c: i64 = part if others > 2 else 0
    if why_not_lift(position, part, b, c) == FINE:
        buffer[count] = pack(LIFT, part, b, c)
        count += 1
    for i in range(others):
        a: i64 = steps if i == 0 else 0
        b = steps if i == 1 else 0
        c = steps if i == 2 else 0
        if why_not_lift(position, a, b, c) == FINE:
            buffer[count] = pack(LIFT, a, b, c)
            count += 1
    return count


def share_ranges(position: Position) -> list[Range]:
    """What each other country may put in alone beside the proposer (deuda.square.barrier)."""
    ranges: list[Range] = []
    if position.barrier == NOBODY:
        return ranges
    for i in range(position.count_in() - 1):
        least: i64 = NOBODY
        # Terms that were refused in this turn leave gaps.
        for part in range(position.parameters.barrier // 50 + 2):
            fine = why_not_lift(position, part if i == 0 else 0, part if i == 1 else 0, part if i == 2 else 0) == FINE
            if fine and least == NOBODY:
                least = part
            elif not fine and least != NOBODY:
                ranges.append(Range(LIFT, FIRST + 16 * int(i), int(least), int(part - 1), 1))
                least = NOBODY
    return ranges


def propose_lift(position: Position, a: i64, b: i64, c: i64) -> None:
    """The barrier falls if everyone with a share agrees (deuda.square.barrier)."""
    proposer = position.who()
    shares = a + SHARE * (b + SHARE * c)
    position.tell("lift-proposed", "deuda.square.barrier", proposer)
    ask_next(position, proposer, proposer, shares, False)


def ask_next(position: Position, proposer: i64, asked: i64, shares: i64, again: bool) -> None:
    """Ask the next one with a share; when all have agreed, it is paid."""
    seat = position.next_in(asked)
    while seat != proposer:
        if share_of(position, proposer, shares, seat) > 0:
            if again:
                position.set_word(0, seat)
            else:
                position.push(LIFTING, seat, shares, proposer)
            position.turn = seat
            return
        seat = position.next_in(seat)
    if again:
        position.pop()
    lift(position, proposer, shares)


def accept_share(position: Position) -> None:
    """One more agrees (deuda.square.barrier)."""
    ask_next(position, position.word(2), position.who(), position.word(1), True)


def refuse_share(position: Position) -> None:
    """One does not agree: the barrier stays, and other shares may be proposed (deuda.square.barrier)."""
    position.tell("lift-refused", "deuda.square.barrier", position.who())
    shares = position.word(1)
    position.pop()
    position.note_refusal(pack(LIFT, shares % SHARE, shares // SHARE % SHARE, shares // SHARE // SHARE))


def lift(position: Position, proposer: i64, shares: i64) -> None:
    """Everyone pays the own share to the IMF, partners from one purse, then the barrier falls (deuda.square.barrier).

    Calls come only then: a call could cost another the means for a share, and there is no embargo for the barrier.
    """
    payers: i64 = 0
    purses: i64 = 0
    for seat in range(position.players):
        counted = not position.is_in(seat) or purses & BIT[position.head(seat)] != 0
        if not counted and share_of(position, proposer, shares, seat) > 0:
            payers |= BIT[seat]
            purses |= BIT[position.head(seat)]
    for seat in range(position.players - 1, -1, -1):
        if payers & BIT[seat] != 0:
            position.push(AFTER, seat)
    position.push(LOWER, proposer)
    for seat in range(position.players - 1, -1, -1):
        if payers & BIT[seat] != 0:
            owe(position, seat, purse_share(position, proposer, shares, seat), IMF, LIFT_SHARE)


def lower(position: Position) -> None:
    """The barrier falls (deuda.square.barrier)."""
    position.tell("barrier-lifted", "deuda.square.barrier", position.who())
    position.pop()
    position.barrier = NOBODY
