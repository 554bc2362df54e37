"""Snapshots and records that the rules 1.0 have left behind: they are read, and the games go on."""

import json
from pathlib import Path
from typing import Any

import pytest

from sobremesa.core.record import load, read
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.games.deuda import GAME
from tests.games.deuda.table import new, sound, table_of

pytestmark = pytest.mark.pure

OLD: list[dict[str, Any]] = json.loads((Path(__file__).parent / "snapshots" / "rules-1.0.json").read_text("utf-8"))


@pytest.mark.parametrize("old", OLD, ids=lambda old: old["name"])
def test_a_snapshot_of_the_rules_1_0_is_restored_and_the_game_goes_on(old: dict[str, Any]) -> None:
    state = new(old["setup"]["players"]).state
    state.restore(old["numbers"])
    assert state.snapshot() == old["numbers"]
    assert state.digest() == old["digest"]
    assert set(old["legal"]) <= set(table_of(state).legal())
    rng = Rng(3)
    for _ in range(300):
        if state.turn == OVER:
            break
        offered = state.legal()
        state.play(state.sample(rng) if state.turn == CHANCE else offered[int(rng.below(len(offered)))])
        again = new(old["setup"]["players"]).state
        again.restore(state.snapshot())
        assert again.digest() == state.digest()
        assert again.legal() == state.legal()
        sound(state)


@pytest.mark.rule("deuda.turn.sequence")
def test_terms_refused_in_this_turn_are_part_of_a_snapshot_and_of_a_copy() -> None:
    state = new(3).state
    state.restore(OLD[0]["numbers"])
    table_of(state).play("lift 500 0 0", "refuse", "lift 550 0 0", "refuse")
    again = new(3).state
    again.restore(state.snapshot())
    for other in (again, state.copy()):
        assert other.snapshot() == state.snapshot()
        for terms in ("lift 500 0 0", "lift 550 0 0"):
            assert table_of(other).refused(terms).code == "same-terms"
        assert table_of(other).allows("lift 600 0 0")
    table_of(again).play("lift 600 0 0", "refuse")
    assert again.digest() != state.digest()
    assert table_of(state).allows("lift 600 0 0")


@pytest.mark.rule("deuda.turn.sequence")
def test_a_record_of_the_rules_1_0_is_read_up_to_the_terms_that_were_proposed_again() -> None:
    text = (Path(__file__).parent / "snapshots" / "record-1.0.txt").read_text("utf-8")
    assert "rules 1.0\n" in text
    reading = read(text)
    assert reading.valid == 54
    assert "exactly that was refused this turn" in str(reading.error)
    heading, actions = text.split("55. ")[0], reading.record
    assert actions is not None
    assert load(heading).actions == actions.actions
    assert GAME.meta.rules_version == "1.1"
