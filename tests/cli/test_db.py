"""`sobremesa db`: what an operator does with the database."""

import random
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from sqlalchemy import text as sql

from sobremesa.services import Services
from sobremesa.store import Store
from sobremesa.tables import Seat, log
from tests.cli.terminal import run
from tests.web.browser import run as run_apart


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with a lobby and a finished game."""

    async def story() -> None:
        services = Services(Store(tmp_path / "tables.db"), pace=0)
        await services.tables.create("elplan", "ana", [Seat(log.OPEN), Seat(log.OPEN)])
        live = await services.tables.create("planeta", "ana", [Seat(log.SCREEN, "ana")], start=True)
        lot = random.Random(3)
        while not live.table.is_over:
            await services.tables.act(live, "ana", live.table.at, lot.choice(live.table.need_match().state.legal()))
        await services.shutdown()

    run_apart(story())
    return tmp_path


def change(home: Path, statement: str) -> None:
    engine = create_engine(f"sqlite:///{home}/tables.db")
    with engine.begin() as connection:
        connection.execute(sql(statement))
    engine.dispose()


@pytest.mark.parametrize(
    ("lang", "would", "gone"),
    [("en", "Would be deleted: lobbies 1, ", "Deleted: lobbies 1, "), ("es", "Se borrarían: ", "Se borraron: ")],
)
def test_prune_tells_first_and_deletes_then(home: Path, lang: str, would: str, gone: str) -> None:
    for table, column in (("tables", "created"), ("entries", "time"), ("keys", "seen")):
        change(home, f"UPDATE {table} SET {column} = {column} - 8 * 86400")
    dry = run(home, "db", "prune", "--dry-run", "--lang", lang)
    assert (dry.returncode, dry.stderr) == (0, "")
    assert would in dry.stdout
    assert gone in run(home, "db", "prune", "--lang", lang).stdout
    assert "lobbies 0" in run(home, "db", "prune", "--lang", "en").stdout
    assert "finished games 1" in run(home, "db", "prune", "--finished", "7", "--lang", "en").stdout


def test_check_says_what_is_wrong_and_by_its_exit_code(home: Path) -> None:
    fine = run(home, "db", "check", "--lang", "en")
    assert (fine.returncode, fine.stdout) == (0, "Checked 2 tables and 0 lessons; problems: 0.\n")
    change(home, "DELETE FROM entries WHERE n = 4")
    broken = run(home, "db", "check", "--lang", "es", "--db", f"sqlite:///{home}/tables.db")
    assert broken.returncode == 1
    assert "no se puede leer: Esta partida" in broken.stderr
    assert "problemas: 1." in broken.stdout


def test_what_is_exported_is_imported_elsewhere_and_its_records_are_read_by_the_other_commands(home: Path) -> None:
    lines, records = home / "all.jsonl", home / "games"
    done = run(home, "db", "export", str(lines), "--records", str(records), "--lang", "en")
    assert done.returncode == 0, done.stderr
    (record,) = records.glob("planeta-*.sobremesa")
    assert run(home, "verify", str(record), "--lang", "en").stdout.startswith("Valid: ")
    other = f"sqlite:///{home}/other.db"
    assert "Read 2 " in run(home, "db", "import", str(lines), "--db", other, "--lang", "en").stdout
    assert "; 2 were already there" in run(home, "db", "import", str(lines), "--db", other, "--lang", "en").stdout
    again = home / "again.jsonl"
    assert run(home, "db", "export", str(again), "--db", other, "--lang", "en").returncode == 0
    assert again.read_text() == lines.read_text()


def test_a_database_that_is_not_there_and_a_file_that_is_none_are_told_in_one_line(tmp_path: Path) -> None:
    for arguments in (
        ("check",),
        ("prune", "--db", f"sqlite:///{tmp_path}/none.db"),
        ("export", "x.jsonl", "--db", "nonsense"),
        ("import", str(tmp_path / "none")),
    ):
        done = run(tmp_path, "db", *arguments, "--lang", "en")
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "none.db").exists()
