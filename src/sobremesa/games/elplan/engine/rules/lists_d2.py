"""What may be done in District 2, and with tokens elsewhere. Every entry is asked of the predicate of its chapter."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import FIRST, SECOND, pack
from sobremesa.games.elplan.engine.actions import ACTIVATE as ACTIVATE_VERB
from sobremesa.games.elplan.engine.actions import (
    DONE,
    EMPTY,
    EMPTY_ROW,
    EMPTY_SLOT,
    FILL_ROW,
    FILL_SLOT,
    FINE,
    LIQUIDATE,
    POINT,
    REPAY,
    SWAP,
    SWAP_ROW,
    TOLL,
)
from sobremesa.games.elplan.engine.columns import BIT, CARD, MEMBERS, MODE, THREE, TOKENS, WHOLE
from sobremesa.games.elplan.engine.numbers import ACTIVATE, CREDIT, IDEAS, NOT_YET, TAKE_BACK
from sobremesa.games.elplan.engine.rules.d2 import (
    rows_to_empty,
    rows_to_fill,
    why_not_fill_row,
    why_not_stage,
    why_not_swap_row,
)
from sobremesa.games.elplan.engine.rules.d2_cards import why_not_lay, why_not_swap, why_not_take_off, why_not_tokens
from sobremesa.games.elplan.engine.rules.d2_trade import exchanges, may_exchange, may_liquidate, why_not_repay
from sobremesa.games.elplan.engine.rules.effects import owes_toll
from sobremesa.games.elplan.engine.rules.outsourcing import why_not_point
from sobremesa.games.elplan.engine.rules.toll import why_not_toll
from sobremesa.games.elplan.engine.state import Position

__all__ = ["list_administration", "list_card", "list_targets", "list_tolls"]


def list_tolls(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Ways to pay for the benefit of the own space (elplan.d1.toll)."""
    if not owes_toll(position, position.turn):
        return count
    for resource in range(THREE):
        if why_not_toll(position, resource) == FINE:
            buffer[count] = pack(TOLL, resource)
            count += 1
    return count


def list_administration(position: Position, buffer: "vec[i64]") -> i64:
    """Everything of District 2, in any order and number (elplan.d2.any_order)."""
    seat = position.turn
    activating = why_not_stage(position, ACTIVATE) == FINE
    taking_back = why_not_stage(position, TAKE_BACK) == FINE
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
        for exchange in exchanges(position):
            buffer[count] = exchange
            count += 1
    if position.get(seat, CREDIT) != 0 and why_not_repay(position) == FINE:
        buffer[count] = REPAY
        count += 1
    count = list_tolls(position, buffer, count)
    buffer[count] = DONE
    return count + 1


def list_rows(position: Position, buffer: "vec[i64]", activating: bool, taking_back: bool) -> i64:
    """Take back, activate, swap on the plan (elplan.d2.deactivate, elplan.d2.activate)."""
    count: i64 = 0
    to_fill: i64 = 0
    to_empty: i64 = 0
    if activating:
        to_fill = rows_to_fill(position)
    if taking_back:
        to_empty = rows_to_empty(position)
    if position.get(position.turn, IDEAS) > 0:
        return list_rows_with_ideas(position, buffer, to_fill, to_empty)
    for row in MEMBERS[to_fill | to_empty]:
        if to_fill & BIT[row] != 0:
            buffer[count] = FILL_ROW + row * FIRST
        else:
            buffer[count] = EMPTY_ROW + row * FIRST
        count += 1
    return count


def list_rows_with_ideas(position: Position, buffer: "vec[i64]", to_fill: i64, to_empty: i64) -> i64:
    """An Idea may stand in for a resource, or free one (elplan.d2.idea_wildcard)."""
    count: i64 = 0
    for row in range(position.parameters.rows(position.plan(position.turn))):
        if to_fill & BIT[row] != 0:
            buffer[count] = pack(FILL_ROW, row, 0)
            count += 1
        if why_not_fill_row(position, row, 1) == FINE:
            buffer[count] = pack(FILL_ROW, row, 1)
            count += 1
        if to_empty & BIT[row] != 0:
            buffer[count] = pack(EMPTY_ROW, row)
            count += 1
        if why_not_swap_row(position, row) == FINE:
            buffer[count] = pack(SWAP_ROW, row)
            count += 1
    return count


def list_card(
    position: Position, buffer: "vec[i64]", count: i64, i: i64, card: i64, activating: bool, taking_back: bool
) -> i64:
    """Take back, activate, swap on one investment (elplan.d2.deactivate, elplan.d2.activate)."""
    cards = position.parameters.cards
    tokens = cards[card * CARD + TOKENS]
    if tokens == 0:
        return count
    if cards[card * CARD + MODE] != WHOLE:
        return list_slots(position, buffer, count, i, card, activating, taking_back)
    ideas = position.get(position.turn, IDEAS)
    filled = position.filled(position.turn, i)
    if filled == 0:
        if activating:
            for stand_in in range(BIT[tokens] if ideas > 0 else 1):
                if why_not_tokens(position, card, stand_in) == FINE:
                    buffer[count] = pack(ACTIVATE_VERB, card, stand_in)
                    count += 1
        return count
    if taking_back and why_not_take_off(position, i, filled) == FINE:
        buffer[count] = pack(EMPTY, card)
        count += 1
    if ideas > 0:
        for slot in range(tokens):
            if why_not_swap(position, card, slot) == FINE:
                buffer[count] = pack(SWAP, card, slot)
                count += 1
    return count


def list_slots(
    position: Position, buffer: "vec[i64]", count: i64, i: i64, card: i64, activating: bool, taking_back: bool
) -> i64:
    """Slot by slot, and the extra place of a slash card (elplan.card.bodega, elplan.card.cartel_publicitario)."""
    ideas = position.get(position.turn, IDEAS)
    filled = position.filled(position.turn, i)
    for slot in range(position.parameters.card(card, TOKENS)):
        if filled & BIT[slot] == 0:
            if activating and why_not_lay(position, card, slot, 0) == FINE:
                buffer[count] = pack(FILL_SLOT, card, slot, 0)
                count += 1
            if ideas > 0 and activating and why_not_lay(position, card, slot, 1) == FINE:
                buffer[count] = pack(FILL_SLOT, card, slot, 1)
                count += 1
        else:
            if taking_back and why_not_take_off(position, i, BIT[slot]) == FINE:
                buffer[count] = pack(EMPTY_SLOT, card, slot)
                count += 1
            if ideas > 0 and why_not_swap(position, card, slot) == FINE:
                buffer[count] = pack(SWAP, card, slot)
                count += 1
    return count


def list_targets(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """What Externalización may point at (elplan.card.externalizacion)."""
    seat = position.turn
    if position.outsourcer(seat) != NOT_YET:
        for i in range(position.held(seat)):
            if why_not_point(position, position.card_at(seat, i)) == FINE:
                buffer[count] = pack(POINT, position.card_at(seat, i))
                count += 1
    return count


def list_refunds(position: Position, buffer: "vec[i64]", count: i64, card: i64) -> i64:
    """Every choice of tokens that may come back (elplan.d2.liquidate_es, elplan.d2.liquidate_en)."""
    liquidate = LIQUIDATE + card * FIRST
    for tokens in position.parameters.refunds[card]:
        buffer[count] = liquidate + tokens * SECOND
        count += 1
    return count
