"""Measure how long a browser's main thread works for an act, as on a cheap phone. Prints figures, asserts nothing.

    python scripts/browser_time.py --game elplan --players 4 --acts 20

Chromium is slowed six times. A player and a watcher follow one table, one after the other, while it is played by API;
what the page does from the act until it is quiet again counts. Medians, in milliseconds of the slowed browser.
Another version is measured with its own sources in PYTHONPATH.
"""

import argparse
import asyncio
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from statistics import median
from typing import Any

import httpx
from playwright.async_api import Browser, async_playwright

NAMES = ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
SHOWN = "n => Number(document.querySelector('[data-n]').dataset.n) >= n"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


async def main() -> None:
    """Start a server and a browser, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="elplan")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--acts", type=int, default=20)
    parser.add_argument("--slower", type=int, default=6, help="how many times slower the browser is made")
    given = parser.parse_args()
    command = [sys.executable, "-m", "sobremesa", "serve", "--port", "0", "--lang", "en"]
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
        wish = {"game": given.game, "seats": [{"kind": "screen", "name": f"p{n}"} for n in range(given.players)]}
        table = (await client.post("/api/tables", json=wish)).json()
        path = next(filter(None, map(shutil.which, BROWSERS)), None)
        browser = await playwright.chromium.launch(executable_path=path)
        for who in ("player", "watcher"):
            rows = [row async for row in follow(given, client, browser, url, table, who)][2:]
            if rows:
                figures = ", ".join(f"{name} {median(row[name] for row in rows):.1f}" for name in NAMES)
                print(f"{given.game}, {who}, {len(rows)} acts: {figures}", flush=True)
        await browser.close()


async def follow(
    given: argparse.Namespace, client: httpx.AsyncClient, browser: Browser, url: str, table: dict[str, Any], who: str
) -> Any:
    """Play so many acts while a page follows them; yield what its main thread did for each."""
    code, mine = table["code"], {"authorization": f"Bearer {table['key']}"}
    context = await browser.new_context(base_url=url, viewport={"width": 390, "height": 844}, locale="en-GB")
    cookies = {"sobremesa_width": "narrow"} | ({"sobremesa_key": table["key"]} if who == "player" else {})
    await context.add_cookies([{"name": name, "value": value, "url": url} for name, value in cookies.items()])
    page = await context.new_page()
    await page.goto(f"/t/{code}")
    await page.wait_for_timeout(1500)
    session = await context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": given.slower})
    await session.send("Performance.enable")

    async def metrics() -> dict[str, float]:
        found = await session.send("Performance.getMetrics")
        return {one["name"]: 1000 * one["value"] for one in found["metrics"]}

    for _ in range(given.acts):
        position = (await client.get(f"/api/tables/{code}", headers=mine)).json()
        if not position["actions"]:
            break
        action = position["actions"][position["at"] % len(position["actions"])]
        before = await metrics()
        body = {"action": str(action["action"]), "at": position["at"]}
        done = (await client.post(f"/api/tables/{code}/act", json=body, headers=mine)).json()
        await page.wait_for_function(SHOWN, arg=done["n"], polling=50)
        # What is drawn afterwards belongs to it.
        quiet = time.monotonic() + 0.4
        while time.monotonic() < quiet:
            await asyncio.sleep(0.1)
        after = await metrics()
        yield {name: after[name] - before[name] for name in NAMES}
    await context.close()


if __name__ == "__main__":
    asyncio.run(main())
