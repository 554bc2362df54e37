"""`sobremesa new-game`: the skeleton of a title, under its own name."""

from pathlib import Path

import pytest

from tests.cli.terminal import run


def test_it_writes_the_skeleton_under_the_new_name_and_says_what_is_next(tmp_path: Path) -> None:
    done = run(tmp_path, "new-game", "ludo", "--to", str(tmp_path / "there" / "ludo"), "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "sobremesa play ludo" in done.stdout
    files = [file for file in (tmp_path / "there" / "ludo").rglob("*") if file.is_file()]
    names = {file.relative_to(tmp_path / "there" / "ludo").as_posix() for file in files}
    assert {"pyproject.toml", "src/ludo/game.py", "src/ludo/texts/es-rules.ftl", "tests/test_rules.py"} <= names
    assert not any("__pycache__" in name for name in names)
    for file in files:
        assert "newgame" not in file.read_text("utf-8").lower(), file
    heuristic = (tmp_path / "there/ludo/src/ludo/bots/heuristic.py").read_text("utf-8")
    assert "class LudoHeuristic(Heuristic[Position])" in heuristic


@pytest.mark.parametrize("name", ["Ludo", "1ludo", "my-ludo", "l", "ludo.x", "../ludo", "é" * 3, "class", "x" * 21, ""])
@pytest.mark.parametrize(("lang", "accepted"), [("en", "lower-case letters and digits"), ("es", "letras minúsculas")])
def test_a_bad_name_is_refused_with_what_is_accepted(tmp_path: Path, name: str, lang: str, accepted: str) -> None:
    done = run(tmp_path, "new-game", name, "--to", str(tmp_path / "it"), "--lang", lang)
    assert done.returncode == 2
    assert accepted in done.stderr
    assert not (tmp_path / "it").exists()


@pytest.mark.parametrize("name", ["planeta", "json", "sobremesa"])
def test_a_name_that_is_taken_is_refused(tmp_path: Path, name: str) -> None:
    done = run(tmp_path, "new-game", name, "--to", str(tmp_path / "it"), "--lang", "en")
    assert done.returncode == 2
    assert "already the name" in done.stderr


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "ludo").mkdir()
    (tmp_path / "ludo" / "mine.txt").write_text("mine")
    (tmp_path / "file").write_text("mine")
    for place in ("ludo", "file"):
        done = run(tmp_path, "new-game", "ludo", "--to", str(tmp_path / place), "--lang", "en")
        assert done.returncode == 2
        assert "nothing is overwritten" in done.stderr
    assert [file.name for file in (tmp_path / "ludo").iterdir()] == ["mine.txt"]
    (tmp_path / "empty").mkdir()
    assert run(tmp_path, "new-game", "ludo", "--to", str(tmp_path / "empty")).returncode == 0
