"""Try it yourself: a table that goes on from a position of another one, against bots."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from sobremesa.bots import levels
from sobremesa.core.errors import UserError
from sobremesa.web.deps import At, check_rate, tables_of
from sobremesa.web.fields import Level, Moment
from sobremesa.web.visitor import Looking

router = APIRouter(prefix="/t/{code}", include_in_schema=False)


@router.post("/branch")
async def branch(request: Request, visitor: Looking, live: At, at: Moment, bot: Level = "hard") -> Response:
    """Set a table that begins with the first actions of this one."""
    check_rate(request, "creating")
    if bot not in levels():
        raise UserError("bad-seat-kind", given=bot[:20], accepted=", ".join(levels()))
    response = Response(status_code=303)
    known = visitor.remembered(request, response)
    fresh = await tables_of(request).branch(live, at, known.key, bot)
    response.headers["location"] = f"/t/{fresh.table.header.code}"
    return response
