"""What lies on a board: everything that can be pointed at, in words."""

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from sobremesa.core.things import Thing
from sobremesa.web.deps import At
from sobremesa.web.live.cache import rendered
from sobremesa.web.render import page, part
from sobremesa.web.visitor import Looking

router = APIRouter(prefix="/t/{code}", include_in_schema=False)


@router.get("/things")
async def things(request: Request, visitor: Looking, live: At) -> HTMLResponse:
    """What each thing on the board is, whose it is and what its rule says; scripts show it beside the thing."""
    table, lang = live.table, visitor.lang
    match = table.need_match()

    def found() -> tuple[Thing, ...]:
        return table.game.things(match.state, lang, table.names)

    version = table.at, table.names
    known = await asyncio.to_thread(rendered, match, "things", version, lang, found)
    if request.headers.get("hx-request"):
        return HTMLResponse(part("_things.html", lang, game=table.game, things=known))
    return page(request, visitor, "things.html", table=table, game=table.game, things=known)
