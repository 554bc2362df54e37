"""District 3, Investment: one card a period, paid, discounted or on credit."""

from mypy_extensions import i64

from sobremesa.games.elplan.actions import (
    ADVISED,
    CANNOT_PAY,
    ENERGY_OFF,
    FINE,
    HOLDS_CREDIT,
    MONEY_OFF,
    MOST_TERMS,
    NO_CREDIT,
    NOT_OFFERED,
    ON_CREDIT,
    OTHER_PHASE,
    OWNS_A_COPY,
    WRONG_TERMS,
)
from sobremesa.games.elplan.chart import (
    ADVISER,
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
from sobremesa.games.elplan.rules.effects import benefits, in_force
from sobremesa.games.elplan.state import ADVISED as ADVISED_ALREADY
from sobremesa.games.elplan.state import CREDIT, D3, DEBT, INVESTMENT, NOT_YET, PLACES, Position

__all__ = [
    "acquire",
    "adviser_ready",
    "can_acquire",
    "cost",
    "owe",
    "possible_terms",
    "why_not_acquire",
    "why_not_credit",
    "why_not_place",
    "why_not_terms",
]

INFRASTRUCTURE = 0
SPECIALIST = 1


def cost(position: Position, card: i64, resource: i64) -> i64:
    """The printed cost, and what an event changes about it; no discount yet (elplan.d3.acquire)."""
    tokens = position.chart.card(card, COST + resource)
    if resource == MONEY:
        tokens = max(tokens + in_force(position, position.turn, INVESTMENT_PRICE), 0)
    return tokens


def adviser_ready(position: Position, seat: i64) -> bool:
    """The Financial adviser is used once per period, for buying or for acquiring (elplan.card.financial_adviser)."""
    return position.get(seat, ADVISED_ALREADY) == 0 and position.has_active(seat, ADVISER) != 0


def why_not_place(position: Position, place: i64) -> i64:
    """One face-up offer, rotated or not, and one investment a period (elplan.d3.acquire, elplan.d3.rotated); es: one
    copy of each card (elplan.d3.one_copy).
    """
    if position.phase != INVESTMENT or position.fresh != NOT_YET:
        return OTHER_PHASE
    card = position.offer(place)
    if card == NOTHING:
        return NOT_OFFERED
    if position.chart.edition.one_copy != 0 and position.find(position.turn, card) != NOT_YET:
        return OWNS_A_COPY
    return FINE


def why_not_discount(position: Position, card: i64, terms: i64) -> i64:
    """3A: 1 money or 1 energy off infrastructure; 3B: 1 money off a specialist; 3C: 1 energy off technology
    (elplan.d3.discount). It takes off a token the cost really has; whoever has it uses it.
    """
    money_off = terms & MONEY_OFF != 0
    energy_off = terms & ENERGY_OFF != 0
    kind = position.chart.card(card, KIND)
    on_space = benefits(position, position.turn, D3 + kind)
    off_money = on_space and kind <= SPECIALIST and cost(position, card, MONEY) > 0
    off_energy = on_space and kind != SPECIALIST and cost(position, card, ENERGY) > 0
    if money_off and energy_off:
        return WRONG_TERMS
    if (money_off and not off_money) or (energy_off and not off_energy):
        return WRONG_TERMS
    if (off_money or off_energy) and not (money_off or energy_off):
        return WRONG_TERMS
    if terms & ADVISED != 0:
        left = cost(position, card, MONEY) - (1 if money_off else 0)
        if left <= 0 or not adviser_ready(position, position.turn):
            return WRONG_TERMS
    return FINE


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


def why_not_credit(position: Position) -> i64:
    """A player holds at most one credit card (elplan.d3.credit)."""
    if position.chart.edition.credit == 0:
        return NO_CREDIT
    return HOLDS_CREDIT if position.get(position.turn, CREDIT) != 0 else FINE


def why_not_terms(position: Position, card: i64, terms: i64) -> i64:
    """Costs are paid in the printed kinds, from idle resources (elplan.d3.acquire), or wholly on credit
    (elplan.d3.credit).
    """
    reason = why_not_discount(position, card, terms)
    if reason != FINE:
        return reason
    if terms & ON_CREDIT != 0:
        whole: i64 = 0
        for resource in range(THREE):
            whole += price(position, card, terms, resource)
        return WRONG_TERMS if whole == 0 else why_not_credit(position)
    for resource in range(THREE):
        if price(position, card, terms, resource) > position.idle(position.turn, resource):
            return CANNOT_PAY
    return FINE


def why_not_acquire(position: Position, place: i64, terms: i64) -> i64:
    """Each player may acquire one offer (elplan.d3.acquire)."""
    reason = why_not_place(position, place)
    return reason if reason != FINE else why_not_terms(position, position.offer(place), terms)


def possible_terms(position: Position, terms: i64) -> bool:
    """Tell whether terms are worth trying at all: nobody lists credit where there is none."""
    if terms & ON_CREDIT != 0 and why_not_credit(position) != FINE:
        return False
    return terms & ADVISED == 0 or adviser_ready(position, position.turn)


def can_acquire(position: Position) -> bool:
    """Tell whether the seat in turn can acquire anything."""
    for terms in range(MOST_TERMS):
        if possible_terms(position, terms):
            for place in range(PLACES):
                if why_not_acquire(position, place, terms) == FINE:
                    return True
    return False


def owe(position: Position, resource: i64, tokens: i64) -> None:
    """The debt is fixed when the credit card is taken (elplan.d3.credit_repay)."""
    position.add(position.turn, DEBT + resource, tokens)


def take_credit(position: Position) -> None:
    """The interest is money (elplan.d3.credit_repay)."""
    position.put(position.turn, CREDIT, 1)
    if position.chart.edition.interest != NEVER:
        owe(position, MONEY, position.chart.edition.interest)


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
        position.put(seat, ADVISED_ALREADY, 1)
    position.lay(place, NOTHING, 0)
    position.receive(seat, card)
    position.tell("acquired", "elplan.d3.credit" if on_credit else "elplan.d3.acquire", card, terms)
    if position.chart.card(card, PLAY_SIGN) != 0 and position.chart.card(card, MODE) != READY:
        position.fresh = card
    else:
        position.finished = 1
