"""What is old goes, what is kept is whole, and all of it can be carried to another database."""

import json
import random
import time
from pathlib import Path

import pytest
from sqlalchemy import text as sql

from sobremesa.core.errors import UserError
from sobremesa.lessons import lesson
from sobremesa.services import Services
from sobremesa.services.check import check
from sobremesa.store import Store, TableChange
from sobremesa.store import prune as sql_of_prune
from sobremesa.store.export import export, load
from sobremesa.tables import Seat, log, prune, read_table
from sobremesa.tables.keys import hash_key
from sobremesa.tables.open import OpenTable
from sobremesa.tables.prune import DAY, Ages, Pruned
from tests.postgres import Postgres
from tests.tables.conftest import ANA, BETO, Open, differences, key_in_turn, play_on, two_people

pytestmark = pytest.mark.anyio
ALL = ("lobbies", "unfinished", "finished", "lessons", "unreadable")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database of one's own."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database(f"prune_{time.monotonic_ns()}")


class Kept:
    """One of each: a lobby, a game in its middle, one that is over, a lesson."""

    def __init__(self, lobby: OpenTable, unfinished: OpenTable, finished: OpenTable, lesson: str) -> None:
        self.lives = lobby, unfinished, finished
        self.lobby, self.unfinished, self.finished = (live.table.header.code for live in self.lives)
        self.lesson = lesson


@pytest.fixture
async def kept(services: Services) -> Kept:
    lobby = await services.tables.create("elplan", ANA, [Seat(log.SCREEN, "ana"), Seat(log.OPEN)])
    unfinished = await two_people(services)
    await play_on(services, unfinished, 20, random.Random(1), key_in_turn)
    await services.tables.seating.invite(unfinished, 1, ANA)
    finished = await services.tables.create("planeta", ANA, [Seat(log.SCREEN, "ana")], start=True)
    await play_on(services, finished, 10_000, random.Random(1), lambda live: ANA)
    assert finished.table.is_over
    course = await services.lessons.begin(lesson("elplan"), ANA, 0, "ana")
    await services.tables.open.settle()
    return Kept(lobby, unfinished, finished, course.stored.code)


def went(store: Store, ages: Ages, days: float, *, dry: bool = False) -> dict[str, list[str]]:
    """Return what goes, as seen so many days from now."""
    whole = Pruned()
    for done in prune.prune(store, ages, now=time.time() + days * DAY, dry=dry):
        for kind in ALL:
            getattr(whole, kind).extend(getattr(done, kind))
    return {kind: getattr(whole, kind) for kind in ALL if getattr(whole, kind)}


# -- deleting ---------------------------------------------------------------------------------------


async def test_each_kind_goes_at_its_age_and_finished_games_only_if_it_is_asked_for(
    services: Services, kept: Kept
) -> None:
    store = services.store
    assert went(store, Ages(), 6.9) == {}
    assert went(store, Ages(), 7.1, dry=True) == {"lobbies": [kept.lobby]}
    assert went(store, Ages(), 7.1) == {"lobbies": [kept.lobby]}, "a dry one has changed nothing"
    assert went(store, Ages(), 90.1) == {"lessons": [kept.lesson]}
    assert went(store, Ages(), 179.9) == {}
    assert went(store, Ages(), 180.1) == {"unfinished": [kept.unfinished]}
    assert went(store, Ages(), 36500) == {}
    assert [store.find(code) is None for code in (kept.lobby, kept.unfinished, kept.finished)] == [True, True, False]
    assert went(store, Ages(finished=400), 399) == {}
    assert went(store, Ages(finished=400), 401) == {"finished": [kept.finished]}
    with store.engine.connect() as connection:
        for table in ("tables", "entries", "snapshots", "keys", "reviews", "lessons", "learners"):
            assert connection.execute(sql(f"SELECT count(*) FROM {table}")).scalar() == 0, table


async def test_nothing_goes_where_no_age_is_set(services: Services, kept: Kept) -> None:
    assert went(services.store, Ages(0, 0, 0, 0), 36500) == {}


async def test_whatever_is_done_and_whoever_is_there_makes_a_table_young_again(services: Services, kept: Kept) -> None:
    lobby, unfinished, _ = kept.lives
    later = time.time() + 100 * DAY
    # Somebody had the lobby open, with a key, a hundred days from now.
    await services.store.write(TableChange(lobby.table.header, seen=((hash_key(ANA), later),)))
    with services.store.engine.begin() as connection:
        connection.execute(
            sql("UPDATE entries SET time = :at WHERE table_id = :id AND n = :n"),
            {"at": later, "id": unfinished.table.header.id, "n": unfinished.table.n},
        )
    ages = Ages(lobbies=7, unfinished=50, lessons=0)
    assert went(services.store, ages, 106) == {}
    assert went(services.store, ages, 108) == {"lobbies": [kept.lobby]}
    assert went(services.store, ages, 151) == {"unfinished": [kept.unfinished]}


async def test_a_table_at_which_something_happens_just_before_it_would_go_stays(services: Services, kept: Kept) -> None:
    store = services.store
    rows = [row for row in sql_of_prune.old_tables(store, "", time.time() + DAY) if row.code == kept.unfinished]
    await play_on(services, kept.lives[1], 1, random.Random(2), key_in_turn)
    sql_of_prune.delete_tables(store, rows)
    found = read_table(store, kept.unfinished)
    assert found is not None
    assert differences(found, kept.lives[1].table) == {}


