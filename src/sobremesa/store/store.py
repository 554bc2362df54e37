"""The database: SQLite by default, PostgreSQL by its URL; one schema, the same guarantees."""

import asyncio
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    IntegrityError,
    InvalidRequestError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.pool import QueuePool

from sobremesa.core.errors import UserError
from sobremesa.store import schema
from sobremesa.store.changes import Change
from sobremesa.store.faults import ANSWER, CONNECT, CircuitBreaker, File, alone, as_user_error, hidden
from sobremesa.store.listener import Listener
from sobremesa.store.migrations import upgrade
from sobremesa.store.rows import (
    ClassEntry,
    ClassHeader,
    Entry,
    Header,
    Snapshot,
    StoredClass,
    StoredLesson,
    StoredReview,
    StoredTable,
    TakenLesson,
)
from sobremesa.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

BRANCHES = 50
"""Branches of a table that are listed."""
THREADS = 8
"""Reads that may run at the same time."""
PATIENCE = 5.0
"""Seconds that closing waits for threads that are still reading."""


class Store:
    """All tables, lessons and reviews on disk. Any thread may call it; what `write` has returned from is on disk."""

    def __init__(self, url: str | Path, *, serve: bool = False) -> None:
        """Open it, and bring it up to date. To `serve` from it is to be the only one at a file, and never to wait long.

        Raises `UserError` if it cannot be reached, or another server has the file.
        """
        self.url = _url(url)
        self.is_shared = self.url.get_backend_name() == "postgresql"
        """Whether several processes may work on it."""
        self.file = None if self.is_shared else File(Path(str(self.url.database)).absolute())
        self._lock = alone(self.file.path) if serve and self.file and self.file.path.parent.is_dir() else None
        self.engine, breaker = _engine(self.url, self.file)
        try:
            with self.engine.begin() as connection:
                upgrade(connection)
        except Exception as error:
            self.engine.dispose()
            self._unlock()
            if not isinstance(error, DatabaseError) or isinstance(error, ProgrammingError | IntegrityError):
                raise
            shown = hidden(self.url.render_as_string())
            raise UserError("store-unreachable", given=shown, reason=_reason(error)) from None
        if breaker and serve:
            breaker.limit = ANSWER
            self.engine.dispose()
        if self.file:
            self.file.remember()
        self.writer = Writer(self.engine, self.file)
        self.listener: Listener | None = None
        self._listeners: list[Callable[[str, int], object]] = []
        self._threads = ThreadPoolExecutor(THREADS, "store")

    def close(self) -> None:
        """Write what is queued, and close."""
        self.writer.close()
        if self.listener is not None:
            self.listener.close()
        # A thread may still be reading: wait until it has returned its connection, and give out no more: one given out
        # now would never be closed.
        pool, until = self.engine.pool, time.monotonic() + PATIENCE
        event.listen(self.engine, "do_connect", _refuse, insert=True)
        self.engine.dispose()
        self._threads.shutdown(wait=False, cancel_futures=True)
        while isinstance(pool, QueuePool) and pool.checkedout() > 0 and time.monotonic() < until:
            time.sleep(0.01)
        pool.dispose()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.release()

    def listen(self, heard: Callable[[str, int], object]) -> None:
        """Call `heard(code, n)` from a listener thread when another process has added to a log; "" means any log."""
        self._listeners.append(heard)
        if self.is_shared and self.listener is None:
            self.listener = Listener(self.url, self.writer.name, self._hear)

    def _hear(self, code: str, n: int) -> None:
        for heard in self._listeners:
            heard(code, n)

    async def check(self) -> None:
        """Raise `UserError` unless the database answers."""
        await self.ask(self._check)

    def _check(self) -> None:
        with self.engine.connect() as connection:
            connection.execute(select(schema.tables.c.id).limit(1))

    async def ask(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query in a worker thread. Raises `UserError` if the database cannot be reached."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, partial(call, *args, **kwargs))
        except SQLAlchemyError as error:
            raise as_user_error(error) from None

    async def write(self, change: Change) -> bool:
        """Store a change; tell, once it is on disk, whether its place was still free.

        Raises `UserError` if it was not stored, or nobody can say whether it was.
        """
        try:
            return await self.writer.store(change)
        except SQLAlchemyError as error:
            raise as_user_error(error) from None

    def find(self, code: str) -> StoredTable | None:
        """Return everything needed to rebuild a table, by its code."""
        with self.engine.connect() as connection:
            header = _header(connection, code)
            if header is None:
                return None
            # Snapshots first: entries added meanwhile come after the last of them.
            snapshots = _snapshots(connection, header.id)
            return StoredTable(header, _entries(connection, header.id, 0), snapshots)

    def head(self, code: str) -> StoredTable | None:
        """Return the same without its log."""
        with self.engine.connect() as connection:
            header = _header(connection, code)
            return StoredTable(header, [], _snapshots(connection, header.id)) if header else None

    def has(self, code: str) -> bool:
        """Tell whether there is a table of this code."""
        with self.engine.connect() as connection:
            return _header(connection, code) is not None

    def is_used(self, code: str) -> bool:
        """Tell whether a table or a lesson already has this code."""
        return self.has(code) or self.lesson(code) is not None

    def codes(self) -> list[str]:
        """Return the codes of all tables, the oldest first."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(schema.tables.c.code).order_by(schema.tables.c.created))
            return [str(code) for (code,) in rows]

    def tail(self, id: str, n: int) -> list[Entry]:
        """Return the entries of a log after the first n."""
        with self.engine.connect() as connection:
            return _entries(connection, id, n)

    def seats(self, id: str, hash: str) -> frozenset[int]:
        """Return the seats a key may act for."""
        keys = schema.keys
        with self.engine.connect() as connection:
            rows = connection.execute(select(keys.c.seat).where(keys.c.table_id == id, keys.c.hash == hash))
            return frozenset(int(seat) for (seat,) in rows)

    def holders(self, id: str) -> list[tuple[str, int]]:
        """Return the hashes of all keys to a table, each with a seat it may act for."""
        keys = schema.keys
        with self.engine.connect() as connection:
            rows = connection.execute(select(keys.c.hash, keys.c.seat).where(keys.c.table_id == id))
            return [(str(hash), int(seat)) for hash, seat in rows]

    def seen(self, id: str) -> dict[int, tuple[float, ...]]:
        """Return when each holder of each seat last gave a sign of life, by the clock of the process that wrote it."""
        keys = schema.keys
        last: dict[int, tuple[float, ...]] = {}
        with self.engine.connect() as connection:
            wanted = select(keys.c.seat, keys.c.seen).where(keys.c.table_id == id).order_by(keys.c.hash)
            for seat, at in connection.execute(wanted):
                last[seat] = (*last.get(seat, ()), at)
        return last

    def held(self, hash: str) -> list[str]:
        """Return the codes of the tables at which a key has a seat, the newest first."""
        tables, keys = schema.tables, schema.keys
        wanted = select(tables.c.code).join(keys, keys.c.table_id == tables.c.id).where(keys.c.hash == hash)
        with self.engine.connect() as connection:
            rows = connection.execute(
                wanted.group_by(tables.c.code, tables.c.created).order_by(tables.c.created.desc())
            )
            return [str(code) for (code,) in rows]

    def branches(self, code: str) -> list[tuple[str, int]]:
        """Return the codes of the tables that branched off from one, and after how many actions, the newest first."""
        tables = schema.tables
        wanted = select(tables.c.code, tables.c.since).where(tables.c.parent == code)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.order_by(tables.c.created.desc()).limit(BRANCHES))
            return [(str(code), int(since)) for code, since in rows]

    def of_seed(self, game: str, seed: int, most: int) -> list[str]:
        """Return the codes of the tables with one seed, the newest first."""
        tables = schema.tables
        wanted = select(tables.c.code).where(tables.c.seed == seed, tables.c.game == game)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.order_by(tables.c.created.desc()).limit(most))
            return [str(code) for (code,) in rows]

    def of_setup(self, game: str, edition: str, level: int, players: int, options: str, most: int) -> list[str]:
        """Return the codes of the tables of one setup, the newest first; `options` as they are stored."""
        tables = schema.tables
        wanted = select(tables.c.code).where(
            tables.c.game == game, tables.c.edition == edition, tables.c.level == level, tables.c.players == players,
            tables.c.options == options, tables.c.parent == "",
        )  # fmt: skip
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.order_by(tables.c.created.desc()).limit(most))
            return [str(code) for (code,) in rows]

    # -- classes ---------------------------------------------------------------------------------

    def class_of(self, code: str) -> StoredClass | None:
        """Return everything needed to rebuild a class, by its code."""
        classes = schema.classes
        with self.engine.connect() as connection:
            row = connection.execute(select(classes).where(classes.c.code == code)).mappings().first()
            if row is None:
                return None
            # The log first: keys granted meanwhile belong to entries after it.
            entries = _class_entries(connection, row["id"])
        return StoredClass(ClassHeader(**row), entries, self.class_keys(row["id"]))

    def class_keys(self, id: str) -> dict[str, frozenset[int]]:
        """Return by hash of each key the holder it may act as in a class."""
        keys, held = schema.class_keys, dict[str, frozenset[int]]()
        with self.engine.connect() as connection:
            for hash, holder in connection.execute(select(keys.c.hash, keys.c.holder).where(keys.c.class_id == id)):
                held[hash] = held.get(hash, frozenset()) | {holder}
        return held

    def classes_of(self, hash: str) -> list[tuple[str, int]]:
        """Return the codes of the classes of a key, and the holder it acts as in each, the newest first."""
        classes, keys = schema.classes, schema.class_keys
        wanted = select(classes.c.code, keys.c.holder).join(keys, keys.c.class_id == classes.c.id)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.where(keys.c.hash == hash).order_by(classes.c.created.desc()))
            return [(str(code), int(holder)) for code, holder in rows]

    def class_codes(self, before: float | None = None) -> list[str]:
        """Return the codes of all classes, or of those opened before a time, the oldest first."""
        classes = schema.classes
        wanted = select(classes.c.code).order_by(classes.c.created)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted if before is None else wanted.where(classes.c.created < before))
            return [str(code) for (code,) in rows]

    # -- lessons and reviews ---------------------------------------------------------------------

    def lesson(self, code: str) -> StoredLesson | None:
        """Return a lesson being taken, by its code."""
        lessons, learners = schema.lessons, schema.learners
        with self.engine.connect() as connection:
            row = connection.execute(select(lessons).where(lessons.c.code == code)).mappings().first()
            if row is None:
                return None
            held = connection.execute(select(learners.c.hash, learners.c.seat).where(learners.c.lesson_id == row["id"]))
            return StoredLesson(
                row["id"], row["code"], row["game"], row["lesson"], bool(row["shared"]), row["n"],
                tuple(filter(None, row["log"].split("\n"))), {str(hash): int(seat) for hash, seat in held},
            )  # fmt: skip

    def taken_lessons(self, hash: str) -> list[TakenLesson]:
        """Return the lessons of a key, the most recently used first."""
        lessons, learners = schema.lessons, schema.learners
        wanted = (
            select(lessons.c.code, lessons.c.game, lessons.c.lesson, learners.c.step, lessons.c.shared)
            .join(learners, learners.c.lesson_id == lessons.c.id)
            .where(learners.c.hash == hash)
            .order_by(lessons.c.touched.desc())
        )
        with self.engine.connect() as connection:
            return [TakenLesson(*row[:4], bool(row[4])) for row in connection.execute(wanted)]

    def review(self, table_id: str) -> StoredReview | None:
        """Return the stored state of a table's review."""
        reviews = schema.reviews
        with self.engine.connect() as connection:
            wanted = select(reviews.c.review, reviews.c.judged).where(reviews.c.table_id == table_id)
            row = connection.execute(wanted).first()
        return StoredReview(*row) if row else None


def _header(connection: Connection, code: str) -> Header | None:
    tables = schema.tables
    row = connection.execute(select(tables).where(tables.c.code == code)).mappings().first()
    return Header(**{**row, "options": json.loads(row["options"])}) if row else None


def _entries(connection: Connection, id: str, after: int) -> list[Entry]:
    entries = schema.entries
    wanted = (
        select(entries.c.kind, entries.c.seat, entries.c.value, entries.c.text, entries.c.time)
        .where(entries.c.table_id == id, entries.c.n > after)
        .order_by(entries.c.n)
    )
    return [Entry(*row) for row in connection.execute(wanted)]


def _class_entries(connection: Connection, id: str) -> list[ClassEntry]:
    entries = schema.class_entries
    wanted = (
        select(entries.c.kind, entries.c.text, entries.c.time).where(entries.c.class_id == id).order_by(entries.c.n)
    )
    return [ClassEntry(*row) for row in connection.execute(wanted)]


def _snapshots(connection: Connection, id: str) -> list[Snapshot]:
    shots = schema.snapshots
    rows = connection.execute(
        select(shots.c.n, shots.c.rules, shots.c.digest, shots.c.numbers).where(shots.c.table_id == id)
    )
    return [Snapshot(n, rules, digest, json.loads(numbers)) for n, rules, digest, numbers in rows]


def _url(given: str | Path) -> URL:
    if isinstance(given, Path):
        given.parent.mkdir(parents=True, exist_ok=True)
        return URL.create("sqlite", database=str(given))
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        raise UserError("store-url", given=hidden(given), accepted="sqlite:///FILE, postgresql://HOST/NAME") from None
    backend = url.get_backend_name()
    if backend not in ("sqlite", "postgresql") or url.database in (None, "", ":memory:"):
        raise UserError("store-url", given=hidden(given), accepted="sqlite:///FILE, postgresql://HOST/NAME")
    return url.set(drivername="postgresql+psycopg") if backend == "postgresql" else url


def _engine(url: URL, file: File | None) -> tuple[Engine, CircuitBreaker | None]:
    if file is None:
        # The server may have restarted since the connection was last used: test it first.
        limits = {"connect_timeout": CONNECT, "tcp_user_timeout": int(ANSWER * 1000)}
        engine = create_engine(url, pool_size=THREADS, pool_timeout=ANSWER, pool_pre_ping=True, connect_args=limits)
        breaker = CircuitBreaker()
        breaker.guard(engine)
        return engine, breaker
    engine = create_engine(url, pool_size=THREADS, pool_timeout=ANSWER)
    # Opening a file that does not exist would create it.
    event.listen(engine, "do_connect", lambda *_: file.check())
    event.listen(engine, "connect", _tell_sqlite)
    return engine, None


def _tell_sqlite(connection: object, record: object) -> None:
    """WAL lets readers read while one writes; FULL has the disk say that it holds what was committed; what is deleted
    is overwritten where that costs no further writing.
    """
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in (
        "journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", "secure_delete=FAST",
    ):  # fmt: skip
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _refuse(*_: object) -> None:
    raise InvalidRequestError("the store is closed")


def _reason(error: DatabaseError) -> str:
    return str(error.orig).splitlines()[0]
