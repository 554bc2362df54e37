"""District 7: innovation."""

import pytest

from sobremesa.games.elplan.engine.numbers import IDEAS, INNOVATION

from .table import begin


@pytest.mark.rule("elplan.d7.innovate")
def test_three_different_products_become_an_idea_as_often_as_there_are_sets() -> None:
    table = begin().stock(0, 2, 2, 3).go(INNOVATION)
    table.play("innovate", "innovate")
    assert table.state.get(0, IDEAS) == 2
    table = begin().stock(0, 2, 2, 3).go(INNOVATION)
    table.play("innovate", "done")
    assert table.state.get(0, IDEAS) == 1


@pytest.mark.rule("elplan.d7.innovate")
def test_it_is_optional_and_a_set_needs_all_three_types() -> None:
    table = begin().stock(0, 1, 1, 1).stock(1, 3, 3, 0).go(INNOVATION)
    assert table.state.turn == 0
    table.play("done")
    assert table.state.get(0, IDEAS) == 0
    assert table.state.phase != INNOVATION


@pytest.mark.rule("elplan.d7.innovate")
def test_the_variant_allows_one_set_per_period() -> None:
    table = begin(ideas_per_period=1).stock(0, 2, 2, 3).go(INNOVATION)
    table.play("innovate")
    assert table.state.get(0, IDEAS) == 1
    assert table.state.phase != INNOVATION
    assert sum(table.wares(0)) <= 4
