"""Take the pictures of the guide and the READMEs from a real server: `python scripts/pictures.py [NAME …]`.

Each is a table at a moment of a game between bots, a lesson or a review; the seeds are fixed, so that a picture changes
only if the pages do. They are reduced to 64 colours to stay small.
"""

import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.request import urlopen

from PIL import Image
from playwright.sync_api import BrowserContext, sync_playwright

from sobremesa.bots import make
from sobremesa.bots.play import recorded
from sobremesa.classroom import Settings
from sobremesa.core.match import Match
from sobremesa.core.record import Record
from sobremesa.services import Services
from sobremesa.store import Store
from sobremesa.tables import OpenTable, Seat, log
from sobremesa.tables.keys import new_key
from sobremesa.web.visitor import KEY

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
CHROMIUM = next(filter(None, map(which, ("chromium-headless-shell", "chromium", "google-chrome"))), None)
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


PHONE = (390, 844)
SHOTS = {
    "elplan": Shot("elplan", 3, 3, 0.3, size=(1366, 900)),
    "deuda": Shot("deuda", 4, 5, 0.45, size=(1366, 900)),
    "planeta": Shot("planeta", 1, 7, 0.75, size=(1366, 780)),
    "elplan-phone": Shot("elplan", 3, 3, 0.56, size=PHONE),
    "deuda-phone": Shot("deuda", 3, 2, 0.3, size=PHONE),
    "planeta-phone": Shot("planeta", 1, 7, 0.2, size=PHONE),
    "lesson": Shot("planeta", 1, 7, 0, path="/learn"),
    "review": Shot("planeta", 1, 3, 1, path="/t/{code}/review"),
}

CLASS = {
    "class-lobby": ("/c/{code}/teacher", (1366, 900), False),
    "class-join": ("/c/{code}", (390, 640), False),
    "class-tables": ("/c/{code}/teacher", (1366, 960), True),
    "class-debrief": ("/c/{code}/debrief#part-facts", (1366, 900), True),
}
"""Of a class of thirty: where to look, how large the screen is, and whether the games have begun."""
PUPILS = [
    "Agustina",
    "Benjamín",
    "Catalina",
    "Diego",
    "Emilia",
    "Florencia",
    "Gaspar",
    "Helena",
    "Ignacio",
    "Josefa",
    "Kevin",
    "Lucas",
    "Martina",
    "Nicolás",
    "Olivia",
    "Pedro",
    "Renata",
    "Simón",
    "Trinidad",
    "Vicente",
    "Amparo",
    "Bruno",
    "Colomba",
    "Damián",
    "Elisa",
    "Facundo",
    "Gabriela",
    "Hugo",
    "Isidora",
    "Joaquín",
]
ACTS = 130
"""So many actions each table has played."""


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
    """Store a game as a table of one person against bots; return its code and key."""
    services, key = Services(Store(home / "tables.db")), new_key()
    try:
        seats = [Seat(log.SCREEN, name) for name in record.names]
        live = await services.tables.create(record.game.meta.id, key, seats, seed=record.seed, start=True)
        for action, turn in zip(record.actions, Match.resume(record).turns, strict=True):
            if turn >= 0:
                await services.tables.act(live, key, live.table.at, action)
        for number in range(1, 0 if live.table.is_over else len(seats)):
            await services.tables.seating.sit(live, number, Seat(log.BOT, record.names[number], "medium"), key)
        return live.table.header.code, key
    finally:
        await services.shutdown()


async def store_class(home: Path, is_begun: bool) -> tuple[str, str]:
    """Store a class of thirty, its tables in the middle of the game if they have begun; return its code and key."""
    services, key = Services(Store(home / "tables.db"), pace=0), new_key()
    try:
        settings = Settings("elplan", "es", 1, 4, {"periods": 6}, same_deal=True, minutes=35, seed=5)
        one = await services.classes.open(settings, key)
        for name in PUPILS[: None if is_begun else 27]:
            await services.classes.join(one, f"key of {name}", name)
        if is_begun:
            await services.classes.begin(one, key)
            for number, live in enumerate(await services.classes.all_tables(one)):
                await play(services, live, number)
        return one.code, key
    finally:
        await services.shutdown()


async def play(services: Services, live: OpenTable, number: int) -> None:
    """Have people play at a table of a class as a quick bot would, each table with a mind of its own."""
    bot, table = make("easy", live.table.game, number + 1), live.table
    for _ in range(ACTS + 9 * number):
        if table.turn < 0 or table.seats[table.turn].bot:
            break
        action = bot.choose(table.need_match().state)
        await services.tables.act(live, f"key of {table.seats[table.turn].name}", table.at, action)


@contextmanager
def server(home: Path) -> Iterator[str]:
    """Start a server; its address."""
    command = [sys.executable, "-m", "sobremesa", "serve", "--port", "0", "--lang", "en"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "SOBREMESA_HOME": str(home)}
    ) as process:
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
        taught = {name: shot for name, shot in CLASS.items() if not names or name in names}
        classes = {on: asyncio.run(store_class(home, on)) for on in {on for _, _, on in taught.values()}}
        with server(home) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            pages = [(name, shot.path, shot.size, tables[name], "en-GB") for name, shot in wanted.items()]
            pages += [(name, path, size, classes[on], "es-CL") for name, (path, size, on) in taught.items()]
            for name, path, (width, height), (code, key), locale in pages:
                phone = width < 500
                context = browser.new_context(
                    viewport={"width": width, "height": height}, locale=locale, is_mobile=phone, has_touch=phone
                )
                if name != "class-join":
                    context.add_cookies([{"name": KEY, "value": key, "url": address}])
                take(context, address + path.format(code=code), name)
                context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
