"""A server that is stopped, and one that is left in peace for a while."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from playwright.sync_api import Browser, Route, expect

from sobremesa.web.security.limits import Limits
from sobremesa.web.server import server_config
from tests.clock import Clock
from tests.postgres import free_port
from tests.servers import Server
from tests.web.browser import set_table
from tests.web.play_area import at, do, sit_down


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
        page.goto("/health")
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
    page.goto("/health")
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
    assert page.locator("#play-area").count(), "what is known is shown"
    expect(page.locator("#connection")).to_be_hidden(timeout=30_000)
    do(page, "#acts .act")
    assert len(knocks) >= 3
    context.close()


async def _answer(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body"})


@pytest.mark.anyio
async def test_a_connection_is_kept_longer_than_those_at_the_other_end_keep_it(clock: Clock) -> None:
    config = server_config(_answer, Limits(), trusted="127.0.0.1")
    config.load()
    server, port = uvicorn.Server(config), free_port()
    server.lifespan = config.lifespan_class(config)
    listening = await asyncio.get_running_loop().create_server(
        lambda: config.http_protocol_class(config=config, server_state=server.server_state, app_state={}),  # type: ignore[call-arg]
        "127.0.0.1",
        port,
    )
    async with listening, asyncio.timeout(1000):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for seconds in (60, 20, 80):
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 204 ")
            clock.forward(seconds)
            await asyncio.sleep(0)  # what is due by now is done before anything else is sent
        assert await reader.read() == b"", "but not for ever"
        writer.close()
