"""What may be done now, phase by phase. Every entry is asked of the predicate of its chapter."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.games.elplan import actions
from sobremesa.games.elplan.actions import DONE, FINE
from sobremesa.games.elplan.chart import BIT, COST, MODE, THREE, TOKENS, WHOLE
from sobremesa.games.elplan.rules.d1 import why_not_event, why_not_give, why_not_take
from sobremesa.games.elplan.rules.d2 import (
    why_not_lay,
    why_not_stage,
    why_not_swap_row,
    why_not_take_off,
    why_not_work,
)
from sobremesa.games.elplan.rules.d2_cards import why_not_lay as lay_on_card
from sobremesa.games.elplan.rules.d2_cards import why_not_point, why_not_swap, why_not_tokens
from sobremesa.games.elplan.rules.d2_cards import why_not_take_off as take_off_card
from sobremesa.games.elplan.rules.d2_trade import (
    may_exchange,
    may_liquidate,
    why_not_give_two,
    why_not_liquidate,
    why_not_repay,
    why_not_toll,
)
from sobremesa.games.elplan.rules.d3 import discounts, further_terms, possible_terms, why_not_place, why_not_terms
from sobremesa.games.elplan.rules.d4 import is_enough
from sobremesa.games.elplan.rules.d5 import best_terms, why_not_buy, why_not_buy_from, why_not_import, why_not_trade
from sobremesa.games.elplan.rules.d5_sell import why_not_sell, why_not_shelve
from sobremesa.games.elplan.rules.d6 import why_not_subsidy
from sobremesa.games.elplan.rules.d7 import why_not_innovate
from sobremesa.games.elplan.rules.effects import owes_toll, processes
from sobremesa.games.elplan.rules.opening import why_not_offer, why_not_plan
from sobremesa.games.elplan.rules.opportunity import why_not_place as why_not_space
from sobremesa.games.elplan.rules.summary import limit, why_not_keep
from sobremesa.games.elplan.state import (
    ACTIVATE,
    BUYING,
    CREDIT,
    IDEAS,
    NOT_YET,
    PLACES,
    ROWS,
    SHELVED,
    SPACES,
    TAKE_BACK,
    Position,
)

__all__ = [
    "list_acquisitions",
    "list_administration",
    "list_cutbacks",
    "list_event_choices",
    "list_events",
    "list_offers",
    "list_plans",
    "list_production",
    "list_purchases",
    "list_sales",
    "list_seats",
    "list_spaces",
    "list_subsidies",
]

MOST_MADE: Final = 30
"""No table of plan and investments makes more of a product at once."""


def list_seats(position: Position, buffer: "vec[i64]") -> i64:
    """Any player may have had the last birthday (elplan.setup.first_player)."""
    for seat in range(position.chart.players):
        buffer[seat] = pack(actions.FIRST, seat)
    return position.chart.players


def list_offers(position: Position, buffer: "vec[i64]") -> i64:
    """Every card the deck may turn up (elplan.setup.decks)."""
    chart = position.chart
    kind = position.empty_place() // THREE
    count: i64 = 0
    for card in range(chart.deck_start(kind), chart.deck_start(kind + 1)):
        if why_not_offer(position, card) == FINE:
            buffer[count] = pack(actions.OFFER, card)
            count += 1
    return count


def list_events(position: Position, buffer: "vec[i64]") -> i64:
    """Every event that may be on top (elplan.setup.events_es, elplan.setup.events_en)."""
    count: i64 = 0
    for event in range(position.chart.event_count):
        if why_not_event(position, event) == FINE:
            buffer[count] = pack(actions.EVENT, event)
            count += 1
    return count


def list_plans(position: Position, buffer: "vec[i64]", verb: i64) -> i64:
    """Every plan that may be taken, or dealt (elplan.setup.plans)."""
    count: i64 = 0
    for plan in range(position.chart.plan_count):
        if why_not_plan(position, plan) == FINE:
            buffer[count] = pack(verb, plan)
            count += 1
    return count


def list_spaces(position: Position, buffer: "vec[i64]") -> i64:
    """Every open, free space (elplan.opportunity.place)."""
    count: i64 = 0
    for space in range(SPACES):
        if why_not_space(position, space) == FINE:
            buffer[count] = pack(actions.PLACE, space)
            count += 1
    return count


def list_event_choices(position: Position, buffer: "vec[i64]") -> i64:
    """What the event lets the player choose (elplan.d1.scope)."""
    count: i64 = 0
    for resource in range(THREE):
        if why_not_take(position, resource) == FINE:
            buffer[count] = pack(actions.TAKE, resource)
            count += 1
        elif why_not_give(position, resource) == FINE:
            buffer[count] = pack(actions.GIVE, resource)
            count += 1
    return count


def list_tolls(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Ways to pay for the benefit of the own space (elplan.d1.toll)."""
    if not owes_toll(position, position.turn):
        return count
    for resource in range(THREE):
        if why_not_toll(position, resource) == FINE:
            buffer[count] = pack(actions.TOLL, resource)
            count += 1
    return count


