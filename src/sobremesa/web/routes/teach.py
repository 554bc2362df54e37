"""Teach: a class is opened, and looked after on its teacher's own page; the same for a projector."""

import asyncio
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Form, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from sobremesa.bots import LEVELS
from sobremesa.classroom import Classes, Classroom, OpenClass, Person, Settings
from sobremesa.classroom.lengths import lengths
from sobremesa.classroom.settings import LONGEST_MINUTES, LONGEST_TEXT, checked, read_names, read_treatments
from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.names import read_name
from sobremesa.core.registry import game as find_game
from sobremesa.review.debrief import asked
from sobremesa.tables import OpenTable, Table
from sobremesa.tables.table import CLOCK
from sobremesa.web.deps import InClass, OfTeacher, address, check_rate, classes_of
from sobremesa.web.fields import MOST, Level, Name, Typed
from sobremesa.web.live.cache import rendered
from sobremesa.web.live.parts import qr
from sobremesa.web.live.stream import Stream, frame
from sobremesa.web.render import page, part, shown_titles
from sobremesa.web.routes.home import own_classes
from sobremesa.web.routes.lessons import lessons_in
from sobremesa.web.visitor import Looking, Visitor

router = APIRouter()
teaching = APIRouter(prefix="/c/{code}", route_class=OfTeacher)
"""What only the teacher may do."""
USUAL = 4
"""So many sit at a table if nobody says otherwise and the game takes as many."""
LESSON = 35
"""So many minutes of play fit into a lesson of three quarters of an hour."""
FIELDS = 200
"""No form of ours has more fields."""
ROUND = 10.0
"""So often, in seconds, the teacher's page tells anew how long people have waited."""
PACE = 1.0
"""So long at least one frame of it lasts."""


# -- opening ---------------------------------------------------------------------------------------


@router.get("/teach")
async def teach(request: Request, visitor: Looking) -> HTMLResponse:
    """The games a class may play, and one's classes."""
    return await _form(request, visitor, {})


@router.get("/teach/data")
async def data_sheet(request: Request, visitor: Looking) -> HTMLResponse:
    """What is stored of a class, for the school."""
    return page(request, visitor, "class_data.html")


async def _form(
    request: Request, visitor: Visitor, form: Mapping[str, str], error: UserError | None = None
) -> HTMLResponse:
    own = [some for some in await own_classes(request, visitor.key) if some.is_mine]
    values = {
        "form": form, "error": error.text(visitor.lang) if error else "", "games": [_offer(g) for g in shown_titles()],
        "bots": LEVELS, "own": own, "minutes": LESSON, "longest": LONGEST_MINUTES, "most_text": LONGEST_TEXT,
    }  # fmt: skip
    return page(request, visitor, "teach.html", status=422 if error else 200, **values)


def _offer(title: Game) -> dict[str, Any]:
    """Return what a form needs of a title: how many may sit at a table, and the options it has."""
    editions = title.meta.editions
    least, most = min(e.least_players for e in editions), max(e.most_players for e in editions)
    usual = max(editions[0].least_players, min(USUAL, editions[0].most_players))
    measured = lengths(title)
    forms = [(value, *found) for value in measured.values if (found := measured.of(value, usual))] if measured else []
    length = measured.option if measured else ""
    options = [option for option in title.meta.options if option.name not in (CLOCK, length) and not option.by_birthday]
    return {
        "title": title, "counts": range(least, most + 1), "usual": usual, "options": options, "length": length,
        "forms": forms, "lessons": lessons_in(title.meta.id),
    }  # fmt: skip


@router.post("/teach")
async def open_class(request: Request, visitor: Looking) -> Response:
    """Open the class of a form; one click sends nothing but the game."""
    check_rate(request, "creating")
    sent = await request.form(max_files=0, max_fields=FIELDS)
    form = {key[:200]: str(value) for key, value in sent.items()}
    try:
        settings = checked(read_settings(form, visitor.lang))
    except UserError as error:
        return await _form(request, visitor, form, error)
    response = Response(status_code=303)
    known = visitor.remembered(request, response)
    one = await classes_of(request).open(settings, known.key)
    response.headers["location"] = f"/c/{one.code}/teacher"
    return response


