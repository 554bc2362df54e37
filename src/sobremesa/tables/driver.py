"""Plays for bots, and for stand-ins of players who are away."""

import asyncio
import logging
import time
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

from sobremesa.core.errors import UserError
from sobremesa.core.meta import Setup
from sobremesa.core.rng import mix
from sobremesa.store import HOST
from sobremesa.tables.table import Decided, Table
from sobremesa.tables.thinker import choose

if TYPE_CHECKING:
    from sobremesa.tables.open import OpenTable
    from sobremesa.tables.service import Tables

LOG = logging.getLogger(__name__)
STAND_IN = "medium"
ROUND = 5.0
"""Seconds between two checks for players who are away."""
GRACE = 6.0
"""Seconds for which the process that made the last move is left to drive the bots itself."""
RETRY = 1.0
"""Seconds before the first retry after a failure; they grow with each further one."""
LONGEST = 60.0
"""The longest wait before a retry, in seconds."""
SIMPLE = "easy"
"""The bot that plays, in the server's own process, where the chosen one fails."""
ENDLESS = 180.0
"""Seconds after which a bot that has not chosen is given up."""
BEHIND = 5.0
"""Seconds by which bots at tables without an audience are queued behind the others."""


class Driver:
    """Plays for the bots of the open tables, move by move, at a pace people can follow."""

    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        self._driving: set[asyncio.Task[None]] = set()
        self._rounds: asyncio.Task[None] | None = None
        self._waits: dict[str, tuple[int, float]] = {}
        """By table: the position at which others wait for a person, and since when."""
        self._is_closed = False

    def open(self) -> None:
        """Start looking for players who are away."""
        self._rounds = asyncio.ensure_future(self._go_round())

    async def close(self) -> None:
        """Stop at once."""
        self._is_closed = True
        tasks = [*self._driving, *([self._rounds] if self._rounds else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- bots ------------------------------------------------------------------------------------

    def changed(self, live: "OpenTable", elsewhere: bool) -> None:
        """Handle a change to a table; `elsewhere` if another process made it."""
        if elsewhere:
            self.look_later(live)
        else:
            self.look(live)

    def look(self, live: "OpenTable") -> None:
        """Start to play if a bot is to act and somebody is present."""
        if self._bot(live) and live.is_attended and not live.is_driven and not self._is_closed:
            live.is_driven = True
            task = asyncio.ensure_future(self._drive(live))
            self._driving.add(task)
            task.add_done_callback(lambda task: self._done(live, task))

    def look_later(self, live: "OpenTable") -> None:
        """Start to play after giving the process that made the last move time to do so."""
        at = live.table.at

        def take_over() -> None:
            if live.table.at == at:
                self.look(live)

        if self._bot(live):
            asyncio.get_running_loop().call_later(GRACE, take_over)

    def _bot(self, live: "OpenTable") -> str:
        turn = live.table.turn
        return live.table.seats[turn].bot if turn >= 0 and not live.table.is_paused else ""

    def _done(self, live: "OpenTable", task: "asyncio.Task[None]") -> None:
        self._driving.discard(task)
        live.is_driven = False
        # Somebody may have arrived at the very moment it stopped.
        self.look(live)

    async def _drive(self, live: "OpenTable") -> None:
        """Play as long as a bot is to act and somebody is present. Failures are logged and retried."""
        faults = 0
        while (bot := self._bot(live)) and live.is_attended:
            at = live.table.at
            try:
                seat = live.table.turn
                await self._move(live, bot if not faults else SIMPLE)
                if not faults and live.failed == seat:
                    self._note(live, -1)
                faults = 0
            except UserError:
                # Somebody may have taken an action back meanwhile; otherwise the store cannot be reached.
                if live.table.at == at:
                    await asyncio.sleep(RETRY)
            except Exception:
                faults += 1
                self._note(live, live.table.turn)
                LOG.exception("the %s bot of table %s failed, a simpler one plays", bot, live.table.header.code)
                await asyncio.sleep(0 if faults == 1 else min(LONGEST, RETRY * 2**faults))

    def _note(self, live: "OpenTable", seat: int) -> None:
        """Show everybody at the table that a bot failed, or that it works again."""
        live.failed = seat
        live.send()

    async def _move(self, live: "OpenTable", bot: str) -> None:
        tables, table = self.tables, live.table
        began, at, seat, match = time.monotonic(), table.at, table.turn, table.need_match()
        seed = mix(table.header.seed, 1000 + seat, len(match.turns))
        thought = table.header.game, match.record.setup, match.state.snapshot(), bot, seed
        action = await self._choose(live, *thought)
        if live.watchers and not live.hurried:
            await asyncio.sleep(max(0.0, tables.pace - (time.monotonic() - began)))
        await self._act(live, seat, at, action)

    async def _choose(self, live: "OpenTable", game: str, setup: Setup, numbers: list[int], bot: str, seed: int) -> int:
        """Return a bot's choice. Raises `RuntimeError` if it makes none."""
        if bot == SIMPLE and live.is_suspect:
            return await asyncio.to_thread(choose, game, setup, numbers, bot, seed)
        behind = 0.0 if live.watchers else BEHIND
        try:
            thought = self.tables.thinker.choose(game, setup, numbers, bot, seed, behind=behind, alone=live.is_suspect)
            action = await asyncio.wait_for(thought, ENDLESS)
        except UserError as error:
            raise RuntimeError(str(error)) from error
        except (BrokenProcessPool, TimeoutError):
            live.is_suspect = True
            raise
        live.is_suspect = False
        return action

    async def _act(self, live: "OpenTable", seat: int, at: int, action: int) -> None:
        def decide(table: Table) -> Decided:
            # The player it stands in for may have come back while it was thinking.
            return table.act(seat, at, action) if table.seats[seat].bot else Decided([])

        await self.tables.open.change(live, decide)

    # -- people who are away ---------------------------------------------------------------------

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(min(ROUND, self.tables.presence.patience / 4))
            await self.go_round()

    async def go_round(self) -> None:
        """Look once at every open table for people who are away, and for a time that is up."""
        cache = self.tables.open.cache
        for live in cache.values():
            live.fade(self.tables.presence.life)
            try:
                if live.table.is_late and not live.table.has_clock:
                    await self.tables.open.change(live, lambda table: table.stop())
                await self._stand_in(live)
                await self.tables.seating.grant_claims(live)
            except UserError:
                pass  # the store is away; the next round comes
            except Exception:
                LOG.exception("nobody could look after those who are away from table %s", live.table.header.code)
        self._waits = {code: wait for code, wait in self._waits.items() if code in cache}
        cache.trim()

    async def _stand_in(self, live: "OpenTable") -> None:
        """Seat a stand-in for a player who is away while others wait."""
        presence, table, code, now = self.tables.presence, live.table, live.table.header.code, time.monotonic()
        seat = table.turn
        if seat < 0 or table.seats[seat].bot or not live.around or table.is_paused or not table.stand_ins:
            self._waits.pop(code, None)
            return
        at, since = self._waits.get(code, (-1, 0.0))
        if at != table.at:
            self._waits[code] = table.at, now
            return
        # Asked early: presence in other processes is known only by watching the store change.
        if now - since < presence.patience / 4 or await presence.absence(live, seat) < presence.wait:
            return
        if now - since >= presence.patience and await presence.present(live) - {HOST, seat}:
            await self.tables.open.change(live, lambda table: table.stand_in(seat, at, STAND_IN))
