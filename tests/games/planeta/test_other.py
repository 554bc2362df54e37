"""Other actions: recruiting and fuel."""

import pytest

from sobremesa.core.seats import CHANCE
from sobremesa.games.planeta.engine.numbers import ADMINISTER, CONQUEST, DECIDE, FUEL_BOX, RECRUIT_BOX, UNSEEN
from tests.games.planeta.table import card, flight

BLUE, RED = 1, 2


@pytest.mark.rule("planeta.other.recruit")
@pytest.mark.parametrize("line", ["play 10h", "end", "stay", "move red venus", "recruit conquest"])
def test_while_a_recruit_comes_everything_waits_for_the_card(line: str) -> None:
    table = flight()
    table.play("recruit conquest")
    table.refused(line, "planeta.other.recruit", "recruit-first")


@pytest.mark.rule("planeta.other.recruit")
def test_the_team_is_named_and_a_box_marked_before_the_card_is_seen() -> None:
    table = flight(reserve="2s 3s")
    table.play("recruit conquest")
    assert table.state.turn == CHANCE
    assert table.state.boxes[RECRUIT_BOX] == 1
    assert table.legal() == ["draw 2s", "draw 3s"]
    table.play("draw 3s")
    assert table.state.holds(CONQUEST, card("3s"))
    assert table.state.size(UNSEEN) == 1
    assert table.event("recruited").numbers[:2] == [card("3s"), CONQUEST]
    assert table.state.phase == ADMINISTER


@pytest.mark.rule("planeta.other.recruit")
def test_a_recruit_between_the_phases_comes_back_to_between_the_phases() -> None:
    table = flight()
    table.play("move red mars", "recruit conquest", "draw 2s")
    assert table.state.phase == DECIDE


@pytest.mark.rule("planeta.other.recruit")
def test_without_a_box_or_a_card_nobody_is_recruited_but_a_broken_ships_team_may() -> None:
    flight(boxes=(10, 0, 0)).refused("recruit conquest", "planeta.other.recruit", "no-recruit-box")
    flight(reserve="").refused("recruit conquest", "planeta.other.recruit", "reserve-empty")
    assert flight(red="broken").allows("recruit conquest")


@pytest.mark.rule("planeta.other.refuel_reserve")
def test_a_box_of_the_reserve_gives_any_ship_on_the_board_one_fuel() -> None:
    table = flight(blue="venus", fuel=(6, 3, 6))
    table.play("move red mars", "refuel blue")
    assert table.state.fuel(BLUE) == 4
    assert table.state.boxes[FUEL_BOX] == 1
    assert table.event("refuelled").rule == "planeta.other.refuel_reserve"


@pytest.mark.rule("planeta.other.refuel_reserve")
def test_never_above_six_nor_for_a_broken_ship_nor_without_a_box() -> None:
    flight().refused("refuel red", "planeta.other.refuel_reserve", "tank-full")
    flight(red="broken").refused("refuel red", "planeta.broken.rescue", "ship-broken")
    flight(fuel=(6, 6, 5), boxes=(0, 8, 0)).refused("refuel red", "planeta.other.refuel_reserve", "no-fuel-box")


@pytest.mark.rule("planeta.other.refuel_reserve")
@pytest.mark.parametrize(
    ("marked", "offers"), [(0, ["refuel yellow", "refuel red"]), (7, ["refuel yellow", "refuel red"]), (8, [])]
)
def test_fuel_is_offered_to_every_ship_that_lacks_some_while_a_box_is_left(marked: int, offers: list[str]) -> None:
    table = flight(fuel=(5, 6, 1), boxes=(0, marked, 0))
    assert table.legal("refuel") == offers
    assert len(table.legal("search")) == 2


@pytest.mark.rule("planeta.other.refuel_search")
def test_the_best_card_of_the_team_fills_its_ship_and_marks_no_box() -> None:
    table = flight(fuel=(6, 6, 2), teams=("9c", "9d", "8h 7h 9s"))
    table.refused("search red 7h", "planeta.other.refuel_search", "not-the-best")
    assert table.legal("search") == ["search red 8h", "search red 9s"]
    table.play("search red 8h")
    assert table.state.fuel(RED) == 6
    assert list(table.state.boxes) == [0, 0, 0]
    assert not table.state.holds(CONQUEST, card("8h"))
    assert table.state.holds(CONQUEST, card("9s"))


@pytest.mark.rule("planeta.other.refuel_search")
def test_only_for_a_ship_on_the_board_with_less_than_six_fuel_and_a_card() -> None:
    empty = flight(fuel=(6, 6, 1), teams=("2c", "2d", ""))
    flight().refused("search red 10h", "planeta.other.refuel_search", "tank-full")
    flight(red="broken").refused("search red 10h", "planeta.broken.rescue", "ship-broken")
    empty.refused("search red 10h", "planeta.other.refuel_search", "team-empty")
    flight(fuel=(6, 6, 1)).refused("search red 10c", "planeta.other.refuel_search", "not-in-team")


@pytest.mark.rule("planeta.other.refuel_example")
def test_the_three_ways_of_the_book_to_fly_home_on_a_route_of_three() -> None:
    two = flight(red="jupiter", fuel=(6, 6, 1))
    two.play("refuel red", "refuel red", "move red mother")
    assert two.state.is_broken(RED)
    three = flight(red="jupiter", fuel=(6, 6, 1))
    three.play("refuel red", "refuel red", "refuel red", "move red mother")
    assert (three.state.place(RED), three.state.fuel(RED)) == (0, 1)
    searched = flight(red="jupiter", fuel=(6, 6, 1))
    searched.play("search red 10h", "move red mother")
    assert (searched.state.place(RED), searched.state.fuel(RED)) == (0, 3)
