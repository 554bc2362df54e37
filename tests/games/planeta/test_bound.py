"""The bound of a position: what can be made of small games, found by trying everything, never exceeds it."""

from fractions import Fraction

import pytest

from sobremesa.core.seats import CHANCE, OVER
from sobremesa.games.planeta import GAME
from sobremesa.games.planeta.bots.bound import bound
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.engine.rules.score import total
from tests.games.planeta.table import flight, new

NO_BOXES = (10, 8, 4)


def perfect(state: Planeta, known: dict[tuple[int, ...], Fraction]) -> Fraction:
    """The points of a perfect player on average: every action and every face of the die is tried."""
    if state.turn == OVER:
        return Fraction(int(total(state)))
    key = tuple(state.snapshot())
    if key not in known:
        results = []
        for action in state.legal():
            after = state.copy()
            after.apply(action)
            results.append(perfect(after, known))
        known[key] = sum(results, Fraction(0)) / len(results) if state.turn == CHANCE else max(results)
    return known[key]


@pytest.mark.parametrize("tie", ["nothing", "fail", "success"])
@pytest.mark.parametrize(
    ("teams", "fuel"),
    [
        (("10c", "", ""), (2, 1, 1)),
        (("5c 2c", "", ""), (3, 1, 1)),
        (("", "6d Ad", ""), (1, 4, 1)),
        (("", "", "9h 4s"), (1, 1, 4)),
    ],
)
def test_for_one_ship_that_others_leave_alone_the_bound_is_what_a_perfect_player_makes(
    teams: tuple[str, str, str], fuel: tuple[int, int, int], tie: str
) -> None:
    """The others have no card and can run dry, so that the ship need not wait."""
    state = flight(teams=teams, fuel=fuel, reserve="", boxes=NO_BOXES, tie=tie).state
    assert bound(state) == pytest.approx(float(perfect(state, {})))


@pytest.mark.parametrize(
    ("teams", "fuel", "boxes"),
    [
        (("5c", "7d", ""), (2, 3, 1), NO_BOXES),
        (("3c", "6d", "9h"), (2, 2, 2), NO_BOXES),
        (("", "6d", "8h"), (1, 2, 2), (10, 7, 4)),
        (("4c", "", ""), (1, 1, 1), (10, 8, 3)),
    ],
)
def test_no_player_makes_more_than_the_bound(
    teams: tuple[str, str, str], fuel: tuple[int, int, int], boxes: tuple[int, int, int]
) -> None:
    state = flight(teams=teams, fuel=fuel, reserve="", boxes=boxes).state
    assert bound(state) >= float(perfect(state, {})) - 1e-9


def test_a_card_can_pay_for_fuel_and_a_box_for_a_rescue() -> None:
    """With one fuel a ship goes nowhere; a full tank brings it to where its card is always enough."""
    near = flight(teams=("10c", "", ""), fuel=(1, 1, 1), reserve="", boxes=NO_BOXES)
    paid = flight(teams=("10c 9c", "", ""), fuel=(1, 1, 1), reserve="", boxes=NO_BOXES)
    rescued = flight(yellow="broken", teams=("10c", "", ""), fuel=(1, 1, 1), reserve="", boxes=(10, 8, 3))
    costs = float(total(near.state))
    assert bound(near.state) == costs
    assert bound(paid.state) == costs + 5  # Venus with the nine: 3 + 2
    assert bound(rescued.state) == float(total(rescued.state)) + 1  # Mercury with the ten: 3 + 3, for a box of 5


def test_marks_that_are_there_count_and_cannot_be_made_again() -> None:
    state = flight(teams=("10c", "", ""), fuel=(2, 1, 1), reserve="", boxes=NO_BOXES, marks={"mars": "V"}).state
    assert bound(state) == float(total(state))


def test_a_title_says_from_where_its_bound_holds() -> None:
    assert GAME.bounded(new().state) is None
    state = flight().state
    found = GAME.bounded(state)
    assert found is not None
    without, points = found
    assert not [action for action in without.legal() if GAME.text(without, action).startswith("recruit")]
    assert without.left == 0 < state.left
    assert points == bound(without)


def test_teams_too_large_for_the_table_have_no_bound() -> None:
    state = flight(teams=("Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c Ad", "", "")).state
    assert GAME.bounded(state) is None
