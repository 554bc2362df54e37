"""The lesson of a class: everybody takes it, each with a guide of their own, until the tables begin."""

import asyncio

from sobremesa.classroom import log
from sobremesa.classroom.classroom import TEACHER, Classroom
from sobremesa.classroom.open import OpenClass, OpenClasses
from sobremesa.core.errors import UserError
from sobremesa.lessons import lesson as find_lesson
from sobremesa.lessons.session import LessonSession
from sobremesa.lessons.sessions import LessonSessions
from sobremesa.store import ClassEntry


class ClassLessons:
    """Lessons that pupils take because their class does."""

    def __init__(self, open: OpenClasses, sessions: LessonSessions) -> None:
        self.open = open
        self.sessions = sessions
        self._enrolling = asyncio.Lock()
        """Nobody gets two lessons by asking twice at once."""

    async def begin(self, open_class: OpenClass, key: str) -> None:
        """Have everybody take the lesson of the class, until the tables begin."""
        open_class.need_teacher(key)

        def decide(classroom: Classroom) -> list[ClassEntry]:
            if not classroom.settings.lesson or classroom.has_begun:
                raise UserError("class-no-lesson")
            return [] if classroom.is_learning else [log.entry(log.LEARN)]

        await self.open.change(open_class, decide)

    async def own(self, open_class: OpenClass, key: str) -> LessonSession | None:
        """Return the lesson that a key's holder takes in the class; on another device they go on where they were."""
        pupil = open_class.pupil(key)
        if pupil is None or not pupil.approved or not open_class.classroom.is_learning:
            return None
        async with self._enrolling:
            code = open_class.classroom.pupil(pupil.number).lesson
            return await self._go_on(code, key) if code else await self._enrol(open_class, key)

    async def _go_on(self, code: str, key: str) -> LessonSession:
        session = await self.sessions.find(code)
        if session.seat(key) is None:
            await self.sessions.hand_over(session, key)
        return session

    async def _enrol(self, open_class: OpenClass, key: str) -> LessonSession:
        pupil, settings = open_class.need_pupil(key), open_class.classroom.settings
        lesson = find_lesson(settings.game, settings.lesson)
        session = await self.sessions.begin(lesson, key, lesson.places[0], pupil.name)
        entry = log.entry(log.LESSON, person=pupil.number, code=session.stored.code)
        await self.open.change(open_class, lambda classroom: [entry])
        return session

    async def need_running(self, key: str, session: LessonSession) -> None:
        """Raise `UserError` for a lesson of a class that is paused."""
        of_class = await self.class_of(key, session)
        if of_class is not None and of_class.classroom.is_learning and of_class.classroom.is_paused:
            raise UserError("table-paused")

    async def class_of(self, key: str, session: LessonSession) -> OpenClass | None:
        """Return the class in which a key's holder takes a lesson; none if they take it by themselves."""
        for code, holder in await self.open.held_by(key):
            if holder != TEACHER:
                open_class = await self.open.find(code)
                pupil = open_class.pupil(key)
                if pupil is not None and pupil.lesson == session.stored.code:
                    return open_class
        return None
