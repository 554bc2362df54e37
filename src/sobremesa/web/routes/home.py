"""The first pages: home, joining by code, about, the language; and the inks and pictures they are printed with."""

import asyncio
import logging
from dataclasses import dataclass
from datetime import date
from urllib.parse import urlsplit

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from sobremesa.classroom import TEACHER, Classroom
from sobremesa.core.errors import UserError
from sobremesa.core.texts import LANGS
from sobremesa.draw.palette import DARK, LIGHT, variables
from sobremesa.tables import HOST, Table
from sobremesa.web.cover import picture
from sobremesa.web.deps import classes_of, find_path, tables_of
from sobremesa.web.fields import Level, Search, Typed
from sobremesa.web.render import own_file, own_files, page, shown_titles
from sobremesa.web.routes.lessons import begun
from sobremesa.web.visitor import LANG, YEAR, Looking, is_secure

LOG = logging.getLogger(__name__)
router = APIRouter(include_in_schema=False)
REMEMBERED = 60
"""So many of one's own tables are on the first page with how they stand, the newest first; of more the codes."""
DAY = {"cache-control": "public, max-age=86400"}


@dataclass(frozen=True)
class OwnTable:
    """A table at which the visitor has a seat."""

    table: Table
    mine: frozenset[int]

    @property
    def moment(self) -> str:
        """Return how it stands for the visitor: the end of a text's name."""
        if self.table.match is None:
            return "lobby"
        if self.table.is_over:
            return "over"
        is_bot = self.table.turn >= 0 and bool(self.table.seats[self.table.turn].bot)
        return "yours" if self.table.turn in self.mine and not is_bot else "others"


@dataclass(frozen=True)
class OwnClass:
    """A class that the visitor opened or joined."""

    classroom: Classroom
    is_mine: bool
    """Whether the visitor opened it."""

    @property
    def path(self) -> str:
        """Return where it goes on."""
        return f"/c/{self.classroom.header.code}{'/teacher' if self.is_mine else ''}"

    @property
    def day(self) -> date:
        """Return when it was opened."""
        return date.fromtimestamp(self.classroom.header.created)


async def own_classes(request: Request, key: str) -> list[OwnClass]:
    """Return the classes of a key, the newest first; one is there once, though its teacher may have joined it."""
    classes, held = classes_of(request), dict[str, bool]()
    for code, holder in await classes.open.held_by(key):
        held[code] = held.get(code, False) or holder == TEACHER
    return [OwnClass((await classes.find(code)).classroom, is_mine) for code, is_mine in held.items()]


@router.get("/")
async def home(request: Request, visitor: Looking) -> HTMLResponse:
    """The games, how to sit down, and the tables one sits at already."""
    tables = tables_of(request)
    own, unread = [], []
    held = await tables.held_by(visitor.key)
    for code in held[:REMEMBERED]:
        try:
            live = await tables.open.find(code)
            mine = await tables.open.seats(live, visitor.key)
            # Those of her own class a teacher finds on its page.
            if not live.table.class_code or mine - {HOST}:
                own.append(OwnTable(live.table, mine))
        except Exception as error:
            if isinstance(error, UserError) and error.code.startswith("store-"):
                raise
            # One table that cannot be read must not hide the others.
            LOG.warning("the table %s cannot be read: %s: %s", code, type(error).__name__, error)
            unread.append(code)
    return page(
        request, visitor, "home.html", own=own, unread=unread, begun=await begun(request, visitor),
        older=held[REMEMBERED:], classes=await own_classes(request, visitor.key),
    )  # fmt: skip


@router.get("/art/{lang}/{game}.svg")
async def cover(lang: str, game: str) -> Response:
    """The cover of a game."""
    if lang not in LANGS:
        raise UserError("bad-lang", given=lang[:10], accepted=", ".join(LANGS))
    return Response(await asyncio.to_thread(picture, game, lang), media_type="image/svg+xml", headers=DAY)


@router.get("/static/{game}/{name}")
async def panel(game: str, name: str) -> Response:
    """A style or script of a title's own interface."""
    if game not in [title.meta.id for title in shown_titles()] or name not in own_files(game):
        raise HTTPException(404)
    return FileResponse(own_file(game, name))


@router.get("/inks.css")
async def inks() -> Response:
    """The inks of the boards, for the pages; the box of each title has its own."""
    light, dark = variables(LIGHT), variables(DARK)
    sheet = f":root{{{light}}}@media (prefers-color-scheme:dark){{:root{{{dark}}}}}"
    sheet += "".join(f".game-{title.meta.id}{{--box:var(--{title.cover.ink})}}" for title in shown_titles())
    return Response(sheet, media_type="text/css", headers={"cache-control": "public, max-age=3600"})


@router.get("/about")
async def about(request: Request, visitor: Looking) -> HTMLResponse:
    """What this is."""
    return page(request, visitor, "about.html")


@router.post("/lang")
async def choose_language(request: Request, lang: Level, back: Typed = "/") -> Response:
    """Keep the language somebody chose."""
    if lang not in LANGS:
        raise UserError("bad-lang", given=lang[:10], accepted=", ".join(LANGS))
    response = RedirectResponse(_inside(back), 303)
    response.set_cookie(LANG, lang, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure(request))
    return response


def _inside(back: str) -> str:
    """Only a path of ours: anything else would lead elsewhere, as browsers read `//` and backslashes as addresses."""
    fits = back.startswith("/") and back[1:2] not in ("/", "\\") and back.isprintable() and len(back) < 500
    return back if fits and not urlsplit(back).netloc else "/"


@router.get("/join")
async def join(request: Request, visitor: Looking, code: Search = "") -> Response:
    """Find a table by its code; if there is none, the form again with what was typed."""
    if not code:
        return page(request, visitor, "join.html", code="", error="")
    try:
        return RedirectResponse(await find_path(request, code), 303)
    except UserError as error:
        if error.code != "table-unknown":
            raise
        return page(request, visitor, "join.html", status=404, code=code[:40], error=error.text(visitor.lang))
