"""Try it yourself: a table that goes on from a position of another one, against bots."""

from typing import Literal

from fastapi import APIRouter, Request
from fastapi.responses import Response
from pydantic import Field

from sobremesa.core.errors import UserError
from sobremesa.table.keys import new_key
from sobremesa.table.table import commitment
from sobremesa.web.api import LANGUAGE, PROBLEMS
from sobremesa.web.doors import At, check_rate, house_of
from sobremesa.web.fields import MOST, Level, Moment
from sobremesa.web.setting import LEVELS
from sobremesa.web.speech import Given, Opened
from sobremesa.web.visitor import Looking

__all__ = ["programs", "router"]

router = APIRouter(prefix="/t/{code}")
programs = APIRouter(prefix="/api/tables/{code}", responses=PROBLEMS, dependencies=[LANGUAGE])


class Trying(Given):
    """From where on it is tried, and against whom."""

    at: int = Field(ge=0, le=MOST, description="How many actions of the table the branch begins with.")
    bot: Literal["easy", "medium", "hard", "expert"] = "hard"


@router.post("/branch")
async def branch(request: Request, visitor: Looking, live: At, at: Moment, bot: Level = "hard") -> Response:
    """Set a table that begins with the first actions of this one."""
    check_rate(request, "creating")
    if bot not in LEVELS:
        raise UserError("bad-seat-kind", given=bot[:20], accepted=", ".join(LEVELS))
    response = Response(status_code=303)
    known = visitor.remembered(request, response)
    fresh = await house_of(request).branch(live, at, known.key, bot)
    response.headers["location"] = f"/t/{fresh.table.header.code}"
    return response


@programs.post("/branch", status_code=201)
async def branch_off(request: Request, live: At, trying: Trying) -> Opened:
    """Set a table that begins with the first actions of this one; returns the key of the seat that is to decide."""
    check_rate(request, "creating")
    key = new_key()
    header = (await house_of(request).branch(live, trying.at, key, trying.bot)).table.header
    return Opened(code=header.code, key=key, commitment=commitment(header))
