"""How many actions a second the server takes, each of them on disk before its actor hears of it.

    .venv/bin/python scripts/acts.py [--db postgresql://…] [--game planeta] [--seconds 5]

Prints one line for one table that is played alone, and one for many that are played at once.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from sobremesa import compiled
from sobremesa.core.registry import game as find_game
from sobremesa.services import Services
from sobremesa.store import Store
from sobremesa.tables import OpenTable, Seat, log

KEY = "the key of everybody"


async def play(services: Services, game: str, until: float, lot: random.Random) -> int:
    """Play one game after the other until the time is up; return how many actions were taken."""
    acts = 0
    live: OpenTable | None = None
    while time.perf_counter() < until:
        if live is None or live.table.is_over:
            most = find_game(game).meta.editions[0].most_players
            seats = [Seat(log.SCREEN, f"player {n + 1}") for n in range(most)]
            live = await services.tables.create(game, KEY, seats, start=True)
        action = lot.choice(live.table.need_match().state.legal())
        await services.tables.act(live, KEY, live.table.at, action)
        acts += 1
    return acts


async def measure(url: str | Path, game: str, tables: int, seconds: float) -> tuple[float, float]:
    """Return how many actions a second so many tables take together, and how many of a second's processor time."""
    services = Services(Store(url), pace=0)
    await services.startup()
    try:
        # The content is read, and SQLAlchemy's statements are made, at the first time.
        await play(services, game, time.perf_counter() + 0.5, random.Random(0))
        began, worked = time.perf_counter(), time.process_time()
        until = began + seconds
        acts = await asyncio.gather(*(play(services, game, until, random.Random(n)) for n in range(tables)))
        return sum(acts) / (time.perf_counter() - began), sum(acts) / (time.process_time() - worked)
    finally:
        await services.shutdown()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--db", default="", help="a database's address; a new SQLite file by default")
    parser.add_argument("--game", default="planeta")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=5.0)
    given = parser.parse_args()
    form = "compiled" if compiled else "pure"
    for tables in (1, given.tables):
        with tempfile.TemporaryDirectory() as folder:
            url = given.db or Path(folder) / "tables.db"
            rate, alone = asyncio.run(measure(url, given.game, tables, given.seconds))
        kind = given.db.split(":")[0] or "sqlite"
        print(f"{given.game} ({form}), {kind}: {tables} tables, {rate:.0f} acts/s, {alone:.0f} acts by a CPU second")


if __name__ == "__main__":
    main()
