"""The lessons there are: by game, with how far this browser has come; each can be begun, or gone on with."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response

from sobremesa.core.names import read_name
from sobremesa.lessons import Lesson
from sobremesa.lessons import lesson as find_lesson
from sobremesa.lessons import lessons as all_lessons
from sobremesa.lessons.sessions import TakenLesson
from sobremesa.web.deps import check_rate, lessons_of
from sobremesa.web.fields import Name, SeatNumber
from sobremesa.web.render import page, shown_titles
from sobremesa.web.visitor import Looking, Visitor

LOG = logging.getLogger(__name__)
router = APIRouter(prefix="/learn", include_in_schema=False)


@dataclass(frozen=True)
class LessonOffer:
    """A lesson as it is offered to a visitor."""

    lesson: Lesson
    taken: TakenLesson | None = None
    """The visitor's last one, if there is one."""
    is_learnt: bool = False
    """Whether the visitor has ever come to its end."""

    @property
    def goes_on(self) -> bool:
        """Tell whether the visitor is in its middle."""
        return self.taken is not None and self.taken.step < len(self.lesson.steps)

    @property
    def percent(self) -> int:
        """Return how much of it lies behind the visitor."""
        return 100 * self.taken.step // len(self.lesson.steps) if self.taken else 0

    @property
    def path(self) -> str:
        """Return where it begins."""
        return f"/learn/{self.lesson.game.meta.id}/{self.lesson.id}"


def lessons_in(id: str) -> Sequence[Lesson]:
    """Return the lessons of a title; none of one that is not there or whose lessons are broken."""
    try:
        return all_lessons(id)
    except Exception as error:
        LOG.warning("the lessons of %s are not shown: %s: %s", id, type(error).__name__, error)
        return ()


def offers(lessons: Sequence[Lesson], taken: Sequence[TakenLesson]) -> list[LessonOffer]:
    """Return lessons as they are offered to a visitor who has taken these."""
    offered = []
    for lesson in lessons:
        own = [attempt for attempt in taken if (attempt.game, attempt.lesson) == (lesson.game.meta.id, lesson.id)]
        open_ones = [attempt for attempt in own if attempt.step < len(lesson.steps)]
        learnt = any(attempt.step >= len(lesson.steps) for attempt in own)
        offered.append(LessonOffer(lesson, next(iter(open_ones or own), None), learnt))
    return offered


async def begun(request: Request, visitor: Visitor) -> list[LessonOffer]:
    """Return all lessons that a visitor is in the middle of, or looks after, the one they were last at first."""
    taken = await lessons_of(request).taken(visitor.key)
    known = {
        (id, lesson.id): lesson for id in dict.fromkeys(attempt.game for attempt in taken) for lesson in lessons_in(id)
    }
    own = [(known.get((attempt.game, attempt.lesson)), attempt) for attempt in taken]
    return [offer for lesson, attempt in own if lesson is not None and (offer := LessonOffer(lesson, attempt)).goes_on]


@router.get("")
async def learn(request: Request, visitor: Looking) -> HTMLResponse:
    """All lessons, by game."""
    taken = await lessons_of(request).taken(visitor.key)
    by_title = {title.meta.id: offers(lessons_in(title.meta.id), taken) for title in shown_titles()}
    return page(request, visitor, "learn.html", offers=by_title)


@router.get("/{game}/{lesson}")
async def cover(request: Request, visitor: Looking, game: str, lesson: str) -> HTMLResponse:
    """One lesson: what it teaches, *go on* or *begin*, alone or with a class."""
    taught = find_lesson(game, lesson)
    (offer,) = offers([taught], await lessons_of(request).taken(visitor.key))
    return page(request, visitor, "lesson_cover.html", offer=offer, lesson=taught)


@router.post("/{game}/{lesson}")
async def begin(
    request: Request,
    visitor: Looking,
    game: str,
    lesson: str,
    seat: SeatNumber = 1,
    name: Name = "",
    shared: Annotated[bool, Form()] = False,
) -> Response:
    """Begin a lesson at a seat, counted from 1; in a class at 0, only to look after it."""
    check_rate(request, "creating")
    response = Response(status_code=303)
    known = visitor.remembered(request, response)
    taught = find_lesson(game, lesson)
    session = await lessons_of(request).begin(taught, known.key, seat - 1, read_name(name), shared=shared)
    response.headers["location"] = f"/l/{session.stored.code}"
    return response
