"""What can be done in Deuda Eterna: the verbs, and the reasons why one may be refused. Money is in steps of $50."""

from typing import Final

from sobremesa.core.verbs import Argument, Verb, Verbs
from sobremesa.games.deuda.engine.parameters import LANDS

# Chance
DICE: Final = 0
"""dice A B: two dice."""
DIE: Final = 1
"""die A: one die."""
SOLIDARITY: Final = 2
"""solidarity CARD: the top card of that pile."""
CONDITION: Final = 3
"""condition CARD: the top card of that pile."""

# The countries
ROLL: Final = 4
"""roll: throw the dice; what comes before them is over."""
LOAN: Final = 5
"""loan AMOUNT."""
BUILD: Final = 6
"""build LAND SIDE: a national or an export industry."""
LIFT: Final = 7
"""lift A B C: what the other countries, in turn order, pay to lift the barrier; the proposer pays the rest."""
BUY: Final = 8
"""buy: the land the piece stands on."""
SELL: Final = 9
"""sell: collect the price of the raw material."""
PIRATE: Final = 10
"""pirate WHAT: the land, or the whole chain."""
GOLD: Final = 11
"""gold: settle what is owed with one reserve."""
CASH: Final = 12
"""cash: settle what is owed in money."""
REPAY: Final = 13
"""repay AMOUNT: capital, at the IMF."""
CLAIM: Final = 14
"""claim LAND: by nationalisation."""
USE: Final = 15
"""use: the card kept for this square."""
AUCTION: Final = 16
"""auction LAND: put it up under the embargo."""
BID: Final = 17
"""bid AMOUNT."""
PASS: Final = 18
"""pass: no bid, or no proposal."""
DECLINE: Final = 19
"""decline: what the square offers."""
DONE: Final = 20
"""done: no more building, no more repayment."""
ACCEPT: Final = 21
REFUSE: Final = 22
COUNTER: Final = 23
"""counter: refuse the deal and change it into one's own."""
UNION: Final = 24
"""union COUNTRIES: propose a pair or a trio."""
CLUB: Final = 25
"""club: propose the debtors' club."""
STOP: Final = 26
"""stop: propose to end the game unfinished."""
DEAL: Final = 27
"""deal: begin to write a deal."""
GIVE: Final = 28
"""give LAND COUNTRY: its owner gives a land with all its industries."""
MONEY: Final = 29
"""money FROM TO AMOUNT."""
PROMISE: Final = 30
"""promise A B: not to pirate each other."""
RELEASE: Final = 31
"""release A B: from such a promise."""
DROP: Final = 32
"""drop N: strike out a term."""
OFFER: Final = 33
"""offer: the deal is written; the others answer."""
ABANDON: Final = 34
"""abandon: tear the deal up."""
DUMP: Final = 35
"""dump LAND: it goes back to the IMF."""
LAST_VERB: Final = 35

# Sides of an industry, and what is pirated.
NATIONAL: Final = 0
EXPORT: Final = 1
ONE: Final = 0
CHAIN: Final = 1

