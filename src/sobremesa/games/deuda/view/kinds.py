"""The kinds of things that Deuda Eterna names: countries, lands, cards, amounts."""

from sobremesa.core.numerals import numeral
from sobremesa.core.state import State
from sobremesa.core.texts import listed
from sobremesa.core.vocabulary import Kind, Number, SeatKind, Speech
from sobremesa.games.deuda.content.setup import CONTENT, NAMES
from sobremesa.games.deuda.engine.numbers import IMF, MOST_CARDS
from sobremesa.games.deuda.engine.rules.causes import CAUSES
from sobremesa.games.deuda.engine.state import Position


def money(amount: int, lang: str) -> str:
    """Return an amount as people write it: $1.500 in Spanish, $1,500 in English."""
    return numeral(lang, amount, unit="$")


class Dollars(Number):
    """An amount in dollars, as events and refusals tell it."""

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the amount with its sign and separators."""
        return money(value, speech.lang)


class Steps(Kind):
    """An amount in an action, kept in steps of $50 and written in dollars."""

    def __init__(self, name: str, samples: range) -> None:
        super().__init__(name, ())
        self.samples = samples

    def values(self) -> range:
        """Return a few amounts, by way of example."""
        return self.samples

    def token(self, value: int, state: State | None) -> str:
        """Return the dollars."""
        return str(value * 50)

    def value(self, token: str, state: State | None) -> int | None:
        """Return the steps, if it is an amount in steps of $50."""
        digits = token.removeprefix("$")
        if digits.isdecimal() and int(digits) % 50 == 0 and int(digits) // 50 < 65536:
            return int(digits) // 50
        return None

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the amount with its sign and separators."""
        return money(value * 50, speech.lang)


class Creditor(SeatKind):
    """A country, or the IMF."""

    def token(self, value: int, state: State | None) -> str:
        """Return "imf" for the IMF."""
        return "imf" if value == IMF else super().token(value, state)

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the country's name or the IMF's."""
        return speech.say("imf") if value == IMF else super().say(value, speech)


class Members(Kind):
    """Some of the countries: `1+3`, read in any order."""

    def value(self, token: str, state: State | None) -> int | None:
        """Return the set of countries, each named once."""
        return super().value("+".join(sorted(token.split("+"))), state)

    def say(self, value: int, speech: Speech) -> str | int:
        """Return their names."""
        return listed(speech.lang, [str(COUNTRY.say(seat, speech)) for seat in SEATS_OF[value]])


class Place(Kind):
    """A square by its id on the board that is played on; a pack may have another than the printed one."""

    def ids(self, position: Position) -> list[str]:
        """Return the ids of the position's own board."""
        return position.parameters.squares

    def token(self, value: int, state: State | None) -> str:
        """Return the id on the position's own board; without a position, on the printed one."""
        return self.ids(state)[value] if isinstance(state, Position) else super().token(value, state)

    def value(self, token: str, state: State | None) -> int | None:
        """Return the number of an id, on the position's own board first: older records have the printed ids."""
        ids = self.ids(state) if isinstance(state, Position) else []
        return ids.index(token.lower()) if token.lower() in ids else super().value(token, state)

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the name of the printed square with that id, or else the id."""
        return name_of(self.name, self.token(value, speech.state), speech)


class Land(Place):
    """A land."""

    def ids(self, position: Position) -> list[str]:
        """Return the ids of the lands, in the order of the position's own board."""
        return position.parameters.land_ids


def name_of(kind: str, id: str, speech: Speech) -> str:
    """Return the printed name of a thing, or, if a pack made it up, its id as a name."""
    key = f"{kind}-{id}"
    return speech.say(key) if speech.texts.has(speech.lang, key) else id.replace("_", " ").capitalize()


class CardByFace(Kind):
    """A card as events name it: by its number among the cards of all packs, so that it can be said at any time."""

    def __init__(self, name: str, pile: int) -> None:
        super().__init__(name, ())
        self.pile = pile

    def face(self, value: int, state: State | None) -> int:
        """Return the number the card is known by. Raises `IndexError` where there is none."""
        return value

    def token(self, value: int, state: State | None) -> str:
        """Return the card's id."""
        return NAMES[self.name][self.face(value, state)].id

    def value(self, token: str, state: State | None) -> int | None:
        """Return the card of the position's own pile with that id."""
        return next((card for card in self.known(state) if self.token(card, state) == token.lower()), None)

    def known(self, state: State | None) -> list[int]:
        """Return the numbers of the position's own cards; without a position, of all packs'."""
        if not isinstance(state, Position):
            return list(range(len(NAMES[self.name])))
        parameters = state.parameters
        return [int(parameters.face(self.pile, place)) for place in range(int(parameters.cards[self.pile]))]

    def things(self, state: State) -> tuple[str, ...]:
        """Return the ids of the position's own cards."""
        return tuple(self.token(card, state) for card in self.known(state))

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the name that the pack gives the card, or that of the printed one, or else its id."""
        card = NAMES[self.name][self.face(value, speech.state)]
        if card.name is not None:
            return card.name.text(speech.lang)
        return name_of(self.name, card.id, speech)


class Card(CardByFace):
    """A card as actions name it: by its place in its pile."""

    def values(self) -> range:
        """Return every place there may be; a pile has the first of them."""
        return range(MOST_CARDS)

    def face(self, value: int, state: State | None) -> int:
        """Return the number the card on a place is known by."""
        if not isinstance(state, Position):
            return value
        if value >= state.parameters.cards[self.pile]:
            raise IndexError("no such card")
        return int(state.parameters.face(self.pile, value))

    def known(self, state: State | None) -> list[int]:
        """Return the places of the pile."""
        return list(range(len(super().known(state))))


COUNTRY = SeatKind(4, "country")
CREDITOR = Creditor(4, "country")
MEMBERS = Members("members", ["+".join(str(s + 1) for s in range(4) if mask & 2**s) or "0" for mask in range(16)])
SEATS_OF = tuple(tuple(seat for seat in range(4) if mask & 2**seat) for mask in range(16))
"""The seats of a set of bits."""
LAND = Land("land", CONTENT.land_ids())
SQUARE = Place("square", [square.id for square in CONTENT.squares.all])
SIDE = Kind("side", ("national", "export"))
TIME = Kind("time", ("left", "up"))
WHAT = Kind("prey", ("one", "chain"))
SOLIDARITY = Card("solidarity", 0)
CONDITION = Card("condition", 1)
SOLIDARITY_FACE = CardByFace("solidarity", 0)
CONDITION_FACE = CardByFace("condition", 1)
CAUSE = Kind("cause", [cause.name for cause in CAUSES])
AMOUNT = Steps("amount", range(20, 41, 20))
PART = Steps("amount", range(0, 41, 40))
DOLLARS = Dollars("dollars", -10_000_000, 10_000_000)
FACE = Number("face", 1, 6)
COUNT = Number("count", -1000, 1000)
TERM = Number("term", 1, 6)
