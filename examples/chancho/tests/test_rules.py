"""The rules, each checked by a test that is marked with it."""

import pytest
from chancho import GAME

from sobremesa.testing import Table


@pytest.mark.rule("chancho.turn.roll", "chancho.turn.gather")
def test_rolls_are_gathered_as_long_as_one_likes() -> None:
    table = Table(GAME, players=2)
    table.refused("die 3", "chancho.turn.roll", "chance-only")
    table.play("roll", "die 3", "roll")
    table.refused("roll", "chancho.turn.roll", "die-first")
    table.play("die 6")
    assert (table.state.gathered, table.state.points) == (9, [0, 0])
    assert repr(table.state) == "<chancho, turn 1, seat 1 to play>"


@pytest.mark.rule("chancho.turn.one")
def test_a_one_takes_what_was_gathered_in_this_turn_only() -> None:
    table = Table(GAME, players=2)
    table.play("roll", "die 5", "hold", "roll", "die 2", "hold", "roll", "die 6", "roll", "die 1")
    assert table.event("lost").numbers[0] == 6
    assert (table.state.turn, table.state.points) == (1, [5, 2])


@pytest.mark.rule("chancho.turn.once")
def test_nobody_holds_before_the_first_roll() -> None:
    assert Table(GAME, players=2).refused("hold", "chancho.turn.once", "nothing-gathered")


@pytest.mark.rule("chancho.turn.hold")
def test_what_is_held_is_safe_and_the_turn_passes() -> None:
    table = Table(GAME, players=3)
    table.play("roll", "die 4", "hold")
    assert (table.state.turn, table.state.points, table.state.gathered) == (1, [4, 0, 0], 0)


@pytest.mark.rule("chancho.end.goal")
@pytest.mark.parametrize("goal", [50, 100])
def test_whoever_holds_with_the_goal_reached_wins(goal: int) -> None:
    table = Table(GAME, players=2, options={"goal": goal})
    while table.state.gathered < goal:
        table.play("roll", "die 5")
    assert table.state.result() is None
    table.play("hold")
    result = table.state.result()
    assert result is not None
    assert result.winners == [0]
    table.refused("roll", "chancho.end.goal", "game-over")
