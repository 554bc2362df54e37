"""The end of the game, and the score."""

import pytest

from sobremesa.core.seats import OVER
from sobremesa.games.planeta.engine.rules.score import column_points, cost_points, row_points, total
from tests.games.planeta.build import fresh, legal, play, table, told, why_not

PLANETS = ("mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune")


@pytest.mark.rule("planeta.end.when")
def test_the_player_may_end_it_at_any_own_decision_outside_a_rolled_action() -> None:
    drafting = fresh()
    play(drafting, "draw 2c", "draw 3c", "draw 5h", "draw 8s", "draw Ac", "draw 10d")
    for state in (drafting, table()):
        play(state, "end")
        assert state.turn == OVER
        assert told(state, "ended").rule == "planeta.end.when"
        assert state.legal() == []
    state = table()
    play(state, "move red mars", "end")
    assert state.turn == OVER
    assert why_not(state, "move red mars") == "game-over planeta.end.when"


@pytest.mark.rule("planeta.end.when")
def test_it_ends_when_every_other_ship_is_broken_and_no_bank_box_is_left() -> None:
    state = table(yellow="broken", blue="broken", boxes=(0, 0, 4))
    play(state, "move red mars", "stay")
    assert state.turn == OVER
    assert told(state, "no-moves").rule == "planeta.end.when"


@pytest.mark.rule("planeta.end.when")
def test_a_last_box_of_the_bank_spent_on_the_wrong_ship_ends_it_too() -> None:
    state = table(yellow="broken", blue="broken", red="broken", boxes=(0, 0, 3), moved_before="red")
    play(state, "rescue red")
    assert state.turn == OVER


@pytest.mark.rule("planeta.end.when")
def test_with_a_bank_box_left_it_goes_on() -> None:
    state = table(yellow="broken", blue="broken", boxes=(0, 0, 3))
    play(state, "move red mars", "stay")
    assert state.turn == 0
    assert legal(state, "move") == []
    assert legal(state, "rescue") == ["rescue yellow", "rescue blue"]


@pytest.mark.rule("planeta.end.when")
def test_it_ends_when_all_seven_planets_are_conquered() -> None:
    state = table(marks=dict.fromkeys(PLANETS, "C") | {"mars": ""})
    play(state, "move red mars", "act", "roll 1", "play 10h")
    assert state.turn == OVER
    assert told(state, "all-conquered").rule == "planeta.end.when"


@pytest.mark.rule("planeta.end.when")
def test_a_planet_only_invaded_keeps_the_game_going() -> None:
    state = table(marks=dict.fromkeys(PLANETS, "C") | {"mars": "", "neptune": "IV"})
    play(state, "move red mars", "act", "roll 1", "play 10h")
    assert state.turn == 0


@pytest.mark.rule("planeta.score.columns")
def test_columns_count_three_four_and_five() -> None:
    state = table(marks={"mars": "IVC", "venus": "IV", "mercury": "I"})
    assert [column_points(state, kind) for kind in range(3)] == [9, 8, 5]


@pytest.mark.rule("planeta.score.rows")
def test_rows_count_three_two_one_four_three_one_two() -> None:
    state = table(marks=dict.fromkeys(PLANETS, "IVC"))
    assert [row_points(state, planet) for planet in range(1, 8)] == [9, 6, 3, 12, 9, 3, 6]
    assert total(state) == 132


@pytest.mark.rule("planeta.score.costs")
def test_recruits_cost_one_fuel_two_and_the_bank_five_each() -> None:
    state = table(boxes=(4, 3, 2))
    assert [cost_points(state, box) for box in range(3)] == [4, 6, 10]
    assert total(state) == -20


@pytest.mark.rule("planeta.score.costs")
def test_cards_fuel_and_broken_ships_count_nothing() -> None:
    rich = table(marks={"mars": "I"})
    poor = table(yellow="broken", marks={"mars": "I"}, teams=("", "", ""), fuel=(1, 1, 1))
    assert total(rich) == total(poor) == 4


@pytest.mark.rule("planeta.score.example")
def test_the_sheet_of_the_book_scores_forty_three() -> None:
    rows = ("IC", "V", "IVC", "V", "C", "IV", "IC")
    state = table(marks=dict(zip(PLANETS, rows, strict=True)), boxes=(3, 8, 2))
    assert sum(row_points(state, planet) for planet in range(1, 8)) == 24
    assert [column_points(state, kind) for kind in range(3)] == [12, 16, 20]
    assert [cost_points(state, box) for box in range(3)] == [3, 16, 10]
    assert total(state) == 43


@pytest.mark.rule("planeta.score.compare")
def test_the_result_is_the_players_own_total() -> None:
    state = table(marks={"mars": "IVC"}, boxes=(1, 0, 0))
    assert state.result() is None
    play(state, "end")
    result = state.result()
    assert result is not None
    assert result.points == [3 + 4 + 5 + 3 - 1]
    assert result.winners == [0]
