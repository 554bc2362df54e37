"""Pairs and trios: one purse, one debt, one estate, each with the own piece."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.state import FINE
from sobremesa.games.deuda.engine import reasons
from sobremesa.games.deuda.engine.actions import UNION
from sobremesa.games.deuda.engine.numbers import (
    AT,
    BIT,
    DIRECT,
    HEAD,
    KEPT,
    LANDS,
    LATIN_AMERICA_AT,
    MEETING,
    RAISED,
    REPAID,
    RESERVES,
    SIZE,
    TAKEN,
    TILL,
)
from sobremesa.games.deuda.engine.rules.ending import see_total
from sobremesa.games.deuda.engine.rules.meeting import ask, take_word
from sobremesa.games.deuda.engine.state import Position

UNIONS: Final = vec[i64]([3, 5, 6, 7, 9, 10, 11, 12, 13, 14])
"""Every two or three of four seats, as bits."""
UNION_COUNT: Final[i64] = 10


def why_not_union(position: Position, members: i64) -> i64:
    """Two or three countries, whole purses, the speaker among them, none dealing directly with the IMF
    (deuda.pair.pool, deuda.trio.form, deuda.card.conditions.direct_deal).
    """
    if position.now() != MEETING:
        return reasons.OTHER_MOMENT
    count: i64 = 0
    for seat in range(4):
        if members & BIT[seat] != 0:
            count += 1
            if not position.is_in(seat) or position.of(seat, DIRECT) == 1:
                return reasons.NOT_A_UNION
            if position.members(seat) & ~members != 0:
                return reasons.NOT_A_UNION
    speaker = position.who()
    if count < 2 or count > 3 or members & BIT[speaker] == 0 or members == position.members(speaker):
        return reasons.NOT_A_UNION
    return reasons.SPURNED if position.spurned & BIT[members] != 0 else FINE


def list_unions(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Every pair and trio the speaker may propose (deuda.pair.pool, deuda.trio.form)."""
    for i in range(UNION_COUNT):
        members = UNIONS[i]
        if why_not_union(position, members) == FINE:
            buffer[count] = pack(UNION, members)
            count += 1
    return count


def propose_union(position: Position, members: i64) -> None:
    """A pair or a trio is proposed: all its members answer (deuda.pact.meeting)."""
    seat = take_word(position)
    position.tell("union-proposed", "deuda.pact.meeting", seat, members)
    ask(position, seat, members, members & ~BIT[seat])


def form_union(position: Position, members: i64) -> None:
    """Cash, gold, land, industries, kept cards and debts are pooled (deuda.pair.pool, deuda.trio.form); all move to
    Latin America (deuda.pact.join_move); the level is read anew and nobody is called (deuda.pair.limits).
    """
    head: i64 = 0
    while members & BIT[head] == 0:
        head += 1
    size: i64 = 0
    for seat in range(position.players):
        if members & BIT[seat] != 0:
            size += 1
            position.note(seat, AT, LATIN_AMERICA_AT)
            position.note(seat, HEAD, head)
            if seat != head:
                join(position, seat, head)
            for other in range(position.players):
                if other != seat and members & BIT[other] != 0:
                    position.promises &= ~position.promise_bit(seat, other)
    for seat in range(position.players):
        if members & BIT[seat] != 0:
            position.note(seat, SIZE, size)
    rule = "deuda.pair.pool" if size == 2 else "deuda.trio.form"
    position.tell("united", rule, members, position.debt(head))
    see_total(position)


def join(position: Position, seat: i64, head: i64) -> None:
    """What one had and owed is now common (deuda.union.purse)."""
    for field in (TILL, RESERVES):
        position.note(head, field, position.of(head, field) + position.of(seat, field))
        position.note(seat, field, 0)
    position.note(head, KEPT, position.of(head, KEPT) | position.of(seat, KEPT))
    position.note(seat, KEPT, 0)
    for column in (TAKEN, RAISED, REPAID):
        position.ledger[column + head] = position.ledger[column + head] + position.ledger[column + seat]
        position.ledger[column + seat] = 0
    for land in range(LANDS):
        if position.owner(land) == seat:
            position.lands[land] = head
