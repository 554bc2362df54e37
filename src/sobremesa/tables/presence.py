"""Who is present: those with a recent sign of life. An open connection is not one: its phone may have vanished."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sobremesa.store import TableChange
from sobremesa.tables.keys import hash_key
from sobremesa.tables.open import OpenTable, OpenTables

LONGEST_BEAT = 20.0
"""Seconds between two signs of life of a page, at most."""
MISSED = 3.5
"""Signs of life missed before a player counts as gone; browsers slow the timers of background pages."""
NOTED = 60.0
"""Seconds between two writes of a sign of life to a database that no other process reads."""


def beat(patience: float) -> float:
    """Return how often, in seconds, pages send a sign of life at tables with this patience."""
    return min(LONGEST_BEAT, max(1.0, patience / 3.5))


class Presence:
    """The people at the open tables."""

    def __init__(self, tables: OpenTables, patience: float) -> None:
        self.tables = tables
        self.patience = patience
        """Seconds that the others wait for a player who is away before a stand-in plays."""
        self.is_closing = False
        """Whether streams are to end."""

    @property
    def life(self) -> float:
        """Return for how many seconds a sign of life counts."""
        return MISSED * beat(self.patience)

    @property
    def wait(self) -> float:
        """Return after how many seconds without a sign of life a player is away."""
        return max(self.patience, self.life)

    @asynccontextmanager
    async def visit(self, live: OpenTable, key: str) -> AsyncIterator[None]:
        """Count a key's holder as present while a stream is open."""
        await self.arrive(live, key)
        try:
            yield
        finally:
            live.go(key)

    async def arrive(self, live: OpenTable, key: str) -> None:
        """Note that a stream has opened; a stand-in gives the seat back."""
        live.come(key)
        try:
            await self.stay(live, key)
        except BaseException:
            live.go(key)
            raise
        self.tables.on_change(live, False)

    async def stay(self, live: OpenTable, key: str, looks: bool | None = None) -> None:
        """Note a sign of life of a key's holder, whose page is in the foreground or the background."""
        mine = await self.tables.seats(live, key)
        if not mine:
            return
        live.sign(key, looks)
        hash, now = hash_key(key), time.monotonic()
        if self.tables.store.is_shared or now - live.noted.get(hash, -NOTED) >= NOTED:
            live.noted[hash] = now
            self.tables.store.writer.note(TableChange(live.table.header, seen=((hash, time.time()),)))
        # A stand-in leaves when the page is in the foreground, not while it is a background tab.
        if key not in live.behind and live.table.give_back(mine).entries:
            await self.tables.change(live, lambda table: table.give_back(mine))

    def end_streams(self) -> None:
        """End all streams: the server is about to stop."""
        self.is_closing = True
        for live in self.tables.cache.values():
            live.send()

    async def present(self, live: OpenTable) -> frozenset[int]:
        """Return the seats whose players are present, as far as this process knows."""
        return frozenset().union(*[await self.tables.seats(live, key) for key in list(live.around)])

    async def looking(self, live: OpenTable) -> frozenset[int]:
        """Return those of them whose page is in the foreground."""
        keys = [key for key in live.around if key not in live.behind]
        return frozenset().union(*[await self.tables.seats(live, key) for key in keys])

    async def absence(self, live: OpenTable, number: int) -> float:
        """Return for how many seconds nobody who holds a seat has given a sign of life.

        Uses the monotonic clock. Of a time stored by another process, only the fact that it changed counts.
        """
        last = [live.since]
        for key, at in list(live.signs.items()):
            if number in await self.tables.seats(live, key):
                last.append(at)
        if self.tables.store.is_shared:
            noted = (await self.tables.store.ask(self.tables.store.seen, live.table.header.id)).get(number)
            known, since = live.elsewhere.get(number, ((), 0.0))
            if noted is not None and known != noted:
                since = time.monotonic()
                live.elsewhere[number] = noted, since
            last.append(since)
        return time.monotonic() - max(last)

    async def is_away(self, live: OpenTable, number: int) -> bool:
        """Tell whether no holder of the seat is present: for longer than the patience, or a stand-in plays."""
        if number in await self.present(live):
            return False
        return bool(live.table.seats[number].bot) or await self.absence(live, number) >= self.wait
