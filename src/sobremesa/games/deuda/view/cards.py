"""What the cards of Deuda Eterna say, in print and when one comes up."""

from collections.abc import Sequence

from sobremesa.core.vocabulary import Speech
from sobremesa.games.deuda.content.model import Card
from sobremesa.games.deuda.content.setup import CONDITION_EFFECTS, CONTENT, SOLIDARITY_EFFECTS
from sobremesa.games.deuda.engine.numbers import CONDITIONS_PILE
from sobremesa.games.deuda.engine.state import Position
from sobremesa.games.deuda.view.kinds import CONDITION, SOLIDARITY, money

COUNTED = ("interest", "rate", "lose_turns")
"""Effects whose amount is not money."""


def says(stem: str, id: str, effect: str, amount: int, export: int, speech: Speech) -> str:
    """Return what a card says; a pack's own card says what the printed one with its effect does."""
    shipped: Sequence[Card] = CONTENT.cards.solidarity if stem == "solidarity" else CONTENT.cards.conditions
    like = next((known for known in shipped if known.id == id and known.effect == effect), None)
    like = like or next(known for known in shipped if known.effect == effect)
    figure: str | int = amount if effect in COUNTED else money(amount, speech.lang)
    return speech.say(f"{stem}-{like.id}.text", amount=figure, export=money(export, speech.lang))


def of_pile(position: Position, pile: int, card: int, speech: Speech) -> tuple[str, str]:
    """Return the name of a card and what it says, by its place in a pile of the position's own pack."""
    parameters = position.parameters
    if pile == CONDITIONS_PILE:
        effect, amount, export = (int(parameters.conditions[card * 3 + i]) for i in range(3))
        name = next(name for name, number in CONDITION_EFFECTS.items() if number == effect)
        id = CONDITION.token(card, position)
        return str(CONDITION.say(card, speech)), says("condition", id, name, amount, export, speech)
    effect, amount = (int(parameters.solidarity[card * 2 + i]) for i in range(2))
    gift = next(name for name, number in SOLIDARITY_EFFECTS.items() if number == effect)
    id = SOLIDARITY.token(card, position)
    return str(SOLIDARITY.say(card, speech)), says("solidarity", id, gift, amount, 0, speech)
