"""An hour of a busy server on which things break. Prints figures; ends with 1 if anything that was shown is lost.

    python scripts/soak.py --minutes 60 --tables 100 --db sqlite
    python scripts/soak.py --minutes 60 --tables 100 --db postgresql

People come, act, press twice, take back, leave, lock their phones (the connection stays, nobody reads it), vanish and
come back; a game that is over is followed by another. Meanwhile bots' processes and the database are killed or stopped,
and the disk is full for a while (SQLite, as root: its folder is a small memory disk). In the first third the server
itself is killed too; from then on it runs through, so that its memory and its times at the end can be compared with
those at first. Every position anybody was shown, and every action that was answered, is looked for in the database
afterwards.
"""

import argparse
import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from load import Client, memory, work_of  # noqa: E402
from tests.postgres import Postgres, free_port, programs  # noqa: E402

from sobremesa.store import Store  # noqa: E402
from sobremesa.tables import Table, read_table  # noqa: E402

GAMES = {"elplan": ("screen", "open", "easy"), "deuda": ("screen", "open", "medium"), "planeta": ("screen",)}
THINK = (2.0, 8.0)
"""So many seconds somebody looks at the table before they act."""
AWAY = (5.0, 60.0)
DISK = 512
"""Megabytes of the memory disk that is filled."""
EVERY = 20.0
"""No two things break within so many seconds."""
Frame = dict[str, object]
Problems = (OSError, TimeoutError, asyncio.IncompleteReadError, ValueError, AssertionError)


@dataclass
class Seen:
    """A game that was played, and what anybody was shown of it."""

    code: str
    positions: dict[int, str] = field(default_factory=dict)
    answers: set[int] = field(default_factory=set)
    is_over: bool = False


