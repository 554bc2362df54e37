"""A server that is killed at any moment has lost nothing that anybody was shown."""

import os
import random
import shutil
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from sobremesa.core.record import load
from sobremesa.table import Store
from sobremesa.table.table import Table
from tests.table.clients import Client, Shown, join
from tests.web.conftest import Server

KILLS = int(os.environ.get("SOBREMESA_KILLS", "8"))
TABLES = 3
LIMITS = ("--pace", "0", "--creating", "100000", "--joining", "100000")


@dataclass
class Game:
    """A game that is being played, and what was shown of it."""

    code: str
    keys: tuple[str, str, str]
    shown: Shown = field(default_factory=Shown)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path, *LIMITS)
    yield found
    found.stop()


def kill(server: Server) -> None:
    """What `kill -9` does."""
    server.process.kill()
    server.process.wait(10)
    assert server.process.stdout is not None
    server.process.stdout.close()


def positions(table: Table, store: Store) -> dict[int, str]:
    """Return the digest of the position after each entry of a log, played again from its start."""
    entries = store.tail(table.header.id, 0)
    again = Table(table.header)
    found = {}
    for entry in entries:
        again.take([entry])
        found[again.n] = again.match.state.digest() if again.match else ""
    return found


def test_every_action_that_anybody_was_shown_is_there_after_kill_9_at_random_moments(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lot = random.Random(9)
    games: list[Game] = []
    finished: list[Game] = []
    seen = answered = lost = 0
    began = time.monotonic()
    for number in range(KILLS):
        while len(games) < TABLES:
            code, *keys = join(server.url)
            games.append(Game(code, (keys[0], keys[1], "")))
        clients = [
            Client(server.url, game.code, key, seat, game.shown, number * 100 + seat)
            for game in games
            for seat, key in zip((0, 1, -9), game.keys, strict=True)
        ]
        for client in clients:
            client.start()
        time.sleep(lot.uniform(0.02, 0.8))
        kill(server)
        for client in clients:
            client.join(30)
        # As the dead process left it: read by somebody else, before the server itself is there again.
        left = tmp_path / f"left-{number}"
        left.mkdir()
        for file in tmp_path.glob("tables.db*"):
            shutil.copy(file, left)
        store = Store(left / "tables.db")
        for game in games:
            table = store.find(game.code)
            assert table is not None
            there = positions(table, store)
            lost += sum(there.get(n) != digest for n, digest in game.shown.positions.items())
            lost += sum(n not in there for n in game.shown.answers)
            assert game.shown.complaints == []
            assert table.match is None or table.match.state.digest() == there[table.n]
            assert load(table.record()).actions == [act.value for act in table.acts]
        store.close()
        shutil.rmtree(left)
        assert lost == 0
        finished += [game for game in games if any(c.stopped.is_set() for c in clients if c.code == game.code)]
        games = [game for game in games if game not in finished]
        server.start()
    for game in (*finished, *games):
        seen += len(game.shown.positions)
        answered += len(game.shown.answers)
    assert answered > KILLS
    with capsys.disabled():
        print(
            f"\n{KILLS} kills in {time.monotonic() - began:.0f} s: {len(finished) + len(games)} games, {seen} positions"
            f" shown, {answered} actions answered, {lost} lost"
        )


def test_a_killed_server_leaves_no_process_behind(server: Server) -> None:
    seats = [{"kind": "easy", "name": "bot"}]
    import httpx

    httpx.post(f"{server.url}/api/tables", json={"game": "planeta", "seats": seats}, timeout=30).raise_for_status()
    children: list[str] = []
    until = time.monotonic() + 30
    while not children and time.monotonic() < until:
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(server.process.pid)], capture_output=True, text=True)
        children = found.stdout.split()
    assert children
    kill(server)
    until = time.monotonic() + 30
    while any(Path(f"/proc/{child}").exists() for child in children):
        assert time.monotonic() < until, "a thinker goes on thinking"
        time.sleep(0.1)
    server.start()
