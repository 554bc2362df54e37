"""A queue for a limited number of places: first come, first served, except that low-priority work is queued later."""

import asyncio
import heapq
import itertools
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """Gives out a limited number of places. Each table waits for one place at a time, so all get their turn."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._busy = 0
        self._numbers = itertools.count()
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []

    def __len__(self) -> int:
        """Return how many are waiting."""
        return sum(not future.done() for _, _, future in self._waiting)

    @asynccontextmanager
    async def place(self, behind: float = 0.0) -> AsyncIterator[None]:
        """Hold a place as soon as one is free; `behind` is how many seconds later than now it is queued."""
        if self._busy < self.places and not self._waiting:
            self._busy += 1
        else:
            turn = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (time.monotonic() + behind, next(self._numbers), turn))
            try:
                await turn
            except BaseException:
                # Cancelled after it was given a place: pass the place on.
                if turn.done() and not turn.cancelled():
                    self._next()
                raise
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        """Pass a free place on to the next in the queue."""
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._busy -= 1
