"""Drives bots, and stand-ins for people who are away."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from sobremesa.core.errors import UserError
from sobremesa.core.rng import mix
from sobremesa.table.table import HOST

if TYPE_CHECKING:
    from sobremesa.table.house import House, Live

__all__ = ["Driver"]

STAND_IN = "medium"
ROUND = 5.0
"""So often it looks for people who are away."""
GRACE = 6.0
"""So long another process, which made the last move, is left to drive the bots itself."""
FORGET = 3600.0
"""A table nobody has used for so long leaves memory; it is found in the store again."""


class Driver:
    """Plays for the bots of a house's tables, one move after the other, at a pace people can follow."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._rounds: asyncio.Task[None] | None = None
        self._waits: dict[str, tuple[int, float]] = {}
        """By table, the position people wait at, and since when."""

    def open(self) -> None:
        """Begin to look after absent people."""
        self._rounds = asyncio.ensure_future(self._go_round())

    async def close(self) -> None:
        """Stop at once."""
        tasks = [*self._driving.values(), *([self._rounds] if self._rounds else [])]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task

    def look(self, live: "Live", *, later: bool = False) -> None:
        """See whether a bot is to act; `later` leaves it to another process first."""
        code = live.table.header.code
        if self._bot(live) and code not in self._driving:
            task = asyncio.ensure_future(self._drive(live, later))
            self._driving[code] = task
            task.add_done_callback(lambda _: self._done(live))

    def _bot(self, live: "Live") -> str:
        turn = live.table.turn
        return live.table.seats[turn].bot if turn >= 0 else ""

    def _done(self, live: "Live") -> None:
        task = self._driving.pop(live.table.header.code)
        if not task.cancelled() and (error := task.exception()):
            raise error

    async def _drive(self, live: "Live", later: bool) -> None:
        house, table = self.house, live.table
        if later:
            at = table.at
            await asyncio.sleep(GRACE)
            if table.at != at:
                asyncio.get_running_loop().call_soon(lambda: self.look(live, later=True))
                return
        while bot := self._bot(live):
            began, at, seat, match = time.monotonic(), table.at, table.turn, table.need_match()
            seed = mix(table.header.seed, 1000 + seat, len(match.turns))
            action = await house.thinker.choose(
                table.header.game, match.record.setup, match.state.snapshot(), bot, seed
            )
            if live.watchers and not live.hurried:
                await asyncio.sleep(max(0.0, house.pace - (time.monotonic() - began)))
            # Somebody may have taken something back, or come back, while it thought.
            with suppress(UserError):
                await house.act_for(live, seat, at, action)

    # -- people who are away ---------------------------------------------------------------------

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(min(ROUND, self.house.patience / 4))
            for live in list(self.house.live.values()):
                await self._stand_in(live)
                self._forget(live)

    async def _stand_in(self, live: "Live") -> None:
        """A stand-in plays for somebody who is away while others wait."""
        table, code, now = live.table, live.table.header.code, time.monotonic()
        seat = table.turn
        if seat < 0 or table.seats[seat].bot or not live.watchers:
            self._waits.pop(code, None)
            return
        at, since = self._waits.get(code, (-1, 0.0))
        if at != table.at:
            self._waits[code] = table.at, now
            return
        if now - since < self.house.patience or seat in await self._present(live) or not await self._waiting(live):
            return
        seen = await asyncio.to_thread(self.house.store.seen, table.header.id)
        if time.time() - seen.get(seat, 0.0) > self.house.patience:
            with suppress(UserError):
                await self.house.seat_bot(live, seat, replace(table.seats[seat], bot=STAND_IN))

    async def _present(self, live: "Live") -> set[int]:
        """Return the seats whose people have the table open here."""
        present: set[int] = set()
        for key in list(live.watchers):
            present |= await self.house.seats(live, key)
        return present

    async def _waiting(self, live: "Live") -> bool:
        return bool(await self._present(live) - {HOST})

    def _forget(self, live: "Live") -> None:
        idle = not live.watchers and time.monotonic() - live.used > FORGET
        if idle and not live.lock.locked() and live.table.header.code not in self._driving:
            self.house.live.pop(live.table.header.code, None)

    def __iter__(self) -> Iterator[str]:
        return iter(self._driving)
