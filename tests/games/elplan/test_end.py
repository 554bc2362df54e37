"""The end of the game."""

import pytest

from sobremesa import OVER
from sobremesa.games.elplan.engine.numbers import CREDIT, INNOVATION, SHELVED
from sobremesa.games.elplan.engine.play import ElPlan
from sobremesa.games.elplan.engine.rules.end import converted, end_game, points, resources, trios
from sobremesa.games.elplan.view.table import Table

from .tables import GAME, begin, do, give, go, happening, own, rows, stock, told


def trio(state: ElPlan, seat: int, active: bool = True) -> ElPlan:
    full = 1 if active else 0
    for id in ("taller", "maestro", "gps") if state.parameters.one_copy else ("workshop", "craftsman", "route_planner"):
        own(state, seat, id, filled=full)
    return state


def level(state: ElPlan) -> ElPlan:
    """Nobody has anything."""
    for seat in range(int(state.parameters.players)):
        give(state, seat, ideas=0)
    return state


@pytest.mark.rule("elplan.end.when")
def test_the_game_ends_when_district_seven_is_left_in_the_twelfth_period() -> None:
    state = happening(stock(begin(), 0, 1, 1, 1), "sequia")
    state.period = 12
    stock(state, 1, 2, 1, 0)
    go(state, INNOVATION)
    do(state, "innovate")
    assert state.turn == OVER
    assert int(state.all_wares(1)) == 3
    result = state.result()
    assert result is not None
    assert result.points == [1, 0, 0]
    assert told(state, "ended")[0].rule == "elplan.end.when"


@pytest.mark.rule("elplan.end.score_es")
def test_a_point_per_idea_and_per_trio_of_active_investments() -> None:
    state = trio(give(level(begin()), 0, ideas=2), 0)
    assert points(state, 0) == 3
    trio(state, 1, active=False)
    assert points(state, 1) == 0
    rows(state, 0, 1, ideas=1)
    assert points(state, 0) == 4


@pytest.mark.rule("elplan.end.score_es")
def test_externalizacion_counts_for_no_trio_and_a_card_serves_one() -> None:
    state = level(begin())
    own(own(own(state, 0, "taller", 1), 0, "externalizacion", 1), 0, "gps", 1)
    assert trios(state, 0) == 0
    own(state, 0, "maestro", 1)
    own(state, 0, "camioneta", 1)
    assert trios(state, 0) == 1


@pytest.mark.rule("elplan.end.credit_es")
def test_an_open_credit_costs_an_idea_but_never_more_than_there_are() -> None:
    state = give(level(begin()), 0, ideas=2)
    state.put(0, CREDIT, 1)
    state.put(1, CREDIT, 1)
    trio(state, 1)
    end_game(state)
    assert [int(points(state, seat)) for seat in range(3)] == [1, 1, 0]
    assert [event.numbers[0] for event in told(state, "idea-lost")] == [0]


@pytest.mark.rule("elplan.end.tie_es")
def test_ties_go_by_resources_also_those_on_cards_then_by_what_products_and_investments_convert_to() -> None:
    state = level(begin())
    give(state, 0, human=3, ideas=1)
    rows(give(state, 1, human=2, ideas=0), 1, 0b111, ideas=0b1)
    give(state, 2, human=4, ideas=0)
    end_game(state)
    assert [int(resources(state, seat)) for seat in range(3)] == [3, 4, 4]
    result = state.result()
    assert result is not None
    assert (result.ranks, result.rule) == ([2, 1, 3], "elplan.end.tie_es")


@pytest.mark.rule("elplan.end.tie_es")
def test_the_second_tie_break_counts_products_and_investments_less_one() -> None:
    state = level(begin())
    stock(state, 0, raw=1)
    state.put(0, SHELVED, 1)
    own(own(state, 1, "packing"), 1, "taller")
    assert [int(converted(state, seat)) for seat in range(3)] == [2, 3, 0]
    end_game(state)
    result = state.result()
    assert result is not None
    assert result.ranks == [2, 1, 3]


@pytest.mark.rule("elplan.end.score_en")
def test_in_english_owned_trios_count_for_a_player_with_an_idea() -> None:
    state = trio(trio(level(begin("en")), 0, active=False), 1)
    give(state, 0, ideas=1)
    assert [int(points(state, seat)) for seat in range(3)] == [2, 0, 0]


@pytest.mark.rule("elplan.end.tie_en")
def test_in_english_ties_go_by_resources_then_by_investment_cards() -> None:
    state = level(begin("en"))
    own(give(state, 0, human=2), 0, "workshop")
    give(state, 1, human=2)
    give(state, 2, human=3)
    end_game(state)
    result = state.result()
    assert result is not None
    assert (result.ranks, result.rule) == ([2, 3, 1], "elplan.end.tie_en")


@pytest.mark.rule("elplan.end.score_sheet")
def test_the_score_sheet_tells_the_step_that_parted_the_winner_from_the_rest() -> None:
    def decided(state: ElPlan) -> tuple[tuple[str, ...], str]:
        end_game(state)
        table = GAME.scene(state, "en").table
        assert isinstance(table, Table)
        return table.ladder, table.decided

    es, en = ("sheet-resources", "sheet-converted"), ("sheet-resources", "sheet-owned")
    assert decided(give(level(begin()), 1, ideas=1)) == (es, "total")
    assert decided(give(level(begin()), 1, human=9)) == (es, "sheet-resources")
    assert decided(stock(level(begin()), 1, raw=1)) == (es, "sheet-converted")
    assert decided(own(level(begin("en")), 1, "workshop")) == (en, "sheet-owned")
    assert decided(level(begin())) == (es, "")


@pytest.mark.rule("elplan.end.score_sheet")
@pytest.mark.parametrize("edition", ["es", "en"])
def test_the_score_sheet_lists_ideas_trios_total_resources_investments_and_place(edition: str) -> None:
    state = trio(give(level(begin(edition)), 0, human=1, ideas=1), 0)
    end_game(state)
    scene = GAME.scene(state, "en")
    sheet = next(panel for panel in scene.panels if panel.title == "Score sheet")
    assert [cell.text for cell in sheet.rows[0][1:5]] == ["1", "1", "0", "2"]
    assert sheet.rows[0][-1].text == "1"


@pytest.mark.rule("elplan.end.ranking")
def test_equal_in_everything_is_the_same_place() -> None:
    state = give(level(begin()), 2, human=1)
    end_game(state)
    result = state.result()
    assert result is not None
    assert result.ranks == [2, 2, 1]
    assert result.winners == [2]
