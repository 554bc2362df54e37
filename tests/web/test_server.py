"""The server's own limits, by raw sockets: what is too large, too slow or too many never stops the others."""

import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest

from tests.servers import Server

ELSEWHERE = "127.0.0.2"
"""Another address of this machine: unlike 127.0.0.1 it is no proxy, so it is counted as a network."""


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that takes little: three seconds for a head or a body, six connections of a network, twenty in all."""
    limits = ("--connections", "20", "--connections-each", "6", "--head-seconds", "3", "--body-seconds", "3")
    with Server(tmp_path_factory.mktemp("narrow"), *limits, "--head-bytes", "4096") as found:
        yield found


def dial(server: Server, source: str = "127.0.0.1") -> socket.socket:
    """Return a connection from an address of this machine."""
    host, port = re.findall(r"//([\d.]+):(\d+)", server.url)[0]
    return socket.create_connection((host, int(port)), timeout=30, source_address=(source, 0))


def heard(connection: socket.socket) -> bytes:
    """Return all that comes until the other side closes."""
    found = b""
    try:
        while more := connection.recv(65536):
            found += more
    except ConnectionResetError:
        pass
    return found


GET = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"


def test_a_head_that_is_too_large_is_refused_in_one_piece_or_in_many(narrow: Server) -> None:
    with dial(narrow) as one:
        one.sendall(GET + b"X-Large: " + b"x" * 5000 + b"\r\n\r\n")
        assert heard(one).startswith(b"HTTP/1.1 431 ")
    with dial(narrow) as other:
        other.sendall(GET)
        try:
            for n in range(10_000):
                other.sendall(b"X-%d: %s\r\n" % (n, b"y" * 100))
        except OSError:
            pass
        assert n < 9_999, "an endless head was taken"
    with dial(narrow) as path:
        path.sendall(b"GET /" + b"a" * 5000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert heard(path).startswith(b"HTTP/1.1 431 ")
    assert httpx.get(f"{narrow.url}/health", timeout=30).status_code == 200


def test_a_head_or_a_body_that_does_not_come_in_time_is_not_waited_for(narrow: Server) -> None:
    with dial(narrow) as head, dial(narrow) as silent, dial(narrow) as body, dial(narrow) as blank:
        head.sendall(GET)
        body.sendall(b"POST /lang HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n"
                     b"Content-Type: application/x-www-form-urlencoded\r\n\r\nlang=")  # fmt: skip
        blank.sendall(b"\r\n")
        assert heard(head).startswith(b"HTTP/1.1 408 ")
        assert heard(silent) == b"", "nobody asked anything"
        assert heard(blank) == b""
        heard(body)
    assert httpx.get(f"{narrow.url}/health", timeout=30).status_code == 200


def test_a_stream_and_a_kept_connection_outlast_the_time_for_a_request(narrow: Server) -> None:
    with httpx.Client(base_url=narrow.url, timeout=30) as client:
        made = client.post("/api/tables", json={"game": "planeta", "seats": [{"kind": "screen"}]}).json()
        headers = {"authorization": f"Bearer {made['key']}"}
        kept = HTTPConnection(narrow.url.removeprefix("http://"), timeout=30)
        kept.auto_open = 0  # whoever sends into a closed connection is told so
        kept.connect()
        with client.stream("GET", f"/api/tables/{made['code']}/stream") as stream, closing(kept):
            lines = (line for line in stream.iter_lines() if line.startswith("id: "))
            first = next(lines)
            for _ in range(2):
                kept.request("GET", "/health")
                assert kept.getresponse().read()
                with dial(narrow) as silent:
                    assert heard(silent) == b"", "the time for a request is over"
            now = client.get(f"/api/tables/{made['code']}").json()
            doing = {"action": str(now["actions"][0]["action"]), "at": now["at"]}
            assert client.post(f"/api/tables/{made['code']}/act", json=doing, headers=headers).status_code == 200
            assert next(lines) != first


def test_one_network_cannot_take_the_connections_of_the_others(narrow: Server) -> None:
    with ExitStack() as stack:
        held = [stack.enter_context(dial(narrow, ELSEWHERE)) for _ in range(60)]
        for connection in held:
            connection.sendall(GET)
        assert httpx.get(f"{narrow.url}/health", timeout=30).status_code == 200
        with dial(narrow, "127.0.0.3") as neighbour:
            neighbour.sendall(GET + b"Connection: close\r\n\r\n")
            assert heard(neighbour).startswith(b"HTTP/1.1 200 ")


def test_where_all_are_busy_a_network_that_has_its_share_is_told_so(narrow: Server) -> None:
    with httpx.Client(base_url=narrow.url, timeout=30) as client, ExitStack() as stack:
        code = client.post("/api/tables", json={"game": "planeta", "seats": [{"kind": "screen"}]}).json()["code"]
        for _ in range(6):
            stream = stack.enter_context(dial(narrow, ELSEWHERE))
            stream.sendall(b"GET /api/tables/%s/stream HTTP/1.1\r\nHost: localhost\r\n\r\n" % code.encode())
            assert stream.recv(65536).startswith(b"HTTP/1.1 200 ")
        with dial(narrow, ELSEWHERE) as more:
            refused = heard(more)
        assert refused.startswith(b"HTTP/1.1 503 ")
        assert b"retry-after" in refused
        assert client.get("/health").status_code == 200


def test_behind_a_proxy_the_networks_it_names_are_counted_and_not_the_proxy(narrow: Server) -> None:
    with httpx.Client(base_url=narrow.url, timeout=30) as client, ExitStack() as stack:
        code = client.post("/api/tables", json={"game": "planeta", "seats": [{"kind": "screen"}]}).json()["code"]
        ask = b"GET /api/tables/%s/stream HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: %s\r\n\r\n"
        for n in range(7):
            stream = stack.enter_context(dial(narrow))
            stream.sendall(ask % (code.encode(), b"2001:db8:0:1::%d" % n))
            assert stream.recv(65536).startswith(b"HTTP/1.1 200 " if n < 6 else b"HTTP/1.1 429 ")
        for n in range(5):
            stream = stack.enter_context(dial(narrow))
            stream.sendall(ask % (code.encode(), b"2001:db8:0:%d::1" % (n + 2)))
            assert stream.recv(65536).startswith(b"HTTP/1.1 200 ")


def test_what_is_no_http_is_answered_without_a_complaint(tmp_path: Path) -> None:
    with (tmp_path / "complaints").open("w+") as complaints:
        with Server(tmp_path, complaints=complaints) as server:
            for sent in (b"\x16\x03\x01\x02\x00\x01\x00", b"GET / HTTP/9.9\r\n\r\n", b"\x00" * 5000, b"GET\r\n\r\n"):
                with dial(server) as one:
                    one.sendall(sent)
                    assert heard(one).startswith(b"HTTP/1.1 400 ")
            with dial(server) as one:
                one.sendall(GET + b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n")
                assert one.recv(65536).startswith(b"HTTP/1.1 200 ")
        complaints.seek(0)
        assert complaints.read() == ""


def test_slow_heads_from_many_networks_make_room_for_those_who_come_later(tmp_path: Path) -> None:
    with Server(tmp_path, "--connections", "20", "--head-seconds", "600") as server, ExitStack() as stack:
        held = [stack.enter_context(dial(server, f"127.0.1.{n + 1}")) for n in range(200)]
        assert httpx.get(f"{server.url}/health", timeout=30).status_code == 200
        for connection in held[:150]:
            assert heard(connection) == b"", "the oldest are closed"
        assert httpx.get(f"{server.url}/health", timeout=30).status_code == 200


def test_the_system_is_asked_for_as_many_open_files_as_connections_need() -> None:
    resource = pytest.importorskip("resource")
    program = (
        "import resource\n"
        "from sobremesa.web.security.connections import raise_open_files\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, 900))\n"
        "print(raise_open_files(4000), resource.getrlimit(resource.RLIMIT_NOFILE)[0])\n"
        "print(raise_open_files(100))\n"
    )
    if resource.getrlimit(resource.RLIMIT_NOFILE)[1] < 900:
        pytest.skip("this machine allows fewer files")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["700", "900", "100"]
