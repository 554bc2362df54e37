"""Clients that play and watch by the JSON API, and remember everything they were shown."""

import json
import random
import threading
import time
from dataclasses import dataclass, field

import httpx


@dataclass
class Shown:
    """What was shown to anybody: by the length of the log, the digest of the position; and what was answered."""

    positions: dict[int, str] = field(default_factory=dict)
    answers: set[int] = field(default_factory=set)
    """The lengths of the log that were told to those who acted."""
    complaints: list[str] = field(default_factory=list)

    def see(self, n: int, digest: str) -> None:
        """Note a position that somebody was shown; the same length of the log is always the same position."""
        known = self.positions.setdefault(n, digest)
        if known != digest:
            self.complaints.append(f"{n} was {known} and is {digest}")


class Client(threading.Thread):
    """Somebody at a table: watches its stream, and acts by lot whenever it is their turn, until told to stop."""

    def __init__(self, url: str, code: str, key: str, seat: int, shown: Shown, seed: int) -> None:
        super().__init__(daemon=True)
        self.url, self.code, self.key, self.seat, self.shown = url, code, key, seat, shown
        self.lot = random.Random(seed)
        self.stopped = threading.Event()

    def run(self) -> None:
        """Watch and act; when the server goes away, that is the end."""
        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        try:
            with httpx.Client(base_url=self.url, headers=headers, timeout=30) as http:
                self._watch(http)
        except httpx.HTTPError:
            pass

    def _watch(self, http: httpx.Client) -> None:
        with http.stream("GET", f"/api/tables/{self.code}/stream") as stream:
            for line in stream.iter_lines():
                if self.stopped.is_set():
                    return
                if line.startswith("data:"):
                    self._see(http, json.loads(line.removeprefix("data:")))

    def _see(self, http: httpx.Client, position: dict[str, object]) -> None:
        n, digest = position["n"], position["digest"]
        assert isinstance(n, int)
        assert isinstance(digest, str)
        self.shown.see(n, digest)
        if position["over"]:
            self.stopped.set()
        if position["turn"] != self.seat or position["over"]:
            return
        actions = position["actions"]
        assert isinstance(actions, list)
        doing = {"action": str(self.lot.choice(actions)["action"]), "at": position["at"]}
        # Impatient people press twice.
        for _ in range(1 + (self.lot.random() < 0.1)):
            answer = http.post(f"/api/tables/{self.code}/act", json=doing)
            if answer.status_code == 200:
                self.shown.answers.add(answer.json()["n"])
            elif answer.status_code not in (409, 503):
                self.shown.complaints.append(f"{answer.status_code} {answer.text[:200]}")

    def stop(self, patience: float = 30.0) -> None:
        """Stop at the next thing that happens."""
        self.stopped.set()
        self.join(patience)


def join(url: str, other: str = "", game: str = "elplan") -> tuple[str, str, str]:
    """Set up a table, and sit down at it, perhaps at another process; return its code and the two keys."""
    seats = [{"kind": "screen", "name": "ana"}, {"kind": "open"}]
    opened = httpx.post(f"{url}/api/tables", json={"game": game, "seats": seats}, timeout=30).json()
    code, host = opened["code"], opened["key"]
    joined = httpx.post(f"{other or url}/api/tables/{code}/join", json={"seat": 1, "name": "beto"}, timeout=30)
    guest = joined.json()["key"]
    until = time.monotonic() + 10
    while True:
        # The other process may be a moment ahead of this one.
        begun = httpx.post(f"{url}/api/tables/{code}/start", headers={"Authorization": f"Bearer {host}"}, timeout=30)
        if begun.status_code == 200:
            return code, host, guest
        assert time.monotonic() < until, begun.text
