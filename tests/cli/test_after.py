"""Review and debrief as a person uses them in a terminal."""

from pathlib import Path

import pytest

from sobremesa.core.record import Record, write
from sobremesa.review.review import read
from tests.cli.terminal import run
from tests.review.played import played


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "one.sobremesa"
    file.write_text(write(played("planeta", ("easy",))), "utf-8")
    return file


@pytest.mark.parametrize(("lang", "words"), [("en", ("Played: ", "Better: ")), ("es", ("Se jugó: ", "Mejor: "))])
def test_a_review_prints_a_chart_and_the_dearest_decisions(file: Path, lang: str, words: tuple[str, str]) -> None:
    kept = file.with_suffix(".json")
    arguments = ("--simulations", "200", "--jobs", "1", "--lang", lang, "--out", str(kept))
    done = run(file.parent, "review", str(file), *arguments)
    assert done.returncode == 0, done.stderr
    assert any(block in done.stdout for block in "▁▂▃▄▅▆▇█")
    found = read(kept.read_text("utf-8"))
    assert found.done == 1.0
    assert 1 <= len(found.worst(5)) == done.stdout.count(words[0]) == done.stdout.count(words[1])
    assert all(one.rule in " ".join(done.stdout.split()) for one in found.worst(5))
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_a_review_stops_when_its_time_is_over(file: Path) -> None:
    done = run(file.parent, "review", str(file), "--seconds", "0.001", "--jobs", "1", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "Stopped: " in done.stdout


@pytest.mark.parametrize(("lang", "asks"), [("en", "Was it luck?"), ("es", "¿Fue suerte?")])
def test_a_debrief_sheet_is_printed(file: Path, lang: str, asks: str) -> None:
    done = run(file.parent, "debrief", str(file), "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert asks in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_a_debrief_sheet_is_written_as_a_page(file: Path) -> None:
    page = file.with_suffix(".html")
    done = run(file.parent, "debrief", str(file), "--lang", "en", "--out", str(page))
    assert done.returncode == 0, done.stderr
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_what_cannot_be_done_is_said_in_one_line(file: Path) -> None:
    record = played("planeta", ("easy",))
    half = file.with_name("half.sobremesa")
    half.write_text(write(Record(record.game, record.setup, record.names, record.actions[:30])), "utf-8")
    for arguments, reason in (
        (("debrief", str(half)), "This game isn’t over yet: it has 30 actions so far."),
        (("review", "nowhere"), "nowhere cannot be read"),
        (("debrief", str(file), "--out", str(file / "x")), "cannot be written"),
    ):
        done = run(file.parent, *arguments, "--lang", "en")
        assert done.returncode == 2
        assert reason in done.stderr
        assert done.stderr.count("\n") == 1
