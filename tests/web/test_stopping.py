"""A server that is stopped, and one that is left in peace for a while."""

import sys
import time
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Route, expect

from tests.servers import Server
from tests.web.browser import set_table
from tests.web.felt import at, do, sit_down


def test_a_server_with_bots_and_open_streams_stops_at_once_and_without_a_complaint(tmp_path: Path) -> None:
    with (tmp_path / "complaints").open("w+") as complaints:
        with (
            Server(tmp_path, "--pace", "0.05", complaints=complaints, python=sys.executable) as server,
            httpx.Client(base_url=server.url, timeout=20) as client,
        ):
            code, _ = set_table(client, "deuda", "easy", "easy")
            lesson = client.post("/learn/planeta/flight", data={"name": "Ana"}).headers["location"]
            page, taught = (client.stream("GET", f"/live?on={path}/en/wide@") for path in (f"t/{code}", lesson[1:]))
            with client.stream("GET", f"/api/tables/{code}/stream") as told, page as shown, taught as learning:
                ids = (line for line in told.iter_lines() if line.startswith("id: "))
                first = next(ids)
                while next(ids) == first:
                    pass  # until a bot has thought
                assert next(shown.iter_lines())
                assert next(learning.iter_lines())
                server.stop()
        complaints.seek(0)
        assert complaints.read() == ""


def test_a_page_comes_back_by_itself_when_the_server_is_there_again(tmp_path: Path, browser: Browser) -> None:
    with Server(tmp_path, "--pace", "0.05") as server:
        context = browser.new_context(base_url=server.url, locale="en-GB")
        page = context.new_page()
        page.goto("/about")
        sit_down(page, "deuda", players="2", **{"seat-1": "screen"})
        do(page, "#acts .act")
        stood = at(page)
        gone = page.locator("#connection")
        server.stop()
        expect(gone).to_be_visible()
        server.start()
        expect(gone).to_be_hidden(timeout=30_000)
        assert at(page) == stood, "it stands as it stood"
        do(page, "#acts .act")
        context.close()


@pytest.mark.parametrize("status", [0, 503])
def test_a_page_that_nobody_answers_says_so_and_knocks_until_somebody_does(
    server: Server, browser: Browser, status: int
) -> None:
    context = browser.new_context(base_url=server.url, locale="en-GB")
    # Only what pages ask for themselves can be kept from them here.
    context.add_init_script("delete globalThis.SharedWorker")
    page = context.new_page()
    page.goto("/about")
    knocks: list[Route] = []
    is_told: list[bool] = []

    def keep_out(route: Route) -> None:
        knocks.append(route)
        if len(knocks) > 2 and is_told:
            route.continue_()
        elif status:
            route.fulfill(status=status, body="<p>A proxy has nobody to ask.</p>")
        else:
            route.abort()

    page.route(lambda url: "/live?" in url, keep_out)
    sit_down(page, "planeta")
    expect(page.locator("#connection")).to_be_visible()
    is_told.append(True)
    assert page.locator("#felt").count(), "what is known is shown"
    expect(page.locator("#connection")).to_be_hidden(timeout=30_000)
    do(page, "#acts .act")
    assert len(knocks) >= 3
    context.close()


def test_a_connection_is_kept_longer_than_those_at_the_other_end_keep_it(server: Server) -> None:
    connection = HTTPConnection(server.url.removeprefix("http://"), timeout=20)
    connection.auto_open = 0  # whoever sends into a closed connection is told so
    connection.connect()
    for pause in (6, 0):
        connection.request("GET", "/health")
        assert connection.getresponse().read() == b'{"status":"ok"}'
        time.sleep(pause)
    connection.close()
