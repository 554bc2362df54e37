"""The turn: for each verb why it may not be done, and what it does."""

from chancho.engine.actions import CHANCE_ONLY, DIE_FIRST, NOTHING_GATHERED
from chancho.engine.state import Position
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import FINE


def why_not_die(position: Position) -> int:
    """Only chance rolls, and only when somebody asked for it (chancho.turn.roll)."""
    return FINE if position.turn == CHANCE else CHANCE_ONLY


def die(position: Position, face: int) -> None:
    """The die adds what it shows to what was gathered (chancho.turn.gather); a 1 takes it all (chancho.turn.one)."""
    position.turn, position.face = position.roller, face
    if face > 1:
        position.gathered += face
        position.tell("gathered", "chancho.turn.gather", face, position.gathered)
    else:
        position.tell("lost", "chancho.turn.one", position.gathered)
        pass_on(position)


def why_not_roll(position: Position) -> int:
    """Whoever is in turn may roll as often as they dare (chancho.turn.roll)."""
    return DIE_FIRST if position.turn == CHANCE else FINE


def roll(position: Position) -> None:
    """Whoever rolls leaves it to chance (chancho.turn.roll)."""
    position.turn = CHANCE


def why_not_hold(position: Position) -> int:
    """The die must be rolled at least once (chancho.turn.once)."""
    return why_not_roll(position) or (FINE if position.gathered else NOTHING_GATHERED)


def hold(position: Position) -> None:
    """What was gathered is safe (chancho.turn.hold); with the goal reached the game is won (chancho.end.goal)."""
    seat = position.roller
    position.points[seat] += position.gathered
    position.tell("held", "chancho.turn.hold", position.gathered, position.points[seat])
    if position.points[seat] < position.goal:
        pass_on(position)
    else:
        position.tell("won", "chancho.end.goal", position.points[seat])
        position.turn, position.gathered = OVER, 0


def pass_on(position: Position) -> None:
    """The turn passes to the left, and nothing is gathered yet (chancho.turn.roll)."""
    position.gathered, position.number = 0, position.number + 1
    position.turn = position.roller = (position.roller + 1) % len(position.points)
