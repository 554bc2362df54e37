"""The kinds of things El Plan names: how resources, products, cards, spaces and terms are written and said."""

from sobremesa.core.state import State
from sobremesa.core.vocabulary import Kind, Number, SeatKind, Speech
from sobremesa.games.elplan.content.model import KINDS, MOST_CARDS, MOST_PLANS, PRODUCTS, Card
from sobremesa.games.elplan.content.model import PROCESSES as PROCESS_IDS
from sobremesa.games.elplan.content.model import RESOURCES as RESOURCE_IDS
from sobremesa.games.elplan.content.packs import SHELF, Pack, read_pack, shelved
from sobremesa.games.elplan.engine.columns import NOTHING
from sobremesa.games.elplan.engine.state import Position
from sobremesa.games.elplan.view.compounds import AmountsKind, PlacesKind, TermsKind, TokensKind, say_tokens

__all__ = [
    "AMOUNT",
    "CARD",
    "EVENT",
    "KEPT",
    "KIND",
    "MADE",
    "OFFER",
    "PLACES",
    "PLAN",
    "PROCESS",
    "PROCESSES",
    "PRODUCT",
    "RESOURCE",
    "RESOURCES",
    "ROW",
    "SEAT",
    "SLOTS",
    "SPACE",
    "SPACES",
    "TERMS",
    "TOKENS",
    "TOLD_CARD",
    "TOLD_EVENT",
    "TOLD_PLAN",
    "WITH",
    "pack_of",
    "say_tokens",
]

SPACES = ("d1", "d1b", "d2", "d2b", "d3a", "d3b", "d3c", "d4", "d5", "d6a", "d6b", "d6c")


def pack_of(state: State | None) -> Pack:
    """Return the content a position is played with; without a position, that of the Spanish edition."""
    if isinstance(state, Position) and isinstance(state.parameters.pack, Pack):
        return state.parameters.pack
    return read_pack("es")


class CardKind(Kind):
    """A card of the content pack: its token is its id, its name stands in the pack in both languages."""

    def __init__(self, name: str, part: str, most: int) -> None:
        super().__init__(name, ())
        self.part = part
        self.most = most

    def values(self) -> range:
        """Return every number a card may have; a pack uses the first of them."""
        return range(self.most)

    def card(self, value: int, state: State | None) -> Card:
        """Return the card as it stands in the pack. Raises `IndexError` where there is none."""
        if value < 0:
            raise IndexError("no such card")
        found: Card = getattr(pack_of(state), self.part)[value]
        return found

    def token(self, value: int, state: State | None) -> str:
        """Return the card's id."""
        return self.card(value, state).id

    def value(self, token: str, state: State | None) -> int | None:
        """Return the card with that id."""
        for value, card in enumerate(getattr(pack_of(state), self.part)):
            if card.id == token.lower():
                return value
        return None

    def things(self, state: State) -> tuple[str, ...]:
        """Return the ids of all cards of the pack."""
        return tuple(card.id for card in getattr(pack_of(state), self.part))

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the card's name."""
        return self.card(value, speech.state).name.text(speech.lang)


class ToldKind(CardKind):
    """A card as events carry it: its number among the cards of all packs, so that it can be said at any time."""

    def values(self) -> range:
        """Return nothing: no action names a card that way."""
        return range(0)

    def card(self, value: int, state: State | None) -> Card:
        """Return the card as it stands in its pack."""
        found: Card = getattr(SHELF[value // MOST_CARDS], self.part)[value % MOST_CARDS]
        return found

    def value(self, token: str, state: State | None) -> int | None:
        """Return the card of the position's own pack with that id, by its number among all packs."""
        card = super().value(token, state)
        return None if card is None else shelved(pack_of(state)) * MOST_CARDS + card


class OfferKind(CardKind):
    """An investment on offer. An action names its place; of two copies the second is written with a stroke."""

    def card_on(self, place: int, state: State | None) -> int:
        """Return the card on a place. Raises `IndexError` where none lies."""
        if not isinstance(state, Position) or place >= 9 or state.offer(place) == NOTHING:
            raise IndexError("nothing is offered there")
        return int(state.offer(place))

    def strokes(self, place: int, state: State | None) -> int:
        """Count the earlier places with the same card."""
        card = self.card_on(place, state)
        assert isinstance(state, Position)
        return sum(1 for earlier in range(place) if state.offer(earlier) == card)

    def values(self) -> range:
        """Return the nine places."""
        return range(9)

    def token(self, value: int, state: State | None) -> str:
        """Return the card's id."""
        return super().token(self.card_on(value, state), state) + "'" * self.strokes(value, state)

    def value(self, token: str, state: State | None) -> int | None:
        """Return the place of a card that is on offer."""
        for place in range(9):
            try:
                if self.token(place, state) == token.lower():
                    return place
            except IndexError:
                continue
        return None

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the card's name."""
        return f"{super().say(self.card_on(value, speech.state), speech)}" + " (2)" * self.strokes(value, speech.state)


class SpaceKind(Kind):
    """An opportunity space."""

    def things(self, state: State) -> tuple[str, ...]:
        """Return the spaces there are with so many players."""
        assert isinstance(state, Position)
        return tuple(space for space in self.tokens if space != "d1b" or state.parameters.d1_spaces > 1)


class RowKind(Kind):
    """A process row of the plan of the seat in turn, from 1."""

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the row with its resource and its process."""
        state = speech.state
        if not isinstance(state, Position) or state.turn < 0 or state.plan(state.turn) < 0:
            return value + 1
        plan = state.plan(state.turn)
        if value >= state.parameters.rows(plan):
            return value + 1
        pays = RESOURCE.say(int(state.parameters.pays(plan, value)), speech)
        return speech.say(
            "row",
            number=value + 1,
            resource=pays,
            process=PROCESS.say(int(state.parameters.process(plan, value)), speech),
        )


RESOURCE = Kind("resource", RESOURCE_IDS)
PRODUCT = Kind("product", PRODUCTS)
PROCESS = Kind("process", PROCESS_IDS)
KIND = Kind("kind", KINDS)
SPACE = SpaceKind("space", SPACES)
SEAT = SeatKind(6)
CARD = CardKind("card", "investments", MOST_CARDS)
EVENT = CardKind("event", "events", MOST_CARDS)
PLAN = CardKind("plan", "plans", MOST_PLANS)
TOLD_CARD = ToldKind("card", "investments", MOST_CARDS)
TOLD_EVENT = ToldKind("event", "events", MOST_CARDS)
TOLD_PLAN = ToldKind("plan", "plans", MOST_CARDS)
OFFER = OfferKind("offer", "investments", 9)
ROW = RowKind("row", [str(row + 1) for row in range(8)])
WITH = Kind("with", ("token", "idea"))
PLACES = PlacesKind()
TOKENS = TokensKind()
TERMS = TermsKind()
MADE = Number("made", 0, 30)
KEPT = Number("kept", 0, 6)
AMOUNT = Number("amount", -1000, 1000)
RESOURCES = AmountsKind("resource", RESOURCE_IDS)
PROCESSES = AmountsKind("process", PROCESS_IDS)


class SlotKind(Kind):
    """A place on a card, from 1."""

    def say(self, value: int, speech: Speech) -> str | int:
        """Return its number."""
        return value + 1


SLOTS = SlotKind("slot", ("1", "2", "3"))
