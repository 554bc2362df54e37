"""From a reason to the refusal a person is shown: family, code, rule and the numbers that explain it."""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.events import ILLEGAL, MALFORMED, NOT_NOW, Refusal
from sobremesa.core.packing import first, second, third, verb_of
from sobremesa.games.elplan import actions
from sobremesa.games.elplan.actions import MOST_TERMS
from sobremesa.games.elplan.columns import IMPORT_ANY, MONEY, TOKEN
from sobremesa.games.elplan.fields import CREDIT, DEBT, IMPORT_PRICE, PLACES, PRICE, SPACES
from sobremesa.games.elplan.rules.d3 import price as cost_left
from sobremesa.games.elplan.rules.d5 import price
from sobremesa.games.elplan.rules.summary import limit
from sobremesa.games.elplan.state import Position

__all__ = ["fits", "refusal"]

REASONS: Final = {
    actions.NO_SUCH_ACTION: (MALFORMED, "no-such-action", "period.phases"),
    actions.CHANCE_ONLY: (NOT_NOW, "chance-only", "setup.decks"),
    actions.OTHER_PHASE: (NOT_NOW, "other-phase", "period.enabled"),
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
    actions.WRONG_WAY: (NOT_NOW, "wrong-way", "things.investment_card"),
    actions.IS_IDEA: (NOT_NOW, "is-idea", "d2.idea_wildcard"),
    actions.STAGE_OVER: (ILLEGAL, "stage-over", "d2.any_order"),
    actions.NOT_POINTING: (NOT_NOW, "not-pointing", "card.externalizacion"),
    actions.BAD_TARGET: (ILLEGAL, "bad-target", "card.externalizacion"),
    actions.POINTED_ALREADY: (ILLEGAL, "pointed-already", "card.externalizacion"),
    actions.NO_LIQUIDATION: (NOT_NOW, "no-liquidation", "tutorial.not_yet"),
    actions.LIQUIDATED_ALREADY: (NOT_NOW, "liquidated-already", "d2.liquidate_es"),
    actions.NOT_ON_SPACE: (NOT_NOW, "not-on-space", "period.enabled"),
    actions.WRONG_TOKENS: (NOT_NOW, "wrong-tokens", "d2.liquidate_es"),
    actions.NO_EXCHANGE: (NOT_NOW, "no-exchange", "d2.exchange"),
    actions.NO_CREDIT_HELD: (NOT_NOW, "no-credit-held", "d3.credit_repay"),
    actions.NEVER_REPAID: (ILLEGAL, "never-repaid", "d3.credit_repay"),
    actions.NOT_OFFERED: (NOT_NOW, "not-offered", "d3.acquire"),
    actions.OWNS_A_COPY: (ILLEGAL, "owns-a-copy", "d3.one_copy"),
    actions.WRONG_TERMS: (NOT_NOW, "wrong-terms", "d3.discount"),
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
    actions.NOT_NAMED: (NOT_NOW, "not-named", "setup.first_player"),
    actions.NOT_ACTIVE_SHOP: (NOT_NOW, "not-active-shop", "card.tienda_virtual"),
}
# The same reason against another verb may come from another rule.
BY_VERB: Final = {
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
    (actions.NOT_ON_SPACE, actions.TAKE): "d6.subsidy_es",
    (actions.WRONG_TOKENS, actions.EXCHANGE): "d2.exchange",
    (actions.WRONG_TERMS, actions.BUY): "d5.discount",
    (actions.WRONG_TERMS, actions.IMPORT): "d5.discount",
    (actions.WRONG_TERMS, actions.BUY_FROM): "d5.discount",
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
}
TUTORIAL: Final = {
    actions.NO_SUCH_ACTION: "tutorial.phases",
    actions.CHANCE_ONLY: "tutorial.decks",
    actions.GAME_OVER: "tutorial.end",
    actions.NOT_IN_THE_DECK: "tutorial.decks",
    actions.PLAN_TAKEN: "tutorial.seats",
    actions.TYPE_MISSING: "tutorial.seats",
    actions.NOT_IN_MARKET: "tutorial.market",
    actions.NO_EXCHANGE: "tutorial.not_yet",
    actions.NO_CREDIT: "tutorial.not_yet",
    actions.NO_CREDIT_HELD: "tutorial.not_yet",
}
NOT_YET: Final = {
    actions.NO_EXCHANGE: "no-exchange-yet",
    actions.NO_CREDIT: "no-credit-yet",
    actions.NO_CREDIT_HELD: "no-credit-yet",
}


