"""From a reason to the refusal a person is shown: family, code, rule and the numbers that explain it."""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.events import ILLEGAL, MALFORMED, NOT_NOW, Refusal
from sobremesa.core.packing import first, verb_of
from sobremesa.games.elplan.engine import actions
from sobremesa.games.elplan.engine.columns import MODE, READY
from sobremesa.games.elplan.engine.numbers import (
    CUTBACK,
    EVENT,
    EVENT_CHOICE,
    FIRST_PLAYER,
    INSURANCE,
    OFFERING,
    OPPORTUNITY,
    PLANS,
    PRODUCTION,
    REFILL,
)
from sobremesa.games.elplan.engine.rules.figures import figures
from sobremesa.games.elplan.engine.rules.moments import sharpen
from sobremesa.games.elplan.engine.state import Position

__all__ = ["refusal"]

REASONS: Final = {
    actions.NO_SUCH_ACTION: (MALFORMED, "no-such-action", "period.phases"),
    actions.CHANCE_ONLY: (NOT_NOW, "chance-only", "setup.decks"),
    actions.OTHER_PHASE: (NOT_NOW, "other-phase", "setup.decks"),
    actions.GAME_OVER: (NOT_NOW, "game-over", "end.when"),
    actions.NOT_IN_THE_DECK: (NOT_NOW, "not-in-the-deck", "setup.decks"),
    actions.NO_SUCH_SEAT: (MALFORMED, "no-such-seat", "setup.players"),
    actions.PLAN_TAKEN: (ILLEGAL, "plan-taken", "setup.plans"),
    actions.TYPE_MISSING: (ILLEGAL, "type-missing", "setup.plans"),
    actions.SPACE_NOT_THERE: (NOT_NOW, "space-not-there", "opportunity.spaces"),
    actions.SPACE_CLOSED: (ILLEGAL, "space-closed", "opportunity.d6_open"),
    actions.SPACE_TAKEN: (ILLEGAL, "space-taken", "opportunity.place"),
    actions.NOT_THAT_KIND: (NOT_NOW, "not-that-kind", "things.resources"),
    actions.NOTHING_TO_GIVE: (ILLEGAL, "nothing-to-give", "d1.shortfall"),
    actions.NO_TOLL: (NOT_NOW, "no-toll", "d1.toll"),
    actions.TOLL_OTHER_KIND: (NOT_NOW, "toll-other-kind", "d1.toll"),
    actions.CANNOT_PAY: (ILLEGAL, "cannot-pay", "things.resources"),
    actions.NO_SUCH_ROW: (NOT_NOW, "no-such-row", "things.plan_card"),
    actions.NOT_OWNED: (NOT_NOW, "not-owned", "d2.activate"),
    actions.IS_EMPTY: (NOT_NOW, "is-empty", "d2.deactivate"),
    actions.IS_FILLED: (NOT_NOW, "is-filled", "d2.activate"),
    actions.LOCKED: (ILLEGAL, "locked", "d2.locked"),
    actions.NO_IDEA: (NOT_NOW, "no-idea", "d2.idea_wildcard"),
    actions.WRONG_WAY: (NOT_NOW, "wrong-way", "d2.activate"),
    actions.IS_IDEA: (NOT_NOW, "is-idea", "d2.idea_wildcard"),
    actions.STAGE_OVER: (ILLEGAL, "stage-over", "d2.any_order"),
    actions.NOT_POINTING: (NOT_NOW, "not-pointing", "card.externalizacion"),
    actions.BAD_TARGET: (ILLEGAL, "bad-target", "card.externalizacion"),
    actions.POINTED_ALREADY: (ILLEGAL, "pointed-already", "card.externalizacion"),
    actions.NO_LIQUIDATION: (NOT_NOW, "no-liquidation", "tutorial.not_yet"),
    actions.LIQUIDATED_ALREADY: (NOT_NOW, "liquidated-already", "d2.liquidate_es"),
    actions.NOT_ON_SPACE: (NOT_NOW, "not-on-space", "d6.subsidy_es"),
    actions.WRONG_TOKENS: (NOT_NOW, "wrong-tokens", "d2.liquidate_es"),
    actions.NO_EXCHANGE: (NOT_NOW, "no-exchange", "d2.exchange"),
    actions.NO_CREDIT_HELD: (NOT_NOW, "no-credit-held", "d3.credit_repay"),
    actions.NEVER_REPAID: (ILLEGAL, "never-repaid", "d3.credit_repay"),
    actions.NOT_OFFERED: (NOT_NOW, "not-offered", "d3.acquire"),
    actions.OWNS_A_COPY: (ILLEGAL, "owns-a-copy", "d3.one_copy"),
    actions.NO_CREDIT: (NOT_NOW, "no-credit", "d3.credit"),
    actions.HOLDS_CREDIT: (ILLEGAL, "holds-credit", "d3.credit"),
    actions.TOO_FEW_PROCESSES: (NOT_NOW, "too-few-processes", "d4.produce"),
    actions.NO_TRADE: (ILLEGAL, "no-trade", "card.recession"),
    actions.OTHER_TYPE: (ILLEGAL, "other-type", "d5.buy"),
    actions.NOT_IN_MARKET: (ILLEGAL, "not-in-market", "d5.buy"),
    actions.IN_MARKET: (ILLEGAL, "in-market", "d5.import_es"),
    actions.NO_IMPORTS: (NOT_NOW, "no-imports", "tutorial.market"),
    actions.NOT_FOR_CREDIT: (NOT_NOW, "not-for-credit", "d5.credit"),
    actions.NO_SHOP: (NOT_NOW, "no-shop", "card.tienda_virtual"),
    actions.NO_PRODUCT: (ILLEGAL, "no-product", "d5.sell"),
    actions.NO_SET: (ILLEGAL, "no-set", "d7.innovate"),
    actions.IDEAS_LIMIT: (ILLEGAL, "ideas-limit", "d7.innovate"),
    actions.WRONG_KEEP: (NOT_NOW, "wrong-keep", "summary.cutback"),
    actions.NOT_TO_IGNORE: (NOT_NOW, "not-to-ignore", "d1.opportunity"),
    actions.IDEA_LATER: (NOT_NOW, "idea-later", "d2.idea_wildcard"),
    actions.IN_DISTRICT: (NOT_NOW, "in-district", "period.enabled"),
    actions.DISTRICT_NOT_YET: (NOT_NOW, "district-not-yet", "tutorial.phases"),
    actions.CHANCE_TURN: (NOT_NOW, "chance-turn", "setup.offers"),
    actions.MUST_ACT: (NOT_NOW, "must-act", "setup.plans"),
    actions.PLANS_CHOSEN: (NOT_NOW, "plans-chosen", "setup.plans"),
    actions.OPPORTUNITY_OVER: (NOT_NOW, "opportunity-over", "opportunity.place"),
    actions.NO_OPPORTUNITY: (NOT_NOW, "no-opportunity", "tutorial.phases"),
    actions.NO_EVENT_CHOICE: (NOT_NOW, "no-event-choice", "d1.scope"),
    actions.TOLL_ELSEWHERE: (NOT_NOW, "toll-elsewhere", "d1.toll"),
    actions.OWES_TOLL: (NOT_NOW, "owes-toll", "d1.toll"),
    actions.ACTIVATE_LATER: (NOT_NOW, "activate-later", "d3.activate_later"),
    actions.POINT_LATER: (NOT_NOW, "point-later", "card.externalizacion"),
    actions.ACQUIRED_ALREADY: (NOT_NOW, "acquired-already", "d3.acquire"),
    actions.BUYING_OVER: (NOT_NOW, "buying-over", "d5.two_passes"),
    actions.SELLING_LATER: (NOT_NOW, "selling-later", "d5.two_passes"),
    actions.NO_SELLING: (NOT_NOW, "no-selling", "tutorial.market"),
    actions.CUTBACK_LATER: (NOT_NOW, "cutback-later", "summary.cutback"),
    actions.MUST_DISCOUNT: (NOT_NOW, "must-discount", "d3.discount"),
    actions.NO_DISCOUNT: (NOT_NOW, "no-discount", "d3.discount"),
    actions.NO_PRODUCT_DISCOUNT: (NOT_NOW, "no-product-discount", "d5.discount"),
    actions.NO_ADVISER: (NOT_NOW, "no-adviser", "card.financial_adviser"),
    actions.NOTHING_TO_ADVISE: (NOT_NOW, "nothing-to-advise", "card.financial_adviser"),
    actions.NOTHING_TO_CREDIT: (NOT_NOW, "nothing-to-credit", "d3.credit"),
    actions.NO_SUCH_PLACE: (NOT_NOW, "no-such-place", "things.investment_card"),
    actions.NOT_NAMED: (NOT_NOW, "not-named", "setup.first_player"),
    actions.NOT_ACTIVE_SHOP: (NOT_NOW, "not-active-shop", "card.tienda_virtual"),
}
# The same reason against another verb may come from another rule.
BY_VERB: Final = {
    (actions.CHANCE_ONLY, actions.FIRST): "setup.first_player",
    (actions.CHANCE_ONLY, actions.DEAL): "setup.plans",
    (actions.CHANCE_ONLY, actions.EVENT): "d1.event",
    (actions.OTHER_PHASE, actions.FIRST): "setup.first_player",
    (actions.OTHER_PHASE, actions.DEAL): "setup.plans",
    (actions.OTHER_PHASE, actions.EVENT): "d1.event",
    (actions.IN_DISTRICT, actions.SWAP): "d2.idea_wildcard",
    (actions.IN_DISTRICT, actions.SWAP_ROW): "d2.idea_wildcard",
    (actions.IN_DISTRICT, actions.REPAY): "d3.credit_repay",
    (actions.NOT_THAT_KIND, actions.TAKE): "d6.subsidy_es",
    (actions.NOT_THAT_KIND, actions.SELL): "d5.sell",
    (actions.CANNOT_PAY, actions.TOLL): "d1.toll",
    (actions.CANNOT_PAY, actions.FILL_ROW): "d2.activate",
    (actions.CANNOT_PAY, actions.ACTIVATE): "d2.activate",
    (actions.CANNOT_PAY, actions.FILL_SLOT): "d2.activate",
    (actions.CANNOT_PAY, actions.EXCHANGE): "d2.exchange",
    (actions.CANNOT_PAY, actions.REPAY): "d3.credit_repay",
    (actions.CANNOT_PAY, actions.ACQUIRE): "d3.acquire",
    (actions.CANNOT_PAY, actions.BUY): "d5.buy",
    (actions.CANNOT_PAY, actions.IMPORT): "d5.import_es",
    (actions.CANNOT_PAY, actions.BUY_FROM): "card.tienda_virtual",
    (actions.NOT_OWNED, actions.LIQUIDATE): "d2.liquidate_es",
    (actions.NOT_OWNED, actions.POINT): "card.externalizacion",
    (actions.NOT_ON_SPACE, actions.LIQUIDATE): "d2.liquidate_es",
    (actions.WRONG_WAY, actions.EMPTY): "d2.deactivate",
    (actions.WRONG_WAY, actions.EMPTY_SLOT): "d2.deactivate",
    (actions.WRONG_WAY, actions.SWAP): "d2.idea_wildcard",
    (actions.IS_EMPTY, actions.SWAP): "d2.idea_wildcard",
    (actions.IS_EMPTY, actions.SWAP_ROW): "d2.idea_wildcard",
    (actions.NOT_OWNED, actions.EMPTY): "d2.deactivate",
    (actions.NOT_OWNED, actions.EMPTY_SLOT): "d2.deactivate",
    (actions.WRONG_TOKENS, actions.EXCHANGE): "d2.exchange",
    (actions.NO_CREDIT, actions.BUY): "d5.credit",
    (actions.HOLDS_CREDIT, actions.BUY): "d5.credit",
    (actions.OTHER_TYPE, actions.SELL): "d5.sell",
    (actions.NOT_IN_MARKET, actions.BUY_FROM): "card.tienda_virtual",
    (actions.NOT_FOR_CREDIT, actions.BUY_FROM): "card.tienda_virtual",
    (actions.NO_PRODUCT, actions.SHELVE): "card.tienda_virtual",
}
# Where editions have a rule each, the refusal names that of the reader's edition; where an edition lacks the rule
# altogether, that of the edition which has it.
ENGLISH: Final = {
    "d2.liquidate_es": "d2.liquidate_en",
    "d5.import_es": "d5.import_en",
    "d6.subsidy_es": "d6.subsidy_en",
    "setup.offers": "setup.offers_en",
    "summary.offers_es": "summary.offers_en",
}
TUTORIAL: Final = {
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
}
NOT_YET: Final = {actions.NO_EXCHANGE: "no-exchange-yet", actions.NO_CREDIT: "no-credit-yet"}
# The same reason against another verb, said otherwise.
SAID: Final = {
    (actions.NOT_THAT_KIND, actions.SELL): "sold-for",
    (actions.WRONG_TOKENS, actions.EXCHANGE): "wrong-exchange",
    (actions.CHANCE_ONLY, actions.FIRST): "first-settled",
}
# What is turned up, or must be decided, before anything else: the rule of the phase.
PHASES: Final = {
    OFFERING: "setup.offers",
    FIRST_PLAYER: "setup.first_player",
    PLANS: "setup.plans",
    OPPORTUNITY: "opportunity.place",
    EVENT: "d1.event",
    INSURANCE: "d1.opportunity",
    EVENT_CHOICE: "d1.scope",
    PRODUCTION: "d4.produce",
    CUTBACK: "summary.cutback",
    REFILL: "summary.offers_es",
}


