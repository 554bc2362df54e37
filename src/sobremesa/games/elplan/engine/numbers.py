"""The numbers the rules know things by: what is kept of a seat, the spaces, the phases, the printed prices.

What stands in the tables of plans, investments and events is in `columns`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A seat's things
IDLE: Final = 0
IDEAS: Final = 3
"""Ideas that lie idle; those on cards are counted there."""
WARES: Final = 4
SHELVED: Final = 7
"""Products on the Tienda virtual."""
PLAN: Final = 10
ROWS: Final = 11
ROW_IDEAS: Final = 12
ROW_LOCKS: Final = 13
CREDIT: Final = 14
DEBT: Final = 15
SPACE: Final = 18
SHARING: Final = 19
"""1 on a space that was already taken (Red de transporte limpio)."""
IGNORES: Final = 20
"""1 while this period's event does not touch the seat; 2 if only what harms is ignored."""
TOLL_PAID: Final = 21
TARGET: Final = 22
"""The card that Externalización points at."""
HELD: Final = 23
ADVISER_USED: Final = 24
"""1 once the Financial adviser has been used this period."""
SOLD: Final = 25
"""Products sold this period."""
SEAT: Final = 26

FILLED: Final = 448
"""Of a holding: the bits of the places on which a token lies."""
MOST_HELD: Final = 12
"""One investment a period, twelve periods."""
NOT_YET: Final = -1

# Spaces: the first of each district, and all of them in one table.
D2: Final = 2
D3: Final = 4
D4: Final = 7
D5: Final = 8
D6: Final = 9
SPACES: Final = 12
SPACE_IDS: Final = ["d1", "d1b", "d2", "d2b", "d3a", "d3b", "d3c", "d4", "d5", "d6a", "d6b", "d6c"]
DISTRICT_OF_SPACE: Final = vec[i64]([int(id[1]) for id in SPACE_IDS])

# Phases
OFFERING: Final = 0
FIRST_PLAYER: Final = 1
PLANS: Final = 2
OPPORTUNITY: Final = 3
EVENT: Final = 4
INSURANCE: Final = 5
"""The event has been read: who ignores it?"""
EVENT_CHOICE: Final = 6
ADMINISTRATION: Final = 7
INVESTMENT: Final = 8
PRODUCTION: Final = 9
BUYING: Final = 10
SELLING: Final = 11
SUBSIDY: Final = 12
INNOVATION: Final = 13
CUTBACK: Final = 14
REFILL: Final = 15
ENDED: Final = 16
CLOCK: Final = 17
"""District 7 is left in a game by the clock: is it time to stop?"""
SUMMARY: Final = 8
"""Where the route token stands after the seven districts."""
DISTRICT_OF_PHASE: Final = vec[i64]([0, 0, 0, 0, 1, 1, 1, 2, 3, 4, 5, 5, 6, 7, SUMMARY, SUMMARY, SUMMARY, SUMMARY])
"""By phase: where the route token stands, 0 before the first district."""

# Stages of District 2 in the printed order
STAGE_TAKE_BACK: Final = 1
STAGE_LIQUIDATE: Final = 2
STAGE_ACTIVATE: Final = 3
STAGE_EXCHANGE: Final = 4

EXPORT: Final = 6
"""So many of a kind are shipped abroad."""
MARKET_PRICE: Final = 3
IMPORT_PRICE: Final = 5
PLACES: Final[i64] = 9
"""Three places for each kind of investment, as many of them used as the edition says."""

# Sets of bits
BIT: Final = vec[i64]([2**i for i in range(62)])
MEMBERS: Final = [vec[i64]([i for i in range(8) if bits & 2**i]) for bits in range(256)]
"""By a set of bits: the numbers in it."""
COUNT: Final = vec[i64]([bin(bits).count("1") for bits in range(256)])
"""By a set of bits: how many they are."""


def among(phases: list[int]) -> "vec[i64]":
    """Return by phase whether it is one of these: a set of phases for the rules to look into."""
    return vec[i64]([int(phase in phases) for phase in range(CLOCK + 1)])
