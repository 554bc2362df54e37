"""A queue: so many are let in at once, the others in the order they came, some as if they had come later."""

import asyncio
import heapq
import itertools
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Line:
    """A queue for a few places. Each table waits once at a time, so everybody's turn comes round."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._busy = 0
        self._numbers = itertools.count()
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(not future.done() for _, _, future in self._waiting)

    @asynccontextmanager
    async def place(self, behind: float = 0.0) -> AsyncIterator[None]:
        """Have a place as soon as one is free; one that is `behind` lets those in that come so many seconds later."""
        if self._busy < self.places and not self._waiting:
            self._busy += 1
        else:
            turn = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (time.monotonic() + behind, next(self._numbers), turn))
            try:
                await turn
            except BaseException:
                # One that leaves when its turn has come has been given a place already.
                if turn.done() and not turn.cancelled():
                    self._next()
                raise
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        """Give a place that is free to the next one."""
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._busy -= 1
