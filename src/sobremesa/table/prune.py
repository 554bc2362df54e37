"""What nobody has come back to for long is deleted: lobbies soon, games in their middle later, finished ones never."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, select

from sobremesa.core.seats import OVER
from sobremesa.table import log, schema
from sobremesa.table.store import Store

__all__ = ["Ages", "Pruned", "prune"]

DAY = 86400.0
LOOKED_AT = 200
"""So many tables are looked at in one step."""
DELETED = 20
"""So many are deleted in one transaction: nobody who plays meanwhile waits for long."""
Used = Callable[[str], bool]


@dataclass(frozen=True)
class Ages:
    """After how many days without anybody something is deleted; 0 keeps it for ever."""

    lobbies: float = 7.0
    """Tables whose game was never begun."""
    unfinished: float = 180.0
    finished: float = 0.0
    lessons: float = 90.0


@dataclass
class Pruned:
    """What was deleted, by code."""

    lobbies: list[str] = field(default_factory=list)
    unfinished: list[str] = field(default_factory=list)
    finished: list[str] = field(default_factory=list)
    lessons: list[str] = field(default_factory=list)
    unreadable: list[str] = field(default_factory=list)
    """Games of which the rules here cannot tell whether they are over: they stay."""

    @property
    def codes(self) -> list[str]:
        """Return the codes of everything that was deleted."""
        return [*self.lobbies, *self.unfinished, *self.finished, *self.lessons]


class _Row(NamedTuple):
    """A table, and when something was last done at it or somebody was there."""

    id: str
    code: str
    used: float
    is_begun: bool


def prune(
    store: Store, ages: Ages, *, now: float | None = None, dry: bool = False, is_used: Used = lambda code: False
) -> Iterator[Pruned]:
    """Delete what is old, in small steps, each in a transaction of its own; yield what went in each step.

    Whatever happens at a table, or somebody with a key being there, makes it young again. A dry one only tells.
    """
    now = time.time() if now is None else now
    least = min(filter(None, (ages.lobbies, ages.unfinished, ages.finished)), default=None)
    after = ""
    while least is not None:
        with store.engine.connect() as connection:
            rows = _rows(connection, schema.tables.c.id > after, schema.tables.c.created < now - least * DAY)
        old = [row for row in rows if row.used < now - least * DAY and not is_used(row.code)]
        yield _judge(store, ages, now, old, dry)
        if len(rows) < LOOKED_AT:
            break
        after = rows[-1].id
    if ages.lessons:
        yield _lessons(store, now - ages.lessons * DAY, dry, is_used)


def _rows(connection: Connection, *wanted: ColumnElement[bool]) -> list[_Row]:
    tables, entries, keys = schema.tables, schema.entries, schema.keys
    last = select(entries.c.time).where(entries.c.table_id == tables.c.id).order_by(entries.c.n.desc()).limit(1)
    seen = select(func.max(keys.c.seen)).where(keys.c.table_id == tables.c.id)
    begun = select(entries.c.n).where(entries.c.table_id == tables.c.id, entries.c.kind == log.START).exists()
    columns = tables.c.id, tables.c.code, tables.c.created, last.scalar_subquery(), seen.scalar_subquery(), begun
    found = connection.execute(select(*columns).where(*wanted).order_by(tables.c.id).limit(LOOKED_AT))
    return [_Row(id, code, max(made, did or 0.0, was or 0.0), bool(on)) for id, code, made, did, was, on in found]


def _judge(store: Store, ages: Ages, now: float, rows: list[_Row], dry: bool) -> Pruned:
    done, doomed = Pruned(), list[_Row]()
    for row in rows:
        kind = _kind(store, row)
        age = 0.0 if kind == "unreadable" else float(getattr(ages, kind))
        if age and row.used < now - age * DAY:
            doomed.append(row)
        if kind == "unreadable" or row in doomed[-1:]:
            getattr(done, kind).append(row.code)
    for first in range(0, 0 if dry else len(doomed), DELETED):
        _delete(store, doomed[first : first + DELETED])
    return done


def _kind(store: Store, row: _Row) -> str:
    """Return what a table is: a lobby, unfinished, finished, or unreadable."""
    if not row.is_begun:
        return "lobbies"
    try:
        return "finished" if store.turn(row.code) == OVER else "unfinished"
    except Exception:
        return "unreadable"


def _delete(store: Store, rows: list[_Row]) -> None:
    """Delete tables, except those at which something has happened since they were looked at."""
    tables, before = schema.tables, {row.id: row.used for row in rows}
    with store.engine.begin() as connection:
        if not store.is_shared:
            # The driver of SQLite would begin a transaction only at the first row that is written.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.execute(select(tables.c.id).where(tables.c.id.in_(before)).with_for_update())
        ids = [row.id for row in _rows(connection, tables.c.id.in_(before)) if row.used == before[row.id]]
        for part in (schema.snapshots, schema.reviews, schema.keys, schema.entries):
            connection.execute(delete(part).where(part.c.table_id.in_(ids)))
        connection.execute(delete(tables).where(tables.c.id.in_(ids)))


def _lessons(store: Store, before: float, dry: bool, is_used: Used) -> Pruned:
    lessons, learners = schema.lessons, schema.learners
    with store.engine.connect() as connection:
        rows = connection.execute(select(lessons.c.id, lessons.c.code).where(lessons.c.touched < before)).all()
    old = [(id, code) for id, code in rows if not is_used(code)]
    for first in range(0, 0 if dry else len(old), DELETED):
        ids = [id for id, _ in old[first : first + DELETED]]
        with store.engine.begin() as connection:
            # Whoever has gone on with one meanwhile keeps it, since its learners are not among these.
            still = lessons.c.id.in_(ids) & (lessons.c.touched < before)
            connection.execute(delete(learners).where(learners.c.lesson_id.in_(select(lessons.c.id).where(still))))
            connection.execute(delete(lessons).where(still))
    return Pruned(lessons=[code for _, code in old])
