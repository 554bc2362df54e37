"""The turn: what comes before what."""

import pytest

from sobremesa.games.planeta.engine.numbers import ADMINISTER, DECIDE
from tests.games.planeta.table import flight

RED = 2


@pytest.mark.rule("planeta.turn.order")
def test_a_turn_is_a_move_then_an_action_with_other_actions_before_each() -> None:
    table = flight(fuel=(5, 5, 5))
    table.refused("act", "planeta.turn.order", "move-first")
    table.play("refuel blue", "recruit conquest", "draw 2s", "move red mars")
    assert table.state.phase == DECIDE
    table.refused("move blue venus", "planeta.turn.order", "moved")
    table.play("refuel red", "recruit infiltration", "draw 3s", "act", "roll 1", "play 10h")
    assert table.state.phase == ADMINISTER
    assert table.state.moved_before == RED


@pytest.mark.rule("planeta.turn.order")
def test_phase_one_cannot_be_passed() -> None:
    flight().refused("stay", "planeta.turn.order", "must-move")


@pytest.mark.rule("planeta.turn.order")
@pytest.mark.parametrize(
    "line", ["recruit conquest", "refuel red", "search red 10h", "rescue blue", "stay", "act", "move blue mars"]
)
def test_from_the_roll_on_only_a_card_can_be_played(line: str) -> None:
    table = flight(blue="broken", fuel=(6, 6, 5))
    table.play("move red mars", "act", "roll 3")
    table.refused(line, "planeta.turn.order", "rolled")
    assert table.legal() == ["play 9h", "play 10h"]


@pytest.mark.rule("planeta.turn.order")
def test_a_number_that_is_no_action_is_told_what_a_turn_is() -> None:
    refusal = flight().state.why_not(-1)
    assert refusal is not None
    assert (refusal.family, refusal.code, refusal.rule) == ("malformed", "no-such-action", "planeta.turn.order")
