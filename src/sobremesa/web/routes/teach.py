"""Teach: the games a class may play, and the form by which one is opened."""

from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from sobremesa.bots import LEVELS
from sobremesa.classroom import Settings
from sobremesa.classroom.lengths import lengths
from sobremesa.classroom.settings import LONGEST_MINUTES, LONGEST_TEXT, checked, read_names, read_treatments
from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.registry import game as find_game
from sobremesa.tables.table import CLOCK
from sobremesa.web.deps import check_rate, classes_of
from sobremesa.web.render import page, shown_titles
from sobremesa.web.routes.home import own_classes
from sobremesa.web.routes.lessons import lessons_in
from sobremesa.web.visitor import Looking, Visitor

router = APIRouter(include_in_schema=False)
USUAL = 4
"""So many sit at a table if nobody says otherwise and the game takes as many."""
LESSON = 35
"""So many minutes of play fit into a lesson of three quarters of an hour."""
FIELDS = 200
"""No form of ours has more fields."""


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
async def create_class(request: Request, visitor: Looking) -> Response:
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
    open_class = await classes_of(request).create(settings, known.key)
    response.headers["location"] = f"/c/{open_class.code}/teacher"
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
