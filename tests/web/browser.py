"""A real server and a real browser for the tests of the pages."""

import asyncio
import os
import shutil
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.servers import UNLIMITED, Server

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"))), None
)
"""The same engine without windows takes a third of the time."""
SHOTS = os.environ.get("SOBREMESA_SHOTS", "")
"""The folder for pictures of pages, if somebody wants to look at them."""
BLANK = "/health"
"""A page of the server that costs nothing, for a browser that is to have its address."""
WHOLE = "SOBREMESA_WHOLE" in os.environ
"""Whether long stories are told from the beginning to the end, as by `make sweep`."""
PATIENCE = 45_000
"""Milliseconds in which a page does what it is to do, however busy the machine is."""
SIZES = {"phone": (390, 844), "tablet": (1024, 768), "projector": (1920, 1080)}


T = TypeVar("T")


def run(work: Coroutine[object, object, T]) -> T:
    """Run something asynchronous: a browser driven from this thread has an event loop running in it already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Services whose bots play without a pause."""
    found = Server(tmp_path_factory.mktemp("home"), "--pace", "0.05", *UNLIMITED)
    yield found
    found.stop()


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    """Somebody without a browser, and without a key."""
    with httpx.Client(base_url=server.url, headers={"accept-language": "en"}, timeout=20) as found:
        yield found


def set_table(client: httpx.Client, game: str = "planeta", *kinds: str, name: str = "Ana") -> tuple[str, str]:
    """Set up a table by the API; return its code and the host's key."""
    names = [name if n == 0 else f"{name} {n + 1}" for n in range(8)]
    seats = [{"kind": kind, "name": names[n] if kind == "screen" else ""} for n, kind in enumerate(kinds or ["screen"])]
    made = client.post("/api/tables", json={"game": game, "seats": seats})
    assert made.status_code == 201, made.text
    return made.json()["code"], made.json()["key"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, as the machine has it."""
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine: the pages are not tested in a browser")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield found
        found.close()


Open = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Open]:
    """Return a function that opens a page in a browser of its own; at the end no console may have an error."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def complain(text: str) -> None:
        # Browsers note a refused action (409) by themselves.
        if "status of 409" not in text:
            complaints.append(text)

    def open_one(path: str = BLANK, *, size: str = "tablet", lang: str = "en", dark: bool = False) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=server.url,
            viewport={"width": width, "height": height},
            locale={"es": "es-CL", "en": "en-GB"}[lang],
            color_scheme="dark" if dark else "light",
            is_mobile=size == "phone",
            has_touch=size == "phone",
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        if path == BLANK and size == "phone":
            # As if it had been here before: otherwise the first page comes twice, the second time for its width.
            context.add_cookies([{"name": "sobremesa_width", "value": "narrow", "url": server.url}])
        context.add_init_script(FULL_MOTION)
        page = context.new_page()
        page.on("console", lambda message: complain(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert complaints == []


FULL_MOTION = 'if (origin !== "null") localStorage["sobremesa-motion-kind"] ??= "full"'
"""By itself a page shows less moving where it is slow, as it is beside many tests. Framed pages may have no storage."""

STILL = """() => document.getAnimations().every(one =>
    one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)"""
"""Whether nothing moves on a page but what always does."""


def check(page: Page, within: str = "html") -> None:
    """Nobody is kept out of a page: axe-core finds nothing, and nothing lies beside a phone's screen."""
    # What is just arriving is not as it will be: colours are half transparent.
    page.wait_for_function(STILL)
    found = Axe().run(page, within, options={"resultTypes": ["violations"]})
    assert found.violations_count == 0, f"{page.url}\n{found.generate_report()}"
    beside = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert beside <= 0, f"{page.url} is {beside} px too wide"


def shoot(page: Page, name: str, *, full: bool = False) -> None:
    """Keep a picture of a page, if people want to look at it."""
    if SHOTS:
        page.wait_for_function(STILL)
        page.screenshot(path=Path(SHOTS) / f"{name}.png", full_page=full)
