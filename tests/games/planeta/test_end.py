"""When the game is over."""

import pytest

from sobremesa.core.seats import OVER
from sobremesa.games.planeta.content.model import PLANET_IDS
from tests.games.planeta.table import flight, new


@pytest.mark.rule("planeta.end.when")
def test_the_game_cannot_be_ended_between_the_roll_and_the_card() -> None:
    table = flight()
    table.play("move red mars", "act", "roll 3")
    table.refused("end", "planeta.end.when", "rolled")


@pytest.mark.rule("planeta.end.when")
def test_the_player_may_end_it_at_any_own_decision_outside_a_rolled_action() -> None:
    drafting = new()
    drafting.play("draw 2c", "draw 3c", "draw 5h", "draw 8s", "draw Ac", "draw 10d")
    for table in (drafting, flight()):
        table.play("end")
        assert table.state.turn == OVER
        assert table.event("ended").rule == "planeta.end.when"
        assert table.legal() == []
    table = flight()
    table.play("move red mars", "end")
    assert table.state.turn == OVER
    table.refused("move red mars", "planeta.end.when", "game-over")


@pytest.mark.rule("planeta.end.when")
def test_it_ends_when_every_other_ship_is_broken_and_no_bank_box_is_left() -> None:
    table = flight(yellow="broken", blue="broken", boxes=(0, 0, 4))
    table.play("move red mars", "stay")
    assert table.state.turn == OVER
    assert table.event("no-moves").rule == "planeta.end.when"


@pytest.mark.rule("planeta.end.when")
def test_a_last_box_of_the_bank_spent_on_the_wrong_ship_ends_it_too() -> None:
    table = flight(yellow="broken", blue="broken", red="broken", boxes=(0, 0, 3), moved_before="red")
    table.play("rescue red")
    assert table.state.turn == OVER


@pytest.mark.rule("planeta.end.when")
def test_with_a_bank_box_left_it_goes_on() -> None:
    table = flight(yellow="broken", blue="broken", boxes=(0, 0, 3))
    table.play("move red mars", "stay")
    assert table.state.turn == 0
    assert table.legal("move") == []
    assert table.legal("rescue") == ["rescue yellow", "rescue blue"]


@pytest.mark.rule("planeta.end.when")
def test_it_ends_when_all_seven_planets_are_conquered() -> None:
    table = flight(marks=dict.fromkeys(PLANET_IDS, "C") | {"mars": ""})
    table.play("move red mars", "act", "roll 1", "play 10h")
    assert table.state.turn == OVER
    assert table.event("all-conquered").rule == "planeta.end.when"


@pytest.mark.rule("planeta.end.when")
def test_a_planet_only_invaded_keeps_the_game_going() -> None:
    table = flight(marks=dict.fromkeys(PLANET_IDS, "C") | {"mars": "", "neptune": "IV"})
    table.play("move red mars", "act", "roll 1", "play 10h")
    assert table.state.turn == 0
