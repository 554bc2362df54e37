"""Building: national industries in the South, export industries in the North."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.state import FINE
from sobremesa.games.deuda.engine import reasons
from sobremesa.games.deuda.engine.actions import BUILD, CLAIM, EXPORT
from sobremesa.games.deuda.engine.numbers import (
    AID,
    BEFORE,
    BIT,
    BUILDS_PER_TURN,
    BUILT,
    FREE,
    IMF,
    LANDS,
    NATION,
    NOBODY,
)
from sobremesa.games.deuda.engine.rules.causes import BUILDING
from sobremesa.games.deuda.engine.rules.ending import see_total
from sobremesa.games.deuda.engine.rules.pay import owe
from sobremesa.games.deuda.engine.state import Position

ANY: Final = 255
"""Any own land."""


def is_paid(position: Position) -> bool:
    """Tell whether the industry costs something: before the dice, and half of it at Solidarity Aid."""
    return position.now() == BEFORE or position.now() == AID


def price(position: Position, land: i64, side: i64) -> i64:
    """The price on the title (deuda.build.before_dice), half of it at Solidarity Aid (deuda.square.solidarity_aid)."""
    built = position.national(land) if side == 0 else position.export(land)
    cost = position.parameters.cost(land, side, built)
    if position.now() != AID:
        return cost
    return position.parameters.owed(cost // 2)


def terms(position: Position, land: i64, side: i64) -> i64:
    """Return what the club is asked: this industry, at its price or, at Solidarity Aid, at half of it."""
    return pack(BUILD, land, side, 1 if position.now() == AID else 0)


def why_not_place(position: Position, seat: i64, land: i64, side: i64) -> i64:
    """Own land, three of a kind at most, the n-th export after n national ones (deuda.build.limits)."""
    if not position.owns(seat, land):
        return reasons.NOT_YOURS
    if side == EXPORT:
        if position.export(land) >= position.parameters.most:
            return reasons.FULL
        return reasons.NEEDS_NATIONAL if position.export(land) >= position.national(land) else FINE
    return reasons.FULL if position.national(land) >= position.parameters.most else FINE


def why_not_builder(position: Position) -> i64:
    """Industries are built before the dice (deuda.build.before_dice); Solidarity Aid, Nationalisation and Venezuela are
    the exceptions.
    """
    now = position.now()
    if now != BEFORE and now != AID:
        return FINE if now == FREE or (now == NATION and position.word(1) == 1) else reasons.OTHER_MOMENT
    most = position.parameters.options[BUILDS_PER_TURN]
    return reasons.ENOUGH_BUILT if most > 0 and position.builds >= most else FINE


def why_not_site(position: Position, land: i64, side: i64, funds: i64) -> i64:
    """On own land with room, not in the turn in which it was bought (deuda.build.not_same_turn), within one's means."""
    if position.now() == FREE and position.word(1) != ANY and position.word(1) != land:
        return reasons.NOT_THIS_LAND
    reason = why_not_place(position, position.who(), land, side)
    if reason != FINE or not is_paid(position):
        return reason
    if position.fresh & BIT[land] != 0:
        return reasons.BOUGHT_THIS_TURN
    if price(position, land, side) > funds:
        return reasons.TOO_DEAR
    return reasons.SAME_TERMS if position.refused > 0 and position.was_refused(terms(position, land, side)) else FINE


def why_not_build(position: Position, land: i64, side: i64) -> i64:
    """Industries are built at their moment, on their site (deuda.build.before_dice, deuda.build.limits)."""
    reason = why_not_builder(position)
    return reason if reason != FINE else why_not_site(position, land, side, position.funds(position.who()))


