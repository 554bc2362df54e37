"""The teacher's own page of her class, and the same for a projector; what she does there."""

import asyncio
import time
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Form, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from sobremesa.classroom import Classes, Classroom, OpenClass, Pupil
from sobremesa.classroom.orders import Order, carry_out
from sobremesa.core.registry import game as find_game
from sobremesa.review.debrief import asked
from sobremesa.tables import OpenTable, Table, Tables
from sobremesa.web.deps import InClass, OfTeacher, address, check_rate, classes_of, tables_of
from sobremesa.web.fields import MOST, Level, Name, Typed
from sobremesa.web.live.cache import rendered
from sobremesa.web.live.parts import qr
from sobremesa.web.live.stream import Stream, frame
from sobremesa.web.render import has_guide, page, part
from sobremesa.web.visitor import Looking, Visitor

router = APIRouter(include_in_schema=False)
teaching = APIRouter(prefix="/c/{code}", route_class=OfTeacher, include_in_schema=False)
"""What only the teacher may do."""
STUCK = 90
"""A table that has waited for so many seconds stands out."""
ROUND = 10.0
"""So often, in seconds, the teacher's page tells anew how long people have waited."""
PACE = 1.0
"""So long at least one frame of it lasts."""


@dataclass(frozen=True)
class Shown:
    """A table of the class as its teacher sees it from afar."""

    number: int
    live: OpenTable
    treatment: str
    waits: int
    """For how many seconds it has waited for a person; 0 if it waits for nobody."""
    away: bool
    """Whether that person gives no sign of life."""
    phase: str
    """What it is at, in words."""

    @property
    def table(self) -> Table:
        """Return the table."""
        return self.live.table

    @property
    def is_stuck(self) -> bool:
        """Whether it has waited for long."""
        return self.waits > STUCK and not self.table.is_over

    @property
    def version(self) -> int:
        """Return the entry that last changed what is to be seen."""
        return self.live.table.n


async def overview(classes: Classes, tables: Tables, open_class: OpenClass, lang: str) -> list[Shown]:
    """Return the tables of a class, those that have waited longest first, those that are over last."""
    shown, now = list[Shown](), time.time()
    for number, live in enumerate(await classes.tables.all(open_class)):
        table, treatment = live.table, open_class.classroom.groups[number].treatment
        turn, waits, away = table.turn, 0, False
        if turn >= 0 and not table.seats[turn].bot and not table.is_paused:
            waits = max(1, int(now - (table.times[-1] if table.acts else open_class.classroom.groups[number].begun)))
            away = turn not in await tables.presence.present(live)
        name = open_class.classroom.settings.treatments[treatment].name if treatment >= 0 else ""
        shown.append(Shown(number, live, name, waits, away, phase_of(table, lang)))
    return sorted(shown, key=lambda each: (each.table.is_over, -each.waits, each.number))


@dataclass(frozen=True)
class Learner:
    """How far somebody is with the lesson of the class."""

    pupil: Pupil
    percent: int
    step: str


async def learners(classes: Classes, open_class: OpenClass, lang: str) -> list[Learner]:
    """Return how far everybody is with the lesson, the last ones first."""
    progress = []
    for pupil in open_class.classroom.here if open_class.classroom.is_learning else ():
        percent, step = 0, ""
        if pupil.lesson:
            session = await classes.lessons.sessions.find(pupil.lesson)
            seat, steps = session.lesson.places[0], len(session.lesson.steps)
            percent = 100 * min(session.progress.seats[seat].index, steps) // steps
            step = session.guide(seat, lang).instruction().title
        progress.append(Learner(pupil, percent, step))
    return sorted(progress, key=lambda learner: (learner.percent, learner.pupil.number))


def phase_of(table: Table, lang: str) -> str:
    """Return what a table is at, in words."""
    match = table.need_match()
    return rendered(match, "phase", table.at, lang, lambda: table.game.moment(match.state, lang, table.names).phase)


