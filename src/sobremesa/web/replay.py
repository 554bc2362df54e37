"""A game again: any position of it, with a scrubber; its record to keep."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, PlainTextResponse
from markupsafe import Markup

from sobremesa.web.pages import house_of
from sobremesa.web.render import page
from sobremesa.web.view import lines
from sobremesa.web.visitor import Looking

__all__ = ["router"]

router = APIRouter(prefix="/t/{code}")


@router.get("/replay")
async def replay(request: Request, visitor: Looking, code: str, at: int | None = None) -> HTMLResponse:
    """The position after so many actions."""
    table = (await house_of(request).find(code)).table
    last = len(table.need_match().turns)
    at = last if at is None else at
    scene = table.game.scene(table.position(at), visitor.lang, table.names)
    board = Markup(table.game.draw(scene, narrow=visitor.narrow))
    told = lines(table, visitor.lang)
    return page(request, visitor, "replay.html", table=table, scene=scene, board=board, at=at, last=last, log=told)


@router.get("/record")
async def record(request: Request, code: str) -> PlainTextResponse:
    """The record of the game, as text; with the seed once the game is over."""
    table = (await house_of(request).find(code)).table
    name = f"{table.header.game}-{table.header.code}.sobremesa"
    return PlainTextResponse(table.record(), headers={"content-disposition": f'attachment; filename="{name}"'})
