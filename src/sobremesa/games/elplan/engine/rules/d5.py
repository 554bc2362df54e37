"""District 5, Market: first everyone buys."""

from mypy_extensions import i64

from sobremesa.games.elplan.engine.actions import (
    ADVISED,
    CANNOT_PAY,
    ENERGY_OFF,
    FINE,
    IN_MARKET,
    MONEY_OFF,
    NO_IMPORTS,
    NO_SHOP,
    NO_TRADE,
    NOT_FOR_CREDIT,
    NOT_IN_MARKET,
    ON_CREDIT,
    OTHER_PHASE,
    OTHER_TYPE,
    WRONG_TERMS,
)
from sobremesa.games.elplan.engine.columns import IMPORT_MISSING, MONEY, NONE, PRICE, QUALITY, SHOP, THREE
from sobremesa.games.elplan.engine.columns import NO_TRADE as NO_TRADE_COLUMN
from sobremesa.games.elplan.engine.numbers import ADVISED as ADVISED_ALREADY
from sobremesa.games.elplan.engine.numbers import BUYING, D5, IMPORT_PRICE, NOT_YET, SHELVED, SOLD
from sobremesa.games.elplan.engine.numbers import PRICE as MARKET_PRICE
from sobremesa.games.elplan.engine.rules.d3 import adviser_ready, owe, take_credit, why_not_credit
from sobremesa.games.elplan.engine.rules.effects import benefits, in_force
from sobremesa.games.elplan.engine.state import Position

__all__ = [
    "best_terms",
    "buy",
    "buy_from",
    "can_buy",
    "count_sale",
    "import_product",
    "price",
    "why_not_buy",
    "why_not_buy_from",
    "why_not_import",
    "why_not_trade",
]


def why_not_trade(position: Position, phase: i64, product: i64) -> i64:
    """Everything bought, or sold, in a period is of one type (elplan.d5.buy, elplan.d5.sell); in a recession nobody
    trades (elplan.card.recession).
    """
    if position.phase != phase:
        return OTHER_PHASE
    if in_force(position, position.turn, NO_TRADE_COLUMN) != 0:
        return NO_TRADE
    if position.trade != NOT_YET and position.trade != product:
        return OTHER_TYPE
    return FINE


def price(position: Position, base: i64, terms: i64) -> i64:
    """The printed price, what an event changes about it, less the discounts used (elplan.d5.discount)."""
    money = base + in_force(position, position.turn, PRICE)
    if terms & MONEY_OFF != 0:
        money -= 1
    if terms & ADVISED != 0:
        money -= 1
    return max(money, 0)


def why_not_price(position: Position, base: i64, terms: i64) -> i64:
    """The space's discount holds for one product a period (elplan.d5.discount), the adviser's adds to it
    (elplan.card.financial_adviser).
    """
    seat = position.turn
    if terms & ENERGY_OFF != 0:
        return WRONG_TERMS
    if terms & MONEY_OFF != 0 and (position.discounted != 0 or not benefits(position, seat, D5)):
        return WRONG_TERMS
    if terms & ADVISED != 0 and not adviser_ready(position, seat):
        return WRONG_TERMS
    if terms & ON_CREDIT != 0:
        return why_not_credit(position)
    return FINE if position.idle(seat, MONEY) >= price(position, base, terms) else CANNOT_PAY


def why_not_buy(position: Position, product: i64, terms: i64) -> i64:
    """3 money per product lying in the market (elplan.d5.buy); one may be had on credit (elplan.d5.credit)."""
    reason = why_not_trade(position, BUYING, product)
    if reason != FINE:
        return reason
    if position.market(product) == 0:
        return NOT_IN_MARKET
    return why_not_price(position, MARKET_PRICE, terms)


def why_not_import(position: Position, product: i64, terms: i64) -> i64:
    """5 money, never on credit (elplan.d5.credit); es: only a type that is not in the market (elplan.d5.import_es);
    en: any (elplan.d5.import_en); tutorial: none (elplan.tutorial.market).
    """
    reason = why_not_trade(position, BUYING, product)
    if reason != FINE:
        return reason
    imports = position.parameters.imports
    if imports == NONE:
        return NO_IMPORTS
    if imports == IMPORT_MISSING and position.market(product) > 0:
        return IN_MARKET
    return NOT_FOR_CREDIT if terms & ON_CREDIT != 0 else why_not_price(position, IMPORT_PRICE, terms)


