"""District 4: production."""

import pytest

from sobremesa.games.elplan.engine.numbers import PRODUCTION, ROWS
from sobremesa.games.elplan.engine.rules.effects import processes

from .table import begin


@pytest.mark.rule("elplan.d4.produce")
def test_processes_of_plan_and_investments_are_spent_on_the_two_products_of_the_plan() -> None:
    table = begin().plan(0, "huerto").rows(0, 0b111).own(0, "galpon", filled=3)
    table.walk(4)
    assert processes(table.state, 0) == (2, 2, 1, 0)
    assert table.offered() == {"produce 0 0", "produce 1 0", "produce 2 0", "produce 0 1", "produce 1 1"}
    table.play("produce 1 1")
    assert table.wares(0) == (1, 1, 0)
    assert table.rules_of("produced") == {"elplan.d4.produce"}


@pytest.mark.rule("elplan.d4.produce")
def test_a_player_may_also_make_nothing() -> None:
    table = begin().rows(0, 0b11).walk(4)
    table.play("produce 0 0")
    assert table.wares(0) == (0, 0, 0)


@pytest.mark.rule("elplan.d4.once")
def test_each_process_is_used_once_and_the_tokens_stay() -> None:
    table = begin().plan(0, "huerto").rows(0, 0b11).walk(4)
    table.refused("produce 2 0", code="too-few-processes")
    table.play("produce 1 0")
    assert table.state.get(0, ROWS) == 0b11
    table.refused("produce 1 0", "elplan.period.enabled")


@pytest.mark.rule("elplan.d4.opportunity")
def test_the_space_gives_one_process_of_choice() -> None:
    table = begin().plan(0, "huerto").rows(0, 0b1).stand(0, "d4").walk(4)
    table.play("produce 1 0")
    assert table.wares(0) == (1, 0, 0)
    table = begin().plan(0, "huerto").rows(0, 0b1).go(PRODUCTION)
    assert table.state.phase != PRODUCTION or table.state.turn != 0


def test_a_training_event_adds_to_the_space() -> None:
    table = begin().plan(0, "huerto").stand(0, "d4").happening("capacitacion").walk(4)
    assert table.offered() == {"produce 0 0", "produce 1 0"}
