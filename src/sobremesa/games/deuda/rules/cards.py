"""The piles of cards."""

from mypy_extensions import i64

from sobremesa.games.deuda.chart import RESHUFFLE
from sobremesa.games.deuda.state import Position

__all__ = ["turn_up"]


def turn_up(position: Position, pile: i64, card: i64) -> None:
    """The top card is turned; with `reshuffle` a pile seen once through is shuffled again (deuda.card.decks)."""
    position.take_card(pile, card)
    if position.chart.options[RESHUFFLE] == 1 and position.piles[pile] == 0:
        while position.piles[2 + pile] > 0:
            position.shuffle_in(pile)