def refusal(position: Position, reason: i64, action: i64) -> Refusal:
    """Return the refusal for a reason against an action; in the tutorial it names what the full game adds
    (elplan.tutorial.not_yet) and explains a step that goes wrong (elplan.tutorial.guidance).
    """
    reason = sharpen(position, reason, action)
    family, code, rule = REASONS[int(reason)]
    against = (int(reason), int(verb_of(action)))
    code = SAID.get(against, code)
    rule = BY_VERB.get(against, rule)
    if reason == actions.CHANCE_TURN or reason == actions.MUST_ACT:
        rule = PHASES[int(position.phase)]
    if reason == actions.WRONG_WAY and position.parameters.card(first(action), MODE) == READY:
        rule = "things.active"
    edition = position.parameters.setup.edition
    if edition == "tutorial":
        # Whoever tries what the guide leaves out is told that it is a rule of the full game (elplan.tutorial.not_yet).
        rule = "tutorial.market" if reason == actions.NOT_IN_MARKET else TUTORIAL.get(rule, rule)
        code = NOT_YET.get(int(reason), code)
    elif edition == "en":
        rule = ENGLISH.get(rule, rule)
    if reason == actions.TYPE_MISSING and position.parameters.players == 2:
        code, rule = "types-alike", "setup.two_players"
    return Refusal(family, code, f"elplan.{rule}", figures(position, reason, action))
