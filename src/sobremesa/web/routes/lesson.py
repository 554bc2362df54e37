"""A lesson being taken: its page, its stream, and what is done in it. The table is the same as at any other game."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from markupsafe import Markup

from sobremesa.core.errors import UserError
from sobremesa.core.names import read_name
from sobremesa.lessons import Answer, Guide, Instruction, Lesson
from sobremesa.lessons import lessons as all_lessons
from sobremesa.lessons.session import LessonSession
from sobremesa.tables import HOST, log
from sobremesa.web.deps import OfLearner, Taking, address, check_rate, classes_of, find_session, lessons_of
from sobremesa.web.fields import Action, Moment, Name, Search
from sobremesa.web.live.lines import lines
from sobremesa.web.live.pages import Page, Pages, pages_of
from sobremesa.web.live.parts import parts_of, qr
from sobremesa.web.live.players import Row
from sobremesa.web.live.recap import turns
from sobremesa.web.live.stream import Topic
from sobremesa.web.live.topics import Asked, page_topic, topic
from sobremesa.web.live.view import Attendance, View, view
from sobremesa.web.render import page, part
from sobremesa.web.routes.table import read_action, with_amount
from sobremesa.web.visitor import Looking, Visitor

router = APIRouter(prefix="/l/{code}", include_in_schema=False)
learning = APIRouter(prefix="/l/{code}", route_class=OfLearner, include_in_schema=False)
"""What only those who take the lesson may do."""
LINES = 12
"""So many of the last actions are in the log beside the board."""
HINTED = 12
"""So many right actions are named at most; the others are shown on the board all the same."""


def learner(session: LessonSession, visitor: Visitor) -> int:
    """Return the seat at which a visitor learns. Raises `UserError` for one who only looks."""
    seat = session.seat(visitor.key)
    if seat is None or seat == HOST:
        raise UserError("table-not-your-seat")
    return seat


# -- what is seen ----------------------------------------------------------------------------------


def shown_to(session: LessonSession, visitor: Visitor, where: str, said: str = "") -> Page:
    """Return the lesson as a visitor sees it; with an answer of the guide, if they asked for it without scripts."""
    pages, seat = pages_of(session), session.seat(visitor.key)
    pages.follow((session.stored.n, session.present()))
    viewer = visitor.lang, visitor.narrow, seat, where if session.stored.shared else "", said
    return pages.page(viewer, "table", lambda: fragment(pages, session, visitor, where, said))


def fragment(pages: Pages, session: LessonSession, visitor: Visitor, where: str, said: str) -> str:
    """Return the changing part of the page, in which other parts have their places."""
    lang, seat, progress = visitor.lang, session.seat(visitor.key), session.progress
    base = f"/l/{session.stored.code}"
    values: dict[str, Any] = {"session": session, "lesson": session.lesson, "base": base}
    values |= {"seat": seat, "present": session.present(), "progress": progress, "said": Markup(said)}
    if session.stored.shared:
        values |= {"url": f"{where}{base}", "everybody": everybody(session, lang)}
    if session.waits_for_class or seat is None:
        values["picture"] = qr(values["url"]) if session.stored.shared else ""
        return part("_lesson_lobby.html", lang, **values)
    acts = seat != HOST and progress.acts(seat)
    mine = frozenset({seat} if acts else ())
    seen = view(pages, session.table(), lang, visitor.narrow, mine, Attendance())
    moment = moment_of(session, seat, lang)
    parts = parts_of(pages, seen, (visitor.narrow, seat), learners(seen, seat), base, LINES)
    return part("_lesson.html", lang, view=seen, parts=parts, **vars(moment), **values)


@dataclass(frozen=True)
class LearnerMoment:
    """What a learner is at: a word for it, the guide and what it says, the lesson that comes next."""

    now: str
    guide: Guide | None = None
    instruction: Instruction | None = None
    waits: int | None = None
    following: Lesson | None = None


def moment_of(session: LessonSession, seat: int, lang: str) -> LearnerMoment:
    """Return what somebody in a lesson is at; the host of a class only looks after it."""
    if seat == HOST:
        return LearnerMoment("host")
    guide, waits = session.guide(seat, lang), session.progress.waits_for(seat)
    instruction = guide.instruction()
    known = all_lessons(session.stored.game)
    after = next((n + 1 for n, some in enumerate(known) if some.id == session.lesson.id), len(known))
    now = "acts"
    if guide.finished:
        now = "finished"
    elif waits is not None:
        now = "waits"
    elif instruction.reads:
        now = "reads"
    return LearnerMoment(now, guide, instruction, waits, known[after] if after < len(known) else None)


def learners(seen: View, seat: int) -> list[Row]:
    """Return the players of a lesson: some of them may be played by the guide."""
    several = len(seen.table.seats) > 1
    return [
        Row(
            seat=n, name=some.name, in_turn=n == seen.table.turn, is_you=n == seat and several,
            score=seen.scored[n] if n < len(seen.scored) else None,
            note="lesson-by-guide" if some.kind == log.BOT else "",
        )
        for n, some in enumerate(seen.table.seats)
    ]  # fmt: skip


def everybody(session: LessonSession, lang: str) -> list[tuple[int, str, str, str]]:
    """Return, for each seat of a class, what its learner is at: the seat, the name, a word for it, the step's title."""
    progress, learners = session.progress, []
    for seat in session.lesson.places:
        own = progress.seats[seat]
        moment = "guide" if not own.here else "finished" if progress.is_finished(seat) else "waits"
        if moment == "waits" and own.ready:
            moment = "acts" if progress.acts(seat) else "reads"
        title = session.guide(seat, lang).instruction().title if moment in ("acts", "reads") else ""
        learners.append((seat, progress.names[seat], moment, title))
    return learners


