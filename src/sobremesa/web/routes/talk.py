"""Table talk: the phrases of a title, saying one, and switching it off."""

from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response

from sobremesa.tables.talk import allow_talk, speak
from sobremesa.web.deps import At, OfSeat, tables_of, to_table
from sobremesa.web.render import page, part
from sobremesa.web.visitor import Looking

router = APIRouter(prefix="/t/{code}", include_in_schema=False)
acting = APIRouter(prefix="/t/{code}", route_class=OfSeat, include_in_schema=False)
Phrase = Annotated[str, Form(min_length=1, max_length=40)]
To = Annotated[str, Form(max_length=3)]
"""The number of a seat; nothing for everybody."""


@router.get("/talk")
async def phrases(request: Request, visitor: Looking, live: At) -> HTMLResponse:
    """What may be said; htmx puts it beside the board, without scripts it is a page."""
    values: dict[str, Any] = {"table": live.table, "mine": await tables_of(request).open.seats(live, visitor.key)}
    if request.headers.get("hx-request"):
        return HTMLResponse(part("_talk.html", visitor.lang, **values))
    return page(request, visitor, "talk.html", **values)


@acting.post("/say")
async def say(request: Request, visitor: Looking, live: At, phrase: Phrase, to: To = "") -> Response:
    """Say something to everybody, or to one seat."""
    seat = int(to) if to.isascii() and to.isdecimal() else None
    await speak(tables_of(request), live, visitor.key, phrase, seat)
    return to_table(request, live)


@acting.post("/talk")
async def allow(request: Request, visitor: Looking, live: At, allowed: Annotated[bool, Form()]) -> Response:
    """Switch talk on or off, as the host likes."""
    await allow_talk(tables_of(request), live, visitor.key, allowed)
    return to_table(request, live)
