"""CPU seconds of each test with all its processes: `pytest --cpu=FILE` writes them, one line a test.

Wall time on a busy machine is mostly waiting. A server that a test finds running is counted for what it does meanwhile.
PostgreSQL leaves the tree of its processes when it starts and is not counted.
"""

import os
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

import pytest

TICKS = os.sysconf("SC_CLK_TCK")


class Process(NamedTuple):
    """What the system tells of a process."""

    parent: int
    ticks: int
    """Its own, and those of its children that have ended."""


def seconds() -> float:
    """Return what this process and those it has started have used up to now."""
    found: dict[int, Process] = {}
    children: defaultdict[int, list[int]] = defaultdict(list)
    for name in os.listdir("/proc"):  # noqa: PTH208
        if name.isdigit() and (process := _read(name)):
            found[int(name)] = process
            children[process.parent].append(int(name))
    tree, total = [os.getpid()], 0
    while tree:
        pid = tree.pop()
        total += found[pid].ticks
        tree += children[pid]
    return total / TICKS


def _read(pid: str) -> Process | None:
    try:
        file = os.open(f"/proc/{pid}/stat", os.O_RDONLY)
    except OSError:
        return None
    try:
        fields = os.read(file, 1024).rpartition(b") ")[2].split()
    except OSError:
        return None
    finally:
        os.close(file)
    return Process(int(fields[1]), sum(map(int, fields[11:15])))


class Spent:
    """Writes what each test has used."""

    def __init__(self, file: Path) -> None:
        self.file = file.open("a", buffering=1)
        self.before = 0.0

    def pytest_collection_finish(self) -> None:
        self.note("collecting")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> object:
        result = yield
        self.note(item.nodeid)
        return result

    def note(self, what: str) -> None:
        now = seconds()
        self.file.write(f"{now - self.before:.2f} {what}\n")
        self.before = now

    def pytest_unconfigure(self) -> None:
        self.file.close()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--cpu", metavar="FILE", help="write the CPU seconds of each test to a file")


def pytest_configure(config: pytest.Config) -> None:
    file: str | None = config.getoption("--cpu")
    # Who gives the tests to others runs none.
    if file and (hasattr(config, "workerinput") or not config.getoption("numprocesses", None)):
        config.pluginmanager.register(Spent(Path(file)))
