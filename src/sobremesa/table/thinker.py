"""Where bots think: processes of their own, so that a table never waits for another table's bot."""

import asyncio
import gc
import multiprocessing
import os
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from sobremesa.bots import make
from sobremesa.core.meta import Setup
from sobremesa.core.registry import game as find_game
from sobremesa.core.state import State

__all__ = ["Thinker"]


class Thinker:
    """A few processes that choose for bots."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: Executor | None = None

    async def close(self) -> None:
        """Let nobody think any more; who is in the middle of a thought ends it first."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
            # The locks it shared with its processes go with it, not with whatever ends this process.
            del pool
            gc.collect()

    async def choose(self, game: str, setup: Setup, numbers: list[int], bot: str, seed: int) -> int:
        """Return what a bot does in a position. The same seed and position, the same choice."""
        for _ in range(2):
            pool = self._pool = self._pool or self._open()
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(pool, _choose, game, setup, numbers, bot, seed)
            except BrokenProcessPool:
                # One of them was killed; the rest can do no more, so others take their place.
                if self._pool is pool:
                    self._pool = None
        raise BrokenProcessPool("no process could finish thinking")

    def _open(self) -> Executor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, mp_context=spawn, initializer=_leave_with_parent)


def _leave_with_parent() -> None:
    """A process whose parent was killed would wait for work for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


_FIRST: dict[tuple[object, ...], State] = {}
"""First positions that were asked for: a copy of one is quicker to have than a new one."""


def _choose(game: str, setup: Setup, numbers: list[int], bot: str, seed: int) -> int:
    title = find_game(game)
    key = (game, setup.edition, setup.level, setup.players, *setup.options.items())
    if key not in _FIRST:
        _FIRST[key] = title.new(setup)
    state = _FIRST[key].copy()
    state.restore(numbers)
    return make(bot, title, seed).choose(state)