VERBS: Final = Verbs(
    [
        Verb(DICE, "dice", [Argument("one", 1, 6), Argument("other", 1, 6)]),
        Verb(DIE, "die", [Argument("one", 1, 6)]),
        Verb(SOLIDARITY, "solidarity", [Argument("card", 0, 59)]),
        Verb(CONDITION, "condition", [Argument("card", 0, 59)]),
        Verb(ROLL, "roll"),
        Verb(LOAN, "loan", [Argument("amount", 0, 65535, [20, 40])]),
        Verb(BUILD, "build", [Argument("land", 0, LANDS - 1), Argument("side", 0, 1)]),
        Verb(LIFT, "lift", [Argument(name, 0, 65535, [0, 40]) for name in ("a", "b", "c")]),
        Verb(BUY, "buy"),
        Verb(SELL, "sell"),
        Verb(PIRATE, "pirate", [Argument("prey", 0, 1)]),
        Verb(GOLD, "gold"),
        Verb(CASH, "cash"),
        Verb(REPAY, "repay", [Argument("amount", 0, 65535, [20, 40])]),
        Verb(CLAIM, "claim", [Argument("land", 0, LANDS - 1)]),
        Verb(USE, "use"),
        Verb(AUCTION, "auction", [Argument("land", 0, LANDS - 1)]),
        Verb(BID, "bid", [Argument("amount", 0, 65535, [20, 40])]),
        Verb(PASS, "pass"),
        Verb(DECLINE, "decline"),
        Verb(DONE, "done"),
        Verb(ACCEPT, "accept"),
        Verb(REFUSE, "refuse"),
        Verb(COUNTER, "counter"),
        Verb(UNION, "union", [Argument("members", 0, 15)]),
        Verb(CLUB, "club"),
        Verb(STOP, "stop"),
        Verb(DEAL, "deal"),
        Verb(GIVE, "give", [Argument("land", 0, LANDS - 1), Argument("to", 0, 3)]),
        Verb(MONEY, "money", [Argument("from", 0, 3), Argument("to", 0, 3), Argument("amount", 0, 65535, [20, 40])]),
        Verb(PROMISE, "promise", [Argument("a", 0, 3), Argument("b", 0, 3)], unordered=2),
        Verb(RELEASE, "release", [Argument("a", 0, 3), Argument("b", 0, 3)], unordered=2),
        Verb(DROP, "drop", [Argument("term", 1, 6)]),
        Verb(OFFER, "offer"),
        Verb(ABANDON, "abandon"),
        Verb(DUMP, "dump", [Argument("land", 0, LANDS - 1)]),
    ]
)

# Reasons against an action; 0 is none. One predicate per verb returns them, and both the list of legal actions and
# `why_not` ask that predicate.
FINE: Final = 0
NO_SUCH_ACTION: Final = 1
CHANCE_ONLY: Final = 2
OTHER_MOMENT: Final = 3
GAME_OVER: Final = 4
CARD_NOT_THERE: Final = 5
NO_ROOM: Final = 6
"""Less than the least loan is left under the limit."""
NOT_A_LOAN: Final = 7
"""An amount that is no loan: too little, too much, or not in steps."""
LOAN_BANNED: Final = 8
CLUB_NO_LOAN: Final = 9
NOT_YOURS: Final = 10
FULL: Final = 11
NEEDS_NATIONAL: Final = 12
TOO_DEAR: Final = 13
BOUGHT_THIS_TURN: Final = 14
ENOUGH_BUILT: Final = 15
NO_BARRIER: Final = 16
BAD_SHARES: Final = 17
SHARE_TOO_DEAR: Final = 18
SAME_TERMS: Final = 19
"""The very same terms were refused in this turn."""
NO_PIRACY: Final = 20
NO_CHAIN: Final = 21
PROMISED: Final = 22
NO_GOLD: Final = 23
GOLD_NOT_HERE: Final = 24
BAD_REPAYMENT: Final = 25
OWNED: Final = 26
BAD_BID: Final = 27
NOT_THIS_LAND: Final = 28
NO_INDUSTRY: Final = 29
NOT_A_UNION: Final = 31
NO_CLUB: Final = 32
SPURNED: Final = 33
DEAL_FULL: Final = 34
DEAL_EMPTY: Final = 35
NO_TERM: Final = 36
SAME_PURSE: Final = 37
IN_DEAL: Final = 38
NOT_AT_THE_TABLE: Final = 39
BAD_MONEY: Final = 40
HAS_PROMISE: Final = 41
HAS_NO_PROMISE: Final = 42
DEAL_WITHOUT_YOU: Final = 43
NO_COUNTER: Final = 44
CLUB_NO_SALE: Final = 45
JUST_PROMISED: Final = 47
BANK_EMPTY: Final = 46
"""The IMF has less than the least loan."""
