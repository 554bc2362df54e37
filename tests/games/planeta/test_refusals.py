"""What a refusal says: who, where, how much, and what would be needed."""

from collections.abc import Callable

import pytest

from sobremesa.games.planeta import GAME
from sobremesa.games.planeta.engine.play import Planeta
from tests.games.planeta.build import play, table


def rolled() -> Planeta:
    state = table()
    play(state, "move blue mars", "act", "roll 3")
    return state


def barred() -> Planeta:
    state = table(marks={"mars": "C"}, barred="same")
    play(state, "move yellow mars")
    return state


def arrived() -> Planeta:
    state = table(teams=("", "10d", "10h"))
    play(state, "move yellow mars")
    return state


@pytest.mark.parametrize(
    ("state", "line", "rule", "sentence"),
    [
        (table, "move red neptune", "move.route", "no route leads from the Mother Ship to Neptune"),
        (
            lambda: table(yellow="venus", blue="mars"),
            "move red mars",
            "move.route",
            "the blue ship is on Mars already: choose a free planet",
        ),
        (
            lambda: table(blue="broken"),
            "move blue mars",
            "broken.rescue",
            "the blue ship has broken down; only the bank brings it back",
        ),
        (
            lambda: table(moved_before="blue"),
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
            lambda: table(fuel=(6, 6, 2)),
            "search red 10d",
            "other.refuel_search",
            "the ten of diamonds is not in the conquest team",
        ),
        (
            lambda: table(fuel=(6, 2, 2), teams=("2c", "", "3h")),
            "search blue 10d",
            "other.refuel_search",
            "the invasion team has no card left: recruit one first",
        ),
        (
            lambda: table(fuel=(6, 6, 2), teams=("9c", "9d", "8h 7h")),
            "search red 7h",
            "other.refuel_search",
            "the seven of hearts is worth 8; only the team's best card, worth 9, finds fuel",
        ),
        (
            table,
            "refuel blue",
            "other.refuel_reserve",
            "the blue ship has 6 fuel: the tank is full, it needs none",
        ),
        (
            lambda: table(boxes=(10, 0, 0)),
            "recruit conquest",
            "other.recruit",
            "all 10 recruitment boxes are marked",
        ),
        (
            lambda: table(fuel=(5, 5, 5), boxes=(0, 8, 0)),
            "refuel red",
            "other.refuel_reserve",
            "all 8 boxes of the fuel reserve are marked",
        ),
        (
            lambda: table(red="broken", boxes=(0, 0, 4)),
            "rescue red",
            "broken.rescue",
            "all 4 boxes of the bank are marked",
        ),
        (
            table,
            "rescue blue",
            "broken.rescue",
            "the blue ship has not broken down: the bank only rescues ships that have",
        ),
    ],
)
def test_a_refusal_says_what_is_against_the_action(
    state: Callable[[], Planeta], line: str, rule: str, sentence: str
) -> None:
    position = state()
    refusal = position.why_not(GAME.parse(position, line))
    assert refusal is not None
    assert refusal.rule == f"planeta.{rule}"
    assert GAME.explain(refusal, "en", state=position) == sentence
