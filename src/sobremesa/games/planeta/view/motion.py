"""What is shown when something happens in That's My Planet!: the white die, and a joker that spoils a round."""

from collections.abc import Iterator, Sequence

from sobremesa.core.events import Event
from sobremesa.core.motion import Card, Motion, Throw
from sobremesa.core.texts import capital
from sobremesa.core.vocabulary import Speech
from sobremesa.games.planeta.engine.state import Position
from sobremesa.games.planeta.view.vocabulary import WORDS

SPOILS = "spoilt", "reshuffled"


def motion(position: Position, action: int, events: Sequence[Event], speech: Speech) -> Iterator[Motion]:
    """Return it in the order of the events; ships fly by themselves."""
    for event in events:
        if event.kind == "rolled":
            yield Throw("die", (event.numbers[1],), event.numbers[1])
        elif event.kind in SPOILS:
            text = capital(WORDS.say_event(speech, event))
            yield Card("pile", 0, speech.say("motion-draft"), capital(speech.say("joker")), text, ())
