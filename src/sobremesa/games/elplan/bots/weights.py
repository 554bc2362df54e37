"""The weights by which bots value a position of El Plan: an Idea is ten, the others say how much leads to one."""

from typing import Final

from mypy_extensions import i64

from sobremesa.games.elplan.engine.columns import THREE

IDEA: Final = 10.0

TOKEN: Final[i64] = 0
"""An idle token."""
MONEY_MORE: Final[i64] = TOKEN + 1
"""So much more if it is money."""
ENERGY_MORE: Final[i64] = MONEY_MORE + 1
SPARE: Final[i64] = ENERGY_MORE + 1
"""Less for each idle token beyond so many that a seat hardly needs."""
SET: Final[i64] = SPARE + 1
"""A set in hand before it is an Idea."""
COIN: Final[i64] = SET + 1
"""What a coin is worth that buys a product, or is owed."""
WARE: Final[i64] = COIN + 1
"""What a product brings when it is sold."""
ONE_MORE: Final[i64] = WARE + 1
"""A product beside one of the other kind, and one of the kind a plan does not make."""
KEPT: Final[i64] = ONE_MORE + 2
"""The product that is kept once the market is closed for buying: one the plan does not make, its other, its own."""
PAIR: Final[i64] = KEPT + THREE
"""What it is worth to be able to make a pair in a period to come."""
MADE: Final[i64] = PAIR + 1
"""To be able to make a product."""
SPARE_PROCESS: Final[i64] = MADE + 1
"""To have a process."""
AHEAD: Final[i64] = SPARE_PROCESS + 1
"""What can be made, for each period to come; then the same for the next one alone."""
SLOT: Final[i64] = AHEAD + 2
"""Of a card, for each period: a process of one's choice in a slot, one that is given, one that may be any."""
CARD_INCOME: Final[i64] = SLOT + THREE
CARD_QUALITY: Final[i64] = CARD_INCOME + 1
CARD_SHOP: Final[i64] = CARD_QUALITY + 1
CARD_SHARE: Final[i64] = CARD_SHOP + 1
CARD_ANALYST: Final[i64] = CARD_SHARE + 1
CARD_EXPORT: Final[i64] = CARD_ANALYST + 1
CARD_ADVISER: Final[i64] = CARD_EXPORT + 1
CARD_KEEP: Final[i64] = CARD_ADVISER + 1
CARD_EXTERNALISE: Final[i64] = CARD_KEEP + 1
PROMISE: Final[i64] = CARD_EXTERNALISE + 1
"""A part of what a card will be worth when it is active; what the tokens cost that activate it; at least so much."""
TRIO: Final[i64] = PROMISE + THREE
"""A trio; all three kinds while only active ones count, while all do; two kinds."""
SHELF: Final[i64] = TRIO + 4
"""A product on the Tienda virtual."""
OWING: Final[i64] = SHELF + 1
"""A credit card that is not paid back, and in the last periods."""
SUBSIDISED: Final[i64] = OWING + 2
"""To stand on a space: of the subsidies; of the market with money and without; of processes, and for the process; of
investments, if one can be paid and if not; of administration; of the opportunity, and for each token.
"""
SPACES: Final[i64] = 10
WEIGHTS: Final[i64] = SUBSIDISED + SPACES


def rules_of_thumb() -> list[float]:
    """Return the weights all bots are told."""
    weights = [0.9, 1.1 - 0.9, 0.0, 0.0, IDEA - 0.5, 1.1, 0.9, 0.6, 1.2, 2.6, 1.7, 1.0, 3.4, 0.8, 0.12, 0.8, 0.0]
    weights += [0.6, 0.75, 0.95, 0.9, 0.6, 0.9, 0.4, 0.3, 0.3, 0.8, 0.7, 0.5, 0.7, 0.9, 0.2, 8.0, 1.6, 0.8, 0.8]
    return [*weights, 1.3, 1.0, 6.0, 1.2, 1.0, 0.3, 0.2, 1.1, 0.95, 0.3, 0.95, 0.3, 0.05]
