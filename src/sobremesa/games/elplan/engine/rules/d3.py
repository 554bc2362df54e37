"""District 3, Investment: one card a period, paid, discounted or on credit."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.state import FINE
from sobremesa.games.elplan.engine import actions, reasons
from sobremesa.games.elplan.engine.actions import ADVISED, ENERGY_OFF, MONEY_OFF, ON_CREDIT
from sobremesa.games.elplan.engine.columns import (
    ADVISER,
    CARD,
    COST,
    ENERGY,
    INVESTMENT_PRICE,
    KIND,
    MODE,
    MONEY,
    NEVER,
    NOTHING,
    PLAY_SIGN,
    READY,
    THREE,
)
from sobremesa.games.elplan.engine.numbers import ADVISER_USED, CREDIT, D3, DEBT, INVESTMENT, NOT_YET, PLACES, SEAT
from sobremesa.games.elplan.engine.rules.activation import list_card, why_not_activate, why_not_fill_slot, why_not_work
from sobremesa.games.elplan.engine.rules.effects import benefits, in_force
from sobremesa.games.elplan.engine.rules.outsourcing import list_targets, why_not_point
from sobremesa.games.elplan.engine.state import Position

SPECIALIST: Final = 1


TERMS: Final = [
    vec[i64]([base + further for base in bases for further in furthers])
    for furthers in ([0], [0, 4], [0, 8], [0, 4, 8, 12])
    for bases in ([0], [1], [2], [1, 2])
]
"""By the discounts there are (1 money off, 2 energy off) and what may come on top (4 the adviser, 8 credit)."""


def cost(position: Position, card: i64, resource: i64) -> i64:
    """The printed cost (elplan.d3.acquire, elplan.card.maquinaria) and what an event changes; no discount yet."""
    tokens = position.parameters.cards[card * CARD + COST + resource]
    if resource == MONEY:
        tokens += in_force(position, position.turn, INVESTMENT_PRICE)
        return max(tokens, 0)
    return tokens


def adviser_ready(position: Position, seat: i64) -> bool:
    """The Financial adviser is used once per period, for buying or for acquiring (elplan.card.financial_adviser)."""
    return position.get(seat, ADVISER_USED) == 0 and position.has_active(seat, ADVISER) != 0


def discounts(position: Position, card: i64) -> i64:
    """3A: 1 money or 1 energy off infrastructure; 3B: 1 money off a specialist; 3C: 1 energy off technology
    (elplan.d3.discount). Return those there are: a discount takes off a token the cost really has.
    """
    kind = position.parameters.cards[card * CARD + KIND]
    if not benefits(position, position.turn, D3 + kind):
        return 0
    terms: i64 = 0
    if kind <= SPECIALIST and cost(position, card, MONEY) > 0:
        terms += MONEY_OFF
    if kind != SPECIALIST and cost(position, card, ENERGY) > 0:
        terms += ENERGY_OFF
    return terms


def price(position: Position, card: i64, terms: i64, resource: i64) -> i64:
    """What is left to pay of a resource."""
    tokens = cost(position, card, resource)
    if resource == MONEY:
        if terms & MONEY_OFF != 0:
            tokens -= 1
        if terms & ADVISED != 0:
            tokens -= 1
    elif resource == ENERGY and terms & ENERGY_OFF != 0:
        tokens -= 1
    return tokens


def why_not_place(position: Position, place: i64) -> i64:
    """One face-up offer, rotated or not, and one investment a period (elplan.d3.acquire, elplan.d3.rotated); es: one
    copy of each card (elplan.d3.one_copy).
    """
    if position.phase != INVESTMENT or position.fresh != NOT_YET:
        return reasons.OTHER_PHASE
    card = position.offer(place)
    if card == NOTHING:
        return reasons.NOT_OFFERED
    if position.parameters.one_copy != 0 and position.find(position.turn, card) != NOT_YET:
        return reasons.OWNS_A_COPY
    return FINE


def why_not_terms(position: Position, card: i64, terms: i64) -> i64:
    """Whoever has a discount uses it (elplan.d3.discount). The rest is paid in the printed kinds, from idle resources
    (elplan.d3.acquire), or wholly on credit (elplan.d3.credit).
    """
    there = discounts(position, card)
    used = terms & (MONEY_OFF + ENERGY_OFF)
    if used & ~there != 0 or (used == 0) != (there == 0) or used == MONEY_OFF + ENERGY_OFF:
        return reasons.WRONG_TERMS
    return why_not_pay(position, card, terms, cost(position, card, MONEY))


def why_not_pay(position: Position, card: i64, terms: i64, money: i64) -> i64:
    """What the discount leaves of the cost, so much of it money, is paid in the printed kinds from idle resources
    (elplan.d3.acquire), or wholly on credit (elplan.d3.credit); the adviser takes off 1 money
    (elplan.card.financial_adviser).
    """
    cards = position.parameters.cards
    at = card * CARD + COST
    human = cards[at]
    energy = cards[at + ENERGY]
    if terms & MONEY_OFF != 0:
        money -= 1
    elif terms & ENERGY_OFF != 0:
        energy -= 1
    if terms & ADVISED != 0:
        if money <= 0 or not adviser_ready(position, position.turn):
            return reasons.WRONG_TERMS
        money -= 1
    if terms & ON_CREDIT != 0:
        if human + money + energy == 0:
            return reasons.WRONG_TERMS
        return why_not_credit(position)
    seats = position.seats
    base = position.turn * SEAT
    if human > seats[base] or money > seats[base + MONEY] or energy > seats[base + ENERGY]:
        return reasons.CANNOT_PAY
    return FINE


def why_not_acquire(position: Position, place: i64, terms: i64) -> i64:
    """Each player may acquire one offer (elplan.d3.acquire)."""
    reason = why_not_place(position, place)
    return reason if reason != FINE else why_not_terms(position, position.offer(place), terms)


def further_terms(position: Position) -> i64:
    """Return what may come on top of a discount: the adviser, credit."""
    terms: i64 = 0
    if adviser_ready(position, position.turn):
        terms += ADVISED
    if why_not_credit(position) == FINE:
        terms += ON_CREDIT
    return terms


def possible_terms(there: i64, further: i64) -> "vec[i64]":
    """Return the terms worth trying with the discounts there are: nobody lists credit where there is none."""
    return TERMS[there + further]


def can_acquire(position: Position) -> bool:
    """Tell whether the seat in turn can acquire anything."""
    further = further_terms(position)
    for place in range(PLACES):
        card = position.offers[place]
        if card != NOTHING and why_not_place(position, place) == FINE:
            if further & ON_CREDIT != 0:
                # Whatever a card costs, credit pays it; and if it costs nothing, nothing has to.
                return True
            money = cost(position, card, MONEY)
            for terms in possible_terms(discounts(position, card), further):
                if why_not_pay(position, card, terms, money) == FINE:
                    return True
    return False


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
    return count


def acquire(position: Position, place: i64, terms: i64) -> None:
    """The place stays empty until the Summary (elplan.d3.acquire); a card with the play sign may be activated at once
    (elplan.d3.activate_later).
    """
    seat = position.turn
    card = position.offer(place)
    on_credit = terms & ON_CREDIT != 0
    for resource in range(THREE):
        tokens = price(position, card, terms, resource)
        if on_credit:
            owe(position, resource, tokens)
        else:
            position.pay(seat, resource, tokens)
    if on_credit:
        take_credit(position)
    if terms & ADVISED != 0:
        position.put(seat, ADVISER_USED, 1)
    position.lay(place, NOTHING, 0)
    position.receive(seat, card)
    position.tell(
        "acquired", "elplan.d3.credit" if on_credit else "elplan.d3.acquire", position.parameters.named(card), terms
    )
    if position.parameters.card(card, PLAY_SIGN) != 0 and position.parameters.card(card, MODE) != READY:
        position.fresh = card
    else:
        position.finished = 1


def can_start(position: Position, card: i64) -> bool:
    """Tell whether the card just acquired can be activated at once (elplan.d3.activate_later)."""
    for ideas in range(8):
        if why_not_activate(position, card, ideas) == FINE:
            return True
    for slot in range(THREE):
        if why_not_fill_slot(position, card, slot, 0) == FINE or why_not_fill_slot(position, card, slot, 1) == FINE:
            return True
    for i in range(position.held(position.turn)):
        if why_not_point(position, position.card_at(position.turn, i)) == FINE:
            return True
    return False


# -- credit ----------------------------------------------------------------------------------------


def why_not_credit(position: Position) -> i64:
    """A player holds at most one credit card (elplan.d3.credit)."""
    if position.parameters.credit == 0:
        return reasons.NO_CREDIT
    return reasons.HOLDS_CREDIT if position.get(position.turn, CREDIT) != 0 else FINE


def take_credit(position: Position) -> None:
    """The interest is money (elplan.d3.credit_repay)."""
    position.put(position.turn, CREDIT, 1)
    if position.parameters.interest != NEVER:
        owe(position, MONEY, position.parameters.interest)


def owe(position: Position, resource: i64, tokens: i64) -> None:
    """The debt is fixed when the credit card is taken (elplan.d3.credit_repay)."""
    position.add(position.turn, DEBT + resource, tokens)
