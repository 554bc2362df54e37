"""The table: its page, its stream, and what is done at it."""

from collections.abc import AsyncIterable
from dataclasses import dataclass
from typing import Annotated
from weakref import WeakKeyDictionary

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response
from fastapi.sse import EventSourceResponse, ServerSentEvent
from markupsafe import Markup

from sobremesa.core.errors import UserError
from sobremesa.core.match import Match
from sobremesa.table import House
from sobremesa.table.house import Live
from sobremesa.web.doors import At, house_of
from sobremesa.web.render import has_template, page, part
from sobremesa.web.seating import address, qr, to_table
from sobremesa.web.setting import LEVELS
from sobremesa.web.view import View, lines, view
from sobremesa.web.visitor import Looking, Visitor

__all__ = ["router"]

router = APIRouter(prefix="/t/{code}")
HEARTBEAT = 20.0
"""So often a stream says that it is still there, and that its visitor is."""


async def fragment(house: House, live: Live, visitor: Visitor, where: str, hint: str = "") -> str:
    """Return the table as a visitor sees it, the part of the page that changes; with a hint, if they asked for one."""
    mine = await house.seats(live, visitor.key)
    present: set[int] = set()
    for key in list(live.watchers):
        present |= await house.seats(live, key)
    if live.table.match is None:
        code = live.table.header.code
        url = f"{where}/t/{code}"
        return part(
            "_lobby.html", visitor.lang, table=live.table, mine=mine, present=present, levels=LEVELS,
            url=url, picture=qr(url),
        )  # fmt: skip
    seen = view(live, visitor, mine, frozenset(present))
    own = f"{seen.game.meta.id}/actions.html"
    actions = own if has_template(own) else "_actions.html"
    return part("_table.html", visitor.lang, view=seen, told=_told(seen), actions=actions, visitor=visitor, hint=hint)


@dataclass(frozen=True)
class Told:
    """What everybody at a table reads alike: the last move, and the story so far with the position in words."""

    news: Markup
    story: Markup


_tellings: "WeakKeyDictionary[Match, dict[tuple[object, ...], Told]]" = WeakKeyDictionary()


def _told(seen: View) -> Told:
    kept = _tellings.setdefault(seen.table.need_match(), {})
    moment = (seen.table.at, seen.table.names)
    for old in [key for key in kept if key[:2] != moment]:
        del kept[old]
    key = (*moment, seen.lang)
    if key not in kept:
        news, story = (Markup(part(name, seen.lang, view=seen)) for name in ("_news.html", "_story.html"))
        kept[key] = Told(news, story)
    return kept[key]


@router.get("")
async def table(request: Request, visitor: Looking, code: str) -> HTMLResponse:
    """The table, or its lobby before the game has begun."""
    house = house_of(request)
    live = await house.find(code)
    inside = await fragment(house, live, visitor, address(request))
    return page(request, visitor, "table.html", table=live.table, inside=inside)


@router.get("/stream", response_class=EventSourceResponse)
async def stream(request: Request, visitor: Looking, live: At) -> AsyncIterable[ServerSentEvent]:
    """Whatever changes, as the whole fragment; its id is the length of the log, so a slow page skips frames."""
    house = house_of(request)
    given = request.headers.get("last-event-id", "")
    n = int(given) if given.isdecimal() and len(given) < 12 else -1
    await house.arrive(live, visitor.key)
    try:
        while True:
            if live.table.n == n:
                await house.news(live, n, HEARTBEAT)
                if live.table.n == n:
                    await house.stay(live, visitor.key)
                    continue
            n = live.table.n
            yield ServerSentEvent(raw_data=await fragment(house, live, visitor, address(request)), id=str(n))
    finally:
        house.leave(live, visitor.key)


@router.post("/act")
async def act(
    request: Request, visitor: Looking, code: str, at: Annotated[int, Form()], action: Annotated[str, Form()]
) -> Response:
    """Play an action, by its number or as the record writes it; a `#` in it stands for an amount of the form."""
    house = house_of(request)
    live = await house.find(code)
    if "#" in action:
        given = (await request.form()).get(f"amount:{action}")
        action = action.replace("#", str(given or "#").strip())
    await house.act(live, visitor.key, at, read_action(live, action))
    return to_table(request, live)


def read_action(live: Live, given: str) -> int:
    """Return an action from its number or its words. Raises `UserError` with what would be accepted."""
    if given.isdecimal() and len(given) < 19:
        return int(given)
    table = live.table
    return table.game.parse(table.need_match().state, given[:200], table.names)


@router.post("/undo")
async def undo(request: Request, visitor: Looking, code: str, at: Annotated[int, Form()]) -> Response:
    """Take back, or ask to."""
    house = house_of(request)
    live = await house.find(code)
    await house.undo(live, visitor.key, at)
    return to_table(request, live)


@router.post("/answer")
async def answer(request: Request, visitor: Looking, code: str, yes: Annotated[bool, Form()]) -> Response:
    """Answer somebody who wants to go back."""
    house = house_of(request)
    live = await house.find(code)
    await house.answer(live, visitor.key, yes)
    return to_table(request, live)


@router.post("/lend")
async def lend(
    request: Request, visitor: Looking, code: str, seat: Annotated[int, Form()], bot: Annotated[str, Form()] = ""
) -> Response:
    """Let a bot play for one's seat, or play oneself again; the host lets one play for somebody who is away."""
    if bot and bot not in LEVELS:
        raise UserError("bad-seat-kind", given=bot[:20], accepted=", ".join(LEVELS))
    house = house_of(request)
    live = await house.find(code)
    await house.lend(live, seat, visitor.key, bot)
    return to_table(request, live)


@router.post("/hurry")
async def hurry(request: Request, visitor: Looking, code: str) -> Response:
    """Have the bots play without a pause until a person is to act."""
    house = house_of(request)
    live = await house.find(code)
    if not await house.seats(live, visitor.key):
        raise UserError("table-not-your-seat")
    house.hurry(live)
    return to_table(request, live)


@router.get("/barred")
async def barred(request: Request, visitor: Looking, code: str) -> HTMLResponse:
    """What may not be done now, each with its reason and its rule."""
    live = await house_of(request).find(code)
    found = live.table.game.barred(live.table.need_match().state, visitor.lang, live.table.names)
    reasons: dict[tuple[str, str], list[str]] = {}
    for item in found:
        reasons.setdefault((item.reason, item.rule), []).append(item.text)
    return HTMLResponse(part("_barred.html", visitor.lang, reasons=reasons, game=live.table.game))


@router.get("/log")
async def whole_log(request: Request, visitor: Looking, code: str) -> HTMLResponse:
    """The whole log."""
    live = await house_of(request).find(code)
    told = lines(live.table, visitor.lang)
    return page(request, visitor, "log.html", table=live.table, log=told)
