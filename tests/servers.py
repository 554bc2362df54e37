"""`sobremesa serve` in a process of its own."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import IO, Protocol, Self
from urllib.parse import urlsplit

import httpx
import pytest

from tests.forks import FORKS

UNLIMITED = ("--creating", "1000000", "--joining", "1000000", "--guessing", "1000000")
"""All tests come from one network."""
LONG = 60.0
"""Seconds in which a server begins or ends, however busy the machine is."""


class Process(Protocol):
    """What a process of either kind can do."""

    @property
    def pid(self) -> int | None: ...
    def terminate(self) -> None: ...
    def kill(self) -> None: ...


class Server:
    """A server that is started, stopped or killed, and started again at the same address.

    It is forked from a process that has everything imported; with `python`, that interpreter is started for it, as a
    shell would.
    """

    process: Process

    def __init__(
        self, home: Path, *more: str, url: str = "", complaints: IO[str] | None = None, python: str = ""
    ) -> None:
        self.home = home
        self.python = python
        self.more = more
        self.url = url
        """Where it is reached, if it does not say so itself."""
        self.complaints = complaints
        """Where its errors go, if not to the terminal."""
        self.port = 0
        self._join: Callable[[float], object]
        self._said: IO[str]
        self.start()

    def start(self) -> None:
        arguments = ["serve", "--port", str(self.port), "--lang", "en", *self.more]
        env = {**os.environ, "SOBREMESA_HOME": str(self.home), "PYTHONUNBUFFERED": "1"}
        if self.python:
            self._run(arguments, env)
        else:
            self._fork(arguments, env)
        found = re.search(r"https?://\S+", self._said.readline())
        assert found, "the server said nothing"
        self.port = self.port or urlsplit(found[0]).port or 0
        self.url = self.url or found[0]
        self.wait()

    def _run(self, arguments: list[str], env: dict[str, str]) -> None:
        command = [self.python, "-m", "sobremesa", *arguments]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.complaints, text=True, env=env)
        assert process.stdout is not None
        self.process, self._join, self._said = process, process.wait, process.stdout

    def _fork(self, arguments: list[str], env: dict[str, str]) -> None:
        here, there = FORKS.Pipe(duplex=False)
        errors = "" if self.complaints is None else self.complaints.name
        process = FORKS.Process(target=_serve, args=(arguments, env, there, errors))
        process.start()
        there.close()
        self.process, self._join, self._said = process, process.join, os.fdopen(os.dup(here.fileno()))
        here.close()

    def wait(self) -> None:
        """Wait until it answers: it says its address a moment before it listens."""
        until = time.monotonic() + LONG
        while time.monotonic() < until:
            with suppress(httpx.TransportError):
                httpx.get(f"{self.url}/health", timeout=LONG)
                return
            time.sleep(0.02)
        raise AssertionError(f"nobody answers at {self.url}")

    def memory(self) -> int:
        """Return how many bytes of memory its process has."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            pytest.skip("this system does not tell the memory of a process")
        return int(re.findall(r"VmRSS:\s+(\d+) kB", status.read_text())[0]) * 1024

    def stop(self) -> None:
        """End it as a service manager does; it may have ended before."""
        self.process.terminate()
        self._join(LONG)
        self._said.close()

    def kill(self) -> None:
        """What `kill -9` does."""
        self.process.kill()
        self._join(LONG)
        self._said.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """End it, whatever became of the test."""
        self.stop()


def _serve(arguments: list[str], env: dict[str, str], said: Connection, errors: str) -> None:
    """Take up what is said and complained about as a shell's redirections do, and serve."""
    from sobremesa.cli import main

    os.dup2(said.fileno(), 1)
    said.close()
    sys.stdout = os.fdopen(1, "w")
    if errors:
        file = os.open(errors, os.O_WRONLY | os.O_APPEND)
        os.dup2(file, 2)
        os.close(file)
        sys.stderr = os.fdopen(2, "w")
    os.environ.clear()
    os.environ.update(env)
    sys.argv = ["sobremesa", *arguments]
    main()
