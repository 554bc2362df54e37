"""District 4: production."""

import pytest

from sobremesa.games.elplan.engine.numbers import PRODUCTION, ROWS
from sobremesa.games.elplan.engine.rules.effects import processes

from .tables import begin, do, go, happening, offered, own, plan, refused, rows, rules_told, stand, walk, wares


@pytest.mark.rule("elplan.d4.produce")
def test_processes_of_plan_and_investments_are_spent_on_the_two_products_of_the_plan() -> None:
    state = own(rows(plan(begin(), 0, "huerto"), 0, 0b111), 0, "galpon", filled=3)
    walk(state, 4)
    assert processes(state, 0) == (2, 2, 1, 0)
    assert offered(state) == {"produce 0 0", "produce 1 0", "produce 2 0", "produce 0 1", "produce 1 1"}
    do(state, "produce 1 1")
    assert wares(state, 0) == (1, 1, 0)
    assert rules_told(state, "produced") == {"elplan.d4.produce"}


@pytest.mark.rule("elplan.d4.produce")
def test_a_player_may_also_make_nothing() -> None:
    state = walk(rows(begin(), 0, 0b11), 4)
    do(state, "produce 0 0")
    assert wares(state, 0) == (0, 0, 0)


@pytest.mark.rule("elplan.d4.once")
def test_each_process_is_used_once_and_the_tokens_stay() -> None:
    state = walk(rows(plan(begin(), 0, "huerto"), 0, 0b11), 4)
    assert refused(state, "produce 2 0").code == "too-few-processes"
    do(state, "produce 1 0")
    assert state.get(0, ROWS) == 0b11
    assert refused(state, "produce 1 0").rule == "elplan.period.enabled"


@pytest.mark.rule("elplan.d4.opportunity")
def test_the_space_gives_one_process_of_choice() -> None:
    state = walk(stand(rows(plan(begin(), 0, "huerto"), 0, 0b1), 0, "d4"), 4)
    do(state, "produce 1 0")
    assert wares(state, 0) == (1, 0, 0)
    state = go(rows(plan(begin(), 0, "huerto"), 0, 0b1), PRODUCTION)
    assert state.phase != PRODUCTION or state.turn != 0


def test_a_training_event_adds_to_the_space() -> None:
    state = walk(happening(stand(plan(begin(), 0, "huerto"), 0, "d4"), "capacitacion"), 4)
    assert offered(state) == {"produce 0 0", "produce 1 0"}
