"""A class as a pupil meets it: joining by a name, waiting, what the teacher shows, questions."""

from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from sobremesa.classroom import OpenClass
from sobremesa.classroom.names import safe_names
from sobremesa.core.errors import UserError
from sobremesa.core.names import read_name
from sobremesa.web.deps import InClass, OfPupil, check_rate, classes_of
from sobremesa.web.fields import Name, Search
from sobremesa.web.live.stream import Stream, frame
from sobremesa.web.render import page, part
from sobremesa.web.routes.teach import board_of
from sobremesa.web.visitor import Looking, Visitor

router = APIRouter(prefix="/c/{code}")
joined = APIRouter(prefix="/c/{code}", route_class=OfPupil)
"""What only those who have joined may see or do."""


@router.get("")
async def door(request: Request, visitor: Looking, one: InClass, stay: Search = "") -> Response:
    """Join; who has joined waits here, and is led to their table."""
    classes = classes_of(request)
    person = one.person(visitor.key)
    if person is None:
        if one.holders(visitor.key):
            return RedirectResponse(f"/c/{one.code}/teacher", 303)
        return _join(request, visitor, one)
    live = await classes.ensure_seat(one, visitor.key)
    if live is not None and not stay:
        return RedirectResponse(f"/t/{live.table.header.code}", 303)
    session = await classes.ensure_lesson(one, visitor.key) if live is None and not stay else None
    if session is not None:
        return RedirectResponse(f"/l/{session.stored.code}", 303)
    return page(request, visitor, "class_wait.html", one=one, inside=_inside(visitor, one))


def _join(
    request: Request, visitor: Visitor, one: OpenClass, error: UserError | None = None, name: str = ""
) -> HTMLResponse:
    settings = one.room.settings
    values: dict[str, Any] = {
        "one": one, "listed": bool(settings.names), "names": one.room.free_names(), "typed": name,
        "safe": safe_names(visitor.lang, [person.name for person in one.room.people]), "consent": settings.consent,
        "error": error.text(visitor.lang) if error else "",
        "word": error is not None and error.code in ("class-name-taken", "class-word"),
        "known": [person.name for person in one.room.people if not person.removed] if settings.names else [],
    }  # fmt: skip
    return page(request, visitor, "class_join.html", status=409 if error else 200, **values)


@router.post("/join")
async def join(
    request: Request, visitor: Looking, one: InClass, name: Name = "", word: Name = "", consent: Name = ""
) -> Response:
    """Join by a name; come back by a name and its word."""
    check_rate(request, "joining")
    classes = classes_of(request)
    try:
        given = read_name(name)
        if not given:
            raise UserError("name-invisible")
        if one.room.settings.consent and not consent and one.room.named(given) is None:
            raise UserError("class-consent")
        response = RedirectResponse(f"/c/{one.code}?stay=1", 303)
        known = visitor.remembered(request, response)
        await classes.join(one, known.key, given, word)
        if consent:
            await classes.consent(one, known.key)
    except UserError as error:
        if error.code == "class-word":
            # Four signs can be guessed: wrong ones count as wrong codes do.
            check_rate(request, "guessing")
        if error.code.startswith("store-") or error.code == "too-often":
            raise
        return _join(request, visitor, one, error, name[:40])
    return response


def _inside(visitor: Visitor, one: OpenClass) -> str:
    room, person = one.room, one.person(visitor.key)
    code = room.groups[person.table].code if person is not None and person.seat >= 0 else ""
    # Whoever comes late reads their word first; the others have read it when the game begins.
    late = bool(code) and person is not None and person.joined > room.groups[person.table].begun
    mates = [other.name for other in room.at(person.table)] if person is not None and person.table >= 0 else []
    return part(
        "_class_wait.html", visitor.lang, one=one, room=room, person=person, code=code, late=late, mates=mates,
        number=(person.table + 1) if person is not None else 0,
    )  # fmt: skip


