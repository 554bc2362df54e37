"""Finished games, replayed: one at least for each ending that bots reach."""

import re
from pathlib import Path

import pytest

from sobremesa.core.record import load, write
from sobremesa.games.deuda.engine.play import Deuda
from tests.games.deuda.table import sound
from tests.games.goldens import compare
from tests.games.told import told

pytestmark = pytest.mark.pure

GAMES = sorted((Path(__file__).parent / "games").glob("*.txt"))
RULES = {
    "agreed": "deuda.end.limit",
    "all-bankrupt": "deuda.end.all_bankrupt",
    "draw": "deuda.club.total_victory",
    "economic": "deuda.club.economic_defeat",
    "last-argentina": "deuda.end.last_player",
    "last-book": "deuda.end.last_player",
    "last-cuba": "deuda.end.last_player",
    "last-union": "deuda.end.last_player",
    "limit": "deuda.end.limit",
    "military": "deuda.club.military_defeat",
    "triumph": "deuda.club.total_victory",
}


def test_there_are_more_than_ten() -> None:
    assert [file.stem for file in GAMES] == sorted(RULES)


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_finished_game_is_replayed_to_the_same_end(file: Path) -> None:
    record = load(file.read_text("utf-8"))
    for state in record.states():
        assert isinstance(state, Deuda)
        sound(state)
    result = record.state().result()
    assert result is not None
    assert result.rule == RULES[file.stem]
    # These were played by the rules 1.0, when there was no clock, and are still read.
    today = re.sub(r"(?m)^(options .*)$", r"\1 clock=no", file.read_text("utf-8")).replace("rules 1.0\n", "rules 1.1\n")
    assert write(record) == today


def test_random_games_are_told_as_they_were() -> None:
    compare(Path(__file__).parent / "told.txt", told("deuda", games=30))
