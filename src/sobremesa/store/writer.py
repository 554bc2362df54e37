"""The one writer of a process: a thread that commits all queued changes in one transaction, then reports."""

import asyncio
import json
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, fields
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine, and_, bindparam, delete, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from sobremesa.store import schema
from sobremesa.store.changes import Change, ClassChange, LessonChange, ReviewChange, TableChange
from sobremesa.store.faults import Fault, File
from sobremesa.store.rows import Header, Snapshot, StoredLesson

CHANNEL = "sobremesa"
MOST = 256
"""Changes in one transaction, at most."""


class Taken(SQLAlchemyError):
    """Another change was stored in the place of this one."""


Promise = asyncio.Future[bool]
Job = tuple[Change, Promise | None]
Outcome = bool | Exception


class Writer:
    """Stores changes in the order given, many in one transaction, so that the disk is flushed once for all."""

    def __init__(self, engine: Engine, file: File | None = None) -> None:
        self.engine = engine
        self.file = file
        self.name = secrets.token_hex(4)
        """Marks this process's own notifications."""
        self.stored = 0
        """Entries added to logs so far."""
        self.failed = 0
        """Changes that could not be stored so far."""
        self._sql = _Statements(postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert)
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def store(self, change: Change) -> bool:
        """Store a change and tell whether its place was free. Raises the database's error if it could not be stored.

        It cannot be called off: a caller that stops waiting finds it done all the same.
        """
        promise: Promise = asyncio.get_running_loop().create_future()
        self._waiting.put((change, promise))
        return await promise

    def note(self, change: Change) -> None:
        """Store a change without waiting for it."""
        self._waiting.put((change, None))

    def close(self) -> None:
        """Store what is queued, then stop."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch = [self._waiting.get()]
            try:
                while len(batch) < MOST:
                    batch.append(self._waiting.get_nowait())
            except Empty:
                pass
            work = [job for job in batch if job is not None]
            if work:
                # Always in the same order, so that two processes never deadlock.
                self._store(sorted(work, key=lambda job: job[0].order))
            if None in batch:
                return

    def _store(self, work: Sequence[Job]) -> None:
        try:
            self._commit([change for change, _ in work])
        except Exception as error:
            if len(work) > 1 and not isinstance(error, OperationalError | Fault):
                # One of them is to blame: store them one by one.
                for job in work:
                    self._store([job])
                return
            is_taken = isinstance(error, IntegrityError | Taken)
            self.failed += 0 if is_taken else len(work)
            _tell(work, False if is_taken else error)
            return
        self.stored += sum(len(change.entries) for change, _ in work if isinstance(change, TableChange))
        _tell(work, True)

    def _commit(self, changes: Sequence[Change]) -> None:
        """Commit changes. Raises `Fault` if it is unknown whether they are on disk."""
        if self.file is not None:
            self.file.check()
        with self.engine.connect() as connection, connection.begin() as transaction:
            self._write(connection, changes)
            try:
                transaction.commit()
            except OperationalError as error:
                if "disk is full" in str(error):
                    raise
                raise Fault("store-unsure") from error
        if self.file is not None:
            self.file.check_stored()

    def _write(self, connection: Connection, changes: Sequence[Change]) -> None:
        classes = [change for change in changes if isinstance(change, ClassChange)]
        tables = [change for change in changes if isinstance(change, TableChange)]
        tables += [table for change in classes for table in change.tables]
        lessons = [change for change in changes if isinstance(change, LessonChange)]
        reviews = [change for change in changes if isinstance(change, ReviewChange)]
        sql = self._sql
        for statement, rows in (
            (sql.table, [_row(change.header) for change in tables if change.is_new]),
            (sql.revoke, [{"id": c.header.id, "number": seat} for c in tables for seat in c.revoke]),
            (sql.grant, [_grant(c.header.id, hash, seat) for c in tables for hash, seat in c.grant]),
            (sql.entry, [row for change in tables for row in _rows(change)]),
            (sql.snapshot, [_shot(c.header.id, c.snapshot) for c in tables if c.snapshot]),
            (sql.seen, [{"id": c.header.id, "key": hash, "at": at} for c in tables for hash, at in c.seen]),
            (sql.class_, [asdict(change.header) for change in classes if change.is_new]),
            (sql.class_revoke, [{"id": c.header.id, "number": holder} for c in classes for holder in c.revoke]),
            (sql.class_grant, [_class_grant(c.header.id, hash, holder) for c in classes for hash, holder in c.grant]),
            (sql.class_entry, [row for change in classes for row in _class_rows(change)]),
            (sql.review, [{"table_id": c.table_id, **c.review._asdict()} for c in reviews]),
        ):
            if rows:
                connection.execute(statement, rows)
        for change in lessons:
            _write_lesson(connection, change)
        notes = [(c.header.code, c.n + len(c.entries) - 1) for c in tables if _is_news(c)]
        notes += [(change.lesson.code, change.lesson.n) for change in lessons]
        notes += [(c.header.code, c.n + len(c.entries) - 1) for c in classes]
        self.notify(connection, notes)

    def notify(self, connection: Connection, notes: Sequence[tuple[str, int]]) -> None:
        """Notify other processes, on commit, of the new `n` of what has this code."""
        if notes and connection.dialect.name == "postgresql":
            payloads = [f"{self.name} {code} {n}" for code, n in notes]
            connection.execute(_NOTIFY, {"channel": CHANNEL, "notes": payloads})


def _write_lesson(connection: Connection, change: LessonChange) -> None:
    """Write a lesson if it is unchanged. Raises `Taken` if it has changed, or its code is in use."""
    lessons, learners, lesson, now = schema.lessons, schema.learners, change.lesson, time.time()
    values = {"n": lesson.n, "log": "\n".join(lesson.log), "touched": now}
    if change.is_new:
        for part in (schema.tables, lessons):
            if connection.execute(select(part.c.id).where(part.c.code == lesson.code)).first():
                raise Taken(lesson.code)
        connection.execute(insert(lessons), {**_lesson_row(lesson), **values, "created": now})
    else:
        before = (lessons.c.id == lesson.id) & (lessons.c.n == lesson.n - 1)
        if connection.execute(update(lessons).where(before).values(values)).rowcount != 1:
            raise Taken(lesson.code)
        connection.execute(delete(learners).where(learners.c.lesson_id == lesson.id))
    rows = [
        {"lesson_id": lesson.id, "hash": hash, "seat": seat, "step": change.steps.get(seat, 0)}
        for hash, seat in lesson.learners.items()
    ]
    if rows:
        connection.execute(insert(learners), rows)


def _tell(work: Sequence[Job], outcome: Outcome) -> None:
    """Report to all who wait, with one call into each event loop."""
    promises: dict[asyncio.AbstractEventLoop, list[Promise]] = {}
    for _, promise in work:
        if promise is not None:
            promises.setdefault(promise.get_loop(), []).append(promise)
    for loop, waiting in promises.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_settle, waiting, outcome)


def _settle(promises: Sequence[Promise], outcome: Outcome) -> None:
    for promise in promises:
        if promise.done():
            continue
        if isinstance(outcome, Exception):
            promise.set_exception(outcome)
        else:
            promise.set_result(outcome)


_NOTIFY = text("SELECT pg_notify(:channel, note) FROM unnest(CAST(:notes AS text[])) AS note")


class _Statements:
    """SQL statements, compiled once."""

    def __init__(self, insert: Callable[..., Any]) -> None:
        keys = schema.keys
        self.table = insert(schema.tables)
        self.entry = insert(schema.entries)
        self.snapshot = _or_replace(insert(schema.snapshots), ["table_id", "rules"], ["n", "digest", "numbers"])
        self.review = _or_replace(insert(schema.reviews), ["table_id"], ["review", "judged"])
        self.class_ = insert(schema.classes)
        self.class_entry = insert(schema.class_entries)
        of_class = schema.class_keys
        self.class_grant = insert(of_class).on_conflict_do_nothing()
        holder = and_(of_class.c.class_id == bindparam("id"), of_class.c.holder == bindparam("number"))
        self.class_revoke = of_class.delete().where(holder)
        self.grant = insert(keys).on_conflict_do_nothing()
        self.revoke = keys.delete().where(and_(keys.c.table_id == bindparam("id"), keys.c.seat == bindparam("number")))
        held = and_(keys.c.table_id == bindparam("id"), keys.c.hash == bindparam("key"))
        self.seen = update(keys).where(held).values(seen=bindparam("at"))


def _or_replace(statement: Any, key: Sequence[str], columns: Sequence[str]) -> Any:
    """Return an upsert that replaces these columns of an existing row."""
    new = {name: statement.excluded[name] for name in columns}
    return statement.on_conflict_do_update(index_elements=key, set_=new)


def _is_news(change: TableChange) -> bool:
    """Tell whether other processes must be notified of a change."""
    return bool(change.entries or change.grant or change.revoke)


Row = dict[str, object]


def _row(header: Header) -> Row:
    return {
        **{field.name: getattr(header, field.name) for field in fields(header)},
        "options": json.dumps(header.options),
    }


def _lesson_row(lesson: StoredLesson) -> Row:
    return {
        "id": lesson.id, "code": lesson.code, "game": lesson.game, "lesson": lesson.lesson,
        "shared": int(lesson.shared),
    }  # fmt: skip


def _rows(change: TableChange) -> list[Row]:
    id = change.header.id
    return [
        {"table_id": id, "n": n, "kind": e.kind, "seat": e.seat, "value": e.value, "text": e.text, "time": e.time}
        for n, e in enumerate(change.entries, change.n)
    ]


def _class_rows(change: ClassChange) -> list[Row]:
    return [{"class_id": change.header.id, "n": n, **asdict(entry)} for n, entry in enumerate(change.entries, change.n)]


def _class_grant(id: str, hash: str, holder: int) -> Row:
    return {"class_id": id, "hash": hash, "holder": holder}


def _shot(id: str, shot: Snapshot) -> Row:
    numbers = json.dumps(shot.numbers, separators=(",", ":"))
    return {"table_id": id, "rules": shot.rules, "n": shot.n, "digest": shot.digest, "numbers": numbers}


def _grant(id: str, hash: str, seat: int) -> Row:
    return {"table_id": id, "hash": hash, "seat": seat, "seen": time.time()}
