"""After a game: how it came about, as a chart, and another one with the same table."""

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from sobremesa.draw.plot import plot
from sobremesa.tables import Table
from sobremesa.tables.rematch import rematch
from sobremesa.web.deps import At, check_rate, tables_of
from sobremesa.web.live.cache import rendered
from sobremesa.web.render import part, say
from sobremesa.web.visitor import Looking

router = APIRouter(prefix="/t/{code}")
SAMPLES = 48
"""So many positions of a game are looked at for its chart."""


def scores(table: Table) -> list[tuple[int, ...]]:
    """Return everybody's score over the game, at up to SAMPLES positions and at the end."""
    match = table.need_match()
    last = len(match.turns)
    first = table.before
    wanted = {first + (last - first) * i // SAMPLES for i in range(SAMPLES + 1)}
    state, samples = table.position(first), []
    for n in range(first, last + 1):
        if n in wanted:
            samples.append(table.game.score(state))
        if n < last:
            state.apply(match.record.actions[n])
    return samples


@router.get("/chart")
async def chart(request: Request, visitor: Looking, live: At) -> HTMLResponse:
    """The score of each seat over the game, worked out in a worker thread."""
    table = live.table
    known = await asyncio.to_thread(rendered, table.need_match(), "scores", table.at, 0, lambda: scores(table))
    series = [[score[seat] for score in known] for seat in range(len(known[0]))]
    drawn = plot(series, table.names, title=say(visitor.lang, "came-about"), lang=visitor.lang)
    return HTMLResponse(part("_chart.html", visitor.lang, drawn=drawn, names=table.names[: len(series)]))


@router.post("/again")
async def again(request: Request, visitor: Looking, live: At) -> Response:
    """Another table like this one, with those who are still at it."""
    check_rate(request, "creating")
    response = Response(status_code=303)
    known = visitor.remembered(request, response)
    fresh = await rematch(tables_of(request), live, known.key)
    response.headers["location"] = f"/t/{fresh.table.header.code}"
    return response