def read_settings(form: Mapping[str, str], lang: str) -> Settings:
    """Return the settings a form asks for. Raises `UserError` for what is no number, no name or no treatment."""
    title = find_game(form.get("game", "")[:40])
    edition = title.meta.edition(form.get("edition") or None)
    options = {key.removeprefix("option-"): value for key, value in form.items() if key.startswith("option-") and value}
    usual = max(edition.least_players, min(USUAL, edition.most_players))
    setup = title.meta.setup(
        edition=edition.id, level=_number(form, "level", edition.levels[0]), players=_number(form, "players", usual),
        options=options,
    )  # fmt: skip
    return Settings(
        game=title.meta.id, edition=setup.edition, level=setup.level, players=setup.players,
        options={name: setup.options[name] for name in options}, names=read_names(form.get("names", "")[:20_000]),
        same_deal="same-deal" in form, minutes=_number(form, "minutes", LESSON), hints="no-hints" not in form,
        talk="no-talk" not in form, approve="approve" in form, stand_ins="stand-ins" in form,
        bots=form.get("bots", "medium"), lang=lang,
        seed=_number(form, "seed", 0), treatments=read_treatments(form.get("treatments", "")[:4000]),
        lesson=form.get("lesson", "")[:40], consent=form.get("consent", "").strip()[:LONGEST_TEXT],
        rate=_rate(form.get("rate", "")),
    )  # fmt: skip


def _number(form: Mapping[str, str], name: str, otherwise: int) -> int:
    given = form.get(name, "").strip()
    if given and not (given.isascii() and given.isdecimal() and len(given) < 10):
        raise UserError("not-a-number", given=given[:20])
    return int(given) if given else otherwise


def _rate(given: str) -> float:
    try:
        rate = float(given.replace(",", ".") or 0)
    except ValueError:
        raise UserError("not-a-number", given=given[:20]) from None
    if not 0 <= rate < 1e9:
        raise UserError("not-a-number", given=given[:20])
    return rate


# -- the teacher's page ----------------------------------------------------------------------------


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
    def version(self) -> int:
        """Return the entry that last changed what is to be seen."""
        return self.live.table.n


async def overview(classes: Classes, one: OpenClass, lang: str) -> list[Shown]:
    """Return the tables of a class, those that have waited longest first, those that are over last."""
    shown, now = list[Shown](), time.time()
    for number, live in enumerate(await classes.all_tables(one)):
        table, treatment = live.table, one.room.groups[number].treatment
        turn, waits, away = table.turn, 0, False
        if turn >= 0 and not table.seats[turn].bot and not table.is_paused:
            waits = max(1, int(now - (table.times[-1] if table.acts else one.room.groups[number].begun)))
            away = turn not in await classes.tables.presence.present(live)
        name = one.room.settings.treatments[treatment].name if treatment >= 0 else ""
        shown.append(Shown(number, live, name, waits, away, phase_of(table, lang)))
    return sorted(shown, key=lambda each: (each.table.is_over, -each.waits, each.number))


@dataclass(frozen=True)
class Learner:
    """How far somebody is with the lesson of the class."""

    person: Person
    percent: int
    step: str


async def learners(classes: Classes, one: OpenClass, lang: str) -> list[Learner]:
    """Return how far everybody is with the lesson, the last ones first."""
    found = []
    for person in one.room.here if one.room.is_learning else ():
        percent, step = 0, ""
        if person.lesson:
            session = await classes.lessons.find(person.lesson)
            seat, steps = session.lesson.places[0], len(session.lesson.steps)
            percent = 100 * min(session.progress.seats[seat].index, steps) // steps
            step = session.guide(seat, lang).instruction().title
        found.append(Learner(person, percent, step))
    return sorted(found, key=lambda learner: (learner.percent, learner.person.number))


def phase_of(table: Table, lang: str) -> str:
    """Return what a table is at, in words."""
    match = table.need_match()
    return rendered(match, "phase", table.at, lang, lambda: table.game.moment(match.state, lang, table.names).phase)


