"""Measure how long a browser's main thread works for an act, as on a cheap phone. Prints figures, asserts nothing.

    python scripts/browser_time.py --game elplan --players 4 --acts 20

Chromium is slowed six times. A player and a watcher follow a table each, one after the other, while it is played by
API: the same setup, luck and acts, so that two versions of the program show the same. All that the page does from an
act until so many seconds later counts; nothing is asked of it meanwhile. Milliseconds of the slowed browser: medians,
and the mean of all that counts. Another version is measured with its own sources in PYTHONPATH.
"""

import argparse
import asyncio
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from statistics import mean, median
from typing import Any

import httpx
from playwright.async_api import Browser, async_playwright

NAMES = ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
SHOWN = "() => Number(document.querySelector('[data-n]').dataset.n)"
SCREEN: Any = {"width": 390, "height": 844}
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SERVER = """
import secrets
from sobremesa.cli import main
secrets.randbits = lambda bits: 18
main()
"""
"""The command `sobremesa`, in which all tables have the same luck."""


def options() -> argparse.ArgumentParser:
    """Return what can be asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="elplan")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--acts", type=int, default=20)
    parser.add_argument("--skip", type=int, default=0, help="so many acts are played before the page is opened")
    parser.add_argument("--seconds", type=float, default=2, help="so long is what follows an act counted")
    parser.add_argument(
        "--motion", choices=("full", "simple", "off"), help="else what the page finds fit for the device"
    )
    parser.add_argument("--slower", type=int, default=6, help="how many times slower the browser is made")
    return parser


async def main() -> None:
    """Start a server and a browser, measure, print."""
    given = options().parse_args()
    command = [sys.executable, "-c", SERVER, "serve", "--port", "0", "--lang", "en"]
    with tempfile.TemporaryDirectory() as home:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, "SOBREMESA_HOME": home})
        try:
            assert server.stdout is not None
            said = re.search(r"https?://[\w.:]+", server.stdout.readline().decode())
            assert said, "the server said nothing"
            await measure(given, said[0])
        finally:
            server.terminate()
            server.wait()


async def measure(given: argparse.Namespace, url: str) -> None:
    """Print the figures of a player and a watcher."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as client, async_playwright() as playwright:
        for _ in range(600):
            try:
                await client.get("/health")
                break
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
        path = next(filter(None, map(shutil.which, BROWSERS)), None)
        browser = await playwright.chromium.launch(executable_path=path)
        for who in ("player", "watcher"):
            idle, *rows = [row async for row in follow(given, client, browser, url, who)]
            figures = ", ".join(
                f"{name} {median(row[name] for row in rows):.1f} ({mean(row[name] for row in rows):.1f})"
                for name in NAMES
            )
            print(f"{given.game}, {who}, {len(rows)} acts: {figures}; idle {idle[NAMES[0]]:.1f}", flush=True)
        await browser.close()


async def follow(
    given: argparse.Namespace, client: httpx.AsyncClient, browser: Browser, url: str, who: str
) -> AsyncIterator[dict[str, float]]:
    """Yield what a page's main thread does while nothing happens, then what it does for each act."""
    wish = {"game": given.game, "seats": [{"kind": "screen", "name": f"p{n}"} for n in range(given.players)]}
    table = (await client.post("/api/tables", json=wish)).json()
    for _ in range(given.skip):
        await act(client, table)
    context = await browser.new_context(base_url=url, viewport=SCREEN, locale="en-GB", is_mobile=True, has_touch=True)
    cookies = {"sobremesa_width": "narrow"} | ({"sobremesa_key": table["key"]} if who == "player" else {})
    await context.add_cookies([{"name": name, "value": value, "url": url} for name, value in cookies.items()])
    if given.motion:
        await context.add_init_script(f"localStorage.setItem('sobremesa-motion-kind', '{given.motion}')")
    page = await context.new_page()
    await page.goto(f"/t/{table['code']}")
    await page.wait_for_timeout(3000)
    session = await context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": given.slower})
    # Time of the thread itself: what else runs on the machine does not count.
    await session.send("Performance.enable", {"timeDomain": "threadTicks"})

    async def metrics() -> dict[str, float]:
        found = await session.send("Performance.getMetrics")
        return {one["name"]: 1000 * one["value"] for one in found["metrics"]}

    # The first act is not counted: what it needs is compiled.
    for n in range(-2, given.acts):
        before = await metrics()
        done = None if n == -2 else await act(client, table)
        await asyncio.sleep(given.seconds)
        after = await metrics()
        if n != -1:
            yield {name: after[name] - before[name] for name in NAMES}
        if done:
            shown = await page.evaluate(SHOWN)
            assert shown >= done["n"], f"the page shows {shown}, not {done['n']}"
    await context.close()


async def act(client: httpx.AsyncClient, table: dict[str, Any]) -> dict[str, Any]:
    """Play one of the actions that are possible, and return what the server says of it."""
    mine = {"authorization": f"Bearer {table['key']}"}
    position = (await client.get(f"/api/tables/{table['code']}", headers=mine)).json()
    action = position["actions"][position["at"] % len(position["actions"])]
    body = {"action": str(action["action"]), "at": position["at"]}
    return dict((await client.post(f"/api/tables/{table['code']}/act", json=body, headers=mine)).json())


if __name__ == "__main__":
    asyncio.run(main())
