"""The command `enter`: games of real tables, typed in and checked by the rules."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from sobremesa.cli.entering import Entering
from sobremesa.core.errors import UserError
from sobremesa.core.match import Match
from sobremesa.core.record import Record, load, write
from sobremesa.core.registry import titles
from sobremesa.core.seats import CHANCE
from tests.games.positions import FINISHED
from tests.sweep import one_of


def typed(record: Record, lines: list[str], file: Path) -> tuple[Match, str]:
    """What comes of typing lines at a table set as a record's was, and what the screen showed."""
    screen = StringIO()
    start = Record(record.game, record.setup, record.names)
    session = Entering(
        Match.entered(start), file, "en", Console(file=screen, width=200), StringIO("\n".join([*lines, "quit", ""])), {}
    )
    session.run()
    return session.match, screen.getvalue()


def shortest(id: str) -> Record:
    return min((load(file.read_text("utf-8")) for file in FINISHED[id]), key=lambda record: len(record.actions))


@pytest.mark.parametrize("id", one_of(titles()))
def test_a_recorded_game_typed_in_again_has_the_same_positions(tmp_path: Path, id: str) -> None:
    record, file = shortest(id), tmp_path / "ours.sobremesa"
    lines = [line for line in write(record).splitlines() if re.match(r"\d+\. ", line)]
    match, _ = typed(record, lines, file)
    kept = load(file.read_text("utf-8"))
    assert kept.seed is None
    assert kept.actions == record.actions
    assert [state.digest() for state in kept.states()] == [state.digest() for state in record.states()]
    ended, before = match.state.result(), record.state().result()
    assert ended is not None
    assert before is not None
    assert (ended.points, ended.ranks) == (before.points, before.ranks)


@pytest.mark.parametrize("id", titles())
def test_what_cannot_have_happened_is_refused_and_changes_nothing(tmp_path: Path, id: str) -> None:
    record = shortest(id)
    lines = [line for line in write(record).splitlines() if re.match(r"\d+\. ", line)]
    match, screen = typed(record, [*lines[:3], "1. nobody dances", "fly to the moon", "999"], tmp_path / "x")
    assert match.record.actions == record.actions[:3]
    assert "nobody" in screen
    assert "There is no action number 999. Accepted: 1 to" in screen


@pytest.mark.parametrize("id", titles())
def test_dice_and_cards_that_were_misread_can_be_taken_back(tmp_path: Path, id: str) -> None:
    record = shortest(id)
    lines = [line for line in write(record).splitlines() if re.match(r"\d+\. ", line)]
    last = next(n for n, state in enumerate(record.states()) if state.turn == CHANCE)
    match, _ = typed(record, [*lines[: last + 1], "undo", *lines[last : last + 1]], tmp_path / "x")
    assert match.record.actions == record.actions[: last + 1]


@pytest.mark.parametrize("id", titles())
def test_every_outcome_of_chance_can_be_chosen_by_its_number(tmp_path: Path, id: str) -> None:
    record = shortest(id)
    state = record.game.new(record.setup)
    assert state.turn == CHANCE
    outcomes = record.game.outcomes(state, "en", record.names)
    assert [outcome.action for outcome in outcomes] == state.legal()
    match, screen = typed(record, [str(len(outcomes))], tmp_path / "x")
    assert match.record.actions == [outcomes[-1].action]
    assert outcomes[0].short in screen


def test_nothing_can_be_taken_back_before_the_first_line() -> None:
    record = shortest(titles()[0])
    with pytest.raises(UserError, match="nothing to undo"):
        Match.entered(Record(record.game, record.setup, record.names)).take_back()
