"""What may be done now, phase by phase. Every entry is asked of the predicate of its chapter."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import FIRST, pack
from sobremesa.games.elplan.engine import actions
from sobremesa.games.elplan.engine.actions import DONE, FINE, PLACE
from sobremesa.games.elplan.engine.columns import BIT, MEMBERS, MONEY, NOTHING, THREE
from sobremesa.games.elplan.engine.numbers import BUYING, NOT_YET, PLACES, SHELVED, SPACES
from sobremesa.games.elplan.engine.rules.d1 import why_not_event, why_not_give, why_not_take
from sobremesa.games.elplan.engine.rules.d2 import why_not_work
from sobremesa.games.elplan.engine.rules.d3 import (
    cost,
    discounts,
    further_terms,
    possible_terms,
    why_not_pay,
    why_not_place,
)
from sobremesa.games.elplan.engine.rules.d4 import is_enough
from sobremesa.games.elplan.engine.rules.d5 import (
    best_terms,
    why_not_buy,
    why_not_buy_from,
    why_not_import,
    why_not_trade,
)
from sobremesa.games.elplan.engine.rules.d5_sell import why_not_sell, why_not_shelve
from sobremesa.games.elplan.engine.rules.d6 import why_not_subsidy
from sobremesa.games.elplan.engine.rules.d7 import why_not_innovate
from sobremesa.games.elplan.engine.rules.effects import processes
from sobremesa.games.elplan.engine.rules.lists_d2 import list_card, list_targets, list_tolls
from sobremesa.games.elplan.engine.rules.opening import may_be_first, why_not_offer, why_not_plan
from sobremesa.games.elplan.engine.rules.opportunity import free_spaces
from sobremesa.games.elplan.engine.rules.summary import limit, why_not_keep
from sobremesa.games.elplan.engine.state import Position

__all__ = [
    "list_acquisitions",
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
    """Any player may have had the last birthday, unless the host has said who (elplan.setup.first_player)."""
    count: i64 = 0
    for seat in MEMBERS[may_be_first(position)]:
        buffer[count] = pack(actions.FIRST, seat)
        count += 1
    return count


def list_offers(position: Position, buffer: "vec[i64]") -> i64:
    """Every card the deck may turn up (elplan.setup.decks)."""
    parameters = position.parameters
    kind = position.empty_place() // THREE
    count: i64 = 0
    for card in range(parameters.deck_start(kind), parameters.deck_start(kind + 1)):
        if why_not_offer(position, card) == FINE:
            buffer[count] = pack(actions.OFFER, card)
            count += 1
    return count


def list_events(position: Position, buffer: "vec[i64]") -> i64:
    """Every event that may be on top (elplan.setup.events_es, elplan.setup.events_en)."""
    count: i64 = 0
    for event in range(position.parameters.event_count):
        if why_not_event(position, event) == FINE:
            buffer[count] = pack(actions.EVENT, event)
            count += 1
    return count


def list_plans(position: Position, buffer: "vec[i64]", verb: i64) -> i64:
    """Every plan that may be taken, or dealt (elplan.setup.plans)."""
    count: i64 = 0
    for plan in range(position.parameters.plan_count):
        if why_not_plan(position, plan) == FINE:
            buffer[count] = pack(verb, plan)
            count += 1
    return count


def list_spaces(position: Position, buffer: "vec[i64]") -> i64:
    """Every open, free space (elplan.opportunity.place)."""
    count: i64 = 0
    free = free_spaces(position)
    for space in range(SPACES):
        if free & BIT[space] != 0:
            buffer[count] = PLACE + space * FIRST
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


# -- Districts 3 to 7 and the Summary ---------------------------------------------------------------


def list_acquisitions(position: Position, buffer: "vec[i64]") -> i64:
    """Every offer on every terms (elplan.d3.acquire), or the activation of the card just acquired
    (elplan.d3.activate_later).
    """
    count: i64 = 0
    if position.fresh != NOT_YET:
        card = position.fresh
        i = position.find(position.turn, card)
        count = list_card(position, buffer, count, i, card, why_not_work(position, card) == FINE, False)
        count = list_targets(position, buffer, count)
    else:
        further = further_terms(position)
        for place in range(PLACES):
            card = position.offers[place]
            if card != NOTHING and why_not_place(position, place) == FINE:
                money = cost(position, card, MONEY)
                for terms in possible_terms(discounts(position, card), further):
                    if why_not_pay(position, card, terms, money) == FINE:
                        buffer[count] = pack(actions.ACQUIRE, place, terms)
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
    for owner in range(position.parameters.players):
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
