"""Phase 1: one ship goes along one route."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.state import FINE
from sobremesa.games.planeta.engine import reasons
from sobremesa.games.planeta.engine.actions import MOVE
from sobremesa.games.planeta.engine.numbers import (
    ADMINISTER,
    BARRED_SAME,
    BARRED_STOP,
    BROKEN,
    DECIDE,
    HIGHEST,
    MOTHER_SHIP,
    NOBODY,
    SHIPS,
)
from sobremesa.games.planeta.engine.rules.turn import end_turn, open_phase, why_wait
from sobremesa.games.planeta.engine.state import Position


def why_not_move(position: Position, ship: i64, place: i64) -> i64:
    """A ship that may move, to a place it may reach (planeta.move.route, planeta.move.different_ship)."""
    reason = why_not_ship(position, ship)
    return why_not_place(position, ship, place) if reason == FINE else reason


def why_not_ship(position: Position, ship: i64) -> i64:
    """The ship moved must differ from the one moved in the previous turn (planeta.move.different_ship)."""
    if position.phase != ADMINISTER:
        if position.phase == DECIDE:
            return reasons.MOVED
        return why_wait(position)
    if position.is_broken(ship):
        return reasons.SHIP_BROKEN
    if ship == position.moved_before:
        return reasons.MOVED_LAST_TURN
    if position.parameters.barred == BARRED_SAME and position.moved != NOBODY and ship != position.moved:
        return reasons.ONLY_SAME_SHIP
    return FINE


def why_not_place(position: Position, ship: i64, place: i64) -> i64:
    """Along one printed route, to a planet with no ship on it or to the Mother Ship (planeta.move.route)."""
    if position.parameters.route(position.ships[ship], place) == 0:
        return reasons.NO_ROUTE
    return reasons.PLACE_TAKEN if position.is_taken(place) else FINE


def list_move(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Every ship that may move, to every place it may reach (planeta.move.route)."""
    for ship in range(SHIPS):
        if why_not_ship(position, ship) == FINE:
            places = position.reachable(ship)
            while places != 0:
                buffer[count] = pack(MOVE, ship, HIGHEST[places & -places])
                places &= places - 1
                count += 1
    return count


def move(position: Position, ship: i64, place: i64) -> None:
    """The ship loses the fuel printed on the route (planeta.move.route); with none left it does not arrive
    (planeta.move.out_of_fuel). Worked through in the book (planeta.move.example).
    """
    cost = position.parameters.route(position.place(ship), place)
    left = position.fuel(ship) - cost
    position.moved = ship
    if left <= 0:
        position.tell("ran-dry", "planeta.move.out_of_fuel", ship, place, cost, position.fuel(ship))
        position.put(ship, BROKEN, 0)
        end_turn(position)
        return
    position.put(ship, place, left)
    position.tell("moved", "planeta.move.route", ship, place, cost, left)
    arrive(position, ship, place)


def arrive(position: Position, ship: i64, place: i64) -> None:
    """Arriving at the Mother Ship ends the turn (planeta.act.optional); where the ship's action is not possible it
    is phase 1 again, which with the option `barred = stop` need not be played (planeta.act.barred_returns).
    """
    if place == MOTHER_SHIP:
        end_turn(position)
    elif position.is_outranked(place, ship):
        may_stop = position.parameters.barred == BARRED_STOP
        position.tell("barred", "planeta.act.barred_returns", ship, place, 1 if may_stop else 0)
        open_phase(position, ADMINISTER)
    else:
        open_phase(position, DECIDE)
