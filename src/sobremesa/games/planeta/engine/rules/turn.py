"""The turn: phase 1, phase 2, and when the game is over."""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.seats import OVER
from sobremesa.games.planeta.engine.actions import DEALING, DIE_FIRST, DRAFTING, FINE, RECRUIT_FIRST, ROLLED
from sobremesa.games.planeta.engine.numbers import (
    ADMINISTER,
    BANK_BOX,
    BURN,
    CHOOSE,
    DEAL,
    DECIDE,
    DIE,
    ENDED,
    ENLIST,
    NOBODY,
    SHIPS,
)
from sobremesa.games.planeta.engine.parameters import PLANETS
from sobremesa.games.planeta.engine.state import Position

__all__ = ["begin_turn", "end_game", "end_turn", "open_phase", "why_not_end", "why_not_other", "why_wait"]

# How a game ended, in `Position.ending`.
BY_PLAYER: Final = 1
NO_MOVES: Final = 2
ALL_CONQUERED: Final = 3


def begin_turn(position: Position) -> None:
    """A turn begins with phase 1 and the other actions before it (planeta.turn.order)."""
    position.moved = NOBODY
    open_phase(position, ADMINISTER)


def open_phase(position: Position, phase: i64) -> None:
    """Go to a phase of the turn, unless no move is left (planeta.end.when)."""
    position.phase = phase
    position.turn = 0
    if phase == ADMINISTER and is_stuck(position):
        end_game(position, NO_MOVES)


def end_turn(position: Position) -> None:
    """The turn ends; the ship moved last in it may not move in the next (planeta.move.different_ship)."""
    position.moved_before = position.moved
    begin_turn(position)


def is_stuck(position: Position) -> bool:
    """No move is left when every ship that may move is broken down and no bank box remains (planeta.end.when).

    A ship on the board can always move: running dry on the way is a legal move, and the map never shuts a ship in.
    """
    if position.has_box(BANK_BOX):
        return False
    for ship in range(SHIPS):
        if ship != position.moved_before and not position.is_broken(ship):
            return False
    return True


def is_conquered(position: Position) -> bool:
    """Tell whether all seven planets are conquered: no action is possible any more (planeta.end.when)."""
    for planet in range(1, PLANETS + 1):
        if position.marks[planet] < 4:
            return False
    return True


def end_game(position: Position, ending: i64) -> None:
    """Nobody is to move any more (planeta.end.when)."""
    if ending == BY_PLAYER:
        position.tell("ended", "planeta.end.when")
    elif ending == NO_MOVES:
        position.tell("no-moves", "planeta.end.when")
    else:
        position.tell("all-conquered", "planeta.end.when")
    position.ending = ending
    position.phase = ENDED
    position.turn = OVER


def why_not_end(position: Position) -> i64:
    """The player may end the game at any own decision outside a rolled action (planeta.end.when)."""
    if position.phase == CHOOSE or position.phase == ADMINISTER or position.phase == DECIDE:
        return FINE
    return why_wait(position)


def why_not_other(position: Position) -> i64:
    """Other actions come before phase 1 and between the phases, never after the roll (planeta.turn.order)."""
    if position.phase == ADMINISTER or position.phase == DECIDE:
        return FINE
    return why_wait(position)


def why_wait(position: Position) -> i64:
    """Before the turns comes the draft (planeta.draft.round), before all else what chance owes: a die
    (planeta.act.competence), a recruit (planeta.other.recruit); after the roll, a card (planeta.turn.order).
    """
    phase = position.phase
    if phase == BURN or phase == DEAL:
        return DEALING
    if phase == CHOOSE:
        return DRAFTING
    if phase == DIE:
        return DIE_FIRST
    return RECRUIT_FIRST if phase == ENLIST else ROLLED
