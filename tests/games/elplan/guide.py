"""The tutorial played as its guide asks: one action for every moment, so that its milestones can be checked."""

from sobremesa import CHANCE, OVER
from sobremesa.core.vocabulary import SeatKind
from sobremesa.games.elplan.engine.numbers import ADMINISTRATION, BUYING, INNOVATION, INVESTMENT, PRODUCTION, SELLING
from sobremesa.games.elplan.view.kinds import PLAN, PRODUCT

from .table import GAME, ElPlanTable, fresh

CARDS = {"quinta": "maquinaria", "ceramica": "administradora", "paseos": "maquina_automatica"}
PLANS = ("quinta", "ceramica", "paseos")


def seated(first: int = 1, plans: tuple[str, ...] = PLANS) -> ElPlanTable:
    """The tutorial with the turn token and the plans given out."""
    table = fresh("tutorial").after(f"first {SeatKind(3).token(first - 1, None)}")
    while table.state.period == 0:
        table.play(f"plan {plans[int(table.state.turn)]}")
    return table


def wanted(table: ElPlanTable) -> str:
    """What the guide asks the seat in turn for."""
    seat = int(table.state.turn)
    plan = int(table.state.plan(seat))
    card = CARDS[PLAN.token(plan, table.state)]
    own, missing = (
        PRODUCT.tokens[int(table.state.parameters.product(plan, 0))],
        PRODUCT.tokens[int(table.state.parameters.missing(plan))],
    )
    moment = (int(table.state.period), int(table.state.phase))
    if moment[1] == ADMINISTRATION and moment[0] < 5:
        tries = {2: ["fill-row 1 token", "fill-row 2 token"], 4: [f"activate {card} -"]}.get(moment[0], [])
        legal = table.state.legal()
        return next((text for text in tries if GAME.words.read(table.state, text) in legal), "done")
    asked = {
        (2, PRODUCTION): "produce 1 0",
        (3, INVESTMENT): f"acquire {card} plain",
        (3, PRODUCTION): "produce 1 0",
        (3, SELLING): f"sell {own} money" if table.state.all_wares(seat) > 1 else "done",
        (4, INVESTMENT): "done",
        (4, PRODUCTION): "produce 0 1",
        (4, BUYING): f"buy {missing} plain"
        if table.state.wares(seat, int(table.state.parameters.missing(plan))) == 0
        else "done",
        (4, INNOVATION): "innovate",
    }
    return asked.get(moment, "")


def step(table: ElPlanTable) -> None:
    """Do what the guide asks, and anything where the choice is free."""
    text = wanted(table) if table.state.turn != CHANCE else ""
    if text:
        table.play(text)
    else:
        table.state.play(table.state.legal()[-1])


def until(table: ElPlanTable, period: int, phase: int = -1) -> ElPlanTable:
    """Let the guide play every seat until a moment, or the end."""
    while table.state.turn != OVER and not (table.state.period == period and phase in (-1, int(table.state.phase))):
        step(table)
    return table
