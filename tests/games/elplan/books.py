"""The books of a table of El Plan: kept from what is told alone, to be compared with what lies there.

The box is unlimited, so nothing is conserved in it; but every token and product that comes or goes is told.
"""

from collections import Counter
from functools import cache

from sobremesa.core.events import Event
from sobremesa.games.elplan.engine.actions import ADVISED, ENERGY_OFF, MONEY_OFF, ON_CREDIT
from sobremesa.games.elplan.engine.columns import COPIES, COST, ENERGY, KEEP, KEEP_MORE, MONEY, SHOP, TOKEN
from sobremesa.games.elplan.engine.numbers import (
    CREDIT,
    DEBT,
    EXPORT,
    HELD,
    IDEAS,
    MARKET_PRICE,
    MOST_HELD,
    PLAN,
    ROW_IDEAS,
    ROWS,
    SEAT,
    SHELVED,
    WARES,
)
from sobremesa.games.elplan.engine.parameters import Parameters
from sobremesa.games.elplan.engine.play import ElPlan

RESOURCES = PRODUCTS = range(3)
ACCOUNT = DEBT + 3
"""An account is numbered as the state numbers a seat: resources, Ideas, products, those shelved, credit and debt. What
lies on cards is counted with what lies idle; the numbers of the plan in between stay 0.
"""


class Books:
    """Every seat's account, the market, the money in District 6, the cards liquidated: a method for each event that
    changes them.
    """

    def __init__(self, parameters: Parameters) -> None:
        self.parameters = parameters
        self.seats = [[2, 2, 2] + [0] * (ACCOUNT - 3) for _ in range(int(parameters.players))]
        self.market = [0, 0, 0]
        self.subsidies = 0
        self.cards = [int(parameters.card(card, COPIES)) for card in range(int(parameters.card_count))]
        """How many of each card are in the game."""
        self.periods = 0
        self.month = -1
        self.ignoring: set[int] = set()
        self.busy: Counter[tuple[str, int]] = Counter()
        """How often each seat has acquired and liquidated in this period."""
        self.route: list[int] = []
        self.routes: list[list[int]] = []

    def post(self, event: Event, state: ElPlan, rise: int, discount: int) -> None:
        """Enter an event. Two prices are not told: `rise` is what the month puts on an investment, `discount` what a
        buyer at a Tienda virtual did not pay.
        """
        self.state = state
        self.rise = rise
        self.discount = discount
        self.seat = event.seat
        self.mine = self.seats[event.seat]
        entry = getattr(self, event.kind.replace("-", "_"), None)
        if entry is not None:
            entry(*event.numbers)

    # -- resources ---------------------------------------------------------------------------------

    def took(self, seat: int, number: int, resource: int, *_: int) -> None:
        self.seats[seat][resource] += number

    def gave(self, seat: int, number: int, resource: int, *_: int) -> None:
        self.seats[seat][resource] -= number

    def income(self, seat: int, card: int, resource: int, *_: int) -> None:
        self.seats[seat][resource] += 1

    def quality(self, seat: int, *_: int) -> None:
        self.seats[seat][MONEY] += 1

    def closed_year(self, seat: int, number: int, *_: int) -> None:
        numbers = list(self.state.seats[seat * SEAT : (seat + 1) * SEAT])
        held = list(self.state.holdings[seat * MOST_HELD : seat * MOST_HELD + numbers[HELD]])
        on_cards = lying(self.parameters, numbers, held)
        for resource in RESOURCES:
            self.seats[seat][resource] = on_cards[resource] + number

    def tolled(self, resource: int, *_: int) -> None:
        self.mine[resource] -= 1

    def exchanged(self, a: int, b: int, c: int, *_: int) -> None:
        self.mine[a] -= 1
        self.mine[b] -= 1
        self.mine[c] += 1

    def collected(self, seat: int, money: int, *_: int) -> None:
        self.subsidies -= money
        self.seats[seat][MONEY] += money

    def granted(self, spaces: int, *_: int) -> None:
        self.subsidies += spaces

    # -- investments and credit --------------------------------------------------------------------

    def pay(self, tokens: list[int], on_credit: int) -> None:
        if on_credit:
            assert self.mine[CREDIT] == 0
            self.mine[CREDIT] = 1
            self.mine[DEBT + MONEY] += max(int(self.parameters.interest), 0)
        for resource in RESOURCES:
            self.mine[resource + (DEBT if on_credit else 0)] += tokens[resource] * (1 if on_credit else -1)

    def acquired(self, card: int, terms: int, *_: int) -> None:
        self.busy["acquired", self.seat] += 1
        cost = [int(self.parameters.card(card - self.parameters.base, COST + resource)) for resource in RESOURCES]
        off = bool(terms & MONEY_OFF) + bool(terms & ADVISED)
        cost[MONEY] = max(cost[MONEY] + self.rise, 0) - off
        cost[ENERGY] -= bool(terms & ENERGY_OFF)
        self.pay(cost, terms & ON_CREDIT)

    def liquidated(self, card: int, tokens: int, *_: int) -> None:
        self.busy["liquidated", self.seat] += 1
        self.cards[card - int(self.parameters.base)] -= 1
        for resource in RESOURCES:
            self.mine[resource] += tokens >> (4 - 2 * resource) & 3
        if self.parameters.card(card - self.parameters.base, SHOP):
            for product in PRODUCTS:
                self.mine[SHELVED + product] = 0

    def repaid(self, *_: int) -> None:
        self.mine[CREDIT] = 0
        for resource in RESOURCES:
            self.mine[resource] -= self.mine[DEBT + resource]
            self.mine[DEBT + resource] = 0

    # -- products ----------------------------------------------------------------------------------

    def produced(self, own: int, product: int, other: int, second: int) -> None:
        self.mine[WARES + product] += own
        self.mine[WARES + second] += other

    def bought(self, product: int, money: int, terms: int, *_: int) -> None:
        self.market[product] -= 1
        self.mine[WARES + product] += 1
        self.pay([0, money, 0], terms & ON_CREDIT)

    def imported(self, product: int, money: int, *_: int) -> None:
        self.mine[WARES + product] += 1
        self.mine[MONEY] -= money

    def bought_from(self, owner: int, product: int, money: int, *_: int) -> None:
        self.seats[owner][SHELVED + product] -= 1
        self.seats[owner][MONEY] += money
        self.mine[WARES + product] += 1
        self.mine[MONEY] -= max(MARKET_PRICE - self.discount, 0)

    def sold(self, product: int, resource: int, *_: int) -> None:
        self.mine[WARES + product] -= 1
        self.mine[resource] += 1
        self.market[product] += 1

    def shelved(self, product: int, *_: int) -> None:
        self.mine[WARES + product] -= 1
        self.mine[SHELVED + product] += 1

    def exported(self, product: int, *_: int) -> None:
        self.market[product] -= EXPORT
        self.subsidies += 1

    def stocked(self, product: int, *_: int) -> None:
        self.market[product] += 1

    def arrived(self, number: int, product: int, *_: int) -> None:
        self.market[product] += number

    def innovated(self, *_: int) -> None:
        self.mine[IDEAS] += 1
        for product in PRODUCTS:
            self.mine[WARES + product] -= 1

    def cut_back(self, seat: int, number: int, product: int, *_: int) -> None:
        self.seats[seat][WARES + product] -= number

    def kept(self, *numbers: int) -> None:
        for product in PRODUCTS:
            assert numbers[product] <= self.mine[WARES + product]
            self.mine[WARES + product] = numbers[product]

    # -- the period --------------------------------------------------------------------------------

    def period(self, *_: int) -> None:
        """A page is turned: nobody has kept more than the cutback allows, acquired or liquidated twice."""
        for seat, account in enumerate(self.seats):
            more = 0 if seat in self.ignoring else int(self.parameters.event(self.month, KEEP_MORE))
            most = max(int(self.state.has_active(seat, KEEP)), 1) + more
            assert sum(account[WARES + product] for product in PRODUCTS) <= most
        self.close()
        self.periods += 1

    def close(self) -> None:
        assert all(times == 1 for times in self.busy.values())
        self.busy.clear()
        self.routes.append(self.route)
        self.route = []

    def enabled(self, district: int, *_: int) -> None:
        self.route.append(district)

    def event(self, event: int, *_: int) -> None:
        self.month = event - int(self.parameters.base)
        self.ignoring = set()

    def ignored(self, *_: int) -> None:
        self.ignoring.add(self.seat)

    def spared(self, seat: int, *_: int) -> None:
        self.ignoring.add(seat)

    def ended(self, *_: int) -> None:
        self.close()


