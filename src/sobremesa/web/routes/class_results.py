"""What came of a class: all tables side by side, and everything as one file."""

import asyncio
from collections.abc import Sequence

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from sobremesa.classroom import TEACHER, OpenClass
from sobremesa.classroom.compare import ClassSheet, class_sheet
from sobremesa.classroom.export import Played, class_zip
from sobremesa.core.errors import UserError
from sobremesa.paper import Choices
from sobremesa.paper import debrief as debrief_page
from sobremesa.review.review import JudgedMoment, Review, expected
from sobremesa.tables import OpenTable
from sobremesa.web.deps import InClass, OfShown, OfTeacher, check_rate, classes_of, reviews_of, tables_of
from sobremesa.web.fields import Search
from sobremesa.web.render import page
from sobremesa.web.routes.printing import Word, pdf_of
from sobremesa.web.visitor import Looking, Visitor

router = APIRouter(prefix="/c/{code}", route_class=OfTeacher, include_in_schema=False)
shown = APIRouter(prefix="/c/{code}", route_class=OfShown, include_in_schema=False)
"""What the teacher may show to all."""


async def _sheet(request: Request, visitor: Visitor, open_class: OpenClass) -> ClassSheet:
    classes = classes_of(request)
    tables = [live.table for live in await classes.tables.all(open_class)]

    async def expect(moment: JudgedMoment, actions: Sequence[int]) -> Sequence[float]:
        return await tables_of(request).thinker.study(expected, moment, actions)

    return await class_sheet(open_class.classroom, tables, visitor.lang, expect)


@shown.get("/debrief")
async def debrief(request: Request, visitor: Looking, open_class: InClass) -> HTMLResponse:
    """The same questions to all tables, finished or not, and where those with the same luck parted."""
    sheet = await _sheet(request, visitor, open_class)
    is_teacher = TEACHER in open_class.holders(visitor.key)
    return page(request, visitor, "class_debrief.html", open_class=open_class, sheet=sheet, is_teacher=is_teacher)


@router.get("/debrief.pdf")
async def print_debrief(request: Request, visitor: Looking, open_class: InClass, paper: Word = "a4") -> Response:
    """The same on paper."""
    check_rate(request, "creating")
    choices, sheet = Choices(visitor.lang, paper), await _sheet(request, visitor, open_class)
    async with request.app.state.printing:
        return pdf_of(await asyncio.to_thread(debrief_page, sheet, choices), f"class-{open_class.code}")


@router.get("/class.zip")
async def export(request: Request, open_class: InClass, names: Search = "") -> Response:
    """Everything that came of the class, with pseudonyms unless names are asked for."""
    played = [
        Played(live.table, await _review(request, live)) for live in await classes_of(request).tables.all(open_class)
    ]
    made = await asyncio.to_thread(class_zip, open_class.classroom, played, names=bool(names))
    headers = {
        "content-disposition": f'attachment; filename="class-{open_class.code}.zip"',
        "cache-control": "no-store",
    }
    return Response(made, media_type="application/zip", headers=headers)


async def _review(request: Request, live: OpenTable) -> Review | None:
    try:
        study = await reviews_of(request).find(live)
    except UserError:
        return None
    return study.review if study.judged or study.is_done else None