async def _inside(request: Request, visitor: Visitor, one: OpenClass, *, wall: bool) -> str:
    classes, where = classes_of(request), address(request)
    url = f"{where}/c/{one.code}"
    values: dict[str, Any] = {
        "one": one, "room": one.room, "url": url, "picture": qr(url), "code": one.code, "base": f"/c/{one.code}",
        "tables": await overview(classes, one, visitor.lang), "title": find_game(one.room.settings.game),
        "now": time.time(), "learners": await learners(classes, one, visitor.lang) if not wall else [],
        "questions": questions_of(one.room, visitor.lang), "players": one.room.settings.players,
        "clock": lambda at: datetime.fromtimestamp(at).strftime("%H:%M"),
    }  # fmt: skip
    return part("_class_wall.html" if wall else "_class_teacher.html", visitor.lang, **values)


@teaching.get("/teacher")
async def teacher(request: Request, visitor: Looking, one: InClass) -> HTMLResponse:
    """Everything she needs to look after the class."""
    inside = await _inside(request, visitor, one, wall=False)
    return page(request, visitor, "class_teacher.html", one=one, inside=inside, stream="teacher/stream", wall=False)


@teaching.get("/wall")
async def wall(request: Request, visitor: Looking, one: InClass) -> HTMLResponse:
    """The same for a projector: no words to come back by, no names."""
    inside = await _inside(request, visitor, one, wall=True)
    return page(request, visitor, "class_teacher.html", one=one, inside=inside, stream="wall/stream", wall=True)


def _stream(request: Request, visitor: Visitor, one: OpenClass, *, wall: bool) -> Stream:
    async def render() -> bytes:
        # Another process may have changed it, or deleted it.
        found = await classes_of(request).find(one.code)
        return frame(await _inside(request, visitor, found, wall=wall))

    return Stream(
        classes_of(request), one, version=lambda: (one.count, int(time.monotonic() / ROUND)), render=render,
        visit=one.visit(visitor.key), pace=PACE,
    )  # fmt: skip


@teaching.get("/teacher/stream", response_class=Stream)
async def teacher_stream(request: Request, visitor: Looking, one: InClass) -> Stream:
    """Her page whenever anything changes."""
    return _stream(request, visitor, one, wall=False)


@teaching.get("/wall/stream", response_class=Stream)
async def wall_stream(request: Request, visitor: Looking, one: InClass) -> Stream:
    """The projector's page whenever anything changes."""
    return _stream(request, visitor, one, wall=True)


async def board_of(live: OpenTable, lang: str, *, names: bool) -> Response:
    """Return the board of a table as a picture; without names, seats are numbered."""
    table = live.table

    def draw() -> bytes:
        numbered = tuple(table.game.texts.say(lang, "seat", number=n + 1) for n in range(len(table.seats)))
        return table.game.svg(table.need_match().state, lang, table.names if names else numbered).encode()

    version = table.at, table.names
    drawn = await asyncio.to_thread(rendered, table.need_match(), "picture", version, (lang, names), draw)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


@teaching.get("/table/{number}.svg")
async def picture(
    request: Request, visitor: Looking, one: InClass, number: int, names: Annotated[bool, Query()] = True
) -> Response:
    """The board of a table, small enough to have all of them side by side."""
    return await board_of(await classes_of(request).table(one, number), visitor.lang, names=names)


# -- what she does ---------------------------------------------------------------------------------

Number = Annotated[int, Form(ge=0, le=MOST)]


@dataclass(frozen=True)
class Order:
    """What a teacher wants to be done, by its name, and whatever that needs."""

    what: str
    person: int = 0
    other: int = 0
    table: int = 0
    name: str = ""
    text: str = ""
    choices: str = ""
    when: str = "now"
    at: str = ""
    yes: bool = False


@teaching.post("/do")
async def do(
    request: Request, visitor: Looking, one: InClass, what: Level, person: Number = 0, other: Number = 0,
    table: Number = 0, place: Number = 0, name: Name = "", text: Annotated[str, Form(max_length=500)] = "",
    choices: Annotated[str, Form(max_length=500)] = "", when: Level = "now", at: Level = "", yes: Level = "",
) -> Response:  # fmt: skip
    """Whatever a teacher may do in her class, by its name."""
    order = Order(what, person, other, place - 1 if place else table, name, text, choices, when, at, bool(yes))
    await carry_out(classes_of(request), one, visitor.key, order)
    if what == "delete":
        return RedirectResponse("/teach", 303)
    if request.headers.get("hx-request"):
        return Response(status_code=204)
    return RedirectResponse(f"/c/{one.code}/teacher", 303)


