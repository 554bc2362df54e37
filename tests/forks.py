"""Processes that are there at once: forked from one that has imported `tests.preloaded`.

A process has one forkserver with one list of what it imports first, so all tests fork from here.
"""

from multiprocessing import get_context

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(["tests.preloaded"])
