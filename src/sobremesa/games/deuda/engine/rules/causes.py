"""What payments are for, the rule each is due by, and whether gold settles it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What a payment is for.
RENT: Final = 1
SOUTH_CHAIN: Final = 2
MANUFACTURE: Final = 3
EXPORT_FEE: Final = 4
NORTH_CHAIN: Final = 5
PROTECTED: Final = 6
INTEREST: Final = 7
FLIGHT_DUE: Final = 8
COLLECTION: Final = 9
BORDER_WAR: Final = 10
PATENTS: Final = 11
INFLATION: Final = 12
LAND_PRICE: Final = 13
BUILDING: Final = 14
PIRACY_PRICE: Final = 15
BID_PRICE: Final = 16
LIFT_SHARE: Final = 17
IDLE_FEE: Final = 18
TAX: Final = 19
RISE: Final = 20
JOBLESS_FEE: Final = 21

RULES: Final = [
    "",
    "deuda.raw.owned_industry",
    "deuda.chain.pay",
    "deuda.manufacture.imf",
    "deuda.manufacture.export_other",
    "deuda.chain.pay",
    "deuda.square.barrier_effect",
    "deuda.debt.interest",
    "deuda.square.capital_flight",
    "deuda.card.conditions.collection",
    "deuda.card.conditions.border_war",
    "deuda.card.conditions.patents",
    "deuda.card.conditions.inflation",
    "deuda.raw.unowned",
    "deuda.build.before_dice",
    "deuda.piracy.basic",
    "deuda.embargo.auction",
    "deuda.square.barrier",
    "deuda.card.conditions.closed_industries",
    "deuda.card.conditions.tax",
    "deuda.card.conditions.manufactures_rise",
    "deuda.card.conditions.unemployment",
]
# 1: gold settles it (deuda.gold.use); 2: only with the option `gold_pays = more`; 0: never (deuda.gold.limits).
BY_GOLD: Final = vec[i64]([0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 1, 2, 1, 1])
SAID: Final = 64
"""Added to a payment's cause once its payer has said: in money."""
SOLD: Final = 128
"""Added as well once a property has been put up for it."""