def why_not_buy_from(position: Position, owner: i64, product: i64, terms: i64) -> i64:
    """Products on another player's active Tienda virtual are bought like those of the market, without credit
    (elplan.card.tienda_virtual).
    """
    reason = why_not_trade(position, BUYING, product)
    if reason != FINE:
        return reason
    if owner >= position.parameters.players or owner == position.turn or position.has_active(owner, SHOP) == 0:
        return NO_SHOP
    if position.get(owner, SHELVED + product) == 0:
        return NOT_IN_MARKET
    return NOT_FOR_CREDIT if terms & ON_CREDIT != 0 else why_not_price(position, MARKET_PRICE, terms)


def pay_for(position: Position, base: i64, product: i64, terms: i64) -> None:
    """Money to the box, or a debt (elplan.d5.credit), and the product to the player."""
    seat = position.turn
    money = price(position, base, terms)
    if terms & ON_CREDIT != 0:
        owe(position, MONEY, money)
        take_credit(position)
    else:
        position.pay(seat, MONEY, money)
    if terms & MONEY_OFF != 0:
        position.discounted = 1
    if terms & ADVISED != 0:
        position.put(seat, ADVISED_ALREADY, 1)
    position.add_wares(seat, product, 1)
    position.trade = product


def buy(position: Position, product: i64, terms: i64) -> None:
    """One product leaves the market (elplan.d5.buy)."""
    pay_for(position, MARKET_PRICE, product, terms)
    position.add_market(product, -1)
    rule = "elplan.d5.credit" if terms & ON_CREDIT != 0 else "elplan.d5.buy"
    position.tell("bought", rule, product, price(position, MARKET_PRICE, terms), terms)


def import_product(position: Position, product: i64, terms: i64) -> None:
    """One product comes from the box (elplan.d5.import_es, elplan.d5.import_en)."""
    pay_for(position, IMPORT_PRICE, product, terms)
    missing = position.parameters.imports == IMPORT_MISSING
    rule = "elplan.d5.import_es" if missing else "elplan.d5.import_en"
    position.tell("imported", rule, product, price(position, IMPORT_PRICE, terms))


def buy_from(position: Position, owner: i64, product: i64, terms: i64) -> None:
    """The owner gets the printed price whatever the buyer pays, the box makes up the difference; it counts as sold
    (elplan.card.tienda_virtual).
    """
    pay_for(position, MARKET_PRICE, product, terms)
    position.add(owner, SHELVED + product, -1)
    position.gain(owner, MONEY, MARKET_PRICE)
    position.tell("bought-from", "elplan.card.tienda_virtual", owner, product, MARKET_PRICE)
    count_sale(position, owner)


def count_sale(position: Position, seat: i64) -> None:
    """Técnico en calidad brings 1 money once two products are sold in a period (elplan.card.tecnico_calidad)."""
    position.add(seat, SOLD, 1)
    if position.get(seat, SOLD) == 2 and position.has_active(seat, QUALITY) != 0:
        position.gain(seat, MONEY)
        position.tell("quality", "elplan.card.tecnico_calidad", seat)


def best_terms(position: Position) -> i64:
    """Return every discount the seat in turn could use on a product."""
    terms: i64 = 0
    if position.discounted == 0 and benefits(position, position.turn, D5):
        terms += MONEY_OFF
    if adviser_ready(position, position.turn):
        terms += ADVISED
    return terms


def can_buy(position: Position) -> bool:
    """Tell whether the seat in turn can buy anything."""
    terms = best_terms(position)
    cheapest = price(position, MARKET_PRICE, terms)
    if position.idle(position.turn, MONEY) < cheapest and why_not_credit(position) != FINE:
        return False
    for product in range(THREE):
        if why_not_trade(position, BUYING, product) == FINE:
            if why_not_buy(position, product, terms) == FINE or why_not_buy(position, product, ON_CREDIT) == FINE:
                return True
            if why_not_import(position, product, terms) == FINE:
                return True
            for owner in range(position.parameters.players):
                shelved = position.get(owner, SHELVED + product) > 0
                if shelved and why_not_buy_from(position, owner, product, terms) == FINE:
                    return True
    return False
