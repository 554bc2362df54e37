"""Other actions: recruiting, fuel, the bank."""

import pytest

from sobremesa.core.seats import CHANCE
from sobremesa.games.planeta.engine.numbers import (
    ADMINISTER,
    BANK_BOX,
    CONQUEST,
    DECIDE,
    FUEL_BOX,
    INVASION,
    RECRUIT_BOX,
    UNSEEN,
)
from tests.games.planeta.build import card, legal, play, table, told, why_not

RED, BLUE = 2, 1


@pytest.mark.rule("planeta.other.recruit")
def test_the_team_is_named_and_a_box_marked_before_the_card_is_seen() -> None:
    state = table(reserve="2s 3s")
    play(state, "recruit conquest")
    assert state.turn == CHANCE
    assert state.boxes[RECRUIT_BOX] == 1
    assert legal(state) == ["draw 2s", "draw 3s"]
    play(state, "draw 3s")
    assert state.holds(CONQUEST, card("3s"))
    assert state.size(UNSEEN) == 1
    assert told(state, "recruited").numbers[:2] == [card("3s"), CONQUEST]
    assert state.phase == ADMINISTER


@pytest.mark.rule("planeta.other.recruit")
def test_a_recruit_between_the_phases_comes_back_to_between_the_phases() -> None:
    state = table()
    play(state, "move red mars", "recruit conquest", "draw 2s")
    assert state.phase == DECIDE


@pytest.mark.rule("planeta.other.recruit")
def test_without_a_box_or_a_card_nobody_is_recruited_but_a_broken_ships_team_may() -> None:
    assert why_not(table(boxes=(10, 0, 0)), "recruit conquest") == "no-recruit-box planeta.other.recruit"
    assert why_not(table(reserve=""), "recruit conquest") == "reserve-empty planeta.other.recruit"
    assert why_not(table(red="broken"), "recruit conquest") == ""


@pytest.mark.rule("planeta.other.refuel_reserve")
def test_a_box_of_the_reserve_gives_any_ship_on_the_board_one_fuel() -> None:
    state = table(blue="venus", fuel=(6, 3, 6))
    play(state, "move red mars", "refuel blue")
    assert state.fuel(BLUE) == 4
    assert state.boxes[FUEL_BOX] == 1
    assert told(state, "refuelled").rule == "planeta.other.refuel_reserve"


@pytest.mark.rule("planeta.other.refuel_reserve")
def test_never_above_six_nor_for_a_broken_ship_nor_without_a_box() -> None:
    assert why_not(table(), "refuel red") == "tank-full planeta.other.refuel_reserve"
    assert why_not(table(red="broken"), "refuel red") == "ship-broken planeta.broken.rescue"
    assert why_not(table(fuel=(6, 6, 5), boxes=(0, 8, 0)), "refuel red") == "no-fuel-box planeta.other.refuel_reserve"


@pytest.mark.rule("planeta.other.refuel_reserve")
@pytest.mark.parametrize(
    ("marked", "offers"), [(0, ["refuel yellow", "refuel red"]), (7, ["refuel yellow", "refuel red"]), (8, [])]
)
def test_fuel_is_offered_to_every_ship_that_lacks_some_while_a_box_is_left(marked: int, offers: list[str]) -> None:
    state = table(fuel=(5, 6, 1), boxes=(0, marked, 0))
    assert legal(state, "refuel") == offers
    assert len(legal(state, "search")) == 2


@pytest.mark.rule("planeta.other.refuel_search")
def test_the_best_card_of_the_team_fills_its_ship_and_marks_no_box() -> None:
    state = table(fuel=(6, 6, 2), teams=("9c", "9d", "8h 7h 9s"))
    assert why_not(state, "search red 7h") == "not-the-best planeta.other.refuel_search"
    assert legal(state, "search") == ["search red 8h", "search red 9s"]
    play(state, "search red 8h")
    assert state.fuel(RED) == 6
    assert list(state.boxes) == [0, 0, 0]
    assert not state.holds(CONQUEST, card("8h"))
    assert state.holds(CONQUEST, card("9s"))


@pytest.mark.rule("planeta.other.refuel_search")
def test_only_for_a_ship_on_the_board_with_less_than_six_fuel_and_a_card() -> None:
    empty = table(fuel=(6, 6, 1), teams=("2c", "2d", ""))
    assert why_not(table(), "search red 10h") == "tank-full planeta.other.refuel_search"
    assert why_not(table(red="broken"), "search red 10h") == "ship-broken planeta.broken.rescue"
    assert why_not(empty, "search red 10h") == "team-empty planeta.other.refuel_search"
    assert why_not(table(fuel=(6, 6, 1)), "search red 10c") == "not-in-team planeta.other.refuel_search"


@pytest.mark.rule("planeta.other.refuel_example")
def test_the_three_ways_of_the_book_to_fly_home_on_a_route_of_three() -> None:
    two = table(red="jupiter", fuel=(6, 6, 1))
    play(two, "refuel red", "refuel red", "move red mother")
    assert two.is_broken(RED)
    three = table(red="jupiter", fuel=(6, 6, 1))
    play(three, "refuel red", "refuel red", "refuel red", "move red mother")
    assert (three.place(RED), three.fuel(RED)) == (0, 1)
    searched = table(red="jupiter", fuel=(6, 6, 1))
    play(searched, "search red 10h", "move red mother")
    assert (searched.place(RED), searched.fuel(RED)) == (0, 3)


@pytest.mark.rule("planeta.broken.rescue")
def test_the_bank_brings_a_ship_back_to_the_mother_ship_with_six_fuel() -> None:
    state = table(red="broken")
    play(state, "rescue red")
    assert (state.place(RED), state.fuel(RED)) == (0, 6)
    assert state.boxes[BANK_BOX] == 1
    assert told(state, "rescued").rule == "planeta.broken.rescue"


@pytest.mark.rule("planeta.broken.rescue")
def test_also_between_the_phases_but_not_without_a_box_or_a_broken_ship() -> None:
    state = table(blue="broken")
    play(state, "move red mars")
    assert why_not(state, "rescue blue") == ""
    assert why_not(state, "rescue red") == "not-broken planeta.broken.rescue"
    assert why_not(table(blue="broken", boxes=(0, 0, 4)), "rescue blue") == "no-bank-box planeta.broken.rescue"
    assert state.size(INVASION) == 2
