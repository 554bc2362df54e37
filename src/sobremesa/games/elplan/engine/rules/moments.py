"""What a refusal says more exactly: whose moment it is not, and which terms do not fit. Asked only once refused."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import first, second, third, verb_of
from sobremesa.core.seats import CHANCE
from sobremesa.games.elplan.engine import actions
from sobremesa.games.elplan.engine.actions import ADVISED, ENERGY_OFF, MONEY_OFF, ON_CREDIT, OTHER_PHASE
from sobremesa.games.elplan.engine.columns import BIT, KIND, MONEY, NONE, TOKENS
from sobremesa.games.elplan.engine.columns import OPPORTUNITY as OPPORTUNITY_PART
from sobremesa.games.elplan.engine.columns import SELLING as SELLING_PART
from sobremesa.games.elplan.engine.numbers import (
    BUYING,
    CREDIT,
    D3,
    D5,
    D6,
    ENDED,
    EVENT_CHOICE,
    INVESTMENT,
    NOT_YET,
    SELLING,
    SPACE,
)
from sobremesa.games.elplan.engine.rules.d3 import adviser_ready, cost, discounts
from sobremesa.games.elplan.engine.rules.effects import owes_toll
from sobremesa.games.elplan.engine.state import Position

__all__ = ["DISTRICT_NOW", "district_of_verb", "sharpen"]

DISTRICT_NOW: Final = vec[i64]([0, 0, 0, 0, 1, 1, 1, 2, 3, 4, 5, 5, 6, 7, 0, 0, 0])
"""By phase: the district the route token stands on, 0 outside them."""
assert len(DISTRICT_NOW) == ENDED + 1


def sharpen(position: Position, reason: i64, action: i64) -> i64:
    """Return the reason a player is helped by, where one reason stands for several."""
    verb = verb_of(action)
    if reason == OTHER_PHASE:
        return out_of_moment(position, verb)
    if reason == actions.WRONG_TERMS:
        if verb == actions.ACQUIRE:
            return wrong_terms(position, position.offer(first(action)), second(action))
        return wrong_product_terms(position, third(action) if verb == actions.BUY_FROM else second(action))
    if (
        reason == actions.NOT_ON_SPACE
        and position.get(position.turn, SPACE) >= 0
        and owes_toll(position, position.turn)
    ):
        # Only whoever stands on the space has a toll to pay for it.
        return actions.OWES_TOLL if stands_for(position, verb) else reason
    if reason == actions.NO_CREDIT_HELD and position.parameters.credit == 0:
        return actions.NO_CREDIT
    if reason == actions.WRONG_WAY and beyond(position, verb, first(action), second(action)):
        return actions.NO_SUCH_PLACE
    return reason


def stands_for(position: Position, verb: i64) -> bool:
    """Tell whether the entrepreneur of the seat in turn stands where a verb's benefit is given."""
    space = position.get(position.turn, SPACE)
    return space >= D6 if verb == actions.TAKE else 2 <= space < D3


def beyond(position: Position, verb: i64, card: i64, place: i64) -> bool:
    """Tell whether a place, or one of the places for Ideas, is beyond those the card has."""
    places = position.parameters.card(card, TOKENS)
    if verb == actions.ACTIVATE:
        return places > 0 and place >= BIT[places]
    return verb != actions.EMPTY and places > 0 and place >= places


def district_of_verb(verb: i64) -> i64:
    """Return the district an action belongs to, 0 for those of no district."""
    if actions.EMPTY_ROW <= verb <= actions.REPAY:
        return 2
    if verb == actions.ACQUIRE:
        return 3
    if verb == actions.PRODUCE:
        return 4
    if actions.BUY <= verb <= actions.SHELVE:
        return 5
    if verb == actions.TAKE:
        return 6
    return 7 if verb == actions.INNOVATE else 0


def not_in_edition(position: Position, verb: i64) -> i64:
    """Return why an edition never has an action, OTHER_PHASE if it has it (elplan.tutorial.not_yet)."""
    parameters = position.parameters
    if verb == actions.LIQUIDATE and parameters.liquidation == NONE:
        return actions.NO_LIQUIDATION
    if verb == actions.EXCHANGE and parameters.exchange == 0:
        return actions.NO_EXCHANGE
    if verb == actions.REPAY and parameters.credit == 0:
        return actions.NO_CREDIT
    return actions.NO_IMPORTS if verb == actions.IMPORT and parameters.imports == NONE else OTHER_PHASE