# -- District 2 ------------------------------------------------------------------------------------


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


# -- Districts 3 to 7 and the Summary ---------------------------------------------------------------


def list_acquisitions(position: Position, buffer: "vec[i64]") -> i64:
    """Every offer on every terms (elplan.d3.acquire), or the activation of the card just acquired
    (elplan.d3.activate_later).
    """
    count: i64 = 0
    if position.fresh != NOT_YET:
        i = position.find(position.turn, position.fresh)
        count = list_card(position, buffer, count, i, position.fresh, position.get(position.turn, IDEAS))
        count = list_targets(position, buffer, count)
    else:
        further = further_terms(position)
        for place in range(PLACES):
            if why_not_place(position, place) == FINE:
                card = position.offer(place)
                possible = possible_terms(discounts(position, card), further)
                for i in range(len(possible)):
                    if why_not_terms(position, card, possible[i]) == FINE:
                        buffer[count] = pack(actions.ACQUIRE, place, possible[i])
                        count += 1
        count = list_tolls(position, buffer, count)
    buffer[count] = DONE
    return count + 1


def list_production(position: Position, buffer: "vec[i64]") -> i64:
    """Every number of the two products the processes allow, also none (elplan.d4.produce)."""
    seat = position.turn
    active = processes(position, seat)
    count = list_tolls(position, buffer, 0)
    own: i64 = 0
    while own < MOST_MADE and is_enough(position, seat, own, 0, active):
        other: i64 = 0
        while other < MOST_MADE and is_enough(position, seat, own, other, active):
            buffer[count] = pack(actions.PRODUCE, own, other)
            count += 1
            other += 1
        own += 1
    return count


def list_purchases(position: Position, buffer: "vec[i64]") -> i64:
    """One product more: from the market, from abroad, from a Tienda virtual (elplan.d5.buy)."""
    count: i64 = 0
    further = further_terms(position)
    # The discount of the space is for one product of choice, so buying without it comes into question too.
    for discount in range((best_terms(position) & actions.MONEY_OFF) + 1):
        possible = possible_terms(discount, further)
        for product in range(THREE):
            if why_not_trade(position, BUYING, product) == FINE:
                for i in range(len(possible)):
                    count = list_purchase(position, buffer, count, product, possible[i])
    count = list_tolls(position, buffer, count)
    buffer[count] = DONE
    return count + 1


def list_purchase(position: Position, buffer: "vec[i64]", count: i64, product: i64, terms: i64) -> i64:
    """Every source of one product on the same terms (elplan.d5.buy)."""
    if why_not_buy(position, product, terms) == FINE:
        buffer[count] = pack(actions.BUY, product, terms)
        count += 1
    if why_not_import(position, product, terms) == FINE:
        buffer[count] = pack(actions.IMPORT, product, terms)
        count += 1
    for owner in range(position.chart.players):
        shelved = position.get(owner, SHELVED + product) > 0
        if shelved and why_not_buy_from(position, owner, product, terms) == FINE:
            buffer[count] = pack(actions.BUY_FROM, owner, product, terms)
            count += 1
    return count


def list_sales(position: Position, buffer: "vec[i64]") -> i64:
    """One product more, for money or energy, or onto the Tienda virtual (elplan.d5.sell)."""
    count: i64 = 0
    for product in range(THREE):
        if position.wares(position.turn, product) == 0:
            continue
        for resource in range(THREE):
            if why_not_sell(position, product, resource) == FINE:
                buffer[count] = pack(actions.SELL, product, resource)
                count += 1
        if why_not_shelve(position, product) == FINE:
            buffer[count] = pack(actions.SHELVE, product)
            count += 1
    buffer[count] = DONE
    return count + 1


def list_subsidies(position: Position, buffer: "vec[i64]") -> i64:
    """One resource of choice; taking is not compulsory (elplan.d6.subsidy_es)."""
    count: i64 = 0
    for resource in range(THREE):
        if why_not_subsidy(position, resource) == FINE:
            buffer[count] = pack(actions.TAKE, resource)
            count += 1
    count = list_tolls(position, buffer, count)
    buffer[count] = DONE
    return count + 1


def list_ideas(position: Position, buffer: "vec[i64]") -> i64:
    """Innovate or not (elplan.d7.innovate)."""
    count: i64 = 0
    if why_not_innovate(position) == FINE:
        buffer[count] = actions.INNOVATE
        count += 1
    buffer[count] = DONE
    return count + 1


def list_cutbacks(position: Position, buffer: "vec[i64]") -> i64:
    """Every way to keep as many as may be kept (elplan.summary.cutback)."""
    most = limit(position, position.turn)
    count: i64 = 0
    for raw in range(most + 1):
        for good in range(most - raw + 1):
            if why_not_keep(position, raw, good, most - raw - good) == FINE:
                buffer[count] = pack(actions.KEEP, raw, good, most - raw - good)
                count += 1
    return count
