"""Databases that stop, freeze, vanish or fill up: it is said at once, nothing is lost, and all goes on by itself."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path

import httpx
import psycopg
import pytest

from sobremesa.core.errors import UserError
from sobremesa.services import Services
from sobremesa.store import Store
from sobremesa.store.listener import Listener
from sobremesa.store.writer import CHANNEL
from sobremesa.tables import Seat, log, read_table
from sobremesa.tables.open import OpenTable
from tests.postgres import Postgres, programs
from tests.servers import Server
from tests.tables.conftest import ANA, differences, key_in_turn, news, two_people
from tests.web.browser import set_table

pytestmark = pytest.mark.anyio
LONG = 60.0


@pytest.fixture(scope="module")
def own() -> Iterator[Postgres]:
    """A server that is ours to stop and to freeze."""
    found = programs()
    if found is None:
        pytest.skip("no PostgreSQL on this machine")
    server = Postgres(found)
    yield server
    server.remove()


@pytest.fixture
async def served(own: Postgres) -> AsyncIterator[Services]:
    services = Services(Store(own.url, serve=True), pace=0)
    await services.startup()
    yield services
    await services.shutdown()


@pytest.fixture
async def filed(tmp_path: Path) -> AsyncIterator[Services]:
    services = Services(Store(tmp_path / "tables.db", serve=True), pace=0)
    await services.startup()
    yield services
    await services.shutdown()


async def act(services: Services, live: OpenTable) -> None:
    await services.tables.act(live, key_in_turn(live), live.table.at, live.table.need_match().state.legal()[0])


async def goes_on(services: Services, live: OpenTable) -> None:
    """Wait until an act is taken; the store has the same table then."""
    until = time.monotonic() + LONG
    while True:
        assert time.monotonic() < until, "it does not go on"
        with suppress(UserError):
            await act(services, live)
            break
        await asyncio.sleep(0.1)
    kept = await services.store.ask(read_table, services.store, live.table.header.code)
    assert kept is not None
    assert differences(live.table, kept) == {}


def processes(server: Postgres) -> list[int]:
    """Return the numbers of the server's processes."""
    first = int((Path(server.data) / "postmaster.pid").read_text().split()[0])
    family = subprocess.run(["ps", "-o", "pid=", "--ppid", str(first)], capture_output=True, text=True).stdout
    return [first, *map(int, family.split())]


@contextmanager
def frozen(server: Postgres) -> Iterator[None]:
    """A server whose machine accepts everything and answers nothing."""
    stopped = processes(server)
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)


@contextmanager
def stopped(server: Postgres) -> Iterator[None]:
    server.stop("immediate")
    try:
        yield
    finally:
        server.start()


def away(server: Postgres, fault: str) -> AbstractContextManager[None]:
    return stopped(server) if fault == "stop" else frozen(server)


async def test_while_postgresql_is_stopped_everything_is_refused_and_then_goes_on(
    served: Services, own: Postgres
) -> None:
    live = await two_people(served)
    await act(served, live)
    n = live.table.n
    with stopped(own):
        for _ in range(3):
            with pytest.raises(UserError, match="lost the connection"):
                await act(served, live)
            with pytest.raises(UserError, match="lost the connection"):
                await served.store.ask(served.store.held, "somebody")
        assert live.table.n == n
    await goes_on(served, live)


async def test_while_postgresql_is_frozen_nobody_waits_without_end_and_then_it_goes_on(
    served: Services, own: Postgres
) -> None:
    live = await two_people(served)
    await act(served, live)
    n = live.table.n
    with frozen(own):
        for _ in range(2):
            async with asyncio.timeout(LONG):
                with pytest.raises(UserError) as refused:
                    await act(served, live)
            assert refused.value.code in ("store-lost", "store-unsure")
        async with asyncio.timeout(LONG):
            asked = [served.store.ask(served.store.held, "somebody") for _ in range(100)]
            found = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(error, UserError) for error in found)
        assert live.table.n == n, "nothing is shown that is not stored"
    await goes_on(served, live)


@pytest.mark.parametrize("fault", ["stop", "freeze"])
def test_pages_of_a_server_whose_database_is_away_say_so_and_come_back(
    own: Postgres, tmp_path: Path, fault: str
) -> None:
    with (
        (tmp_path / "complaints").open("w+") as complaints,
        Server(tmp_path, "--db", own.url, complaints=complaints) as server,
        httpx.Client(base_url=server.url, timeout=LONG, headers={"accept-language": "en"}) as client,
    ):
        code, key = set_table(client, "elplan", "screen", "screen")
        client.headers["authorization"] = f"Bearer {key}"
        now = client.get(f"/api/tables/{code}").json()
        doing = {"action": str(now["actions"][0]["action"]), "at": now["at"]}
        with away(own, fault):
            for _ in range(2):
                for answer in (
                    client.get("/"),
                    client.get("/t/BCDFGH"),
                    client.post(f"/api/tables/{code}/act", json=doing),
                    client.post("/new/elplan", data={}, headers={"origin": server.url}),
                ):
                    assert answer.status_code == 503
                    assert "database" in answer.text
            assert client.get(f"/api/tables/{code}").json()["n"] == now["n"]
        until = time.monotonic() + LONG
        while client.get("/").status_code != 200 or client.get(f"/api/tables/{code}").json()["n"] == now["n"]:
            assert time.monotonic() < until, "it does not come back"
            client.post(f"/api/tables/{code}/act", json=doing)
        complaints.seek(0)
        assert "Traceback" not in complaints.read()


