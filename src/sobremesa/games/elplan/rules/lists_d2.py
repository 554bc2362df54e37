"""What may be done in District 2, and with tokens elsewhere. Every entry is asked of the predicate of its chapter."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.games.elplan import actions
from sobremesa.games.elplan.actions import DONE, FINE
from sobremesa.games.elplan.chart import BIT, COST, MODE, THREE, TOKENS, WHOLE
from sobremesa.games.elplan.fields import ACTIVATE, CREDIT, IDEAS, NOT_YET, ROWS, TAKE_BACK
from sobremesa.games.elplan.rules.d2 import why_not_lay, why_not_stage, why_not_swap_row, why_not_take_off, why_not_work
from sobremesa.games.elplan.rules.d2_cards import why_not_lay as lay_on_card
from sobremesa.games.elplan.rules.d2_cards import why_not_swap, why_not_tokens
from sobremesa.games.elplan.rules.d2_cards import why_not_take_off as take_off_card
from sobremesa.games.elplan.rules.d2_trade import (
    may_exchange,
    may_liquidate,
    why_not_give_two,
    why_not_liquidate,
    why_not_repay,
    why_not_toll,
)
from sobremesa.games.elplan.rules.effects import owes_toll
from sobremesa.games.elplan.rules.outsourcing import why_not_point
from sobremesa.games.elplan.state import Position

__all__ = [
    "list_administration",
    "list_card",
    "list_exchanges",
    "list_liquidations",
    "list_rows",
    "list_targets",
    "list_tolls",
]


def list_tolls(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Ways to pay for the benefit of the own space (elplan.d1.toll)."""
    if not owes_toll(position, position.turn):
        return count
    for resource in range(THREE):
        if why_not_toll(position, resource) == FINE:
            buffer[count] = pack(actions.TOLL, resource)
            count += 1
    return count


def list_administration(position: Position, buffer: "vec[i64]") -> i64:
    """Everything of District 2, in any order and number (elplan.d2.any_order)."""
    seat = position.turn
    ideas = position.get(seat, IDEAS)
    count = list_rows(position, buffer, ideas)
    held = position.held(seat)
    if held > 0:
        may = may_liquidate(position)
        for i in range(held):
            card = position.card_at(seat, i)
            count = list_card(position, buffer, count, i, card, ideas)
            if may == FINE:
                count = list_liquidations(position, buffer, count, card)
        count = list_targets(position, buffer, count)
    if may_exchange(position) == FINE:
        count = list_exchanges(position, buffer, count)
    if position.get(seat, CREDIT) != 0 and why_not_repay(position) == FINE:
        buffer[count] = actions.REPAY
        count += 1
    count = list_tolls(position, buffer, count)
    buffer[count] = DONE
    return count + 1


def list_exchanges(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Two idle tokens for one of another kind (elplan.d2.exchange)."""
    for a in range(THREE):
        for b in range(a, THREE):
            if why_not_give_two(position, a, b) == FINE:
                for c in range(THREE):
                    if c != a and c != b:
                        buffer[count] = pack(actions.EXCHANGE, a, b, c)
                        count += 1
    return count


def list_rows(position: Position, buffer: "vec[i64]", ideas: i64) -> i64:
    """Take back, activate, swap on the plan (elplan.d2.deactivate, elplan.d2.activate)."""
    count: i64 = 0
    activating = why_not_stage(position, ACTIVATE) == FINE
    taking_back = why_not_stage(position, TAKE_BACK) == FINE
    filled = position.get(position.turn, ROWS)
    for row in range(position.chart.rows(position.plan(position.turn))):
        if filled & BIT[row] == 0:
            if activating and why_not_lay(position, row, 0) == FINE:
                buffer[count] = pack(actions.FILL_ROW, row, 0)
                count += 1
            if ideas > 0 and activating and why_not_lay(position, row, 1) == FINE:
                buffer[count] = pack(actions.FILL_ROW, row, 1)
                count += 1
        else:
            if taking_back and why_not_take_off(position, row) == FINE:
                buffer[count] = pack(actions.EMPTY_ROW, row)
                count += 1
            if ideas > 0 and why_not_swap_row(position, row) == FINE:
                buffer[count] = pack(actions.SWAP_ROW, row)
                count += 1
    return count


def list_card(position: Position, buffer: "vec[i64]", count: i64, i: i64, card: i64, ideas: i64) -> i64:
    """Take back, activate, swap on one investment (elplan.d2.deactivate, elplan.d2.activate)."""
    tokens = position.chart.card(card, TOKENS)
    if tokens == 0:
        return count
    activating = why_not_work(position, card) == FINE
    taking_back = why_not_stage(position, TAKE_BACK) == FINE
    filled = position.filled(position.turn, i)
    whole = position.chart.card(card, MODE) == WHOLE
    if whole and filled == 0:
        most = BIT[tokens] if ideas > 0 else 1
        for stand_in in range(most):
            if activating and why_not_tokens(position, card, stand_in) == FINE:
                buffer[count] = pack(actions.ACTIVATE, card, stand_in)
                count += 1
        return count
    if whole and taking_back and take_off_card(position, i, BIT[tokens] - 1) == FINE:
        buffer[count] = pack(actions.EMPTY, card)
        count += 1
    for slot in range(tokens):
        if filled & BIT[slot] == 0:
            if activating and lay_on_card(position, card, slot, 0) == FINE:
                buffer[count] = pack(actions.FILL_SLOT, card, slot, 0)
                count += 1
            if ideas > 0 and activating and lay_on_card(position, card, slot, 1) == FINE:
                buffer[count] = pack(actions.FILL_SLOT, card, slot, 1)
                count += 1
        else:
            if not whole and taking_back and take_off_card(position, i, BIT[slot]) == FINE:
                buffer[count] = pack(actions.EMPTY_SLOT, card, slot)
                count += 1
            if ideas > 0 and why_not_swap(position, card, slot) == FINE:
                buffer[count] = pack(actions.SWAP, card, slot)
                count += 1
    return count


def list_targets(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """What Externalización may point at (elplan.card.externalizacion)."""
    seat = position.turn
    if position.outsourcer(seat) != NOT_YET:
        for i in range(position.held(seat)):
            if why_not_point(position, position.card_at(seat, i)) == FINE:
                buffer[count] = pack(actions.POINT, position.card_at(seat, i))
                count += 1
    return count


def list_liquidations(position: Position, buffer: "vec[i64]", count: i64, card: i64) -> i64:
    """Every choice of tokens that may come back (elplan.d2.liquidate_es, elplan.d2.liquidate_en)."""
    chart = position.chart
    for human in range(chart.card(card, COST) + 1):
        for money in range(chart.card(card, COST + 1) + 1):
            for energy in range(chart.card(card, COST + 2) + 1):
                tokens = human * 16 + money * 4 + energy
                if why_not_liquidate(position, card, tokens) == FINE:
                    buffer[count] = pack(actions.LIQUIDATE, card, tokens)
                    count += 1
    return count
