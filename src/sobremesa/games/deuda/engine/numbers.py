"""The numbers the rules know things by: what is kept of seats and purses, and what can stand on the agenda."""

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
