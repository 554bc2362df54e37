"""The same deal as another table's, and the deal of the day: how everybody fared with it, and playing it oneself."""

from datetime import UTC, date, datetime

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from sobremesa.core.game import Game
from sobremesa.core.meta import Setup
from sobremesa.core.names import bot_name, read_name
from sobremesa.core.registry import game as find_game
from sobremesa.tables import OpenTable, Seat, log
from sobremesa.tables.deals import clear_names, deal_again, need_over, ranking, seed_of_day, standing
from sobremesa.web.deps import At, check_rate, tables_of
from sobremesa.web.fields import Name
from sobremesa.web.render import page
from sobremesa.web.routes.new_table import read_form
from sobremesa.web.visitor import Looking, Visitor

router = APIRouter(include_in_schema=False)
BOT = "medium"


@router.get("/t/{code}/deal")
async def deal(request: Request, visitor: Looking, live: At) -> HTMLResponse:
    """How everybody fared with the deal of a game that is over."""
    need_over(live)
    header = live.table.header
    return await _page(request, visitor, live.table.game, header.setup, header.seed, f"/t/{header.code}/deal", None)


@router.post("/t/{code}/deal")
async def play_deal(request: Request, visitor: Looking, live: At, name: Name = "") -> Response:
    """Play the deal of a game that is over, against bots."""
    check_rate(request, "creating")
    need_over(live)
    response = Response(status_code=303)
    known = visitor.remembered(request, response)
    players = len(live.table.seats)
    bots = [Seat(log.BOT, bot_name(visitor.lang, n + 1), BOT) for n in range(players)]
    me = _me(live.table.game, visitor.lang, name)
    return _to(response, await deal_again(tables_of(request), live, known.key, me, bots))


@router.get("/t/{code}/ranking")
async def table_ranking(request: Request, visitor: Looking, live: At) -> HTMLResponse:
    """How everybody fared with the map and the options of a table, whatever their deal, and how one stands oneself."""
    header = live.table.header
    results = await ranking(tables_of(request), header.game, header.setup, visitor.key)
    return page(request, visitor, "ranking.html", game=live.table.game, standing=results, here=f"/t/{header.code}")


@router.post("/t/{code}/names")
async def clear(request: Request, visitor: Looking, live: At) -> Response:
    """Clear the names of a table that one has hosted."""
    await clear_names(tables_of(request), live, visitor.key, visitor.lang)
    return RedirectResponse(f"/t/{live.table.header.code}/ranking", 303)


@router.get("/day/{game}")
async def deal_of_day(request: Request, visitor: Looking, game: str) -> HTMLResponse:
    """How everybody fared with a title's deal of the day."""
    title, day = find_game(game), _today()
    setup = read_form(title, {}, visitor.lang).setup
    return await _page(request, visitor, title, setup, seed_of_day(title.meta.id, day), f"/day/{title.meta.id}", day)


@router.post("/day/{game}")
async def play_deal_of_day(request: Request, visitor: Looking, game: str, name: Name = "") -> Response:
    """Play a title's deal of the day."""
    check_rate(request, "creating")
    title = find_game(game)
    setting = read_form(title, {"name-0": name}, visitor.lang)
    response = Response(status_code=303)
    known = visitor.remembered(request, response)
    setup = setting.setup
    live = await tables_of(request).create(
        title.meta.id, known.key, setting.seats, edition=setup.edition, level=setup.level, options=setup.options,
        seed=seed_of_day(title.meta.id, _today()), start=True,
    )  # fmt: skip
    return _to(response, live)


async def _page(
    request: Request, visitor: Visitor, title: Game, setup: Setup, seed: int, address: str, day: date | None
) -> HTMLResponse:
    results = await standing(tables_of(request), title.meta.id, setup, seed, visitor.key)
    return page(request, visitor, "deal.html", game=title, standing=results, address=address, day=day)


def _today() -> date:
    return datetime.now(UTC).date()


def _me(title: Game, lang: str, name: str) -> Seat:
    return Seat(log.SCREEN, read_name(name) or title.texts.say(lang, "seat", number=1))


def _to(response: Response, live: OpenTable) -> Response:
    response.headers["location"] = f"/t/{live.table.header.code}"
    return response
