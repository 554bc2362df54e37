"""A lesson being taken: its page, its stream, and what is done in it. The table is the same as at any other game."""

import asyncio
from contextlib import suppress
from fnmatch import fnmatchcase
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from markupsafe import Markup

from sobremesa.core.errors import UserError
from sobremesa.core.names import read_name
from sobremesa.learn import Answer
from sobremesa.learn import lessons as all_lessons
from sobremesa.table.course import Course
from sobremesa.table.header import HOST
from sobremesa.web.doors import OfLearner, Taking, address, check_rate
from sobremesa.web.fields import Action, Moment, Name, Search
from sobremesa.web.lessons import school_of
from sobremesa.web.play import last_lines, read_action, with_amount
from sobremesa.web.render import actions_template, page, part
from sobremesa.web.seating import qr
from sobremesa.web.stream import Stream, frame
from sobremesa.web.view import View, lines, view
from sobremesa.web.visitor import Looking, Visitor

__all__ = ["learning", "router"]

router = APIRouter(prefix="/l/{code}")
learning = APIRouter(prefix="/l/{code}", route_class=OfLearner)
"""What only those who take the lesson may do."""
HINTED = 12
"""So many right actions are named at most; the others are shown on the board all the same."""


def learner(course: Course, visitor: Visitor) -> int:
    """Return the seat at which a visitor learns. Raises `UserError` for whoever only looks."""
    seat = course.seat(visitor.key)
    if seat is None or seat == HOST:
        raise UserError("table-not-your-seat")
    return seat


# -- what is seen ----------------------------------------------------------------------------------


def fragment(course: Course, visitor: Visitor, where: str, said: str = "") -> str:
    """Return the lesson as a visitor sees it, the part of the page that changes."""
    lang, seat, circle = visitor.lang, course.seat(visitor.key), course.circle
    values: dict[str, Any] = {"course": course, "lesson": course.lesson, "base": f"/l/{course.kept.code}"}
    values |= {"seat": seat, "present": course.present(), "circle": circle, "said": Markup(said)}
    if course.kept.shared:
        values |= {"url": f"{where}/l/{course.kept.code}", "everybody": everybody(course, lang)}
    if course.waits_for_class or seat is None:
        values["picture"] = qr(values["url"]) if course.kept.shared else ""
        return part("_lesson_lobby.html", lang, **values)
    acts = seat != HOST and circle.acts(seat)
    seen = at_table(course, visitor, frozenset({seat} if acts else ()))
    values |= {"view": seen, "lines": last_lines(seen), "actions": actions_template(seen.game.meta.id)}
    if seat == HOST:
        return part("_lesson.html", lang, guide=None, saying=None, following=None, waits=None, **values)
    guide = course.guide(seat, lang)
    known = all_lessons(course.kept.game)
    after = next((n + 1 for n, some in enumerate(known) if some.id == course.lesson.id), len(known))
    return part(
        "_lesson.html", lang, guide=guide, saying=guide.say(), waits=circle.waits_for(seat),
        following=known[after] if after < len(known) else None, **values,
    )  # fmt: skip


def at_table(course: Course, visitor: Visitor, mine: frozenset[int]) -> View:
    """Return the lesson's table as the pages of tables show one."""
    return view(course.table(), visitor.lang, visitor.narrow, mine, frozenset())


def everybody(course: Course, lang: str) -> list[tuple[int, str, str, str]]:
    """Return, for each seat of a class, what its learner is at: the seat, the name, a word for it, the step's title."""
    circle, found = course.circle, []
    for seat in course.lesson.places:
        place = circle.places[seat]
        moment = "guide" if not place.here else "finished" if circle.is_finished(seat) else "waits"
        if moment == "waits" and place.ready:
            moment = "acts" if circle.acts(seat) else "reads"
        title = course.guide(seat, lang).say().title if moment in ("acts", "reads") else ""
        found.append((seat, circle.names[seat], moment, title))
    return found


def shown(request: Request, visitor: Visitor, course: Course, said: str = "", status: int = 200) -> HTMLResponse:
    """Return the whole page."""
    inside = fragment(course, visitor, address(request), said)
    return page(
        request, visitor, "lesson.html", status=status, lesson=course.lesson, course=course, inside=inside,
        back=f"/l/{course.kept.code}",
    )  # fmt: skip


def answered(request: Request, visitor: Visitor, course: Course, said: str = "", status: int = 200) -> Response:
    """Return what is to be said: a line for a page that follows the stream, otherwise the page."""
    if request.headers.get("hx-request"):
        return HTMLResponse(said)
    return shown(request, visitor, course, said, status) if said else RedirectResponse(f"/l/{course.kept.code}", 303)


