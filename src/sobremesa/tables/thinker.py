"""Computes bots' choices in worker processes, so that no table waits for another table's bot."""

import asyncio
import gc
import logging
import os
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from enum import Enum
from typing import ParamSpec, TypeVar

from sobremesa.bots import Reasons, make
from sobremesa.core.meta import Setup
from sobremesa.core.registry import game as find_game
from sobremesa.core.state import State
from sobremesa.tables.queue import FairQueue
from sobremesa.workers import process_pool

LOG = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

HINTS_BEHIND = 2.0
"""Seconds by which hints are queued behind moves."""
PAUSES = (0.0, 1.0)
"""Seconds to wait before a computation that crashed its process runs alone: the first time, the second, and so on."""


class Pool(Enum):
    """Where a computation runs, and how much lower its priority is than the server's (as `nice` counts)."""

    BOTS = 5
    ALONE = 6
    """One process with one computation at a time: if the process dies, that computation is to blame."""
    STUDIES = 10
    """Reviews of finished games: nobody waits for a move."""


class Thinker:
    """A few processes that choose for bots, and others, of lower priority, that study games which are over.

    If a process dies, all that were thinking in its pool think again, each alone. A thought that dies there as well is
    given up (`BrokenProcessPool`); nobody else's is.
    """

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.students = processes or os.cpu_count() or 1
        self.queue = FairQueue(self.processes)
        """Computations for tables are queued here. Each table has one at a time, so that all get their turn."""
        self._pools: dict[Pool, Executor] = {}
        self._alone = asyncio.Lock()
        self.thinking = 0
        """Computations that are running."""
        self.thought = 0
        """Computations that have ended."""

    async def close(self) -> None:
        """Shut the processes down; running computations are finished first."""
        pools, self._pools = list(self._pools.values()), {}
        for pool in pools:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
        if pools:
            # Release the locks shared with the processes here, not whenever this process ends.
            pools.clear()
            gc.collect()

    async def choose(
        self,
        game: str,
        setup: Setup,
        numbers: list[int],
        bot: str,
        seed: int,
        *,
        behind: float = 0,
        alone: bool = False,
    ) -> int:
        """Return what a bot does in a position. The same seed and position, the same choice.

        A thought that is `behind` lets others go first that come up to so many seconds later; one that has brought down
        a process before is thought `alone`.
        """
        if not alone:
            try:
                async with self.queue.place(behind):
                    return await self._in(Pool.BOTS, choose, game, setup, numbers, bot, seed)
            except BrokenProcessPool:
                pass
        return await self._ask_alone(choose, game, setup, numbers, bot, seed)

    async def reasons(self, game: str, setup: Setup, numbers: list[int], bot: str, seed: int) -> Reasons:
        """Return what a bot would do in a position, and why. Moves are computed first."""
        try:
            async with self.queue.place(HINTS_BEHIND):
                return await self._in(Pool.BOTS, _reasons, game, setup, numbers, bot, seed)
        except BrokenProcessPool:
            return await self._ask_alone(_reasons, game, setup, numbers, bot, seed)

    async def study(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the result of background work, which runs at low priority: bots come first."""
        try:
            return await self._in(Pool.STUDIES, work, *args, **kwargs)
        except BrokenProcessPool:
            return await self._ask_alone(work, *args, **kwargs)

    async def _ask_alone(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._alone:
            for pause in PAUSES:
                await asyncio.sleep(pause)
                try:
                    return await self._in(Pool.ALONE, work, *args, **kwargs)
                except BrokenProcessPool:
                    continue
        raise BrokenProcessPool("no process could finish this thought")

    async def _in(self, where: Pool, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        pool = self._pools.get(where) or self._open(where)
        self._pools[where] = pool
        self.thinking += 1
        try:
            result = await asyncio.wrap_future(pool.submit(work, *args, **kwargs))
        except BrokenProcessPool:
            # One of the processes was killed, and with it the whole pool: replace it.
            if self._pools.get(where) is pool:
                LOG.warning("a thinking process died (%s); others take its place", where.name.lower())
                del self._pools[where]
            raise
        finally:
            self.thinking -= 1
        self.thought += 1
        return result

    def _open(self, where: Pool) -> Executor:
        counts = {Pool.BOTS: self.processes, Pool.STUDIES: self.students, Pool.ALONE: 1}
        return process_pool(counts[where], where.value)


_FIRST: dict[tuple[object, ...], State] = {}
"""First positions by setup: copying one is faster than making a new one."""


def _position(game: str, setup: Setup, numbers: list[int]) -> State:
    key = (game, setup.edition, setup.level, setup.players, *setup.options.items())
    if key not in _FIRST:
        _FIRST[key] = find_game(game).new(setup)
    state = _FIRST[key].copy()
    state.restore(numbers)
    return state


def choose(game: str, setup: Setup, numbers: list[int], bot: str, seed: int) -> int:
    """Return what a bot does in a position, computed in this process."""
    return make(bot, find_game(game), seed).choose(_position(game, setup, numbers))


def _reasons(game: str, setup: Setup, numbers: list[int], bot: str, seed: int) -> Reasons:
    return make(bot, find_game(game), seed).reasons(_position(game, setup, numbers))
