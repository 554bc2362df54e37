"""A position as a person perceives it: the moment in a sentence, and the table as small text tables."""

from newgame.engine.state import Position
from sobremesa.core.scene import Cell, Moment, Panel
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.vocabulary import SeatKind, Speech
from sobremesa.draw.palette import SEATS

SEAT = SeatKind(6)


def moment(position: Position, speech: Speech) -> Moment:
    """Return the name of the moment, the sentence that says what is asked, and the rules of it."""
    who = str(SEAT.say(position.roller, speech))
    key, rule = "choose", "newgame.turn.choose"
    if position.turn == CHANCE:
        key, rule = "die", "newgame.turn.roll"
    elif position.turn == OVER:
        key, rule = "over", "newgame.end.goal"
    return Moment(speech.say(f"phase-{key}"), speech.say(f"asks-{key}", seat=who), (rule,))


def panels(position: Position, speech: Speech) -> tuple[Panel, ...]:
    """Return who has how many points."""
    rows = tuple(
        (Cell(str(SEAT.say(seat, speech)), SEATS[seat].ink, seat == position.roller), Cell(str(points)))
        for seat, points in enumerate(position.points)
    )
    return (Panel(speech.say("label-players"), ("", speech.say("label-points")), rows),)
