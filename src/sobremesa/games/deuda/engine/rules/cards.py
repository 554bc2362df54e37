"""The piles of cards."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE
from sobremesa.core.state import FINE
from sobremesa.games.deuda.engine import reasons
from sobremesa.games.deuda.engine.actions import CONDITION, SOLIDARITY
from sobremesa.games.deuda.engine.numbers import BIT, CONDITIONS_PILE, DRAWING, RESHUFFLE, SOLIDARITY_PILE
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


def verb_of_pile(pile: i64) -> i64:
    """Return the verb that turns the top card of a pile."""
    return SOLIDARITY if pile == SOLIDARITY_PILE else CONDITION


def pile_of(verb: i64) -> i64:
    """Return the pile whose top card a verb turns."""
    return SOLIDARITY_PILE if verb == SOLIDARITY else CONDITIONS_PILE


def why_not_card(position: Position, verb: i64, card: i64) -> i64:
    """Only from the pile that is drawn from, a card not yet seen, or the one on top (deuda.card.decks)."""
    if position.now() != DRAWING or verb != verb_of_pile(position.word(1)):
        return reasons.OTHER_MOMENT
    pile = position.word(1)
    unseen = position.piles[pile]
    there = position.top_card(pile) == card if unseen == 0 else unseen & BIT[card] != 0
    return FINE if there else reasons.CARD_NOT_THERE


def list_cards(position: Position, buffer: "vec[i64]") -> i64:
    """Every card not yet seen; when all have been, the one on top (deuda.card.decks)."""
    pile = position.word(1)
    verb = verb_of_pile(pile)
    unseen = position.piles[pile]
    if unseen == 0:
        buffer[0] = pack(verb, position.top_card(pile))
        return 1
    count: i64 = 0
    for card in range(position.parameters.cards[pile]):
        if unseen & BIT[card] != 0:
            buffer[count] = pack(verb, card)
            count += 1
    return count


def sample_card(position: Position, rng: Rng) -> i64:
    """Return the card that is turned, by lot among the unseen (deuda.card.decks)."""
    pile = position.word(1)
    unseen = position.piles[pile]
    if unseen == 0:
        return pack(verb_of_pile(pile), position.top_card(pile))
    while True:
        card = rng.below(position.parameters.cards[pile])
        if unseen & BIT[card] != 0:
            return pack(verb_of_pile(pile), card)
