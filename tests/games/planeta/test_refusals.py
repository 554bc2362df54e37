"""What a refusal says: who, where, how much, and what would be needed."""

from collections.abc import Callable

import pytest

from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.testing import Table
from tests.games.planeta.table import flight

pytestmark = pytest.mark.pure


def rolled() -> Table[Planeta]:
    table = flight()
    table.play("move blue mars", "act", "roll 3")
    return table


def barred() -> Table[Planeta]:
    table = flight(marks={"mars": "C"}, barred="same")
    table.play("move yellow mars")
    return table


def arrived() -> Table[Planeta]:
    table = flight(teams=("", "10d", "10h"))
    table.play("move yellow mars")
    return table


@pytest.mark.parametrize(
    ("set_up", "line", "rule", "sentence"),
    [
        (flight, "move red neptune", "move.route", "no route leads from the Mother Ship to Neptune"),
        (
            lambda: flight(yellow="venus", blue="mars"),
            "move red mars",
            "move.route",
            "the blue ship is on Mars already: choose a free planet",
        ),
        (
            lambda: flight(blue="broken"),
            "move blue mars",
            "broken.rescue",
            "the blue ship has broken down; only the bank brings it back",
        ),
        (
            lambda: flight(moved_before="blue"),
            "move blue mars",
            "move.different_ship",
            "the blue ship moved last turn; another must move now",
        ),
        (
            barred,
            "move blue venus",
            "act.barred_returns",
            "only the yellow ship, which has just moved, may move on",
        ),
        (barred, "stay", "act.barred_returns", "the yellow ship can do nothing on Mars: you must move again"),
        (arrived, "move blue venus", "turn.order", "the yellow ship has moved to Mars: act there, or stay"),
        (arrived, "act", "act.optional", "the infiltration team has no card left: recruit one first"),
        (rolled, "play 10c", "act.value", "the ten of clubs is not in the invasion team"),
        (
            lambda: flight(fuel=(6, 6, 2)),
            "search red 10d",
            "other.refuel_search",
            "the ten of diamonds is not in the conquest team",
        ),
        (
            lambda: flight(fuel=(6, 2, 2), teams=("2c", "", "3h")),
            "search blue 10d",
            "other.refuel_search",
            "the invasion team has no card left: recruit one first",
        ),
        (
            lambda: flight(fuel=(6, 6, 2), teams=("9c", "9d", "8h 7h")),
            "search red 7h",
            "other.refuel_search",
            "the seven of hearts is worth 8; only the team's best card, worth 9, finds fuel",
        ),
        (
            flight,
            "refuel blue",
            "other.refuel_reserve",
            "the blue ship has 6 fuel: the tank is full, it needs none",
        ),
        (
            lambda: flight(boxes=(10, 0, 0)),
            "recruit conquest",
            "other.recruit",
            "all 10 recruitment boxes are marked",
        ),
        (
            lambda: flight(fuel=(5, 5, 5), boxes=(0, 8, 0)),
            "refuel red",
            "other.refuel_reserve",
            "all 8 boxes of the fuel reserve are marked",
        ),
        (
            lambda: flight(red="broken", boxes=(0, 0, 4)),
            "rescue red",
            "broken.rescue",
            "all 4 boxes of the bank are marked",
        ),
        (
            flight,
            "rescue blue",
            "broken.rescue",
            "the blue ship has not broken down: the bank only rescues ships that have",
        ),
    ],
)
def test_a_refusal_says_what_is_against_the_action(
    set_up: Callable[[], Table[Planeta]], line: str, rule: str, sentence: str
) -> None:
    table = set_up()
    refusal = table.refused(line, f"planeta.{rule}")
    assert table.game.explain(refusal, "en", state=table.state) == sentence
