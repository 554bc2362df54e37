"""District 2, with the box: liquidating, exchanging, paying credit back."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.games.elplan.engine.actions import (
    CANNOT_PAY,
    FINE,
    LIQUIDATED_ALREADY,
    LOCKED,
    NEVER_REPAID,
    NO_CREDIT_HELD,
    NO_EXCHANGE,
    NO_LIQUIDATION,
    NOT_ON_SPACE,
    NOT_OWNED,
    OTHER_PHASE,
    WRONG_TOKENS,
)
from sobremesa.games.elplan.engine.actions import EXCHANGE as EXCHANGE_VERB
from sobremesa.games.elplan.engine.columns import (
    COST_MINUS_ONE,
    ENERGY,
    EXTERNALISE,
    HUMAN,
    MONEY,
    NEVER,
    NONE,
    SHOP,
    THREE,
)
from sobremesa.games.elplan.engine.numbers import (
    ADMINISTRATION,
    CREDIT,
    D2,
    D3,
    DEBT,
    EXCHANGE,
    LIQUIDATE,
    NOT_YET,
    SEAT,
    SHELVED,
    SPACE,
    TARGET,
)
from sobremesa.games.elplan.engine.rules.d2 import why_not_stage
from sobremesa.games.elplan.engine.rules.effects import owes_toll
from sobremesa.games.elplan.engine.state import Position

__all__ = [
    "exchange",
    "exchanges",
    "liquidate",
    "may_exchange",
    "may_liquidate",
    "repay",
    "why_not_exchange",
    "why_not_liquidate",
    "why_not_repay",
]


# -- liquidating -----------------------------------------------------------------------------------


def may_liquidate(position: Position) -> i64:
    """One card per player per period (elplan.d2.liquidate_es); en: only on the District 2 space, toll paid
    (elplan.d2.liquidate_en, elplan.d1.toll).
    """
    reason = why_not_stage(position, LIQUIDATE)
    if reason != FINE:
        return reason
    parameters = position.parameters
    if parameters.liquidation == NONE:
        return NO_LIQUIDATION
    if parameters.liquidation_on_space != 0:
        seat = position.turn
        if not D2 <= position.get(seat, SPACE) < D3 or owes_toll(position, seat):
            return NOT_ON_SPACE
    return LIQUIDATED_ALREADY if position.liquidated != 0 else FINE


def why_not_liquidate(position: Position, card: i64, tokens: i64) -> i64:
    """The player picks which tokens of the printed cost come back (elplan.d2.liquidate_es); a card with a token laid
    this period stays (elplan.d2.locked).
    """
    reason = may_liquidate(position)
    if reason != FINE:
        return reason
    i = position.find(position.turn, card)
    if i == NOT_YET:
        return NOT_OWNED
    if position.locks_on(position.turn, i) != 0:
        return LOCKED
    for refund in position.parameters.refunds[card]:
        if refund == tokens:
            return FINE
    return WRONG_TOKENS


def liquidate(position: Position, card: i64, tokens: i64) -> None:
    """Tokens and Ideas on the card come back too; the card leaves the game (elplan.d2.liquidate_es).

    Products on a liquidated Tienda virtual go to the box (elplan.card.tienda_virtual).
    """
    seat = position.turn
    i = position.find(seat, card)
    position.give_back(seat, i, position.filled(seat, i))
    position.drop(seat, i)
    position.gain(seat, 0, tokens >> 4)
    position.gain(seat, 1, (tokens >> 2) & 3)
    position.gain(seat, 2, tokens & 3)
    if position.parameters.card(card, SHOP) != 0:
        for product in range(THREE):
            position.put(seat, SHELVED + product, 0)
    if position.parameters.card(card, EXTERNALISE) != 0 or position.get(seat, TARGET) == card:
        position.put(seat, TARGET, NOT_YET)
    position.liquidated = 1
    position.stage = LIQUIDATE
    half = position.parameters.liquidation != COST_MINUS_ONE
    position.tell(
        "liquidated",
        "elplan.d2.liquidate_en" if half else "elplan.d2.liquidate_es",
        position.parameters.named(card),
        tokens,
    )


# -- exchanging ------------------------------------------------------------------------------------


def exchanges_of(idle: list[int]) -> list[int]:
    """The two given may be alike or not, the one taken is of a different kind (elplan.d2.exchange)."""
    return [
        int(pack(EXCHANGE_VERB, a, b, c))
        for a in range(3)
        for b in range(a, 3)
        if idle[a] > 0 and idle[b] > (1 if a == b else 0)
        for c in range(3)
        if c != a and c != b
    ]


EXCHANGES: Final = [vec[i64](exchanges_of([h, m, e])) for h in range(3) for m in range(3) for e in range(3)]
"""By how many of each resource lie idle: none, one, or at least two."""


def why_not_exchange(position: Position, a: i64, b: i64, c: i64) -> i64:
    """Two idle tokens for one of a kind different from both (elplan.d2.exchange)."""
    reason = may_exchange(position)
    if reason != FINE:
        return reason
    if c == a or c == b:
        return WRONG_TOKENS
    for possible in exchanges(position):
        if possible == pack(EXCHANGE_VERB, a, b, c):
            return FINE
    return CANNOT_PAY


def may_exchange(position: Position) -> i64:
    """es only, in District 2 (elplan.d2.exchange)."""
    if position.parameters.exchange == 0:
        return NO_EXCHANGE
    return why_not_stage(position, EXCHANGE)


def exchanges(position: Position) -> "vec[i64]":
    """Return the exchanges that the idle tokens of the seat in turn allow (elplan.d2.exchange)."""
    base = position.turn * SEAT
    human = position.seats[base + HUMAN]
    money = position.seats[base + MONEY]
    energy = position.seats[base + ENERGY]
    return EXCHANGES[min(human, 2) * 9 + min(money, 2) * 3 + min(energy, 2)]


def exchange(position: Position, a: i64, b: i64, c: i64) -> None:
    """Two for one with the box (elplan.d2.exchange)."""
    seat = position.turn
    position.pay(seat, a)
    position.pay(seat, b)
    position.gain(seat, c)
    position.stage = EXCHANGE
    position.tell("exchanged", "elplan.d2.exchange", a, b, c)


# -- credit ----------------------------------------------------------------------------------------


def why_not_repay(position: Position) -> i64:
    """In District 2 the holder may pay the whole debt and give the card back (elplan.d3.credit_repay)."""
    if position.phase != ADMINISTRATION:
        return OTHER_PHASE
    seat = position.turn
    if position.get(seat, CREDIT) == 0:
        return NO_CREDIT_HELD
    if position.parameters.interest == NEVER:
        return NEVER_REPAID
    seats = position.seats
    base = seat * SEAT
    for resource in range(THREE):
        if seats[base + resource] < seats[base + DEBT + resource]:
            return CANNOT_PAY
    return FINE


def repay(position: Position) -> None:
    """The credit card goes back (elplan.d3.credit_repay)."""
    seat = position.turn
    for resource in range(THREE):
        position.pay(seat, resource, position.get(seat, DEBT + resource))
        position.put(seat, DEBT + resource, 0)
    position.put(seat, CREDIT, 0)
    position.tell("repaid", "elplan.d3.credit_repay")
