"""The lobby: who sits where, links to seats, the start."""

from io import BytesIO
from typing import Annotated

import segno
from fastapi import APIRouter, Form, Request
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup

from sobremesa.table import log
from sobremesa.table.house import Live
from sobremesa.web.doors import address, check_rate, house_of
from sobremesa.web.names import read_name
from sobremesa.web.render import page
from sobremesa.web.setting import read_seat
from sobremesa.web.visitor import Looking

__all__ = ["address", "qr", "router", "to_table"]

router = APIRouter(prefix="/t/{code}")
SeatNumber = Annotated[int, Form(ge=0, le=99)]
"""No table has more seats; a number without an end could not even be said."""


def qr(text: str) -> Markup:
    """Return a QR code as SVG."""
    out = BytesIO()
    segno.make(text, error="m").save(
        out, kind="svg", xmldecl=False, svgns=True, scale=4, border=2, dark="#2A2320", omitsize=True
    )
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
    seat: SeatNumber,
    name: Annotated[str, Form()] = "",
    kind: Annotated[str, Form()] = log.PERSON,
) -> Response:
    """Sit down at an open seat; the host also puts a bot there, or opens it again."""
    check_rate(request, "joining")
    house = house_of(request)
    live = await house.find(code)
    fresh = read_seat(live.table.game, seat, kind, name, visitor.lang)
    response = to_table(request, live)
    known = visitor.remembered(request, response)
    await house.sit(live, seat, fresh, known.key)
    return response


@router.post("/give")
async def give(request: Request, visitor: Looking, code: str, yes: Annotated[bool, Form()]) -> Response:
    """Give one's seat to whoever asks for it, or keep it."""
    house = house_of(request)
    live = await house.find(code)
    await house.give(live, visitor.key, yes)
    return to_table(request, live)


@router.post("/start")
async def start(request: Request, visitor: Looking, code: str) -> Response:
    """Begin the game."""
    house = house_of(request)
    live = await house.find(code)
    await house.start(live, visitor.key)
    return to_table(request, live)


@router.post("/link")
async def link(request: Request, visitor: Looking, code: str, seat: SeatNumber) -> Response:
    """Show a new link to a seat, once. Its key stands after the #, which browsers keep to themselves."""
    house = house_of(request)
    live = await house.find(code)
    key = await house.invite(live, seat, visitor.key)
    back = f"/t/{live.table.header.code}"
    url = f"{address(request)}{back}/take#{key}"
    shown = page(request, visitor, "link.html", url=url, picture=qr(url), table=live.table, seat=seat, back=back)
    shown.headers["cache-control"] = "no-store"
    return shown


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
    # Somebody may have copied the whole link into the field.
    await house.accept(live, key.strip()[-200:].rpartition("#")[2], known.key, read_name(name))
    return response