@dataclass
class Soak:
    """What happens, and what came of it."""

    tables: int
    seconds: float
    db: str
    home: Path
    postgres: Postgres | None
    is_disk: bool
    lot: random.Random = field(default_factory=lambda: random.Random(1))
    port: int = field(default_factory=free_port)
    games: list[Seen] = field(default_factory=list)
    acts: list[tuple[float, float]] = field(default_factory=list)
    """When each act was answered, and after how long."""
    counts: Counter[str] = field(default_factory=Counter)
    broken: list[tuple[float, float]] = field(default_factory=list)
    """When something was broken, from and to."""
    server: "subprocess.Popen[bytes] | None" = None
    is_ending: bool = False
    since: float = 0.0
    """When the server was started for the last time: from then on it has run through."""
    measured: list[tuple[float, float]] = field(default_factory=list)

    # -- the server ------------------------------------------------------------------------------

    def start(self) -> None:
        """Start the server, always at the same address."""
        command = [sys.executable, "-m", "sobremesa", "serve", "--port", str(self.port), "--db", self.db]
        command += ["--patience", "20", "--creating", "100000", "--joining", "100000", "--lang", "en"]
        with (self.home / "server.log").open("ab") as complaints:
            self.server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=complaints)
        self.since = time.monotonic()

    async def wait(self) -> None:
        """Wait until it answers."""
        while True:
            with suppress(*Problems):
                client = await Client(self.port).open()
                async with asyncio.timeout(5):
                    status, _ = await client.send("GET", "/health")
                client.writer.close()
                if status == 200:
                    return
            await asyncio.sleep(0.2)

    # -- people ----------------------------------------------------------------------------------

    async def play(self, number: int) -> None:
        """One table after the other: a new one when the game of the last is over."""
        while not self.is_ending:
            name = list(GAMES)[number % len(GAMES)]
            try:
                async with asyncio.timeout(60):
                    seen, keys = await self._set(name)
            except Problems:
                self.counts["setting failed"] += 1
                await asyncio.sleep(2)
                continue
            self.games.append(seen)
            await asyncio.gather(*(self._person(seen, seat, key) for seat, key in enumerate(keys)))

    async def _set(self, name: str) -> tuple[Seen, list[str]]:
        client = await Client(self.port).open()
        kinds = GAMES[name]
        seats = [{"kind": kind, "name": f"{kind}{n}" if kind == "screen" else ""} for n, kind in enumerate(kinds)]
        status, body = await client.send("POST", "/api/tables", "", {"game": name, "seats": seats})
        assert status == 201, body
        made = json.loads(body)
        code, keys = made["code"], [made["key"]]
        if "open" in kinds:
            status, body = await client.send("POST", f"/api/tables/{code}/join", "", {"seat": 1, "name": "guest"})
            assert status == 200, body
            keys.append(json.loads(body)["key"])
            status, body = await client.send("POST", f"/api/tables/{code}/start", keys[0], {})
            assert status == 200, body
        client.writer.close()
        return Seen(code), keys

    async def _person(self, seen: Seen, seat: int, key: str) -> None:
        last = 0
        while not self.is_ending and not seen.is_over:
            try:
                async for frame in self._watch(seen, key, last):
                    # Whoever is to act is shown the table again when they come back: the act may have failed.
                    last = 0 if frame["turn"] == seat else int(str(frame["n"]))
                    if not await self._live(seen, seat, key, frame) or self.lot.random() < 0.02:
                        self.counts["left"] += 1
                        break
            except Problems as error:
                self.counts[f"lost connection: {type(error).__name__}"] += 1
            if not seen.is_over:
                await asyncio.sleep(self.lot.uniform(*AWAY) if self.lot.random() < 0.1 else 0.5)

    async def _watch(self, seen: Seen, key: str, last: int) -> AsyncIterator[Frame]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        try:
            head = f"GET /api/tables/{seen.code}/stream HTTP/1.0\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {key}\r\n"
            writer.write(f"{head}Last-Event-ID: {last}\r\n\r\n".encode())
            while not self.is_ending:
                async with asyncio.timeout(60):
                    part = await reader.readuntil(b"\n\n")
                found = re.search(rb"^data: (.*)$", part, re.M)
                if not found:
                    continue
                frame: Frame = json.loads(found[1])
                n, digest = int(str(frame["n"])), str(frame["digest"])
                if seen.positions.setdefault(n, digest) != digest:
                    self.counts["WRONG: two positions with one number"] += 1
                seen.is_over = bool(frame["over"])
                yield frame
                if self.lot.random() < 0.01:
                    # A locked phone: the connection stays, nobody reads it.
                    self.counts["locked"] += 1
                    await asyncio.sleep(self.lot.uniform(*AWAY))
        finally:
            if self.lot.random() < 0.3:
                # Vanished: no farewell.
                writer.transport.abort()
            writer.close()

    async def _live(self, seen: Seen, seat: int, key: str, frame: Frame) -> bool:
        """Act if it is one's turn; tell whether one stays to see what comes of it."""
        actions = frame["actions"]
        if frame["turn"] != seat or frame["over"] or not isinstance(actions, list) or not actions:
            return not frame["over"]
        await asyncio.sleep(self.lot.uniform(*THINK))
        action = str(self.lot.choice(actions)["action"])
        client = await Client(self.port).open()
        try:
            for _ in range(1 + (self.lot.random() < 0.05)):
                began = time.monotonic()
                async with asyncio.timeout(30):
                    path = f"/api/tables/{seen.code}/act"
                    status, body = await client.send("POST", path, key, {"action": action, "at": frame["at"]})
                if status == 200:
                    seen.answers.add(json.loads(body)["n"])
                    self.acts.append((time.monotonic(), time.monotonic() - began))
                    if self.lot.random() < 0.05:
                        at = json.loads(body)["at"]
                        await client.send("POST", f"/api/tables/{seen.code}/undo", key, {"at": at})
                self.counts[f"act answered {status}"] += 1
        finally:
            client.writer.close()
        return status == 200

    # -- faults ----------------------------------------------------------------------------------

    async def faults(self) -> None:
        """Break something now and then; in the first third the server itself too."""
        began = time.monotonic()
        kinds: list[Callable[[], Awaitable[None]]] = [self._kill_bots]
        kinds += [self._stop_database, self._freeze_database] if self.postgres else []
        kinds += [self._fill_disk] if self.is_disk else []
        number = 0
        # The last minute is quiet, so that the end shows whether everything came back.
        while time.monotonic() - began + EVERY < self.seconds - 60:
            await asyncio.sleep(max(EVERY, self.seconds / 60))
            since = time.monotonic()
            if since - began < self.seconds / 3 and number % 2 == 0:
                await self._kill_server()
            else:
                await kinds[number % len(kinds)]()
            await self.wait()
            self.broken.append((since, time.monotonic() + 5))
            number += 1

    async def _kill_server(self) -> None:
        assert self.server is not None
        self.server.kill()
        self.server.wait()
        self.counts["FAULT server killed"] += 1
        self.start()

    async def _kill_bots(self) -> None:
        assert self.server is not None
        for child in children(self.server.pid):
            with suppress(OSError):
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                    os.kill(child, signal.SIGKILL)
                    self.counts["FAULT bots' process killed"] += 1

    async def _stop_database(self) -> None:
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.stop, "immediate")
        self.counts["FAULT database killed"] += 1
        try:
            await asyncio.sleep(5)
        finally:
            self.postgres.start()

    async def _freeze_database(self) -> None:
        assert self.postgres is not None
        pid = int((Path(self.postgres.data) / "postmaster.pid").read_text().split()[0])
        frozen = [pid, *children(pid)]
        for one in frozen:
            os.kill(one, signal.SIGSTOP)
        self.counts["FAULT database frozen"] += 1
        try:
            await asyncio.sleep(15)
        finally:
            for one in frozen:
                with suppress(ProcessLookupError):
                    os.kill(one, signal.SIGCONT)

    async def _fill_disk(self) -> None:
        filler = self.home / "filler"
        with suppress(OSError), filler.open("wb") as file:
            while True:
                file.write(bytes(2**20))
                file.flush()
        self.counts["FAULT disk full"] += 1
        try:
            await asyncio.sleep(10)
        finally:
            filler.unlink()

    # -- figures ---------------------------------------------------------------------------------

    async def measure(self) -> None:
        """Note the server's memory, from the moment on from which it runs through."""
        await asyncio.sleep(self.seconds * 0.4)
        while not self.is_ending:
            assert self.server is not None
            self.measured.append((time.monotonic(), memory(self.server.pid)))
            await asyncio.sleep(5)

    def lost(self) -> int:
        """Return how much of what was shown or answered is not in the database."""
        store, found = Store(self.db), 0
        for game in self.games:
            table = read_table(store, game.code)
            if table is None:
                found += len(game.positions)
                continue
            again, there = Table(table.header), {}
            for entry in store.tail(table.header.id, 0):
                again.take([entry])
                there[again.n] = again.match.state.digest() if again.match else ""
            found += sum(there.get(n) != digest for n, digest in game.positions.items())
            found += sum(n not in there for n in game.answers)
        store.close()
        return found

    def report(self, began: float, work: float) -> int:
        """Print everything; return how much was lost."""
        span = time.monotonic() - began
        calm = [(at, took) for at, took in self.acts if not any(at - took <= b and a <= at for a, b in self.broken)]
        lost = self.lost()
        shown = sum(len(game.positions) for game in self.games)
        answered = sum(len(game.answers) for game in self.games)
        print(f"{span / 60:.0f} min, {self.tables} tables at a time, {len(self.games)} games, {self.db.split(':')[0]}")
        for name, count in sorted(self.counts.items()):
            print(f"  {name:36} {count:8}")
        print(f"shown {shown} positions, answered {answered} acts ({len(self.acts) / span:.1f} a second): {lost} lost")
        print(f"server's work {work:.0f} s since its last start")
        last = max(self.since, began)
        rest = began + span - last
        for name, part in (("first", (last, last + rest / 4)), ("last", (began + span - rest / 4, began + span))):
            took = sorted(t for at, t in calm if part[0] <= at <= part[1])
            if len(took) > 100:
                percent = quantiles(took, n=100)
                print(f"{name} quarter, nothing broken: {len(took)} acts, median {1000 * median(took):.1f} ms, "
                      f"99th percentile {1000 * percent[98]:.1f} ms")  # fmt: skip
        if len(self.measured) > 8:
            part_ = len(self.measured) // 8
            first, end = (median(m for _, m in some) for some in (self.measured[:part_], self.measured[-part_:]))
            print(f"memory of the server: {first:.0f} MiB at first, {end:.0f} MiB at last ({end / first - 1:+.1%})")
        return lost


