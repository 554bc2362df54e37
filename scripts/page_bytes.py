"""Count what an act costs the pages of a table in bytes, over a whole game. Prints figures, asserts nothing.

    python scripts/page_bytes.py elplan:4 deuda:4 planeta:1

A game between bots is played again at a table in this process; each kind of page is sent what changed, compressed as a
stream is. The last column is a class of 30 at such tables, each with an act every two seconds.
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from statistics import mean, median

from sobremesa.bots.play import recorded
from sobremesa.core.match import Match
from sobremesa.services import Services
from sobremesa.store import Store
from sobremesa.tables import HOST, Seat, log
from sobremesa.tables.keys import new_key
from sobremesa.web.compression import Compression
from sobremesa.web.live.parts import Viewer, page_of

CLASS, PAUSE = 30, 2.0


async def played(game: str, players: int, encoding: str) -> dict[str, list[int]]:
    """Return the bytes of each message of a whole game, by the kind of page."""
    match = Match.resume(recorded(game, ["easy"] * players, 7))
    turns = zip(match.record.actions, match.turns, strict=True)
    actions = [action for action, turn in turns if turn >= 0]
    kinds = {"all seats": frozenset({HOST, *range(players)}), "one player": frozenset({0}), "watcher": frozenset[int]()}
    sizes: dict[str, list[int]] = {kind: [] for kind in kinds}
    with tempfile.TemporaryDirectory() as home:
        key, services = new_key(), Services(Store(Path(home) / "tables.db"))
        seats = [Seat(log.SCREEN, name) for name in match.record.names]
        live = await services.tables.create(game, key, seats, seed=match.seed, start=True)
        streams = {kind: Compression(encoding) for kind in kinds}
        seen = dict.fromkeys(kinds, "")
        for action in [None, *actions]:
            if action is not None:
                await services.tables.act(live, key, live.table.at, action)
            for kind, mine in kinds.items():
                page = await page_of(services.tables, live, Viewer("es", True, mine, ""))
                size = len(streams[kind].compress(page.since(seen[kind])[1].encode()))
                if action is not None:
                    sizes[kind].append(size)
                seen[kind] = page.version
        await services.shutdown()
    return sizes


def main() -> None:
    """Print a row for each title and encoding."""
    print(f"{'':18}{'all seats':>12}{'one player':>12}{'watcher':>12}   KiB an act, median; a class of {CLASS}")
    for given in sys.argv[1:] or ["elplan:4", "deuda:4", "planeta:1"]:
        game, _, players = given.partition(":")
        for encoding in ("gzip", "zstd"):
            sizes = asyncio.run(played(game, int(players or 1), encoding))
            # Everybody has a page of their own; one of a table's players acts, and has what may be done on it.
            acting = mean(sizes["all seats"]) + (int(players or 1) - 1) * mean(sizes["watcher"])
            rate = CLASS / int(players or 1) * acting * 8 / PAUSE / 1e6
            row = "".join(f"{median(some) / 1024:12.2f}" for some in sizes.values())
            print(
                f"{game} {encoding:<{17 - len(game)}}{row}   {rate:.2f} Mbit/s ({len(sizes['watcher'])} acts)",
                flush=True,
            )


if __name__ == "__main__":
    main()
