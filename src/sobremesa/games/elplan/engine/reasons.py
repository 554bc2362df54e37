"""The reasons against an action, and what a person is told for each: family, code and rule.

One predicate per verb returns them, and both the list of legal actions and `why_not` ask that predicate.
"""

from typing import Final

from sobremesa.core.events import ILLEGAL, MALFORMED, NOT_NOW, Reason
from sobremesa.core.state import GAME_OVER, NO_SUCH_ACTION
from sobremesa.games.elplan.engine import actions

CHANCE_ONLY: Final = 3
OTHER_PHASE: Final = 4
NOT_IN_THE_DECK: Final = 5
NO_SUCH_SEAT: Final = 6
PLAN_TAKEN: Final = 7
TYPE_MISSING: Final = 8
SPACE_NOT_THERE: Final = 9
SPACE_CLOSED: Final = 10
SPACE_TAKEN: Final = 11
NOT_THAT_KIND: Final = 12
NOTHING_TO_GIVE: Final = 13
NO_TOLL: Final = 14
TOLL_OTHER_KIND: Final = 15
CANNOT_PAY: Final = 16
NO_SUCH_ROW: Final = 17
NOT_OWNED: Final = 18
IS_EMPTY: Final = 19
IS_FILLED: Final = 20
LOCKED: Final = 21
NO_IDEA: Final = 22
WRONG_WAY: Final = 23
"""The card is not activated that way: whole, by slots, or not at all."""
IS_IDEA: Final = 24
STAGE_OVER: Final = 25
NOT_POINTING: Final = 26
BAD_TARGET: Final = 27
POINTED_ALREADY: Final = 28
NO_LIQUIDATION: Final = 29
LIQUIDATED_ALREADY: Final = 30
NOT_ON_SPACE: Final = 31
WRONG_TOKENS: Final = 32
NO_EXCHANGE: Final = 33
NO_CREDIT_HELD: Final = 34
NEVER_REPAID: Final = 35
NOT_OFFERED: Final = 36
OWNS_A_COPY: Final = 37
WRONG_TERMS: Final = 38
NO_CREDIT: Final = 39
HOLDS_CREDIT: Final = 40
TOO_FEW_PROCESSES: Final = 41
TRADE_BARRED: Final = 42
OTHER_TYPE: Final = 43
NOT_IN_MARKET: Final = 44
IN_MARKET: Final = 45
NO_IMPORTS: Final = 46
NOT_FOR_CREDIT: Final = 47
NO_SHOP: Final = 48
NO_PRODUCT: Final = 49
NO_SET: Final = 50
IDEAS_LIMIT: Final = 51
WRONG_KEEP: Final = 52
NOT_TO_IGNORE: Final = 53
IDEA_LATER: Final = 54
NOT_ACTIVE_SHOP: Final = 55
NOT_NAMED: Final = 56
# What *not its moment* means, once it is asked.
IN_DISTRICT: Final = 57
"""It belongs to another district."""
DISTRICT_NOT_YET: Final = 58
CHANCE_TURN: Final = 59
MUST_ACT: Final = 60
"""The turn is not ended with `done` here: something has to be decided."""
PLANS_CHOSEN: Final = 61
OPPORTUNITY_OVER: Final = 62
NO_OPPORTUNITY: Final = 63
NO_EVENT_CHOICE: Final = 64
TOLL_ELSEWHERE: Final = 65
OWES_TOLL: Final = 66
ACTIVATE_LATER: Final = 67
POINT_LATER: Final = 68
ACQUIRED_ALREADY: Final = 69
BUYING_OVER: Final = 70
SELLING_LATER: Final = 71
NO_SELLING: Final = 72
CUTBACK_LATER: Final = 73
# What is wrong with the terms.
MUST_DISCOUNT: Final = 74
NO_DISCOUNT: Final = 75
NO_PRODUCT_DISCOUNT: Final = 76
NO_ADVISER: Final = 77
NOTHING_TO_ADVISE: Final = 78
NOTHING_TO_CREDIT: Final = 79
NO_SUCH_PLACE: Final = 80
"""The card has fewer places for tokens."""


