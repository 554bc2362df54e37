"""The lobby: who sits where, links to seats, the start."""

from io import BytesIO
from typing import Annotated

import segno
from fastapi import APIRouter, Form, Request
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup

from sobremesa.core.errors import UserError
from sobremesa.table import House, Seat, log
from sobremesa.table.house import Live
from sobremesa.web.pages import LEVELS, NAME, check_rate, house_of
from sobremesa.web.render import page, say
from sobremesa.web.visitor import Looking

__all__ = ["address", "qr", "router", "to_table"]

router = APIRouter(prefix="/t/{code}")


def address(request: Request) -> str:
    """Return what others reach this house by."""
    return str(request.app.state.address or str(request.base_url).rstrip("/"))


def qr(text: str) -> Markup:
    """Return a QR code as SVG."""
    out = BytesIO()
    segno.make(text, error="m").save(out, kind="svg", xmldecl=False, svgns=True, scale=4, border=2, dark="#2A2320")
    return Markup(out.getvalue().decode())


def to_table(request: Request, live: Live) -> Response:
    """Return to the table; htmx is content, the stream brings the rest."""
    if request.headers.get("hx-request"):
        return Response(status_code=204)
    return RedirectResponse(f"/t/{live.table.header.code}", 303)


@router.post("/sit")
async def sit(
    request: Request,
    visitor: Looking,
    code: str,
    seat: Annotated[int, Form()],
    name: Annotated[str, Form()] = "",
    kind: Annotated[str, Form()] = log.PERSON,
) -> Response:
    """Sit down at an open seat; the host also puts a bot there, or opens it again."""
    check_rate(request, "joining")
    house: House = house_of(request)
    live = await house.find(code)
    name = " ".join(name.split())[:NAME]
    if kind in LEVELS:
        fresh = Seat(log.BOT, name or say(visitor.lang, "bot-name", number=seat), kind)
    elif kind in (log.PERSON, log.SCREEN):
        fresh = Seat(kind, name or say(visitor.lang, "player-name", number=seat + 1))
    elif kind == log.OPEN:
        fresh = Seat(log.OPEN)
    else:
        accepted = ", ".join((log.PERSON, log.SCREEN, log.OPEN, *LEVELS))
        raise UserError("bad-seat-kind", given=kind[:20], accepted=accepted)
    response = to_table(request, live)
    known = visitor.remembered(request, response)
    await house.sit(live, seat, fresh, known.key)
    return response


@router.post("/start")
async def start(request: Request, visitor: Looking, code: str) -> Response:
    """Begin the game."""
    house = house_of(request)
    live = await house.find(code)
    await house.start(live, visitor.key)
    return to_table(request, live)


@router.post("/link")
async def link(request: Request, visitor: Looking, code: str, seat: Annotated[int, Form()]) -> Response:
    """Show a new link to a seat, once. Its key stands after the #, which browsers keep to themselves."""
    house = house_of(request)
    live = await house.find(code)
    key = await house.invite(live, seat, visitor.key)
    url = f"{address(request)}/t/{live.table.header.code}/take#{key}"
    return page(request, visitor, "link.html", url=url, picture=qr(url), table=live.table, seat=seat)


@router.get("/take")
async def take(request: Request, visitor: Looking, code: str) -> Response:
    """Where a seat's link leads: the page sends its key, or asks for it."""
    live = await house_of(request).find(code)
    return page(request, visitor, "take.html", table=live.table)


@router.post("/take")
async def take_seat(
    request: Request, visitor: Looking, code: str, key: Annotated[str, Form()], name: Annotated[str, Form()] = ""
) -> Response:
    """Give the seat to whoever brings the key of its link."""
    check_rate(request, "joining")
    house = house_of(request)
    live = await house.find(code)
    response = RedirectResponse(f"/t/{live.table.header.code}", 303)
    known = visitor.remembered(request, response)
    await house.accept(live, key.strip()[:200], known.key, " ".join(name.split())[:NAME])
    return response
