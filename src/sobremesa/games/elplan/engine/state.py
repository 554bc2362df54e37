"""A position of El Plan: everything that lies on the table.

A seat's things are a stretch of `seats`. A holding is one owned investment in one number: the card, and for each of its
up to three places whether a token lies there, whether it is an Idea, and whether it was put there this period.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import State, refill
from sobremesa.games.elplan.engine.columns import CARD, MODE, NOTHING, READY, SLASH, THREE, TOKEN, TOKENS
from sobremesa.games.elplan.engine.numbers import (
    BIT,
    COUNT,
    DISTRICT_OF_SPACE,
    FILLED,
    FIRST_PLAYER,
    HELD,
    IDEAS,
    MOST_HELD,
    NOT_YET,
    OFFERING,
    PLACES,
    PLAN,
    ROW_IDEAS,
    ROWS,
    SEAT,
    SPACE,
    TARGET,
    WARES,
)
from sobremesa.games.elplan.engine.parameters import Parameters


class Position(State):
    """The table. The rules are functions over it, one module for each chapter of the book."""

    def __init__(
        self,
        parameters: Parameters,
        turn: i64,
        seats: "vec[i64]",
        holdings: "vec[i64]",
        decks: "vec[i64]",
        offers: "vec[i64]",
        board: "vec[i64]",
    ) -> None:
        super().__init__(turn)
        self.parameters = parameters
        self.phase: i64 = OFFERING if parameters.offers_period == 0 else FIRST_PLAYER
        self.period: i64 = 0
        self.holder: i64 = NOT_YET
        """Who has the turn token."""
        self.nth: i64 = 0
        """How many seats, from the holder on, have finished the phase."""
        self.finished: i64 = 0
        """1 when the seat in turn has just ended its part of the phase."""
        self.event: i64 = NOTHING
        self.events_left: i64 = (1 << parameters.event_count) - 1
        """The events not yet turned up, as a set of bits."""
        self.exports: i64 = 0
        self.plans_left: i64 = (1 << parameters.plan_count) - 1
        # Of the seat in turn, forgotten when its turn in the district ends:
        self.stage: i64 = 0
        self.liquidated: i64 = 0
        self.pointed: i64 = 0
        self.trade: i64 = NOT_YET
        """The type bought or sold in this turn."""
        self.discounted: i64 = 0
        self.made: i64 = 0
        """Ideas made in this turn."""
        self.fresh: i64 = NOT_YET
        """The card acquired in this turn."""
        self.seats = seats
        self.holdings = holdings
        self.decks = decks
        """By card: how many lie face down in the deck; then by card: how many lie face up under it."""
        self.offers = offers
        """By place: the card offered; then by place: 1 if it is rotated."""
        self.board = board
        """The market by product; then the money on the District 6 spaces."""

    def snapshot(self) -> list[int]:
        """Return every number of the position."""
        numbers = [self.turn, self.phase, self.period, self.holder, self.nth, self.finished, self.event]
        numbers += [self.events_left, self.exports, self.plans_left, self.stage, self.liquidated, self.pointed]
        numbers += [self.trade, self.discounted, self.made, self.fresh]
        for part in (self.seats, self.holdings, self.decks, self.offers, self.board):
            numbers += [int(number) for number in part]
        return [int(number) for number in numbers]

    def restore(self, numbers: list[int]) -> None:
        """Become the position of a snapshot."""
        self.turn, self.phase, self.period, self.holder, self.nth, self.finished, self.event = numbers[:7]
        self.events_left, self.exports, self.plans_left, self.stage, self.liquidated, self.pointed = numbers[7:13]
        self.trade, self.discounted, self.made, self.fresh = numbers[13:17]
        at = 17
        for part in (self.seats, self.holdings, self.decks, self.offers, self.board):
            at = refill(part, numbers, at)

    # -- seats ---------------------------------------------------------------------------------------

    def numbers_of(self, seat: i64) -> list[int]:
        """Return every number of a seat, its investments among them."""
        numbers = [int(self.seats[at]) for at in range(seat * SEAT, (seat + 1) * SEAT)]
        base = seat * MOST_HELD
        return numbers + [int(self.holdings[at]) for at in range(base, base + self.seats[seat * SEAT + HELD])]

    def seat_at(self, nth: i64) -> i64:
        """Return the nth seat in turn order, from the holder of the turn token clockwise (elplan.period.order)."""
        seat = self.holder + nth
        return seat - self.parameters.players if seat >= self.parameters.players else seat

    def get(self, seat: i64, field: i64) -> i64:
        """Return one of a seat's numbers."""
        return self.seats[seat * SEAT + field]

    def put(self, seat: i64, field: i64, number: i64) -> None:
        """Set one of a seat's numbers."""
        self.seats[seat * SEAT + field] = number

    def add(self, seat: i64, field: i64, number: i64) -> None:
        """Add to one of a seat's numbers."""
        at = seat * SEAT + field
        self.seats[at] = self.seats[at] + number

    def idle(self, seat: i64, resource: i64) -> i64:
        """Return how many tokens of a resource lie idle."""
        return self.seats[seat * SEAT + resource]

    def gain(self, seat: i64, resource: i64, number: i64 = 1) -> None:
        """Take tokens from the box."""
        at = seat * SEAT + resource
        self.seats[at] = self.seats[at] + number

    def pay(self, seat: i64, resource: i64, number: i64 = 1) -> None:
        """Give tokens to the box; an Idea never pays (elplan.things.resources)."""
        at = seat * SEAT + resource
        self.seats[at] = self.seats[at] - number

    def idle_tokens(self, seat: i64) -> i64:
        """Count the resource tokens that lie idle."""
        base = seat * SEAT
        return self.seats[base] + self.seats[base + 1] + self.seats[base + 2]

    def wares(self, seat: i64, product: i64) -> i64:
        """Return how many products of a type a seat has."""
        return self.seats[seat * SEAT + WARES + product]

    def add_wares(self, seat: i64, product: i64, number: i64) -> None:
        """Add products to a seat."""
        at = seat * SEAT + WARES + product
        self.seats[at] = self.seats[at] + number

    def all_wares(self, seat: i64) -> i64:
        """Count a seat's products, without those on the Tienda virtual."""
        base = seat * SEAT + WARES
        return self.seats[base] + self.seats[base + 1] + self.seats[base + 2]

    def plan(self, seat: i64) -> i64:
        """Return a seat's plan."""
        return self.seats[seat * SEAT + PLAN]

    def district(self, seat: i64) -> i64:
        """Return the district in which a seat's entrepreneur stands, 0 at home."""
        space = self.seats[seat * SEAT + SPACE]
        if space < 0:
            return 0
        return DISTRICT_OF_SPACE[space]

    # -- investments ---------------------------------------------------------------------------------

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
        if i == NOT_YET or self.filled(seat, i) == 0:
            return NOT_YET
        return i

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

    # -- decks and offers ----------------------------------------------------------------------------

    def face_down(self, card: i64) -> i64:
        """Return how many copies of a card lie face down in its deck."""
        return self.decks[card]

    def face_up(self, card: i64) -> i64:
        """Return how many copies of a card lie face up under its deck."""
        return self.decks[self.parameters.card_count + card]

    def offer(self, place: i64) -> i64:
        """Return the card offered on a place, NOTHING if it is empty."""
        return self.offers[place]

    def is_rotated(self, place: i64) -> bool:
        """Tell whether an offer is rotated."""
        return self.offers[PLACES + place] != 0

    def lay(self, place: i64, card: i64, rotated: i64) -> None:
        """Put a card on a place of the offers; NOTHING clears it."""
        self.offers[place] = card
        self.offers[PLACES + place] = rotated

    def empty_place(self) -> i64:
        """Return the first place to fill that its deck can still fill, NOTHING if there is none."""
        for kind in range(THREE):
            for i in range(self.parameters.offers):
                if self.offers[kind * THREE + i] == NOTHING:
                    if self.has_cards(kind, 0):
                        return kind * THREE + i
                    break
        return NOTHING

    def has_cards(self, kind: i64, pile: i64) -> bool:
        """Tell whether any card of a kind lies face down (pile 0) or face up (pile 1) in its deck."""
        parameters = self.parameters
        first = pile * parameters.card_count
        for card in range(first + parameters.starts[kind], first + parameters.starts[kind + 1]):
            if self.decks[card] > 0:
                return True
        return False

    def deck_size(self, kind: i64, pile: i64) -> i64:
        """Count the cards of a kind that lie face down (pile 0) or face up (pile 1) in their deck."""
        parameters = self.parameters
        decks = self.decks
        first = pile * parameters.card_count
        size: i64 = 0
        for card in range(first + parameters.starts[kind], first + parameters.starts[kind + 1]):
            size += decks[card]
        return size

    # -- board ---------------------------------------------------------------------------------------

    def market(self, product: i64) -> i64:
        """Return how many products of a type lie in the market."""
        return self.board[product]

    def add_market(self, product: i64, number: i64) -> None:
        """Add products to the market."""
        self.board[product] = self.board[product] + number

    def market_types(self) -> i64:
        """Count the types of product in the market."""
        types: i64 = 0
        for product in range(THREE):
            if self.board[product] > 0:
                types += 1
        return types

    def subsidy(self, i: i64) -> i64:
        """Return the money on a District 6 space, 0 to 2."""
        return self.board[THREE + i]

    def set_subsidy(self, i: i64, money: i64) -> None:
        """Put money on a District 6 space."""
        self.board[THREE + i] = money

    def taken(self) -> i64:
        """Return the spaces on which an entrepreneur stands, as bits."""
        spaces: i64 = 0
        for seat in range(self.parameters.players):
            space = self.seats[seat * SEAT + SPACE]
            if space >= 0:
                spaces |= BIT[space]
        return spaces
