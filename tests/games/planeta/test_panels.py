"""What the table tells about an action is what comes of it."""

import pytest

from sobremesa.games.planeta import GAME
from sobremesa.games.planeta.engine.numbers import BROKEN
from sobremesa.games.planeta.view.previews import answers, flights, offers
from tests.games.planeta.table import flight as set_up
from tests.games.planeta.table import new


@pytest.mark.rule("planeta.act.value", "planeta.act.ace_bonus")
def test_a_card_of_the_draft_tells_its_value_in_each_team_and_what_it_lifts() -> None:
    table = new()
    table.play("draw 2s", "draw 3s", "draw 5c", "draw 6c", "draw 7d", "draw 8h", "draft 5c 7d 8h")
    table.play("draw Ac", "draw 9c", "draw 10d", "draw 9h")
    found = {offer.token: offer for offer in offers(table.state)}
    assert found["Ac"].worth == (2, 1, 1)
    assert found["Ac"].lift == (2, 0, 0), "one for the card, one for the ace"
    assert found["9c"].worth == (10, 9, 9)
    assert found["10d"].worth == (10, 11, 10)
    assert found["10d"].lift == (0, 1, 0)


@pytest.mark.rule("planeta.move.route", "planeta.move.out_of_fuel")
def test_a_route_tells_its_fuel_and_whether_the_ship_gets_there() -> None:
    table = set_up(fuel=(2, 6, 6))
    found = {(flight.ship, flight.place): flight for flight in flights(table.state)}
    assert (found["yellow", "mars"].cost, found["yellow", "mars"].left, found["yellow", "mars"].arrives) == (1, 1, True)
    assert not found["yellow", "venus"].arrives
    assert found["blue", "venus"].left == 4
    for flight in found.values():
        after = table.state.copy()
        after.apply(flight.action)
        ship = ("yellow", "blue", "red").index(flight.ship)
        assert (after.place(ship) != BROKEN) == flight.arrives


@pytest.mark.rule("planeta.act.success", "planeta.act.failure", "planeta.act.tie")
def test_a_card_to_play_tells_how_the_attempt_ends() -> None:
    table = set_up(teams=("10c 4d 2h", "10d", "10h"))
    table.play("move yellow venus", "act", "roll 2")
    found = [(answer.token, answer.value, answer.outcome) for answer in answers(table.state)]
    assert found == [("10c", 10, "success"), ("4d", 4, "tie"), ("2h", 2, "failure")]
    assert GAME.text(table.state, answers(table.state)[0].action) == "play 10c"
