"""The table: its page, its stream, and what is done at it."""

from dataclasses import dataclass
from typing import Annotated, Any
from weakref import WeakKeyDictionary

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response
from markupsafe import Markup

from sobremesa.core.errors import UserError
from sobremesa.core.match import Match
from sobremesa.table import House, Table
from sobremesa.table.house import Live
from sobremesa.table.presence import beat
from sobremesa.web.doors import At, OfSeat, house_of
from sobremesa.web.fields import Action, Moment
from sobremesa.web.moves import moves
from sobremesa.web.render import actions_template, page, part
from sobremesa.web.seating import address, qr, to_table
from sobremesa.web.setting import LEVELS
from sobremesa.web.stream import Stream, frame
from sobremesa.web.view import SHOWN, View, lines, view
from sobremesa.web.visitor import Looking, Visitor

__all__ = ["acting", "eyes", "fragment", "last_lines", "read_action", "router", "whole", "with_amount"]

router = APIRouter(prefix="/t/{code}")
acting = APIRouter(prefix="/t/{code}", route_class=OfSeat)
"""What only those who have a seat may do."""
MOVES = 3
"""So many of the last seats that were taken from somebody are told beside the board; all are in the whole log."""
DIGITS = 9
"""No amount of any game has more digits."""


@dataclass(frozen=True)
class Eyes:
    """All that the fragment depends on beside the table itself: viewers with the same ones receive the same bytes."""

    lang: str
    narrow: bool
    mine: frozenset[int]
    present: frozenset[int]
    where: str


async def eyes(house: House, live: Live, visitor: Visitor, where: str) -> Eyes:
    """Return the eyes of a visitor."""
    mine = await house.seats(live, visitor.key)
    # Only the lobby tells how it is reached.
    shown = where if live.table.match is None else ""
    return Eyes(visitor.lang, visitor.narrow, mine, await house.present(live), shown)


def fragment(live: Live, sees: Eyes, hint: str = "") -> str:
    """Return the table as somebody sees it, the part of the page that changes; with a hint, if they asked for one."""
    told = moves(live.table, sees.lang)[-MOVES:]
    if live.table.match is None:
        url = f"{sees.where}/t/{live.table.header.code}"
        return part(
            "_lobby.html", sees.lang, table=live.table, mine=sees.mine, present=sees.present, levels=LEVELS,
            url=url, picture=qr(url), moves=told,
        )  # fmt: skip
    seen = view(live.table, sees.lang, sees.narrow, sees.mine, sees.present)
    actions = actions_template(seen.game.meta.id)
    return part("_table.html", sees.lang, view=seen, told=_told(seen), actions=actions, hint=hint, moves=told)


FRAMES = 32
"""So many ways of seeing one table are kept as they were drawn: languages, widths, seats, who is there."""
_frames: "WeakKeyDictionary[Table, tuple[int, dict[Eyes, bytes]]]" = WeakKeyDictionary()


def frame_of(live: Live, sees: Eyes) -> bytes:
    """Return the fragment as the streams send it; made once for all who see the same."""
    n, kept = _frames.get(live.table, (-1, {}))
    if n != live.table.n:
        n, kept = _frames[live.table] = live.table.n, {}
    if sees not in kept:
        if len(kept) >= FRAMES:
            del kept[next(iter(kept))]
        kept[sees] = frame(fragment(live, sees), n)
    return kept[sees]


@dataclass(frozen=True)
class Told:
    """What everybody at a table reads alike: the last move, and the story so far with the position in words."""

    news: Markup
    story: Markup


_tellings: "WeakKeyDictionary[Match, dict[tuple[object, ...], Told]]" = WeakKeyDictionary()


_lines: "WeakKeyDictionary[Match, dict[str, list[Markup]]]" = WeakKeyDictionary()
"""By match and language, each line of the log as the page has it."""


def last_lines(seen: View) -> list[Markup]:
    """Return the last lines of the log; each is made once."""
    lines = _lines.setdefault(seen.table.need_match(), {}).setdefault(seen.lang, [])
    lines += [Markup(part("_line.html", seen.lang, line=line, game=seen.game)) for line in seen.log[len(lines) :]]
    return lines[-SHOWN:]


