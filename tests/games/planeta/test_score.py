"""The score: columns, rows, costs."""

import pytest

from sobremesa.games.planeta.content.model import PLANET_IDS
from sobremesa.games.planeta.engine.rules.score import column_points, cost_points, row_points, total
from tests.games.planeta.table import flight


@pytest.mark.rule("planeta.score.columns")
def test_columns_count_three_four_and_five() -> None:
    table = flight(marks={"mars": "IVC", "venus": "IV", "mercury": "I"})
    assert [column_points(table.state, kind) for kind in range(3)] == [9, 8, 5]


@pytest.mark.rule("planeta.score.rows")
def test_rows_count_three_two_one_four_three_one_two() -> None:
    table = flight(marks=dict.fromkeys(PLANET_IDS, "IVC"))
    assert [row_points(table.state, planet) for planet in range(1, 8)] == [9, 6, 3, 12, 9, 3, 6]
    assert total(table.state) == 132


@pytest.mark.rule("planeta.score.costs")
def test_recruits_cost_one_fuel_two_and_the_bank_five_each() -> None:
    table = flight(boxes=(4, 3, 2))
    assert [cost_points(table.state, box) for box in range(3)] == [4, 6, 10]
    assert total(table.state) == -20


@pytest.mark.rule("planeta.score.costs")
def test_cards_fuel_and_broken_ships_count_nothing() -> None:
    rich = flight(marks={"mars": "I"})
    poor = flight(yellow="broken", marks={"mars": "I"}, teams=("", "", ""), fuel=(1, 1, 1))
    assert total(rich.state) == total(poor.state) == 4


@pytest.mark.rule("planeta.score.example")
def test_the_sheet_of_the_book_scores_forty_three() -> None:
    rows = ("IC", "V", "IVC", "V", "C", "IV", "IC")
    table = flight(marks=dict(zip(PLANET_IDS, rows, strict=True)), boxes=(3, 8, 2))
    assert sum(row_points(table.state, planet) for planet in range(1, 8)) == 24
    assert [column_points(table.state, kind) for kind in range(3)] == [12, 16, 20]
    assert [cost_points(table.state, box) for box in range(3)] == [3, 16, 10]
    assert total(table.state) == 43


@pytest.mark.rule("planeta.score.compare")
def test_the_result_is_the_players_own_total() -> None:
    table = flight(marks={"mars": "IVC"}, boxes=(1, 0, 0))
    assert table.state.result() is None
    table.play("end")
    result = table.state.result()
    assert result is not None
    assert result.points == [3 + 4 + 5 + 3 - 1]
    assert result.winners == [0]