def _follow(visitor: Visitor, one: OpenClass) -> str:
    """Return only where the class leads now, for a page that shows something else meanwhile."""
    person = one.person(visitor.key)
    code = one.room.groups[person.table].code if person is not None and person.seat >= 0 else ""
    return part("_class_follow.html", visitor.lang, one=one, room=one.room, code=code)


@joined.get("/stream", response_class=Stream)
async def stream(request: Request, visitor: Looking, one: InClass, follow: Search = "") -> Stream:
    """The waiting page whenever the class changes; or only where the class leads."""

    def seen() -> object:
        # What others do changes nothing here: only one's own place, one's table's people and what all are shown.
        person = one.person(visitor.key)
        table = person.table if person is not None else -1
        mates = tuple((mate.number, mate.name) for mate in one.room.at(table)) if table >= 0 else ()
        return one.is_old, person, mates, tuple(one.room.look.items()), one.room.is_stopped, one.room.is_learning

    async def render() -> bytes:
        found = await classes_of(request).find(one.code)
        return frame(_follow(visitor, found) if follow else _inside(visitor, found))

    return Stream(classes_of(request), one, version=seen, render=render, visit=one.visit(visitor.key))


# -- what the teacher shows ------------------------------------------------------------------------


def _looked_at(one: OpenClass) -> int:
    path = one.room.look.get("path", "")
    return int(path) if path.isdecimal() else -1


@joined.get("/look")
async def look(request: Request, visitor: Looking, one: InClass) -> Response:
    """What everybody is to look at; when it is over, one's table."""
    return page(request, visitor, "class_look.html", one=one, inside=_look(visitor, one))


def _look(visitor: Visitor, one: OpenClass) -> str:
    person = one.person(visitor.key)
    code = one.room.groups[person.table].code if person is not None and person.seat >= 0 else ""
    return part(
        "_class_look.html", visitor.lang, one=one, look=one.room.look, table=_looked_at(one), code=code, n=one.room.n
    )


@joined.get("/look/stream", response_class=Stream)
async def look_stream(request: Request, visitor: Looking, one: InClass) -> Stream:
    """The same whenever she shows something else."""

    async def render() -> bytes:
        return frame(_look(visitor, await classes_of(request).find(one.code)))

    return Stream(
        classes_of(request), one, version=lambda: (one.is_old, tuple(one.room.look.items())), render=render,
        visit=one.visit(visitor.key),
    )  # fmt: skip


@joined.get("/look.svg")
async def looked_at(request: Request, visitor: Looking, one: InClass) -> Response:
    """The board of the table that she shows; of no other."""
    if (number := _looked_at(one)) < 0:
        raise UserError("class-not-teacher")
    return await board_of(await classes_of(request).table(one, number), visitor.lang, names=True)


# -- questions -------------------------------------------------------------------------------------


@joined.get("/q/{id}")
async def question(request: Request, visitor: Looking, one: InClass, id: int) -> HTMLResponse:
    """A question, and how to answer it; the answers of all if she shows them."""
    asked, person = one.room.question(id), one.person(visitor.key)
    code = one.room.groups[person.table].code if person is not None and person.seat >= 0 else ""
    given = [answer for answer in asked.answers if person is not None and answer.person == person.number]
    return page(request, visitor, "class_question.html", one=one, asked=asked, given=given, code=code, person=person)


@joined.post("/q/{id}")
async def answer(
    request: Request, visitor: Looking, one: InClass, id: int, text: Annotated[str, Form(max_length=500)] = ""
) -> Response:
    """Answer it, and go back to one's table."""
    classes = classes_of(request)
    if text.strip():
        await classes.answer(one, visitor.key, id, text.strip())
    live = await classes.ensure_seat(one, visitor.key)
    return RedirectResponse(f"/t/{live.table.header.code}" if live else f"/c/{one.code}?stay=1", 303)
