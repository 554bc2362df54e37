"""Deletes what is old while the server runs, in small steps."""

import asyncio
import logging
import time

from sobremesa.classroom import Classes
from sobremesa.core.errors import UserError
from sobremesa.lessons.sessions import LessonSessions
from sobremesa.tables import Tables
from sobremesa.tables.prune import DAY, Ages, Pruned, prune

LOG = logging.getLogger(__name__)
FIRST = 600.0
"""Seconds after the start before the first pass."""
EVERY = 6 * 3600.0
"""Seconds between two passes."""
PAUSE = 1.0
"""Seconds of rest after each step."""


class Pruner:
    """Goes through the store at intervals. What somebody has open stays, however old."""

    def __init__(self, tables: Tables, lessons: LessonSessions, classes: Classes, ages: Ages | None = None) -> None:
        self.tables = tables
        self.classes = classes
        self.lessons = lessons
        self.ages = ages or Ages()
        self._rounds: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start the passes."""
        self._rounds = asyncio.ensure_future(self._go_round())

    async def close(self) -> None:
        """Stop at once."""
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)

    async def round(self, now: float | None = None) -> list[str]:
        """Delete what is old; return the codes."""
        store, tables, lessons, gone = self.tables.store, self.tables.open.cache, self.lessons.cache, list[str]()
        used = {live.table.header.code for live in tables.values() if live.is_used}
        used |= {session.stored.code for session in lessons.values() if session.is_used}
        steps = prune(store, self.ages, now=now, is_used=used.__contains__)
        while (done := await store.ask(next, steps, None)) is not None:
            assert isinstance(done, Pruned)
            for code in done.codes:
                tables.drop(code)
                lessons.drop(code)
            gone += done.codes
            await asyncio.sleep(PAUSE if done.codes else 0)
        return gone + await self._delete_classes(time.time() if now is None else now)

    async def _delete_classes(self, now: float) -> list[str]:
        """Delete classes with all names and tables so many days after they were opened, except those in use."""
        if not self.ages.classes:
            return []
        store, gone = self.tables.store, list[str]()
        for code in await store.ask(store.class_codes, now - self.ages.classes * DAY):
            open_class = await self.classes.find(code)
            if not open_class.is_used:
                await self.classes.erase(open_class)
                gone.append(code)
        return gone

    async def _go_round(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                if gone := await self.round():
                    LOG.info("%d old tables and lessons were deleted", len(gone))
            except UserError:
                LOG.warning("old tables could not be deleted: the database is away")
            except Exception:
                LOG.exception("old tables could not be deleted")
            await asyncio.sleep(EVERY)
