"""From a reason to the refusal a person is shown: what it says more exactly, its rule, and the figures that explain it.

Nothing of it is asked before an action is refused.
"""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.events import Refusal
from sobremesa.core.packing import first, second, third, verb_of
from sobremesa.core.seats import CHANCE
from sobremesa.games.elplan.engine import actions, numbers, reasons
from sobremesa.games.elplan.engine.actions import ADVISED, ENERGY_OFF, MONEY_OFF, ON_CREDIT
from sobremesa.games.elplan.engine.columns import (
    KIND,
    MODE,
    MONEY,
    NONE,
    PART_OPPORTUNITY,
    PART_SELLING,
    READY,
    TOKEN,
    TOKENS,
    TOLL,
)
from sobremesa.games.elplan.engine.rules import d3, d5
from sobremesa.games.elplan.engine.rules.d3 import adviser_ready, cost, discounts
from sobremesa.games.elplan.engine.rules.effects import in_force, owes_toll, processes
from sobremesa.games.elplan.engine.rules.summary import limit
from sobremesa.games.elplan.engine.state import Position

RULES_OF: Final = {
    "es": {},
    "en": {
        "d2.liquidate_es": "d2.liquidate_en",
        "d5.import_es": "d5.import_en",
        "d6.subsidy_es": "d6.subsidy_en",
        "setup.offers": "setup.offers_en",
        "summary.offers_es": "summary.offers_en",
    },
    "tutorial": {
        "period.phases": "tutorial.phases",
        "setup.decks": "tutorial.decks",
        "setup.offers": "tutorial.decks",
        "setup.plans": "tutorial.seats",
        "end.when": "tutorial.end",
        "summary.offers_es": "summary.offers_en",
        "d2.liquidate_es": "tutorial.not_yet",
        "d2.exchange": "tutorial.not_yet",
        "d3.credit": "tutorial.not_yet",
        "d3.credit_repay": "tutorial.not_yet",
        "d5.credit": "tutorial.not_yet",
        "d5.import_es": "tutorial.not_yet",
    },
}
"""By edition: where it has a rule of its own, the refusal names that; where it lacks the rule, that of the edition
which has it."""
RULES_OF_PHASE: Final = {
    numbers.OFFERING: "setup.offers",
    numbers.FIRST_PLAYER: "setup.first_player",
    numbers.PLANS: "setup.plans",
    numbers.OPPORTUNITY: "opportunity.place",
    numbers.EVENT: "d1.event",
    numbers.INSURANCE: "d1.opportunity",
    numbers.EVENT_CHOICE: "d1.scope",
    numbers.PRODUCTION: "d4.produce",
    numbers.CUTBACK: "summary.cutback",
    numbers.REFILL: "summary.offers_es",
    numbers.CLOCK: "end.when",
}
"""By phase: the rule of what is turned up, or must be decided, before anything else."""


DISTRICT_OF_VERB: Final = {
    actions.EMPTY_ROW: 2,
    actions.FILL_ROW: 2,
    actions.SWAP_ROW: 2,
    actions.EMPTY: 2,
    actions.ACTIVATE: 2,
    actions.EMPTY_SLOT: 2,
    actions.FILL_SLOT: 2,
    actions.SWAP: 2,
    actions.POINT: 2,
    actions.LIQUIDATE: 2,
    actions.EXCHANGE: 2,
    actions.REPAY: 2,
    actions.ACQUIRE: 3,
    actions.PRODUCE: 4,
    actions.BUY: 5,
    actions.IMPORT: 5,
    actions.BUY_FROM: 5,
    actions.SELL: 5,
    actions.SHELVE: 5,
    actions.TAKE: 6,
    actions.INNOVATE: 7,
}
"""The district an action belongs to, for those that belong to one."""