def children(pid: int) -> list[int]:
    """Return the processes a process has started."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):
            found += [int(child) for child in (task / "children").read_text().split()]
    return found


async def soak(given: argparse.Namespace, home: Path, is_disk: bool) -> int:
    """Run it; return how much was lost."""
    postgres = None
    if given.db == "postgresql":
        found = programs()
        assert found is not None, "there is no PostgreSQL on this machine"
        postgres = Postgres(found)
    db = postgres.url if postgres else f"sqlite:///{home}/tables.db"
    it = Soak(given.tables, given.minutes * 60, db, home, postgres, is_disk)
    it.start()
    try:
        await it.wait()
        began = time.monotonic()
        tasks = [asyncio.ensure_future(work) for work in (it.faults(), it.measure())]
        for number in range(given.tables):
            tasks.append(asyncio.ensure_future(it.play(number)))
            await asyncio.sleep(0.1)
        while time.monotonic() - began < it.seconds:
            await asyncio.sleep(1)
            for task in tasks:
                if task.done() and (error := task.exception()):
                    raise error
        it.is_ending = True
        assert it.server is not None
        work = work_of(it.server.pid)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        it.server.terminate()
        it.server.wait(60)
        return it.report(began, work)
    finally:
        if it.server is not None and it.server.poll() is None:
            it.server.kill()
        if postgres is not None:
            postgres.remove()
        print("what the server complained of, the commonest first:")
        lines = Counter(re.sub(r"[A-Z]{6}|\d+", "…", line) for line in (home / "server.log").read_text().splitlines())
        for line, count in lines.most_common(12):
            print(f"  {count:6} {line[:140]}")


def main() -> None:
    """Read the command line, make a home for the files, and run."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--db", choices=("sqlite", "postgresql"), default="sqlite")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="sobremesa-soak-") as folder:
        is_disk = given.db == "sqlite" and os.geteuid() == 0
        if is_disk:
            mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}m", "tmpfs", folder]
            is_disk = subprocess.run(mount, check=False).returncode == 0
        if given.db == "sqlite" and not is_disk:
            print("no memory disk can be made here: the full disk is left out")
        try:
            lost = asyncio.run(soak(given, Path(folder), is_disk))
        finally:
            if is_disk:
                subprocess.run(["umount", "--lazy", folder], check=False)
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main()
