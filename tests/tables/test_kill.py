"""A server that is killed at any moment has lost nothing that anybody was shown."""

import os
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from sobremesa.core.record import load
from sobremesa.store import Store
from sobremesa.tables import read_table
from sobremesa.tables.table import Table
from tests.servers import UNLIMITED, Server
from tests.tables.clients import Client, Shown, join

KILLS = int(os.environ.get("SOBREMESA_KILLS", "3"))
TABLES = 3


@dataclass
class Game:
    """A game that is being played, and what was shown of it."""

    code: str
    keys: tuple[str, str, str]
    shown: Shown = field(default_factory=Shown)

    def clients(self, url: str, seed: int) -> list[Client]:
        """Return two players and a spectator."""
        seats = zip((0, 1, -9), self.keys, strict=True)
        return [Client(url, self.code, key, seat, self.shown, seed + seat) for seat, key in seats]


@pytest.fixture
def server(url: str, tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path, "--db", url, "--pace", "0", *UNLIMITED)
    yield found
    found.kill()


def positions(table: Table, store: Store) -> dict[int, str]:
    """Return the digest of the position after each entry of a log, played again from its start."""
    entries = store.tail(table.header.id, 0)
    again = Table(table.header)
    found = {}
    for entry in entries:
        again.take([entry])
        found[again.n] = again.match.state.digest() if again.match else ""
    return found


@contextmanager
def left(url: str) -> Iterator[Store]:
    """Open the database as a dead process has left it: PostgreSQL's own, or a copy of the files."""
    with tempfile.TemporaryDirectory() as folder:
        if url.startswith("sqlite"):
            for file in Path(url.removeprefix("sqlite:///")).parent.glob("tables.db*"):
                shutil.copy(file, folder)
            url = f"sqlite:///{folder}/tables.db"
        with closing(Store(url)) as store:
            yield store


def lost(games: list[Game], url: str) -> int:
    """Return how much of what was shown is not in the database."""
    found = 0
    with left(url) as store:
        for game in games:
            table = read_table(store, game.code)
            assert table is not None
            there = positions(table, store)
            found += sum(there.get(n) != digest for n, digest in game.shown.positions.items())
            found += sum(n not in there for n in game.shown.answers)
            assert table.need_match().state.digest() == there[table.n]
            assert load(table.record()).actions == [act.value for act in table.acts]
            assert game.shown.complaints == []
    return found


def wait(games: list[Game], lot: random.Random) -> None:
    """Wait for a random moment: some actions later and a few milliseconds, or any time after the start."""
    if lot.random() < 0.25:
        time.sleep(lot.uniform(0, 1))
        return
    more = sum(len(game.shown.answers) for game in games) + lot.randint(1, 12)
    until = time.monotonic() + 60
    while sum(len(game.shown.answers) for game in games) < more and time.monotonic() < until:
        time.sleep(0.001)
    time.sleep(lot.uniform(0, 0.02))


def test_every_action_that_anybody_was_shown_is_there_after_kill_9_at_random_moments(
    server: Server, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lot = random.Random(9)
    games: list[Game] = []
    finished: list[Game] = []
    began = time.monotonic()
    for number in range(KILLS):
        while len(games) < TABLES:
            code, *keys = join(server.url, game=lot.choice(["elplan", "deuda"]))
            games.append(Game(code, (keys[0], keys[1], "")))
        clients = [client for game in games for client in game.clients(server.url, number)]
        for client in clients:
            client.start()
        wait(games, lot)
        server.kill()
        for client in clients:
            client.join(30)
        assert lost(games, url) == 0
        over = {client.code for client in clients if client.stopped.is_set()}
        finished += [game for game in games if game.code in over]
        games = [game for game in games if game.code not in over]
        server.start()
    everything = finished + games
    seen = sum(len(game.shown.positions) for game in everything)
    answered = sum(len(game.shown.answers) for game in everything)
    assert answered >= KILLS
    took = f"{url.split(':')[0]}: {KILLS} kills in {time.monotonic() - began:.0f} s"
    took += f", {len(everything)} games ({len(finished)} to the end)"
    with capsys.disabled():
        print(f"\n{took}: {seen} positions shown, {answered} actions answered, none lost")


def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    server = Server(tmp_path, python=sys.executable)
    wish = {"game": "planeta", "seats": [{"kind": "easy", "name": "bot"}]}
    httpx.post(f"{server.url}/api/tables", json=wish, timeout=30).raise_for_status()
    children: list[str] = []
    until = time.monotonic() + 30
    tasks = Path(f"/proc/{server.process.pid}/task")
    while not children and time.monotonic() < until:
        children = [child for task in tasks.iterdir() for child in (task / "children").read_text().split()]
    server.kill()
    assert children
    until = time.monotonic() + 30
    while any(Path(f"/proc/{child}").exists() for child in children):
        assert time.monotonic() < until, "a thinker goes on thinking"
        time.sleep(0.1)