class PlanReason(Reason):
    """A reason that is said otherwise against some verbs, or in the tutorial."""

    def __init__(
        self,
        family: str,
        code: str,
        rule: str,
        rules: dict[int, str] | None = None,
        codes: dict[int, str] | None = None,
        tutorial: str = "",
    ) -> None:
        super().__init__(family, code, rule, rules)
        self.codes = codes or {}
        """By verb: another code."""
        self.tutorial = tutorial or code
        """The code in the tutorial, which has the rule not yet (elplan.tutorial.not_yet)."""


CHANCES: Final = {
    actions.FIRST: "setup.first_player",
    actions.DEAL: "setup.plans",
    actions.EVENT: "d1.event",
    actions.CLOCK: "end.when",
}
"""By verb of chance: its rule, where it is another than that of the decks."""

REASONS: Final = {
    NO_SUCH_ACTION: PlanReason(MALFORMED, "no-such-action", "period.phases"),
    CHANCE_ONLY: PlanReason(
        NOT_NOW,
        "chance-only",
        "setup.decks",
        rules=CHANCES,
        codes={actions.FIRST: "first-settled"},
    ),
    OTHER_PHASE: PlanReason(
        NOT_NOW,
        "other-phase",
        "setup.decks",
        rules=CHANCES,
    ),
    GAME_OVER: PlanReason(NOT_NOW, "game-over", "end.when"),
    NOT_IN_THE_DECK: PlanReason(NOT_NOW, "not-in-the-deck", "setup.decks"),
    NO_SUCH_SEAT: PlanReason(MALFORMED, "no-such-seat", "setup.players"),
    PLAN_TAKEN: PlanReason(ILLEGAL, "plan-taken", "setup.plans"),
    TYPE_MISSING: PlanReason(ILLEGAL, "type-missing", "setup.plans"),
    SPACE_NOT_THERE: PlanReason(NOT_NOW, "space-not-there", "opportunity.spaces"),
    SPACE_CLOSED: PlanReason(ILLEGAL, "space-closed", "opportunity.d6_open"),
    SPACE_TAKEN: PlanReason(ILLEGAL, "space-taken", "opportunity.place"),
    NOT_THAT_KIND: PlanReason(
        NOT_NOW,
        "not-that-kind",
        "things.resources",
        rules={actions.TAKE: "d6.subsidy_es", actions.SELL: "d5.sell"},
        codes={actions.SELL: "sold-for"},
    ),
    NOTHING_TO_GIVE: PlanReason(ILLEGAL, "nothing-to-give", "d1.shortfall"),
    NO_TOLL: PlanReason(NOT_NOW, "no-toll", "d1.toll"),
    TOLL_OTHER_KIND: PlanReason(NOT_NOW, "toll-other-kind", "d1.toll"),
    CANNOT_PAY: PlanReason(
        ILLEGAL,
        "cannot-pay",
        "things.resources",
        rules={
            actions.TOLL: "d1.toll",
            actions.FILL_ROW: "d2.activate",
            actions.ACTIVATE: "d2.activate",
            actions.FILL_SLOT: "d2.activate",
            actions.EXCHANGE: "d2.exchange",
            actions.REPAY: "d3.credit_repay",
            actions.ACQUIRE: "d3.acquire",
            actions.BUY: "d5.buy",
            actions.IMPORT: "d5.import_es",
            actions.BUY_FROM: "card.tienda_virtual",
        },
    ),
    NO_SUCH_ROW: PlanReason(NOT_NOW, "no-such-row", "things.plan_card"),
    NOT_OWNED: PlanReason(
        NOT_NOW,
        "not-owned",
        "d2.activate",
        rules={
            actions.LIQUIDATE: "d2.liquidate_es",
            actions.POINT: "card.externalizacion",
            actions.EMPTY: "d2.deactivate",
            actions.EMPTY_SLOT: "d2.deactivate",
        },
    ),
    IS_EMPTY: PlanReason(
        NOT_NOW,
        "is-empty",
        "d2.deactivate",
        rules={actions.SWAP: "d2.idea_wildcard", actions.SWAP_ROW: "d2.idea_wildcard"},
    ),
    IS_FILLED: PlanReason(NOT_NOW, "is-filled", "d2.activate"),
    LOCKED: PlanReason(ILLEGAL, "locked", "d2.locked"),
    NO_IDEA: PlanReason(NOT_NOW, "no-idea", "d2.idea_wildcard"),
    WRONG_WAY: PlanReason(
        NOT_NOW,
        "wrong-way",
        "d2.activate",
        rules={actions.EMPTY: "d2.deactivate", actions.EMPTY_SLOT: "d2.deactivate", actions.SWAP: "d2.idea_wildcard"},
    ),
    IS_IDEA: PlanReason(NOT_NOW, "is-idea", "d2.idea_wildcard"),
    STAGE_OVER: PlanReason(ILLEGAL, "stage-over", "d2.any_order"),
    NOT_POINTING: PlanReason(NOT_NOW, "not-pointing", "card.externalizacion"),
    BAD_TARGET: PlanReason(ILLEGAL, "bad-target", "card.externalizacion"),
    POINTED_ALREADY: PlanReason(ILLEGAL, "pointed-already", "card.externalizacion"),
    NO_LIQUIDATION: PlanReason(NOT_NOW, "no-liquidation", "tutorial.not_yet"),
    LIQUIDATED_ALREADY: PlanReason(NOT_NOW, "liquidated-already", "d2.liquidate_es"),
    NOT_ON_SPACE: PlanReason(NOT_NOW, "not-on-space", "d6.subsidy_es", rules={actions.LIQUIDATE: "d2.liquidate_es"}),
    WRONG_TOKENS: PlanReason(
        NOT_NOW,
        "wrong-tokens",
        "d2.liquidate_es",
        rules={actions.EXCHANGE: "d2.exchange"},
        codes={actions.EXCHANGE: "wrong-exchange"},
    ),
    NO_EXCHANGE: PlanReason(NOT_NOW, "no-exchange", "d2.exchange", tutorial="no-exchange-yet"),
    NO_CREDIT_HELD: PlanReason(NOT_NOW, "no-credit-held", "d3.credit_repay"),
    NEVER_REPAID: PlanReason(ILLEGAL, "never-repaid", "d3.credit_repay"),
    NOT_OFFERED: PlanReason(NOT_NOW, "not-offered", "d3.acquire"),
    OWNS_A_COPY: PlanReason(ILLEGAL, "owns-a-copy", "d3.one_copy"),
    NO_CREDIT: PlanReason(
        NOT_NOW, "no-credit", "d3.credit", rules={actions.BUY: "d5.credit"}, tutorial="no-credit-yet"
    ),
    HOLDS_CREDIT: PlanReason(ILLEGAL, "holds-credit", "d3.credit", rules={actions.BUY: "d5.credit"}),
    TOO_FEW_PROCESSES: PlanReason(NOT_NOW, "too-few-processes", "d4.produce"),
    TRADE_BARRED: PlanReason(ILLEGAL, "no-trade", "card.recession"),
    OTHER_TYPE: PlanReason(ILLEGAL, "other-type", "d5.buy", rules={actions.SELL: "d5.sell"}),
    NOT_IN_MARKET: PlanReason(ILLEGAL, "not-in-market", "d5.buy", rules={actions.BUY_FROM: "card.tienda_virtual"}),
    IN_MARKET: PlanReason(ILLEGAL, "in-market", "d5.import_es"),
    NO_IMPORTS: PlanReason(NOT_NOW, "no-imports", "tutorial.market"),
    NOT_FOR_CREDIT: PlanReason(NOT_NOW, "not-for-credit", "d5.credit", rules={actions.BUY_FROM: "card.tienda_virtual"}),
    NO_SHOP: PlanReason(NOT_NOW, "no-shop", "card.tienda_virtual"),
    NO_PRODUCT: PlanReason(ILLEGAL, "no-product", "d5.sell", rules={actions.SHELVE: "card.tienda_virtual"}),
    NO_SET: PlanReason(ILLEGAL, "no-set", "d7.innovate"),
    IDEAS_LIMIT: PlanReason(ILLEGAL, "ideas-limit", "d7.innovate"),
    WRONG_KEEP: PlanReason(NOT_NOW, "wrong-keep", "summary.cutback"),
    NOT_TO_IGNORE: PlanReason(NOT_NOW, "not-to-ignore", "d1.opportunity"),
    IDEA_LATER: PlanReason(NOT_NOW, "idea-later", "d2.idea_wildcard"),
    IN_DISTRICT: PlanReason(
        NOT_NOW,
        "in-district",
        "period.enabled",
        rules={
            actions.SWAP: "d2.idea_wildcard",
            actions.SWAP_ROW: "d2.idea_wildcard",
            actions.REPAY: "d3.credit_repay",
        },
    ),
    DISTRICT_NOT_YET: PlanReason(NOT_NOW, "district-not-yet", "tutorial.phases"),
    CHANCE_TURN: PlanReason(NOT_NOW, "chance-turn", "setup.offers"),
    MUST_ACT: PlanReason(NOT_NOW, "must-act", "setup.plans"),
    PLANS_CHOSEN: PlanReason(NOT_NOW, "plans-chosen", "setup.plans"),
    OPPORTUNITY_OVER: PlanReason(NOT_NOW, "opportunity-over", "opportunity.place"),
    NO_OPPORTUNITY: PlanReason(NOT_NOW, "no-opportunity", "tutorial.phases"),
    NO_EVENT_CHOICE: PlanReason(NOT_NOW, "no-event-choice", "d1.scope"),
    TOLL_ELSEWHERE: PlanReason(NOT_NOW, "toll-elsewhere", "d1.toll"),
    OWES_TOLL: PlanReason(NOT_NOW, "owes-toll", "d1.toll"),
    ACTIVATE_LATER: PlanReason(NOT_NOW, "activate-later", "d3.activate_later"),
    POINT_LATER: PlanReason(NOT_NOW, "point-later", "card.externalizacion"),
    ACQUIRED_ALREADY: PlanReason(NOT_NOW, "acquired-already", "d3.acquire"),
    BUYING_OVER: PlanReason(NOT_NOW, "buying-over", "d5.two_passes"),
    SELLING_LATER: PlanReason(NOT_NOW, "selling-later", "d5.two_passes"),
    NO_SELLING: PlanReason(NOT_NOW, "no-selling", "tutorial.market"),
    CUTBACK_LATER: PlanReason(NOT_NOW, "cutback-later", "summary.cutback"),
    MUST_DISCOUNT: PlanReason(NOT_NOW, "must-discount", "d3.discount"),
    NO_DISCOUNT: PlanReason(NOT_NOW, "no-discount", "d3.discount"),
    NO_PRODUCT_DISCOUNT: PlanReason(NOT_NOW, "no-product-discount", "d5.discount"),
    NO_ADVISER: PlanReason(NOT_NOW, "no-adviser", "card.financial_adviser"),
    NOTHING_TO_ADVISE: PlanReason(NOT_NOW, "nothing-to-advise", "card.financial_adviser"),
    NOTHING_TO_CREDIT: PlanReason(NOT_NOW, "nothing-to-credit", "d3.credit"),
    NO_SUCH_PLACE: PlanReason(NOT_NOW, "no-such-place", "things.investment_card"),
    NOT_NAMED: PlanReason(NOT_NOW, "not-named", "setup.first_player"),
    NOT_ACTIVE_SHOP: PlanReason(NOT_NOW, "not-active-shop", "card.tienda_virtual"),
}
