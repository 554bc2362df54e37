"""The words of That's My Planet!: how ships, places and cards are written and said."""

from sobremesa.core.state import State
from sobremesa.core.vocabulary import Kind, Number, Speech, Vocabulary, phrases
from sobremesa.games.planeta.content.model import PLACE_IDS
from sobremesa.games.planeta.engine import actions
from sobremesa.games.planeta.engine.numbers import JOKER
from sobremesa.games.planeta.engine.state import Position

__all__ = ["CARD", "NUMBERS", "SHIP", "SUITS", "WORDS"]

NUMBERS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("c", "d", "h", "s")
_CARDS = [number + suit for suit in SUITS for number in NUMBERS]


class CardKind(Kind):
    """A playing card: `10d` is the ten of diamonds, `X1` and `X2` are the jokers."""

    def say(self, value: int, speech: Speech) -> str | int:
        """Return "ten of diamonds" and the like."""
        if value >= JOKER:
            return speech.say("joker")
        return speech.say("card", number=speech.say(f"number-{NUMBERS[value % 13]}"), suit=SUITS[value // 13])


class ShownKind(CardKind):
    """One of the four cards shown in this round of the draft; an action names it by its place in the row."""

    def values(self) -> range:
        """Return the four places of the row."""
        return range(4)

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


SHIP = Kind("ship", ("yellow", "blue", "red"))
TEAM = Kind("team", ("infiltration", "invasion", "conquest"))
PLACE = Kind("place", PLACE_IDS)
CARD = CardKind("card", [*_CARDS, "X1", "X2"])
HELD = CardKind("card", _CARDS)
SHOWN = ShownKind("card", CARD.tokens)
FACE = Number("face", 1, 6)
AMOUNT = Number("amount", -1000, 1000)

WORDS = Vocabulary(
    actions.VERBS,
    {
        "card": CARD,
        "face": FACE,
        "infiltration": SHOWN,
        "invasion": SHOWN,
        "conquest": SHOWN,
        "ship": SHIP,
        "place": PLACE,
        "team": TEAM,
    },
    events=phrases(
        burnt=[("card", CARD)],
        shown=[("card", CARD)],
        reshuffled=[],
        spoilt=[("jokers", AMOUNT)],
        drafted=[("infiltration", CARD), ("invasion", CARD), ("conquest", CARD), ("discarded", CARD)],
        reserve=[("reserve", AMOUNT), ("team", AMOUNT)],
        moved=[("ship", SHIP), ("place", PLACE), ("cost", AMOUNT), ("fuel", AMOUNT)],
        ran_dry=[("ship", SHIP), ("place", PLACE), ("cost", AMOUNT), ("fuel", AMOUNT)],
        barred=[("ship", SHIP), ("place", PLACE)],
        stayed=[("ship", SHIP), ("place", PLACE)],
        rolled=[("place", PLACE), ("face", AMOUNT), ("competence", AMOUNT)],
        played=[("card", CARD), ("value", AMOUNT), ("competence", AMOUNT)],
        marked=[("ship", SHIP), ("place", PLACE)],
        failed=[("ship", SHIP), ("place", PLACE)],
        tied=[("ship", SHIP), ("place", PLACE)],
        recruited=[("card", CARD), ("team", TEAM)],
        refuelled=[("ship", SHIP), ("fuel", AMOUNT)],
        searched=[("ship", SHIP), ("card", CARD)],
        rescued=[("ship", SHIP)],
        ended=[],
        no_moves=[],
        all_conquered=[],
    ),
    refusals=phrases(
        no_such_action=[],
        chance_only=[],
        other_phase=[],
        rolled=[],
        game_over=[],
        dealing=[],
        drafting=[],
        draft_over=[],
        die_first=[],
        recruit_first=[],
        move_first=[],
        moved=[("ship", SHIP), ("place", PLACE)],
        roll_first=[],
        must_move=[],
        move_again=[("ship", SHIP), ("place", PLACE)],
        barred=[("ship", SHIP), ("place", PLACE), ("mark", SHIP)],
        same_card_twice=[],
        card_not_there=[("card", CARD)],
        ship_broken=[("ship", SHIP)],
        moved_last_turn=[("ship", SHIP)],
        no_route=[("ship", SHIP), ("here", PLACE), ("there", PLACE)],
        place_taken=[("place", PLACE), ("ship", SHIP)],
        only_same_ship=[("ship", SHIP)],
        team_empty=[("ship", SHIP)],
        not_in_team=[("card", CARD), ("team", TEAM)],
        no_recruit_box=[("boxes", AMOUNT)],
        reserve_empty=[],
        no_fuel_box=[("boxes", AMOUNT)],
        tank_full=[("ship", SHIP), ("fuel", AMOUNT)],
        not_the_best=[("card", CARD), ("value", AMOUNT), ("best", AMOUNT)],
        no_bank_box=[("boxes", AMOUNT)],
        not_broken=[("ship", SHIP)],
    ),
)
