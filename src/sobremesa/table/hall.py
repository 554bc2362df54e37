"""The hall: the tables of one process in memory. Each is changed by one thing at a time: decided, kept, then told."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace

from sqlalchemy.exc import SQLAlchemyError

from sobremesa.core.errors import UserError
from sobremesa.core.state import State
from sobremesa.table.cache import Cache
from sobremesa.table.faults import told
from sobremesa.table.header import HOST, Header, Snapshot
from sobremesa.table.keys import hash_key, new_code, read_code
from sobremesa.table.live import Live, weight
from sobremesa.table.log import Entry
from sobremesa.table.store import Store
from sobremesa.table.table import Decided, Refused, Table
from sobremesa.table.writer import Change

__all__ = ["Hall", "Live", "stamped"]

LOG = logging.getLogger(__name__)
Decide = Callable[[Table], Decided]
Grants = tuple[tuple[str, int], ...]
"""Hashes of keys, and the seats they may act for."""
MEMORY = 256 << 20
"""So many bytes, about, tables may take that are in memory though nobody has them open."""
IDLE = 300.0
"""So many seconds a table that nobody has open stays in memory: it is read again in milliseconds."""
LATELY = 120.0
"""So many seconds after they have shown their key somebody without a stream counts as being there."""
READERS = 2
"""So many tables are read from the store at once: what is read is also worked out, and others want to go on."""
LATE = (1.0, 3.0, 10.0)
"""So many seconds after one another it is looked what became of something that nobody could say was kept."""
TRIES = 20
"""So many codes are tried for a new table before it is given up; one is nearly always enough."""


class Hall:
    """Tables in memory, as they are in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.live: Cache[Live] = Cache(MEMORY, lambda live: weight(live.table.match), lambda live: live.is_used, IDLE)
        self._opening: dict[str, asyncio.Task[Live]] = {}
        """Tables that are being read from the store: whoever wants one meanwhile waits for the same."""
        self._readers = asyncio.Semaphore(READERS)
        self.is_closing = False
        """Whether those who watch are asked to leave."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._unsure: set[asyncio.Task[None]] = set()
        """Those that find out whether something was kept."""

    async def find(self, code: str) -> Live:
        """Return a table by its code. Raises `UserError` if there is none."""
        code = read_code(code)
        live = self.live.get(code)
        if live is None:
            if not code:
                raise UserError("table-unknown", given="?")
            task = self._opening.get(code)
            if task is None:
                task = self._opening[code] = asyncio.ensure_future(self._open(code))
                task.add_done_callback(lambda task: self._opened(code, task))
            # Whoever asked may leave; the others wait for the same.
            live = await asyncio.shield(task)
        return live

    async def _open(self, code: str) -> Live:
        async with self._readers:
            table = await self.store.ask(self.store.find, code)
        if table is None:
            raise UserError("table-unknown", given=code)
        live = self.live.get(code) or self.live.put(code, Live(table))
        if self.store.is_shared:
            # From now on notes of other processes are heeded; one may have come just before.
            await self._follow(live)
        self.moved(live)
        return live

    def _opened(self, code: str, task: "asyncio.Task[Live]") -> None:
        del self._opening[code]
        if not task.cancelled():
            task.exception()  # whoever waited was told; perhaps nobody did

    async def lay(self, header: Header, entries: Sequence[Entry], state: State | None, keys: Grants) -> Live:
        """Set a new table under a code that no other has, with its first entries and the position after them."""
        first = stamped(entries)
        shot = None if state is None else Snapshot.of(state, len(first), header.rules)
        for _ in range(TRIES):
            header = replace(header, id=secrets.token_hex(12), code=new_code())
            if await self.keep(Change(header, True, 1, first, shot, grant=keys)):
                live = self.live.put(header.code, Live(Table(header, first)))
                self.attend(live)
                return live
        raise UserError("store-lost")

    async def seats(self, live: Live, key: str) -> frozenset[int]:
        """Return the seats a key may act for; `HOST` among them for the host."""
        if not key:
            return frozenset()
        hash = hash_key(key)
        found = live.keys.get(hash)
        if found is None:
            known = live.keys
            opens = await self.store.ask(self.store.seats, live.table.header.id, hash)
            found = frozenset(seat for seat in opens if seat >= HOST)
            # A key that opens nothing yet is asked for again. If seats have changed hands meanwhile, `known` is
            # no longer what is known.
            if found:
                known[hash] = found
        if found:
            self.attend(live)
        return found

    def attend(self, live: Live) -> None:
        """Somebody with a key is there, with the table open or not; if they were away, a bot may be to act."""
        was_there, live.attended = live.is_attended, time.monotonic() + LATELY
        if not was_there:
            self.moved(live)

    async def news(self, live: Live, n: int, patience: float) -> int:
        """Wait until the log is longer than n, or for so many seconds; return its length."""
        while live.table.n <= n and await live.change(patience):
            pass
        return live.table.n

    def last_round(self) -> None:
        """Let the streams end: the doors are about to be closed."""
        self.is_closing = True
        for live in self.live.values():
            live.tell()

    def moved(self, live: Live, *, elsewhere: bool = False) -> None:
        """A table is another than before; `elsewhere` if another process made it so."""

    async def settle(self) -> None:
        """Wait until everything that was begun is kept and told."""
        for task in list(self._unsure):
            task.cancel()
        while self._tasks:
            await asyncio.wait(self._tasks)

    # -- changing --------------------------------------------------------------------------------

    async def do(self, live: Live, decide: Decide, *, revoke: tuple[int, ...] = (), grant: Grants = ()) -> None:
        """Have something decided on the table as it stands, kept, and only then taken and told.

        Whoever asked for it may leave in its middle: it is brought to its end all the same, so that the table in
        memory is never another than the one in the store.
        """
        await asyncio.shield(self.spawn(self._do(live, decide, revoke, grant)))

    async def _do(self, live: Live, decide: Decide, revoke: tuple[int, ...], grant: Grants) -> None:
        async with live.lock:
            table = live.table
            decided, state = decide(table)
            if not decided and not revoke and not grant:
                return
            live.growth.check(table, decided, bool(grant))
            entries = stamped(decided)
            n = table.n + len(entries)
            shot = None if state is None else Snapshot.of(state, n, table.game.meta.rules_version)
            change = Change(table.header, False, table.n + 1, entries, shot, revoke, grant)
            try:
                is_kept = await self.keep(change)
            except UserError as error:
                if error.code == "store-unsure":
                    self._unsure.add(task := asyncio.ensure_future(self._make_sure(live)))
                    task.add_done_callback(self._unsure.discard)
                raise
            if not is_kept:
                if not await self._catch_up(live) and not await self.store.ask(self.store.has, table.header.code):
                    # It was deleted since it was read.
                    self.live.drop(table.header.code)
                    raise UserError("table-unknown", given=table.header.code)
                raise UserError("table-stale")
            if revoke or grant:
                live.keys = {}
            await self._take(live, entries)
        self.moved(live)

    async def _take(self, live: Live, entries: Sequence[Entry]) -> None:
        try:
            live.table.take(entries)
        except Exception:
            # Another process goes by other rules: the store knows where that led.
            table = await self.store.ask(self.store.find, live.table.header.code)
            live.table = table or live.table
        live.tell()

    async def _catch_up(self, live: Live) -> bool:
        """Take what was added elsewhere; tell whether anything was."""
        tail = await self.store.ask(self.store.tail, live.table.header.id, live.table.n)
        live.keys = {}
        if tail:
            await self._take(live, tail)
        return bool(tail)

    def heard(self, code: str, n: int) -> None:
        """Another process has added to a log; any of them, if the code is empty."""
        for live in self.live.values() if not code else [self.live[code]] if code in self.live else []:
            live.keys = {}
            if not code or live.table.n < n:
                self.spawn(self._follow(live))

    async def _follow(self, live: Live) -> None:
        async with live.lock:
            at = live.table.at
            await self._catch_up(live)
        if live.table.at != at:
            self.moved(live, elsewhere=True)

    async def _make_sure(self, live: Live) -> None:
        """Find out what became of something that nobody could say was kept; it may still come a little late."""
        for pause in LATE:
            while True:
                await asyncio.sleep(pause)
                with suppress(UserError):
                    await self._follow(live)
                    break

    # -- the store -------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[object, object, None]) -> "asyncio.Task[None]":
        """Begin something that goes on whoever waits for it."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, UserError | Refused):
            LOG.error("a table could not be changed", exc_info=error)

    async def keep(self, change: Change) -> bool:
        """Keep a change; tell whether its place was free. Raises `UserError` if the store cannot be reached."""
        try:
            return await self.store.keep(change)
        except SQLAlchemyError as error:
            raise told(error) from None


def stamped(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Return entries with the time of now."""
    now = time.time()
    return tuple(Entry(entry.kind, entry.seat, entry.value, entry.text, now) for entry in entries)
