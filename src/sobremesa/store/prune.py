"""SQL for deleting what has not been used for long, without deleting what is used meanwhile."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, select

from sobremesa.store import schema
from sobremesa.store.rows import NEXT, START
from sobremesa.store.store import Store

STEP = 200
"""Tables looked at in one step."""


GONE = -1
"""Sent to other processes in place of `n` when something was deleted."""


class UsedTable(NamedTuple):
    """A table, and when it last changed or somebody was present at it."""

    id: str
    code: str
    used: float
    is_begun: bool


def old_tables(store: Store, after: str, before: float) -> list[UsedTable]:
    """Return the next tables by id that were created before a time, and when each was used."""
    with store.engine.connect() as connection:
        return _used(connection, schema.tables.c.id > after, schema.tables.c.created < before)


def _used(connection: Connection, *wanted: ColumnElement[bool]) -> list[UsedTable]:
    tables, entries, keys = schema.tables, schema.entries, schema.keys
    last = select(entries.c.time).where(entries.c.table_id == tables.c.id).order_by(entries.c.n.desc()).limit(1)
    seen = select(func.max(keys.c.seen)).where(keys.c.table_id == tables.c.id)
    begun = select(entries.c.n).where(entries.c.table_id == tables.c.id, entries.c.kind == START).exists()
    columns = tables.c.id, tables.c.code, tables.c.created, last.scalar_subquery(), seen.scalar_subquery(), begun
    rows = connection.execute(select(*columns).where(*wanted).order_by(tables.c.id).limit(STEP))
    return [UsedTable(id, code, max(made, did or 0.0, was or 0.0), bool(on)) for id, code, made, did, was, on in rows]


def delete_tables(store: Store, old: Sequence[UsedTable]) -> None:
    """Delete tables, except those that were used after they were looked at."""
    tables, before = schema.tables, {table.id: table.used for table in old}
    with store.engine.begin() as connection:
        if not store.is_shared:
            # The SQLite driver would begin a transaction only at the first row that is written.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.execute(select(tables.c.id).where(tables.c.id.in_(before)).with_for_update())
        ids = [table.id for table in _used(connection, tables.c.id.in_(before)) if table.used == before[table.id]]
        for part in (schema.snapshots, schema.reviews, schema.keys, schema.entries):
            connection.execute(delete(part).where(part.c.table_id.in_(ids)))
        connection.execute(delete(tables).where(tables.c.id.in_(ids)))


def old_lessons(store: Store, before: float) -> list[tuple[str, str]]:
    """Return the ids and codes of lessons that nobody has continued since a time."""
    lessons = schema.lessons
    with store.engine.connect() as connection:
        rows = connection.execute(select(lessons.c.id, lessons.c.code).where(lessons.c.touched < before))
        return [(str(id), str(code)) for id, code in rows]


def delete_lessons(store: Store, ids: Sequence[str], before: float) -> None:
    """Delete lessons, except those that somebody has continued meanwhile."""
    lessons, learners = schema.lessons, schema.learners
    with store.engine.begin() as connection:
        still = lessons.c.id.in_(ids) & (lessons.c.touched < before)
        connection.execute(delete(learners).where(learners.c.lesson_id.in_(select(lessons.c.id).where(still))))
        connection.execute(delete(lessons).where(still))


def delete_class(store: Store, id: str, tables: Sequence[str], lessons: Sequence[str] = ()) -> list[str]:
    """Delete a class with all names, the tables and lessons of these codes with all that is stored of them, and the
    tables that came of them: branches, and further games of the same people. Return the codes of all these tables.
    """
    taken, learners = schema.lessons, schema.learners
    with store.engine.begin() as connection:
        if not store.is_shared:
            # Deleted content is overwritten, not only unlinked.
            connection.exec_driver_sql("PRAGMA secure_delete=ON")
        codes = _with_descendants(connection, tables)
        rows = connection.execute(select(schema.tables.c.id).where(schema.tables.c.code.in_(codes)))
        ids = [str(found) for found in rows.scalars()]
        for of_table in (schema.snapshots, schema.reviews, schema.keys, schema.entries):
            connection.execute(delete(of_table).where(of_table.c.table_id.in_(ids)))
        connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(ids)))
        own = taken.c.code.in_(lessons)
        connection.execute(delete(learners).where(learners.c.lesson_id.in_(select(taken.c.id).where(own))))
        connection.execute(delete(taken).where(own))
        for of_class in (schema.class_keys, schema.class_entries):
            connection.execute(delete(of_class).where(of_class.c.class_id == id))
        found = connection.execute(select(schema.classes.c.code).where(schema.classes.c.id == id)).scalars().all()
        connection.execute(delete(schema.classes).where(schema.classes.c.id == id))
        store.writer.notify(connection, [(str(code), GONE) for code in (*found, *codes, *lessons)])
    if not store.is_shared:
        with store.engine.connect() as connection:
            # The write-ahead log holds earlier writes: it is truncated as far as nobody reads from it.
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    return codes


def _with_descendants(connection: Connection, codes: Sequence[str]) -> list[str]:
    """Return the codes of tables, of their branches, and of the tables at which the same people played on."""
    tables, entries, found, latest = schema.tables, schema.entries, set[str](), set(codes)
    while latest:
        found |= latest
        branches = select(tables.c.code).where(tables.c.parent.in_(latest))
        ids = select(tables.c.id).where(tables.c.code.in_(latest))
        further = select(entries.c.text).where(entries.c.kind == NEXT, entries.c.table_id.in_(ids))
        latest = {str(code) for wanted in (branches, further) for code in connection.execute(wanted).scalars()} - found
    return sorted(found)
