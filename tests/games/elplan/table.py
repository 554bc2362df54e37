"""A table of El Plan at the moment a test is about: what sets it up can be chained."""

from collections.abc import Mapping
from typing import Self

from sobremesa import game
from sobremesa.core.meta import Value
from sobremesa.core.seats import CHANCE
from sobremesa.core.vocabulary import Kind
from sobremesa.games.elplan.engine.numbers import (
    IDEAS,
    IDLE,
    MOST_HELD,
    NOT_YET,
    PLAN,
    ROW_IDEAS,
    ROWS,
    SPACE,
    SPACE_IDS,
    WARES,
)
from sobremesa.games.elplan.engine.play import ElPlan
from sobremesa.games.elplan.engine.rules.route import enter, forget, settle, walk_to
from sobremesa.games.elplan.view.kinds import CARD, EVENT, PRODUCT
from sobremesa.games.elplan.view.kinds import PLAN as PLAN_KIND
from sobremesa.testing import Table

GAME = game("elplan")
CARDS = {"es": "tests/games/elplan/cards", "en": "tests/games/elplan/cards_en", "tutorial": ""}
"""Cards of the tests' own: rules are told with their figures, and those of the game may be tuned."""


class ElPlanTable(Table[ElPlan]):
    """A table of El Plan."""

    def copy(self) -> Self:
        """An equal table, where nothing has happened yet."""
        return type(self)(GAME, state=self.state.copy())

    def number(self, kind: Kind, id: str) -> int:
        """The number of a thing here."""
        value = kind.value(id, self.state)
        assert value is not None
        return value

    def card(self, id: str) -> int:
        return self.number(CARD, id)

    # -- moments ---------------------------------------------------------------------------------

    def after(self, *lines: str) -> Self:
        """Play actions."""
        self.play(*lines)
        return self

    def go(self, phase: int) -> Self:
        """Jump to a phase, without what happens on the way."""
        enter(self.state, phase)
        forget(self.state)
        settle(self.state)
        return self

    def in_period(self, period: int) -> Self:
        """Jump to a period, without what happens on the way."""
        self.state.period = period
        return self

    def walk(self, district: int) -> Self:
        """Enable a district, with what happens when it is enabled."""
        forget(self.state)
        walk_to(self.state, district)
        settle(self.state)
        return self

    # -- what lies on it -------------------------------------------------------------------------

    def put(self, seat: int, field: int, *numbers: int) -> Self:
        """Set some numbers of a seat that stand side by side."""
        for i, number in enumerate(numbers):
            self.state.put(seat, field + i, number)
        return self

    def give(self, seat: int, human: int = 0, money: int = 0, energy: int = 0, ideas: int | None = None) -> Self:
        """Set what lies idle."""
        if ideas is not None:
            self.put(seat, IDEAS, ideas)
        return self.put(seat, IDLE, human, money, energy)

    def stock(self, seat: int, raw: int = 0, good: int = 0, service: int = 0) -> Self:
        """Set the products of a seat."""
        return self.put(seat, WARES, raw, good, service)

    def market(self, raw: int = 0, good: int = 0, service: int = 0) -> Self:
        for product, number in enumerate((raw, good, service)):
            self.state.board[product] = number
        return self

    def subsidies(self, *money: int) -> Self:
        for i, number in enumerate(money):
            self.state.set_subsidy(i, number)
        return self

    def own(self, seat: int, id: str, filled: int = 0, ideas: int = 0, locks: int = 0) -> Self:
        """Give a seat an investment, with tokens on some of its places (bits)."""
        assert self.state.held(seat) < MOST_HELD
        self.state.receive(seat, self.card(id))
        self.state.set_holding(seat, self.state.held(seat) - 1, self.card(id), filled, ideas, locks)
        return self

    def rows(self, seat: int, filled: int, ideas: int = 0) -> Self:
        """Activate process rows (bits)."""
        return self.put(seat, ROWS, filled).put(seat, ROW_IDEAS, ideas)

    def plan(self, seat: int, id: str) -> Self:
        return self.put(seat, PLAN, self.number(PLAN_KIND, id))

    def stand(self, seat: int, space: str) -> Self:
        return self.put(seat, SPACE, SPACE_IDS.index(space) if space else NOT_YET)

    def happening(self, id: str) -> Self:
        """Have an event lie face up, already carried out."""
        self.state.event = self.number(EVENT, id)
        return self

    def offer(self, place: int, id: str, rotated: int = 0) -> Self:
        self.state.lay(place, self.card(id), rotated)
        return self

    # -- asking ----------------------------------------------------------------------------------

    def said(self, line: str, lang: str = "en") -> str:
        """Try an action that must be refused; return the sentence."""
        return self.game.explain(self.refused(line), lang, state=self.state)

    def offered(self) -> set[str]:
        """What may be done now, as notation."""
        return set(self.legal())

    def till(self, seat: int) -> tuple[int, int, int]:
        """What lies idle: human capital, money, energy."""
        return till(self.state, seat)

    def wares(self, seat: int) -> tuple[int, int, int]:
        return (int(self.state.wares(seat, 0)), int(self.state.wares(seat, 1)), int(self.state.wares(seat, 2)))

    def subsidy(self) -> tuple[int, int, int]:
        return (int(self.state.subsidy(0)), int(self.state.subsidy(1)), int(self.state.subsidy(2)))

    def owned(self, seat: int) -> list[str]:
        return [CARD.token(int(self.state.card_at(seat, i)), self.state) for i in range(int(self.state.held(seat)))]

    def rules_of(self, kind: str) -> set[str]:
        """The rules by which things of a kind have happened."""
        return {event.rule for event in self.all_events(kind)}


def fresh(edition: str = "es", players: int = 3, level: int = 1, content: str = "", **options: Value) -> ElPlanTable:
    """The table before anything is turned up."""
    chosen: Mapping[str, Value] = options
    content = content or CARDS[edition]
    return ElPlanTable(GAME, edition=edition, players=players, level=level, options=chosen, content=content)


def begin(edition: str = "es", players: int = 3, level: int = 1, content: str = "", **options: Value) -> ElPlanTable:
    """Period 1: offers laid out, seat 0 holds the turn token, plans taken in the order of the file, types apart."""
    table = fresh(edition, players, level, content, **options)
    state = table.state
    while state.turn == CHANCE and state.period == 0:
        state.play(state.legal()[0])
    taken: list[int] = []
    while state.period == 0:
        legal = state.legal()
        types = [state.parameters.product(plan, 0) for plan in taken]
        plan = next((a for a in legal if state.parameters.product(a >> 6, 0) not in types), legal[0])
        taken.append(plan >> 6)
        state.play(plan)
    return table


def till(state: ElPlan, seat: int) -> tuple[int, int, int]:
    """What lies idle: human capital, money, energy."""
    return (int(state.idle(seat, 0)), int(state.idle(seat, 1)), int(state.idle(seat, 2)))


def product(name: str) -> int:
    return PRODUCT.tokens.index(name)
