"""After a game: how it came about, as a chart, and another one with the same table."""

import asyncio
from weakref import WeakKeyDictionary

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from sobremesa.core.match import Match
from sobremesa.draw.plot import plot
from sobremesa.table import Table
from sobremesa.table.again import again as play_again
from sobremesa.web.doors import At, check_rate, house_of
from sobremesa.web.render import part, say
from sobremesa.web.visitor import Looking

__all__ = ["router"]

router = APIRouter(prefix="/t/{code}")
SAMPLES = 48
"""So many positions of a game are looked at for its chart."""
_scores: "WeakKeyDictionary[Match, list[tuple[int, ...]]]" = WeakKeyDictionary()


def scores(table: Table) -> list[tuple[int, ...]]:
    """Return everybody's score over the game, at up to SAMPLES positions and at the end."""
    match = table.need_match()
    last = len(match.turns)
    first = table.before
    wanted = {first + (last - first) * i // SAMPLES for i in range(SAMPLES + 1)}
    state, found = table.position(first), []
    for n in range(first, last + 1):
        if n in wanted:
            found.append(table.game.score(state))
        if n < last:
            state.apply(match.record.actions[n])
    return found


@router.get("/chart")
async def chart(request: Request, visitor: Looking, live: At) -> HTMLResponse:
    """The score of each seat over the game; scores are worked out beside the loop and kept once the game is over."""
    table = live.table
    match = table.need_match()
    known = _scores.get(match)
    if known is None:
        known = await asyncio.to_thread(scores, table)
        if table.is_over:
            _scores[match] = known
    series = [[score[seat] for score in known] for seat in range(len(known[0]))]
    drawn = plot(series, table.names, title=say(visitor.lang, "came-about"), lang=visitor.lang)
    return HTMLResponse(part("_chart.html", visitor.lang, drawn=drawn, names=table.names[: len(series)]))


@router.post("/again")
async def again(request: Request, visitor: Looking, live: At) -> Response:
    """Another table like this one, with those who are still at it."""
    check_rate(request, "creating")
    response = Response(status_code=303)
    known = visitor.remembered(request, response)
    fresh = await play_again(house_of(request), live, known.key)
    response.headers["location"] = f"/t/{fresh.table.header.code}"
    return response
