"""The debrief sheet of a game, for the talk after it: to read, or to print."""

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from sobremesa.core.record import Record
from sobremesa.learn.debrief import Sheet, sheet
from sobremesa.table import Table
from sobremesa.web.doors import At
from sobremesa.web.render import page
from sobremesa.web.visitor import Looking

__all__ = ["router"]

router = APIRouter()


def sheet_of(table: Table, lang: str) -> Sheet:
    """Return the sheet of a table's game. Raises `UserError` as long as it goes on."""
    record = table.need_match().record
    # The record writes names as single words; people have theirs.
    return sheet(Record(record.game, record.setup, table.names, record.actions), lang)


@router.get("/t/{code}/debrief")
async def debrief(request: Request, visitor: Looking, live: At) -> HTMLResponse:
    """The questions after a game, answered with its figures."""
    made = await asyncio.to_thread(sheet_of, live.table, visitor.lang)
    return page(request, visitor, "debrief.html", table=live.table, sheet=made)
