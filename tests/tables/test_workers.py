"""Two processes on one PostgreSQL: players and spectators on different ones see the same game."""

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from sobremesa.store import Store
from sobremesa.tables import read_table
from tests.postgres import Postgres
from tests.servers import LONG, UNLIMITED, Server
from tests.tables.clients import Client, Shown, join
from tests.tables.test_kill import positions


@pytest.fixture
def workers(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    settings = "--db", postgres.url, "--pace", "0", *UNLIMITED
    found = Server(tmp_path, *settings), Server(tmp_path, *settings)
    yield found
    for server in found:
        server.kill()


def test_players_at_two_processes_lose_nothing_and_both_streams_show_everything(
    workers: tuple[Server, Server], postgres: Postgres
) -> None:
    one, other = (server.url for server in workers)
    code, host, guest = join(one, other)
    shown = [Shown(), Shown()]
    clients = [
        Client(one, code, host, 0, shown[0], 1),
        Client(other, code, guest, 1, shown[1], 2),
        Client(one, code, "", -9, shown[0], 3),
        Client(other, code, "", -9, shown[1], 4),
    ]
    for client in clients:
        client.start()
    until = time.monotonic() + 120
    while min(len(each.positions) for each in shown) < 40 and not all(client.stopped.is_set() for client in clients):
        assert time.monotonic() < until, "the game does not go on"
        time.sleep(0.05)
    # The guest stops first, so that the others see the last of what was done and nobody acts any more.
    clients[1].stop()
    clients[0].stop(5)
    last = max(max(each.answers | set(each.positions)) for each in shown)
    until = time.monotonic() + 20
    while any(httpx.get(f"{url}/api/tables/{code}", timeout=LONG).json()["n"] < last for url in (one, other)):
        assert time.monotonic() < until, "one process does not hear of the other"
    states = [httpx.get(f"{url}/api/tables/{code}", timeout=LONG).json() for url in (one, other)]
    assert states[0] == states[1]
    store = Store(postgres.url)
    table = read_table(store, code)
    assert table is not None
    there = positions(table, store)
    store.close()
    for each in shown:
        assert each.complaints == []
        assert {n: there.get(n) for n in each.positions} == each.positions
        assert each.answers <= set(there)
    # What each of the two did was shown by the other one's streams, at the latest with what came next.
    assert max(shown[0].positions) >= max(shown[1].answers)
    assert max(shown[1].positions) >= max(shown[0].answers)
    texts = {httpx.get(f"{url}/api/tables/{code}/record", timeout=LONG).text for url in (one, other)}
    assert len(texts) == 1
