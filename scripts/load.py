"""Load one server process: many tables, several streams each. Prints figures, asserts nothing.

    python scripts/load.py --tables 200 --streams 4 --rate 300 --seconds 20 --kind html

An act's time runs from the moment it is sent until a stream shows it; every stream of its table counts once. Pages are
followed as browsers do it, compressed; the one who acts follows the API, in which the actions are listed. What the main
thread of a browser works for an act is measured apart, at other tables (`--browser`, see browser_time.py).
"""

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
import time
import zlib
from pathlib import Path
from statistics import median, quantiles
from typing import Any
from urllib.parse import urlsplit

import browser_time


class Client:
    """A keep-alive connection that sends one request after the other."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def open(self) -> "Client":
        """Connect."""
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        return self

    async def send(self, method: str, path: str, key: str = "", body: object = None) -> tuple[int, bytes]:
        """Return the status and body of an answer."""
        data = b"" if body is None else (body if isinstance(body, str) else json.dumps(body)).encode()
        type = "application/x-www-form-urlencoded\r\nHX-Request: true" if isinstance(body, str) else "application/json"
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(data)}\r\n"
        head += f"Content-Type: {type}\r\n" + (f"Authorization: Bearer {key}\r\n" if key else "") + "\r\n"
        self.writer.write(head.encode() + data)
        try:
            answer = await self.reader.readuntil(b"\r\n\r\n")
        except asyncio.IncompleteReadError:
            # The server closes a connection that was idle for a while.
            await self.open()
            return await self.send(method, path, key, body)
        length = re.search(rb"(?i)content-length: (\d+)", answer)
        return int(answer.split()[1]), await self.reader.readexactly(int(length[1]) if length else 0)


class Table:
    """A table under load: its host acts for every seat, and its streams say when they show what was done."""

    def __init__(self, code: str, key: str) -> None:
        self.code = code
        self.key = key
        self.n = self.at = 0
        self.actions: list[str] = []
        """What may be done in the position that the host's stream shows."""
        self.sent: dict[int, float] = {}
        self.fresh = asyncio.Event()

    def show(self, frame: bytes) -> None:
        """Take up what the host's stream shows."""
        position = json.loads(frame.partition(b"data: ")[2].partition(b"\n")[0])
        self.n, self.at = position["n"], position["at"]
        self.actions = [str(some["action"]) for some in position["actions"]]
        self.fresh.set()


class Plain:
    """What is not compressed."""

    def decompress(self, data: bytes) -> bytes:
        """Return it."""
        return data


class Screen(asyncio.Protocol):
    """A stream; it notes when each state of the log arrives."""

    def __init__(self, table: Table, head: bytes, is_host: bool, is_page: bool, times: list[float]) -> None:
        self.table, self.head, self.is_host, self.is_page, self.times = table, head, is_host, is_page, times
        self.shown = self.size = 0
        self.sizes: list[int] = []
        """The bytes of each message of a page, as they came."""
        self.parts: list[bytes] = []
        self.raw = b""
        self.gzip: Any = zlib.decompressobj(31) if is_page else None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the stream."""
        assert isinstance(transport, asyncio.WriteTransport)
        transport.write(self.head)

    def data_received(self, data: bytes) -> None:
        """Look for the id that ends a frame; of several frames only the last one counts."""
        self.size += len(data)
        if self.gzip is not None:
            data = self.plain(data)
        self.parts.append(data)
        if data.endswith(b"\n\n") or b"\nid: " in data:
            self.look()
        elif not self.is_host:
            del self.parts[:-1]

    def plain(self, data: bytes) -> bytes:
        """Return what came of a page without chunks and compression; a server of an earlier version sends it plain."""
        self.raw += data
        if self.raw[:5] == b"HTTP/":
            head, _, rest = self.raw.partition(b"\r\n\r\n")
            if not _:
                return b""
            if b"content-encoding: gzip" not in head.lower():
                self.gzip = None
            self.raw = rest
        found = b""
        while (line := self.raw.partition(b"\r\n"))[1]:
            size = int(line[0], 16)
            if len(line[2]) < size + 2:
                break
            self.raw = line[2][size + 2 :]
            self.sizes.append(size)
            found += line[2][:size] if self.gzip is None else self.gzip.decompress(line[2][:size])
        if self.gzip is None:
            self.gzip = Plain()
        return found

    def look(self) -> None:
        """Note what the last whole frame shows."""
        whole, _, rest = b"".join(self.parts).rpartition(b"\n\n")
        found = re.findall(rb'data-n="(\d+)"', whole)[-1:] if self.is_page else re.findall(rb"\nid: (\d+)$", whole)
        if not found:
            return
        self.parts = [rest]
        last, self.shown = self.shown, int(found[0])
        now = time.perf_counter()
        # A slow stream skips frames: what it skipped is shown by the frame that came.
        self.times += [now - self.table.sent[n] for n in range(last + 1, self.shown + 1) if n in self.table.sent]
        if self.is_host:
            self.table.show(whole.rpartition(b"\n\n")[2])


async def act(client: Client, table: Table, kind: str) -> bool:
    """Play any legal action that the host's stream shows."""
    async with asyncio.timeout(10):
        await table.fresh.wait()
    if not table.actions:
        return False
    table.fresh.clear()
    action = table.actions[table.at % len(table.actions)]
    table.sent[table.n + 1] = time.perf_counter()
    if kind == "html":
        status, _ = await client.send("POST", f"/t/{table.code}/act", table.key, f"at={table.at}&action={action}")
    else:
        path = f"/api/tables/{table.code}/act"
        status, _ = await client.send("POST", path, table.key, {"action": action, "at": table.at})
    if status >= 300:
        table.fresh.set()
    return status < 300


