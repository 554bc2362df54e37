"""A game played with the real box: its table is set up here, and everything that happens at it is entered."""

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response

from sobremesa.core.errors import UserError
from sobremesa.core.registry import game as find_game
from sobremesa.tables import log
from sobremesa.web.deps import At, OfSeat, check_rate, tables_of, to_table
from sobremesa.web.fields import Moment
from sobremesa.web.routes.new_table import created, form_page, read_form, sent_form
from sobremesa.web.visitor import Looking

router = APIRouter(prefix="/enter/{game}", include_in_schema=False)
acting = APIRouter(prefix="/t/{code}", route_class=OfSeat, include_in_schema=False)
Lines = Annotated[str, Form(max_length=40_000)]
"""What happened, line by line; a long game has a thousand of about thirty signs."""


@router.get("")
async def new_real_table(request: Request, visitor: Looking, game: str) -> HTMLResponse:
    """Say who plays at a real table, and what."""
    return form_page(request, visitor, find_game(game), {}, entered=True)


@router.post("")
async def create_real_table(request: Request, visitor: Looking, game: str) -> Response:
    """Set up a table on which the game of a real one is entered."""
    check_rate(request, "creating")
    title, form = find_game(game), await sent_form(request)
    # Everybody is at the real table, and one of them at this screen.
    seats = {f"seat-{n}": log.SCREEN for n in range(max(some.most_players for some in title.meta.editions))}
    try:
        setting = read_form(title, form | seats, visitor.lang)
    except UserError as error:
        return form_page(request, visitor, title, form, error, entered=True)
    return await created(request, visitor, title, setting, entered=True)


@acting.post("/enter")
async def enter(request: Request, visitor: Looking, live: At, at: Moment, lines: Lines = "") -> Response:
    """Enter what happened, as a record writes it: all the lines, or none if one of them cannot have happened."""
    typed = [line.strip() for line in lines.splitlines() if line.strip()]
    await tables_of(request).enter(live, visitor.key, at, typed, visitor.lang)
    return to_table(request, live)
