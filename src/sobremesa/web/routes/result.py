"""After a game: how it came about, as a chart, and another one with the same table."""

import asyncio
from datetime import UTC, datetime

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from sobremesa.core.errors import UserError
from sobremesa.draw.plot import plot
from sobremesa.draw.result import Place, result_picture
from sobremesa.review.story import captions
from sobremesa.tables import Table
from sobremesa.tables.rematch import rematch
from sobremesa.web.deps import At, address, check_rate, reviews_of, tables_of
from sobremesa.web.live.cache import rendered
from sobremesa.web.render import page, part, say
from sobremesa.web.visitor import Looking

router = APIRouter(prefix="/t/{code}", include_in_schema=False)
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


@router.get("/story")
async def story(request: Request, visitor: Looking, live: At) -> HTMLResponse:
    """The three moments that decided the game; htmx puts them into a page, without scripts they are one."""
    odds = await reviews_of(request).odds(live)
    table = live.table
    story = await asyncio.to_thread(captions, table.need_match(), odds, visitor.lang, table.names)
    if request.headers.get("hx-request"):
        return HTMLResponse(part("_story.html", visitor.lang, table=table, captions=story))
    return page(request, visitor, "story.html", table=table, captions=story)


@router.get("/picture.svg")
async def picture(request: Request, visitor: Looking, live: At) -> Response:
    """The result as a picture. Raises `UserError` before the game is over."""
    table = live.table
    if not table.is_over:
        raise UserError("deal-too-early")
    result = table.result
    assert result is not None

    def drawn() -> str:
        game, state, lang = table.game, table.need_match().state, visitor.lang
        scored = game.scored(state, lang)
        order = sorted(range(len(table.seats)), key=lambda seat: (result.ranks[seat], seat))
        places = [
            Place(int(result.ranks[seat]) if result.winners else 0, seat, table.names[seat], scored[seat].text)
            for seat in order
        ]
        scene = game.scene(state, lang, table.names, to_act=False)
        day = datetime.fromtimestamp(table.times[-1] if table.times else table.header.created, UTC).date()
        foot = say(lang, "picture-foot", code=f"{address(request)}/t/{table.header.code}", date=day.isoformat())
        return result_picture(game.draw(scene), places, title=game.name(lang), foot=foot, lang=lang)

    name = f"{table.header.game}-{table.header.code}.svg"
    headers = {"content-disposition": f'inline; filename="{name}"'}
    return Response(await asyncio.to_thread(drawn), media_type="image/svg+xml", headers=headers)


@router.post("/again")
async def again(request: Request, visitor: Looking, live: At) -> Response:
    """Another table like this one, with those who are still at it."""
    check_rate(request, "creating")
    response = Response(status_code=303)
    known = visitor.remembered(request, response)
    fresh = await rematch(tables_of(request), live, known.key)
    response.headers["location"] = f"/t/{fresh.table.header.code}"
    return response