async def _inside(request: Request, visitor: Visitor, open_class: OpenClass, *, wall: bool) -> str:
    classes, classroom = classes_of(request), open_class.classroom
    base = f"/c/{open_class.code}"
    url = f"{address(request)}{base}"
    values: dict[str, Any] = {
        "classroom": classroom, "url": url, "picture": qr(url), "code": open_class.code, "base": base,
        "tables": await overview(classes, tables_of(request), open_class, visitor.lang),
        "title": find_game(classroom.settings.game), "now": time.time(), "players": classroom.settings.players,
        "learners": await learners(classes, open_class, visitor.lang) if not wall else [],
        "questions": questions_of(classroom, visitor.lang), "pages": pages_for_all(open_class, visitor.lang),
        "look": classroom.look, "line": None,
        "clock": lambda at: datetime.fromtimestamp(at).strftime("%H:%M"),
    }  # fmt: skip
    return part("_class_wall.html" if wall else "_class_teacher.html", visitor.lang, **values)


@teaching.get("/teacher")
async def teacher(request: Request, visitor: Looking, open_class: InClass) -> HTMLResponse:
    """Everything she needs to look after the class."""
    return await _page(request, visitor, open_class, wall=False)


@teaching.get("/wall")
async def wall(request: Request, visitor: Looking, open_class: InClass) -> HTMLResponse:
    """The same for a projector: no words to come back by, no names."""
    return await _page(request, visitor, open_class, wall=True)


async def _page(request: Request, visitor: Visitor, open_class: OpenClass, *, wall: bool) -> HTMLResponse:
    inside, stream = await _inside(request, visitor, open_class, wall=wall), "wall" if wall else "teacher"
    return page(
        request, visitor, "class_teacher.html", open_class=open_class, inside=inside, stream=f"{stream}/stream",
        wall=wall,
    )  # fmt: skip


def _stream(request: Request, visitor: Visitor, open_class: OpenClass, *, wall: bool) -> Stream:
    async def render() -> bytes:
        # Another process may have changed it, or deleted it.
        found = await classes_of(request).find(open_class.code)
        return frame(await _inside(request, visitor, found, wall=wall))

    return Stream(
        classes_of(request), open_class, version=lambda: (open_class.count, int(time.monotonic() / ROUND)),
        render=render, visit=open_class.visit(visitor.key), pace=PACE,
    )  # fmt: skip


@teaching.get("/teacher/stream", response_class=Stream)
async def teacher_stream(request: Request, visitor: Looking, open_class: InClass) -> Stream:
    """Her page whenever anything changes."""
    return _stream(request, visitor, open_class, wall=False)


@teaching.get("/wall/stream", response_class=Stream)
async def wall_stream(request: Request, visitor: Looking, open_class: InClass) -> Stream:
    """The projector's page whenever anything changes."""
    return _stream(request, visitor, open_class, wall=True)


async def board_of(live: OpenTable, lang: str, *, names: bool, at: int = -1) -> Response:
    """Return the board of a table as a picture, now or after so many actions; without names, seats are numbered."""
    table = live.table

    def draw() -> bytes:
        numbered = tuple(table.game.texts.say(lang, "seat", number=n + 1) for n in range(len(table.seats)))
        state = table.need_match().state if at < 0 else table.position(at)
        return table.game.svg(state, lang, table.names if names else numbered).encode()

    version = table.at, table.names
    drawn = await asyncio.to_thread(rendered, table.need_match(), "picture", version, (lang, names, at), draw)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


@teaching.get("/table/{number}.svg")
async def picture(
    request: Request, visitor: Looking, open_class: InClass, number: int, names: Annotated[bool, Query()] = True,
    at: Annotated[int, Query(ge=-1, le=MOST)] = -1,
) -> Response:  # fmt: skip
    """The board of a table, small enough to have all of them side by side."""
    return await board_of(await classes_of(request).tables.find(open_class, number), visitor.lang, names=names, at=at)


