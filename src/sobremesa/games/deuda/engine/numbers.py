"""The numbers the rules know things by: squares and their kinds, what is noted of seats and purses, what can stand on
the agenda, effects of cards, options.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NOBODY: Final = -1
IMF: Final = 4
"""Whom a payment is owed to, when it is no country."""
BIT: Final = vec[i64]([2**i for i in range(62)])

# Squares that the rules know by their number.
SQUARES: Final = 40
LATIN_AMERICA_AT: Final = 0
DONT_PAY_AT: Final = 38
IMF_AT: Final = 39
BOOTS_AT: Final = [8, 19, 28, IMF_AT]
"""Where the boots stand (deuda.club.boots)."""
BOOT_ON: Final = vec[i64]([2 ** BOOTS_AT.index(square) if square in BOOTS_AT else 0 for square in range(SQUARES)])
"""By square, the bit of its boot in `Position.boots`."""

LANDS: Final[i64] = 12
OIL: Final = 4
"""The colour of the land that forms no chain."""

# What is known of each seat.
FIELDS: Final = 16
AT: Final = 0
HEAD: Final = 1
LAPS: Final = 2
LOST: Final = 3
"""Turns still to be lost."""
RATE: Final = 4
"""A raised rate for the next interest; 0 for the usual one."""
OUT: Final = 5
DIRECT: Final = 6
"""Has made the deal with the IMF: no pacts."""
WAIVER: Final = 7
CLOSED: Final = 8
OCTOBER: Final = 9
"""Landings on 12 October."""
EUROPE: Final = 10
"""Reserves lost to Europe."""
ASKS: Final = 11
"""Proposals left in this meeting."""
# What is known of each purse, at its head; cash in the club is each member's own.
TILL: Final = 12
RESERVES: Final = 13
SIZE: Final = 14
KEPT: Final = 15
"""Cards kept: 1 against the coup, 2 against the flight of capital."""
KEPT_COUP: Final = 1
KEPT_FLIGHT: Final = 2

# The IMF's ledger, by purse: three columns, and the debt that they add up to.
TAKEN: Final = 0
RAISED: Final = 4
REPAID: Final = 8

# The agenda.
WORDS: Final = 5
CASH_DIE: Final = 1
ORDER_DIE: Final = 2
TURN: Final = 3
BEFORE: Final = 4
HAT: Final = 5
THROW: Final = 6
MOVING: Final = 7
AT_IMF: Final = 8
REPAYING: Final = 9
SQUARE: Final = 10
LAND: Final = 11
PIRACY: Final = 12
SEIZE: Final = 13
TAKE: Final = 14
BUILT: Final = 15
AID: Final = 16
NATION: Final = 17
FREE: Final = 18
FLIGHT: Final = 19
FLIGHT_DIE: Final = 20
COUP: Final = 21
DRAWING: Final = 22
DIRECT_DEAL: Final = 23
DUMPING: Final = 24
OWE: Final = 25
SALE: Final = 26
AFTER: Final = 27
ENDING: Final = 28
LIFTING: Final = 29
LOWER: Final = 30
VOTE: Final = 31
MEETING: Final = 32
DEALING: Final = 33
ANSWER: Final = 34
CLOCK: Final = 35
"""A turn has ended in a game by the clock: is it time to stop?"""

# The hat.
NO_HAT: Final = -2
IN_THE_MIDDLE: Final = -1

# The piles: two sets of unseen cards, then two queues of seen ones.
SOLIDARITY_PILE: Final = 0
CONDITIONS_PILE: Final = 1
SLOTS: Final = 20
"""Places in a queue; more only where a content pack has a larger pile."""
MOST_CARDS: Final = 60
"""No pile has more: its unseen cards are the bits of one number."""

JUST_NOW: Final = 4096
"""A promise's bit times this: it was made in the meeting that is going on."""
TERMS: Final = 6
"""A deal has at most this many terms."""

# Kinds of square.
RAW: Final = 0
MANUFACTURE: Final = 1
SOLIDARITY_CARD: Final = 2
CONDITIONS_CARD: Final = 3
LATIN_AMERICA: Final = 4
SOLIDARITY_AID: Final = 5
CAPITAL_FLIGHT: Final = 6
MILITARY_COUP: Final = 7
BARRIER_SQUARE: Final = 8
NATIONALISATION: Final = 9
US_AID: Final = 10
OCTOBER_12: Final = 11
DONT_PAY: Final = 12
IMF_SQUARE: Final = 13

# Options, in the order of `Parameters.options`.
BANK_LIMIT: Final = 0
LOAN_BAN: Final = 1
OWN_BARE_LAND: Final = 2
BUILDS_PER_TURN: Final = 3
PIRACY_ALLOWED: Final = 4
PIRACY_REPLACES_RENT: Final = 5
LOAN_STEP: Final = 6
PROPOSALS: Final = 7
PROMISES: Final = 8
CLUB_VOTE: Final = 9
CLUB_SELLS_RAW: Final = 10
MAX_LAPS: Final = 11
TOTAL_VICTORY: Final = 12
FIVE_HUNDRED_YEARS: Final = 13
RESHUFFLE: Final = 14
DEBT_STEPS: Final = 15
CHAIN_FEE: Final = 16
PIRACY_TAX: Final = 17
VICTORY: Final = 18
QUICK: Final = 19
GOLD_PAYS: Final = 20
ROUNDING: Final = 21
SQUARE_10: Final = 22

# Effects of Solidarity cards.
GIFT: Final = 0
TO_NATIONALISATION: Final = 1
TO_SOLIDARITY_AID: Final = 2
HAT_CARD: Final = 3
KEEP_COUP: Final = 4
KEEP_FLIGHT: Final = 5
ALL_RECEIVE: Final = 6
GOLD_BACK: Final = 7
GATHER: Final = 8
OIL_INDUSTRY: Final = 9

# Effects of IMF Conditions.
NEXT_MANUFACTURE: Final = 0
INTEREST_NOW: Final = 1
TO_OCTOBER: Final = 2
WAGE_CUT: Final = 3
NEIGHBOUR_TO_IMF: Final = 4
LOSE_TURNS: Final = 5
PAY: Final = 6
PAY_WITH_NEIGHBOUR: Final = 7
ALL_TO_IMF: Final = 8
CLOSE: Final = 9
OFFER_DIRECT: Final = 10
PAY_PATENTS: Final = 11
RAISE_RATE: Final = 12
DUMP_ONE: Final = 13
ALL_PAY: Final = 14
