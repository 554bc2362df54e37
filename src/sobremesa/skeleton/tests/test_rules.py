"""The rules, each checked by a test that is marked with it."""

import pytest
from newgame import GAME

from sobremesa.testing import Table


@pytest.mark.rule("newgame.turn.choose", "newgame.turn.step")
def test_a_step_brings_two_points_and_the_turn_passes() -> None:
    table = Table(GAME, players=2)
    table.play("step")
    assert table.state.points == [2, 0]
    assert table.state.turn == 1


@pytest.mark.rule("newgame.turn.roll")
@pytest.mark.parametrize(("face", "points"), [(1, 0), (2, 2), (6, 6)])
def test_the_die_brings_what_it_shows_but_a_one_nothing(face: int, points: int) -> None:
    table = Table(GAME, players=2)
    table.refused(f"die {face}", "newgame.turn.roll", "chance-only")
    table.play("roll")
    table.refused("step", "newgame.turn.roll", "die-first")
    table.play(f"die {face}")
    assert table.state.points == [points, 0]


@pytest.mark.rule("newgame.end.goal")
def test_whoever_has_twenty_points_wins_at_once() -> None:
    table = Table(GAME, players=2)
    table.play(*["step"] * 19)
    result = table.state.result()
    assert result is not None
    assert result.winners == [0]
    table.refused("step", "newgame.end.goal", "game-over")