# -- what lies there -------------------------------------------------------------------------------


def lying(parameters: Parameters, seat: list[int], holdings: list[int]) -> list[int]:
    """Count human capital, money, energy and Ideas on a seat's cards."""
    on_cards = list(on_plan(parameters, seat[PLAN], seat[ROWS], seat[ROW_IDEAS]))
    for holding in holdings:
        for kind, number in enumerate(on_card(parameters, holding)):
            on_cards[kind] += number
    return on_cards


@cache
def on_plan(parameters: Parameters, plan: int, rows: int, ideas: int) -> tuple[int, ...]:
    kinds = [3 if ideas >> row & 1 else int(parameters.pays(plan, row)) for row in range(8) if rows >> row & 1]
    return tuple(kinds.count(kind) for kind in range(4))


@cache
def on_card(parameters: Parameters, holding: int) -> tuple[int, ...]:
    card, filled, ideas = holding & 63, holding >> 6 & 7, holding >> 9 & 7
    kinds = [3 if ideas >> i & 1 else int(parameters.card(card, TOKEN + i)) for i in range(3) if filled >> i & 1]
    return tuple(kinds.count(kind) for kind in range(4))


def account(parameters: Parameters, seat: list[int], holdings: list[int]) -> list[int]:
    """Return what a seat really has."""
    there = seat[:ACCOUNT]
    there[PLAN:CREDIT] = [0] * (CREDIT - PLAN)
    for kind, number in enumerate(lying(parameters, seat, holdings)):
        there[kind] += number
    return there
