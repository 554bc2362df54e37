"""What can be done in El Plan: the verbs with their arguments, and the terms of acquiring and buying."""

from typing import Final

from mypy_extensions import i64

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
CLOCK: Final = 33
"""clock TIME: chance's, in a game by the clock (option `clock`): another period, or the end."""
CHANCE_VERBS: Final[i64] = 2**OFFER + 2**FIRST + 2**DEAL + 2**EVENT + 2**CLOCK
"""What chance does, as bits; all else is for players."""

# Terms of acquiring and buying, added up.
PLAIN: Final = 0
MONEY_OFF: Final = 1
ENERGY_OFF: Final = 2
ADVISED: Final = 4
"""The Financial adviser's money off."""
ON_CREDIT: Final = 8
MOST_TERMS: Final = 16

# Arguments that several verbs have; ranges are those of the widest content.
CARD: Final = Argument("card", 0, 63)
PLAN_CARD: Final = Argument("plan", 0, 31)
RESOURCE: Final = Argument("resource", 0, 2)
ROW: Final = Argument("row", 0, 7)
WITH: Final = Argument("with", 0, 1)
SLOT: Final = Argument("slot", 0, 2)
PRODUCT: Final = Argument("product", 0, 2)
PLAYER: Final = Argument("player", 0, 5)
TERMS: Final = Argument("terms", 0, MOST_TERMS - 1)
VERBS: Final = Verbs(
    [
        Verb(OFFER, "offer", [CARD]),
        Verb(FIRST, "first", [PLAYER]),
        Verb(DEAL, "deal", [PLAN_CARD]),
        Verb(EVENT, "event", [Argument("event", 0, 63)]),
        Verb(PLAN, "plan", [PLAN_CARD]),
        Verb(PLACE, "place", [Argument("space", 0, 11)]),
        Verb(IGNORE, "ignore"),
        Verb(ACCEPT, "accept"),
        Verb(TAKE, "take", [RESOURCE]),
        Verb(GIVE, "give", [RESOURCE]),
        Verb(TOLL, "toll", [RESOURCE]),
        Verb(EMPTY_ROW, "empty-row", [ROW]),
        Verb(FILL_ROW, "fill-row", [ROW, WITH]),
        Verb(SWAP_ROW, "swap-row", [ROW]),
        Verb(EMPTY, "empty", [CARD]),
        Verb(ACTIVATE, "activate", [CARD, Argument("ideas", 0, 7)]),
        Verb(EMPTY_SLOT, "empty-slot", [CARD, SLOT]),
        Verb(FILL_SLOT, "fill-slot", [CARD, SLOT, WITH]),
        Verb(SWAP, "swap", [CARD, SLOT]),
        Verb(POINT, "point", [CARD]),
        Verb(LIQUIDATE, "liquidate", [CARD, Argument("tokens", 0, 63)]),
        Verb(EXCHANGE, "exchange", [Argument("a", 0, 2), Argument("b", 0, 2), Argument("c", 0, 2)], unordered=2),
        Verb(REPAY, "repay"),
        Verb(ACQUIRE, "acquire", [Argument("offer", 0, 8), TERMS]),
        Verb(PRODUCE, "produce", [Argument("own", 0, 30), Argument("other", 0, 30)]),
        Verb(BUY, "buy", [PRODUCT, TERMS]),
        Verb(IMPORT, "import", [PRODUCT, TERMS]),
        Verb(BUY_FROM, "buy-from", [PLAYER, PRODUCT, TERMS]),
        Verb(SELL, "sell", [PRODUCT, RESOURCE]),
        Verb(SHELVE, "shelve", [PRODUCT]),
        Verb(INNOVATE, "innovate"),
        Verb(KEEP, "keep", [Argument("raw", 0, 6), Argument("good", 0, 6), Argument("service", 0, 6)]),
        Verb(DONE, "done"),
        Verb(CLOCK, "clock", [Argument("time", 0, 1)]),
    ]
)
