"""Faults of a database, as errors for users and as timeouts: nothing waits for a database without limit."""

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
"""Seconds a server has to answer one query."""
CONNECT = 3
"""Seconds a server has to accept a connection."""
LASTING = 600.0
"""Seconds for migrations, which another process may be running, and for commands that are in no hurry."""


class Fault(SQLAlchemyError):
    """A change that was not stored, or may not have been; the code names its error text."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.fault = code


def as_user_error(error: SQLAlchemyError) -> UserError:
    """Return a database error as an error for users."""
    if isinstance(error, Fault):
        return UserError(error.fault)
    return UserError("store-full" if "disk is full" in str(error) else "store-lost")


# -- a file ---------------------------------------------------------------------------------------


class File:
    """The file of a SQLite database. If it is deleted or replaced, further writes would be lost."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._is: tuple[int, int] | None = None

    def remember(self) -> None:
        """Remember which file it is."""
        self._is = self._found()

    def check(self) -> None:
        """Raise `Fault` if the path no longer leads to that file."""
        if self._is is not None and self._found() != self._is:
            raise Fault("store-gone")

    def check_stored(self) -> None:
        """Raise `Fault` if what was just committed went into a file that no longer has a name."""
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
    """Return a lock that only one server can hold; it is released when the process ends, however that happens."""
    lock = FileLock(path.with_name(path.name + ".lock"), blocking=False, thread_local=False, fallback_to_soft=False)
    try:
        lock.acquire()
    except Timeout:
        raise UserError("store-in-use", given=str(path)) from None
    except OSError as error:
        raise UserError("store-unreachable", given=str(path), reason=str(error.strerror)) from None
    return lock


# -- a server -------------------------------------------------------------------------------------


class CircuitOpen(psycopg.OperationalError):
    """Raised instead of trying a server that is down."""


class CircuitBreaker:
    """A circuit breaker: while a server is down, one caller at a time tries it, and the others fail at once."""

    def __init__(self) -> None:
        self.is_down = False
        self.limit = LASTING
        """Seconds that a query may take on connections made from now on."""
        self._trying = threading.Lock()

    def through(self, call: Callable[[], T]) -> T:
        """Call a function. Raises an error at once while another caller is testing whether the server is back."""
        tries = self.is_down
        if tries and not self._trying.acquire(blocking=False):
            raise CircuitOpen("the server does not answer")
        try:
            result = call()
            self.is_down = False
            return result
        finally:
            if tries:
                self._trying.release()

    def guard(self, engine: Engine) -> None:
        """Route every connection of an engine through the breaker."""

        @event.listens_for(engine, "do_connect")
        def connect(_: object, __: object, arguments: list[str], settings: dict[str, Any]) -> "Connection":
            try:
                made = self.through(lambda: Connection.connect(*arguments, **settings))
            except psycopg.OperationalError:
                self.is_down = True
                raise
            made.breaker, made.limit = self, self.limit
            return made


class Connection(psycopg.Connection[Any]):
    """A connection to a server that may stop answering at any moment."""

    breaker: CircuitBreaker | None = None
    limit = LASTING

    def __del__(self, *_: Any) -> None:
        # A connection handed out while its pool is being closed would never be returned.
        if hasattr(self, "pgconn"):
            self.pgconn.finish()

    def wait(self, gen: PQGen[T], interval: float = 0.1, timeout: float | None = None) -> T:
        """Wait for an answer. If none comes in time, the connection is abandoned."""
        if timeout is not None or self.breaker is None:
            return super().wait(gen, interval, timeout)
        breaker, until = self.breaker, time.monotonic() + self.limit
        try:
            return breaker.through(lambda: super(Connection, self).wait(gen, interval, self.limit))
        except psycopg.OperationalError as error:
            if time.monotonic() >= until:
                breaker.is_down = True
                self.close()
            elif isinstance(error, CircuitOpen):
                self.close()
            raise


def hidden(url: str) -> str:
    """Return a database URL without its password, even if the URL is malformed."""
    scheme, slashes, rest = url.partition("://") if "://" in url else ("", "", url)
    user, at, place = rest.rpartition("@")
    if ":" in user:
        user = f"{user.partition(':')[0]}:***"
    # Without a host, the text in the place of the port is a password.
    place = place if at else re.sub(r":(?!\d+(?:/|$)).*", ":***", place)
    return re.sub(r"(?i)(password=)[^&\s]*", r"\1***", f"{scheme}{slashes}{user}{at}{place}")