def shown(
    request: Request, visitor: Visitor, session: LessonSession, said: str = "", status: int = 200, class_code: str = ""
) -> HTMLResponse:
    """Return the whole page; of a lesson of a class, it follows where the class leads."""
    inside = shown_to(session, visitor, address(request), said)
    return page(
        request, visitor, "lesson.html", status=status, lesson=session.lesson, session=session, shown=inside,
        back=f"/l/{session.stored.code}", class_code=class_code,
    )  # fmt: skip


def answered(request: Request, visitor: Visitor, session: LessonSession, said: str = "", status: int = 200) -> Response:
    """Return what is to be said: a line for a page that follows the stream, otherwise the page."""
    if request.headers.get("hx-request"):
        return HTMLResponse(said)
    return (
        shown(request, visitor, session, said, status) if said else RedirectResponse(f"/l/{session.stored.code}", 303)
    )


@router.get("")
async def lesson_page(request: Request, visitor: Looking, session: Taking) -> HTMLResponse:
    """The lesson; for a visitor without a seat in it, how to join the class."""
    of_class = await classes_of(request).lessons.class_of(visitor.key, session)
    return shown(request, visitor, session, class_code=of_class.code if of_class else "")


@topic("l")
async def lesson_topic(request: Request, asked: Asked) -> Topic:
    """Return the page of a lesson as a stream tells about it."""
    sessions, visitor = lessons_of(request), asked.visitor
    session = await find_session(request, asked.code)

    async def shown() -> Page:
        # What another process has done is read first; if the store is away, what is known is sent.
        with suppress(UserError):
            await sessions.find(session.stored.code)
        return shown_to(session, visitor, address(request))

    return page_topic(
        asked, session, page=shown, visit=session.visit(visitor.key),
        version=lambda: (session.stored.n, session.is_old, session.comings),
    )  # fmt: skip


@router.get("/log")
async def whole_log(request: Request, visitor: Looking, session: Taking) -> HTMLResponse:
    """The whole log of the table."""
    table = session.table()
    log = list(turns(lines(table, visitor.lang)))
    return page(request, visitor, "log.html", table=table, turns=log, moves=(), replay="")