# -- what she does ---------------------------------------------------------------------------------

Number = Annotated[int, Form(ge=0, le=MOST)]


@teaching.post("/do")
async def do(
    request: Request, visitor: Looking, open_class: InClass, what: Level, person: Number = 0, other: Number = 0,
    table: Number = 0, place: Number = 0, name: Name = "", text: Annotated[str, Form(max_length=500)] = "",
    choices: Annotated[str, Form(max_length=500)] = "", when: Level = "now", at: Level = "", yes: Level = "",
    chosen: Annotated[str, Form(max_length=300)] = "", typed: Annotated[str, Form(max_length=300)] = "",
) -> Response:  # fmt: skip
    """Whatever a teacher may do in her class, by its name."""
    order = Order(
        what, person, other, place - 1 if place else table, name, text, choices, when, at,
        path_here(request, typed) or chosen, bool(yes),
    )  # fmt: skip
    await carry_out(classes_of(request), open_class, visitor.key, order)
    if what == "delete":
        return RedirectResponse("/teach", 303)
    if request.headers.get("hx-request"):
        return Response(status_code=204)
    return RedirectResponse(f"/c/{open_class.code}/teacher", 303)


def path_here(request: Request, typed: str) -> str:
    """Return an address as a path on this server, if it is one of its addresses; otherwise as it was typed."""
    typed = typed.strip()
    for own in (address(request), str(request.base_url).rstrip("/")):
        if typed.startswith(f"{own}/"):
            return typed.removeprefix(own)
    return typed


@teaching.post("/teacher/link")
async def link(request: Request, visitor: Looking, open_class: InClass) -> Response:
    """Show a new link to the teacher's page, once. Its key stands after the #, which browsers keep to themselves."""
    key = await classes_of(request).invite(open_class, visitor.key)
    url = f"{address(request)}/c/{open_class.code}/take#{quote(key)}"
    shown = page(
        request, visitor, "class_link.html", url=url, picture=qr(url), open_class=open_class,
        back=f"/c/{open_class.code}/teacher",
    )  # fmt: skip
    shown.headers["cache-control"] = "no-store"
    return shown


@router.get("/c/{code}/take")
async def take(request: Request, visitor: Looking, open_class: InClass) -> Response:
    """Where the link to a teacher's page leads: the page sends its key, or asks for it."""
    return page(request, visitor, "class_take.html", open_class=open_class)


@router.post("/c/{code}/take")
async def take_class(request: Request, visitor: Looking, open_class: InClass, key: Typed) -> Response:
    """Open the teacher's page on another machine."""
    check_rate(request, "joining")
    response = RedirectResponse(f"/c/{open_class.code}/teacher", 303)
    known = visitor.remembered(request, response)
    await classes_of(request).accept(open_class, key.rpartition("#")[2].strip(), known.key)
    return response


def pages_for_all(open_class: OpenClass, lang: str) -> list[tuple[str, str, int]]:
    """Return the pages that she may want all to see: a word for each, its path, and the number of its table or 0."""
    classroom, tables = open_class.classroom, open_class.tables
    pages = [("rules", f"/rules/{classroom.settings.game}", 0)]
    if classroom.has_begun:
        pages.append(("debrief", f"/c/{open_class.code}/debrief", 0))
    for number, group in enumerate(classroom.groups, 1):
        if group.code in tables and tables[group.code].table.is_over:
            pages.append(("table", f"/t/{group.code}/debrief", number))
    if has_guide():
        pages.append(("guide", "/docs/es/" if lang == "es" else "/docs/", 0))
    return pages


def questions_of(classroom: Classroom, lang: str) -> list[str]:
    """Return the questions of the title's own debrief, to be asked in the game already."""
    title = find_game(classroom.settings.game)
    return [title.texts.say(lang, f"debrief-{question.id}") for question in asked(title, classroom.settings.edition)]