def refusal(position: Position, reason: i64, action: i64) -> Refusal:
    """Return the refusal for a reason against an action; in the tutorial it names what the full game adds
    (elplan.tutorial.not_yet) and explains a step that goes wrong (elplan.tutorial.guidance).
    """
    reason = sharpen(position, reason, action)
    verb = int(verb_of(action))
    row = reasons.REASONS[int(reason)]
    edition = position.parameters.setup.edition
    code = row.codes.get(verb, row.tutorial if edition == "tutorial" else row.code)
    rule = row.rule_for(verb)
    if reason == reasons.CHANCE_TURN or reason == reasons.MUST_ACT:
        rule = RULES_OF_PHASE[int(position.phase)]
    elif reason == reasons.WRONG_WAY and position.parameters.card(first(action), MODE) == READY:
        rule = "things.active"
    elif reason == reasons.NOT_IN_MARKET and edition == "tutorial":
        rule = "tutorial.market"
    rule = RULES_OF[edition].get(rule, rule)
    if reason == reasons.TYPE_MISSING and position.parameters.players == 2:
        code, rule = "types-alike", "setup.two_players"
    return Refusal(row.family, code, f"elplan.{rule}", figures(position, reason, action))


# -- what it says more exactly ---------------------------------------------------------------------


def sharpen(position: Position, reason: i64, action: i64) -> i64:
    """Return the reason a player is helped by, where one reason stands for several."""
    verb = verb_of(action)
    if reason == reasons.OTHER_PHASE:
        return out_of_moment(position, verb)
    if reason == reasons.WRONG_TERMS:
        if verb == actions.ACQUIRE:
            return wrong_terms(position, position.offer(first(action)), second(action))
        return wrong_product_terms(position, third(action) if verb == actions.BUY_FROM else second(action))
    if (
        reason == reasons.NOT_ON_SPACE
        and position.get(position.turn, numbers.SPACE) >= 0
        and owes_toll(position, position.turn)
    ):
        # Only whoever stands on the space has a toll to pay for it.
        return reasons.OWES_TOLL if stands_for(position, verb) else reason
    if reason == reasons.NO_CREDIT_HELD and position.parameters.credit == 0:
        return reasons.NO_CREDIT
    if reason == reasons.WRONG_WAY and beyond(position, verb, first(action), second(action)):
        return reasons.NO_SUCH_PLACE
    return reason


def stands_for(position: Position, verb: i64) -> bool:
    """Tell whether the entrepreneur of the seat in turn stands where a verb's benefit is given."""
    return position.district(position.turn) == DISTRICT_OF_VERB[int(verb)]


def beyond(position: Position, verb: i64, card: i64, place: i64) -> bool:
    """Tell whether a place, or one of the places for Ideas, is beyond those the card has."""
    places = position.parameters.card(card, TOKENS)
    if verb == actions.ACTIVATE:
        return places > 0 and place >= numbers.BIT[places]
    return verb != actions.EMPTY and places > 0 and place >= places


def not_in_edition(position: Position, verb: i64) -> i64:
    """Return why an edition never has an action, OTHER_PHASE if it has it (elplan.tutorial.not_yet)."""
    parameters = position.parameters
    if verb == actions.LIQUIDATE and parameters.liquidation == NONE:
        return reasons.NO_LIQUIDATION
    if verb == actions.EXCHANGE and parameters.exchange == 0:
        return reasons.NO_EXCHANGE
    if verb == actions.REPAY and parameters.credit == 0:
        return reasons.NO_CREDIT
    return reasons.NO_IMPORTS if verb == actions.IMPORT and parameters.imports == NONE else reasons.OTHER_PHASE


def out_of_moment(position: Position, verb: i64) -> i64:
    """Return the rule's own reason why it is not the moment of an action."""
    if numbers.BIT[verb] & actions.CHANCE_VERBS != 0:
        return reasons.OTHER_PHASE
    reason = not_in_edition(position, verb)
    if reason != reasons.OTHER_PHASE:
        return reason
    if position.turn == CHANCE:
        return reasons.CHANCE_TURN
    if verb == actions.DONE:
        return reasons.MUST_ACT
    if verb == actions.PLAN:
        return reasons.PLANS_CHOSEN
    if verb == actions.PLACE:
        there = position.period == 0 or position.parameters.has(position.period, PART_OPPORTUNITY)
        return reasons.OPPORTUNITY_OVER if there else reasons.NO_OPPORTUNITY
    if verb == actions.IGNORE or verb == actions.ACCEPT:
        return reasons.NOT_TO_IGNORE
    if verb == actions.GIVE or (verb == actions.TAKE and position.phase == numbers.EVENT_CHOICE):
        return reasons.NO_EVENT_CHOICE
    if verb == actions.TOLL:
        return reasons.TOLL_ELSEWHERE if owes_toll(position, position.turn) else reasons.NO_TOLL
    return reasons.CUTBACK_LATER if verb == actions.KEEP else out_of_district(position, verb)


