"""The house: what people do at the tables of one process, and who may."""

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence

from sobremesa.core.errors import UserError
from sobremesa.core.meta import Value
from sobremesa.core.registry import game as find_game
from sobremesa.table import log
from sobremesa.table.branches import branched
from sobremesa.table.driver import Driver
from sobremesa.table.hall import Live
from sobremesa.table.header import HOST, Header
from sobremesa.table.keys import hash_key
from sobremesa.table.log import Entry, Seat
from sobremesa.table.names import need_distinct
from sobremesa.table.pruner import Pruner
from sobremesa.table.reviews import Reviews
from sobremesa.table.school import School
from sobremesa.table.seating import Seating
from sobremesa.table.store import Store
from sobremesa.table.table import Decided, Table
from sobremesa.table.thinker import Thinker

__all__ = ["House", "Live"]


class House(Seating):
    """The tables of this process. Its methods are the only way to change one; each keeps before it tells."""

    def __init__(
        self, store: Store, *, pace: float = 0.7, patience: float = 90.0, thinker: Thinker | None = None
    ) -> None:
        super().__init__(store, patience)
        self.pace = pace
        """So many seconds pass between two moves of bots, for people to follow."""
        self.thinker = thinker or Thinker()
        self.driver = Driver(self)
        self.pruner = Pruner(self)
        self.reviews = Reviews(self, self.thinker)
        self.school = School(store)

    async def open_doors(self) -> None:
        """Begin to listen to other processes and to look after absent people."""
        loop = asyncio.get_running_loop()
        await asyncio.to_thread(self.store.listen, lambda code, n: loop.call_soon_threadsafe(self.heard, code, n))
        self.driver.open()
        self.pruner.open()

    async def close_doors(self) -> None:
        """Stop driving bots, keep what waits, leave the store."""
        await self.driver.close()
        await self.pruner.close()
        await self.reviews.close()
        await self.thinker.close()
        await self.settle()
        await asyncio.to_thread(self.store.close)

    def last_round(self) -> None:
        """Let the streams end, those of lessons and reviews too."""
        super().last_round()
        self.school.last_round()
        self.reviews.tell_all()

    def heard(self, code: str, n: int) -> None:
        """Another process has changed a table or a lesson; any of them, if the code is empty."""
        super().heard(code, n)
        self.school.heard(code, n)

    def moved(self, live: Live, *, elsewhere: bool = False) -> None:
        """A table is another than before: a bot may be to act."""
        if elsewhere:
            self.driver.look_later(live)
        else:
            self.driver.look(live)

    # -- setting up ------------------------------------------------------------------------------

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
    ) -> Live:
        """Set up a table whose host holds `key`, and all seats at their screen. Raises `UserError` if it cannot be."""
        title = find_game(game)
        setup = title.meta.setup(players=len(seats), edition=edition, level=level, options=options)
        need_distinct(seat.name for seat in seats)
        held = [n for n, seat in enumerate(seats) if seat.kind == log.SCREEN]
        keys = tuple((hash_key(key), n) for n in (HOST, *held)) if key else ()
        seated = [Entry(log.SEAT, n, 0, seat.write()) for n, seat in enumerate(seats)]
        seated += [] if hints else [Entry(log.HINTS, HOST, 0)]
        header = Header(
            id="", code="", game=game, edition=setup.edition, level=setup.level, players=setup.players,
            options=dict(setup.options), rules=title.meta.rules_version,
            seed=secrets.randbits(53) if seed is None else seed, salt=secrets.token_hex(16), created=time.time(),
        )  # fmt: skip
        begun, state = Table(header, seated).start() if start else Decided([])
        return await self.lay(header, [*seated, *begun], state, keys)

    async def branch(self, live: Live, number: int, key: str, level: str = "hard") -> Live:
        """Set a table that goes on from the first actions of another: whoever holds `key`, to decide, against bots."""
        header, entries, state = await asyncio.to_thread(branched, live.table, number, level)
        keys = tuple((hash_key(key), seat) for seat in (HOST, int(state.turn)))
        return await self.lay(header, entries, state, keys)

    async def start(self, live: Live, key: str) -> None:
        """Begin the game. Only the host may."""
        await self.need_host(live, key)
        await self.do(live, lambda table: table.start())

    # -- playing ---------------------------------------------------------------------------------

    async def act(self, live: Live, key: str, at: int, action: int) -> None:
        """Play an action for the seat in turn. Raises `UserError`, or `Refused` with the rule; nothing changes then."""
        mine = await self.seats(live, key) - {HOST}
        if not mine:
            raise UserError("table-not-your-seat")
        live.sign(key)
        seat = live.table.turn if live.table.turn in mine else min(mine)

        def decide(table: Table) -> Decided:
            entries, state = table.act(seat, at, action)
            # Whoever acts is there again.
            return Decided([*table.give_back({seat}).entries, *entries], state)

        await self.do(live, decide)
        live.hurried = False

    async def undo(self, live: Live, key: str, at: int) -> None:
        """Take back one's own last action, or ask the others whether one may go back to it."""
        mine = await self.seats(live, key)
        if not mine - {HOST}:
            raise UserError("table-not-your-seat")
        await self.do(live, lambda table: table.undo(mine, at))

    async def answer(self, live: Live, key: str, yes: bool) -> None:
        """Answer somebody's wish to go back, for each of one's own seats that is asked."""
        mine = await self.seats(live, key)
        await self.do(live, lambda table: table.answer(mine, yes))

    def hurry(self, live: Live) -> None:
        """Have the bots play on without a pause, until a person is to act."""
        live.hurried = True

    async def need_host(self, live: Live, key: str) -> None:
        """Raise `UserError` for whoever is not the host."""
        if HOST not in await self.seats(live, key):
            raise UserError("table-not-host")
