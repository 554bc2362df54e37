"""Worker processes for bots, simulations and reviews. All pools are made here."""

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.context import BaseContext

CONTEXT: BaseContext = multiprocessing.get_context("spawn")
"""The start method: a server has threads, so it must not fork."""


def process_pool(processes: int, niceness: int = 0) -> ProcessPoolExecutor:
    """Return a pool of so many processes, so far behind this one in priority (as `nice` counts).

    They are spawned when there is work, leave Ctrl-C to this process, and end with it however it ends.
    """
    return ProcessPoolExecutor(processes, mp_context=CONTEXT, initializer=_begin, initargs=(niceness,))


def _begin(niceness: int) -> None:
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        # Without this, a process whose parent was killed would wait for work for ever.
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
