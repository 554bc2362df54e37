"""Other actions: recruiting, fuel, and the Intergalactic Bank."""

from mypy_extensions import i64

from sobremesa.core.seats import CHANCE
from sobremesa.games.planeta.engine.actions import (
    FINE,
    NO_BANK_BOX,
    NO_FUEL_BOX,
    NO_RECRUIT_BOX,
    NOT_BROKEN,
    NOT_IN_TEAM,
    NOT_THE_BEST,
    RESERVE_EMPTY,
    SHIP_BROKEN,
    TANK_FULL,
    TEAM_EMPTY,
)
from sobremesa.games.planeta.engine.numbers import BANK_BOX, ENLIST, FUEL_BOX, FULL, NOBODY, RECRUIT_BOX
from sobremesa.games.planeta.engine.parameters import MOTHER_SHIP
from sobremesa.games.planeta.engine.rules.turn import open_phase, why_not_other
from sobremesa.games.planeta.engine.state import Position

__all__ = [
    "enlist",
    "recruit",
    "refuel",
    "rescue",
    "search",
    "why_not_fuel",
    "why_not_recruit",
    "why_not_refuel",
    "why_not_rescue",
    "why_not_search",
]


def why_not_recruit(position: Position) -> i64:
    """Not possible with no box or no card left (planeta.other.recruit). Any team may recruit."""
    reason = why_not_other(position)
    if reason != FINE:
        return reason
    if not position.has_box(RECRUIT_BOX):
        return NO_RECRUIT_BOX
    return RESERVE_EMPTY if position.left == 0 else FINE


def recruit(position: Position, team: i64) -> None:
    """The team is named and the box marked before the card is seen (planeta.other.recruit)."""
    position.mark_box(RECRUIT_BOX)
    position.enlisting = team
    position.resume = position.phase
    position.phase = ENLIST
    position.turn = CHANCE


def enlist(position: Position, card: i64) -> None:
    """The top card of the Reserve joins the team (planeta.other.recruit)."""
    position.take_unseen(card)
    position.add(position.enlisting, card)
    position.tell("recruited", "planeta.other.recruit", card, position.enlisting)
    position.enlisting = NOBODY
    open_phase(position, position.resume)


def why_not_fuel(position: Position, ship: i64) -> i64:
    """Fuel is for a ship on the board with less than six (planeta.other.refuel_reserve and refuel_search)."""
    reason = why_not_other(position)
    if reason != FINE:
        return reason
    if position.is_broken(ship):
        return SHIP_BROKEN
    return TANK_FULL if position.fuel(ship) == FULL else FINE


def why_not_refuel(position: Position, ship: i64) -> i64:
    """One box of the fuel reserve for one fuel (planeta.other.refuel_reserve)."""
    reason = why_not_fuel(position, ship)
    if reason != FINE:
        return reason
    return FINE if position.has_box(FUEL_BOX) else NO_FUEL_BOX


def refuel(position: Position, ship: i64) -> None:
    """The ship gains one fuel (planeta.other.refuel_reserve)."""
    position.mark_box(FUEL_BOX)
    position.put(ship, position.place(ship), position.fuel(ship) + 1)
    position.tell("refuelled", "planeta.other.refuel_reserve", ship, position.fuel(ship))


def why_not_search(position: Position, ship: i64, card: i64) -> i64:
    """The card of highest action value pays; of equal ones any (planeta.other.refuel_search)."""
    reason = why_not_fuel(position, ship)
    if reason != FINE:
        return reason
    if position.size(ship) == 0:
        return TEAM_EMPTY
    if not position.holds(ship, card):
        return NOT_IN_TEAM
    return FINE if position.value(ship, card) == position.best_value(ship) else NOT_THE_BEST


def search(position: Position, ship: i64, card: i64) -> None:
    """The ship goes to six fuel; no box is marked (planeta.other.refuel_search).

    Both ways to refuel are compared in the book (planeta.other.refuel_example).
    """
    position.remove(ship, card)
    position.discard(card)
    position.put(ship, position.place(ship), FULL)
    position.tell("searched", "planeta.other.refuel_search", ship, card)


def why_not_rescue(position: Position, ship: i64) -> i64:
    """Only the bank brings a broken-down ship back (planeta.broken.rescue)."""
    reason = why_not_other(position)
    if reason != FINE:
        return reason
    if not position.is_broken(ship):
        return NOT_BROKEN
    return FINE if position.has_box(BANK_BOX) else NO_BANK_BOX


def rescue(position: Position, ship: i64) -> None:
    """It returns to the Mother Ship with six fuel (planeta.broken.rescue)."""
    position.mark_box(BANK_BOX)
    position.put(ship, MOTHER_SHIP, FULL)
    position.tell("rescued", "planeta.broken.rescue", ship)
    open_phase(position, position.phase)