def out_of_moment(position: Position, verb: i64) -> i64:
    """Return the rule's own reason why it is not the moment of an action."""
    if verb <= actions.EVENT:
        return OTHER_PHASE
    reason = not_in_edition(position, verb)
    if reason != OTHER_PHASE:
        return reason
    if position.turn == CHANCE:
        return actions.CHANCE_TURN
    if verb == actions.DONE:
        return actions.MUST_ACT
    if verb == actions.PLAN:
        return actions.PLANS_CHOSEN
    if verb == actions.PLACE:
        there = position.period == 0 or position.parameters.has(position.period, OPPORTUNITY_PART)
        return actions.OPPORTUNITY_OVER if there else actions.NO_OPPORTUNITY
    if verb == actions.IGNORE or verb == actions.ACCEPT:
        return actions.NOT_TO_IGNORE
    if verb == actions.GIVE or (verb == actions.TAKE and position.phase == EVENT_CHOICE):
        return actions.NO_EVENT_CHOICE
    if verb == actions.TOLL:
        return actions.TOLL_ELSEWHERE if owes_toll(position, position.turn) else actions.NO_TOLL
    return actions.CUTBACK_LATER if verb == actions.KEEP else out_of_district(position, verb)


def out_of_district(position: Position, verb: i64) -> i64:
    """Return why an action of a district is not possible outside it, or in another part of it."""
    phase = position.phase
    parameters = position.parameters
    if position.period > 0 and not parameters.has(position.period, BIT[district_of_verb(verb)]):
        return actions.DISTRICT_NOT_YET
    if verb == actions.POINT:
        return actions.NOT_POINTING if position.outsourcer(position.turn) == NOT_YET else actions.POINT_LATER
    if verb == actions.REPAY and position.get(position.turn, CREDIT) == 0:
        return actions.NO_CREDIT_HELD
    if verb == actions.TAKE and position.get(position.turn, SPACE) < D6:
        return actions.NOT_ON_SPACE
    if phase == INVESTMENT:
        if verb == actions.ACQUIRE:
            return actions.ACQUIRED_ALREADY
        if verb == actions.ACTIVATE or verb == actions.FILL_SLOT:
            return actions.ACTIVATE_LATER
    if verb == actions.SELL or verb == actions.SHELVE:
        if position.period > 0 and not parameters.has(position.period, SELLING_PART):
            return actions.NO_SELLING
        if phase == BUYING:
            return actions.SELLING_LATER
    elif phase == SELLING and district_of_verb(verb) == 5:
        return actions.BUYING_OVER
    return actions.IN_DISTRICT


def wrong_terms(position: Position, card: i64, terms: i64) -> i64:
    """Return what is wrong with the terms on which a card is to be acquired."""
    seat = position.turn
    if terms & ON_CREDIT != 0 and position.parameters.credit == 0:
        return actions.NO_CREDIT
    there = discounts(position, card)
    used = terms & (MONEY_OFF + ENERGY_OFF)
    if used & ~there != 0:
        own = position.get(seat, SPACE) == D3 + position.parameters.card(card, KIND)
        return actions.OWES_TOLL if own and owes_toll(position, seat) else actions.NO_DISCOUNT
    if (used == 0 and there != 0) or used == MONEY_OFF + ENERGY_OFF:
        return actions.MUST_DISCOUNT
    if terms & ADVISED != 0 and not adviser_ready(position, seat):
        return actions.NO_ADVISER
    money = cost(position, card, MONEY) - (used & MONEY_OFF)
    return actions.NOTHING_TO_ADVISE if terms & ADVISED != 0 and money <= 0 else actions.NOTHING_TO_CREDIT


def wrong_product_terms(position: Position, terms: i64) -> i64:
    """Return what is wrong with the terms on which a product is to be bought."""
    seat = position.turn
    if terms & MONEY_OFF != 0 and position.get(seat, SPACE) == D5 and owes_toll(position, seat):
        return actions.OWES_TOLL
    usable = position.discounted == 0 and position.get(seat, SPACE) == D5
    if terms & ENERGY_OFF != 0 or (terms & MONEY_OFF != 0 and not usable):
        return actions.NO_PRODUCT_DISCOUNT
    return actions.NO_ADVISER
