"""One-line builders: a table of El Plan at the moment a test is about."""

import pytest

from sobremesa import IllegalAction, game
from sobremesa.core.events import Event, Refusal
from sobremesa.core.meta import Value
from sobremesa.core.seats import CHANCE
from sobremesa.games.elplan.engine.numbers import (
    HELD,
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

GAME = game("elplan")
CARDS = {"es": "tests/games/elplan/cards", "en": "tests/games/elplan/cards_en", "tutorial": ""}
"""Cards of the tests' own: rules are told with their figures, and those of the game may be tuned."""


def fresh(edition: str = "es", players: int = 3, level: int = 1, content: str = "", **options: Value) -> ElPlan:
    """The table before anything is turned up."""
    content = content or CARDS[edition]
    state = GAME.new(edition=edition, players=players, level=level, options=options, content=content)
    assert isinstance(state, ElPlan)
    state.journal = []
    return state


def begin(edition: str = "es", players: int = 3, level: int = 1, content: str = "", **options: Value) -> ElPlan:
    """Period 1: offers laid out, seat 0 holds the turn token, plans taken in the order of the file, types apart."""
    state = fresh(edition, players, level, content, **options)
    while state.turn == CHANCE and state.period == 0:
        state.play(state.legal()[0])
    taken: list[int] = []
    while state.period == 0:
        legal = state.legal()
        types = [state.parameters.product(plan, 0) for plan in taken]
        plan = next((a for a in legal if state.parameters.product(a >> 6, 0) not in types), legal[0])
        taken.append(plan >> 6)
        state.play(plan)
    return state


def go(state: ElPlan, phase: int) -> ElPlan:
    """Jump to a phase, without what happens on the way."""
    enter(state, phase)
    forget(state)
    settle(state)
    return state


def in_period(state: ElPlan, period: int) -> ElPlan:
    """Jump to a period, without what happens on the way."""
    state.period = period
    return state


def walk(state: ElPlan, district: int) -> ElPlan:
    """Enable a district, with what happens when it is enabled."""
    forget(state)
    walk_to(state, district)
    settle(state)
    return state


def do(state: ElPlan, *texts: str) -> ElPlan:
    """Play actions written as records write them."""
    for text in texts:
        state.play(GAME.words.read(state, text))
    return state


def refused(state: ElPlan, text: str) -> Refusal:
    """Try an action that must be refused and change nothing; return why."""
    before = state.snapshot()
    action = GAME.words.read(state, text)
    with pytest.raises(IllegalAction) as error:
        state.play(action)
    assert state.snapshot() == before
    assert action not in state.legal()
    assert GAME.explain(error.value.refusal, "es", (), state)
    return error.value.refusal


def said(state: ElPlan, text: str, lang: str = "en") -> str:
    """Try an action that must be refused; return the sentence."""
    return GAME.explain(refused(state, text), lang, state=state)


def offered(state: ElPlan) -> set[str]:
    """What may be done now, as notation."""
    return {GAME.text(state, action) for action in state.legal()}


def card(state: ElPlan, id: str) -> int:
    value = CARD.value(id, state)
    assert value is not None
    return value


def give(state: ElPlan, seat: int, human: int = 0, money: int = 0, energy: int = 0, ideas: int | None = None) -> ElPlan:
    """Set what lies idle."""
    for resource, number in enumerate((human, money, energy)):
        state.put(seat, IDLE + resource, number)
    if ideas is not None:
        state.put(seat, IDEAS, ideas)
    return state


def till(state: ElPlan, seat: int) -> tuple[int, int, int]:
    """What lies idle: human capital, money, energy."""
    return (int(state.idle(seat, 0)), int(state.idle(seat, 1)), int(state.idle(seat, 2)))


def stock(state: ElPlan, seat: int, raw: int = 0, good: int = 0, service: int = 0) -> ElPlan:
    """Set the products of a seat."""
    for product, number in enumerate((raw, good, service)):
        state.put(seat, WARES + product, number)
    return state


def wares(state: ElPlan, seat: int) -> tuple[int, int, int]:
    return (int(state.wares(seat, 0)), int(state.wares(seat, 1)), int(state.wares(seat, 2)))


def market(state: ElPlan, raw: int = 0, good: int = 0, service: int = 0) -> ElPlan:
    for product, number in enumerate((raw, good, service)):
        state.board[product] = number
    return state


def subsidies(state: ElPlan, *money: int) -> ElPlan:
    for i, number in enumerate(money):
        state.set_subsidy(i, number)
    return state


def subsidy(state: ElPlan) -> tuple[int, int, int]:
    return (int(state.subsidy(0)), int(state.subsidy(1)), int(state.subsidy(2)))


def own(state: ElPlan, seat: int, id: str, filled: int = 0, ideas: int = 0, locks: int = 0) -> ElPlan:
    """Give a seat an investment, with tokens on some of its places (bits)."""
    assert state.held(seat) < MOST_HELD
    state.receive(seat, card(state, id))
    state.set_holding(seat, state.held(seat) - 1, card(state, id), filled, ideas, locks)
    return state


def owned(state: ElPlan, seat: int) -> list[str]:
    return [CARD.token(int(state.card_at(seat, i)), state) for i in range(int(state.get(seat, HELD)))]


def rows(state: ElPlan, seat: int, filled: int, ideas: int = 0) -> ElPlan:
    """Activate process rows (bits)."""
    state.put(seat, ROWS, filled)
    state.put(seat, ROW_IDEAS, ideas)
    return state


def plan(state: ElPlan, seat: int, id: str) -> ElPlan:
    value = PLAN_KIND.value(id, state)
    assert value is not None
    state.put(seat, PLAN, value)
    return state


def stand(state: ElPlan, seat: int, space: str) -> ElPlan:
    state.put(seat, SPACE, SPACE_IDS.index(space) if space else NOT_YET)
    return state


def happening(state: ElPlan, id: str) -> ElPlan:
    """Have an event lie face up, already carried out."""
    value = EVENT.value(id, state)
    assert value is not None
    state.event = value
    return state


def offer(state: ElPlan, place: int, id: str, rotated: int = 0) -> ElPlan:
    state.lay(place, card(state, id), rotated)
    return state


def told(state: ElPlan, kind: str) -> list[Event]:
    """The events of a kind that have happened."""
    assert state.journal is not None
    return [event for event in state.journal if event.kind == kind]


def rules_told(state: ElPlan, kind: str) -> set[str]:
    return {event.rule for event in told(state, kind)}


def product(name: str) -> int:
    return PRODUCT.tokens.index(name)
