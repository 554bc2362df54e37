"""Take the pictures of the guide and the READMEs from a real server: `python scripts/pictures.py [NAME …]`.

Each is a table at a moment of a game between bots, a lesson or a review; the seeds are fixed, so that a picture changes
only if the pages do. They are reduced to 64 colours to stay small.
"""

import asyncio
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.request import urlopen

from PIL import Image
from playwright.sync_api import BrowserContext, sync_playwright

from sobremesa.bots.play import recorded
from sobremesa.core.match import Match
from sobremesa.core.record import Record
from sobremesa.services import Services
from sobremesa.store import Store
from sobremesa.tables import Seat, log
from sobremesa.tables.keys import new_key
from sobremesa.web.visitor import KEY

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
COLOURS = 64
NAMES = ("Ana", "Beto", "Cata", "Dina")


class Shot(NamedTuple):
    """A picture: of which game, how far it has been played, where to look and how large the screen is."""

    game: str
    players: int
    seed: int
    part: float
    """Which part of the game has been played; 1 is its end."""
    path: str = "/t/{code}"
    size: tuple[int, int] = (1366, 768)


SHOTS = {
    "elplan": Shot("elplan", 3, 3, 0.55, size=(1366, 900)),
    "deuda": Shot("deuda", 4, 5, 0.45, size=(1366, 900)),
    "planeta": Shot("planeta", 1, 7, 0.75, size=(1366, 780)),
    "phone": Shot("deuda", 3, 2, 0.3, size=(390, 844)),
    "lesson": Shot("planeta", 1, 7, 0, path="/learn"),
    "review": Shot("planeta", 1, 3, 1, path="/t/{code}/review"),
}


def played(shot: Shot) -> Record:
    """Return a game between bots, up to a moment at which the first seat decides."""
    record = recorded(shot.game, ("greedy",) * shot.players, shot.seed)
    actions = record.actions
    if shot.part < 1:
        turns = [state.turn for state in record.states()]
        wanted = next(n for n in range(int(shot.part * len(actions)), len(actions)) if turns[n] == 0)
        actions = actions[:wanted]
    return Record(record.game, record.setup, NAMES[: shot.players], actions, record.seed)


async def store(home: Path, record: Record) -> tuple[str, str]:
    """Store a game as a table whose seats are all at one screen; return its code and key."""
    services, key = Services(Store(home / "tables.db")), new_key()
    try:
        seats = [Seat(log.SCREEN, name) for name in record.names]
        live = await services.tables.create(record.game.meta.id, key, seats, seed=record.seed, start=True)
        for action, turn in zip(record.actions, Match.resume(record).turns, strict=True):
            if turn >= 0:
                await services.tables.act(live, key, live.table.at, action)
        return live.table.header.code, key
    finally:
        await services.shutdown()


@contextmanager
def server(home: Path) -> Iterator[str]:
    """Start a server; its address."""
    command = [sys.executable, "-m", "sobremesa", "serve", "--port", "0", "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={"SOBREMESA_HOME": str(home)}) as process:
        assert process.stdout is not None
        found = re.search(r"https?://\S+", process.stdout.readline())
        assert found, "the server said nothing"
        for _ in range(200):
            with suppress(OSError):
                urlopen(f"{found[0]}/health").close()
                break
            time.sleep(0.05)
        yield found[0]
        process.terminate()


def take(context: BrowserContext, address: str, name: str) -> None:
    """Take a picture of a page."""
    page = context.new_page()
    page.goto(address)
    if address.endswith("/review"):
        page.get_by_role("button", name="Review this game").click()
        page.get_by_role("button", name="Stop").wait_for(state="detached", timeout=300_000)
        page.goto(f"{address}#costliest")
    page.wait_for_timeout(1500)
    file = PICTURES / f"{name}.png"
    page.screenshot(path=file)
    Image.open(file).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)
    print(f"{file.name}: {file.stat().st_size // 1024} kB")


def main(names: list[str]) -> None:
    """Take the pictures that are named, or all."""
    wanted = {name: shot for name, shot in SHOTS.items() if not names or name in names}
    with TemporaryDirectory() as folder:
        home = Path(folder)
        tables = {name: asyncio.run(store(home, played(shot))) for name, shot in wanted.items()}
        with server(home) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            for name, shot in wanted.items():
                code, key = tables[name]
                width, height = shot.size
                phone = width < 500
                context = browser.new_context(
                    viewport={"width": width, "height": height}, locale="en-GB", is_mobile=phone, has_touch=phone
                )
                context.add_cookies([{"name": KEY, "value": key, "url": address}])
                take(context, address + shot.path.format(code=code), name)
                context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