async def test_many_go_in_small_steps(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (prune, sql_of_prune):
        monkeypatch.setattr(module, "STEP", 4)
    monkeypatch.setattr(prune, "DELETED", 3)
    codes = {(await services.tables.create("planeta", ANA, [Seat(log.OPEN)])).table.header.code for _ in range(11)}
    assert set(went(services.store, Ages(), 8)["lobbies"]) == codes
    assert services.store.codes() == []


async def test_a_game_that_cannot_be_read_here_stays_and_is_told(services: Services, kept: Kept) -> None:
    with services.store.engine.begin() as connection:
        connection.execute(sql("UPDATE tables SET game = 'gone' WHERE code = :code"), {"code": kept.unfinished})
    assert went(services.store, Ages(lobbies=0, lessons=0), 36500) == {"unreadable": [kept.unfinished]}
    assert kept.unfinished in services.store.codes()


async def test_the_server_deletes_what_nobody_has_open_and_forgets_it(
    services: Services, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.services.pruner.PAUSE", 0.0)
    lobby, unfinished, _ = kept.lives
    await services.tables.presence.arrive(lobby, "")
    course = await services.lessons.find(kept.lesson)
    later = time.time() + 1000 * DAY
    assert set(await services.pruner.round(later)) == {kept.unfinished, kept.lesson}
    assert await services.tables.open.find(kept.lobby) is lobby
    lobby.go("")
    for missing in (services.tables.open.find(unfinished.table.header.code), services.lessons.find(course.stored.code)):
        with pytest.raises(UserError, match="There is no"):
            await missing


async def test_whoever_sits_down_at_a_table_that_was_deleted_elsewhere_is_told_that_it_is_gone(
    services: Services, kept: Kept, url: str
) -> None:
    elsewhere = Store(url)
    assert went(elsewhere, Ages(), 8)["lobbies"] == [kept.lobby]
    elsewhere.close()
    with pytest.raises(UserError, match="There is no table"):
        await services.tables.seating.sit(kept.lives[0], 1, Seat(log.PERSON, "beto"), BETO)
    with pytest.raises(UserError, match="There is no table"):
        await services.tables.open.find(kept.lobby)


# -- checking ---------------------------------------------------------------------------------------


async def test_a_whole_database_has_no_problems(services: Services, kept: Kept) -> None:
    assert list(check(services.store)) == []


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        ("DELETE FROM entries WHERE table_id = :id AND n = 3", "db-hole"),
        ("UPDATE snapshots SET digest = 'other' WHERE table_id = :id", "db-unreadable"),
        ("UPDATE snapshots SET n = n - 1 WHERE table_id = :id", "db-snapshot"),
        ("UPDATE entries SET value = value + 1 WHERE table_id = :id AND n = 20", "db-astray"),
        ("UPDATE tables SET game = 'gone' WHERE id = :id", "db-unreadable"),
        ("UPDATE keys SET seat = 9 WHERE table_id = :id AND seat = 1", "db-key"),
        ("INSERT INTO reviews VALUES (:id, 'no review', '[]')", "db-review"),
        ("UPDATE lessons SET log = 'nonsense'", "db-lesson"),
        ("DROP INDEX keys_by_hash", "db-schema"),
    ],
)
async def test_each_kind_of_damage_is_found(services: Services, kept: Kept, damage: str, problem: str) -> None:
    with services.store.engine.begin() as connection:
        given = {"id": kept.lives[1].table.header.id} if ":id" in damage else {}
        connection.execute(sql(damage), given)
    found = list(check(services.store))
    assert problem in {one.key for one in found}
    where = {"db-lesson": kept.lesson, "db-schema": "schema"}.get(problem, kept.unfinished)
    assert {one.given for one in found} == {where}, "what is whole is not complained about"


# -- carrying ---------------------------------------------------------------------------------------


async def test_everything_is_carried_to_another_database_and_played_on_there(
    services: Services, kept: Kept, tmp_path: Path, open_services: Open
) -> None:
    lines = list(export(services.store))
    store = Store(tmp_path / "other.db")
    added, known = load(store, lines)
    assert (set(added), known) == ({kept.lobby, kept.unfinished, kept.finished, kept.lesson}, [])
    assert list(export(store)) == lines
    assert list(check(store)) == []
    assert load(store, lines) == ([], added), "what is there stays as it is"
    there = Services(store, pace=0)
    for live in kept.lives:
        found = await there.tables.open.find(live.table.header.code)
        assert differences(found.table, live.table) == {}
    again = await there.tables.open.find(kept.unfinished)
    await play_on(there, again, 3, random.Random(4), key_in_turn)
    assert again.table.n > kept.lives[1].table.n
    await there.shutdown()


async def test_a_line_that_is_no_line_of_an_export_is_told_by_its_number_and_changes_nothing(
    services: Services, kept: Kept, tmp_path: Path
) -> None:
    lines = list(export(services.store))
    whole = json.loads(lines[1])
    others = [
        "nonsense",
        "[]",
        "{}",
        json.dumps({"table": {"id": "x"}}),
        json.dumps({**whole, "entries": [{**entry, "table_id": "other"} for entry in whole["entries"]]}),
        json.dumps({**whole, "entries": [{**entry, "n": None} for entry in whole["entries"]]}),
    ]
    store = Store(tmp_path / "other.db")
    for bad in others:
        with pytest.raises(UserError, match="Line 2 cannot be read"):
            load(store, [lines[0], bad])
    with pytest.raises(UserError, match="Line 1 cannot be read"):
        load(store, lines[1:])
    assert store.codes() == []
    store.close()
