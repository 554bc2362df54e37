"""District 5, Market: first everyone buys, then everyone sells, and six of a kind go abroad."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.state import FINE
from sobremesa.games.elplan.engine import actions, reasons
from sobremesa.games.elplan.engine.actions import ADVISED, ENERGY_OFF, MONEY_OFF, ON_CREDIT
from sobremesa.games.elplan.engine.columns import (
    ENERGY,
    EXPORT_TOKEN,
    IMPORT_MISSING,
    MONEY,
    NO_TRADE,
    NONE,
    PRICE,
    QUALITY,
    SALE_BONUS,
    SHOP,
    THREE,
)
from sobremesa.games.elplan.engine.numbers import (
    ADVISER_USED,
    BUYING,
    D5,
    EXPORT,
    IMPORT_PRICE,
    MARKET_PRICE,
    NOT_YET,
    SELLING,
    SHELVED,
    SOLD,
)
from sobremesa.games.elplan.engine.rules.d3 import (
    adviser_ready,
    further_terms,
    owe,
    possible_terms,
    take_credit,
    why_not_credit,
)
from sobremesa.games.elplan.engine.rules.effects import benefits, in_force
from sobremesa.games.elplan.engine.state import Position


def why_not_trade(position: Position, phase: i64, product: i64) -> i64:
    """Everything bought, or sold, in a period is of one type (elplan.d5.buy, elplan.d5.sell); in a recession nobody
    trades (elplan.card.recession).
    """
    if position.phase != phase:
        return reasons.OTHER_PHASE
    if in_force(position, position.turn, NO_TRADE) != 0:
        return reasons.TRADE_BARRED
    if position.trade != NOT_YET and position.trade != product:
        return reasons.OTHER_TYPE
    return FINE


# -- buying ----------------------------------------------------------------------------------------


def price(position: Position, base: i64, terms: i64) -> i64:
    """The printed price, what an event changes about it, less the discounts used (elplan.d5.discount)."""
    money = base + in_force(position, position.turn, PRICE)
    if terms & MONEY_OFF != 0:
        money -= 1
    if terms & ADVISED != 0:
        money -= 1
    return max(money, 0)


def best_terms(position: Position) -> i64:
    """Return every discount the seat in turn could use on a product."""
    terms: i64 = 0
    if position.discounted == 0 and benefits(position, position.turn, D5):
        terms += MONEY_OFF
    if adviser_ready(position, position.turn):
        terms += ADVISED
    return terms


def why_not_price(position: Position, base: i64, terms: i64) -> i64:
    """The space's discount holds for one product a period (elplan.d5.discount), the adviser's adds to it
    (elplan.card.financial_adviser).
    """
    seat = position.turn
    if terms & ENERGY_OFF != 0:
        return reasons.WRONG_TERMS
    if terms & MONEY_OFF != 0 and (position.discounted != 0 or not benefits(position, seat, D5)):
        return reasons.WRONG_TERMS
    if terms & ADVISED != 0 and not adviser_ready(position, seat):
        return reasons.WRONG_TERMS
    if terms & ON_CREDIT != 0:
        return why_not_credit(position)
    return FINE if position.idle(seat, MONEY) >= price(position, base, terms) else reasons.CANNOT_PAY


def why_not_buy(position: Position, product: i64, terms: i64) -> i64:
    """3 money per product lying in the market (elplan.d5.buy); one may be had on credit (elplan.d5.credit)."""
    reason = why_not_trade(position, BUYING, product)
    if reason != FINE:
        return reason
    if position.market(product) == 0:
        return reasons.NOT_IN_MARKET
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
        return reasons.NO_IMPORTS
    if imports == IMPORT_MISSING and position.market(product) > 0:
        return reasons.IN_MARKET
    if terms & ON_CREDIT != 0:
        return reasons.NOT_FOR_CREDIT
    return why_not_price(position, IMPORT_PRICE, terms)


def why_not_buy_from(position: Position, owner: i64, product: i64, terms: i64) -> i64:
    """Products on another player's active Tienda virtual are bought like those of the market, without credit
    (elplan.card.tienda_virtual).
    """
    reason = why_not_trade(position, BUYING, product)
    if reason != FINE:
        return reason
    if owner >= position.parameters.players or owner == position.turn or position.has_active(owner, SHOP) == 0:
        return reasons.NO_SHOP
    if position.get(owner, SHELVED + product) == 0:
        return reasons.NOT_IN_MARKET
    if terms & ON_CREDIT != 0:
        return reasons.NOT_FOR_CREDIT
    return why_not_price(position, MARKET_PRICE, terms)


def list_purchases(position: Position, buffer: "vec[i64]") -> i64:
    """One product more: from the market, from abroad, from a Tienda virtual (elplan.d5.buy)."""
    count: i64 = 0
    further = further_terms(position)
    # The discount of the space is for one product of choice, so buying without it comes into question too.
    for discount in range((best_terms(position) & actions.MONEY_OFF) + 1):
        possible = possible_terms(discount, further)
        for product in range(THREE):
            if why_not_trade(position, BUYING, product) == FINE:
                for i in range(len(possible)):
                    count = list_purchase(position, buffer, count, product, possible[i])
    return count


def list_purchase(position: Position, buffer: "vec[i64]", count: i64, product: i64, terms: i64) -> i64:
    """Every source of one product on the same terms (elplan.d5.buy)."""
    if why_not_buy(position, product, terms) == FINE:
        buffer[count] = pack(actions.BUY, product, terms)
        count += 1
    if why_not_import(position, product, terms) == FINE:
        buffer[count] = pack(actions.IMPORT, product, terms)
        count += 1
    for owner in range(position.parameters.players):
        shelved = position.get(owner, SHELVED + product) > 0
        if shelved and why_not_buy_from(position, owner, product, terms) == FINE:
            buffer[count] = pack(actions.BUY_FROM, owner, product, terms)
            count += 1
    return count


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
        position.put(seat, ADVISER_USED, 1)
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


# -- selling ---------------------------------------------------------------------------------------


def why_not_sell(position: Position, product: i64, resource: i64) -> i64:
    """One or more products of one type, each for 1 money or 1 energy (elplan.d5.sell)."""
    reason = why_not_trade(position, SELLING, product)
    if reason != FINE:
        return reason
    if resource != MONEY and resource != ENERGY:
        return reasons.NOT_THAT_KIND
    return FINE if position.wares(position.turn, product) > 0 else reasons.NO_PRODUCT


def sell(position: Position, product: i64, resource: i64) -> None:
    """The product lies in the market from then on (elplan.d5.sell)."""
    seat = position.turn
    position.add_wares(seat, product, -1)
    position.add_market(product, 1)
    position.gain(seat, resource)
    position.trade = product
    position.tell("sold", "elplan.d5.sell", product, resource)
    count_sale(position, seat)


def why_not_shelve(position: Position, product: i64) -> i64:
    """Any number and types go on the own active Tienda virtual in the selling turn (elplan.card.tienda_virtual)."""
    if position.phase != SELLING:
        return reasons.OTHER_PHASE
    if in_force(position, position.turn, NO_TRADE) != 0:
        return reasons.TRADE_BARRED
    if position.has_active(position.turn, SHOP) == 0:
        return reasons.NOT_ACTIVE_SHOP
    return FINE if position.wares(position.turn, product) > 0 else reasons.NO_PRODUCT


def shelve(position: Position, product: i64) -> None:
    """It cannot be taken off any more (elplan.card.tienda_virtual)."""
    position.add_wares(position.turn, product, -1)
    position.add(position.turn, SHELVED + product, 1)
    position.tell("shelved", "elplan.card.tienda_virtual", product)


def list_sales(position: Position, buffer: "vec[i64]") -> i64:
    """One product more, for money or energy, or onto the Tienda virtual (elplan.d5.sell)."""
    count: i64 = 0
    for product in range(THREE):
        if position.wares(position.turn, product) == 0:
            continue
        for resource in range(THREE):
            if why_not_sell(position, product, resource) == FINE:
                buffer[count] = pack(actions.SELL, product, resource)
                count += 1
        if why_not_shelve(position, product) == FINE:
            buffer[count] = pack(actions.SHELVE, product)
            count += 1
    return count


def can_sell(position: Position) -> bool:
    """Tell whether the seat in turn has anything to sell or to put on offer."""
    for product in range(THREE):
        if position.wares(position.turn, product) == 0:
            continue
        if why_not_sell(position, product, MONEY) == FINE or why_not_shelve(position, product) == FINE:
            return True
    return False


def count_sale(position: Position, seat: i64) -> None:
    """Técnico en calidad brings 1 money once two products are sold in a period (elplan.card.tecnico_calidad)."""
    position.add(seat, SOLD, 1)
    if position.get(seat, SOLD) == 2 and position.has_active(seat, QUALITY) != 0:
        position.gain(seat, MONEY)
        position.tell("quality", "elplan.card.tecnico_calidad", seat)


def close_sale(position: Position) -> None:
    """After a player's whole sale six of a type are shipped, for every type and while six remain; no sale, no check
    (elplan.d5.export).
    """
    if position.trade == NOT_YET:
        return
    bonus = in_force(position, position.turn, SALE_BONUS)
    if bonus > 0:
        position.gain(position.turn, MONEY, bonus)
        position.tell("took", "elplan.d1.scope", position.turn, bonus, MONEY)
    for product in range(THREE):
        while position.market(product) >= EXPORT:
            export(position, product)


def export(position: Position, product: i64) -> None:
    """Six go to the box, 1 money to the leftmost District 6 space of those with the fewest (elplan.d5.export,
    elplan.d5.export_order); the first export of a period pays Etiquetas RFID (elplan.card.etiquetas_rfid).
    """
    position.add_market(product, -EXPORT)
    space: i64 = 0
    for i in range(THREE):
        if position.subsidy(i) < position.subsidy(space):
            space = i
    position.set_subsidy(space, position.subsidy(space) + 1)
    position.exports += 1
    position.tell("exported", "elplan.d5.export", product, space + 1)
    if position.exports == 1:
        for n in range(position.parameters.players):
            seat = position.seat_at(n)
            if position.has_active(seat, EXPORT_TOKEN) != 0:
                position.gain(seat, MONEY)
                position.tell("took", "elplan.card.etiquetas_rfid", seat, 1, MONEY)
