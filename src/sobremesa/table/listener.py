"""Hears from PostgreSQL what other processes have added to the logs."""

import threading
from collections.abc import Callable

import psycopg
from sqlalchemy.engine import URL

from sobremesa.table.writer import CHANNEL

__all__ = ["Listener"]

PATIENCE = 0.25
"""So often it looks whether it is to stop, and so long it waits before it asks a lost server again."""


class Listener:
    """A thread that waits for notes. When the server was away some may have been missed: then it says ("", 0)."""

    def __init__(self, url: URL, name: str, heard: Callable[[str, int], object]) -> None:
        self.url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.name = name
        self.heard = heard
        self._stop = threading.Event()
        self.ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()
        self.ready.wait(5)

    def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                with psycopg.connect(self.url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    if self.ready.is_set():
                        self.heard("", 0)
                    self.ready.set()
                    self._hear(connection)
            except psycopg.OperationalError:
                self._stop.wait(PATIENCE)

    def _hear(self, connection: "psycopg.Connection[tuple[object, ...]]") -> None:
        while not self._stop.is_set():
            for note in connection.notifies(timeout=PATIENCE):
                name, code, n = note.payload.split()
                if name != self.name:
                    self.heard(code, int(n))
