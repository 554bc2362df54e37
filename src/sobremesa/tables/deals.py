"""The same deal: tables of one setup with the same seed, and how their games ended."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from hashlib import blake2b

from sobremesa.core.errors import UserError
from sobremesa.core.meta import Setup
from sobremesa.store import Entry
from sobremesa.tables import log
from sobremesa.tables.log import Seat
from sobremesa.tables.open import OpenTable
from sobremesa.tables.service import Tables
from sobremesa.tables.table import Decided, Table

MOST = 50
"""Tables of one deal that are compared, the newest."""
RANKED = 100
"""Tables with the same map and options that are compared, the newest."""


@dataclass(frozen=True)
class Outcome:
    """The result of one person with a deal; bots are not listed."""

    code: str
    name: str
    points: int
    place: int
    is_mine: bool
    is_hosted: bool
    """Whether the visitor hosts its table."""


@dataclass(frozen=True)
class Standing:
    """Everybody who has played a deal to its end, the best first; where several have the same points, the latest."""

    outcomes: tuple[Outcome, ...]

    @property
    def best(self) -> int:
        """The most points; there must be some outcome."""
        return max(outcome.points for outcome in self.outcomes)

    @property
    def mean(self) -> float:
        """The mean of all points; there must be some outcome."""
        return sum(outcome.points for outcome in self.outcomes) / len(self.outcomes)

    @property
    def own(self) -> "Standing":
        """Return one's own results."""
        return Standing(tuple(outcome for outcome in self.outcomes if outcome.is_mine))

    @property
    def own_place(self) -> int:
        """Return the rank of one's best result among all; there must be one."""
        return 1 + sum(outcome.points > self.own.best for outcome in self.outcomes)


def seed_of_day(game: str, day: date) -> int:
    """Return the seed of a title's deal of the day: the same on every server."""
    return int.from_bytes(blake2b(f"sobremesa:{game}:{day.isoformat()}".encode(), digest_size=8).digest()) >> 11


async def standing(tables: Tables, game: str, setup: Setup, seed: int, key: str) -> Standing:
    """Return the results of all finished games of a deal on this server; `key` tells which are one's own."""
    return await _standing(tables, await tables.store.ask(tables.store.of_seed, game, seed, MOST), setup, key)


async def ranking(tables: Tables, game: str, setup: Setup, key: str) -> Standing:
    """Return the results of finished games with the same map and options on this server, of any deal."""
    options = json.dumps(dict(setup.options))
    wanted = game, setup.edition, setup.level, setup.players, options, RANKED
    return await _standing(tables, await tables.store.ask(tables.store.of_setup, *wanted), setup, key)


async def _standing(tables: Tables, codes: Sequence[str], setup: Setup, key: str) -> Standing:
    outcomes = []
    for code in codes:
        live = await tables.open.find(code)
        table = live.table
        result = table.result if table.match is not None and not table.is_stopped else None
        # A branch has its first actions from another game: it is not an attempt of its own.
        if result is None or table.header.setup != setup or table.header.parent or table.is_entered:
            continue
        mine = await tables.open.seats(live, key) if key else frozenset()
        if table.class_code and not mine:
            # Results at tables of a class are shown only to the class and its teacher.
            continue
        outcomes += [
            Outcome(code, seat.name, int(result.points[n]), int(result.ranks[n]), n in mine, log.HOST in mine)
            for n, seat in enumerate(table.seats)
            if seat.kind != log.BOT
        ]
    return Standing(tuple(sorted(outcomes, key=lambda outcome: -outcome.points)))


async def clear_names(tables: Tables, live: OpenTable, key: str, lang: str) -> None:
    """Have people at a table be called by their seats from now on: here, in its log and in all rankings.

    Only the host may, once the game is over. Raises `UserError`.
    """
    await tables.need_host(live, key)
    if not live.table.is_over:
        raise UserError("names-too-early")

    def decide(table: Table) -> Decided:
        named = [
            (n, replace(seat, name=table.game.texts.say(lang, "seat", number=n + 1)))
            for n, seat in enumerate(table.seats)
            if seat.is_person
        ]
        return Decided([Entry(log.SEAT, n, 0, seat.write()) for n, seat in named if seat != table.seats[n]])

    await tables.open.change(live, decide)


def need_over(live: OpenTable) -> None:
    """Raise `UserError` unless the game is over: before that the seed is secret."""
    if live.table.is_entered:
        raise UserError("deal-entered")
    if not live.table.is_over:
        raise UserError("deal-too-early")


async def deal_again(tables: Tables, live: OpenTable, key: str, me: Seat, bots: Sequence[Seat]) -> OpenTable:
    """Create a table with the deal of a finished one: `me` where its first person sat, bots elsewhere."""
    need_over(live)
    old, header = live.table, live.table.header
    mine = next((n for n, seat in enumerate(old.seats) if seat.kind != log.BOT), 0)
    seats = [me if n == mine else seat if seat.kind == log.BOT else bots[n] for n, seat in enumerate(old.seats)]
    return await tables.create(
        header.game, key, seats, edition=header.edition, level=header.level, options=header.options, seed=header.seed,
        start=True, hints=old.hints,
    )  # fmt: skip
