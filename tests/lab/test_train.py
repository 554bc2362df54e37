"""Training from the command line."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from sobremesa.cli.app import app
from sobremesa.core.registry import game


def test_the_command_writes_weights_that_the_title_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.bots.evolution.GAMES", 1)
    file = tmp_path / "weights.txt"
    told = CliRunner().invoke(app, ["train", "planeta", "--games", "3", "--seed", "5", "--out", str(file)])
    assert told.exit_code == 0
    assert file.name in told.stdout
    expert = game("planeta").untrained()
    assert expert is not None
    before = expert.weights()
    expert.weigh([float(line) for line in file.read_text("ascii").split()])
    assert expert.weights() != before


def test_a_title_that_does_not_learn_is_refused(tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["train", "deuda", "--games", "3", "--out", str(tmp_path / "weights.txt")])
    assert told.exit_code != 0
    assert "no evaluation" in str(told.exception)
    assert not (tmp_path / "weights.txt").exists()
