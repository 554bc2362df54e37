"""What may be proposed in a meeting, and what may stand in a deal."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.games.deuda.actions import (
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
from sobremesa.games.deuda.chart import LANDS
from sobremesa.games.deuda.fields import (
    NOBODY,
    TERMS,
)
from sobremesa.games.deuda.rules.deals import (
    CHANGES,
    promised_cash,
    why_not_drop,
    why_not_give,
    why_not_money,
    why_not_offer,
    why_not_promise,
    why_not_release,
)
from sobremesa.games.deuda.rules.meeting import why_not_club, why_not_stop
from sobremesa.games.deuda.rules.union import why_not_union
from sobremesa.games.deuda.state import Position

__all__ = ["list_proposals", "list_terms"]

UNIONS: Final[i64] = 16
GIFTS: Final = vec[i64]([500, 1000, 2000, 5000])
GIFT_COUNT: Final[i64] = 4


def list_proposals(position: Position, buffer: "vec[i64]") -> i64:
    """Pass, unions, the club, the end of the game, a deal (deuda.pact.meeting)."""
    buffer[0] = PASS
    buffer[1] = DEAL
    count: i64 = 2
    for members in range(UNIONS):
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
    for land in range(LANDS):
        if position.owner(land) != NOBODY:
            for seat in range(position.players):
                if why_not_give(position, land, seat) == FINE:
                    buffer[count] = pack(GIVE, land, seat)
                    count += 1
    for a in range(position.players):
        for b in range(position.players):
            if a != b:
                count = list_gifts(position, buffer, count, a, b)
    return count


def list_gifts(position: Position, buffer: "vec[i64]", count: i64, a: i64, b: i64) -> i64:
    """Money from one to another, promises and releases between them (deuda.pact.deals, deuda.pact.promise)."""
    if why_not_money(position, a, b, 50) == FINE:
        most = position.cash(a) - promised_cash(position, a)
        for i in range(GIFT_COUNT):
            if GIFTS[i] < most:
                buffer[count] = pack(MONEY, a, b, GIFTS[i] // 50)
                count += 1
        buffer[count] = pack(MONEY, a, b, most // 50)
        count += 1
    if why_not_promise(position, a, b) == FINE:
        buffer[count] = pack(PROMISE, a, b)
        count += 1
    if why_not_release(position, a, b) == FINE:
        buffer[count] = pack(RELEASE, a, b)
        count += 1
    return count
