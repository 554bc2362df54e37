"""The end of the game."""

import pytest

from sobremesa import CHANCE, OVER
from sobremesa.core.rng import Rng
from sobremesa.games.elplan.engine.numbers import CREDIT, CUTBACK, INNOVATION, OPPORTUNITY, REFILL, SHELVED
from sobremesa.games.elplan.engine.rules.end import converted, end_game, points, resources, trios
from sobremesa.games.elplan.view.table import Table

from .table import GAME, ElPlanTable, begin


def trio(table: ElPlanTable, seat: int, active: bool = True) -> ElPlanTable:
    full = 1 if active else 0
    for id in (
        ("taller", "maestro", "gps") if table.state.parameters.one_copy else ("workshop", "craftsman", "route_planner")
    ):
        table.own(seat, id, filled=full)
    return table


def level(table: ElPlanTable) -> ElPlanTable:
    """Nobody has anything."""
    for seat in range(int(table.state.parameters.players)):
        table.give(seat, ideas=0)
    return table


@pytest.mark.rule("elplan.end.when")
def test_the_game_ends_when_district_seven_is_left_in_the_twelfth_period() -> None:
    table = begin().stock(0, 1, 1, 1).happening("sequia")
    table.state.period = 12
    table.stock(1, 2, 1, 0)
    table.go(INNOVATION)
    table.play("innovate")
    assert table.state.turn == OVER
    assert int(table.state.all_wares(1)) == 3
    result = table.state.result()
    assert result is not None
    assert result.points == [1, 0, 0]
    assert table.all_events("ended")[0].rule == "elplan.end.when"


@pytest.mark.rule("elplan.end.when")
def test_by_the_clock_the_period_in_play_is_finished_and_counts_as_the_last() -> None:
    table = begin(clock=True).stock(0, 1, 1, 1).happening("sequia")
    table.state.period = 3
    table.stock(1, 2, 1, 0)
    assert table.state.time_up() < 0
    table.go(INNOVATION)
    table.play("innovate")
    assert table.state.turn == CHANCE
    assert table.refused("done").rule == "elplan.end.when"
    assert GAME.text(table.state, table.state.time_up()) == "clock up"
    assert {int(table.state.sample(Rng(seed))) for seed in range(20)} == {GAME.parse(table.state, "clock left")}
    table.play("clock up")
    result = table.state.result()
    assert result is not None
    assert (result.points, result.ranks[0]) == ([1, 0, 0], 1)
    assert int(table.state.all_wares(1)) == 3, "there is no Summary of the last period"
    assert table.all_events("time-up")[0].rule == table.all_events("ended")[0].rule == "elplan.end.when"


@pytest.mark.rule("elplan.end.when")
def test_while_there_is_time_another_period_follows_and_without_the_option_nobody_looks_at_the_clock() -> None:
    for clock in (True, False):
        table = begin(clock=clock).stock(0, 1, 1, 1).happening("sequia")
        table.state.period = 3
        table.go(INNOVATION)
        table.play("innovate")
        if clock:
            table.play("clock left")
        else:
            assert table.refused("clock up").family == "not-now"
        assert table.state.result() is None
        assert table.state.phase in (CUTBACK, REFILL, OPPORTUNITY)


@pytest.mark.rule("elplan.end.score_es")
def test_a_point_per_idea_and_per_trio_of_active_investments() -> None:
    table = trio(level(begin()).give(0, ideas=2), 0)
    assert points(table.state, 0) == 3
    trio(table, 1, active=False)
    assert points(table.state, 1) == 0
    table.rows(0, 1, ideas=1)
    assert points(table.state, 0) == 4


@pytest.mark.rule("elplan.end.score_es")
def test_externalizacion_counts_for_no_trio_and_a_card_serves_one() -> None:
    table = level(begin())
    table.own(0, "taller", 1).own(0, "externalizacion", 1).own(0, "gps", 1)
    assert trios(table.state, 0) == 0
    table.own(0, "maestro", 1)
    table.own(0, "camioneta", 1)
    assert trios(table.state, 0) == 1


