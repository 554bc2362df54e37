"""Other actions: recruiting, and two ways to refuel."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.seats import CHANCE
from sobremesa.core.state import FINE
from sobremesa.games.planeta.engine import reasons
from sobremesa.games.planeta.engine.actions import RECRUIT, REFUEL, SEARCH
from sobremesa.games.planeta.engine.numbers import ENLIST, FUEL_BOX, FULL, HIGHEST, NOBODY, RECRUIT_BOX, SHIPS, SUITS
from sobremesa.games.planeta.engine.rules.turn import open_phase, why_not_other
from sobremesa.games.planeta.engine.state import Position


def why_not_recruit(position: Position) -> i64:
    """Not possible with no box or no card left (planeta.other.recruit). Any team may recruit."""
    reason = why_not_other(position)
    if reason != FINE:
        return reason
    if not position.has_box(RECRUIT_BOX):
        return reasons.NO_RECRUIT_BOX
    return reasons.RESERVE_EMPTY if position.left == 0 else FINE


def list_recruit(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """A recruit for any team (planeta.other.recruit)."""
    if why_not_recruit(position) == FINE:
        for team in range(SHIPS):
            buffer[count] = pack(RECRUIT, team)
            count += 1
    return count


def recruit(position: Position, team: i64) -> None:
    """The team is named and the box marked before the card is seen (planeta.other.recruit)."""
    position.mark_box(RECRUIT_BOX)
    position.enlisting = team
    position.resume = position.phase
    position.phase = ENLIST
    position.turn = CHANCE


def enlist(position: Position, card: i64) -> None:
    """The top card of the Reserve joins the team (planeta.other.recruit)."""
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
        return reasons.SHIP_BROKEN
    return reasons.TANK_FULL if position.fuel(ship) == FULL else FINE


def list_fuel(position: Position, ship: i64, buffer: "vec[i64]", count: i64) -> i64:
    """Both ways to refuel a ship that lacks some (planeta.other.refuel_reserve and refuel_search)."""
    if why_not_fuel(position, ship) != FINE:
        return count
    return list_search(position, ship, buffer, list_refuel(position, ship, buffer, count))


def why_not_refuel(position: Position, ship: i64) -> i64:
    """One box of the fuel reserve for one fuel (planeta.other.refuel_reserve)."""
    reason = why_not_fuel(position, ship)
    if reason != FINE:
        return reason
    return FINE if position.has_box(FUEL_BOX) else reasons.NO_FUEL_BOX


def list_refuel(position: Position, ship: i64, buffer: "vec[i64]", count: i64) -> i64:
    """Fuel of the reserve for a ship that lacks some (planeta.other.refuel_reserve)."""
    if position.has_box(FUEL_BOX):
        buffer[count] = pack(REFUEL, ship)
        count += 1
    return count


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
        return reasons.TEAM_EMPTY
    if not position.holds(ship, card):
        return reasons.NOT_IN_TEAM
    return FINE if position.value(ship, card) == position.best_value(ship) else reasons.NOT_THE_BEST


def list_search(position: Position, ship: i64, buffer: "vec[i64]", count: i64) -> i64:
    """Every card of a team that can pay for fuel, for a ship that lacks some (planeta.other.refuel_search)."""
    best = position.best_value(ship)
    for suit in range(SUITS):
        numbers = position.numbers(ship, suit)
        if numbers != 0:
            # Of a suit only the highest card can be the best of its team.
            card = suit * 13 + HIGHEST[numbers]
            if position.value(ship, card) == best:
                buffer[count] = pack(SEARCH, ship, card)
                count += 1
    return count


def search(position: Position, ship: i64, card: i64) -> None:
    """The ship goes to six fuel; no box is marked (planeta.other.refuel_search).

    Both ways to refuel are compared in the book (planeta.other.refuel_example).
    """
    position.remove(ship, card)
    position.discard(card)
    position.put(ship, position.place(ship), FULL)
    position.tell("searched", "planeta.other.refuel_search", ship, card)
