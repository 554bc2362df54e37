"""The one writer of a process: a thread that keeps what waits in one go, and only then says that it is kept."""

import asyncio
import json
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine, and_, bindparam, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, OperationalError

from sobremesa.table import schema
from sobremesa.table.faults import Fault, File
from sobremesa.table.header import Header, Snapshot
from sobremesa.table.log import Entry

__all__ = ["CHANNEL", "Change", "Writer"]

CHANNEL = "sobremesa"
MOST = 256
"""So many changes are kept in one transaction at most."""


@dataclass(frozen=True)
class Change:
    """What is to be kept together, or not at all."""

    header: Header
    is_new: bool = False
    n: int = 0
    entries: tuple[Entry, ...] = ()
    """The n-th and following entries of the log."""
    snapshot: Snapshot | None = None
    """The position after them."""
    revoke: tuple[int, ...] = ()
    """Seats for which no key may act any more."""
    grant: tuple[tuple[str, int], ...] = ()
    """Hashes of keys, and the seats they may act for from now on."""
    seen: tuple[tuple[str, float], ...] = ()
    """Hashes of keys whose holders were at the table, and when."""


Promise = asyncio.Future[bool]
Job = tuple[Change, Promise | None]
Outcome = bool | Exception


class Writer:
    """Keeps changes in the order given, many of them in one transaction: the disk is asked once for all of them."""

    def __init__(self, engine: Engine, file: File | None = None) -> None:
        self.engine = engine
        self.file = file
        self.name = secrets.token_hex(4)
        """Tells this process's own notes from those of others."""
        self.stored = 0
        """So many entries have been added to logs."""
        self.failed = 0
        """So many changes could not be stored."""
        self._sql = _Statements(postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert)
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def keep(self, change: Change) -> bool:
        """Keep a change and tell whether its place was free. Raises whatever kept it from being kept.

        It cannot be called off: whoever stops waiting for it finds it done all the same.
        """
        promise: Promise = asyncio.get_running_loop().create_future()
        self._waiting.put((change, promise))
        return await promise

    def note(self, change: Change) -> None:
        """Keep a change that nobody waits for."""
        self._waiting.put((change, None))

    def close(self) -> None:
        """Keep what waits, then stop."""
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
                # Always in the same order, so that two processes never wait for each other in a circle.
                self._keep(sorted(work, key=lambda job: (job[0].header.id, job[0].n)))
            if None in batch:
                return

    def _keep(self, work: Sequence[Job]) -> None:
        try:
            self._commit([change for change, _ in work])
        except Exception as error:
            if len(work) > 1 and not isinstance(error, OperationalError | Fault):
                # One of them is to blame; the others need not suffer.
                for job in work:
                    self._keep([job])
                return
            is_taken = isinstance(error, IntegrityError)
            self.failed += 0 if is_taken else len(work)
            _tell(work, False if is_taken else error)
            return
        self.stored += sum(len(change.entries) for change, _ in work)
        _tell(work, True)

    def _commit(self, changes: Sequence[Change]) -> None:
        """Have it all on disk. Raises `Fault` if nobody can say whether it is."""
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
            self.file.check_kept()

    def _write(self, connection: Connection, changes: Sequence[Change]) -> None:
        sql = self._sql
        for statement, rows in (
            (sql.table, [_row(change.header) for change in changes if change.is_new]),
            (sql.revoke, [{"id": c.header.id, "number": seat} for c in changes for seat in c.revoke]),
            (sql.grant, [_grant(c.header.id, hash, seat) for c in changes for hash, seat in c.grant]),
            (sql.entry, [row for change in changes for row in _rows(change)]),
            (sql.snapshot, [_shot(c.header.id, c.snapshot) for c in changes if c.snapshot]),
            (sql.seen, [{"id": c.header.id, "key": hash, "at": at} for c in changes for hash, at in c.seen]),
        ):
            if rows:
                connection.execute(statement, rows)
        notes = [f"{self.name} {c.header.code} {c.n + len(c.entries) - 1}" for c in changes if _is_news(c)]
        if notes and connection.dialect.name == "postgresql":
            connection.execute(_NOTIFY, {"channel": CHANNEL, "notes": notes})


def _tell(work: Sequence[Job], outcome: Outcome) -> None:
    """Tell everybody who waits, with one call for each loop."""
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
    """What is executed, made once."""

    def __init__(self, insert: Callable[..., Any]) -> None:
        keys, snapshots = schema.keys, schema.snapshots
        self.table = insert(schema.tables)
        self.entry = insert(schema.entries)
        shot = insert(snapshots)
        new = {name: shot.excluded[name] for name in ("n", "digest", "numbers")}
        self.snapshot = shot.on_conflict_do_update(index_elements=["table_id", "rules"], set_=new)
        self.grant = insert(keys).on_conflict_do_nothing()
        self.revoke = keys.delete().where(and_(keys.c.table_id == bindparam("id"), keys.c.seat == bindparam("number")))
        held = and_(keys.c.table_id == bindparam("id"), keys.c.hash == bindparam("key"))
        self.seen = update(keys).where(held).values(seen=bindparam("at"))


def _is_news(change: Change) -> bool:
    """Tell whether other processes have to hear of a change."""
    return bool(change.entries or change.grant or change.revoke)


Row = dict[str, object]


def _row(header: Header) -> Row:
    return {
        **{field.name: getattr(header, field.name) for field in fields(header)},
        "options": json.dumps(header.options),
    }


def _rows(change: Change) -> list[Row]:
    id = change.header.id
    return [
        {"table_id": id, "n": n, "kind": e.kind, "seat": e.seat, "value": e.value, "text": e.text, "time": e.time}
        for n, e in enumerate(change.entries, change.n)
    ]


def _shot(id: str, shot: Snapshot) -> Row:
    numbers = json.dumps(shot.numbers, separators=(",", ":"))
    return {"table_id": id, "rules": shot.rules, "n": shot.n, "digest": shot.digest, "numbers": numbers}


def _grant(id: str, hash: str, seat: int) -> Row:
    return {"table_id": id, "hash": hash, "seat": seat, "seen": time.time()}
