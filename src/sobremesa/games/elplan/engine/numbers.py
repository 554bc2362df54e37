"""The numbers the rules know things by: what is kept of seats, the spaces, the phases, the printed prices."""

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
ADVISED: Final = 24
"""1 once the Financial adviser has been used this period."""
SOLD: Final = 25
"""Products sold this period."""
SEAT: Final = 26

FILLED: Final = 448
"""Of a holding: the bits of the places on which a token lies."""
MOST_HELD: Final = 12
"""One investment a period, twelve periods."""
NOT_YET: Final = -1

# Spaces
D1: Final = 0
D2: Final = 2
D3: Final = 4
D4: Final = 7
D5: Final = 8
D6: Final = 9
SPACES: Final = 12

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

# Stages of District 2 in the printed order
TAKE_BACK: Final = 1
LIQUIDATE: Final = 2
ACTIVATE: Final = 3
EXCHANGE: Final = 4

EXPORT: Final = 6
"""So many of a kind are shipped abroad."""
PRICE: Final = 3
IMPORT_PRICE: Final = 5
PLACES: Final[i64] = 9
"""Three places for each kind of investment, as many of them used as the edition says."""
COUNT: Final = vec[i64]([bin(bits).count("1") for bits in range(256)])
