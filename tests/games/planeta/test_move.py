"""Phase 1: routes, fuel, another ship each turn."""

import pytest

from sobremesa.games.planeta.engine.numbers import ADMINISTER, BROKEN, NOBODY
from tests.games.planeta.table import flight

BLUE, RED = 1, 2


@pytest.mark.rule("planeta.move.route")
def test_a_ship_pays_the_fuel_of_the_route_and_only_routes_are_flown() -> None:
    table = flight()
    table.play("move red venus")
    assert (table.state.place(RED), table.state.fuel(RED)) == (2, 4)
    assert table.event("moved").numbers == [RED, 2, 2, 4]
    flight().refused("move red neptune", "planeta.move.route", "no-route")
    flight().refused("move red mother", "planeta.move.route", "no-route")


@pytest.mark.rule("planeta.move.route")
def test_a_planet_holds_one_ship_and_the_mother_ship_all_three() -> None:
    table = flight(yellow="mars", blue="mars", moved_before="blue")
    table.refused("move red mars", "planeta.move.route", "place-taken")
    assert flight(yellow="mars").allows("move yellow mother")


@pytest.mark.rule("planeta.move.route")
def test_routes_go_both_ways_and_the_mother_ship_gives_no_fuel() -> None:
    table = flight(red="mars", fuel=(6, 6, 4))
    table.play("move red mother")
    assert (table.state.place(RED), table.state.fuel(RED)) == (0, 3)


@pytest.mark.rule("planeta.move.route", "planeta.move.out_of_fuel")
def test_a_move_that_breaks_the_ship_down_is_legal_but_only_to_a_free_place() -> None:
    table = flight(red="mother", blue="jupiter", fuel=(6, 6, 1))
    table.refused("move red jupiter", code="place-taken")
    assert table.allows("move red venus")


@pytest.mark.rule("planeta.move.different_ship")
def test_the_ship_moved_last_turn_may_not_move_now() -> None:
    table = flight(red="mars", moved_before="red")
    table.refused("move red mother", "planeta.move.different_ship", "moved-last-turn")
    assert {line.split()[1] for line in table.legal("move")} == {"yellow", "blue"}


@pytest.mark.rule("planeta.move.different_ship")
def test_in_the_first_turn_any_ship_may_move() -> None:
    assert {line.split()[1] for line in flight().legal("move")} == {"yellow", "blue", "red"}


@pytest.mark.rule("planeta.move.different_ship")
def test_a_ship_that_broke_down_and_was_rescued_counts_as_moved() -> None:
    table = flight(fuel=(6, 6, 1))
    table.play("move red venus")
    assert table.state.is_broken(RED)
    table.play("rescue red")
    table.refused("move red venus", code="moved-last-turn")


@pytest.mark.rule("planeta.move.different_ship")
def test_what_counts_as_moved_is_the_last_ship_moved_in_the_turn() -> None:
    table = flight(marks={"mars": "C"})
    table.play("move red mars", "move blue venus", "stay")
    assert table.state.moved_before == BLUE
    assert table.allows("move red mother")


@pytest.mark.rule("planeta.move.out_of_fuel")
def test_fuel_three_on_a_route_of_three_breaks_down_and_ends_the_turn() -> None:
    table = flight(fuel=(6, 6, 3))
    table.play("move red jupiter")
    assert (table.state.place(RED), table.state.fuel(RED)) == (BROKEN, 0)
    assert table.event("ran-dry").rule == "planeta.move.out_of_fuel"
    assert (table.state.phase, table.state.moved, table.state.moved_before) == (ADMINISTER, NOBODY, RED)


@pytest.mark.rule("planeta.move.out_of_fuel")
def test_one_point_of_fuel_must_be_left() -> None:
    table = flight(fuel=(6, 6, 4))
    table.play("move red jupiter")
    assert table.state.fuel(RED) == 1


@pytest.mark.rule("planeta.move.out_of_fuel")
def test_breaking_down_in_a_chain_of_moves_ends_the_turn_too() -> None:
    table = flight(fuel=(6, 6, 3), marks={"mars": "C"})
    table.play("move red mars", "move red jupiter")
    assert table.state.is_broken(RED)
    assert (table.state.moved, table.state.moved_before) == (NOBODY, RED)


@pytest.mark.rule("planeta.move.example")
def test_the_move_of_the_book() -> None:
    table = flight()
    table.play("move red jupiter")
    assert table.state.fuel(RED) == 3
    table.play("stay")
    table.refused("move red mother", code="moved-last-turn")
    table.refused("move blue jupiter", "planeta.move.route", "place-taken")
    table.refused("move yellow jupiter", "planeta.move.route", "place-taken")
    assert table.allows("move yellow mars")
