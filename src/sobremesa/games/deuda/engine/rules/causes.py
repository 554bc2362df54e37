"""What payments are for, the rule each is due by, and whether gold settles it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.deuda.engine.state import Position

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

# Whether gold settles it.
NEVER: Final = 0
ALWAYS: Final = 1
AS_OPTION: Final = 2
"""Only with the option `gold_pays = more`."""


class Cause:
    """What a payment is for: its number and name, the rule it is due by, whether gold settles it."""

    def __init__(self, number: int, name: str, rule: str, gold: int) -> None:
        self.number = number
        self.name = name
        self.rule = rule
        self.gold = gold


CAUSES: Final = [
    Cause(0, "none", "", NEVER),
    Cause(RENT, "rent", "deuda.raw.owned_industry", ALWAYS),
    Cause(SOUTH_CHAIN, "south-chain", "deuda.chain.pay", ALWAYS),
    Cause(MANUFACTURE, "manufacture", "deuda.manufacture.imf", ALWAYS),
    Cause(EXPORT_FEE, "export", "deuda.manufacture.export_other", ALWAYS),
    Cause(NORTH_CHAIN, "north-chain", "deuda.chain.pay", ALWAYS),
    Cause(PROTECTED, "protected", "deuda.square.barrier_effect", ALWAYS),
    Cause(INTEREST, "interest", "deuda.debt.interest", ALWAYS),
    Cause(FLIGHT_DUE, "flight", "deuda.square.capital_flight", AS_OPTION),
    Cause(COLLECTION, "collection", "deuda.card.conditions.collection", AS_OPTION),
    Cause(BORDER_WAR, "border-war", "deuda.card.conditions.border_war", AS_OPTION),
    Cause(PATENTS, "patents", "deuda.card.conditions.patents", AS_OPTION),
    Cause(INFLATION, "inflation", "deuda.card.conditions.inflation", AS_OPTION),
    Cause(LAND_PRICE, "land", "deuda.raw.unowned", NEVER),
    Cause(BUILDING, "building", "deuda.build.before_dice", NEVER),
    Cause(PIRACY_PRICE, "piracy", "deuda.piracy.basic", NEVER),
    Cause(BID_PRICE, "bid", "deuda.embargo.auction", NEVER),
    Cause(LIFT_SHARE, "lift", "deuda.square.barrier", NEVER),
    Cause(IDLE_FEE, "idle", "deuda.card.conditions.closed_industries", ALWAYS),
    Cause(TAX, "tax", "deuda.card.conditions.tax", AS_OPTION),
    Cause(RISE, "rise", "deuda.card.conditions.manufactures_rise", ALWAYS),
    Cause(JOBLESS_FEE, "jobless", "deuda.card.conditions.unemployment", ALWAYS),
]
"""By number, every cause (deuda.gold.use, deuda.gold.limits)."""
BY_GOLD: Final = vec[i64]([cause.gold for cause in CAUSES])
"""By cause, whether gold settles it."""

SAID: Final = 64
"""Added to a payment's cause once its payer has said: in money."""
SOLD: Final = 128
"""Added as well once a property has been put up for it."""


def cause_of(position: Position) -> i64:
    """Return what the payment that is due now is for."""
    return position.word(3) % SAID


def has_said_money(position: Position) -> bool:
    """Tell whether the payer of the payment due now has said: in money (deuda.pay.order)."""
    return position.word(3) >= SAID