async def test_what_was_stored_although_nobody_could_say_so_is_shown_later(
    served: Services, own: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.tables.open.LATE", (0.1, 0.5, 1.0))
    live = await two_people(served)
    commit = served.store.engine.dialect.do_commit

    def lose(connection: "psycopg.Connection[object]") -> None:
        commit(connection)  # type: ignore[arg-type]
        raise psycopg.OperationalError("the connection was lost before the answer came")

    with monkeypatch.context() as losing:
        losing.setattr(served.store.engine.dialect, "do_commit", lose)
        with pytest.raises(UserError, match="do not know whether"):
            await act(served, live)
    n = live.table.n
    async with asyncio.timeout(LONG):
        while live.table.n == n:
            await news(live, n, 1)
    await goes_on(served, live)


async def test_a_note_that_is_none_of_ours_leaves_nobody_deaf(own: Postgres) -> None:
    notes: list[tuple[str, int]] = []
    heard = threading.Event()

    def hear(code: str, n: int) -> None:
        notes.append((code, n))
        if n == 13:
            raise RuntimeError("nobody knows why")
        if code == "LAST":
            heard.set()

    store = Store(own.url)
    listener = Listener(store.url, "me", hear)
    try:
        with psycopg.connect(own.url, autocommit=True) as other:
            for note in ("", "x", "a b c", "a b 1 2", "\u2028", "other FIRST 13"):
                other.execute("SELECT pg_notify(%s, %s)", (CHANNEL, note))
            until = time.monotonic() + LONG
            while not heard.wait(0.1):
                assert time.monotonic() < until, "the listener is deaf"
                other.execute("SELECT pg_notify(%s, %s)", (CHANNEL, "other LAST 7"))
        assert ("FIRST", 13) in notes
        assert ("", 0) in notes, "what came while it was away may have been missed"
    finally:
        listener.close()
        store.close()


async def test_a_database_file_that_is_gone_is_noticed_and_when_it_is_back_all_goes_on(
    filed: Services, tmp_path: Path
) -> None:
    live = await two_people(filed)
    n = live.table.n
    away = tmp_path / "away"
    away.mkdir()
    files = sorted(tmp_path.glob("tables.db*"))
    for file in files:
        file.rename(away / file.name)
    for _ in range(2):
        with pytest.raises(UserError, match="moved, deleted or replaced"):
            await act(filed, live)
        with pytest.raises(UserError, match="moved, deleted or replaced"):
            await filed.tables.create("elplan", ANA, [Seat(log.SCREEN, "ana"), Seat(log.OPEN)])
    assert live.table.n == n
    # Readers are many, and some of them are new.
    await asyncio.gather(*[filed.store.ask(filed.store.held, "x") for _ in range(20)], return_exceptions=True)
    assert not (tmp_path / "tables.db").exists(), "nobody makes another one in its place"
    shutil.copy(away / "tables.db", tmp_path / "tables.db")
    with pytest.raises(UserError, match="moved, deleted or replaced"):
        await act(filed, live)
    for file in files:
        (away / file.name).rename(file)
    await goes_on(filed, live)


async def test_what_is_committed_into_a_log_that_somebody_deletes_is_not_said_to_be_kept(
    filed: Services, tmp_path: Path
) -> None:
    live = await two_people(filed)
    n = live.table.n
    (tmp_path / "tables.db-wal").unlink()
    with pytest.raises(UserError, match="moved, deleted or replaced"):
        await act(filed, live)
    assert live.table.n == n


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make a small disk")
async def test_on_a_full_disk_nothing_is_shown_that_is_not_kept_and_with_room_it_goes_on(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "small", str(disk)]).returncode:
        pytest.skip("no small disk can be made here")
    try:
        services = Services(Store(disk / "tables.db", serve=True), pace=0)
        await services.startup()
        try:
            live = await two_people(services)
            with (disk / "ballast").open("wb", buffering=0) as ballast, suppress(OSError):
                while True:
                    ballast.write(bytes(4096))
            for _ in range(1000):
                n = live.table.n
                try:
                    await act(services, live)
                except UserError as error:
                    refused = error.code
                    break
            assert refused == "store-full"
            assert live.table.n == n
            (disk / "ballast").unlink()
            await goes_on(services, live)
        finally:
            await services.shutdown()
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def test_only_one_server_has_a_file_and_whoever_only_reads_may(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        Store(tmp_path / "tables.db").close()
        command = [sys.executable, "-m", "sobremesa", "serve", "--port", "0", "--lang", "en"]
        env = {**os.environ, "SOBREMESA_HOME": str(tmp_path)}
        second = subprocess.run(command, capture_output=True, text=True, env=env, timeout=LONG)
        assert second.returncode != 0
        assert "Another server already uses the database" in second.stderr
        assert "Traceback" not in second.stderr
        server.process.kill()
    # However the first one ended, the next may come.
    Server(tmp_path).stop()


def test_a_file_that_is_no_database_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("Dear diary, " * 1000)
    for serve in (False, True):
        with pytest.raises(UserError, match="file is not a database"):
            Store(tmp_path / "tables.db", serve=serve)
    assert (tmp_path / "tables.db").read_text().startswith("Dear diary")
