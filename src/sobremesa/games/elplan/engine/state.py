"""What lies on the table in El Plan, the investments beside the plans too.

A holding is one owned investment in one number: the card, and for each of its up to three places whether a token lies
there, whether it is an Idea, and whether it was put there this period.
"""

from mypy_extensions import i64

from sobremesa.games.elplan.engine.columns import BIT, CARD, MODE, NOTHING, READY, SLASH, THREE, TOKEN, TOKENS
from sobremesa.games.elplan.engine.ground import Ground
from sobremesa.games.elplan.engine.numbers import (
    COUNT,
    FILLED,
    HELD,
    IDEAS,
    MOST_HELD,
    NOT_YET,
    ROW_IDEAS,
    ROWS,
    SEAT,
    TARGET,
)

__all__ = ["Position"]


class Position(Ground):
    """The table. The rules are functions over it, one module for each chapter of the book."""

    def held(self, seat: i64) -> i64:
        """Return how many investments a seat owns."""
        return self.seats[seat * SEAT + HELD]

    def card_at(self, seat: i64, i: i64) -> i64:
        """Return the i-th investment of a seat."""
        return self.holdings[seat * MOST_HELD + i] & 63

    def find(self, seat: i64, card: i64) -> i64:
        """Return which of a seat's holdings a card is, NOT_YET if it is not owned."""
        holdings = self.holdings
        base = seat * MOST_HELD
        for i in range(self.seats[seat * SEAT + HELD]):
            if holdings[base + i] & 63 == card:
                return i
        return NOT_YET

    def filled(self, seat: i64, i: i64) -> i64:
        """Return the places of a holding on which a token lies, as bits."""
        return (self.holdings[seat * MOST_HELD + i] >> 6) & 7

    def ideas_on(self, seat: i64, i: i64) -> i64:
        """Return the places of a holding on which an Idea lies, as bits."""
        return (self.holdings[seat * MOST_HELD + i] >> 9) & 7

    def locks_on(self, seat: i64, i: i64) -> i64:
        """Return the places of a holding on which a token was laid this period, as bits."""
        return (self.holdings[seat * MOST_HELD + i] >> 12) & 7

    def set_holding(self, seat: i64, i: i64, card: i64, filled: i64, ideas: i64, locks: i64) -> None:
        """Write a holding."""
        self.holdings[seat * MOST_HELD + i] = card + 64 * filled + 512 * ideas + 4096 * locks

    def unlock(self, seat: i64, i: i64) -> None:
        """Let the tokens on a holding move again."""
        at = seat * MOST_HELD + i
        self.holdings[at] = self.holdings[at] & 4095

    def receive(self, seat: i64, card: i64) -> None:
        """Lay an investment beside the plan."""
        self.set_holding(seat, self.held(seat), card, 0, 0, 0)
        self.add(seat, HELD, 1)

    def drop(self, seat: i64, i: i64) -> None:
        """Take a holding away; the later ones move up."""
        last = self.held(seat) - 1
        base = seat * MOST_HELD
        for j in range(i, last):
            self.holdings[base + j] = self.holdings[base + j + 1]
        self.holdings[base + last] = NOT_YET
        self.put(seat, HELD, last)

    def is_active(self, seat: i64, i: i64) -> bool:
        """A card is active while its activation lies on it, comes active, or Externalización points at it
        (elplan.things.active).
        """
        holding = self.holdings[seat * MOST_HELD + i]
        if holding & FILLED != 0:
            return True
        card = holding & 63
        mode = self.parameters.cards[card * CARD + MODE]
        return mode == READY or mode == SLASH or self.seats[seat * SEAT + TARGET] == card

    def has_active(self, seat: i64, column: i64) -> i64:
        """Return the number an active investment of the seat has in a column, 0 if none has."""
        cards = self.parameters.cards
        base = seat * MOST_HELD
        for i in range(self.seats[seat * SEAT + HELD]):
            number = cards[(self.holdings[base + i] & 63) * CARD + column]
            if number != 0 and self.is_active(seat, i):
                return number
        return 0

    def outsourcer(self, seat: i64) -> i64:
        """Return which holding is an active Externalización, NOT_YET if none is."""
        card = self.parameters.outsourcing
        if card == NOTHING:
            return NOT_YET
        i = self.find(seat, card)
        return i if i != NOT_YET and self.filled(seat, i) != 0 else NOT_YET

    def tokens_on_cards(self, seat: i64) -> i64:
        """Count the resource tokens, Ideas left out, on a seat's plan and investments."""
        tokens = COUNT[self.get(seat, ROWS) & ~self.get(seat, ROW_IDEAS)]
        for i in range(self.held(seat)):
            tokens += COUNT[self.filled(seat, i) & ~self.ideas_on(seat, i)]
        return tokens

    def all_ideas(self, seat: i64) -> i64:
        """Count a seat's Ideas, those lying on cards too."""
        ideas = self.get(seat, IDEAS) + COUNT[self.get(seat, ROW_IDEAS)]
        for i in range(self.held(seat)):
            ideas += COUNT[self.ideas_on(seat, i)]
        return ideas

    def give_back(self, seat: i64, i: i64, places: i64) -> None:
        """Return the tokens on some places of a holding to the player."""
        card = self.card_at(seat, i)
        ideas = self.ideas_on(seat, i)
        for place in range(THREE):
            if places & BIT[place] != 0:
                if ideas & BIT[place] != 0:
                    self.add(seat, IDEAS, 1)
                else:
                    self.gain(seat, self.parameters.card(card, TOKEN + place))

    def full(self, card: i64) -> i64:
        """Return all the places of a card, as bits."""
        return BIT[self.parameters.card(card, TOKENS)] - 1
