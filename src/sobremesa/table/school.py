"""The school: the lessons of one process in memory. Whatever is done in one is decided, kept, and only then told."""

import asyncio
import secrets
from collections.abc import Mapping
from dataclasses import replace

from sobremesa.core.errors import UserError
from sobremesa.learn import Lesson
from sobremesa.learn import lesson as find_lesson
from sobremesa.learn.circle import Circle
from sobremesa.learn.deeds import ACT, BEGIN, GO, JOIN, LEAVE, Deed
from sobremesa.learn.sayings import Answer
from sobremesa.table.cache import Cache
from sobremesa.table.course import Course
from sobremesa.table.header import HOST
from sobremesa.table.keys import hash_key, new_code, read_code
from sobremesa.table.lessons import Kept, Lessons, Taken
from sobremesa.table.live import weight
from sobremesa.table.names import need_distinct
from sobremesa.table.store import Store

__all__ = ["Course", "School"]

TRIES = 20
"""So many codes are tried for a new lesson."""
MEMORY = 64 << 20
"""So many bytes, about, lessons may take that are in memory though nobody has them open."""


class School:
    """Lessons in memory, as they are in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lessons = Lessons(store)
        self.courses: Cache[Course] = Cache(
            MEMORY, lambda course: weight(course.circle.match), lambda course: course.is_used
        )
        self.is_closing = False
        """Whether those who watch are asked to leave."""

    def heard(self, code: str, n: int) -> None:
        """Another process has changed a lesson; any of them, if the code is empty."""
        for course in self.courses.values() if not code else [self.courses[code]] if code in self.courses else []:
            if not code or course.kept.n < n:
                course.is_old = True
                course.tell()

    # -- finding ---------------------------------------------------------------------------------

    async def find(self, code: str) -> Course:
        """Return a lesson by its code. Raises `UserError` if there is none."""
        code = read_code(code)
        course = self.courses.get(code)
        if course is None or course.is_old:
            kept = await self.store.ask(self.lessons.find, code) if code else None
            if kept is None:
                raise UserError("lesson-unknown", given=code or "?")
            lesson = find_lesson(kept.game, kept.lesson)
            circle = await asyncio.to_thread(Circle.read, lesson, [Deed.read(line) for line in kept.log])
            course = self.courses.get(code) or self.courses.put(code, Course(kept, circle))
            if course.is_old or course.kept.n < kept.n:
                course.kept, course.circle, course.is_old = kept, circle, False
        return course

    async def taken(self, key: str) -> list[Taken]:
        """Return the lessons a key's holder has taken or takes, the newest first."""
        return await self.store.ask(self.lessons.taken, hash_key(key)) if key else []

    # -- changing --------------------------------------------------------------------------------

    async def begin(self, lesson: Lesson, key: str, seat: int, name: str, *, shared: bool = False) -> Course:
        """Begin a lesson for whoever holds the key; at seat `HOST` they only look after a class."""
        if seat not in lesson.places and not (shared and seat == HOST):
            raise UserError("bad-seat", given=seat + 1, accepted=len(lesson.places))
        if shared and len(lesson.places) < 2:
            raise UserError("lesson-alone")
        circle = Circle.read(lesson, [Deed(seat, JOIN, name)] if seat != HOST else [])
        for _ in range(TRIES):
            kept = Kept(
                secrets.token_hex(12), new_code(), lesson.game.meta.id, lesson.id, shared, 1,
                tuple(map(str, circle.log)), {hash_key(key): seat},
            )  # fmt: skip
            if await self.store.ask(self.lessons.keep, kept, {}, is_new=True):
                return self.courses.put(kept.code, Course(kept, circle))
        raise UserError("store-lost")

    async def join(self, course: Course, key: str, seat: int, name: str) -> None:
        """Sit down at a free seat of a class; what the guide has done for it stands."""
        if not course.kept.shared:
            raise UserError("lesson-alone")
        if seat not in course.lesson.places:
            raise UserError("bad-seat", given=seat + 1, accepted=len(course.lesson.places))
        if course.seat(key) not in (None, HOST):
            return
        async with course.lock:
            if course.circle.places[seat].here:
                raise UserError("table-seat-taken", given=seat + 1)
            need_distinct([*(each for n, each in enumerate(course.circle.names) if n != seat), name])
            others = {hash: held for hash, held in course.kept.learners.items() if held != seat}
            await self._do(course, Deed(seat, JOIN, name), {**others, hash_key(key): seat})

    async def lend(self, course: Course, key: str, seat: int) -> None:
        """Let the guide play for oneself, or for a learner of the same class who is away."""
        mine = course.seat(key)
        if mine is None or (seat != mine and seat in course.present()):
            raise UserError("table-not-your-seat")
        async with course.lock:
            await self._do(course, Deed(seat, LEAVE))

    async def start(self, course: Course, key: str) -> None:
        """Begin a class: seats that are still free are the guide's."""
        mine = course.seat(key)
        if mine is None:
            raise UserError("table-not-your-seat")
        async with course.lock:
            await self._do(course, Deed(mine, BEGIN))

    async def go_on(self, course: Course, seat: int, step: int) -> None:
        """Leave a step that has been read. `step` is the one on the page: what is sent twice is done once."""
        async with course.lock:
            if course.circle.places[seat].index == step:
                await self._do(course, Deed(seat, GO))

    async def act(self, course: Course, seat: int, lang: str, at: int, action: int) -> Answer:
        """Play an action if it is right; otherwise say what is wrong with it and change nothing."""
        async with course.lock:
            if at != len(course.circle.match.turns):
                raise UserError("table-stale")
            answer = course.guide(seat, lang).judge(action)
            if answer.taken:
                await self._do(course, Deed(seat, ACT, course.lesson.game.text(course.circle.state, action)))
            return answer

    async def back(self, course: Course, seat: int) -> None:
        """Go back to before the last thing a learner did or read. Raises `UserError` if others have built on it."""
        async with course.lock:
            circle = await asyncio.to_thread(course.circle.without_last, seat)
            await self._keep(course, circle, course.kept.learners)

    async def again(self, course: Course, seat: int) -> None:
        """Start the lesson again. Raises `UserError` in a class, whose other learners would lose what they did."""
        if course.kept.shared:
            raise UserError("lesson-class-again")
        async with course.lock:
            circle = Circle.read(course.lesson, [Deed(seat, JOIN, course.circle.names[seat])])
            await self._keep(course, circle, course.kept.learners)

    async def _do(self, course: Course, deed: Deed, learners: Mapping[str, int] | None = None) -> None:
        if not course.circle.takes(deed):
            raise UserError("table-stale")
        # The deeds are the truth: what they lead to is worked out beside what is still being shown.
        circle = await asyncio.to_thread(Circle.read, course.lesson, [*course.circle.log, deed])
        await self._keep(course, circle, learners or course.kept.learners)

    async def _keep(self, course: Course, circle: Circle, learners: Mapping[str, int]) -> None:
        fresh = replace(course.kept, n=course.kept.n + 1, log=tuple(map(str, circle.log)), learners=learners)
        steps = {seat: place.index for seat, place in enumerate(circle.places)}
        if not await self.store.ask(self.lessons.keep, fresh, steps):
            course.is_old = True
            course.tell()
            raise UserError("table-stale")
        course.kept, course.circle = fresh, circle
        course.tell()

    # -- watching --------------------------------------------------------------------------------

    async def arrive(self, course: Course, key: str) -> None:
        """Somebody opens the lesson."""
        course.come(key)

    async def stay(self, course: Course, key: str) -> None:
        """Somebody is still there."""

    def leave(self, course: Course, key: str) -> None:
        """Somebody closes it."""
        course.go(key)

    def last_round(self) -> None:
        """Let the streams end: the doors are about to be closed."""
        self.is_closing = True
        for course in self.courses.values():
            course.tell()