# -- what is asked ---------------------------------------------------------------------------------


@learning.get("/hint")
async def hint(request: Request, visitor: Looking, session: Taking) -> Response:
    """Show the right actions: in words, on the board and in the panel."""
    guide = session.guide(learner(session, visitor), visitor.lang)
    hints, match = guide.hints(), session.progress.match
    amounts = [
        amount
        for amount in match.game.amounts(match.state, visitor.lang, match.record.names)
        if any(fnmatchcase(choice.notation, amount.notation.replace("#", "*")) for choice in hints)
    ]
    said = part("_lesson_hint.html", visitor.lang, hints=hints, amounts=amounts, most=HINTED)
    return answered(request, visitor, session, said)


@learning.get("/ask")
async def ask(request: Request, visitor: Looking, session: Taking, question: Search = "") -> Response:
    """Answer a word: a term of the lesson, something only the full game has, or an action somebody thinks of."""
    guide = session.guide(learner(session, visitor), visitor.lang)
    # It may be an action said as a sentence, which is looked for among all there are.
    answer = await asyncio.to_thread(guide.ask, question[:100])
    return answered(request, visitor, session, said(session, visitor, answer))


def said(session: LessonSession, visitor: Visitor, answer: Answer) -> str:
    """Return an answer of the guide, with its rule."""
    return part("_lesson_answer.html", visitor.lang, answer=answer, game=session.lesson.game)


# -- what is done ----------------------------------------------------------------------------------


@learning.post("/go")
async def go_on(request: Request, visitor: Looking, session: Taking, step: Moment) -> Response:
    """Go on after reading."""
    await classes_of(request).lessons.need_running(visitor.key, session)
    await lessons_of(request).go_on(session, learner(session, visitor), step)
    return answered(request, visitor, session)


@learning.post("/act")
async def act(request: Request, visitor: Looking, session: Taking, at: Moment, action: Action) -> Response:
    """Try an action, by its number or as the record writes it; a `#` in it stands for an amount of the form."""
    seat = learner(session, visitor)
    await classes_of(request).lessons.need_running(visitor.key, session)
    number = read_action(session.table(), await with_amount(request, action))
    answer = await lessons_of(request).act(session, seat, visitor.lang, at, number)
    return answered(request, visitor, session, "" if answer.taken else said(session, visitor, answer))


@learning.post("/back")
async def back(request: Request, visitor: Looking, session: Taking) -> Response:
    """Go back one step."""
    await classes_of(request).lessons.need_running(visitor.key, session)
    await lessons_of(request).back(session, learner(session, visitor))
    return answered(request, visitor, session)


@learning.post("/again")
async def again(request: Request, visitor: Looking, session: Taking) -> Response:
    """Start again."""
    await classes_of(request).lessons.need_running(visitor.key, session)
    await lessons_of(request).again(session, learner(session, visitor))
    return answered(request, visitor, session)


@router.post("/join")
async def join(
    request: Request, visitor: Looking, session: Taking, seat: Annotated[int, Form(ge=1, le=99)], name: Name = ""
) -> Response:
    """Sit down at a free seat of a class."""
    check_rate(request, "joining")
    response = RedirectResponse(f"/l/{session.stored.code}", 303)
    known = visitor.remembered(request, response)
    await lessons_of(request).join(session, known.key, seat - 1, read_name(name))
    return response


@learning.post("/leave")
async def leave(
    request: Request, visitor: Looking, session: Taking, seat: Annotated[int, Form(ge=1, le=99)]
) -> Response:
    """Let the guide play for a seat."""
    await lessons_of(request).lend(session, visitor.key, seat - 1)
    return answered(request, visitor, session)


@learning.post("/begin")
async def begin_class(request: Request, visitor: Looking, session: Taking) -> Response:
    """Begin a class."""
    await lessons_of(request).start(session, visitor.key)
    return answered(request, visitor, session)
