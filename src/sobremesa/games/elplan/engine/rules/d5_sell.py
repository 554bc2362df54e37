"""District 5, Market: then everyone sells, and six of a kind go abroad."""

from mypy_extensions import i64

from sobremesa.games.elplan.engine.actions import (
    FINE,
    NO_PRODUCT,
    NO_TRADE,
    NOT_ACTIVE_SHOP,
    NOT_THAT_KIND,
    OTHER_PHASE,
)
from sobremesa.games.elplan.engine.columns import ENERGY, EXPORT_TOKEN, MONEY, SALE_BONUS, SHOP, THREE
from sobremesa.games.elplan.engine.columns import NO_TRADE as NO_TRADE_COLUMN
from sobremesa.games.elplan.engine.numbers import EXPORT, NOT_YET, SELLING, SHELVED
from sobremesa.games.elplan.engine.rules.d5 import count_sale, why_not_trade
from sobremesa.games.elplan.engine.rules.effects import in_force
from sobremesa.games.elplan.engine.state import Position

__all__ = ["can_sell", "close_sale", "export", "sell", "shelve", "why_not_sell", "why_not_shelve"]


def why_not_sell(position: Position, product: i64, resource: i64) -> i64:
    """One or more products of one type, each for 1 money or 1 energy (elplan.d5.sell)."""
    reason = why_not_trade(position, SELLING, product)
    if reason != FINE:
        return reason
    if resource != MONEY and resource != ENERGY:
        return NOT_THAT_KIND
    return FINE if position.wares(position.turn, product) > 0 else NO_PRODUCT


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
        return OTHER_PHASE
    if in_force(position, position.turn, NO_TRADE_COLUMN) != 0:
        return NO_TRADE
    if position.has_active(position.turn, SHOP) == 0:
        return NOT_ACTIVE_SHOP
    return FINE if position.wares(position.turn, product) > 0 else NO_PRODUCT


def shelve(position: Position, product: i64) -> None:
    """It cannot be taken off any more (elplan.card.tienda_virtual)."""
    position.add_wares(position.turn, product, -1)
    position.add(position.turn, SHELVED + product, 1)
    position.tell("shelved", "elplan.card.tienda_virtual", product)


def can_sell(position: Position) -> bool:
    """Tell whether the seat in turn has anything to sell or to put on offer."""
    for product in range(THREE):
        if position.wares(position.turn, product) == 0:
            continue
        if why_not_sell(position, product, MONEY) == FINE or why_not_shelve(position, product) == FINE:
            return True
    return False


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