def _told(seen: View) -> Told:
    kept = _tellings.setdefault(seen.table.need_match(), {})
    moment = (seen.table.at, seen.table.names)
    for old in [key for key in kept if key[:2] != moment]:
        del kept[old]
    key = (*moment, seen.lang)
    if key not in kept:
        story = Markup(part("_story.html", seen.lang, view=seen, lines=last_lines(seen)))
        kept[key] = Told(Markup(part("_news.html", seen.lang, view=seen)), story)
    return kept[key]


@router.get("")
async def table(request: Request, visitor: Looking, live: At) -> HTMLResponse:
    """The table, or its lobby before the game has begun."""
    house = house_of(request)
    await house.stay(live, visitor.key)
    inside = fragment(live, await eyes(house, live, visitor, address(request)))
    return whole(request, visitor, live, inside)


def whole(request: Request, visitor: Visitor, live: Live, inside: str, **back: Any) -> HTMLResponse:
    """Return the page around the changing part of a table."""
    pulse = beat(house_of(request).patience)
    return page(request, visitor, "table.html", table=live.table, inside=inside, beat=pulse, **back)


@router.get("/stream")
async def stream(request: Request, visitor: Looking, live: At) -> Stream:
    """Whatever changes, as the whole fragment."""
    house = house_of(request)

    async def tell() -> bytes:
        return frame_of(live, await eyes(house, live, visitor, address(request)))

    return Stream(house, live, visitor.key, mark=lambda: (live.table.n, live.comings), tell=tell)


@router.post("/here")
async def here(request: Request, visitor: Looking, live: At) -> Response:
    """The page's sign of life: its visitor is still there."""
    await house_of(request).stay(live, visitor.key)
    return Response(status_code=204)


@acting.post("/act")
async def act(request: Request, visitor: Looking, live: At, at: Moment, action: Action) -> Response:
    """Play an action, by its number or as the record writes it; a `#` in it stands for an amount of the form."""
    house = house_of(request)
    await house.act(live, visitor.key, at, read_action(live.table, await with_amount(request, action)))
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
    house = house_of(request)
    await house.undo(live, visitor.key, at)
    return to_table(request, live)


@acting.post("/answer")
async def answer(request: Request, visitor: Looking, live: At, yes: Annotated[bool, Form()]) -> Response:
    """Answer somebody who wants to go back."""
    house = house_of(request)
    await house.answer(live, visitor.key, yes)
    return to_table(request, live)


@acting.post("/lend")
async def lend(
    request: Request, visitor: Looking, live: At, seat: Moment, bot: Annotated[str, Form()] = ""
) -> Response:
    """Let a bot play for one's seat, or play oneself again; the host lets one play for somebody who is away."""
    if bot and bot not in LEVELS:
        raise UserError("bad-seat-kind", given=bot[:20], accepted=", ".join(LEVELS))
    house = house_of(request)
    await house.lend(live, seat, visitor.key, bot)
    return to_table(request, live)


@acting.post("/hurry")
async def hurry(request: Request, visitor: Looking, live: At) -> Response:
    """Have the bots play without a pause until a person is to act."""
    house = house_of(request)
    if not await house.seats(live, visitor.key):
        raise UserError("table-not-your-seat")
    house.hurry(live)
    return to_table(request, live)


@router.get("/barred")
async def barred(request: Request, visitor: Looking, live: At) -> HTMLResponse:
    """What may not be done now, each with its reason and its rule."""
    found = live.table.game.barred(live.table.need_match().state, visitor.lang, live.table.names)
    reasons: dict[tuple[str, str], list[str]] = {}
    for item in found:
        reasons.setdefault((item.reason, item.rule), []).append(item.text)
    return HTMLResponse(part("_barred.html", visitor.lang, reasons=reasons, game=live.table.game))


@router.get("/log")
async def whole_log(request: Request, visitor: Looking, live: At) -> HTMLResponse:
    """The whole log."""
    told = lines(live.table, visitor.lang)
    return page(request, visitor, "log.html", table=live.table, log=told, moves=moves(live.table, visitor.lang))
