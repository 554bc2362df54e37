"""docs/build/add-a-game.md runs in a fresh environment, commands and Python; excerpts stand in their files."""

import re

import pytest

from tests.outside.environment import EXAMPLE, ROOT, Environment, make

DOC = (ROOT / "docs" / "build" / "add-a-game.md").read_text("utf-8")
BLOCKS = [(found[1], found[2]) for found in re.finditer(r"```(\w+)\n(.*?)```", DOC, re.DOTALL)]
EXCERPT = re.compile(r"(?:# |\{# )((?:src|tests|examples)/\S+)(?: #\})?\n(.*)", re.DOTALL)


@pytest.fixture(scope="module")
def walked(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment in which every command of the page was run, in order; `step` is typed into all of them."""
    made = make(tmp_path_factory.mktemp("docs"))
    script = "set -e\n" + "\n".join(text for kind, text in BLOCKS if kind == "sh")
    done = made.started(["sh", "-c", script], "step\n" * 40, None)
    assert done.returncode == 0, done.stdout + done.stderr
    for said in ("passed", "wins with", "100 of 100 games", "tests/test_rules.py::test_a_step"):
        assert said in done.stdout
    return made


def test_every_block_is_run_or_stands_in_its_file(walked: Environment) -> None:
    assert {kind for kind, _ in BLOCKS} == {"sh", "python", "html"}
    for kind, text in BLOCKS:
        if excerpt := EXCERPT.fullmatch(text):
            file = ROOT / excerpt[1] if excerpt[1].startswith("examples") else walked.folder / "ludo" / excerpt[1]
            assert excerpt[2].strip() in file.read_text("utf-8"), excerpt[1]
        elif kind != "sh":
            assert kind == "python"
            ran = walked.run("-c", text)
            assert ran.returncode == 0, ran.stderr


def test_every_file_of_the_table_is_there(walked: Environment) -> None:
    rows = re.findall(r"^\| `([^`]+)` \|.*\| (yes|no) \|$", DOC, re.MULTILINE)
    assert len(rows) > 10
    for name, in_skeleton in rows:
        assert (walked.folder / "ludo" / "src" / "ludo" / name).is_file() == (in_skeleton == "yes"), name


def test_the_example_has_the_lines_that_are_told_and_less_than_300() -> None:
    lines = sum(len(file.read_text("utf-8").splitlines()) for file in (EXAMPLE / "src").rglob("*.py"))
    assert f"game in {lines} lines" in DOC
    assert lines < 300