def list_builds(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Every industry that can be built now (deuda.build.limits)."""
    if why_not_builder(position) != FINE:
        return count
    seat = position.who()
    head = position.head(seat)
    funds = position.funds(seat)
    lands = position.lands
    for land in range(LANDS):
        if lands[land] == head:
            for side in range(2):
                if why_not_site(position, land, side, funds) == FINE:
                    buffer[count] = pack(BUILD, land, side)
                    count += 1
    return count


def can_build(position: Position) -> bool:
    """Tell whether anything at all can be built now."""
    if why_not_builder(position) != FINE:
        return False
    seat = position.who()
    funds = position.funds(seat)
    for land in range(LANDS):
        if position.owns(seat, land):
            for side in range(2):
                if why_not_site(position, land, side, funds) == FINE:
                    return True
    return False


def build(position: Position, land: i64, side: i64) -> None:
    """Pay the IMF the price and put the industry on the board (deuda.build.before_dice)."""
    seat = position.who()
    if is_paid(position):
        cost = price(position, land, side)
        position.builds += 1
        position.push(BUILT, seat, land, side, 1 if position.now() == AID else 0)
        owe(position, seat, cost, IMF, BUILDING)
        return
    if position.now() == NATION:
        rule = "deuda.square.solidarity_aid"
    else:
        rule = "deuda.square.nationalisation" if position.word(1) == ANY else "deuda.card.solidarity.venezuela"
    position.pop()
    put_industry(position, seat, land, side, rule)


def finish(position: Position) -> None:
    """The industry that was paid for stands."""
    seat = position.who()
    land = position.word(1)
    side = position.word(2)
    rule = "deuda.square.solidarity_aid" if position.word(3) == 1 else "deuda.build.before_dice"
    position.pop()
    put_industry(position, seat, land, side, rule)


def put_industry(position: Position, seat: i64, land: i64, side: i64, rule: str) -> None:
    """One industry more; it may be the last one to total victory (deuda.end.total_victory)."""
    index = (side + 1) * LANDS + land
    position.lands[index] = position.lands[index] + 1
    position.tell("built", rule, seat, land, side, position.lands[index])
    see_total(position)


# -- Solidarity Aid, Nationalisation and the free industries ---------------------------------------


def offer_aid(position: Position) -> bool:
    """Any number of industries at half price, at once (deuda.square.solidarity_aid)."""
    if not can_build(position):
        position.pop()
        return False
    position.turn = position.who()
    return True


def has_free_land(position: Position) -> bool:
    """Tell whether any land is without owner."""
    for land in range(LANDS):
        if position.owner(land) == NOBODY:
            return True
    return False


def offer_nation(position: Position) -> bool:
    """Any land without owner with its first industry; if all have owners, one industry on own land
    (deuda.square.nationalisation).
    """
    seat = position.who()
    if position.word(1) == 1:
        if has_free_land(position) or can_build(position):
            position.turn = seat
            return True
        position.pop()
        return False
    if has_free_land(position):
        position.turn = seat
        return True
    position.pop()
    position.push(FREE, seat, ANY, 1)
    return False


def offer_free(position: Position) -> bool:
    """One industry free where there is room (deuda.square.nationalisation, deuda.card.solidarity.venezuela)."""
    if not can_build(position):
        position.pop()
        return False
    position.turn = position.who()
    return True


def why_not_claim(position: Position, land: i64) -> i64:
    """Only land still without owner (deuda.square.nationalisation)."""
    if position.now() != NATION:
        return reasons.OTHER_MOMENT
    return FINE if position.owner(land) == NOBODY else reasons.OWNED


def list_claims(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Every land without owner (deuda.square.nationalisation)."""
    for land in range(LANDS):
        if why_not_claim(position, land) == FINE:
            buffer[count] = pack(CLAIM, land)
            count += 1
    return count


def claim(position: Position, land: i64) -> None:
    """The land is free, and so is its first national industry (deuda.square.nationalisation)."""
    seat = position.who()
    bare = position.word(1) == 1
    position.pop()
    # It was not bought: it may be built on in this turn (deuda.build.not_same_turn).
    position.lands[land] = position.head(seat)
    position.fresh &= ~BIT[land]
    rule = "deuda.square.solidarity_aid" if bare else "deuda.square.nationalisation"
    position.tell("claimed", rule, seat, land)
    if not bare:
        put_industry(position, seat, land, 0, rule)
