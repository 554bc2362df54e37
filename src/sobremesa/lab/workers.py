"""Where games are played: in this process, in several here, or on a Dask cluster, all behind one Executor.

A worker that dies takes nothing with it: what it was doing is given to another.
"""

import logging
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    wait,
)
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Any, TypeVar

from sobremesa.core.errors import UserError
from sobremesa.workers import process_pool

LOSSES = 3
"""How often in a row workers may die without having finished anything."""
T = TypeVar("T")
R = TypeVar("R")


class Here(Executor):
    """This process: what is handed in is done at once."""

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        """Do it."""
        done: Future[R] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


class Workers:
    """An executor that can be opened anew when it broke, and how much it does at a time."""

    def __init__(
        self, opened: Callable[[], AbstractContextManager[Executor]], jobs: int, dead: tuple[type[Exception], ...] = ()
    ) -> None:
        self.jobs = jobs
        self.opened = opened
        self.dead: tuple[type[Exception], ...] = (BrokenExecutor, *dead)
        self.stack = ExitStack()
        self.executor = self.stack.enter_context(opened())

    def renew(self) -> None:
        """Open the executor again."""
        self.close()
        self.executor = self.stack.enter_context(self.opened())

    def close(self) -> None:
        """End what was started here."""
        self.stack.close()

    def map(self, work: Callable[[T], R], parts: Iterable[T]) -> Iterator[tuple[T, R]]:
        """Do every part, and return each once with what came out, as they are done."""
        waiting, running, losses = deque(parts), dict[Future[R], T](), 0
        while waiting or running:
            try:
                # Two for each worker, so that none is idle; no more, so that whoever stops has little to wait for.
                while waiting and len(running) < (2 * self.jobs if self.jobs > 1 else 1):
                    running[self.executor.submit(work, waiting[0])] = waiting[0]
                    waiting.popleft()
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    losses = 0
                    yield running.pop(future), result
            except self.dead:
                losses += 1
                if losses > LOSSES:
                    raise UserError("workers-die", given=losses) from None
                waiting.extendleft(running.values())
                for future in running:
                    future.cancel()
                running.clear()
                self.renew()


@contextmanager
def workers(jobs: int = 1, cluster: str = "") -> Iterator[Workers]:
    """Open processes here, or a cluster: `tcp://host:port` is one that runs, `local:N` starts one of N workers."""
    with ExitStack() as stack:
        crew = (
            _dask(cluster, stack) if cluster else Workers(Here, 1) if jobs == 1 else Workers(lambda: _pool(jobs), jobs)
        )
        try:
            yield crew
        finally:
            crew.close()


@contextmanager
def _deaf() -> Iterator[None]:
    """Start processes that do not hear Ctrl-C: it is for the one who collects, while a worker finishes its part."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _pool(jobs: int) -> Iterator[Executor]:
    pool = process_pool(jobs)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _dask(cluster: str, stack: ExitStack) -> Workers:
    from distributed import Client, KilledWorker, LocalCluster

    kind, _, number = cluster.partition(":")
    local = kind == "local" and number.isdecimal() and int(number) > 0
    if not local and "://" not in cluster:
        raise UserError("bad-cluster", given=cluster)
    try:
        address: Any = cluster
        if local:
            with _deaf():
                address = LocalCluster(
                    n_workers=int(number), threads_per_worker=1, dashboard_address=":0", silence_logs=logging.ERROR
                )
            stack.enter_context(address)
        client = stack.enter_context(Client(address, timeout=10, set_as_default=False))
        client.wait_for_workers(1, timeout=10)
    except (OSError, ValueError, TimeoutError) as error:
        raise UserError("no-cluster", given=cluster, reason=str(error)) from None

    @contextmanager
    def opened() -> Iterator[Executor]:
        executor = client.get_executor(pure=False)
        try:
            yield executor
        finally:
            executor.shutdown(wait=False)

    return Workers(opened, sum(client.nthreads().values()), (KilledWorker, CancelledError))
