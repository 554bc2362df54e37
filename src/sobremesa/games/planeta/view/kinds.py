"""The kinds of things in That's My Planet!: ships, teams, places and cards, as they are written and said."""

from dataclasses import dataclass

from sobremesa.core.state import State
from sobremesa.core.vocabulary import Kind, Number, Speech
from sobremesa.games.planeta.content.model import PLACE_IDS
from sobremesa.games.planeta.engine.numbers import JOKER
from sobremesa.games.planeta.engine.state import Position

NUMBERS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


@dataclass(frozen=True)
class Team:
    """A team and its ship: its name, the kind of its action, and how both are told apart."""

    name: str
    kind: str
    ink: str
    """The ship's colour, which is also its name."""
    letter: str
    symbol: str
    pattern: str


TEAMS = (
    Team("infiltration", "infiltrate", "yellow", "I", "eye", "dots"),
    Team("invasion", "invade", "blue", "V", "boot", "stripes"),
    Team("conquest", "conquer", "red", "C", "flag", "grid"),
)


class CardKind(Kind):
    """A playing card: `10d` is the ten of diamonds, `X1` and `X2` are the jokers."""

    def say(self, value: int, speech: Speech) -> str | int:
        """Return "ten of diamonds" and the like."""
        if value >= JOKER:
            return speech.say("joker")
        token = self.tokens[value]
        return speech.say("card", number=speech.say(f"number-{token[:-1]}"), suit=token[-1])


class ShownKind(CardKind):
    """One of the four cards shown in this round of the draft; an action names it by its place in the row."""

    def card(self, value: int, state: State | None) -> int:
        """Return the card on a place of the row. Raises `IndexError` where none lies."""
        if not isinstance(state, Position) or value >= state.shown_count:
            raise IndexError("no such card is shown")
        return int(state.shown_card(value))

    def token(self, value: int, state: State | None) -> str:
        """Return the card's own token."""
        return self.tokens[self.card(value, state)]

    def value(self, token: str, state: State | None) -> int | None:
        """Return the place of a card that is shown."""
        if isinstance(state, Position):
            for place in range(int(state.shown_count)):
                if self.token(place, state).lower() == token.lower():
                    return place
        return None

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the card's name."""
        return super().say(self.card(value, speech.state), speech)


SHIP = Kind("ship", [team.ink for team in TEAMS])
TEAM = Kind("team", [team.name for team in TEAMS])
PLACE = Kind("place", PLACE_IDS)
CARD = CardKind("card", [*(number + suit for suit in SUITS for number in NUMBERS), "X1", "X2"])
SHOWN = ShownKind("card", CARD.tokens)
FACE = Number("face", 1, 6)
AMOUNT = Number("amount", -1000, 1000)
