"""The ground of the table in El Plan: tokens and products, decks and offers, the market and the subsidies.

A seat's things are a stretch of `seats`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import State, refill
from sobremesa.games.elplan.engine.columns import BIT, NOTHING, THREE
from sobremesa.games.elplan.engine.numbers import PLACES, PLAN, SEAT, SPACE, WARES
from sobremesa.games.elplan.engine.parameters import Parameters

__all__ = ["Ground"]


class Ground(State):
    """The table without the investments beside the plans."""

    def __init__(
        self,
        parameters: Parameters,
        turn: i64,
        phase: i64,
        period: i64,
        holder: i64,
        nth: i64,
        finished: i64,
        event: i64,
        events_left: i64,
        exports: i64,
        plans_left: i64,
        stage: i64,
        liquidated: i64,
        pointed: i64,
        trade: i64,
        discounted: i64,
        made: i64,
        fresh: i64,
        seats: "vec[i64]",
        holdings: "vec[i64]",
        decks: "vec[i64]",
        offers: "vec[i64]",
        board: "vec[i64]",
    ) -> None:
        super().__init__(turn)
        self.parameters = parameters
        self.phase: i64 = phase
        self.period: i64 = period
        self.holder: i64 = holder
        """Who has the turn token."""
        self.nth: i64 = nth
        """How many seats, from the holder on, have finished the phase."""
        self.finished: i64 = finished
        """1 when the seat in turn has just ended its part of the phase."""
        self.event: i64 = event
        self.events_left: i64 = events_left
        """The events not yet turned up, as a set of bits."""
        self.exports: i64 = exports
        self.plans_left: i64 = plans_left
        # Of the seat in turn, forgotten when its turn in the district ends:
        self.stage: i64 = stage
        self.liquidated: i64 = liquidated
        self.pointed: i64 = pointed
        self.trade: i64 = trade
        """The type bought or sold in this turn."""
        self.discounted: i64 = discounted
        self.made: i64 = made
        """Ideas made in this turn."""
        self.fresh: i64 = fresh
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
        found: i64 = 0
        for seat in range(self.parameters.players):
            space = self.seats[seat * SEAT + SPACE]
            if space >= 0:
                found |= BIT[space]
        return found
