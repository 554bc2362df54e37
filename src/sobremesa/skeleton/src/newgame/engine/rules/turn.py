"""The turn: for each verb why it may not be done, and what it does."""

from newgame.engine.actions import CHANCE_ONLY, DIE_FIRST
from newgame.engine.parameters import GOAL, STEP_POINTS
from newgame.engine.state import Position
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import FINE


def why_not_die(position: Position) -> int:
    """Only chance rolls, and only when somebody asked for it (newgame.turn.roll)."""
    return FINE if position.turn == CHANCE else CHANCE_ONLY


def why_not_choose(position: Position) -> int:
    """Whoever is in turn steps or rolls (newgame.turn.choose)."""
    return DIE_FIRST if position.turn == CHANCE else FINE


def step(position: Position) -> None:
    """A step brings two points (newgame.turn.step)."""
    position.tell("stepped", "newgame.turn.step", STEP_POINTS)
    gain(position, STEP_POINTS)


def roll(position: Position) -> None:
    """Whoever rolls leaves it to chance (newgame.turn.roll)."""
    position.turn = CHANCE


def die(position: Position, face: int) -> None:
    """The die brings what it shows, a 1 nothing (newgame.turn.roll)."""
    position.turn = position.roller
    position.tell("rolled", "newgame.turn.roll", face)
    gain(position, face if face > 1 else 0)


def gain(position: Position, points: int) -> None:
    """Whoever has twenty points wins at once (newgame.end.goal); otherwise the turn passes (newgame.turn.choose)."""
    seat = position.roller
    position.points[seat] += points
    if position.points[seat] >= GOAL:
        position.tell("won", "newgame.end.goal", position.points[seat])
        position.turn = OVER
    else:
        position.turn = position.roller = (seat + 1) % len(position.points)
