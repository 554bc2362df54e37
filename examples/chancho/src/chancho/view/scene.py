"""A position as a person perceives it: the moment in a sentence, and the table as small text tables."""

from chancho.engine.state import Position
from sobremesa.core.scene import Cell, Moment, Panel
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.vocabulary import SeatKind, Speech
from sobremesa.draw.palette import SEATS

SEAT = SeatKind(6)
FACES = "–⚀⚁⚂⚃⚄⚅"


def moment(position: Position, speech: Speech) -> Moment:
    """Return the name of the moment, the sentence that says what is asked, and the rules of it."""
    key, rule = ("choose", "turn.hold") if position.gathered else ("first", "turn.once")
    if position.turn == CHANCE:
        key, rule = "die", "turn.gather"
    elif position.turn == OVER:
        key, rule = "over", "end.goal"
    sentence = speech.say(f"asks-{key}", seat=SEAT.say(position.roller, speech), points=position.gathered)
    return Moment(speech.say("phase", number=position.number), sentence, (f"chancho.{rule}",))


def panels(position: Position, speech: Speech) -> tuple[Panel, ...]:
    """Return who has how many points, and what was gathered in this turn."""
    rows = tuple(
        (Cell(str(SEAT.say(seat, speech)), SEATS[seat].ink, seat == position.roller), Cell(str(points)))
        for seat, points in enumerate(position.points)
    )
    turn = (
        (Cell(speech.say("label-die")), Cell(FACES[position.face])),
        (Cell(speech.say("label-gathered")), Cell(str(position.gathered), strong=True)),
    )
    players = Panel(speech.say("label-players"), ("", speech.say("label-points")), rows)
    return players, Panel(speech.say("label-turn"), ("", ""), turn, side=True)
