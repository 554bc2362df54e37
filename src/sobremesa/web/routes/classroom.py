"""A class as a pupil meets it: joining by a name, waiting, what the teacher shows, questions."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from sobremesa.classroom import OpenClass
from sobremesa.classroom.names import safe_names
from sobremesa.core.errors import UserError
from sobremesa.core.names import read_name
from sobremesa.web.deps import InClass, OfPupil, check_rate, classes_of
from sobremesa.web.fields import Name, Search
from sobremesa.web.live.lines import lines
from sobremesa.web.live.stream import Stream, frame
from sobremesa.web.render import page, part
from sobremesa.web.routes.teacher import board_of
from sobremesa.web.visitor import Looking, Visitor

router = APIRouter(prefix="/c/{code}", include_in_schema=False)
joined = APIRouter(prefix="/c/{code}", route_class=OfPupil, include_in_schema=False)
"""What only those who have joined may see or do."""


@router.get("")
async def door(request: Request, visitor: Looking, open_class: InClass, stay: Search = "") -> Response:
    """Join; who has joined waits here, and is led to their table."""
    classes = classes_of(request)
    pupil = open_class.pupil(visitor.key)
    if pupil is None:
        if open_class.holders(visitor.key):
            return RedirectResponse(f"/c/{open_class.code}/teacher", 303)
        return _join(request, visitor, open_class)
    live = await classes.tables.own(open_class, visitor.key)
    if live is not None and not stay:
        return RedirectResponse(f"/t/{live.table.header.code}", 303)
    session = await classes.lessons.own(open_class, visitor.key) if live is None and not stay else None
    if session is not None:
        return RedirectResponse(f"/l/{session.stored.code}", 303)
    return page(request, visitor, "class_wait.html", open_class=open_class, inside=_inside(visitor, open_class))


def _join(
    request: Request, visitor: Visitor, open_class: OpenClass, error: UserError | None = None, name: str = ""
) -> HTMLResponse:
    classroom, settings = open_class.classroom, open_class.classroom.settings
    values: dict[str, Any] = {
        "open_class": open_class, "listed": bool(settings.names), "names": classroom.free_names(), "typed": name,
        "safe": safe_names(visitor.lang, [pupil.name for pupil in classroom.pupils]), "consent": settings.consent,
        "error": error.text(visitor.lang) if error else "",
        "word": error is not None and error.code in ("class-name-taken", "class-word"),
        "known": [pupil.name for pupil in classroom.pupils if not pupil.removed] if settings.names else [],
    }  # fmt: skip
    return page(request, visitor, "class_join.html", status=409 if error else 200, **values)


@router.post("/join")
async def join(
    request: Request, visitor: Looking, open_class: InClass, name: Name = "", word: Name = "", consent: Name = ""
) -> Response:
    """Join by a name; come back by a name and its word."""
    check_rate(request, "joining")
    classes = classes_of(request)
    try:
        given = read_name(name)
        if not given:
            raise UserError("name-invisible")
        if open_class.classroom.settings.consent and not consent and open_class.classroom.named(given) is None:
            raise UserError("class-consent")
        response = RedirectResponse(f"/c/{open_class.code}?stay=1", 303)
        known = visitor.remembered(request, response)
        await classes.roster.join(open_class, known.key, given, word)
        if consent:
            await classes.roster.consent(open_class, known.key)
    except UserError as error:
        if error.code == "class-word":
            # Four signs can be guessed: wrong ones count as wrong codes do.
            check_rate(request, "guessing")
        if error.code.startswith("store-") or error.code == "too-often":
            raise
        return _join(request, visitor, open_class, error, name[:40])
    return response


def _inside(visitor: Visitor, open_class: OpenClass) -> str:
    classroom, pupil = open_class.classroom, open_class.pupil(visitor.key)
    code = classroom.code_of(pupil)
    # Whoever comes late reads their word first; the others have read it when the game begins.
    late = bool(code) and pupil is not None and pupil.joined > classroom.groups[pupil.table].begun
    mates = [other.name for other in classroom.at(pupil.table)] if pupil is not None and pupil.table >= 0 else []
    return part(
        "_class_wait.html", visitor.lang, open_class=open_class, classroom=classroom, pupil=pupil, code=code, late=late,
        mates=mates, calls=classroom.calls(pupil),
        number=(pupil.table + 1) if pupil is not None else 0,
    )  # fmt: skip


def _follow(visitor: Visitor, open_class: OpenClass) -> str:
    """Return only where the class leads now, and whether it waits, for the page of a lesson."""
    classroom, pupil = open_class.classroom, open_class.pupil(visitor.key)
    calls = classroom.calls(pupil)
    code = classroom.code_of(pupil)
    return part("_class_follow.html", visitor.lang, calls=calls, code=code, is_paused=classroom.is_paused)


@joined.get("/stream", response_class=Stream)
async def stream(request: Request, visitor: Looking, open_class: InClass, follow: Search = "") -> Stream:
    """The waiting page whenever the class changes; or only where the class leads."""

    def seen() -> object:
        # What others do changes nothing here: only one's own place, one's table's people and what all are shown.
        classroom, pupil = open_class.classroom, open_class.pupil(visitor.key)
        table = pupil.table if pupil is not None else -1
        mates = tuple((mate.number, mate.name) for mate in classroom.at(table)) if table >= 0 else ()
        calls = classroom.calls(pupil)
        return open_class.is_old, pupil, mates, calls, classroom.is_paused, classroom.is_stopped, classroom.is_learning

    async def render() -> bytes:
        found = await classes_of(request).find(open_class.code)
        return frame(_follow(visitor, found) if follow else _inside(visitor, found))

    return Stream(classes_of(request), open_class, version=seen, render=render, visit=open_class.visit(visitor.key))


# -- what the teacher shows ------------------------------------------------------------------------


@joined.get("/look")
async def look(request: Request, visitor: Looking, open_class: InClass) -> Response:
    """What everybody is to look at; when it is over, one's table."""
    inside = await _look(request, visitor, open_class)
    return page(request, visitor, "class_look.html", open_class=open_class, inside=inside)


