"""Tables of Deuda Eterna at a wanted moment: played there by lot from a seed, then kept where the server finds them."""

import secrets
import time
from pathlib import Path

from sobremesa.core.registry import game
from sobremesa.core.rng import Rng
from sobremesa.table import Seat, Store, Table, log
from sobremesa.table.keys import hash_key, new_code, new_key
from sobremesa.table.log import Entry
from sobremesa.table.table import HOST, Header

__all__ = ["stage"]


def stage(home: Path, verbs: set[str], *, players: int = 3, edition: str | None = None) -> tuple[str, str]:
    """Keep a hot-seat table at the first moment at which all these verbs are possible: its code and its host's key."""
    title = game("deuda")
    for seed in range(200):
        setup = title.meta.setup(players=players, edition=edition)
        header = Header(
            secrets.token_hex(12), new_code(), "deuda", setup.edition, setup.level, players, dict(setup.options),
            title.meta.rules_version, seed, "salt", time.time(),
        )  # fmt: skip
        seats = [Entry(log.SEAT, n, 0, Seat(log.SCREEN, name).write()) for n, name in enumerate(NAMES[:players])]
        table = Table(header, seats)
        entries, rng = list(seats), Rng(seed)
        more = table.start().entries
        for _ in range(700):
            table.take(more)
            entries += more
            state = table.need_match().state
            if table.is_over:
                break
            legal = state.legal()
            if verbs <= {title.words.arguments(action)[0].name for action in legal}:
                key = new_key()
                store = Store(home / "tables.db")
                store.create(header, entries, [(hash_key(key), seat) for seat in (HOST, *range(players))])
                store.close()
                return header.code, key
            more = table.act(table.turn, table.at, legal[int(rng.below(len(legal)))]).entries
    raise AssertionError(f"no game came to a moment with {verbs}")


NAMES = ("Ana", "Beto", "Carla", "Dani")
