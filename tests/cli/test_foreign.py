"""What others have written, in records, names of files and addresses, reaches the terminal as plain letters."""

import re
from pathlib import Path

import pytest

from sobremesa.bots.play import recorded
from sobremesa.core.errors import UserError
from sobremesa.core.record import Record, read, write
from sobremesa.core.registry import game
from sobremesa.store import Store
from tests.cli.terminal import run

NASTY = "\x1b]0;owned\x07\x1b[2J\u202eAna\u2066\x9b31m"
STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")


@pytest.fixture
def nasty(tmp_path: Path) -> Path:
    """A finished game of somebody whose name would write the title of the window."""
    found = recorded("deuda", ["easy", "easy"], 1)
    file = tmp_path / "nasty.sobremesa"
    file.write_text(write(Record(found.game, found.setup, (NASTY, "Beto"), found.actions)), "utf-8")
    return file


@pytest.mark.parametrize(
    "command",
    [["replay"], ["debrief"], ["review", "--seconds", "1", "--jobs", "1"], ["verify"], ["replay", "--at", "3"]],
    ids=" ".join,
)
def test_a_name_in_a_record_steers_no_terminal(nasty: Path, command: list[str]) -> None:
    assert NASTY in nasty.read_text("utf-8")
    shown = run(nasty.parent, *command, str(nasty), "--lang", "en")
    assert shown.returncode == 0, shown.stderr
    assert STEERING.findall(shown.stdout) == []
    assert command[0] == "verify" or "Ana" in shown.stdout


def test_an_error_about_a_record_steers_no_terminal(tmp_path: Path) -> None:
    for number, text in enumerate(
        ("\x1b[31mred\x07\n", f"sobremesa 1\ngame {NASTY}\nrules 1\nseats a\n", "sobremesa \x1b[0m")
    ):
        file = tmp_path / f"bad{number}\x1b[1m.sobremesa"
        file.write_text(text, "utf-8")
        for command in ("verify", "replay", "debrief"):
            done = run(tmp_path, command, str(file), "--lang", "en")
            assert done.returncode == 2
            assert STEERING.findall(done.stderr) == []
    done = run(tmp_path, "verify", str(tmp_path / f"none{NASTY}"), "--lang", "en")
    assert STEERING.findall(done.stderr) == []


def test_numbers_without_an_end_in_a_record_are_an_error_with_its_line(tmp_path: Path) -> None:
    found = recorded("planeta", ["easy"], 1)
    text = write(Record(found.game, found.setup, ("Ana",), found.actions[:3], seed=1))
    for old, new in (("seed 1", f"seed {'9' * 5000}"), ("\n1. ", f"\n{'1' * 5000}. ")):
        reading = read(text.replace(old, new))
        assert reading.error is not None
        assert reading.error.code == "record-form"
        assert len(str(reading.error)) < 300


@pytest.mark.parametrize("id", ["planeta", "elplan", "deuda"])
def test_a_text_longer_than_any_action_is_refused_at_once(id: str) -> None:
    title = game(id)
    state = title.new(players=title.meta.editions[0].least_players)
    for text in ("x" * 401, "#" * 16_000, "produce " + "9" * 33_000, "pay $" + "5" * 400):
        for reader in (title.words.read, title.parse):
            with pytest.raises(UserError) as refused:
                reader(state, text)
            assert refused.value.code in ("action-too-long", "unknown-verb", "wrong-arguments", "unknown-thing")
            assert len(str(refused.value)) < 3000
    with pytest.raises(UserError, match="no action has more"):
        title.parse(state, "x" * 401)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ana:hunter2@host:port/db",
        "postgresql://ana:hun@ter2@host:port/db",
        "postgresql://ana:hunter2",
        "mysql://ana:hunter2@host/db",
        "ana:hunter2@host/db",
        "postgresql:/ana:hunter2@host/db",
        "postgresql://host/?password=hunter2",
        "postgresql://ana:a://hunter2@host:x/db",
        "postgresql://ana:hunter2@127.0.0.1:1/db",
        "postgresql://127.0.0.1:1/db?user=ana&password=hunter2",
    ],
)
def test_no_password_of_a_database_is_printed(tmp_path: Path, url: str) -> None:
    with pytest.raises(UserError) as refused:
        Store(url)
    assert "ter2" not in str(refused.value)
    done = run(tmp_path, "serve", "--port", "0", "--db", url, "--lang", "es")
    assert done.returncode == 2
    assert "ter2" not in done.stderr
