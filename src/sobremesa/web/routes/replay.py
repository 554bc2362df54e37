"""A game again: any position of it, with a scrubber; its record to keep."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, PlainTextResponse
from markupsafe import Markup

from sobremesa.classroom import TEACHER
from sobremesa.core.errors import UserError
from sobremesa.tables import Table
from sobremesa.web.deps import At, address, classes_of
from sobremesa.web.fields import MOST
from sobremesa.web.live.lines import lines
from sobremesa.web.live.view import ratio_of
from sobremesa.web.render import page, part
from sobremesa.web.visitor import Looking, Visitor

router = APIRouter(prefix="/t/{code}", include_in_schema=False)


@router.get("/replay")
async def replay(
    request: Request, visitor: Looking, live: At, at: Annotated[int | None, Query(ge=0, le=MOST)] = None
) -> HTMLResponse:
    """The position after so many actions, the last one by default; a page that steps on asks only for the position."""
    table = live.table
    to_class = await _class_of(request, visitor, table)

    def render() -> HTMLResponse:
        shown = _shown(table, visitor, at) | {"to_class": to_class}
        if request.headers.get("hx-request"):
            return HTMLResponse(part("_replay.html", visitor.lang, **shown))
        link = f"{address(request)}{request.url.path}?at={shown['at']}"
        return page(request, visitor, "replay.html", log=lines(table, visitor.lang), link=link, **shown)

    # In a worker thread: a board is drawn and a long log put into words, meanwhile nobody else is to wait.
    return await asyncio.to_thread(render)


async def _class_of(request: Request, visitor: Visitor, table: Table) -> tuple[str, int] | None:
    """Return the code of the class of a table and its number there, if its teacher looks: she may show it to all."""
    if not table.class_code:
        return None
    try:
        open_class = await classes_of(request).find(table.class_code)
    except UserError:
        return None
    numbers = [n for n, group in enumerate(open_class.classroom.groups) if group.code == table.header.code]
    return (open_class.code, numbers[0]) if TEACHER in open_class.holders(visitor.key) and numbers else None


def _shown(table: Table, visitor: Visitor, at: int | None) -> dict[str, Any]:
    last = len(table.need_match().turns)
    at = last if at is None else at
    if not 0 <= at <= last:
        raise UserError("record-at", given=at, accepted=last)
    scene = table.game.scene(table.position(at), visitor.lang, table.names, to_act=False)
    board = Markup(table.game.draw(scene, narrow=visitor.narrow))
    # If something is taken back meanwhile there is no such line.
    line = lines(table, visitor.lang)[at - 1 : at] if at else []
    shown = {"table": table, "scene": scene, "board": board, "ratio": ratio_of(board), "at": at, "last": last}
    return {**shown, "line": line[0] if line else None}


@router.get("/record")
async def record(live: At) -> PlainTextResponse:
    """The record of the game, as text."""
    table = live.table
    name = f"{table.header.game}-{table.header.code}.sobremesa"
    text = await asyncio.to_thread(table.record)
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})
