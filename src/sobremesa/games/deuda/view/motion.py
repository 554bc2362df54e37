"""What moves in Deuda Eterna when something has happened: dice, pieces, money and gold, the card that comes up."""

from collections.abc import Iterator, Mapping, Sequence

from sobremesa.core.events import Event
from sobremesa.core.motion import Card, Flow, Motion, Throw, Walk
from sobremesa.core.packing import first, second, verb_of
from sobremesa.core.texts import capital
from sobremesa.core.vocabulary import Speech
from sobremesa.games.deuda.engine import actions
from sobremesa.games.deuda.engine.numbers import IMF
from sobremesa.games.deuda.engine.rules.cards import pile_of
from sobremesa.games.deuda.engine.state import Position
from sobremesa.games.deuda.view.cards import of_pile
from sobremesa.games.deuda.view.kinds import CREDITOR, money
from sobremesa.games.deuda.view.scene import keeper
from sobremesa.games.deuda.view.vocabulary import WORDS

WALKS = "deuda.move.kinds", "deuda.square.imf"
"""By these rules a piece comes square by square; whoever is called or sent goes straight."""
STRAIGHT = "called", "summoned", "sent", "gathered", "paris-club"
PAYS_IMF = "paid-imf", "repaid", "coup", "wage-cut"
PAYS_OTHER = {"paid-country": "to", "gave-money": "to", "pirated": "owner"}
"""By event: which of its numbers is the country that is paid."""
PAID_BY_IMF = "borrowed", "sold-raw", "exported", "us-aid", "gift", "direct-deal", "imf-bought"
CARDS = "solidarity", "condition"


def motion(position: Position, action: int, events: Sequence[Event], speech: Speech) -> Iterator[Motion]:
    """Return what moved when an action was done: in the order of the events, a card with all that came of it."""
    verb = int(verb_of(action))
    straight = any(event.kind in STRAIGHT for event in events)
    for number, event in enumerate(events):
        fields = _fields(event)
        if event.kind == "thrown":
            faces = (int(first(action)), int(second(action)))
            yield Throw("dice", tuple(filter(None, faces)), fields["total"])
        elif event.kind in ("flight", "start-die"):
            yield Throw("dice", (fields["face"],), fields["face"])
        elif event.kind == "moved" and event.rule in WALKS and not straight:
            yield Walk(f"piece-{fields['country'] + 1}", f"square-{fields['square']}")
        elif event.kind in CARDS and verb in (actions.SOLIDARITY, actions.CONDITION):
            pile = int(pile_of(verb))
            title, text = of_pile(position, pile, int(first(action)), speech)
            then = tuple(capital(WORDS.say_event(speech, later)) for later in events[number + 1 :])
            drawn = capital(speech.say(f"motion-{event.kind}", country=_name(fields["country"], speech)))
            id = ("solidarity", "conditions")[pile]
            yield Card(f"pile-{id}", fields["country"], drawn, title, text, then)
        else:
            yield from _flow(position, event.kind, fields, speech)


def _flow(position: Position, kind: str, fields: Mapping[str, int], speech: Speech) -> Iterator[Flow]:
    seat = fields.get("country", IMF)
    if kind == "paid-gold":
        yield _from_to(position, seat, fields["to"], speech.say("motion-gold"), speech, "gold")
        return
    amount = fields.get("amount", 0)
    said = money(amount, speech.lang)
    if amount <= 0:
        return
    if kind in PAYS_IMF:
        yield _from_to(position, seat, IMF, said, speech)
    elif kind in PAYS_OTHER:
        yield _from_to(position, seat, fields[PAYS_OTHER[kind]], said, speech)
    elif kind in PAID_BY_IMF:
        yield _from_to(position, IMF, seat, said, speech)


def _from_to(position: Position, giver: int, taker: int, said: str, speech: Speech, what: str = "cash") -> Flow:
    def place(seat: int) -> str:
        return "bank" if seat == IMF else f"{what}-{keeper(position, seat) + 1}"

    names = (_name(giver, speech), _name(taker, speech))
    return Flow(place(giver), place(taker), said, *names, (_seat(giver), _seat(taker)))


def _seat(seat: int) -> int:
    return -1 if seat == IMF else seat


def _name(seat: int, speech: Speech) -> str:
    return str(CREDITOR.say(seat, speech))


def _fields(event: Event) -> dict[str, int]:
    """The numbers of an event by their names."""
    names = [name for name, _ in WORDS.events[event.kind].fields]
    return dict(zip(names, event.numbers, strict=False))
