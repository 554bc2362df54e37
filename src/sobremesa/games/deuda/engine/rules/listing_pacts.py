"""What may be proposed in a meeting, and what may stand in a deal."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.games.deuda.engine.actions import (
    ABANDON,
    CLUB,
    DEAL,
    DROP,
    FINE,
    GIVE,
    MONEY,
    OFFER,
    PASS,
    PROMISE,
    RELEASE,
    STOP,
    UNION,
)
from sobremesa.games.deuda.engine.numbers import BIT, TERMS
from sobremesa.games.deuda.engine.parameters import LANDS
from sobremesa.games.deuda.engine.rules.deals import (
    CHANGES,
    cash_left,
    has_sum,
    why_not_again,
    why_not_drop,
    why_not_free,
    why_not_offer,
    why_not_pledge,
    why_not_term,
)
from sobremesa.games.deuda.engine.rules.meeting import why_not_club, why_not_stop
from sobremesa.games.deuda.engine.rules.union import why_not_union
from sobremesa.games.deuda.engine.state import Position

UNIONS: Final = vec[i64]([3, 5, 6, 7, 9, 10, 11, 12, 13, 14])
"""Every two or three of four seats, as bits."""
UNION_COUNT: Final[i64] = 10
GIFTS: Final = vec[i64]([500, 1000, 2000, 5000])
GIFT_COUNT: Final[i64] = 4


def list_proposals(position: Position, buffer: "vec[i64]") -> i64:
    """Pass, unions, the club, the end of the game, a deal (deuda.pact.meeting)."""
    buffer[0] = PASS
    buffer[1] = DEAL
    count: i64 = 2
    for i in range(UNION_COUNT):
        members = UNIONS[i]
        if why_not_union(position, members) == FINE:
            buffer[count] = pack(UNION, members)
            count += 1
    if why_not_club(position) == FINE:
        buffer[count] = CLUB
        count += 1
    if why_not_stop(position) == FINE:
        buffer[count] = STOP
        count += 1
    return count


def list_terms(position: Position, buffer: "vec[i64]") -> i64:
    """Offer, abandon, and every term that can be added or struck out (deuda.pact.deals)."""
    buffer[0] = ABANDON
    count: i64 = 1
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
