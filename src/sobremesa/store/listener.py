"""Receives notifications of other processes from PostgreSQL."""

import logging
import threading
from collections.abc import Callable

import psycopg
from sqlalchemy.engine import URL

from sobremesa.store.faults import CONNECT
from sobremesa.store.writer import CHANNEL

LOG = logging.getLogger(__name__)
ALIVE = {"keepalives_idle": "10", "keepalives_interval": "5", "keepalives_count": "3"}
"""TCP keepalive: a server that vanished is noticed within seconds although nothing is sent to it."""
PATIENCE = 0.25
"""Seconds between two checks whether to stop, and before a lost server is tried again."""


class Listener:
    """A thread that waits for notifications. After a lost connection some may be missing: then it reports ("", 0)."""

    def __init__(self, url: URL, name: str, heard: Callable[[str, int], object]) -> None:
        self.url = url.set(drivername="postgresql").update_query_dict(ALIVE).render_as_string(hide_password=False)
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
                with psycopg.connect(self.url, autocommit=True, connect_timeout=CONNECT) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    if self.ready.is_set():
                        self.heard("", 0)
                    self.ready.set()
                    self._hear(connection)
            except psycopg.OperationalError:
                self._stop.wait(PATIENCE)
            except Exception:
                LOG.exception("the notes of other processes could not be heard")
                self._stop.wait(PATIENCE)

    def _hear(self, connection: "psycopg.Connection[tuple[object, ...]]") -> None:
        while not self._stop.is_set():
            for note in connection.notifies(timeout=PATIENCE):
                try:
                    name, code, given = note.payload.split()
                    n = int(given)
                except ValueError:
                    # Any user of the database may send notifications.
                    LOG.warning("a note that is none of ours: %.100r", note.payload)
                    continue
                if name != self.name:
                    self.heard(code, n)
