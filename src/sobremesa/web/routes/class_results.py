"""What came of a class: all tables side by side, and everything as one file."""

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from sobremesa.classroom.compare import parted, sheets
from sobremesa.classroom.export import Played, class_zip
from sobremesa.core.errors import UserError
from sobremesa.core.registry import game as find_game
from sobremesa.review.review import Review
from sobremesa.tables import OpenTable
from sobremesa.web.deps import InClass, OfTeacher, classes_of, reviews_of
from sobremesa.web.fields import Search
from sobremesa.web.render import page
from sobremesa.web.visitor import Looking

router = APIRouter(prefix="/c/{code}", route_class=OfTeacher)


@router.get("/debrief")
async def debrief(request: Request, visitor: Looking, one: InClass) -> HTMLResponse:
    """The same questions to all tables, finished or not, and where those with the same luck parted."""
    tables = [live.table for live in await classes_of(request).all_tables(one)]
    made, unread = await asyncio.to_thread(sheets, tables, visitor.lang)
    apart = await asyncio.to_thread(parted, tables, visitor.lang) if one.room.settings.same_deal else None
    return page(
        request, visitor, "class_debrief.html", one=one, room=one.room, sheets=made, unread=unread, parted=apart,
        title=find_game(one.room.settings.game),
    )  # fmt: skip


@router.get("/class.zip")
async def export(request: Request, one: InClass, names: Search = "") -> Response:
    """Everything that came of the class, with pseudonyms unless names are asked for."""
    played = [Played(live.table, await _review(request, live)) for live in await classes_of(request).all_tables(one)]
    made = await asyncio.to_thread(class_zip, one.room, played, names=bool(names))
    headers = {"content-disposition": f'attachment; filename="class-{one.code}.zip"', "cache-control": "no-store"}
    return Response(made, media_type="application/zip", headers=headers)


async def _review(request: Request, live: OpenTable) -> Review | None:
    try:
        study = await reviews_of(request).find(live)
    except UserError:
        return None
    return study.review if study.judged or study.is_done else None
