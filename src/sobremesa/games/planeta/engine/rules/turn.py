"""The turn: phase 1, phase 2, and the other actions before each."""

from mypy_extensions import i64

from sobremesa.core.state import FINE
from sobremesa.games.planeta.engine import reasons
from sobremesa.games.planeta.engine.numbers import ADMINISTER, BURN, CHOOSE, DEAL, DECIDE, DIE, ENLIST, NOBODY
from sobremesa.games.planeta.engine.rules.end import NO_MOVES, end_game, is_stuck
from sobremesa.games.planeta.engine.state import Position


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
        return reasons.DEALING
    if phase == CHOOSE:
        return reasons.DRAFTING
    if phase == DIE:
        return reasons.DIE_FIRST
    return reasons.RECRUIT_FIRST if phase == ENLIST else reasons.ROLLED
