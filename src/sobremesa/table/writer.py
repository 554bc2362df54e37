"""The one writer of a process: a thread that keeps what waits in one go, and only then says that it is kept."""

import json
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.dialects import postgresql, sqlite

from sobremesa.table import schema
from sobremesa.table.log import Entry
from sobremesa.table.table import Snapshot

__all__ = ["CHANNEL", "Append", "Writer"]

CHANNEL = "sobremesa"
MOST = 256
"""So many tables' entries are kept in one transaction at most."""


@dataclass(frozen=True)
class Append:
    """Entries to be kept as the n-th and following ones of a log, with the position after them."""

    id: str
    n: int
    entries: tuple[Entry, ...]
    snapshot: Snapshot | None


class Writer:
    """Keeps entries in the order given, many tables in one transaction: the disk is asked once for all of them."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.name = secrets.token_hex(4)
        """Tells this process's own notes from those of others."""
        self.insert: Callable[..., Any] = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._waiting: SimpleQueue[tuple[Append, Future[bool]] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def add(self, append: Append) -> "Future[bool]":
        """Have entries kept; the future tells whether their place was free, or why they could not be kept."""
        future: Future[bool] = Future()
        self._waiting.put((append, future))
        return future

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
                self._keep(work)
            if None in batch:
                return

    def _keep(self, work: "list[tuple[Append, Future[bool]]]") -> None:
        # Always in the same order, so that two processes never wait for each other in a circle.
        work.sort(key=lambda job: (job[0].id, job[0].n))
        try:
            with self.engine.begin() as connection:
                kept = [self._append(connection, append) for append, _ in work]
        except Exception as error:
            if len(work) > 1:
                # One of them may be to blame; the others need not suffer.
                for job in work:
                    self._keep([job])
                return
            work[0][1].set_exception(error)
            return
        for (_, future), done in zip(work, kept, strict=True):
            future.set_result(done)

    def _append(self, connection: Connection, append: Append) -> bool:
        rows = [
            {
                "table_id": append.id,
                "n": append.n + i,
                "kind": entry.kind,
                "seat": entry.seat,
                "value": entry.value,
                "text": entry.text,
                "time": entry.time,
            }
            for i, entry in enumerate(append.entries)
        ]
        taken = connection.execute(self.insert(schema.entries).on_conflict_do_nothing(), rows[:1])
        if taken.rowcount != 1:
            return False
        if rows[1:]:
            connection.execute(self.insert(schema.entries), rows[1:])
        if append.snapshot is not None:
            shot = append.snapshot
            new = {"n": shot.n, "digest": shot.digest, "numbers": json.dumps(shot.numbers, separators=(",", ":"))}
            statement = self.insert(schema.snapshots).values(table_id=append.id, rules=shot.rules, **new)
            connection.execute(statement.on_conflict_do_update(index_elements=["table_id", "rules"], set_=new))
        if connection.dialect.name == "postgresql":
            note = f"{self.name} {append.id} {append.n + len(rows) - 1}"
            connection.execute(select(func.pg_notify(CHANNEL, note)))
        return True
