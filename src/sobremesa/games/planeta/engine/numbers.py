"""The things of That's My Planet! by number: kinds of action, piles, places, phases, boxes, options; tables of sets.

A card is suit * 13 + number - 1, suits in the order clubs, diamonds, hearts, spades; the jokers are 52 and 53.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Kinds of action; also the ships and their teams.
INFILTRATION: Final = 0
INVASION: Final = 1
CONQUEST: Final = 2
NOBODY: Final = -1

# Piles after the three teams.
UNSEEN: Final = 3
"""The deck during the draft, the Reserve afterwards: known as a set, its order unknown."""
DISCARD: Final = 4

SUITS: Final[i64] = 4
SHIPS: Final[i64] = 3
JOKER: Final = 52
FULL: Final = 6

# Places: the Mother Ship, then the planets, 1 to 7.
MOTHER_SHIP: Final = 0
PLANETS: Final = 7
PLACES: Final[i64] = 8
BROKEN: Final = 8
"""Where a broken-down ship lies: not a place that can be travelled to."""

# Phases
BURN: Final = 0
DEAL: Final = 1
CHOOSE: Final = 2
ADMINISTER: Final = 3
"""Phase 1 and the other actions before it."""
DECIDE: Final = 4
"""Between phase 1 and phase 2: the ship has arrived where it may act."""
DIE: Final = 5
ANSWER: Final = 6
"""The die is rolled, a card must be played."""
ENLIST: Final = 7
"""A recruit is being drawn."""
ENDED: Final = 8

# Which box
RECRUIT_BOX: Final = 0
FUEL_BOX: Final = 1
BANK_BOX: Final = 2

# Options
TIE_NOTHING: Final = 0
TIE_FAIL: Final = 1
TIE_SUCCESS: Final = 2
BARRED_ANY: Final = 0
BARRED_SAME: Final = 1
BARRED_STOP: Final = 2

# Tables
BIT: Final = vec[i64]([2**number for number in range(16)])
# How many numbers a 13-bit set has, and its highest (minus one for none).
COUNT: Final = vec[i64]([bin(numbers).count("1") for numbers in range(8192)])
HIGHEST: Final = vec[i64]([numbers.bit_length() - 1 for numbers in range(8192)])