@pytest.mark.rule("elplan.end.credit_es")
def test_an_open_credit_costs_an_idea_but_never_more_than_there_are() -> None:
    table = level(begin()).give(0, ideas=2)
    table.state.put(0, CREDIT, 1)
    table.state.put(1, CREDIT, 1)
    trio(table, 1)
    end_game(table.state)
    assert [int(points(table.state, seat)) for seat in range(3)] == [1, 1, 0]
    assert [event.numbers[0] for event in table.all_events("idea-lost")] == [0]


@pytest.mark.rule("elplan.end.tie_es")
def test_ties_go_by_resources_also_those_on_cards_then_by_what_products_and_investments_convert_to() -> None:
    table = level(begin())
    table.give(0, human=3, ideas=1)
    table.give(1, human=2, ideas=0).rows(1, 0b111, ideas=0b1)
    table.give(2, human=4, ideas=0)
    end_game(table.state)
    assert [int(resources(table.state, seat)) for seat in range(3)] == [3, 4, 4]
    result = table.state.result()
    assert result is not None
    assert (result.ranks, result.rule) == ([2, 1, 3], "elplan.end.tie_es")


@pytest.mark.rule("elplan.end.tie_es")
def test_the_second_tie_break_counts_products_and_investments_less_one() -> None:
    table = level(begin())
    table.stock(0, raw=1)
    table.state.put(0, SHELVED, 1)
    table.own(1, "packing").own(1, "taller")
    assert [int(converted(table.state, seat)) for seat in range(3)] == [2, 3, 0]
    end_game(table.state)
    result = table.state.result()
    assert result is not None
    assert result.ranks == [2, 1, 3]


@pytest.mark.rule("elplan.end.score_en")
def test_in_english_owned_trios_count_for_a_player_with_an_idea() -> None:
    table = trio(trio(level(begin("en")), 0, active=False), 1)
    table.give(0, ideas=1)
    assert [int(points(table.state, seat)) for seat in range(3)] == [2, 0, 0]


@pytest.mark.rule("elplan.end.tie_en")
def test_in_english_ties_go_by_resources_then_by_investment_cards() -> None:
    table = level(begin("en"))
    table.give(0, human=2).own(0, "workshop")
    table.give(1, human=2)
    table.give(2, human=3)
    end_game(table.state)
    result = table.state.result()
    assert result is not None
    assert (result.ranks, result.rule) == ([2, 3, 1], "elplan.end.tie_en")


@pytest.mark.rule("elplan.end.score_sheet")
def test_the_score_sheet_tells_the_step_that_parted_the_winner_from_the_rest() -> None:
    def decided(table: ElPlanTable) -> tuple[tuple[str, ...], str]:
        end_game(table.state)
        shown = GAME.scene(table.state, "en").table
        assert isinstance(shown, Table)
        return shown.ladder, shown.decided

    es, en = ("sheet-resources", "sheet-converted"), ("sheet-resources", "sheet-owned")
    assert decided(level(begin()).give(1, ideas=1)) == (es, "total")
    assert decided(level(begin()).give(1, human=9)) == (es, "sheet-resources")
    assert decided(level(begin()).stock(1, raw=1)) == (es, "sheet-converted")
    assert decided(level(begin("en")).own(1, "workshop")) == (en, "sheet-owned")
    assert decided(level(begin())) == (es, "")


@pytest.mark.rule("elplan.end.score_sheet")
@pytest.mark.parametrize("edition", ["es", "en"])
def test_the_score_sheet_lists_ideas_trios_total_resources_investments_and_place(edition: str) -> None:
    table = trio(level(begin(edition)).give(0, human=1, ideas=1), 0)
    end_game(table.state)
    scene = GAME.scene(table.state, "en")
    sheet = next(panel for panel in scene.panels if panel.title == "Score sheet")
    assert [cell.text for cell in sheet.rows[0][1:5]] == ["1", "1", "0", "2"]
    assert sheet.rows[0][-1].text == "1"


@pytest.mark.rule("elplan.end.ranking")
def test_equal_in_everything_is_the_same_place() -> None:
    table = level(begin()).give(2, human=1)
    end_game(table.state)
    result = table.state.result()
    assert result is not None
    assert result.ranks == [2, 2, 1]
    assert result.winners == [2]