def out_of_district(position: Position, verb: i64) -> i64:
    """Return why an action of a district is not possible outside it, or in another part of it."""
    phase = position.phase
    parameters = position.parameters
    if position.period > 0 and not parameters.has(position.period, numbers.BIT[DISTRICT_OF_VERB[int(verb)]]):
        return reasons.DISTRICT_NOT_YET
    if verb == actions.POINT:
        return reasons.NOT_POINTING if position.outsourcer(position.turn) == numbers.NOT_YET else reasons.POINT_LATER
    if verb == actions.REPAY and position.get(position.turn, numbers.CREDIT) == 0:
        return reasons.NO_CREDIT_HELD
    if verb == actions.TAKE and position.district(position.turn) != 6:
        return reasons.NOT_ON_SPACE
    if phase == numbers.INVESTMENT:
        if verb == actions.ACQUIRE:
            return reasons.ACQUIRED_ALREADY
        if verb == actions.ACTIVATE or verb == actions.FILL_SLOT:
            return reasons.ACTIVATE_LATER
    if verb == actions.SELL or verb == actions.SHELVE:
        if position.period > 0 and not parameters.has(position.period, PART_SELLING):
            return reasons.NO_SELLING
        if phase == numbers.BUYING:
            return reasons.SELLING_LATER
    elif phase == numbers.SELLING and DISTRICT_OF_VERB[int(verb)] == 5:
        return reasons.BUYING_OVER
    return reasons.IN_DISTRICT


def wrong_terms(position: Position, card: i64, terms: i64) -> i64:
    """Return what is wrong with the terms on which a card is to be acquired."""
    seat = position.turn
    if terms & ON_CREDIT != 0 and position.parameters.credit == 0:
        return reasons.NO_CREDIT
    there = discounts(position, card)
    used = terms & (MONEY_OFF + ENERGY_OFF)
    if used & ~there != 0:
        own = position.get(seat, numbers.SPACE) == numbers.D3 + position.parameters.card(card, KIND)
        return reasons.OWES_TOLL if own and owes_toll(position, seat) else reasons.NO_DISCOUNT
    if (used == 0 and there != 0) or used == MONEY_OFF + ENERGY_OFF:
        return reasons.MUST_DISCOUNT
    if terms & ADVISED != 0 and not adviser_ready(position, seat):
        return reasons.NO_ADVISER
    money = cost(position, card, MONEY) - (used & MONEY_OFF)
    return reasons.NOTHING_TO_ADVISE if terms & ADVISED != 0 and money <= 0 else reasons.NOTHING_TO_CREDIT


def wrong_product_terms(position: Position, terms: i64) -> i64:
    """Return what is wrong with the terms on which a product is to be bought."""
    seat = position.turn
    if terms & MONEY_OFF != 0 and position.get(seat, numbers.SPACE) == numbers.D5 and owes_toll(position, seat):
        return reasons.OWES_TOLL
    usable = position.discounted == 0 and position.get(seat, numbers.SPACE) == numbers.D5
    if terms & ENERGY_OFF != 0 or (terms & MONEY_OFF != 0 and not usable):
        return reasons.NO_PRODUCT_DISCOUNT
    return reasons.NO_ADVISER


# -- the figures -----------------------------------------------------------------------------------


def figures(position: Position, reason: i64, action: i64) -> list[int]:
    """Return what the sentence needs: which card, how much."""
    verb, a, b, c = verb_of(action), int(first(action)), int(second(action)), int(third(action))
    if reason == reasons.IN_DISTRICT:
        now = int(numbers.DISTRICT_OF_PHASE[position.phase])
        return [DISTRICT_OF_VERB[int(verb)], now if now != numbers.SUMMARY else 0]
    if reason == reasons.DISTRICT_NOT_YET:
        return [DISTRICT_OF_VERB[int(verb)]]
    if reason == reasons.CHANCE_TURN or reason == reasons.MUST_ACT:
        return [int(position.phase)]
    if reason == reasons.NOT_ON_SPACE:
        return [DISTRICT_OF_VERB[int(verb)]]
    if reason == reasons.TOLL_ELSEWHERE:
        return [int(position.district(position.turn))]
    if reason == reasons.OWES_TOLL or reason == reasons.TOLL_OTHER_KIND:
        return [int(in_force(position, position.turn, TOLL)) - 1]
    if reason == reasons.SPACE_CLOSED:
        return [a, a - numbers.D6 + 1, int(position.market_types())]
    if reason == reasons.WRONG_KEEP:
        return [int(limit(position, position.turn))]
    if reason == reasons.OTHER_TYPE:
        return [int(position.trade)]
    if reason == reasons.IDEAS_LIMIT:
        return [int(position.parameters.ideas_limit)]
    if reason == reasons.NO_SET:
        return [int(position.wares(position.turn, product)) for product in range(3)]
    if reason == reasons.NO_SUCH_ROW:
        return [int(position.parameters.rows(position.plan(position.turn)))]
    if reason == reasons.NOT_IN_MARKET and verb == actions.BUY_FROM:
        return [b]
    return lacking(position, reason, verb, a, b, c)


