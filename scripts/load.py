"""Load one server process: many tables, several streams each. Prints figures, asserts nothing.

    python scripts/load.py --tables 200 --streams 4 --rate 300 --seconds 20 --kind html

An act's time runs from the moment it is sent until a stream shows it; every stream of its table counts once.
"""

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from urllib.parse import urlsplit


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
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(data)}\r\n"
        head += "Content-Type: application/json\r\n" + (f"Authorization: Bearer {key}\r\n" if key else "") + "\r\n"
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
        self.at = 0
        self.actions: list[str] = []
        self.sent: dict[int, float] = {}
        self.busy = False
        self.over = False


async def watch(port: int, table: Table, kind: str, key: str, times: list[float]) -> None:
    """Read a stream and note when each state of the log arrives."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**22)
    path = f"/t/{table.code}/stream" if kind == "html" else f"/api/tables/{table.code}/stream"
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n" + (f"Authorization: Bearer {key}\r\n" if key else "") + "\r\n"
    writer.write(head.encode())
    shown, tail = 0, b""
    while chunk := await reader.read(2**18):
        found = re.findall(rb"id: (\d+)\r?\n", tail + chunk)
        tail = chunk[-32:]
        if found and int(found[-1]) > shown:
            now = time.perf_counter()
            last = shown
            shown = int(found[-1])
            # A slow stream skips frames: what it skipped is shown by the frame that came.
            times += [now - table.sent[n] for n in range(last + 1, shown + 1) if n in table.sent]


async def act(client: Client, table: Table) -> bool:
    """Play any legal action."""
    table.busy = True
    status, body = await client.send("GET", f"/api/tables/{table.code}", table.key)
    position = json.loads(body)
    table.over = position["over"]
    if table.over or not position["actions"]:
        table.busy = False
        return False
    choice = position["actions"][position["n"] % len(position["actions"])]
    began = time.perf_counter()
    table.sent[position["n"] + 1] = began
    status, body = await client.send(
        "POST", f"/api/tables/{table.code}/act", table.key, {"action": str(choice["action"]), "at": position["at"]}
    )
    table.busy = False
    return status == 200


def memory(pid: int) -> float:
    """Return the resident memory of a process in MiB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


async def main() -> None:
    """Start a server, load it, print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--streams", type=int, default=4)
    parser.add_argument("--rate", type=float, default=300, help="acts a second, over all tables")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--kind", choices=("html", "json"), default="html")
    parser.add_argument("--game", default="elplan")
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "sobremesa", "serve", "--port", "0", "--lang", "en", "--creating", "100000"]
        server = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE, env={**os.environ, "SOBREMESA_HOME": home}
        )
        assert server.stdout is not None
        port = urlsplit((await server.stdout.readline()).split()[-4].decode()).port or 0
        try:
            await load(given, port, server.pid)
        finally:
            server.terminate()
            await server.wait()


async def load(given: argparse.Namespace, port: int, pid: int) -> None:
    """Set the tables, open the streams, act at the rate asked for."""
    for _ in range(100):
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
    watching = [
        asyncio.ensure_future(watch(port, table, given.kind, table.key if n == 0 else "", times))
        for table in tables
        for n in range(given.streams)
    ]
    await asyncio.sleep(5 + given.tables * given.streams / 200)
    with_streams = memory(pid)
    clients = [await Client(port).open() for _ in range(min(32, given.tables))]
    done, began, number = 0, time.perf_counter(), 0

    async def work(worker: int) -> None:
        nonlocal done, number
        mine = tables[worker :: len(clients)]
        while (spent := time.perf_counter() - began) < given.seconds:
            due = number / given.rate
            if due > spent:
                await asyncio.sleep(due - spent)
                continue
            number += 1
            table = mine[number % len(mine)]
            if not table.over and await act(clients[worker], table):
                done += 1

    await asyncio.gather(*(work(worker) for worker in range(len(clients))))
    spent = time.perf_counter() - began
    await asyncio.sleep(2)
    for task in watching:
        task.cancel()
    times.sort()
    worst = quantiles(times, n=100)[98] if len(times) > 100 else float("nan")
    print(f"{given.tables} tables of {given.game}, {given.streams} {given.kind} streams each, {spent:.0f} s")
    print(f"acts/s        {done / spent:8.1f}   (asked for {given.rate:.0f})")
    print(
        f"act to screen {1000 * median(times):8.1f} ms median, {1000 * worst:.1f} ms 99th percentile, {len(times)} seen"
    )
    print(f"memory        {(at_rest - before) / given.tables:8.2f} MiB a table, "
          f"{(with_streams - before) / given.tables:.2f} with its streams")  # fmt: skip


if __name__ == "__main__":
    asyncio.run(main())