def memory(pid: int) -> float:
    """Return the resident memory of a process in MiB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def work_of(pid: int) -> float:
    """Return the seconds a process has worked."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def main() -> None:
    """Start a server, load it, print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--streams", type=int, default=4)
    parser.add_argument("--rate", type=float, default=300, help="acts a second, over all tables")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--kind", choices=("html", "json"), default="html")
    parser.add_argument("--page", default="/live?on=t/CODE/en/wide@", help="the stream of a page; CODE is the table's")
    parser.add_argument("--game", default="elplan")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--warm", type=int, default=40, help="acts at each of some tables before it is measured")
    parser.add_argument("--browser", type=int, default=0, help="so many acts are then shown by a slow browser as well")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "sobremesa", "serve", "--port", "0", "--lang", "en", "--creating", "100000"]
        server = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE, env={**os.environ, "SOBREMESA_HOME": home}
        )
        assert server.stdout is not None
        said = re.search(r"https?://\S+", (await server.stdout.readline()).decode())
        port = urlsplit(said[0]).port or 0 if said else 0
        try:
            await load(given, port, server.pid)
            if given.browser:
                wish = ["--game", given.game, "--players", str(given.players), "--acts", str(given.browser)]
                await browser_time.measure(browser_time.options().parse_args(wish), f"http://127.0.0.1:{port}")
        finally:
            server.terminate()
            await server.wait()


async def load(given: argparse.Namespace, port: int, pid: int) -> None:
    """Set the tables, open the streams, act at the rate asked for."""
    for _ in range(600):
        try:
            client = await Client(port).open()
            break
        except OSError:
            await asyncio.sleep(0.1)
    before = memory(pid)
    tables = []
    for _ in range(given.tables):
        wish = {"game": given.game, "seats": [{"kind": "screen", "name": f"p{n}"} for n in range(given.players)]}
        _, body = await client.send("POST", "/api/tables", "", wish)
        opened = json.loads(body)
        tables.append(Table(opened["code"], opened["key"]))
    at_rest = memory(pid)
    times: list[float] = []
    loop, screens, transports = asyncio.get_running_loop(), [], []
    for table in tables:
        for n in range(given.streams + (given.kind == "html")):
            is_page = given.kind == "html" and n > 0
            path = given.page.replace("CODE", table.code) if is_page else f"/api/tables/{table.code}/stream"
            # The first page is the host's, who plays; the others watch.
            key = f"Authorization: Bearer {table.key}\r\n" if n < 1 + is_page else ""
            head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n{key}"
            screen = Screen(table, f"{head}\r\n".encode(), n == 0, is_page, times)
            transport, _ = await loop.create_connection(lambda screen=screen: screen, "127.0.0.1", port)
            screens.append(screen)
            transports.append(transport)
    await asyncio.sleep(5 + given.tables * given.streams / 200)
    with_streams = memory(pid)
    clients = [await Client(port).open() for _ in range(min(32, given.tables))]
    # What is made once in the life of a server is not counted: the first acts are played before the clock runs.
    for table in tables[:: max(1, len(tables) // 4)]:
        for _ in range(given.warm):
            await act(clients[0], table, given.kind)
    await asyncio.sleep(1)
    times.clear()
    worked, sent = work_of(pid), sum(screen.size for screen in screens)
    done, began, number = 0, time.perf_counter(), 0
    turns = [0] * len(clients)

    async def work(worker: int) -> None:
        nonlocal done, number
        mine = tables[worker :: len(clients)]
        while (spent := time.perf_counter() - began) < given.seconds:
            due = number / given.rate
            if due > spent:
                await asyncio.sleep(due - spent)
                continue
            number += 1
            if await act(clients[worker], mine[turns[worker] % len(mine)], given.kind):
                done += 1
            turns[worker] += 1

    await asyncio.gather(*(work(worker) for worker in range(len(clients))))
    spent = time.perf_counter() - began
    worked = work_of(pid) - worked
    sent = sum(screen.size for screen in screens) - sent
    await asyncio.sleep(2)
    for transport in transports:
        transport.close()
    times.sort()
    worst = quantiles(times, n=100)[98] if len(times) > 100 else float("nan")
    print(f"{given.tables} tables of {given.game}, {given.streams} {given.kind} streams each, {spent:.0f} s")
    print(f"acts/s        {done / spent:8.1f}   (asked for {given.rate:.0f})")
    print(
        f"act to screen {1000 * median(times):8.1f} ms median, {1000 * worst:.1f} ms 99th percentile, {len(times)} seen"
    )
    print(f"server        {1000 * worked / done:8.2f} ms of work an act, {100 * worked / spent:.0f} % of a core")
    print(f"a frame       {sent / 1024 / len(times):8.1f} KiB")
    for who, some in (("plays", screens[1 :: given.streams + 1]), ("watches", screens[2 :: given.streams + 1])):
        sizes = [size for screen in some for size in screen.sizes[1:] if size > 60] if given.kind == "html" else []
        if sizes:
            print(f"who {who:9} {median(sizes) / 1024:8.2f} KiB an act, median, as it is sent")
    print(f"memory        {(at_rest - before) / given.tables:8.2f} MiB a table, "
          f"{(with_streams - before) / given.tables:.2f} with its streams")  # fmt: skip


if __name__ == "__main__":
    asyncio.run(main())
