"""The open tables of one process. Each is changed by one thing at a time: decided, stored, applied, then sent."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from sobremesa.bots import Reasons
from sobremesa.core.errors import UserError
from sobremesa.core.match import Match
from sobremesa.core.state import State
from sobremesa.store import HOST, Entry, Header, Snapshot, Store, TableChange
from sobremesa.store.prune import GONE
from sobremesa.tables.audience import Audience
from sobremesa.tables.cache import Cache
from sobremesa.tables.growth import Growth
from sobremesa.tables.keys import hash_key, new_code, read_code
from sobremesa.tables.reading import read_table
from sobremesa.tables.table import Decided, Refused, Table

LOG = logging.getLogger(__name__)
Decide = Callable[[Table], Decided]
Grants = tuple[tuple[str, int], ...]
"""Hashes of keys, and the seats they may act for."""
MEMORY = 256 << 20
"""Limit in bytes, estimated, for tables in memory that nobody has open."""
IDLE = 300.0
"""Seconds after which a table that nobody has open leaves memory; reading it again takes milliseconds."""
LATELY = 120.0
"""Seconds for which a player without a stream counts as present after showing their key."""
READERS = 2
"""Tables read from the store at once: each is also replayed, which takes processor time from the others."""
LATE = (1.0, 3.0, 10.0)
"""Seconds between attempts to learn whether a change with an unknown outcome was stored."""
TRIES = 20
"""Attempts to find a free code for a new table; the first nearly always succeeds."""


def weight(match: Match | None) -> int:
    """Return about how many bytes a table takes in memory: its match and what was rendered of it."""
    return 40_000 if match is None else 400_000 + 2_500 * len(match.events)


@dataclass(eq=False)
class OpenTable(Audience):
    """A table in memory, with the people who have it open in this process."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    hurried: bool = False
    """Whether bots play without a pause until a person acts again."""
    attended: float = 0.0
    """Until when (monotonic clock) somebody counts as present without a stream."""
    is_driven: bool = False
    """Whether the driver is playing for its bots."""
    is_suspect: bool = False
    """Whether a bot's computation has crashed its process: until one succeeds, each runs in a process of its own."""
    failed: int = -1
    """The seat whose bot failed to choose last time, or -1: a simpler bot plays for it."""
    growth: Growth = field(default_factory=Growth)
    keys: dict[str, frozenset[int]] = field(default_factory=dict)
    """Cache: the seats each key may act for."""
    since: float = field(default_factory=time.monotonic)
    """When it was opened here (monotonic clock)."""
    noted: dict[str, float] = field(default_factory=dict)
    """By key: when its holder's presence was last written to the store."""
    elsewhere: dict[int, tuple[tuple[float, ...], float]] = field(default_factory=dict)
    """By seat: the last sign of life in the store, and when this process first read it."""
    hint: "tuple[int, asyncio.Task[Reasons]] | None" = None
    """The last hint that was requested, and the position it is for."""

    @property
    def is_attended(self) -> bool:
        """Tell whether anybody is present; without an audience bots do not play."""
        # A watcher whose signs of life have stopped is gone even if the stream is open; spectators send none.
        watched = any(key in self.around or key not in self.signs for key in self.watchers)
        return watched or time.monotonic() < self.attended

    @property
    def is_used(self) -> bool:
        """Tell whether somebody has it open, or a change is in progress: then it stays in memory."""
        thinks = self.is_driven or (self.hint is not None and not self.hint[1].done())
        return thinks or bool(self.watchers) or self.lock.locked()


