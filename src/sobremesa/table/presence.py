"""Who is there: whoever gave a sign of life not long ago. An open connection is none: its phone may have vanished."""

import time

from sobremesa.table.hall import Hall, Live
from sobremesa.table.keys import hash_key
from sobremesa.table.store import Store
from sobremesa.table.writer import Change

__all__ = ["Presence", "beat"]

LONGEST_BEAT = 20.0
"""A page gives a sign of life at least this often, in seconds."""
MISSED = 3.5
"""Whoever has missed so many signs is taken to be gone; browsers slow down the clocks of pages in the background."""
NOTED = 60.0
"""So often a sign of life is written to a database that no other process reads."""


def beat(patience: float) -> float:
    """Return how often, in seconds, pages give a sign of life at tables of this patience."""
    return min(LONGEST_BEAT, max(1.0, patience / 3.5))


class Presence(Hall):
    """Tables in memory, and the people who are at them."""

    def __init__(self, store: Store, patience: float) -> None:
        super().__init__(store)
        self.patience = patience
        """So many seconds the others wait for somebody who is away before a stand-in plays."""

    @property
    def life(self) -> float:
        """Return for how many seconds a sign of life holds."""
        return MISSED * beat(self.patience)

    @property
    def wait(self) -> float:
        """Return after how many seconds without a sign of life somebody is away."""
        return max(self.patience, self.life)

    async def arrive(self, live: Live, key: str) -> None:
        """Somebody opens the table; a stand-in gives the seat back."""
        live.come(key)
        try:
            await self.stay(live, key)
        except BaseException:
            self.leave(live, key)
            raise
        self.moved(live)

    async def stay(self, live: Live, key: str) -> None:
        """Somebody gives a sign of life."""
        mine = await self.seats(live, key)
        if not mine:
            return
        live.sign(key)
        hash, now = hash_key(key), time.monotonic()
        if self.store.is_shared or now - live.noted.get(hash, -NOTED) >= NOTED:
            live.noted[hash] = now
            self.store.writer.note(Change(live.table.header, seen=((hash, time.time()),)))
        if live.table.give_back(mine).entries:
            await self.do(live, lambda table: table.give_back(mine))

    def leave(self, live: Live, key: str) -> None:
        """Somebody closes the table."""
        live.go(key)

    async def present(self, live: Live) -> frozenset[int]:
        """Return the seats whose people are there, as far as this process knows."""
        return frozenset().union(*[await self.seats(live, key) for key in list(live.around)])

    async def absence(self, live: Live, number: int) -> float:
        """Return for how many seconds nobody who holds a seat has given a sign of life.

        No clock that can be set is asked. Of what other processes have noted only that it changes is heeded, not what
        time they took it to be.
        """
        last = [live.since]
        for key, at in list(live.signs.items()):
            if number in await self.seats(live, key):
                last.append(at)
        if self.store.is_shared:
            noted = (await self.store.ask(self.store.seen, live.table.header.id)).get(number)
            known, since = live.elsewhere.get(number, ((), 0.0))
            if noted is not None and known != noted:
                since = time.monotonic()
                live.elsewhere[number] = noted, since
            last.append(since)
        return time.monotonic() - max(last)

    async def is_away(self, live: Live, number: int) -> bool:
        """Tell whether nobody who holds a seat is there, for longer than the others wait or while a bot stands in."""
        if number in await self.present(live):
            return False
        return bool(live.table.seats[number].bot) or await self.absence(live, number) >= self.wait