async def carry_out(classes: Classes, one: OpenClass, key: str, order: Order) -> None:
    """Do what a teacher may do. Raises `UserError` for anybody else, and for what cannot be done."""
    what = order.what
    if what == "begin":
        await classes.begin(one, key)
    elif what == "learn":
        await classes.learn(one, key)
    elif what in ("pause", "go-on"):
        await classes.pause(one, key, what == "pause")
    elif what == "look":
        await classes.look(one, key, str(order.table) if order.yes else "", order.text)
    elif what == "more":
        await classes.more_time(one, key, 5)
    elif what == "end-at":
        await classes.end_at(one, key, read_time(order.at))
    elif what == "stop":
        await classes.stop(one, key)
    elif what in ("lock", "unlock"):
        await classes.lock(one, key, what == "lock")
    elif what == "stand-ins":
        await classes.allow_stand_ins(one, key, order.yes)
    elif what == "arrange":
        await classes.arrange(one, key, order.at)
    elif what == "ask":
        wanted = [choice.strip() for choice in re.split(r"[\n;]", order.choices) if choice.strip()]
        if order.text.strip():
            await classes.ask(one, key, order.text.strip(), wanted, stage=order.when == "stage")
    elif what == "close":
        await classes.close_question(one, key, order.other, is_open=False, shown=order.yes)
    elif what == "delete":
        await classes.delete(one, key)
    else:
        await _do_to_person(classes, one, key, order)


async def _do_to_person(classes: Classes, one: OpenClass, key: str, order: Order) -> None:
    what, person = order.what, order.person
    if what == "approve":
        await classes.approve(one, key, person)
    elif what == "rename":
        await classes.rename(one, key, person, read_name(order.name, one.room.person(person).name))
    elif what == "remove":
        await classes.remove(one, key, person)
    elif what == "admit":
        await classes.admit(one, key, person)
    elif what == "stand-in":
        await classes.stand_in(one, key, person)
    elif what == "move":
        await classes.reseat(one, key, person, order.table)
    elif what == "swap":
        # By name as it is typed, or by number as it is dragged.
        named = one.room.named(order.name) if order.name else one.room.person(order.other)
        if named is None:
            raise UserError("class-nobody-named", given=order.name)
        await classes.swap(one, key, person, named.number)
    else:
        raise UserError("bad-request", given=what)


def read_time(given: str) -> int:
    """Return the next moment at which a clock on the wall shows this time, in seconds since 1970; 0 if none is given.

    Raises `UserError` for what is no time.
    """
    if not given.strip():
        return 0
    found = re.fullmatch(r"([01]?\d|2[0-3])[:.h]([0-5]\d)", given.strip())
    if not found:
        raise UserError("class-time", given=given[:20])
    now = datetime.now()
    then = now.replace(hour=int(found[1]), minute=int(found[2]), second=0, microsecond=0)
    return int((then if then > now else then + timedelta(days=1)).timestamp())


@teaching.post("/teacher/link")
async def link(request: Request, visitor: Looking, one: InClass) -> Response:
    """Show a new link to the teacher's page, once. Its key stands after the #, which browsers keep to themselves."""
    key = await classes_of(request).invite(one, visitor.key)
    url = f"{address(request)}/c/{one.code}/take#{quote(key)}"
    shown = page(request, visitor, "class_link.html", url=url, picture=qr(url), one=one, back=f"/c/{one.code}/teacher")
    shown.headers["cache-control"] = "no-store"
    return shown


@router.get("/c/{code}/take")
async def take(request: Request, visitor: Looking, one: InClass) -> Response:
    """Where the link to a teacher's page leads: the page sends its key, or asks for it."""
    return page(request, visitor, "class_take.html", one=one)


@router.post("/c/{code}/take")
async def take_class(request: Request, visitor: Looking, one: InClass, key: Typed) -> Response:
    """Open the teacher's page on another machine."""
    check_rate(request, "joining")
    response = RedirectResponse(f"/c/{one.code}/teacher", 303)
    known = visitor.remembered(request, response)
    await classes_of(request).accept(one, key.rpartition("#")[2].strip(), known.key)
    return response


def questions_of(room: Classroom, lang: str) -> list[str]:
    """Return the questions of the title's own debrief, to be asked in the game already."""
    title = find_game(room.settings.game)
    return [title.texts.say(lang, f"debrief-{one.id}") for one in asked(title, room.settings.edition)]
