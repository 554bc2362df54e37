"""The tutorial played as its guide asks: one action for every moment, so that its milestones can be checked."""

from sobremesa import CHANCE, OVER
from sobremesa.core.vocabulary import SeatKind
from sobremesa.games.elplan.engine.numbers import ADMINISTRATION, BUYING, INNOVATION, INVESTMENT, PRODUCTION, SELLING
from sobremesa.games.elplan.engine.play import ElPlan
from sobremesa.games.elplan.view.kinds import PLAN, PRODUCT

from .tables import GAME, do, fresh

CARDS = {"quinta": "maquinaria", "ceramica": "administradora", "paseos": "maquina_automatica"}
PLANS = ("quinta", "ceramica", "paseos")


def seated(first: int = 1, plans: tuple[str, ...] = PLANS) -> ElPlan:
    """The tutorial with the turn token and the plans given out."""
    state = do(fresh("tutorial"), f"first {SeatKind(3).token(first - 1, None)}")
    while state.period == 0:
        do(state, f"plan {plans[int(state.turn)]}")
    return state


def wanted(state: ElPlan) -> str:
    """What the guide asks the seat in turn for."""
    seat = int(state.turn)
    plan = int(state.plan(seat))
    card = CARDS[PLAN.token(plan, state)]
    own, missing = (
        PRODUCT.tokens[int(state.parameters.product(plan, 0))],
        PRODUCT.tokens[int(state.parameters.missing(plan))],
    )
    moment = (int(state.period), int(state.phase))
    if moment[1] == ADMINISTRATION and moment[0] < 5:
        tries = {2: ["fill-row 1 token", "fill-row 2 token"], 4: [f"activate {card} -"]}.get(moment[0], [])
        legal = state.legal()
        return next((text for text in tries if GAME.words.read(state, text) in legal), "done")
    asked = {
        (2, PRODUCTION): "produce 1 0",
        (3, INVESTMENT): f"acquire {card} plain",
        (3, PRODUCTION): "produce 1 0",
        (3, SELLING): f"sell {own} money" if state.all_wares(seat) > 1 else "done",
        (4, INVESTMENT): "done",
        (4, PRODUCTION): "produce 0 1",
        (4, BUYING): f"buy {missing} plain" if state.wares(seat, int(state.parameters.missing(plan))) == 0 else "done",
        (4, INNOVATION): "innovate",
    }
    return asked.get(moment, "")


def step(state: ElPlan) -> None:
    """Do what the guide asks, and anything where the choice is free."""
    text = wanted(state) if state.turn != CHANCE else ""
    if text:
        do(state, text)
    else:
        state.play(state.legal()[-1])


def until(state: ElPlan, period: int, phase: int = -1) -> ElPlan:
    """Let the guide play every seat until a moment, or the end."""
    while state.turn != OVER and not (state.period == period and phase in (-1, int(state.phase))):
        step(state)
    return state
