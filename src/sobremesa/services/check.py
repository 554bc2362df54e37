"""Checks a database: every log is replayed and compared with the stored position."""

from collections.abc import Iterator
from typing import NamedTuple

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, select

from sobremesa.core.errors import UserError
from sobremesa.lessons.session import read_progress
from sobremesa.review.review import read as read_review
from sobremesa.store import HOST, Store, schema
from sobremesa.tables import Table, read_table
from sobremesa.tables.seating import LINK


class StoreProblem(NamedTuple):
    """Something wrong with the database."""

    key: str
    """The text of the command line that describes it (`db-…`)."""
    given: str
    """The code of the table or lesson, or the part of the database."""
    reason: str | UserError = ""


def counted(store: Store) -> tuple[int, int]:
    """Return how many tables and lessons there are."""
    with store.engine.connect() as connection:
        tables, lessons = (
            connection.execute(select(func.count()).select_from(part)).scalar_one()
            for part in (schema.tables, schema.lessons)
        )
    return int(tables), int(lessons)


def check(store: Store) -> Iterator[StoreProblem]:
    """Yield everything that is wrong with a database; nothing is changed."""
    with store.engine.connect() as connection:
        yield from _database(connection)
        codes = [str(code) for (code,) in connection.execute(select(schema.tables.c.code))]
        lessons = [str(code) for (code,) in connection.execute(select(schema.lessons.c.code))]
    for code in codes:
        yield from _table(store, code)
    for code in lessons:
        yield from _lesson(store, code)


def _database(connection: Connection) -> Iterator[StoreProblem]:
    for difference in compare_metadata(MigrationContext.configure(connection), schema.METADATA):
        yield StoreProblem("db-schema", "schema", str(difference)[:200])
    if connection.dialect.name == "sqlite":
        for (said,) in connection.exec_driver_sql("PRAGMA integrity_check"):
            if said != "ok":
                yield StoreProblem("db-file", "file", str(said))
        for table, row, *_ in connection.exec_driver_sql("PRAGMA foreign_key_check"):
            yield StoreProblem("db-orphan", str(table), str(row))


def _table(store: Store, code: str) -> Iterator[StoreProblem]:
    """Check a table: its log has no hole, leads to the position that was stored, and its review can be read."""
    try:
        table = read_table(store, code)
        assert table is not None
    except Exception as error:
        yield StoreProblem("db-unreadable", code, _line(error))
        return
    with store.engine.connect() as connection:
        yield from _log(connection, table)
    stored = store.review(table.header.id)
    try:
        if stored is not None:
            read_review(stored.review)
    except Exception as error:
        yield StoreProblem("db-review", code, _line(error))


def _log(connection: Connection, table: Table) -> Iterator[StoreProblem]:
    code, id = table.header.code, table.header.id
    entries, snapshots, keys = schema.entries, schema.snapshots, schema.keys
    last = connection.execute(select(func.max(entries.c.n)).where(entries.c.table_id == id)).scalar() or 0
    if last != table.n:
        yield StoreProblem("db-hole", code, f"{table.n} / {last}")
    stored = connection.execute(select(snapshots.c.n, snapshots.c.rules).where(snapshots.c.table_id == id)).all()
    if table.match is not None and max((n for n, _ in stored), default=0) != table.at:
        yield StoreProblem("db-snapshot", code, str(table.at))
    if table.before and {rules for _, rules in stored} == {table.game.meta.rules_version}:
        # The rules have not changed, so the log itself should lead to where the game stands.
        yield StoreProblem("db-astray", code, str(table.before))
    for (seat,) in connection.execute(select(keys.c.seat).where(keys.c.table_id == id)):
        number = seat if seat >= HOST else LINK - seat
        if not HOST <= number < table.header.players:
            yield StoreProblem("db-key", code, str(number + 1))


def _lesson(store: Store, code: str) -> Iterator[StoreProblem]:
    try:
        stored = store.lesson(code)
        assert stored is not None
        read_progress(stored)
    except Exception as error:
        yield StoreProblem("db-lesson", code, _line(error))


def _line(error: Exception) -> str | UserError:
    return error if isinstance(error, UserError) else " ".join(f"{type(error).__name__}: {error}".split())[:200]
