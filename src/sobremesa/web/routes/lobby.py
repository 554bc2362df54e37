"""The lobby: who sits where, links to seats, the start."""

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import RedirectResponse, Response

from sobremesa.core.names import read_name
from sobremesa.tables import log
from sobremesa.web.deps import At, OfSeat, address, check_rate, tables_of, to_table
from sobremesa.web.fields import Level, Name, SeatNumber, Typed
from sobremesa.web.live.parts import qr
from sobremesa.web.render import page
from sobremesa.web.routes.new_table import read_seat
from sobremesa.web.visitor import Looking

router = APIRouter(prefix="/t/{code}", include_in_schema=False)
hosting = APIRouter(prefix="/t/{code}", route_class=OfSeat, include_in_schema=False)
"""What only those who have a seat, or the host, may do."""


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
    tables = tables_of(request)
    fresh = read_seat(live.table.game, seat, kind, name, visitor.lang)
    response = to_table(request, live)
    known = visitor.remembered(request, response)
    await tables.seating.sit(live, seat, fresh, known.key)
    return response


@hosting.post("/give")
async def give(request: Request, visitor: Looking, live: At, yes: Annotated[bool, Form()]) -> Response:
    """Give one's seat to the one who asks for it, or keep it."""
    await tables_of(request).seating.give(live, visitor.key, yes)
    return to_table(request, live)


@hosting.post("/start")
async def start(request: Request, visitor: Looking, live: At) -> Response:
    """Begin the game."""
    await tables_of(request).start(live, visitor.key)
    return to_table(request, live)


@hosting.post("/link")
async def link(request: Request, visitor: Looking, live: At, seat: SeatNumber) -> Response:
    """Show a new link to a seat, once. Its key stands after the #, which browsers keep to themselves."""
    key = await tables_of(request).seating.invite(live, seat, visitor.key)
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
    """Give the seat to the one who brings the key of its link."""
    check_rate(request, "joining")
    response = RedirectResponse(f"/t/{live.table.header.code}", 303)
    known = visitor.remembered(request, response)
    # Somebody may have copied the whole link into the field.
    await tables_of(request).seating.accept(live, key.strip()[-200:].rpartition("#")[2], known.key, read_name(name))
    return response
