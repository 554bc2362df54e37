"""Lessons being taken in one process. Whatever is done in one is decided, stored, and only then sent."""

import asyncio
import secrets
from collections.abc import Mapping
from dataclasses import replace

from sobremesa.core.errors import UserError
from sobremesa.lessons import Answer, Lesson
from sobremesa.lessons.log import ACT, BEGIN, GO, JOIN, LEAVE, LessonEntry
from sobremesa.lessons.progress import Progress
from sobremesa.lessons.session import LessonSession, read_progress
from sobremesa.store import HOST, LessonChange, Store, StoredLesson
from sobremesa.store import TakenLesson as TakenLesson
from sobremesa.store.prune import GONE
from sobremesa.tables.cache import Cache
from sobremesa.tables.keys import hash_key, new_code, read_code
from sobremesa.tables.open import weight
from sobremesa.tables.usernames import need_distinct

TRIES = 20
"""So many codes are tried for a new lesson."""
MEMORY = 64 << 20
"""So many bytes, about, lessons may take that are in memory though nobody has them open."""


class LessonSessions:
    """Lessons in memory, as they are in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.cache: Cache[LessonSession] = Cache(
            MEMORY, lambda session: weight(session.progress.match), lambda session: session.is_used
        )
        self.is_closing = False
        """Whether streams are to end."""

    async def startup(self) -> None:
        """Begin to listen to other processes."""
        loop = asyncio.get_running_loop()
        await asyncio.to_thread(self.store.listen, lambda code, n: loop.call_soon_threadsafe(self.heard, code, n))

    def heard(self, code: str, n: int) -> None:
        """Another process has changed a lesson, any of them if the code is empty; or it has deleted it."""
        if n == GONE and code in self.cache:
            self.cache.drop(code)
            return
        for session in self.cache.values() if not code else [self.cache[code]] if code in self.cache else []:
            if not code or session.stored.n < n:
                session.is_old = True
                session.send()

    # -- finding ---------------------------------------------------------------------------------

    async def find(self, code: str) -> LessonSession:
        """Return a lesson by its code. Raises `UserError` if there is none."""
        code = read_code(code)
        session = self.cache.get(code)
        if session is None or session.is_old:
            stored = await self.store.ask(self.store.lesson, code) if code else None
            if stored is None:
                raise UserError("lesson-unknown", given=code or "?")
            progress = await asyncio.to_thread(read_progress, stored)
            session = self.cache.get(code) or self.cache.put(code, LessonSession(stored, progress))
            if session.is_old or session.stored.n < stored.n:
                session.stored, session.progress, session.is_old = stored, progress, False
        return session

    async def taken(self, key: str) -> list[TakenLesson]:
        """Return the lessons a key's holder has taken or takes, the newest first."""
        return await self.store.ask(self.store.taken_lessons, hash_key(key)) if key else []

    # -- changing --------------------------------------------------------------------------------

    async def begin(self, lesson: Lesson, key: str, seat: int, name: str, *, shared: bool = False) -> LessonSession:
        """Begin a lesson for the holder of a key; at seat `HOST` they only look after a class."""
        if seat not in lesson.places and not (shared and seat == HOST):
            raise UserError("bad-seat", given=seat + 1, accepted=len(lesson.places))
        if shared and len(lesson.places) < 2:
            raise UserError("lesson-alone")
        progress = Progress.read(lesson, [LessonEntry(seat, JOIN, name)] if seat != HOST else [])
        for _ in range(TRIES):
            stored = StoredLesson(
                secrets.token_hex(12), new_code(), lesson.game.meta.id, lesson.id, shared, 1,
                tuple(map(str, progress.log)), {hash_key(key): seat},
            )  # fmt: skip
            if await self.store.write(LessonChange(stored, is_new=True)):
                return self.cache.put(stored.code, LessonSession(stored, progress))
        raise UserError("store-lost")

    async def join(self, session: LessonSession, key: str, seat: int, name: str) -> None:
        """Sit down at a free seat of a class; what the guide has done for it stands."""
        if not session.stored.shared:
            raise UserError("lesson-alone")
        if seat not in session.lesson.places:
            raise UserError("bad-seat", given=seat + 1, accepted=len(session.lesson.places))
        if session.seat(key) not in (None, HOST):
            return
        async with session.lock:
            if session.progress.seats[seat].here:
                raise UserError("table-seat-taken", given=seat + 1)
            need_distinct([*(each for n, each in enumerate(session.progress.names) if n != seat), name])
            others = {hash: held for hash, held in session.stored.learners.items() if held != seat}
            await self._do(session, LessonEntry(seat, JOIN, name), {**others, hash_key(key): seat})

    async def hand_over(self, session: LessonSession, key: str) -> None:
        """Give the place of the one learner to another key: they go on from another device."""
        async with session.lock:
            (seat,) = set(session.stored.learners.values())
            await self._store(session, session.progress, {hash_key(key): seat})

    async def lend(self, session: LessonSession, key: str, seat: int) -> None:
        """Let the guide play for oneself, or for a learner of the same class who is away."""
        mine = session.seat(key)
        if mine is None or (seat != mine and seat in session.present()):
            raise UserError("table-not-your-seat")
        async with session.lock:
            await self._do(session, LessonEntry(seat, LEAVE))

    async def start(self, session: LessonSession, key: str) -> None:
        """Begin a class: seats that are still free are the guide's."""
        mine = session.seat(key)
        if mine is None:
            raise UserError("table-not-your-seat")
        async with session.lock:
            await self._do(session, LessonEntry(mine, BEGIN))

    async def go_on(self, session: LessonSession, seat: int, step: int) -> None:
        """Leave a step that has been read. `step` is the one on the page: what is sent twice is done once."""
        async with session.lock:
            if session.progress.seats[seat].index == step:
                await self._do(session, LessonEntry(seat, GO))

    async def act(self, session: LessonSession, seat: int, lang: str, at: int, action: int) -> Answer:
        """Play an action if it is right; otherwise say what is wrong with it and change nothing."""
        async with session.lock:
            if at != len(session.progress.match.turns):
                raise UserError("table-stale")
            answer = session.guide(seat, lang).judge(action)
            if answer.taken:
                await self._do(
                    session, LessonEntry(seat, ACT, session.lesson.game.text(session.progress.state, action))
                )
            return answer

    async def back(self, session: LessonSession, seat: int) -> None:
        """Go back to before the last thing a learner did or read. Raises `UserError` if others have built on it."""
        async with session.lock:
            progress = await asyncio.to_thread(session.progress.without_last, seat)
            await self._store(session, progress, session.stored.learners)

    async def again(self, session: LessonSession, seat: int) -> None:
        """Start the lesson again. Raises `UserError` in a class, whose other learners would lose what they did."""
        if session.stored.shared:
            raise UserError("lesson-class-again")
        async with session.lock:
            progress = Progress.read(session.lesson, [LessonEntry(seat, JOIN, session.progress.names[seat])])
            await self._store(session, progress, session.stored.learners)

    async def _do(self, session: LessonSession, entry: LessonEntry, learners: Mapping[str, int] | None = None) -> None:
        if not session.progress.takes(entry):
            raise UserError("table-stale")
        # What it leads to is worked out on a copy: until it is stored, the old progress is shown.
        progress = await asyncio.to_thread(session.progress.after, entry)
        await self._store(session, progress, learners or session.stored.learners)

    async def _store(self, session: LessonSession, progress: Progress, learners: Mapping[str, int]) -> None:
        log = tuple(map(str, progress.log))
        stored = replace(session.stored, n=session.stored.n + 1, log=log, learners=learners)
        steps = {number: seat.index for number, seat in enumerate(progress.seats)}
        if not await self.store.write(LessonChange(stored, steps)):
            session.is_old = True
            session.send()
            raise UserError("table-stale")
        session.stored, session.progress = stored, progress
        session.send()

    def end_streams(self) -> None:
        """Let the streams end: the server is about to stop."""
        self.is_closing = True
        for session in self.cache.values():
            session.send()
