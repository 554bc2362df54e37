"""The services of one process, started and stopped together on one store."""

import asyncio

from sobremesa.classroom import Classes
from sobremesa.lessons.sessions import LessonSessions
from sobremesa.review.studies import Reviews
from sobremesa.services.pruner import Pruner
from sobremesa.store import Store
from sobremesa.tables import Tables
from sobremesa.tables.thinker import Thinker


class Services:
    """Tables, lessons, classes and reviews on one store."""

    def __init__(
        self, store: Store, *, pace: float = 0.7, patience: float = 90.0, thinker: Thinker | None = None
    ) -> None:
        self.store = store
        self.tables = Tables(store, pace=pace, patience=patience, thinker=thinker)
        self.lessons = LessonSessions(store)
        self.classes = Classes(store, self.tables, self.lessons)
        self.tables.open.listeners.append(self.classes.table_changed)
        self.reviews = Reviews(store, self.tables.thinker)
        self.pruner = Pruner(self.tables, self.lessons, self.classes)

    async def startup(self) -> None:
        """Start listening to other processes, looking for absent players, and deleting what is old."""
        await self.tables.startup()
        await self.lessons.startup()
        await self.classes.startup()
        self.pruner.open()

    def end_streams(self) -> None:
        """End all streams: the server is about to stop."""
        self.tables.presence.end_streams()
        self.lessons.end_streams()
        self.classes.end_streams()
        self.reviews.end_streams()

    async def shutdown(self) -> None:
        """Stop the bots, write what is queued, close the store."""
        await self.tables.driver.close()
        await self.pruner.close()
        await self.reviews.close()
        await self.tables.thinker.close()
        await self.classes.settle()
        await self.tables.open.settle()
        await asyncio.to_thread(self.store.close)

    async def check(self) -> None:
        """Raise `UserError` unless the database answers."""
        await self.store.check()
