"""Who is there is known by signs of life: a phone that vanished from its connection does not block a table."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.servers import Server
from tests.web.browser import set_table

LONG = 120.0
PATIENCE = 5


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which nobody waits long, open to other networks of this machine."""
    home = tmp_path_factory.mktemp("hasty")
    with Server(home, "--patience", str(PATIENCE), "--pace", "0.05", "--host", "0.0.0.0") as found:
        yield found


class Two:
    """A table of two people, by the API: Ana, its host, and Beto, who is to act."""

    def __init__(self, url: str) -> None:
        self.client = httpx.Client(base_url=url, timeout=30, headers={"accept-language": "en"})
        self.code, self.host = set_table(self.client, "elplan", "screen", "open")
        self.page = f"t/{self.code}/en/wide"
        joined = self.client.post(f"/api/tables/{self.code}/join", json={"seat": 1, "name": "Beto"})
        self.guest = joined.json()["key"]
        self.as_host("post", f"/api/tables/{self.code}/start")
        while (now := self.now())["turn"] != 1:
            doing = {"action": str(now["actions"][0]["action"]), "at": now["at"]}
            self.as_host("post", f"/api/tables/{self.code}/act", json=doing)

    def as_host(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = self.client.request(method, path, headers={"authorization": f"Bearer {self.host}"}, **more)
        assert answer.status_code < 400, answer.text
        return answer

    def now(self) -> Any:
        return self.client.get(f"/api/tables/{self.code}").json()

    def stand_in(self, wait: float = LONG) -> float | None:
        """Return after how many seconds a bot plays for Beto while Ana is there; nothing if none does."""
        began = time.monotonic()
        while time.monotonic() - began < wait:
            assert self.as_host("post", "/live/here", data={"here": self.page}).status_code == 204
            if self.now()["seats"][1]["bot"]:
                return time.monotonic() - began
            time.sleep(0.3)
        return None


@pytest.fixture
def two(hasty: Server) -> Iterator[Two]:
    found = Two(hasty.url)
    yield found
    found.client.close()


def test_a_page_that_is_open_but_gives_no_sign_of_life_is_played_for_and_comes_back(two: Two, hasty: Server) -> None:
    where = urlsplit(hasty.url)
    with socket.create_connection((str(where.hostname), int(where.port or 0))) as phone:
        asks = f"GET /live?on={two.page}@ HTTP/1.1\r\nHost: {where.netloc}\r\nCookie: sobremesa_key={two.guest}\r\n\r\n"
        phone.sendall(asks.encode())
        assert phone.recv(15).startswith(b"HTTP/1.1 200")
        # It is still there for the network, and never says or reads anything more.
        assert two.stand_in() is not None
        here = two.client.post("/live/here", data={"here": two.page}, headers={"authorization": f"Bearer {two.guest}"})
        assert here.status_code == 204
        assert not two.now()["seats"][1]["bot"], "whoever gives a sign has their seat back"


READER = """
import socket, sys
with socket.create_connection((sys.argv[1], int(sys.argv[2]))) as phone:
    phone.sendall(sys.argv[3].encode())
    while heard := phone.recv(4096):
        print(len(heard), flush=True)
"""


# Whenever a network comes or goes, every browser on the machine drops what it is loading.
@pytest.mark.slow
@pytest.mark.alone
@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make a network to vanish from")
def test_a_phone_whose_network_is_gone_is_noticed_by_what_it_does_not_acknowledge(two: Two, hasty: Server) -> None:
    port = urlsplit(hasty.url).port
    room = subprocess.Popen(["unshare", "-n", "sleep", "600"])
    near, far = f"so{os.getpid() % 100000}", "10.213.71.2"
    inside = ["nsenter", "-t", str(room.pid), "-n"]
    try:
        while Path(f"/proc/{room.pid}/ns/net").readlink() == Path("/proc/self/ns/net").readlink():
            time.sleep(0.01)
        made = subprocess.run(
            ["ip", "link", "add", near, "type", "veth", "peer", "name", "phone", "netns", str(room.pid)]
        )
        if made.returncode:
            pytest.skip("no second network can be made here")
        for command in (
            ["ip", "addr", "add", "10.213.71.1/30", "dev", near],
            ["ip", "link", "set", near, "up"],
            [*inside, "ip", "addr", "add", f"{far}/30", "dev", "phone"],
            [*inside, "ip", "link", "set", "phone", "up"],
        ):
            subprocess.run(command, check=True)
        asks = (
            f"GET /api/tables/{two.code}/stream HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            f"Authorization: Bearer {two.guest}\r\n\r\n"
        )
        program = [*inside, sys.executable, "-c", READER, "10.213.71.1", str(port), asks]
        with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as phone:
            assert phone.stdout is not None
            assert int(phone.stdout.readline()) > 0
            assert two.stand_in(2.5 * PATIENCE) is None, "an open stream of a program is a sign of life"
            subprocess.run([*inside, "ip", "route", "add", "blackhole", "10.213.71.1/32"], check=True)
            took = two.stand_in()
            assert took is not None
            print(f"after {took:.1f} s")
            phone.kill()
    finally:
        room.kill()
        room.wait()
        subprocess.run(["ip", "link", "del", near], stderr=subprocess.DEVNULL)


def test_an_open_page_gives_signs_of_life_by_itself_and_is_shown_as_there(
    two: Two, hasty: Server, browser: Browser
) -> None:
    context = browser.new_context(base_url=hasty.url, locale="en-GB")
    context.add_cookies([{"name": "sobremesa_key", "value": two.guest, "url": hasty.url}])
    # Only what a page asks for itself can be seen here; by default a worker does it for all pages of a browser.
    context.add_init_script("delete globalThis.SharedWorker")
    page = context.new_page()
    page.goto(f"/t/{two.code}")
    expect(page.locator("#play-area")).to_be_visible()
    for _ in range(3):
        with page.expect_response("**/here", timeout=60_000) as answer:
            pass
        assert answer.value.status == 204
    context.set_offline(True)  # what it has open stays open
    assert two.stand_in() is not None
    context.close()


def test_whoever_is_asked_for_their_seat_sees_it_and_keeps_or_gives_it(
    two: Two, hasty: Server, browser: Browser
) -> None:
    context = browser.new_context(base_url=hasty.url, locale="en-GB")
    context.add_cookies([{"name": "sobremesa_key", "value": two.guest, "url": hasty.url}])
    page = context.new_page()
    page.goto(f"/t/{two.code}")
    for answer in ("Keep my seat", "Give up my seat"):
        two.as_host("post", f"/t/{two.code}/sit", data={"seat": 1, "name": "Beto"})
        assert two.now()["claims"] == [{"seat": 1, "name": "Beto", "link": False}]
        asked = page.locator("#claim-1")
        expect(asked).to_contain_text("The host asks for Beto’s seat")
        asked.get_by_role("button", name=answer).click()
        expect(asked).to_have_count(0)
        assert two.now()["claims"] == []
        assert page.locator("#acts").count() == (answer == "Keep my seat")
    expect(page.locator("#moves")).to_contain_text("Beto gave up the seat")
    expect(page.locator("#watching")).to_be_visible()
    spanish = two.client.get(f"/t/{two.code}/log", headers={"accept-language": "es"}).text
    assert "Beto cedió el puesto (a Beto)." in spanish
    context.close()
