"""The constants of one setup: the printed board, titles and cards, and the options, as numbers."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.meta import Setup
from sobremesa.games.deuda.engine.actions import EXPORT, NATIONAL
from sobremesa.games.deuda.engine.numbers import (
    DEBT_STEPS,
    KEEP_COUP,
    KEEP_FLIGHT,
    LANDS,
    LOAN_STEP,
    OIL,
    QUICK,
    ROUNDING,
    SLOTS,
)


class Parameters:
    """Squares, titles, cards and options of one game; they never change during it."""

    def __init__(
        self,
        setup: Setup,
        kinds: list[int],
        lands: list[int],
        values: list[int],
        price: list[int],
        market: list[int],
        colour: list[int],
        costs: list[int],
        solidarity: list[int],
        conditions: list[int],
        money: list[int],
        options: list[int],
        faces: list[int],
        squares: list[str],
        land_ids: list[str],
        clock: i64 = 0,
    ) -> None:
        self.setup = setup
        self.players: i64 = setup.players
        self.squares = squares
        """By square, its id."""
        self.land_ids = land_ids
        """By land, its id."""
        self.kinds = vec[i64](kinds)
        """By square, its kind."""
        self.lands = vec[i64](lands)
        """By square, the land it is or is made from; -1 for the special squares."""
        self.values = vec[i64](values)
        """By square, the amount at its foot."""
        self.price = vec[i64](price)
        """By land, its price."""
        self.market = vec[i64](market)
        """By land, the amount of its manufacture."""
        self.colour = vec[i64](colour)
        """By land, its colour; OIL forms no chain."""
        self.costs = vec[i64](costs)
        """By land, what the first, second, third national and the first, second, third export industry cost."""
        self.cards = vec[i64]([len(solidarity) // 2, len(conditions) // 3])
        """How many cards each pile has."""
        self.slots: i64 = SLOTS
        """Places in the queue of a pile's seen cards."""
        self.faces = vec[i64](faces)
        """By card, Solidarity first, the number its name is known by in any pack."""
        self.solidarity = vec[i64](solidarity)
        """By card, its effect and its amount."""
        self.conditions = vec[i64](conditions)
        """By card, its effect and its two amounts."""
        self.bank: i64 = money[0]
        self.gold: i64 = money[1]
        self.loan_least: i64 = money[2]
        self.barrier: i64 = money[3]
        self.options = vec[i64](options)
        self.quick: i64 = options[QUICK]
        self.clock: i64 = clock
        """1 if any turn may be the last because time is up (deuda.end.limit). Not among the options: their numbers are
        part of every snapshot."""
        self.most: i64 = 1 if self.quick == 1 else 3
        """How many industries of a kind a land may have (deuda.build.limits)."""
        cuban = options[DEBT_STEPS] == 1
        self.first: i64 = 10_000
        self.second: i64 = 15_000 if cuban else 20_000
        self.limit: i64 = 20_000 if cuban else 30_000
        self.loan_step: i64 = options[LOAN_STEP]
        self.coup_card: i64 = 0
        self.flight_card: i64 = 0
        self.oil: i64 = 0
        for pile in range(2):
            if self.cards[pile] > self.slots:
                self.slots = self.cards[pile]
        for card in range(len(solidarity) // 2):
            if solidarity[card * 2] == KEEP_COUP:
                self.coup_card = card
            elif solidarity[card * 2] == KEEP_FLIGHT:
                self.flight_card = card
        for land in range(LANDS):
            if colour[land] == OIL:
                self.oil = land

    def face(self, pile: i64, card: i64) -> i64:
        """Return the number by which events name a card."""
        return self.faces[card if pile == 0 else self.cards[0] + card]

    def cost(self, land: i64, side: i64, built: i64) -> i64:
        """Return the title's price of the next industry on a side after so many, 0 national and 1 export."""
        if self.quick == 1:
            built = 1
        return self.costs[land * 6 + side * 3 + built]

    def invested(self, land: i64, national: i64, export: i64) -> i64:
        """The value invested: the land's price and the title prices of its industries (deuda.build.value)."""
        value = self.price[land]
        for i in range(national):
            value += self.cost(land, NATIONAL, i)
        for i in range(export):
            value += self.cost(land, EXPORT, i)
        return value

    def owed(self, exact: i64) -> i64:
        """What a player pays the IMF: under $50 is dropped in the player's favour (deuda.money.rounding)."""
        rest = exact % 50
        if rest == 0:
            return exact
        return exact - rest if self.options[ROUNDING] == 0 else exact + 50 - rest

    def owed_part(self, whole: i64, percent: i64) -> i64:
        """Return so many per cent of an amount, rounded as what a player pays."""
        exact = whole * percent
        return self.owed(exact // 100 if self.options[ROUNDING] == 0 else (exact + 99) // 100)

    def received(self, exact: i64) -> i64:
        """What the IMF pays a player rounds up, in the player's favour (deuda.money.rounding)."""
        rest = exact % 50
        if rest == 0:
            return exact
        return exact + 50 - rest if self.options[ROUNDING] == 0 else exact - rest
