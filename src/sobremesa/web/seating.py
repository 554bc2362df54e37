"""The lobby: who sits where, links to seats, the start."""

from io import BytesIO
from typing import Annotated

import segno
from fastapi import APIRouter, Form, Request
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup

from sobremesa.core.names import read_name
from sobremesa.table import log
from sobremesa.table.house import Live
from sobremesa.web.doors import At, OfSeat, address, check_rate, house_of
from sobremesa.web.fields import Level, Name, SeatNumber, Typed
from sobremesa.web.render import page
from sobremesa.web.setting import read_seat
from sobremesa.web.visitor import Looking

__all__ = ["address", "hosting", "qr", "router", "to_table"]

router = APIRouter(prefix="/t/{code}")
hosting = APIRouter(prefix="/t/{code}", route_class=OfSeat)
"""What only those who have a seat, or the host, may do."""


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
    live: At,
    seat: SeatNumber,
    name: Name = "",
    kind: Level = log.PERSON,
) -> Response:
    """Sit down at an open seat; the host also puts a bot there, or opens it again."""
    check_rate(request, "joining")
    house = house_of(request)
    fresh = read_seat(live.table.game, seat, kind, name, visitor.lang)
    response = to_table(request, live)
    known = visitor.remembered(request, response)
    await house.sit(live, seat, fresh, known.key)
    return response


@hosting.post("/give")
async def give(request: Request, visitor: Looking, live: At, yes: Annotated[bool, Form()]) -> Response:
    """Give one's seat to whoever asks for it, or keep it."""
    await house_of(request).give(live, visitor.key, yes)
    return to_table(request, live)


@hosting.post("/start")
async def start(request: Request, visitor: Looking, live: At) -> Response:
    """Begin the game."""
    await house_of(request).start(live, visitor.key)
    return to_table(request, live)


@hosting.post("/link")
async def link(request: Request, visitor: Looking, live: At, seat: SeatNumber) -> Response:
    """Show a new link to a seat, once. Its key stands after the #, which browsers keep to themselves."""
    key = await house_of(request).invite(live, seat, visitor.key)
    back = f"/t/{live.table.header.code}"
    url = f"{address(request)}{back}/take#{key}"
    shown = page(request, visitor, "link.html", url=url, picture=qr(url), table=live.table, seat=seat, back=back)
    shown.headers["cache-control"] = "no-store"
    return shown


@router.get("/take")
async def take(request: Request, visitor: Looking, live: At) -> Response:
    """Where a seat's link leads: the page sends its key, or asks for it."""
    return page(request, visitor, "take.html", table=live.table)


@router.post("/take")
async def take_seat(request: Request, visitor: Looking, live: At, key: Typed, name: Name = "") -> Response:
    """Give the seat to whoever brings the key of its link."""
    check_rate(request, "joining")
    response = RedirectResponse(f"/t/{live.table.header.code}", 303)
    known = visitor.remembered(request, response)
    # Somebody may have copied the whole link into the field.
    await house_of(request).accept(live, key.strip()[-200:].rpartition("#")[2], known.key, read_name(name))
    return response
