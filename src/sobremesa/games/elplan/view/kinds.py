"""The kinds of things El Plan names: how resources, products, cards, spaces and terms are written and said."""

from collections.abc import Sequence

from sobremesa.core.state import State
from sobremesa.core.vocabulary import Kind, Number, SeatKind, Speech
from sobremesa.games.elplan.content.model import KINDS, MOST_CARDS, MOST_PLANS, PRODUCTS, Card
from sobremesa.games.elplan.content.model import PROCESSES as PROCESS_IDS
from sobremesa.games.elplan.content.model import RESOURCES as RESOURCE_IDS
from sobremesa.games.elplan.content.packs import SHELF, Pack, read_pack, shelved
from sobremesa.games.elplan.engine.columns import NOTHING
from sobremesa.games.elplan.engine.numbers import SPACE_IDS
from sobremesa.games.elplan.engine.state import Position

TERM_PARTS = ("money-off", "energy-off", "adviser", "credit")


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
        card: Card = getattr(pack_of(state), self.part)[value]
        return card

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
        card: Card = getattr(SHELF[value // MOST_CARDS], self.part)[value % MOST_CARDS]
        return card

    def value(self, token: str, state: State | None) -> int | None:
        """Return the card of the position's own pack with that id, by its number among all packs."""
        card = super().value(token, state)
        return None if card is None else shelved(pack_of(state)) * MOST_CARDS + card


class OfferKind(CardKind):
    """An investment on offer. An action names its place; of two copies the second is written with a stroke."""

    def cards(self, state: State | None) -> list[int]:
        """Return by place the card that is offered there."""
        return [int(state.offer(place)) for place in range(9)] if isinstance(state, Position) else []

    def card_on(self, place: int, state: State | None) -> int:
        """Return the card on a place. Raises `IndexError` where none lies."""
        card = self.cards(state)[place]
        if card == NOTHING:
            raise IndexError("nothing is offered there")
        return card

    def strokes(self, place: int, state: State | None) -> int:
        """Count the earlier places with the same card."""
        cards = self.cards(state)
        return cards[:place].count(cards[place])

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
        both = not isinstance(state, Position) or state.parameters.d1_spaces > 1
        return tuple(space for space in self.tokens if space != "d1b" or both)


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


class SlotKind(Kind):
    """A place on a card, from 1."""

    def say(self, value: int, speech: Speech) -> str | int:
        """Return its number."""
        return value + 1


# -- things put together of parts without order ------------------------------------------------------


class SignsKind(Kind):
    """Some signs in a row that have no order: they are read in any, and written in one."""

    def value(self, token: str, state: State | None) -> int | None:
        """Return the value with the same signs."""
        return next((value for value, own in enumerate(self.tokens) if sorted(own) == sorted(token.lower())), None)


class TokensKind(SignsKind):
    """Some resource tokens: `hmm` is one human capital and two money."""

    def __init__(self) -> None:
        numbers = [(n >> 4, n >> 2 & 3, n & 3) for n in range(64)]
        super().__init__("tokens", ["h" * h + "m" * m + "e" * e or "-" for h, m, e in numbers])

    def say(self, value: int, speech: Speech) -> str | int:
        """Return "1 human capital, 2 money" and the like."""
        return say_tokens(speech, value >> 4, value >> 2 & 3, value & 3)


class TermsKind(Kind):
    """How something is paid: `plain`, or discounts and credit joined by a plus, in any order."""

    def __init__(self) -> None:
        parts = [[part for bit, part in enumerate(TERM_PARTS) if terms >> bit & 1] for terms in range(16)]
        super().__init__("terms", ["+".join(names) or "plain" for names in parts])

    def value(self, token: str, state: State | None) -> int | None:
        """Return the terms with the same parts."""
        parts = sorted(token.lower().split("+"))
        return next((value for value, own in enumerate(self.tokens) if sorted(own.split("+")) == parts), None)

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the parts in words, with a leading comma; nothing for plain."""
        return "".join(", " + speech.say(f"terms-{part}") for bit, part in enumerate(TERM_PARTS) if value >> bit & 1)


class PlacesKind(SignsKind):
    """Which places of a card Ideas stand on: `-`, `1`, `13`."""

    def __init__(self) -> None:
        super().__init__("places", ["".join(str(i + 1) for i in range(3) if n >> i & 1) or "-" for n in range(8)])

    def say(self, value: int, speech: Speech) -> str | int:
        """Return "with Ideas on 1, 3" with a leading comma; nothing for none."""
        places = ", ".join(str(i + 1) for i in range(3) if value >> i & 1)
        return speech.say("ideas-on", places=places) if places else ""


def say_tokens(speech: Speech, human: int, money: int, energy: int) -> str:
    """Return amounts of resources in words."""
    return say_amounts(speech, RESOURCE_IDS, (human, money, energy))


def say_amounts(speech: Speech, things: Sequence[str], numbers: Sequence[int]) -> str:
    """Return so many of each thing in words."""
    amounts = zip(things, numbers, strict=True)
    said = [speech.say(f"amount-{thing}", number=number) for thing, number in amounts if number]
    return ", ".join(said) or speech.say("nothing")


class AmountsKind(Kind):
    """So many of each of some things, as a refusal tells them: each a number below 64, the first the weightiest."""

    def values(self) -> range:
        """Return nothing: no action names things that way."""
        return range(0)

    def token(self, value: int, state: State | None) -> str:
        """Tell only whether there are any: sentences choose by it."""
        return "some" if value else "none"

    def say(self, value: int, speech: Speech) -> str | int:
        """Return "1 production, 2 logistics" and the like."""
        return say_amounts(speech, self.tokens, [value >> 6 * i & 63 for i in reversed(range(len(self.tokens)))])


RESOURCE = Kind("resource", RESOURCE_IDS)
PRODUCT = Kind("product", PRODUCTS)
PROCESS = Kind("process", PROCESS_IDS)
KIND = Kind("kind", KINDS)
SPACE = SpaceKind("space", SPACE_IDS)
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
TIME = Kind("time", ("left", "up"))
PLACES = PlacesKind()
TOKENS = TokensKind()
TERMS = TermsKind()
MADE = Number("made", 0, 30)
KEPT = Number("kept", 0, 6)
AMOUNT = Number("amount", -1000, 1000)
RESOURCES = AmountsKind("resource", RESOURCE_IDS)
PROCESSES = AmountsKind("process", PROCESS_IDS)
SLOTS = SlotKind("slot", ("1", "2", "3"))