def lacking(position: Position, reason: i64, verb: i64, a: int, b: int, c: int) -> list[int]:
    """Return what a card, or what it is paid with, is short of."""
    seat = position.turn
    if reason == reasons.CANNOT_PAY:
        needs = tokens_needed(position, verb, a, b, c)
        has = [int(position.idle(seat, i)) if needs[i] > 0 else 0 for i in range(3)]
        return [packed(needs), packed(has)]
    if reason == reasons.TOO_FEW_PROCESSES:
        plan = position.plan(seat)
        needs = [
            a * int(position.parameters.recipe(plan, 0, i)) + b * int(position.parameters.recipe(plan, 1, i))
            for i in range(3)
        ]
        active = processes(position, seat)
        has = [int(active[0]), int(active[1]), int(active[2]), int(active[3])]
        return [packed([*needs, 0]), packed(has)]
    if reason == reasons.NO_IDEA:
        wanted = bin(b).count("1") if verb == actions.ACTIVATE else 1
        return [wanted, int(position.get(seat, numbers.IDEAS))]
    if reason == reasons.WRONG_WAY:
        return [int(position.parameters.card(a, MODE))]
    if reason == reasons.NO_SUCH_PLACE:
        return [int(position.parameters.card(a, TOKENS))]
    if reason == reasons.WRONG_TOKENS and verb == actions.LIQUIDATE:
        return [int(position.parameters.liquidation_value(a))]
    if reason == reasons.OWNS_A_COPY:
        return [int(position.offer(a))]
    if reason == reasons.MUST_DISCOUNT:
        return [int(discounts(position, position.offer(a)))]
    if reason == reasons.NO_DISCOUNT:
        return [int(position.parameters.card(position.offer(a), KIND))]
    return [a]


def packed(numbers: list[int]) -> int:
    """Return some small numbers as one; what is more is told as 63."""
    whole = 0
    for number in numbers:
        whole = whole * 64 + min(number, 63)
    return whole


def tokens_needed(position: Position, verb: i64, a: int, b: int, c: int) -> list[int]:
    """Return the tokens an action takes: human capital, money, energy."""
    needs = [0, 0, 0]
    parameters = position.parameters
    if verb == actions.FILL_ROW:
        needs[int(parameters.pays(position.plan(position.turn), a))] = 1
    elif verb == actions.FILL_SLOT:
        needs[int(parameters.card(a, TOKEN + b))] = 1
    elif verb == actions.ACTIVATE:
        for place in range(int(parameters.card(a, TOKENS))):
            if not b >> place & 1:
                needs[int(parameters.card(a, TOKEN + place))] += 1
    elif verb == actions.EXCHANGE:
        needs[a] += 1
        needs[b] += 1
    elif verb == actions.REPAY and position.get(position.turn, numbers.CREDIT) != 0:
        needs = [int(position.get(position.turn, numbers.DEBT + resource)) for resource in range(3)]
    elif verb == actions.ACQUIRE:
        needs = [int(d3.price(position, position.offer(a), b, resource)) for resource in range(3)]
    elif verb == actions.BUY or verb == actions.BUY_FROM:
        needs[MONEY] = int(d5.price(position, numbers.MARKET_PRICE, b if verb == actions.BUY else c))
    elif verb == actions.IMPORT:
        needs[MONEY] = int(d5.price(position, numbers.IMPORT_PRICE, b))
    elif verb == actions.TOLL:
        needs[a] = 1
    return needs