def fits(verb: i64, a: i64, b: i64, c: i64) -> bool:
    """Tell whether the arguments of a verb can name things at all; whether they are there is the rules' question."""
    if verb == actions.FILL_SLOT:
        return a < 64 and b < 3 and c < 2
    if verb == actions.EXCHANGE:
        # The two given have no order: the one exchange is the one with the smaller first.
        return a <= b < 3 and c < 3
    if verb == actions.BUY_FROM:
        return a < 6 and b < 3 and c < MOST_TERMS
    if verb == actions.KEEP:
        return a <= 6 and b <= 6 and c <= 6
    if c != 0:
        return False
    if verb == actions.FILL_ROW:
        return a < 8 and b < 2
    if verb == actions.ACTIVATE:
        return a < 64 and b < 8
    if verb == actions.EMPTY_SLOT or verb == actions.SWAP:
        return a < 64 and b < 3
    if verb == actions.LIQUIDATE:
        return a < 64 and b < 64
    if verb == actions.ACQUIRE:
        return a < PLACES and b < MOST_TERMS
    if verb == actions.PRODUCE:
        return a <= 30 and b <= 30
    if verb == actions.BUY or verb == actions.IMPORT:
        return a < 3 and b < MOST_TERMS
    if verb == actions.SELL:
        return a < 3 and b < 3
    if b != 0:
        return False
    if verb == actions.OFFER or verb == actions.EMPTY or verb == actions.POINT or verb == actions.EVENT:
        return a < 64
    if verb == actions.PLAN or verb == actions.DEAL:
        return a < 32
    if verb == actions.FIRST:
        return a < 6
    if verb == actions.PLACE:
        return a < SPACES
    if verb == actions.EMPTY_ROW or verb == actions.SWAP_ROW:
        return a < 8
    if verb == actions.TAKE or verb == actions.GIVE or verb == actions.TOLL or verb == actions.SHELVE:
        return a < 3
    return a == 0


def refusal(position: Position, reason: i64, action: i64) -> Refusal:
    """Return the refusal for a reason against an action; in the tutorial it names what the full game adds
    (elplan.tutorial.not_yet) and explains a step that goes wrong (elplan.tutorial.guidance).
    """
    family, code, rule = REASONS[int(reason)]
    rule = BY_VERB.get((int(reason), int(verb_of(action))), rule)
    if position.chart.edition.last_summary != 0:
        # Whoever tries what the guide leaves out is told that it is a rule of the full game (elplan.tutorial.not_yet).
        rule = TUTORIAL.get(int(reason), rule)
        code = NOT_YET.get(int(reason), code)
    elif position.chart.edition.imports == IMPORT_ANY:
        rule = ENGLISH.get(rule, rule)
    if reason == actions.TYPE_MISSING and position.chart.players == 2:
        code, rule = "types-alike", "setup.two_players"
    return Refusal(family, code, f"elplan.{rule}", numbers(position, reason, action))


def numbers(position: Position, reason: i64, action: i64) -> list[int]:
    """Return what the sentence needs: which card, how much."""
    verb, a, b, c = verb_of(action), int(first(action)), int(second(action)), int(third(action))
    if reason == actions.CANNOT_PAY:
        return lacking(position, verb, a, b, c)
    if reason == actions.WRONG_TOKENS and verb == actions.LIQUIDATE:
        return [int(position.chart.liquidation_value(a))]
    if reason == actions.WRONG_KEEP:
        return [int(limit(position, position.turn))]
    if reason == actions.OTHER_TYPE:
        return [int(position.trade)]
    if reason == actions.OWNS_A_COPY:
        return [int(position.offer(a))]
    if reason == actions.IDEAS_LIMIT:
        return [int(position.chart.edition.ideas_limit)]
    if reason == actions.NOT_IN_MARKET and verb == actions.BUY_FROM:
        return [b]
    return [a]


def lacking(position: Position, verb: i64, a: int, b: int, c: int) -> list[int]:
    """Return the tokens an action takes: human capital, money, energy."""
    needs = [0, 0, 0]
    chart = position.chart
    if verb == actions.FILL_ROW:
        needs[int(chart.pays(position.plan(position.turn), a))] = 1
    elif verb == actions.FILL_SLOT:
        needs[int(chart.card(a, TOKEN + b))] = 1
    elif verb == actions.ACTIVATE:
        for place in range(int(chart.card(a, 5))):
            if not b >> place & 1:
                needs[int(chart.card(a, TOKEN + place))] += 1
    elif verb == actions.EXCHANGE:
        needs[a] += 1
        needs[b] += 1
    elif verb == actions.REPAY and position.get(position.turn, CREDIT) != 0:
        needs = [int(position.get(position.turn, DEBT + resource)) for resource in range(3)]
    elif verb == actions.ACQUIRE:
        needs = [int(cost_left(position, position.offer(a), b, resource)) for resource in range(3)]
    elif verb == actions.BUY or verb == actions.BUY_FROM:
        needs[MONEY] = int(price(position, PRICE, b if verb == actions.BUY else c))
    elif verb == actions.IMPORT:
        needs[MONEY] = int(price(position, IMPORT_PRICE, b))
    elif verb == actions.TOLL:
        needs[a] = 1
    return needs
