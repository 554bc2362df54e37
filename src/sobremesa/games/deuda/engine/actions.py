"""What can be done in Deuda Eterna: the verbs. Money is in steps of $50."""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.verbs import Argument, Verb, Verbs
from sobremesa.games.deuda.engine.numbers import LANDS, MOST_CARDS, TERMS

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
CLOCK: Final = 36
"""clock TIME: chance's, in a game by the clock (option `clock`): another turn, or the end."""

# Sides of an industry, and what is pirated.
NATIONAL: Final = 0
EXPORT: Final = 1
ONE: Final = 0
CHAIN: Final = 1

MOST_STEPS: Final = 65_535
"""No amount of an action is larger, in steps of $50."""

VERBS: Final = Verbs(
    [
        Verb(DICE, "dice", [Argument("one", 1, 6), Argument("other", 1, 6)]),
        Verb(DIE, "die", [Argument("one", 1, 6)]),
        Verb(SOLIDARITY, "solidarity", [Argument("card", 0, MOST_CARDS - 1)]),
        Verb(CONDITION, "condition", [Argument("card", 0, MOST_CARDS - 1)]),
        Verb(ROLL, "roll"),
        Verb(LOAN, "loan", [Argument("amount", 0, MOST_STEPS, [20, 40])]),
        Verb(BUILD, "build", [Argument("land", 0, LANDS - 1), Argument("side", 0, 1)]),
        Verb(LIFT, "lift", [Argument(name, 0, MOST_STEPS, [0, 40]) for name in ("a", "b", "c")]),
        Verb(BUY, "buy"),
        Verb(SELL, "sell"),
        Verb(PIRATE, "pirate", [Argument("prey", 0, 1)]),
        Verb(GOLD, "gold"),
        Verb(CASH, "cash"),
        Verb(REPAY, "repay", [Argument("amount", 0, MOST_STEPS, [20, 40])]),
        Verb(CLAIM, "claim", [Argument("land", 0, LANDS - 1)]),
        Verb(USE, "use"),
        Verb(AUCTION, "auction", [Argument("land", 0, LANDS - 1)]),
        Verb(BID, "bid", [Argument("amount", 0, MOST_STEPS, [20, 40])]),
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
        Verb(
            MONEY, "money", [Argument("from", 0, 3), Argument("to", 0, 3), Argument("amount", 0, MOST_STEPS, [20, 40])]
        ),
        Verb(PROMISE, "promise", [Argument("a", 0, 3), Argument("b", 0, 3)], unordered=2),
        Verb(RELEASE, "release", [Argument("a", 0, 3), Argument("b", 0, 3)], unordered=2),
        Verb(DROP, "drop", [Argument("term", 1, TERMS)]),
        Verb(OFFER, "offer"),
        Verb(ABANDON, "abandon"),
        Verb(DUMP, "dump", [Argument("land", 0, LANDS - 1)]),
        Verb(CLOCK, "clock", [Argument("time", 0, 1)]),
    ]
)


def is_chance(verb: i64) -> bool:
    """Tell whether a verb is chance's: dice, cards and the clock."""
    return verb == DICE or verb == DIE or verb == SOLIDARITY or verb == CONDITION or verb == CLOCK
