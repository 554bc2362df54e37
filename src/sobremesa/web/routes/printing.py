"""What a page hands out for the printer: a game's set, a position, a debrief sheet."""

import asyncio
from functools import lru_cache
from typing import Annotated, cast

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from sobremesa.core.registry import game as find_game
from sobremesa.paper import Choices, Kit
from sobremesa.paper import debrief as debrief_page
from sobremesa.paper import position as position_page
from sobremesa.paper.layout import Backs
from sobremesa.web.deps import At, check_rate
from sobremesa.web.fields import MOST
from sobremesa.web.routes.debrief import sheet_of
from sobremesa.web.visitor import Looking

router = APIRouter(include_in_schema=False)
CACHED = 12
"""Sets in the cache, about half a megabyte each."""
Word = Annotated[str, Query(max_length=40)]
_made = lru_cache(CACHED)(lambda id, edition, choices: Kit.of(find_game(id), choices, edition=edition).pdf())


@router.get("/print/{game}")
async def print_game(
    request: Request, visitor: Looking, game: str, edition: Word = "", paper: Word = "a4", ink: Word = "colour",
    backs: Word = "duplex",
) -> Response:  # fmt: skip
    """A game's set as PDF: everything one needs to play it at a real table."""
    check_rate(request, "creating")
    choices = Choices(visitor.lang, paper, ink, cast("Backs", backs))
    async with request.app.state.printing:
        made = await asyncio.to_thread(_made, game, edition or None, choices)
    return pdf_of(made, f"{game}-{edition}" if edition else game)


@router.get("/t/{code}/print")
async def print_position(
    request: Request, visitor: Looking, live: At, at: Annotated[int | None, Query(ge=0, le=MOST)] = None,
    paper: Word = "a4",
) -> Response:  # fmt: skip
    """A position of a table as PDF, the last one by default."""
    check_rate(request, "creating")
    choices, table = Choices(visitor.lang, paper), live.table
    last = len(table.need_match().turns)

    def made() -> bytes:
        state = table.position(last if at is None else at)
        scene = table.game.scene(state, visitor.lang, table.names, to_act=False)
        return position_page(table.game, scene, choices)

    async with request.app.state.printing:
        return pdf_of(await asyncio.to_thread(made), f"{table.header.game}-{table.header.code}")


@router.get("/t/{code}/debrief.pdf")
async def print_debrief(request: Request, visitor: Looking, live: At, paper: Word = "a4") -> Response:
    """The debrief sheet of a finished game as PDF."""
    check_rate(request, "creating")
    choices, table = Choices(visitor.lang, paper), live.table
    async with request.app.state.printing:
        made = await asyncio.to_thread(lambda: debrief_page(sheet_of(table, visitor.lang), choices))
    return pdf_of(made, f"debrief-{table.header.code}")


def pdf_of(made: bytes, name: str) -> Response:
    """Return a PDF to be saved under a name."""
    headers = {"content-disposition": f'attachment; filename="{name}.pdf"'}
    return Response(made, media_type="application/pdf", headers=headers)
