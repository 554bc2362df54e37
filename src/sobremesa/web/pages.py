"""The first pages: home, a new table, joining by code, about, the language."""

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.registry import game as find_game
from sobremesa.core.texts import LANGS
from sobremesa.draw.palette import DARK, LIGHT, variables
from sobremesa.table import House, Seat, log
from sobremesa.table.keys import read_code
from sobremesa.web.render import page, say
from sobremesa.web.visitor import LANG, YEAR, Looking, Visitor

__all__ = ["check_rate", "house_of", "router"]

router = APIRouter()
LEVELS = ("easy", "medium", "hard", "expert")
NAME = 24
"""A name at the table has so many letters at most."""


def house_of(request: Request) -> House:
    """Return the house of tables."""
    house: House = request.app.state.house
    return house


def check_rate(request: Request, kind: str) -> None:
    """Raise `UserError` for somebody who does this too often."""
    who = request.client.host if request.client else "?"
    if not getattr(request.app.state, kind).allows(who):
        raise UserError("too-often")


@router.get("/")
async def home(request: Request, visitor: Looking) -> HTMLResponse:
    """The three games, and how to sit down."""
    return page(request, visitor, "home.html")


@router.get("/inks.css")
async def inks() -> Response:
    """The inks of the boards, for the pages."""
    light, dark = variables(LIGHT), variables(DARK)
    sheet = f":root{{{light}}}@media (prefers-color-scheme:dark){{:root{{{dark}}}}}"
    return Response(sheet, media_type="text/css", headers={"cache-control": "max-age=3600"})


@router.get("/about")
async def about(request: Request, visitor: Looking) -> HTMLResponse:
    """What this is."""
    return page(request, visitor, "about.html")


@router.post("/lang")
async def choose_language(
    request: Request, lang: Annotated[str, Form()], back: Annotated[str, Form()] = "/"
) -> Response:
    """Keep the language somebody chose."""
    if lang not in LANGS:
        raise UserError("bad-lang", given=lang[:10], accepted=", ".join(LANGS))
    # Only a path of ours: a full address would lead somewhere else.
    target = back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/"
    response = RedirectResponse(target, 303)
    response.set_cookie(LANG, lang, max_age=YEAR, samesite="lax", secure=request.url.scheme == "https")
    return response


@router.get("/new/{game}")
async def new_table(request: Request, visitor: Looking, game: str) -> HTMLResponse:
    """Set up a table: edition, level, seats, variants."""
    return page(request, visitor, "new.html", game=find_game(game), levels=LEVELS)


@router.post("/new/{game}")
async def create_table(request: Request, visitor: Looking, game: str) -> Response:
    """Set up the table of a form; *play now* sends nothing but the game."""
    check_rate(request, "creating")
    title = find_game(game)
    form = {key: str(value) for key, value in (await request.form()).items()}
    edition = form.get("edition") or None
    level = _number(form, "level")
    players = _number(form, "players") or title.meta.setup(edition=edition, level=level).players
    title.meta.setup(edition=edition, level=level, players=players)
    options = {key.removeprefix("option-"): value for key, value in form.items() if key.startswith("option-") and value}
    seats = [_seat(form, number, visitor, title) for number in range(players)]
    response = Response(status_code=303)
    known = visitor.remembered(request, response)
    start = all(seat.kind != log.OPEN for seat in seats)
    live = await house_of(request).create(
        game, known.key, seats, edition=edition, level=level, options=options, start=start
    )
    response.headers["location"] = f"/t/{live.table.header.code}"
    return response


def _number(form: dict[str, str], name: str) -> int | None:
    given = form.get(name, "")
    if not given:
        return None
    if not given.isdecimal() or len(given) > 4:
        raise UserError("bad-number", given=given[:20], accepted="9999")
    return int(given)


def _seat(form: dict[str, str], number: int, visitor: Visitor, title: Game) -> Seat:
    """The first seat is the visitor's own, the others bots, unless the form says otherwise."""
    kind = form.get(f"seat-{number}", log.SCREEN if number == 0 else "medium")
    name = " ".join(form.get(f"name-{number}", "").split())[:NAME]
    if kind in LEVELS:
        return Seat(log.BOT, name or say(visitor.lang, "bot-name", number=number), kind)
    if kind in (log.SCREEN, log.OPEN):
        solo = len(form.get("players", "1")) == 1 and title.meta.setup().players == 1
        own = say(visitor.lang, "you" if solo else "player-name", number=number + 1)
        return Seat(kind, name or own) if kind == log.SCREEN else Seat(log.OPEN)
    raise UserError("bad-seat-kind", given=kind[:20], accepted=", ".join((log.SCREEN, log.OPEN, *LEVELS)))


@router.get("/join")
async def join(request: Request, visitor: Looking, code: str = "") -> Response:
    """Find a table by its code."""
    if not code:
        return page(request, visitor, "join.html")
    check_rate(request, "joining")
    live = await house_of(request).find(read_code(code))
    return RedirectResponse(f"/t/{live.table.header.code}", 303)
