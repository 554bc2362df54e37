"""The house: the tables of one process. Everything done at a table goes through here, one thing after the other."""

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from sobremesa.core.errors import UserError
from sobremesa.core.meta import Value
from sobremesa.core.registry import game as find_game
from sobremesa.table import log
from sobremesa.table.driver import Driver
from sobremesa.table.keys import hash_key, new_code, new_key, read_code
from sobremesa.table.log import Entry, Seat
from sobremesa.table.store import Store
from sobremesa.table.table import HOST, Header, Table
from sobremesa.table.thinker import Thinker

__all__ = ["House", "Live"]

Decide = Callable[[Table], list[Entry]]


@dataclass
class Live:
    """A table in this process, with those who watch it from here."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    changed: asyncio.Condition = field(default_factory=asyncio.Condition)
    watchers: dict[str, int] = field(default_factory=dict)
    """How many streams each key's holder has open here; an empty key is a spectator's."""
    hurried: bool = False
    """Whether somebody asked the bots not to dawdle, until a person acts again."""
    used: float = 0.0
    keys: dict[str, frozenset[int]] = field(default_factory=dict)
    """The seats each key may act for, as far as they have been asked for."""


class House:
    """The tables of this process. Its methods are the only way to change one; each keeps before it tells."""

    def __init__(
        self, store: Store, *, pace: float = 0.7, patience: float = 90.0, thinker: Thinker | None = None
    ) -> None:
        self.store = store
        self.pace = pace
        """So many seconds pass between two moves of bots, for people to follow."""
        self.patience = patience
        """So many seconds the others wait for somebody who is away before a stand-in plays."""
        self.thinker = thinker or Thinker()
        self.live: dict[str, Live] = {}
        self.driver = Driver(self)
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open_doors(self) -> None:
        """Begin to listen to other processes and to look after absent people."""
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self.store.listen, self._heard)
        self.driver.open()

    async def close_doors(self) -> None:
        """Stop driving bots, keep what waits, leave the store."""
        await self.driver.close()
        self.thinker.close()
        await asyncio.to_thread(self.store.close)

    # -- finding ---------------------------------------------------------------------------------

    async def find(self, code: str) -> Live:
        """Return a table by its code. Raises `UserError` if there is none."""
        code = read_code(code)
        live = self.live.get(code)
        if live is None:
            table = await asyncio.to_thread(self.store.find, code) if code else None
            if table is None:
                raise UserError("table-unknown", given=code or "?")
            live = self.live.setdefault(code, Live(table))
            self.driver.look(live)
        live.used = time.monotonic()
        return live

    async def seats(self, live: Live, key: str) -> frozenset[int]:
        """Return the seats a key may act for; `HOST` among them for the host."""
        if not key:
            return frozenset()
        hash = hash_key(key)
        found = live.keys.get(hash)
        if found is None:
            found = await asyncio.to_thread(self.store.seats, live.table.header.id, hash)
            # A key that opens nothing yet may be given a seat by another process: it is asked for again.
            if found:
                live.keys[hash] = found
        return found

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
    ) -> Live:
        """Set up a table whose host holds `key`, and all seats at their screen. Raises `UserError` if it cannot be."""
        title = find_game(game)
        setup = title.meta.setup(players=len(seats), edition=edition, level=level, options=options)
        header = Header(
            id=secrets.token_hex(12),
            code=new_code(),
            game=game,
            edition=setup.edition,
            level=setup.level,
            players=setup.players,
            options=dict(setup.options),
            rules=title.meta.rules_version,
            seed=secrets.randbits(53) if seed is None else seed,
            salt=secrets.token_hex(16),
            created=time.time(),
        )
        entries = [Entry(log.SEAT, n, 0, seat.write()) for n, seat in enumerate(seats)]
        if start:
            entries += Table(header, entries).start()
        held = [n for n, seat in enumerate(seats) if seat.kind == log.SCREEN]
        keys = [(hash_key(key), n) for n in (HOST, *held)] if key else []
        await asyncio.to_thread(self.store.create, header, _stamped(entries), keys)
        return await self.find(header.code)

    async def start(self, live: Live, key: str) -> None:
        """Begin the game. Only the host may."""
        await self._need(live, key, HOST)
        await self._do(live, lambda table: table.start())

    async def sit(self, live: Live, number: int, seat: Seat, key: str) -> None:
        """Let somebody sit down at an open seat, or the host put somebody else there; the key may act for it then."""
        mine = await self.seats(live, key)
        if not 0 <= number < len(live.table.seats):
            raise UserError("bad-seat", given=number + 1, accepted=len(live.table.seats))
        if live.table.seats[number].kind != log.OPEN and HOST not in mine and number not in mine:
            raise UserError("table-seat-taken", given=number + 1)
        if seat.kind in (log.OPEN, log.BOT) and HOST not in mine:
            raise UserError("table-not-host")
        if seat.kind == log.OPEN and live.table.match is not None:
            raise UserError("table-started")

        def entries(table: Table) -> list[Entry]:
            if table.seats[number].kind != log.OPEN and HOST not in mine and number not in mine:
                raise UserError("table-seat-taken", given=number + 1)
            return table.sit(number, seat)

        await self._do(live, entries)
        id = live.table.header.id
        if seat.is_person:
            await asyncio.to_thread(self.store.grant, id, hash_key(key), number)
        else:
            await asyncio.to_thread(self.store.revoke, id, number)
        live.keys.clear()

    async def invite(self, live: Live, number: int, key: str) -> str:
        """Return a new key to a seat, for its link. The host may make one for each seat, others for their own."""
        mine = await self.seats(live, key)
        if number not in mine and HOST not in mine:
            raise UserError("table-not-host")
        if not 0 <= number < len(live.table.seats) or live.table.seats[number].kind == log.BOT:
            raise UserError("bad-seat", given=number + 1, accepted=len(live.table.seats))
        fresh = new_key()
        await asyncio.to_thread(self.store.grant, live.table.header.id, hash_key(fresh), number)
        return fresh

    async def accept(self, live: Live, invitation: str, key: str, name: str = "") -> int:
        """Give a seat to whoever comes with the key of its link; return its number."""
        numbers = sorted(await self.seats(live, invitation) - {HOST})
        if not numbers:
            raise UserError("table-bad-link")
        number = numbers[0]
        await asyncio.to_thread(self.store.grant, live.table.header.id, hash_key(key), number)
        live.keys.clear()
        seat = live.table.seats[number]
        if seat.kind != log.PERSON or seat.bot or name:
            fresh = Seat(log.PERSON, name or seat.name or "?")
            await self._do(live, lambda table: table.sit(number, fresh))
        return number

    # -- playing ---------------------------------------------------------------------------------

    async def act(self, live: Live, key: str, at: int, action: int) -> None:
        """Play an action for the seat in turn. Raises `UserError`, or `Refused` with the rule; nothing changes then."""
        seat = await self._in_turn(live, key)
        await self._do(live, lambda table: table.act(seat, at, action))
        live.hurried = False

    async def act_for(self, live: Live, seat: int, at: int, action: int) -> None:
        """Play a bot's action."""
        await self._do(live, lambda table: table.act(seat, at, action))

    async def seat_bot(self, live: Live, number: int, seat: Seat) -> None:
        """Let a stand-in play for somebody who is away."""
        await self._do(live, lambda table: table.sit(number, seat))

    async def undo(self, live: Live, key: str, at: int) -> None:
        """Take back one's own last action, or ask the others whether one may go back to it."""
        match = live.table.need_match()
        mine = await self.seats(live, key)
        own = [turn for turn in match.turns if turn in mine]
        if not own:
            raise UserError("no-undo" if mine else "table-not-your-seat")

        def entries(table: Table) -> list[Entry]:
            with suppress(UserError):
                return table.undo(own[-1], at)
            return table.ask(own[-1], at)

        await self._do(live, entries)

    async def answer(self, live: Live, key: str, yes: bool) -> None:
        """Answer somebody's wish to go back, for each of one's own seats that is asked."""
        mine = await self.seats(live, key)
        asked = [n for n in mine if live.table.asking and n in live.table.asked() and n not in live.table.agreed]
        if not asked:
            raise UserError("table-nothing-asked")
        for number in asked:
            await self._do(live, lambda table, number=number: table.answer(number, yes))  # type: ignore[misc]
            if not yes:
                return

    async def allow_hints(self, live: Live, key: str, allowed: bool) -> None:
        """Switch hints on or off for the table. Only the host may."""
        await self._need(live, key, HOST)
        await self._do(live, lambda table: [Entry(log.HINTS, HOST, int(allowed))])

    def hurry(self, live: Live) -> None:
        """Have the bots play on without a pause, until a person is to act."""
        live.hurried = True

    # -- watching --------------------------------------------------------------------------------

    async def arrive(self, live: Live, key: str) -> None:
        """Somebody opens the table; a stand-in gives the seat back."""
        live.watchers[key] = live.watchers.get(key, 0) + 1
        await self.stay(live, key)
        self.driver.look(live)

    async def stay(self, live: Live, key: str) -> None:
        """Somebody is still there."""
        if not key:
            return
        await asyncio.to_thread(self.store.saw, live.table.header.id, hash_key(key))
        for number in sorted(await self.seats(live, key) - {HOST}):
            seat = live.table.seats[number]
            if seat.is_person and seat.bot:
                await self._do(live, lambda table, n=number, s=seat: table.sit(n, replace(s, bot="")))  # type: ignore[misc]

    def leave(self, live: Live, key: str) -> None:
        """Somebody closes the table."""
        live.watchers[key] -= 1
        if not live.watchers[key]:
            del live.watchers[key]

    async def news(self, live: Live, n: int, patience: float) -> int:
        """Wait until the log is longer than n, or for so many seconds; return its length."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience), live.changed:
                await live.changed.wait_for(lambda: live.table.n > n)
        return live.table.n

    # -- within ----------------------------------------------------------------------------------

    async def _need(self, live: Live, key: str, seat: int) -> None:
        if seat not in await self.seats(live, key):
            raise UserError("table-not-host" if seat == HOST else "table-not-your-seat")

    async def _in_turn(self, live: Live, key: str) -> int:
        mine = await self.seats(live, key)
        if not mine - {HOST}:
            raise UserError("table-not-your-seat")
        turn = live.table.turn
        return turn if turn in mine else min(mine - {HOST})

    async def _do(self, live: Live, decide: Decide) -> None:
        """Have entries decided on the table as it stands, kept, and only then taken and told."""
        async with live.lock:
            table = live.table
            entries = _stamped(decide(table))
            after = table.after(entries)
            append = self.store.append(table.header.id, table.n + 1, entries, after)
            if not await asyncio.wrap_future(append):
                await self._catch_up(live)
                raise UserError("table-stale")
            table.take(entries)
            await self._tell(live)
        self.driver.look(live)

    async def _catch_up(self, live: Live) -> None:
        live.table.take(await asyncio.to_thread(self.store.tail, live.table.header.id, live.table.n))
        live.keys.clear()
        await self._tell(live)

    async def _tell(self, live: Live) -> None:
        async with live.changed:
            live.changed.notify_all()

    def _heard(self, id: str, n: int) -> None:
        """Another process has added to a log (called from the listener's thread)."""
        assert self._loop is not None
        self._loop.call_soon_threadsafe(lambda: asyncio.ensure_future(self._follow(id, n)))

    async def _follow(self, id: str, n: int) -> None:
        for live in list(self.live.values()):
            if live.table.header.id == id:
                async with live.lock:
                    if live.table.n < n:
                        await self._catch_up(live)
                self.driver.look(live, later=True)


def _stamped(entries: Sequence[Entry]) -> list[Entry]:
    now = time.time()
    return [replace(entry, time=now) for entry in entries]
