"""What can be made in El Plan with the processes a seat has, and what that is worth: sets, sales, pairs to come."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.elplan.bots import weights as by
from sobremesa.games.elplan.engine.columns import MONEY
from sobremesa.games.elplan.engine.numbers import (
    BUYING,
    CLOCK,
    CUTBACK,
    ENDED,
    IMPORT_PRICE,
    INNOVATION,
    MARKET_PRICE,
    REFILL,
    SELLING,
    SUBSIDY,
    among,
)
from sobremesa.games.elplan.engine.rules.d4 import is_enough
from sobremesa.games.elplan.engine.state import Position

BUYING_OVER: Final = among([SELLING, SUBSIDY, INNOVATION, CLOCK, CUTBACK, REFILL, ENDED])
PRODUCTION_OVER: Final = among([BUYING, SELLING, SUBSIDY, INNOVATION, CLOCK, CUTBACK, REFILL, ENDED])
"""By phase: whether nothing is bought, or made, any more in this period."""
MOST: Final[i64] = 5
"""Of each product fewer than so many are counted on in a period."""


def frontier(position: Position, seat: i64, active: tuple[i64, i64, i64, i64]) -> i64:
    """Return by number of the first product made, from none, how many of the second at most can be made beside it.

    Each is one more than that in an octal digit, the lowest first; after the last there is nothing.
    """
    most: i64 = 0
    digit: i64 = 1
    m = MOST - 1
    for n in range(MOST):
        # More of the one never leaves more of the other.
        while m >= 0 and not is_enough(position, seat, n, m, active):
            m -= 1
        if m < 0:
            break
        most += (m + 1) * digit
        digit *= 8
    return most


def sets_value(
    weights: "vec[float]", coins: i64, for_sale: i64, imports: i64, own: i64, other: i64, missing: i64
) -> float:
    """Return what products in hand are worth before the market opens: sets, sets that money completes, sales."""
    sets = min(own, min(other, missing))
    own -= sets
    other -= sets
    missing -= sets
    value = weights[by.SET] * float(sets)
    while own > 0 and other > 0:
        if for_sale > 0 and coins >= MARKET_PRICE:
            price: i64 = MARKET_PRICE
            for_sale -= 1
        elif imports != 0 and coins >= IMPORT_PRICE:
            price = IMPORT_PRICE
        else:
            break
        coins -= price
        own -= 1
        other -= 1
        value += weights[by.SET] - weights[by.COIN] * float(price)
    # What is left over is sold, one type of it, or one is kept.
    value = value + weights[by.WARE] * float(max(own, other)) + (weights[by.ONE_MORE] if min(own, other) > 0 else 0.0)
    return value + weights[by.ONE_MORE + 1] * float(min(missing, 1))


def kept_value(weights: "vec[float]", position: Position, seat: i64) -> float:
    """Return what products in hand are worth once the market is closed for buying."""
    parameters = position.parameters
    plan = position.plan(seat)
    own = position.wares(seat, parameters.product(plan, 0))
    other = position.wares(seat, parameters.product(plan, 1))
    missing = position.wares(seat, parameters.missing(plan))
    sets = min(own, min(other, missing))
    value = weights[by.SET] * float(sets)
    if missing > sets:
        return value + weights[by.KEPT]
    if other > sets:
        return value + weights[by.KEPT + 1]
    return value + (weights[by.KEPT + 2] if own > sets else 0.0)


def this_period(weights: "vec[float]", position: Position, seat: i64, phase: i64, makes: i64) -> float:
    """Return what this period's production may still lead to, with what can be made as `frontier` tells."""
    if BUYING_OVER[phase] != 0:
        return kept_value(weights, position, seat)
    parameters = position.parameters
    plan = position.plan(seat)
    lacks = parameters.missing(plan)
    own = position.wares(seat, parameters.product(plan, 0))
    other = position.wares(seat, parameters.product(plan, 1))
    missing = position.wares(seat, lacks)
    coins = position.idle(seat, MONEY)
    for_sale = position.market(lacks)
    imports = parameters.imports
    best = sets_value(weights, coins, for_sale, imports, own, other, missing)
    while makes > 0 and PRODUCTION_OVER[phase] == 0:
        value = sets_value(weights, coins, for_sale, imports, own, other + (makes & 7) - 1, missing)
        if value > best:
            best = value
        own += 1
        makes >>= 3
    return best


def capacity(weights: "vec[float]", makes: i64, active: tuple[i64, i64, i64, i64]) -> float:
    """Return what the active processes, and what can be made with them, are worth in each period to come."""
    best = 0.0
    n: i64 = 0
    while makes > 0:
        m = (makes & 7) - 1
        value = weights[by.PAIR] * float(min(min(n, m), 2)) + weights[by.MADE] * float(n + m)
        if value > best:
            best = value
        n += 1
        makes >>= 3
    return best + weights[by.SPARE_PROCESS] * float(active[0] + active[1] + active[2] + active[3])