@router.get("")
async def lesson_page(request: Request, visitor: Looking, course: Taking) -> HTMLResponse:
    """The lesson; for whoever has no seat in it, how to join the class."""
    return shown(request, visitor, course)


@router.get("/stream")
async def stream(request: Request, visitor: Looking, course: Taking) -> Stream:
    """Whatever changes, as the whole fragment."""
    school = school_of(request)

    async def tell() -> bytes:
        # What another process has done is read first; if the store is away, what is known is told.
        with suppress(UserError):
            await school.find(course.kept.code)
        return frame(fragment(course, visitor, address(request)), course.kept.n)

    return Stream(
        school, course, visitor.key, mark=lambda: (course.kept.n, course.is_old, course.comings), tell=tell
    )  # fmt: skip


@router.get("/log")
async def whole_log(request: Request, visitor: Looking, course: Taking) -> HTMLResponse:
    """The whole log of the table."""
    table = course.table()
    return page(request, visitor, "log.html", table=table, log=lines(table, visitor.lang), moves=())


# -- what is asked ---------------------------------------------------------------------------------


@learning.get("/hint")
async def hint(request: Request, visitor: Looking, course: Taking) -> Response:
    """Show the right actions: in words, on the board and in the panel."""
    guide = course.guide(learner(course, visitor), visitor.lang)
    shown = guide.hints()
    amounts = [
        some for some in guide.scene().amounts
        if any(fnmatchcase(choice.notation, some.notation.replace("#", "*")) for choice in shown)
    ]  # fmt: skip
    said = part("_lesson_hint.html", visitor.lang, hints=shown, amounts=amounts, most=HINTED)
    return answered(request, visitor, course, said)


@learning.get("/ask")
async def ask(request: Request, visitor: Looking, course: Taking, question: Search = "") -> Response:
    """Answer a word: a term of the lesson, something only the full game has, or an action somebody thinks of."""
    guide = course.guide(learner(course, visitor), visitor.lang)
    # It may be an action said as a sentence, which is looked for among all there are.
    answer = await asyncio.to_thread(guide.ask, question[:100])
    return answered(request, visitor, course, said(course, visitor, answer))


def said(course: Course, visitor: Visitor, answer: Answer) -> str:
    """Return an answer of the guide, with its rule."""
    return part("_lesson_answer.html", visitor.lang, answer=answer, game=course.lesson.game)


# -- what is done ----------------------------------------------------------------------------------


@learning.post("/go")
async def go_on(request: Request, visitor: Looking, course: Taking, step: Moment) -> Response:
    """Go on after reading."""
    await school_of(request).go_on(course, learner(course, visitor), step)
    return answered(request, visitor, course)


@learning.post("/act")
async def act(request: Request, visitor: Looking, course: Taking, at: Moment, action: Action) -> Response:
    """Try an action, by its number or as the record writes it; a `#` in it stands for an amount of the form."""
    seat = learner(course, visitor)
    number = read_action(course.table(), await with_amount(request, action))
    answer = await school_of(request).act(course, seat, visitor.lang, at, number)
    return answered(request, visitor, course, "" if answer.taken else said(course, visitor, answer))


@learning.post("/back")
async def back(request: Request, visitor: Looking, course: Taking) -> Response:
    """Go back one step."""
    await school_of(request).back(course, learner(course, visitor))
    return answered(request, visitor, course)


@learning.post("/again")
async def again(request: Request, visitor: Looking, course: Taking) -> Response:
    """Start again."""
    await school_of(request).again(course, learner(course, visitor))
    return answered(request, visitor, course)


@router.post("/join")
async def join(
    request: Request, visitor: Looking, course: Taking, seat: Annotated[int, Form(ge=1, le=99)], name: Name = ""
) -> Response:
    """Sit down at a free seat of a class."""
    check_rate(request, "joining")
    response = RedirectResponse(f"/l/{course.kept.code}", 303)
    known = visitor.remembered(request, response)
    await school_of(request).join(course, known.key, seat - 1, read_name(name))
    return response


@learning.post("/leave")
async def leave(
    request: Request, visitor: Looking, course: Taking, seat: Annotated[int, Form(ge=1, le=99)]
) -> Response:
    """Let the guide play for a seat."""
    await school_of(request).lend(course, visitor.key, seat - 1)
    return answered(request, visitor, course)


@learning.post("/begin")
async def begin_class(request: Request, visitor: Looking, course: Taking) -> Response:
    """Begin a class."""
    await school_of(request).start(course, visitor.key)
    return answered(request, visitor, course)
