"""The tables of one process: what people do at them, and who may."""

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sobremesa.core.errors import UserError
from sobremesa.core.meta import Value
from sobremesa.core.registry import game as find_game
from sobremesa.store import HOST, Entry, Header, Store
from sobremesa.tables import log
from sobremesa.tables.branches import branched
from sobremesa.tables.driver import Driver
from sobremesa.tables.keys import hash_key
from sobremesa.tables.log import Seat
from sobremesa.tables.open import OpenTable, OpenTables
from sobremesa.tables.presence import Presence
from sobremesa.tables.seating import Seating
from sobremesa.tables.table import Decided, Table
from sobremesa.tables.thinker import Thinker
from sobremesa.tables.usernames import need_distinct


class Figures(NamedTuple):
    """Figures about the tables of a server."""

    open_tables: int
    streams: int
    waiting: int
    """Computations of bots that are queued or running."""
    thoughts: int
    stored: int
    """Entries added to logs."""
    failed: int
    """Changes that could not be stored."""


class Tables:
    """The service that players act through: each method decides, stores, and only then publishes."""

    def __init__(
        self, store: Store, *, pace: float = 0.7, patience: float = 90.0, thinker: Thinker | None = None
    ) -> None:
        self.store = store
        self.pace = pace
        """Seconds between two moves of bots, so that people can follow."""
        self.thinker = thinker or Thinker()
        self.open = OpenTables(store, lambda live, elsewhere: self.driver.changed(live, elsewhere))
        self.presence = Presence(self.open, patience)
        self.seating = Seating(self.open, self.presence)
        self.driver = Driver(self)

    async def startup(self) -> None:
        """Start listening to other processes, and looking for players who are away."""
        loop = asyncio.get_running_loop()
        await asyncio.to_thread(self.store.listen, lambda code, n: loop.call_soon_threadsafe(self.open.heard, code, n))
        self.driver.open()

    async def held_by(self, key: str) -> list[str]:
        """Return the codes of the tables at which a key has a seat, the newest first."""
        return await self.store.ask(self.store.held, hash_key(key)) if key else []

    async def branches_of(self, code: str) -> list[tuple[str, int]]:
        """Return the codes of the tables that branched off from one, and after how many actions, the newest first."""
        return await self.store.ask(self.store.branches, code)

    def figures(self) -> Figures:
        """Return the current figures."""
        streams = sum(sum(live.watchers.values()) for live in self.open.cache.values())
        thinker, writer = self.thinker, self.store.writer
        waiting = len(thinker.queue) + thinker.thinking
        return Figures(len(self.open.cache), streams, waiting, thinker.thought, writer.stored, writer.failed)

    # -- new tables ------------------------------------------------------------------------------

    async def create(
        self,
        game: str,
        key: str,
        seats: Sequence[Seat],
        *,
        edition: str | None = None,
        level: int | None = None,
        options: Mapping[str, Value] | None = None,
        seed: int | None = None,
        start: bool = False,
        hints: bool = True,
        entered: bool = False,
    ) -> OpenTable:
        """Create a table whose host holds `key`, and all seats at their screen; `entered` for one that is really
        somewhere else. Raises `UserError` if it cannot be.
        """
        title = find_game(game)
        setup = title.meta.setup(players=len(seats), edition=edition, level=level, options=options)
        need_distinct(seat.name for seat in seats)
        held = [n for n, seat in enumerate(seats) if seat.kind == log.SCREEN]
        keys = tuple((hash_key(key), n) for n in (HOST, *held)) if key else ()
        seated = [Entry(log.SEAT, n, 0, seat.write()) for n, seat in enumerate(seats)]
        seated += [] if hints else [Entry(log.HINTS, HOST, 0)]
        seated += [Entry(log.ENTERED, HOST)] if entered else []
        header = Header(
            id="", code="", game=game, edition=setup.edition, level=setup.level, players=setup.players,
            options=dict(setup.options), rules=title.meta.rules_version,
            seed=secrets.randbits(53) if seed is None else seed, salt=secrets.token_hex(16), created=time.time(),
        )  # fmt: skip
        begun, state = Table(header, seated).start() if start else Decided([])
        return await self.open.add(header, [*seated, *begun], state, keys)

    async def branch(self, live: OpenTable, number: int, key: str, level: str = "hard") -> OpenTable:
        """Create a table that continues from the first actions of another: the holder of `key` against bots."""
        header, entries, state = await asyncio.to_thread(branched, live.table, number, level)
        keys = tuple((hash_key(key), seat) for seat in (HOST, int(state.turn)))
        return await self.open.add(header, entries, state, keys)

    async def start(self, live: OpenTable, key: str) -> None:
        """Begin the game. Only the host may."""
        await self.need_host(live, key)
        await self.open.change(live, lambda table: table.start())

    # -- playing ---------------------------------------------------------------------------------

    async def act(self, live: OpenTable, key: str, at: int, action: int) -> None:
        """Play an action for the seat in turn. Raises `UserError`, or `Refused` with the rule; nothing changes then."""
        held = await self.open.seats(live, key)
        # At a real table the host enters chance's outcomes: host and chance have the same seat number.
        mine = held if live.table.is_entered else held - {HOST}
        if not mine:
            raise UserError("table-not-your-seat")
        live.sign(key)
        seat = live.table.turn if live.table.turn in mine else max(mine)

        def decide(table: Table) -> Decided:
            entries, state = table.act(seat, at, action)
            # Acting is a sign of life.
            return Decided([*table.give_back({seat}).entries, *entries], state)

        await self.open.change(live, decide)
        live.hurried = False

    async def enter(self, live: OpenTable, key: str, at: int, lines: Sequence[str], lang: str) -> None:
        """Enter the actions of a real table, one a line. Only the host may. Raises `UserError` with the line."""
        await self.need_host(live, key)
        live.sign(key)
        await self.open.change(live, lambda table: table.enter(at, lines, lang))

    async def undo(self, live: OpenTable, key: str, at: int) -> None:
        """Take back one's own last action, or ask the other players for consent."""
        mine = await self.open.seats(live, key)
        if not mine - {HOST}:
            raise UserError("table-not-your-seat")
        await self.open.change(live, lambda table: table.undo(mine, at))

    async def answer(self, live: OpenTable, key: str, yes: bool) -> None:
        """Answer a request to go back, for each of one's own seats whose consent is needed."""
        mine = await self.open.seats(live, key)
        await self.open.change(live, lambda table: table.answer(mine, yes))

    def hurry(self, live: OpenTable) -> None:
        """Let the bots play without a pause until a person is to act."""
        live.hurried = True

    async def need_host(self, live: OpenTable, key: str) -> None:
        """Raise `UserError` if the key is not the host's."""
        if HOST not in await self.open.seats(live, key):
            raise UserError("table-not-host")
