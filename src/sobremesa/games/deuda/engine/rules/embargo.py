"""The economic embargo: auctions of a debtor's properties, and bankruptcy."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import FINE, Range
from sobremesa.games.deuda.engine import reasons
from sobremesa.games.deuda.engine.actions import BID
from sobremesa.games.deuda.engine.numbers import (
    AFTER,
    BIT,
    KEPT,
    KEPT_COUP,
    KEPT_FLIGHT,
    NOBODY,
    OUT,
    OWE,
    RESERVES,
    SALE,
    SOLIDARITY_PILE,
    TAKE,
)
from sobremesa.games.deuda.engine.rules.amounts import list_amounts, range_of
from sobremesa.games.deuda.engine.rules.causes import BID_PRICE
from sobremesa.games.deuda.engine.rules.ending import see_last, write_off
from sobremesa.games.deuda.engine.state import Position


def spokesmen(position: Position, debtor: i64) -> i64:
    """Bidders are the other countries, a pair or trio as one: the member who comes first in turn order speaks."""
    mask: i64 = 0
    heads: i64 = BIT[position.head(debtor)]
    seat = position.next_in(debtor)
    while seat != debtor:
        head = position.head(seat)
        if heads & BIT[head] == 0:
            heads |= BIT[head]
            mask |= BIT[seat]
        seat = position.next_in(seat)
    return mask


def open_sale(position: Position, debtor: i64, land: i64) -> None:
    """The IMF auctions the property among the others (deuda.embargo.auction)."""
    position.lot = land
    position.bid = 0
    position.bidder = NOBODY
    position.bidding = spokesmen(position, debtor)
    position.tell("auctioned", "deuda.embargo.auction", debtor, land, least_bid(position))
    position.push(SALE, position.next_in(debtor), debtor)


def half_value(position: Position) -> i64:
    """Half of what was invested, rounded in the player's favour (deuda.embargo.auction, deuda.money.rounding)."""
    return position.parameters.received(position.invested(position.lot) // 2)


def least_bid(position: Position) -> i64:
    """First half of what was invested, then at least $50 more (deuda.embargo.auction)."""
    return half_value(position) if position.bidder == NOBODY else position.bid + 50


def most_bid(position: Position, seat: i64) -> i64:
    """The highest bid allowed is cash and room for loans (deuda.embargo.auction)."""
    return position.funds(seat)


def hold_sale(position: Position) -> bool:
    """Each in turn bids or passes for good; when one is left the highest bid buys (deuda.embargo.auction).

    Tell whether somebody must choose.
    """
    while True:
        if position.bidding == 0:
            no_bid(position)
            return False
        if position.bidder != NOBODY and position.bidding == BIT[position.bidder]:
            knock_down(position)
            return False
        seat = position.who()
        if position.bidding & BIT[seat] != 0:
            if most_bid(position, seat) >= least_bid(position):
                position.turn = seat
                return True
            if seat != position.bidder:
                position.bidding ^= BIT[seat]
        position.set_word(0, position.next_in(seat))


def why_not_bid(position: Position, amount: i64) -> i64:
    """At least the least bid, at most what cash and loans cover (deuda.embargo.auction)."""
    if position.now() != SALE:
        return reasons.OTHER_MOMENT
    return reasons.BAD_BID if amount < least_bid(position) or amount > most_bid(position, position.who()) else FINE


def list_bids(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """A ladder of bids (deuda.embargo.auction)."""
    return list_amounts(buffer, count, BID, least_bid(position), most_bid(position, position.who()), 50)


def bid_ranges(position: Position) -> list[Range]:
    """Every bid that may be made now (deuda.embargo.auction)."""
    return [range_of(BID, least_bid(position), most_bid(position, position.who()), 50)]


def bid(position: Position, amount: i64) -> None:
    """A higher bid (deuda.embargo.auction)."""
    seat = position.who()
    position.bid = amount
    position.bidder = seat
    position.tell("bid", "deuda.embargo.auction", seat, amount, position.lot)
    position.set_word(0, position.next_in(seat))


def pass_bid(position: Position) -> None:
    """Who passes is out of this auction (deuda.embargo.auction)."""
    seat = position.who()
    position.bidding &= ~BIT[seat]
    position.tell("passed", "deuda.embargo.auction", seat)
    position.set_word(0, position.next_in(seat))


def knock_down(position: Position) -> None:
    """The highest bidder gets the property, the money goes to the old owner (deuda.embargo.auction)."""
    debtor = position.word(1)
    winner = position.bidder
    position.pop()
    position.push(AFTER, winner)
    position.push(TAKE, winner, position.lot, 1)
    position.push(OWE, winner, position.bid, debtor, BID_PRICE)
    position.tell("knocked-down", "deuda.embargo.auction", winner, position.lot, position.bid)
    close_sale(position)


def no_bid(position: Position) -> None:
    """Without a bid the IMF buys at half the invested value and removes the industries (deuda.embargo.no_bid)."""
    debtor = position.word(1)
    land = position.lot
    price = position.collect(debtor, half_value(position))
    position.pop()
    position.free_land(land)
    position.tell("imf-bought", "deuda.embargo.no_bid", debtor, land, price)
    close_sale(position)


def close_sale(position: Position) -> None:
    """Nothing lies on the block any more."""
    position.lot = NOBODY
    position.bid = 0
    position.bidder = NOBODY
    position.bidding = 0


def go_bankrupt(position: Position, seat: i64) -> None:
    """With no property left the remaining money goes to the IMF and the country leaves (deuda.embargo.bankrupt).

    A pair or trio leaves together (deuda.union.bankrupt). Whoever was owed gets nothing.
    """
    head = position.head(seat)
    members = position.members(seat)
    position.pay_imf(seat, position.cash(seat))
    position.imf_gold += position.of(head, RESERVES)
    position.note(head, RESERVES, 0)
    kept = position.of(head, KEPT)
    if kept & KEPT_COUP != 0:
        position.put_under(SOLIDARITY_PILE, position.parameters.coup_card)
    if kept & KEPT_FLIGHT != 0:
        position.put_under(SOLIDARITY_PILE, position.parameters.flight_card)
    position.note(head, KEPT, 0)
    write_off(position, head)
    for other in range(position.players):
        if members & BIT[other] != 0:
            position.note(other, OUT, 1)
            end_promises(position, other)
            rule = "deuda.embargo.bankrupt" if members == BIT[seat] else "deuda.union.bankrupt"
            position.tell("bankrupt", rule, other)
    position.calls &= ~members
    position.strike(members)
    see_last(position)


def end_promises(position: Position, seat: i64) -> None:
    """Promises end with one who leaves the game (deuda.pact.promise)."""
    for other in range(position.players):
        if other != seat:
            position.promises &= ~position.promise_bit(seat, other)
