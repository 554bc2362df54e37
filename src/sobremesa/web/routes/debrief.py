"""The debrief sheet of a game, for the talk after it: to read, to print; several tables side by side for a class."""

import asyncio
import re
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse

from sobremesa.core.errors import UserError
from sobremesa.review.debrief import Question, Sheet, sheet
from sobremesa.tables import Table
from sobremesa.web.deps import At, find_table
from sobremesa.web.render import page
from sobremesa.web.visitor import Looking

router = APIRouter(include_in_schema=False)
MOST = 12
"""Tables compared side by side, at most."""
UNFINISHED = ("not-over", "table-not-started")


@dataclass(frozen=True)
class TableColumn:
    """A table in the comparison, and its sheet."""

    table: Table
    sheet: Sheet

    def answer(self, id: str) -> Question | None:
        """Return what this game answers to a question, if it is asked in its edition."""
        return next((question for question in self.sheet.questions if question.id == id), None)


def sheet_of(table: Table, lang: str) -> Sheet:
    """Return the debrief sheet of a table's game. Raises `UserError` as long as it is played."""
    return sheet(table.named_record(), lang, unfinished=table.is_stopped)


@router.get("/t/{code}/debrief")
async def debrief(request: Request, visitor: Looking, live: At) -> HTMLResponse:
    """The questions after a game, answered with its figures."""
    made = await asyncio.to_thread(sheet_of, live.table, visitor.lang)
    return page(request, visitor, "debrief.html", table=live.table, sheet=made)


@router.get("/debrief")
async def side_by_side(
    request: Request, visitor: Looking, codes: Annotated[str, Query(max_length=400)] = ""
) -> HTMLResponse:
    """The same questions to several tables, by their codes; the form says which of them cannot answer, and why."""
    wanted = list(dict.fromkeys(re.findall(r"\w+", codes.upper())))
    games: dict[str, list[TableColumn]] = {}
    unfinished: list[str] = []
    problems: list[str] = []
    if len(wanted) > MOST:
        problems.append(UserError("too-many-tables", given=len(wanted), accepted=MOST).text(visitor.lang))
        wanted = []
    for code in wanted:
        try:
            table = (await find_table(request, code)).table
            made = await asyncio.to_thread(sheet_of, table, visitor.lang)
        except UserError as refused:
            if refused.code.startswith(("store-", "too-many-")):
                raise
            if refused.code in UNFINISHED:
                unfinished.append(code)
            else:
                problems.append(f"{code}: {refused.text(visitor.lang)}")
        else:
            games.setdefault(table.header.game, []).append(TableColumn(table, made))
    if unfinished:
        left_out = UserError("debrief-unfinished", given=", ".join(unfinished))
        problems.append(left_out.text(visitor.lang))
    status = 200 if games or not problems else 422
    return page(request, visitor, "class.html", status=status, codes=codes, games=games, problems=problems)
