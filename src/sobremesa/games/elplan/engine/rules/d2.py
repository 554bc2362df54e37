"""District 2, Administration: income, liquidating, exchanging, paying credit back."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import FIRST, SECOND, pack
from sobremesa.core.state import FINE
from sobremesa.games.elplan.engine import actions, reasons
from sobremesa.games.elplan.engine.columns import (
    COST_MINUS_ONE,
    ENERGY,
    EXTERNALISE,
    HUMAN,
    INCOME,
    MONEY,
    NEVER,
    NONE,
    SHOP,
    THREE,
)
from sobremesa.games.elplan.engine.numbers import (
    ADMINISTRATION,
    CREDIT,
    DEBT,
    NOT_YET,
    ROW_LOCKS,
    SEAT,
    SHELVED,
    STAGE_ACTIVATE,
    STAGE_EXCHANGE,
    STAGE_LIQUIDATE,
    STAGE_TAKE_BACK,
    TARGET,
)
from sobremesa.games.elplan.engine.rules.activation import list_card, list_rows, why_not_stage
from sobremesa.games.elplan.engine.rules.effects import owes_toll
from sobremesa.games.elplan.engine.rules.outsourcing import list_targets
from sobremesa.games.elplan.engine.state import Position


def enable_administration(position: Position) -> None:
    """Tokens of earlier periods may move again (elplan.d2.locked); income cards pay (elplan.d2.income); the space
    gives 1 human capital (elplan.d2.opportunity).
    """
    for n in range(position.parameters.players):
        seat = position.seat_at(n)
        position.put(seat, ROW_LOCKS, 0)
        for i in range(position.held(seat)):
            position.unlock(seat, i)
            if position.parameters.income[position.card_at(seat, i)] != 0:
                pay_income(position, seat, i)
        if position.district(seat) == 2 and not owes_toll(position, seat):
            help_out(position, seat)


def pay_income(position: Position, seat: i64, i: i64) -> None:
    """A card active when District 2 is enabled pays 1 token (elplan.d2.income): energy (elplan.card.central_energia,
    elplan.card.solar_panels), human capital (elplan.card.comite_emprendedor, elplan.card.robot), money
    (elplan.card.estrategia_rse, elplan.card.investor).
    """
    card = position.card_at(seat, i)
    for resource in range(THREE):
        number = position.parameters.card(card, INCOME + resource)
        if number > 0 and position.is_active(seat, i):
            position.gain(seat, resource, number)
            position.tell("income", "elplan.d2.income", seat, position.parameters.named(card), resource)


def help_out(position: Position, seat: i64) -> None:
    """The District 2 space gives 1 human capital (elplan.d2.opportunity)."""
    position.gain(seat, HUMAN)
    position.tell("took", "elplan.d2.opportunity", seat, 1, HUMAN)


def list_administration(position: Position, buffer: "vec[i64]") -> i64:
    """Everything of District 2, in any order and number (elplan.d2.any_order)."""
    seat = position.turn
    activating = why_not_stage(position, STAGE_ACTIVATE) == FINE
    taking_back = why_not_stage(position, STAGE_TAKE_BACK) == FINE
    count = list_rows(position, buffer, activating, taking_back)
    held = position.held(seat)
    if held > 0:
        may = may_liquidate(position)
        outsourcing = False
        for i in range(held):
            card = position.card_at(seat, i)
            count = list_card(position, buffer, count, i, card, activating, taking_back)
            if may == FINE and position.locks_on(seat, i) == 0:
                count = list_refunds(position, buffer, count, card)
            if card == position.parameters.outsourcing:
                outsourcing = True
        if outsourcing:
            count = list_targets(position, buffer, count)
    if may_exchange(position) == FINE:
        for two_for_one in exchanges(position):
            buffer[count] = two_for_one
            count += 1
    if position.get(seat, CREDIT) != 0 and why_not_repay(position) == FINE:
        buffer[count] = actions.REPAY
        count += 1
    return count


# -- liquidating -----------------------------------------------------------------------------------


def may_liquidate(position: Position) -> i64:
    """One card per player per period (elplan.d2.liquidate_es); en: only on the District 2 space, toll paid
    (elplan.d2.liquidate_en, elplan.d1.toll).
    """
    reason = why_not_stage(position, STAGE_LIQUIDATE)
    if reason != FINE:
        return reason
    parameters = position.parameters
    if parameters.liquidation == NONE:
        return reasons.NO_LIQUIDATION
    if parameters.liquidation_on_space != 0:
        seat = position.turn
        if position.district(seat) != 2 or owes_toll(position, seat):
            return reasons.NOT_ON_SPACE
    return reasons.LIQUIDATED_ALREADY if position.liquidated != 0 else FINE


def why_not_liquidate(position: Position, card: i64, tokens: i64) -> i64:
    """The player picks which tokens of the printed cost come back (elplan.d2.liquidate_es); a card with a token laid
    this period stays (elplan.d2.locked).
    """
    reason = may_liquidate(position)
    if reason != FINE:
        return reason
    i = position.find(position.turn, card)
    if i == NOT_YET:
        return reasons.NOT_OWNED
    if position.locks_on(position.turn, i) != 0:
        return reasons.LOCKED
    for refund in position.parameters.refunds[card]:
        if refund == tokens:
            return FINE
    return reasons.WRONG_TOKENS


def list_refunds(position: Position, buffer: "vec[i64]", count: i64, card: i64) -> i64:
    """Every choice of tokens that may come back (elplan.d2.liquidate_es, elplan.d2.liquidate_en)."""
    liquidate = actions.LIQUIDATE + card * FIRST
    for tokens in position.parameters.refunds[card]:
        buffer[count] = liquidate + tokens * SECOND
        count += 1
    return count


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
    position.stage = STAGE_LIQUIDATE
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
        int(pack(actions.EXCHANGE, a, b, c))
        for a in range(3)
        for b in range(a, 3)
        if idle[a] > 0 and idle[b] > (1 if a == b else 0)
        for c in range(3)
        if c != a and c != b
    ]


EXCHANGES: Final = [vec[i64](exchanges_of([h, m, e])) for h in range(3) for m in range(3) for e in range(3)]
"""By how many of each resource lie idle: none, one, or at least two."""


def may_exchange(position: Position) -> i64:
    """es only, in District 2 (elplan.d2.exchange)."""
    if position.parameters.exchange == 0:
        return reasons.NO_EXCHANGE
    return why_not_stage(position, STAGE_EXCHANGE)


def exchanges(position: Position) -> "vec[i64]":
    """Return the exchanges that the idle tokens of the seat in turn allow (elplan.d2.exchange)."""
    base = position.turn * SEAT
    human = position.seats[base + HUMAN]
    money = position.seats[base + MONEY]
    energy = position.seats[base + ENERGY]
    return EXCHANGES[min(human, 2) * 9 + min(money, 2) * 3 + min(energy, 2)]


def why_not_exchange(position: Position, a: i64, b: i64, c: i64) -> i64:
    """Two idle tokens for one of a kind different from both (elplan.d2.exchange)."""
    reason = may_exchange(position)
    if reason != FINE:
        return reason
    if c == a or c == b:
        return reasons.WRONG_TOKENS
    for possible in exchanges(position):
        if possible == pack(actions.EXCHANGE, a, b, c):
            return FINE
    return reasons.CANNOT_PAY


def exchange(position: Position, a: i64, b: i64, c: i64) -> None:
    """Two for one with the box (elplan.d2.exchange)."""
    seat = position.turn
    position.pay(seat, a)
    position.pay(seat, b)
    position.gain(seat, c)
    position.stage = STAGE_EXCHANGE
    position.tell("exchanged", "elplan.d2.exchange", a, b, c)


# -- credit ----------------------------------------------------------------------------------------


def why_not_repay(position: Position) -> i64:
    """In District 2 the holder may pay the whole debt and give the card back (elplan.d3.credit_repay)."""
    if position.phase != ADMINISTRATION:
        return reasons.OTHER_PHASE
    seat = position.turn
    if position.get(seat, CREDIT) == 0:
        return reasons.NO_CREDIT_HELD
    if position.parameters.interest == NEVER:
        return reasons.NEVER_REPAID
    seats = position.seats
    base = seat * SEAT
    for resource in range(THREE):
        if seats[base + resource] < seats[base + DEBT + resource]:
            return reasons.CANNOT_PAY
    return FINE


def repay(position: Position) -> None:
    """The credit card goes back (elplan.d3.credit_repay)."""
    seat = position.turn
    for resource in range(THREE):
        position.pay(seat, resource, position.get(seat, DEBT + resource))
        position.put(seat, DEBT + resource, 0)
    position.put(seat, CREDIT, 0)
    position.tell("repaid", "elplan.d3.credit_repay")
