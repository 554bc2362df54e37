"""Actions of That's My Planet! by what they point at: the things on the board that stand for them, short names."""

from sobremesa.core.packing import first, second, third, verb_of
from sobremesa.core.vocabulary import Speech
from sobremesa.games.planeta.engine import actions
from sobremesa.games.planeta.engine.state import Position
from sobremesa.games.planeta.view.kinds import CARD, PLACE, SHIP, SHOWN, TEAMS
from sobremesa.games.planeta.view.text import card_text


def targets(position: Position, action: int) -> tuple[str, ...]:
    """Return the ids of the things on the board that stand for an action."""
    verb, a, b = int(verb_of(action)), int(first(action)), int(second(action))
    if verb == actions.DRAFT:
        return (*(f"shown-{card}" for card in _drafted(position, action)), *(f"team-{ship}" for ship in SHIP.tokens))
    if verb == actions.MOVE:
        return (f"ship-{SHIP.tokens[a]}", f"place-{PLACE.tokens[b]}")
    if verb == actions.ACT:
        # The ship too: whoever points at it still has the main action before them.
        ship = int(position.moved)
        return (f"place-{PLACE.tokens[int(position.place(ship))]}", f"ship-{SHIP.tokens[ship]}", "die")
    if verb == actions.PLAY:
        return (f"card-{CARD.tokens[a]}",)
    if verb == actions.RECRUIT:
        return (f"team-{SHIP.tokens[a]}", "boxes-recruitment")
    if verb == actions.REFUEL:
        return (f"ship-{SHIP.tokens[a]}", "boxes-fuel")
    if verb == actions.SEARCH:
        return (f"ship-{SHIP.tokens[a]}", f"card-{CARD.tokens[b]}")
    if verb == actions.RESCUE:
        return (f"ship-{SHIP.tokens[a]}", "boxes-bank")
    return ()


def short(position: Position, action: int, speech: Speech) -> str:
    """Return a draft as the three cards by team sign, a card to play with what it is worth; nothing for the rest."""
    if verb_of(action) == actions.PLAY:
        card = first(action)
        return f"{card_text(CARD.tokens[card])} = {position.value(position.moved, card)}"
    if verb_of(action) == actions.DRAFT:
        cards = zip(TEAMS, _drafted(position, action), strict=True)
        return "  ".join(f"{team.letter} {card_text(card)}" for team, card in cards)
    return ""


def _drafted(position: Position, action: int) -> list[str]:
    return [SHOWN.token(int(place), position) for place in (first(action), second(action), third(action))]
