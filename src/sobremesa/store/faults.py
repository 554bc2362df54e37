"""What can go wrong with a database while it is used, and what people are told; nothing waits for one without end."""

import re
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import psycopg
from filelock import FileLock, Timeout
from psycopg.abc import PQGen
from sqlalchemy import Engine, event
from sqlalchemy.exc import SQLAlchemyError

from sobremesa.core.errors import UserError

T = TypeVar("T")

ANSWER = 6.0
"""So many seconds a server has to answer one question."""
CONNECT = 3
"""So many seconds it has to let somebody in."""
LASTING = 600.0
"""So many it has while it is brought up to date, perhaps by another process, and for commands that are in no hurry."""


class Fault(SQLAlchemyError):
    """Something that was not stored, or is not known to be, by the code of its sentence."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.fault = code


def as_user_error(error: SQLAlchemyError) -> UserError:
    """Return what people are told of an error of the database."""
    if isinstance(error, Fault):
        return UserError(error.fault)
    return UserError("store-full" if "disk is full" in str(error) else "store-lost")


# -- a file ---------------------------------------------------------------------------------------


class File:
    """The file of a SQLite database. Once it is deleted, what is written to it is lost."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._is: tuple[int, int] | None = None

    def remember(self) -> None:
        """From now on it is this file and no other."""
        self._is = self._found()

    def check(self) -> None:
        """Raise `Fault` if the file is no longer where it was."""
        if self._is is not None and self._found() != self._is:
            raise Fault("store-gone")

    def check_stored(self) -> None:
        """Raise `Fault` if what was just committed is in no file that will be found again."""
        self.check()
        if not self.path.with_name(self.path.name + "-wal").exists():
            raise Fault("store-gone")

    def _found(self) -> tuple[int, int] | None:
        try:
            status = self.path.stat()
        except OSError:
            return None
        return status.st_dev, status.st_ino


def alone(path: Path) -> FileLock:
    """Return a lock that only one server has at a time; it goes with the process, however that ends."""
    lock = FileLock(path.with_name(path.name + ".lock"), blocking=False, thread_local=False, fallback_to_soft=False)
    try:
        lock.acquire()
    except Timeout:
        raise UserError("store-in-use", given=str(path)) from None
    except OSError as error:
        raise UserError("store-unreachable", given=str(path), reason=str(error.strerror)) from None
    return lock


# -- a server -------------------------------------------------------------------------------------


class Shut(psycopg.OperationalError):
    """Nobody is let through for now."""


class Gate:
    """Keeps everybody from waiting for a server that does not answer: while it is down, one at a time tries."""

    def __init__(self) -> None:
        self.is_down = False
        self.limit = LASTING
        """So many seconds an answer may take on connections that are made from now on."""
        self._trying = threading.Lock()

    def through(self, call: Callable[[], T]) -> T:
        """Return what a call returns. Raises an error at once while somebody else finds out whether it would."""
        tries = self.is_down
        if tries and not self._trying.acquire(blocking=False):
            raise Shut("the server does not answer")
        try:
            result = call()
            self.is_down = False
            return result
        finally:
            if tries:
                self._trying.release()

    def guard(self, engine: Engine) -> None:
        """Have every connection of an engine go through the gate."""

        @event.listens_for(engine, "do_connect")
        def connect(_: object, __: object, arguments: list[str], settings: dict[str, Any]) -> "Connection":
            try:
                made = self.through(lambda: Connection.connect(*arguments, **settings))
            except psycopg.OperationalError:
                self.is_down = True
                raise
            made.gate, made.limit = self, self.limit
            return made


class Connection(psycopg.Connection[Any]):
    """A connection to a server that may stop answering in the middle of anything."""

    gate: Gate | None = None
    limit = LASTING

    def __del__(self, *_: Any) -> None:
        # One that is handed out at the very moment the pool is left is given back to nobody.
        if hasattr(self, "pgconn"):
            self.pgconn.finish()

    def wait(self, gen: PQGen[T], interval: float = 0.1, timeout: float | None = None) -> T:
        """Wait for an answer. A server that does not answer in time is given up, and this connection with it."""
        if timeout is not None or self.gate is None:
            return super().wait(gen, interval, timeout)
        gate, until = self.gate, time.monotonic() + self.limit
        try:
            return gate.through(lambda: super(Connection, self).wait(gen, interval, self.limit))
        except psycopg.OperationalError as error:
            if time.monotonic() >= until:
                gate.is_down = True
                self.close()
            elif isinstance(error, Shut):
                self.close()
            raise


def hidden(url: str) -> str:
    """Return an address of a database without its password, however badly it is written."""
    scheme, slashes, rest = url.partition("://") if "://" in url else ("", "", url)
    user, at, place = rest.rpartition("@")
    if ":" in user:
        user = f"{user.partition(':')[0]}:***"
    # Without a host, what stands where a port should be is a password.
    place = place if at else re.sub(r":(?!\d+(?:/|$)).*", ":***", place)
    return re.sub(r"(?i)(password=)[^&\s]*", r"\1***", f"{scheme}{slashes}{user}{at}{place}")