async def _look(request: Request, visitor: Visitor, open_class: OpenClass) -> str:
    look, line = open_class.classroom.look, None
    if look is not None and look.table >= 0 and look.at > 0:
        table = (await classes_of(request).tables.find(open_class, look.table)).table
        line = (await asyncio.to_thread(lines, table, visitor.lang))[look.at - 1]
    return part("_class_look.html", visitor.lang, base=f"/c/{open_class.code}", look=look, line=line, wall=False)


@joined.get("/look/stream", response_class=Stream)
async def look_stream(request: Request, visitor: Looking, open_class: InClass) -> Stream:
    """The same whenever she shows something else."""

    async def render() -> bytes:
        return frame(await _look(request, visitor, await classes_of(request).find(open_class.code)))

    return Stream(
        classes_of(request), open_class, version=lambda: (open_class.is_old, open_class.classroom.look),
        render=render, visit=open_class.visit(visitor.key),
    )  # fmt: skip


@joined.get("/look.svg")
async def looked_at(request: Request, visitor: Looking, open_class: InClass) -> Response:
    """The board of the table that she shows; of no other."""
    look = open_class.classroom.look
    if look is None or look.table < 0:
        raise UserError("class-not-teacher")
    live = await classes_of(request).tables.find(open_class, look.table)
    return await board_of(live, visitor.lang, names=True, at=look.at)


# -- questions -------------------------------------------------------------------------------------


@joined.get("/q/{id}")
async def question(request: Request, visitor: Looking, open_class: InClass, id: int) -> HTMLResponse:
    """A question, and how to answer it; the answers of all if she shows them."""
    asked, pupil = open_class.classroom.question(id), open_class.pupil(visitor.key)
    given = [answer for answer in asked.answers if pupil is not None and answer.pupil == pupil.number]
    return page(request, visitor, "class_question.html", open_class=open_class, asked=asked, given=given, pupil=pupil)


@joined.post("/q/{id}")
async def answer(
    request: Request, visitor: Looking, open_class: InClass, id: int, text: Annotated[str, Form(max_length=500)] = ""
) -> Response:
    """Answer it, and go back to one's table or lesson."""
    if text.strip():
        await classes_of(request).questions.answer(open_class, visitor.key, id, text.strip())
    return RedirectResponse(f"/c/{open_class.code}", 303)
