"""Drives bots, and stand-ins for people who are away."""

import asyncio
import logging
import time
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

from sobremesa.core.errors import UserError
from sobremesa.core.meta import Setup
from sobremesa.core.rng import mix
from sobremesa.table.header import HOST
from sobremesa.table.table import Decided, Table
from sobremesa.table.thinker import choose

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
"""So long it waits before it tries again what could not be kept; longer each time something else went wrong."""
LONGEST = 60.0
"""But never longer than this."""
SIMPLE = "easy"
"""Plays, at once and without a process of its own, where the bot itself cannot."""
BEHIND = 5.0
"""Where nobody watches, bots let those go first that are to move up to so many seconds later."""


class Driver:
    """Plays for the bots of a house's tables, one move after the other, at a pace people can follow."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._driving: set[asyncio.Task[None]] = set()
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
        tasks = [*self._driving, *([self._rounds] if self._rounds else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- bots ------------------------------------------------------------------------------------

    def look(self, live: "Live") -> None:
        """See whether a bot is to act, and somebody there to see it."""
        if self._bot(live) and live.is_attended and not live.is_driven and not self._is_closed:
            live.is_driven = True
            task = asyncio.ensure_future(self._drive(live))
            self._driving.add(task)
            task.add_done_callback(lambda task: self._done(live, task))

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

    def _done(self, live: "Live", task: "asyncio.Task[None]") -> None:
        self._driving.discard(task)
        live.is_driven = False
        # Somebody may have come at the very moment it stopped.
        self.look(live)

    async def _drive(self, live: "Live") -> None:
        """Play for the bots as long as it is their turn and somebody is there. Whatever goes wrong, they play on."""
        faults = 0
        while (bot := self._bot(live)) and live.is_attended:
            at = live.table.at
            try:
                await self._move(live, bot if not faults else SIMPLE)
                faults = 0
            except UserError:
                # Somebody may have taken something back while it thought; if not, the store is away.
                if live.table.at == at:
                    await asyncio.sleep(RETRY)
            except Exception:
                faults += 1
                LOG.exception("the %s bot of table %s failed, a simpler one plays", bot, live.table.header.code)
                await asyncio.sleep(0 if faults == 1 else min(LONGEST, RETRY * 2**faults))

    async def _move(self, live: "Live", bot: str) -> None:
        house, table = self.house, live.table
        began, at, seat, match = time.monotonic(), table.at, table.turn, table.need_match()
        seed = mix(table.header.seed, 1000 + seat, len(match.turns))
        thought = table.header.game, match.record.setup, match.state.snapshot(), bot, seed
        action = await self._choose(live, *thought)
        if live.watchers and not live.hurried:
            await asyncio.sleep(max(0.0, house.pace - (time.monotonic() - began)))
        await self._act(live, seat, at, action)

    async def _choose(self, live: "Live", game: str, setup: Setup, numbers: list[int], bot: str, seed: int) -> int:
        """Return a bot's choice. Raises `RuntimeError` if it has none."""
        if bot == SIMPLE and live.is_suspect:
            return await asyncio.to_thread(choose, game, setup, numbers, bot, seed)
        behind = 0.0 if live.watchers else BEHIND
        try:
            action = await self.house.thinker.choose(
                game, setup, numbers, bot, seed, behind=behind, alone=live.is_suspect
            )
        except UserError as error:
            raise RuntimeError(str(error)) from error
        except BrokenProcessPool:
            live.is_suspect = True
            raise
        live.is_suspect = False
        return action

    async def _act(self, live: "Live", seat: int, at: int, action: int) -> None:
        def decide(table: Table) -> Decided:
            # Whoever it stood in for may have come back while it thought.
            return table.act(seat, at, action) if table.seats[seat].bot else Decided([])

        await self.house.do(live, decide)

    # -- people who are away ---------------------------------------------------------------------

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(min(ROUND, self.house.patience / 4))
            for live in self.house.live.values():
                live.fade(self.house.life)
                try:
                    await self._stand_in(live)
                    await self.house.grant_claims(live)
                except UserError:
                    pass  # the store is away; the next round comes
                except Exception:
                    LOG.exception("nobody could look after those who are away from table %s", live.table.header.code)
            self._waits = {code: wait for code, wait in self._waits.items() if code in self.house.live}
            self.house.live.trim()

    async def _stand_in(self, live: "Live") -> None:
        """A stand-in plays for somebody who is away while others wait."""
        house, table, code, now = self.house, live.table, live.table.header.code, time.monotonic()
        seat = table.turn
        if seat < 0 or table.seats[seat].bot or not live.around:
            self._waits.pop(code, None)
            return
        at, since = self._waits.get(code, (-1, 0.0))
        if at != table.at:
            self._waits[code] = table.at, now
            return
        # It is asked before the time has come: what other processes know is only ever seen to change.
        if now - since < house.patience / 4 or await house.absence(live, seat) < house.wait:
            return
        if now - since >= house.patience and await house.present(live) - {HOST, seat}:
            await house.do(live, lambda table: table.stand_in(seat, at, STAND_IN))
