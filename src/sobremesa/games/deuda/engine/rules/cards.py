"""The piles of cards."""

from sobremesa.core.seats import CHANCE
from sobremesa.games.deuda.engine.parameters import RESHUFFLE
from sobremesa.games.deuda.engine.state import Position


def offer_pile(position: Position) -> bool:
    """Chance turns the top card; with `reshuffle` the pile is shuffled again after a full round (deuda.card.decks).

    A small pile may be empty while its cards are kept: then there is nothing to turn.
    """
    pile = position.word(1)
    if position.piles[pile] == 0 and position.piles[2 + pile] == 0:
        position.tell("no-card", "deuda.card.decks", position.who())
        position.pop()
        return False
    if position.parameters.options[RESHUFFLE] == 1 and position.piles[pile] == 0:
        while position.piles[2 + pile] > 0:
            position.shuffle_in(pile)
    position.turn = CHANCE
    return True