class OpenTables:
    """The tables in memory, equal to what is stored; every change to a table goes through `change`."""

    def __init__(self, store: Store, on_change: Callable[[OpenTable, bool], None]) -> None:
        """`on_change` is called with each table that changed, and whether another process changed it."""
        self.store = store
        self.on_change = on_change
        self.listeners: list[Callable[[OpenTable], None]] = []
        """Called after each change."""
        self.cache: Cache[OpenTable] = Cache(
            MEMORY, lambda live: weight(live.table.match), lambda live: live.is_used, IDLE
        )
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        """Tables being read from the store: concurrent requests for one share the same read."""
        self._readers = asyncio.Semaphore(READERS)
        self._tasks: set[asyncio.Task[None]] = set()
        self._unsure: set[asyncio.Task[None]] = set()
        """Tasks that learn whether a change with an unknown outcome was stored."""

    async def find(self, code: str) -> OpenTable:
        """Return a table by its code. Raises `UserError` if there is none."""
        code = read_code(code)
        live = self.cache.get(code)
        if live is None:
            if not code:
                raise UserError("table-unknown", given="?")
            task = self._opening.get(code)
            if task is None:
                task = self._opening[code] = asyncio.ensure_future(self._open(code))
                task.add_done_callback(lambda task: self._opened(code, task))
            # The caller may be cancelled; others wait for the same read.
            live = await asyncio.shield(task)
        return live

    async def _open(self, code: str) -> OpenTable:
        async with self._readers:
            table = await self.store.ask(read_table, self.store, code)
        if table is None:
            raise UserError("table-unknown", given=code)
        live = self.cache.get(code) or self.cache.put(code, OpenTable(table))
        if self.store.is_shared:
            # From now on notifications of other processes reach this table; one may have come just before.
            await self._follow(live)
        self.on_change(live, False)
        return live

    def _opened(self, code: str, task: "asyncio.Task[OpenTable]") -> None:
        del self._opening[code]
        if not task.cancelled():
            task.exception()  # those who waited have it; perhaps nobody did

    async def add(self, header: Header, entries: Sequence[Entry], state: State | None, keys: Grants) -> OpenTable:
        """Store a new table under a code not yet in use, with its first entries and the position after them."""
        first = stamped(entries)
        shot = None if state is None else Snapshot.of(state, len(first), header.rules)
        for _ in range(TRIES):
            header = replace(header, id=secrets.token_hex(12), code=new_code())
            if await self.store.write(TableChange(header, True, 1, first, shot, grant=keys)):
                live = self.cache.put(header.code, OpenTable(Table(header, first)))
                self.attend(live)
                return live
        raise UserError("store-lost")

    async def seats(self, live: OpenTable, key: str) -> frozenset[int]:
        """Return the seats a key may act for; `HOST` among them for the host."""
        if not key:
            return frozenset()
        hash = hash_key(key)
        seats = live.keys.get(hash)
        if seats is None:
            known = live.keys
            opens = await self.store.ask(self.store.seats, live.table.header.id, hash)
            seats = frozenset(seat for seat in opens if seat >= HOST)
            # A key that opens nothing yet is asked for again. If seats have changed hands meanwhile, `known` is
            # no longer what is known.
            if seats:
                known[hash] = seats
        if seats:
            self.attend(live)
        return seats

    def attend(self, live: OpenTable) -> None:
        """Note that a key's holder is present, with the table open or not; if they were away, a bot may have to act."""
        was_there, live.attended = live.is_attended, time.monotonic() + LATELY
        if not was_there:
            self.on_change(live, False)

    async def settle(self) -> None:
        """Wait until every change in progress is stored and published."""
        for task in list(self._unsure):
            task.cancel()
        while self._tasks:
            await asyncio.wait(self._tasks)

    # -- changing --------------------------------------------------------------------------------

    async def change(
        self, live: OpenTable, decide: Decide, *, revoke: tuple[int, ...] = (), grant: Grants = ()
    ) -> None:
        """Decide a change on the table as it stands, store it, and only then apply and send it.

        The caller may leave in its middle: it is brought to its end all the same, so that the table in memory is
        never another than the one in the store.
        """
        await asyncio.shield(self._spawn(self._change(live, decide, revoke, grant)))

    async def _change(self, live: OpenTable, decide: Decide, revoke: tuple[int, ...], grant: Grants) -> None:
        async with live.lock:
            table = live.table
            decided, state = decide(table)
            if not decided and not revoke and not grant:
                return
            live.growth.check(table, decided, bool(grant))
            entries = stamped(decided)
            n = table.n + len(entries)
            shot = None if state is None else Snapshot.of(state, n, table.game.meta.rules_version)
            change = TableChange(table.header, False, table.n + 1, entries, shot, revoke, grant)
            try:
                is_stored = await self.store.write(change)
            except UserError as error:
                if error.code == "store-unsure":
                    self._unsure.add(task := asyncio.ensure_future(self._make_sure(live)))
                    task.add_done_callback(self._unsure.discard)
                raise
            if not is_stored:
                if not await self._catch_up(live) and not await self.store.ask(self.store.has, table.header.code):
                    # It was deleted after it was read.
                    self.cache.drop(table.header.code)
                    raise UserError("table-unknown", given=table.header.code)
                raise UserError("table-stale")
            if revoke or grant:
                live.keys = {}
            await self._apply(live, entries)
        self.on_change(live, False)

    async def _apply(self, live: OpenTable, entries: Sequence[Entry]) -> None:
        try:
            live.table.take(entries)
        except Exception:
            # Another process runs other rules: only the store knows where the action led.
            table = await self.store.ask(read_table, self.store, live.table.header.code)
            live.table = table or live.table
        live.send()
        for listener in self.listeners:
            listener(live)

    async def _catch_up(self, live: OpenTable) -> bool:
        """Apply what other processes have added to the log; tell whether there was anything."""
        tail = await self.store.ask(self.store.tail, live.table.header.id, live.table.n)
        live.keys = {}
        if tail:
            await self._apply(live, tail)
        return bool(tail)

    def heard(self, code: str, n: int) -> None:
        """Handle a notification: another process added to a log (to any, if the code is empty) or deleted a table."""
        if n == GONE and code in self.cache:
            self.cache[code].send()
            self.cache.drop(code)
            return
        for live in self.cache.values() if not code else [self.cache[code]] if code in self.cache else []:
            live.keys = {}
            if not code or live.table.n < n:
                self._spawn(self._follow(live))

    async def _follow(self, live: OpenTable) -> None:
        async with live.lock:
            at = live.table.at
            await self._catch_up(live)
        if live.table.at != at:
            self.on_change(live, True)

    async def _make_sure(self, live: OpenTable) -> None:
        """Learn whether a change with an unknown outcome was stored; it may still arrive a little later."""
        for pause in LATE:
            while True:
                await asyncio.sleep(pause)
                with suppress(UserError):
                    await self._follow(live)
                    break

    # -- tasks -----------------------------------------------------------------------------------

    def _spawn(self, work: Coroutine[object, object, None]) -> "asyncio.Task[None]":
        """Start a background task, and keep a reference to it until it ends."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, UserError | Refused):
            LOG.error("a table could not be changed", exc_info=error)


def stamped(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Return entries with the current time."""
    now = time.time()
    return tuple(Entry(entry.kind, entry.seat, entry.value, entry.text, now) for entry in entries)
