"""Reviews of finished games: computed in worker processes, stopped and resumed, stored as they progress."""

import asyncio
import json
import logging
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field

from sobremesa.core.errors import UserError
from sobremesa.core.meta import Setup
from sobremesa.core.record import Record
from sobremesa.core.registry import game as find_game
from sobremesa.review.review import Costly, JudgedMoment, Review, gather, moments, read, weigh, write
from sobremesa.store import ReviewChange, Store, StoredReview
from sobremesa.tables import OpenTable
from sobremesa.tables.audience import Signal
from sobremesa.tables.cache import Cache
from sobremesa.tables.thinker import Thinker

LOG = logging.getLogger(__name__)
OFTEN = 25
"""Decisions judged between two writes to the store."""
MOST = 100
"""Reviews held in memory, at most."""
Odds = tuple[tuple[int, tuple[float, ...]], ...]


@dataclass(eq=False)
class Study(Signal):
    """The state of one review."""

    id: str
    """The id of the table."""
    odds: Odds = ()
    judged: set[int] = field(default_factory=set)
    """By number: the decisions that have been judged."""
    costly: list[Costly] = field(default_factory=list)
    total: int = 0
    """How many decisions are to be judged; 0 until they have been counted."""
    is_done: bool = False
    work: "asyncio.Task[None] | None" = None
    is_stopped: bool = False

    @property
    def is_running(self) -> bool:
        """Tell whether it is being computed here."""
        return self.work is not None and not self.work.done()

    @property
    def done(self) -> float:
        """Return the share that is done."""
        return 1.0 if self.is_done else len(self.judged) / self.total if self.total else 0.0

    @property
    def review(self) -> Review:
        """Return the review as far as it has been computed."""
        dearest = sorted(self.costly, key=lambda decision: (-decision.cost, decision.number))
        return Review(self.odds, tuple(dearest), self.done)


class Reviews:
    """The reviews of the tables of a store."""

    def __init__(self, store: Store, thinker: Thinker) -> None:
        self.store = store
        self.thinker = thinker
        self.is_closing = False
        """Whether streams are to end."""
        self._studies: Cache[Study] = Cache(MOST, lambda study: 1, lambda study: study.is_running)

    async def close(self) -> None:
        """Stop all computations; what was stored stays."""
        tasks = [study.work for study in self._studies.values() if study.work is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def end_streams(self) -> None:
        """End all streams: the server is about to stop."""
        self.is_closing = True
        for study in self._studies.values():
            study.send()

    async def find(self, live: OpenTable) -> Study:
        """Return the review of a table. Raises `UserError` during the game, and if it cannot be reviewed."""
        table = live.table
        if not table.is_over:
            raise UserError("review-too-early")
        table.need_today()
        id = table.header.id
        study = self._studies.get(id)
        if study is None or not (study.is_running or study.is_done):
            # Another process may have computed more.
            stored = await self.store.ask(self.store.review, id)
            known = _read(id, stored) if stored else None
            study = self._studies.get(id) or study
            if known and (study is None or (len(known.judged) > len(study.judged) and not study.is_running)):
                study = known
            study = self._studies.put(id, study or Study(id))
        return study

    async def start(self, live: OpenTable) -> Study:
        """Start a review, or resume it."""
        study = await self.find(live)
        if not study.is_running and not study.is_done:
            study.is_stopped = False
            study.work = asyncio.ensure_future(self._work(live, study))
            study.work.add_done_callback(_ended)
            study.send()
        return study

    async def odds(self, live: OpenTable) -> Odds:
        """Return everybody's expectation over the game, without judging its decisions."""
        study = await self.find(live)
        if not study.odds:
            record = live.table.need_match().record
            odds, every = await self.thinker.study(
                _opened, record.game.meta.id, record.setup, record.names, list(record.actions)
            )
            # A review may have started meanwhile: it computes the same.
            study.odds, study.total = odds, len(every)
        return study.odds

    async def stop(self, live: OpenTable) -> Study:
        """Stop a review; results so far stay. Decisions being judged are finished first."""
        study = await self.find(live)
        study.is_stopped = study.is_running
        study.send()
        return study

    async def _work(self, live: OpenTable, study: Study) -> None:
        record = live.table.need_match().record
        try:
            odds, every = await self.thinker.study(
                _opened, record.game.meta.id, record.setup, record.names, list(record.actions)
            )
            study.odds, study.total = odds, len(every)
            study.send()
            waiting = iter([moment for moment in every if moment.number not in study.judged])
            await asyncio.gather(*(self._judge(study, waiting) for _ in range(self.thinker.students)))
            study.is_done = len(study.judged) == study.total
            await self._store(study)
        finally:
            asyncio.get_running_loop().call_soon(study.send)

    async def _judge(self, study: Study, waiting: Iterator[JudgedMoment]) -> None:
        for moment in waiting:
            if study.is_stopped:
                return
            try:
                decision = await self.thinker.study(weigh, moment)
            except BrokenProcessPool:
                # Trying again would fail in the same way.
                LOG.exception("decision %d of a review cannot be judged", moment.number)
                decision = None
            study.judged.add(moment.number)
            if decision is not None:
                study.costly.append(decision)
            study.send()
            if len(study.judged) % OFTEN == 0:
                await self._store(study)

    async def _store(self, study: Study) -> None:
        stored = StoredReview(write(study.review), json.dumps(sorted(study.judged)))
        await self.store.write(ReviewChange(study.id, stored))


def _opened(game: str, setup: Setup, names: tuple[str, ...], actions: list[int]) -> tuple[Odds, list[JudgedMoment]]:
    """Return everybody's expectation over the game, and the decisions to be judged."""
    record = Record(find_game(game), setup, names, actions)
    return gather(record, (), 0.0).odds, moments(record)


def _ended(task: "asyncio.Task[None]") -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:
        LOG.error("a review could not be finished", exc_info=error)


def _read(id: str, stored: StoredReview) -> Study:
    """Return what is stored of a review."""
    review, judged = read(stored.review), set(json.loads(stored.judged))
    total = round(len(judged) / review.done) if review.done else 0
    return Study(id, review.odds, judged, list(review.costly), total, review.done == 1.0)
