"""Drives bots, and stand-ins for people who are away."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from sobremesa.core.errors import UserError
from sobremesa.core.rng import mix
from sobremesa.table.header import HOST
from sobremesa.table.table import Decided, Table

if TYPE_CHECKING:
    from sobremesa.table.house import House, Live

__all__ = ["Driver"]

LOG = logging.getLogger(__name__)
STAND_IN = "medium"
ROUND = 5.0
"""So often it looks for people who are away."""
GRACE = 6.0
"""So long another process, which made the last move, is left to drive the bots itself."""
RETRY = 1.0
"""So long it waits before it tries again what could not be kept."""
ELSEWHERE = 45.0
"""So long somebody who has the table open in another process may not have been seen from there."""
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
        self._is_closed = False

    def open(self) -> None:
        """Begin to look after absent people."""
        self._rounds = asyncio.ensure_future(self._go_round())

    async def close(self) -> None:
        """Stop at once."""
        self._is_closed = True
        tasks = [*self._driving.values(), *([self._rounds] if self._rounds else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- bots ------------------------------------------------------------------------------------

    def look(self, live: "Live") -> None:
        """See whether a bot is to act."""
        code = live.table.header.code
        if self._bot(live) and code not in self._driving and not self._is_closed:
            self._driving[code] = task = asyncio.ensure_future(self._drive(live))
            task.add_done_callback(lambda task: self._done(code, task))

    def look_later(self, live: "Live") -> None:
        """See to it that a bot acts, but leave it to the process that made the last move first."""
        at = live.table.at

        def take_over() -> None:
            if live.table.at == at:
                self.look(live)

        if self._bot(live):
            asyncio.get_running_loop().call_later(GRACE, take_over)

    def _bot(self, live: "Live") -> str:
        turn = live.table.turn
        return live.table.seats[turn].bot if turn >= 0 else ""

    def _done(self, code: str, task: "asyncio.Task[None]") -> None:
        del self._driving[code]
        if not task.cancelled() and (error := task.exception()):
            LOG.error("the bots of table %s stopped", code, exc_info=error)

    async def _drive(self, live: "Live") -> None:
        house = self.house
        while bot := self._bot(live):
            table = live.table
            began, at, seat, match = time.monotonic(), table.at, table.turn, table.need_match()
            seed = mix(table.header.seed, 1000 + seat, len(match.turns))
            action = await house.thinker.choose(
                table.header.game, match.record.setup, match.state.snapshot(), bot, seed
            )
            if live.watchers and not live.hurried:
                await asyncio.sleep(max(0.0, house.pace - (time.monotonic() - began)))
            try:
                await self._act(live, seat, at, action)
            except UserError:
                # Somebody may have taken something back while it thought; if not, the store is away.
                if live.table.at == at:
                    await asyncio.sleep(RETRY)

    async def _act(self, live: "Live", seat: int, at: int, action: int) -> None:
        def decide(table: Table) -> Decided:
            # Whoever it stood in for may have come back while it thought.
            return table.act(seat, at, action) if table.seats[seat].bot else Decided([])

        await self.house.do(live, decide)

    # -- people who are away ---------------------------------------------------------------------

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(min(ROUND, self.house.patience / 4))
            for live in list(self.house.live.values()):
                with suppress(UserError):
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
        if now - since < self.house.patience:
            return
        present = await self.house.present(live)
        if seat in present or not present - {HOST}:
            return
        seen = await self.house.store.ask(self.house.store.seen, table.header.id)
        patience = max(self.house.patience, ELSEWHERE if self.house.store.is_shared else 0.0)
        if time.time() - seen.get(seat, 0.0) > patience:
            await self.house.do(live, lambda table: table.stand_in(seat, at, STAND_IN))

    def _forget(self, live: "Live") -> None:
        code, idle = live.table.header.code, time.monotonic() - live.used > FORGET
        if idle and not live.watchers and not live.lock.locked() and code not in self._driving:
            self.house.live.pop(code, None)
            self._waits.pop(code, None)
