"""Where bots think: processes of their own, so that a table never waits for another table's bot."""

import asyncio
import gc
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from sobremesa.bots import Reasons, make
from sobremesa.core.meta import Setup
from sobremesa.core.registry import game as find_game
from sobremesa.core.state import State

__all__ = ["Thinker"]

P = ParamSpec("P")
T = TypeVar("T")


class Thinker:
    """A few processes that choose for bots, and others, of low priority, that study games which are over."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.students = processes or os.cpu_count() or 1
        self._pools: dict[bool, Executor] = {}
        """Those that choose, and those that study (True)."""
        self.waiting = 0
        """So many thoughts wait or are under way."""
        self.thought = 0
        """So many came to an end."""

    async def close(self) -> None:
        """Let nobody think any more; who is in the middle of a thought ends it first."""
        pools, self._pools = list(self._pools.values()), {}
        for pool in pools:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
        # The locks they shared with their processes go with them, not with whatever ends this process.
        pools.clear()
        gc.collect()

    async def choose(self, game: str, setup: Setup, numbers: list[int], bot: str, seed: int) -> int:
        """Return what a bot does in a position. The same seed and position, the same choice."""
        return await self._ask(False, _choose, game, setup, numbers, bot, seed)

    async def reasons(self, game: str, setup: Setup, numbers: list[int], bot: str, seed: int) -> Reasons:
        """Return what a bot would do in a position, and why."""
        return await self._ask(False, _reasons, game, setup, numbers, bot, seed)

    async def study(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what comes of some work that nobody waits for at a table: bots come first."""
        return await self._ask(True, work, *args, **kwargs)

    async def _ask(self, studies: bool, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self.waiting += 1
        try:
            found = await self._asked(studies, work, *args, **kwargs)
        finally:
            self.waiting -= 1
        self.thought += 1
        return found

    async def _asked(self, studies: bool, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(2):
            pool = self._pools.get(studies) or self._open(studies)
            self._pools[studies] = pool
            try:
                return await asyncio.wrap_future(pool.submit(work, *args, **kwargs))
            except BrokenProcessPool:
                # One of them was killed; the rest can do no more, so others take their place.
                if self._pools.get(studies) is pool:
                    del self._pools[studies]
        raise BrokenProcessPool("no process could finish thinking")

    def _open(self, studies: bool) -> Executor:
        spawn = multiprocessing.get_context("spawn")
        count, begin = (self.students, _study) if studies else (self.processes, _leave_with_parent)
        return ProcessPoolExecutor(count, mp_context=spawn, initializer=begin)


def _study() -> None:
    """Whatever else is to be done on this machine comes first."""
    if hasattr(os, "nice"):
        os.nice(10)
    _leave_with_parent()


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


def _position(game: str, setup: Setup, numbers: list[int]) -> State:
    key = (game, setup.edition, setup.level, setup.players, *setup.options.items())
    if key not in _FIRST:
        _FIRST[key] = find_game(game).new(setup)
    state = _FIRST[key].copy()
    state.restore(numbers)
    return state


def _choose(game: str, setup: Setup, numbers: list[int], bot: str, seed: int) -> int:
    return make(bot, find_game(game), seed).choose(_position(game, setup, numbers))


def _reasons(game: str, setup: Setup, numbers: list[int], bot: str, seed: int) -> Reasons:
    return make(bot, find_game(game), seed).reasons(_position(game, setup, numbers))
