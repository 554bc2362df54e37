"""How far a bot is from perfect."""

import json

import pytest
from typer.testing import CliRunner

from sobremesa.cli.app import app
from sobremesa.core.errors import UserError
from sobremesa.core.registry import game
from sobremesa.lab.bound import measure_bound
from sobremesa.lab.playing import Plan
from sobremesa.lab.workers import workers


def test_a_better_bot_is_nearer_to_the_bound() -> None:
    setup = game("planeta").meta.setup()
    with workers() as crew:
        found = {bot: measure_bound(Plan("planeta", setup, (bot,), 2, 1), crew) for bot in ("random", "greedy")}
    assert found["random"].games == 2
    assert found["random"].share.value < found["greedy"].share.value < 1
    assert found["greedy"].share.value == pytest.approx(found["greedy"].points.value / found["greedy"].bound.value)


def test_the_command_prints_a_table_or_json() -> None:
    told = CliRunner().invoke(app, ["bound", "planeta", "--bots", "random", "--games", "1", "--jobs", "1", "--json"])
    assert told.exit_code == 0
    assert json.loads(told.stdout)["games"] == 1
    told = CliRunner().invoke(app, ["bound", "planeta", "--bots", "random", "--games", "1", "--jobs", "1"])
    assert told.stdout.split()[:3] == ["bot", "games", "points"]


def test_a_title_without_a_bound_is_refused() -> None:
    with workers() as crew, pytest.raises(UserError, match="no bound"):
        measure_bound(Plan("deuda", game("deuda").meta.setup(players=2), ("random", "random"), 2, 1), crew)
