"""The table: its page, its stream, and what is done at it."""

from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response

from sobremesa.bots import levels
from sobremesa.core.errors import UserError
from sobremesa.tables import OpenTable, Table
from sobremesa.tables.presence import beat
from sobremesa.web.deps import At, OfSeat, address, find_table, tables_of, to_table
from sobremesa.web.fields import Action, Moment
from sobremesa.web.live.lines import lines
from sobremesa.web.live.moves import moves
from sobremesa.web.live.pages import Page
from sobremesa.web.live.parts import page_of, viewer_of
from sobremesa.web.live.recap import turns
from sobremesa.web.live.stream import Topic
from sobremesa.web.live.topics import Asked, page_topic, topic
from sobremesa.web.render import page, part
from sobremesa.web.visitor import Looking, Visitor

router = APIRouter(prefix="/t/{code}", include_in_schema=False)
acting = APIRouter(prefix="/t/{code}", route_class=OfSeat, include_in_schema=False)
"""What only those who have a seat may do."""
DIGITS = 9
"""No amount of any game has more digits."""


@router.get("")
async def table(request: Request, visitor: Looking, live: At) -> HTMLResponse:
    """The table, or its lobby before the game has begun."""
    tables = tables_of(request)
    await tables.presence.stay(live, visitor.key)
    shown = await page_of(tables, live, await viewer_of(tables, live, visitor, address(request)))
    return whole(request, visitor, live, shown)


def whole(request: Request, visitor: Visitor, live: OpenTable, shown: Page, **back: Any) -> HTMLResponse:
    """Return the page around the changing part of a table."""
    pulse = beat(tables_of(request).presence.patience)
    return page(request, visitor, "table.html", table=live.table, shown=shown, beat=pulse, **back)


@topic("t")
async def table_topic(request: Request, asked: Asked) -> Topic:
    """Return the page of a table as a stream tells about it."""
    tables, visitor = tables_of(request), asked.visitor
    live = await find_table(request, asked.code)

    async def shown() -> Page:
        return await page_of(tables, live, await viewer_of(tables, live, visitor, address(request)))

    return page_topic(
        asked, live, version=lambda: (live.table.n, live.comings, live.failed), page=shown,
        visit=tables.presence.visit(live, visitor.key),
    )  # fmt: skip


@acting.post("/act")
async def act(request: Request, visitor: Looking, live: At, at: Moment, action: Action) -> Response:
    """Play an action, by its number or as the record writes it; a `#` in it stands for an amount of the form."""
    tables = tables_of(request)
    await tables.act(live, visitor.key, at, read_action(live.table, await with_amount(request, action)))
    return to_table(request, live)


async def with_amount(request: Request, action: str) -> str:
    """Return an action as a form sends it, with the amount of the form where it has a `#`."""
    if "#" not in action:
        return action
    given = str((await request.form()).get(f"amount:{action}") or "").strip()
    if not (given.isascii() and given.isdecimal() and len(given) <= DIGITS):
        raise UserError("not-a-number", given=given[:20])
    return action.replace("#", given, 1)


def read_action(table: Table, given: str) -> int:
    """Return an action from its number or its notation. Raises `UserError` with what would be accepted."""
    if given.isascii() and given.isdecimal() and len(given) < 19:
        return int(given)
    # Not as a sentence: for that every action of the title would be put into words, before the rules are asked.
    return table.game.words.read(table.need_match().state, given)


@acting.post("/undo")
async def undo(request: Request, visitor: Looking, live: At, at: Moment) -> Response:
    """Take back, or ask to."""
    tables = tables_of(request)
    await tables.undo(live, visitor.key, at)
    return to_table(request, live)


@acting.post("/answer")
async def answer(request: Request, visitor: Looking, live: At, yes: Annotated[bool, Form()]) -> Response:
    """Answer somebody who wants to go back."""
    tables = tables_of(request)
    await tables.answer(live, visitor.key, yes)
    return to_table(request, live)


@acting.post("/lend")
async def lend(
    request: Request, visitor: Looking, live: At, seat: Moment, bot: Annotated[str, Form()] = ""
) -> Response:
    """Let a bot play for one's seat, or play oneself again; the host lets one play for somebody who is away."""
    if bot and bot not in levels():
        raise UserError("bad-seat-kind", given=bot[:20], accepted=", ".join(levels()))
    tables = tables_of(request)
    await tables.seating.lend(live, seat, visitor.key, bot)
    return to_table(request, live)


@acting.post("/hurry")
async def hurry(request: Request, visitor: Looking, live: At) -> Response:
    """Have the bots play without a pause until a person is to act."""
    tables = tables_of(request)
    if not await tables.open.seats(live, visitor.key):
        raise UserError("table-not-your-seat")
    tables.hurry(live)
    return to_table(request, live)


@router.get("/barred")
async def barred(request: Request, visitor: Looking, live: At) -> HTMLResponse:
    """What may not be done now, each with its reason and its rule."""
    reasons: dict[tuple[str, str], list[str]] = {}
    for item in live.table.game.barred(live.table.need_match().state, visitor.lang, live.table.names):
        reasons.setdefault((item.reason, item.rule), []).append(item.text)
    return HTMLResponse(part("_barred.html", visitor.lang, reasons=reasons, game=live.table.game))


@router.get("/rules")
async def rules_now(request: Request, visitor: Looking, live: At) -> HTMLResponse:
    """The rules of the moment."""
    game, state = live.table.game, live.table.need_match().state
    rules = game.moment(state, visitor.lang, live.table.names).rules
    return HTMLResponse(part("_rules.html", visitor.lang, rules=rules, game=game))


@router.get("/log")
async def whole_log(request: Request, visitor: Looking, live: At) -> HTMLResponse:
    """The whole log."""
    log, moved = list(turns(lines(live.table, visitor.lang))), moves(live.table, visitor.lang)
    replay = f"/t/{live.table.header.code}/replay"
    return page(request, visitor, "log.html", table=live.table, turns=log, moves=moved, replay=replay)
