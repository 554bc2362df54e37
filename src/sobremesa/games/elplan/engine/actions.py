"""What can be done in El Plan: the verbs, and the reasons why one may be refused."""

from typing import Final

from sobremesa.core.verbs import Argument, Verb, Verbs

# Chance
OFFER: Final = 0
"""offer CARD: an investment is turned up on the next empty place."""
FIRST: Final = 1
"""first SEAT: who gets the turn token at the start."""
DEAL: Final = 2
"""deal PLAN: a plan by lot to the next player (option `plans`)."""
EVENT: Final = 3
"""event EVENT: the top event is turned up."""

# The players
PLAN: Final = 4
"""plan PLAN."""
PLACE: Final = 5
"""place SPACE."""
IGNORE: Final = 6
"""ignore: the event does not touch this player."""
ACCEPT: Final = 7
"""accept: the event holds for this player after all."""
TAKE: Final = 8
"""take RESOURCE: what an event or the subsidy gives."""
GIVE: Final = 9
"""give RESOURCE: what an event demands."""
TOLL: Final = 10
"""toll RESOURCE: pay for the benefit of the own space."""
EMPTY_ROW: Final = 11
"""empty-row ROW."""
FILL_ROW: Final = 12
"""fill-row ROW WITH: with the printed resource or an Idea."""
SWAP_ROW: Final = 13
"""swap-row ROW: an Idea frees the resource."""
EMPTY: Final = 14
"""empty CARD: take all its tokens back."""
ACTIVATE: Final = 15
"""activate CARD IDEAS: all its tokens at once, Ideas on the places named."""
EMPTY_SLOT: Final = 16
"""empty-slot CARD SLOT."""
FILL_SLOT: Final = 17
"""fill-slot CARD SLOT WITH."""
SWAP: Final = 18
"""swap CARD SLOT: an Idea frees the resource."""
POINT: Final = 19
"""point CARD: Externalización activates it."""
LIQUIDATE: Final = 20
"""liquidate CARD TOKENS: which tokens of the cost come back."""
EXCHANGE: Final = 21
"""exchange A B C: two resources for a different one."""
REPAY: Final = 22
"""repay: the credit card goes back."""
ACQUIRE: Final = 23
"""acquire OFFER TERMS."""
PRODUCE: Final = 24
"""produce N M: so many of the own product, so many of the other."""
BUY: Final = 25
"""buy PRODUCT TERMS: one product of the market."""
IMPORT: Final = 26
"""import PRODUCT TERMS: one product of the box."""
BUY_FROM: Final = 27
"""buy-from SEAT PRODUCT TERMS: one product of a Tienda virtual."""
SELL: Final = 28
"""sell PRODUCT RESOURCE: one product, for money or energy."""
SHELVE: Final = 29
"""shelve PRODUCT: put it on the own Tienda virtual."""
INNOVATE: Final = 30
"""innovate: three different products for an Idea."""
KEEP: Final = 31
"""keep R C S: so many of each product stay after the cutback."""
DONE: Final = 32
"""done: the turn in this district ends."""
LAST_VERB: Final = 32

# Terms of acquiring and buying, added up.
PLAIN: Final = 0
MONEY_OFF: Final = 1
ENERGY_OFF: Final = 2
ADVISED: Final = 4
"""The Financial adviser's money off."""
ON_CREDIT: Final = 8
MOST_TERMS: Final = 16

VERBS: Final = Verbs(
    [
        Verb(OFFER, "offer", [Argument("card", 0, 63)]),
        Verb(FIRST, "first", [Argument("player", 0, 5)]),
        Verb(DEAL, "deal", [Argument("plan", 0, 31)]),
        Verb(EVENT, "event", [Argument("event", 0, 63)]),
        Verb(PLAN, "plan", [Argument("plan", 0, 31)]),
        Verb(PLACE, "place", [Argument("space", 0, 11)]),
        Verb(IGNORE, "ignore"),
        Verb(ACCEPT, "accept"),
        Verb(TAKE, "take", [Argument("resource", 0, 2)]),
        Verb(GIVE, "give", [Argument("resource", 0, 2)]),
        Verb(TOLL, "toll", [Argument("resource", 0, 2)]),
        Verb(EMPTY_ROW, "empty-row", [Argument("row", 0, 7)]),
        Verb(FILL_ROW, "fill-row", [Argument("row", 0, 7), Argument("with", 0, 1)]),
        Verb(SWAP_ROW, "swap-row", [Argument("row", 0, 7)]),
        Verb(EMPTY, "empty", [Argument("card", 0, 63)]),
        Verb(ACTIVATE, "activate", [Argument("card", 0, 63), Argument("ideas", 0, 7)]),
        Verb(EMPTY_SLOT, "empty-slot", [Argument("card", 0, 63), Argument("slot", 0, 2)]),
        Verb(FILL_SLOT, "fill-slot", [Argument("card", 0, 63), Argument("slot", 0, 2), Argument("with", 0, 1)]),
        Verb(SWAP, "swap", [Argument("card", 0, 63), Argument("slot", 0, 2)]),
        Verb(POINT, "point", [Argument("card", 0, 63)]),
        Verb(LIQUIDATE, "liquidate", [Argument("card", 0, 63), Argument("tokens", 0, 63)]),
        Verb(EXCHANGE, "exchange", [Argument("a", 0, 2), Argument("b", 0, 2), Argument("c", 0, 2)], unordered=2),
        Verb(REPAY, "repay"),
        Verb(ACQUIRE, "acquire", [Argument("offer", 0, 8), Argument("terms", 0, MOST_TERMS - 1)]),
        Verb(PRODUCE, "produce", [Argument("own", 0, 30), Argument("other", 0, 30)]),
        Verb(BUY, "buy", [Argument("product", 0, 2), Argument("terms", 0, MOST_TERMS - 1)]),
        Verb(IMPORT, "import", [Argument("product", 0, 2), Argument("terms", 0, MOST_TERMS - 1)]),
        Verb(
            BUY_FROM,
            "buy-from",
            [Argument("player", 0, 5), Argument("product", 0, 2), Argument("terms", 0, MOST_TERMS - 1)],
        ),
        Verb(SELL, "sell", [Argument("product", 0, 2), Argument("resource", 0, 2)]),
        Verb(SHELVE, "shelve", [Argument("product", 0, 2)]),
        Verb(INNOVATE, "innovate"),
        Verb(KEEP, "keep", [Argument("raw", 0, 6), Argument("good", 0, 6), Argument("service", 0, 6)]),
        Verb(DONE, "done"),
    ]
)

# Reasons against an action; 0 is none. One predicate per verb returns them, and both the list of legal actions and
# `why_not` ask that predicate.
FINE: Final = 0
NO_SUCH_ACTION: Final = 1
CHANCE_ONLY: Final = 2
OTHER_PHASE: Final = 3
GAME_OVER: Final = 4
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
NO_TRADE: Final = 42
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
