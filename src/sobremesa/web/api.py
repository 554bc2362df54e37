"""The same tables for programs: JSON, with the seat's key as a bearer token."""

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any, Literal
from weakref import WeakKeyDictionary

from fastapi import APIRouter, Header, Query, Request, Security
from fastapi.responses import PlainTextResponse, Response
from fastapi.security import HTTPBearer

from sobremesa.core.registry import game as find_game
from sobremesa.table import Table, log
from sobremesa.table.house import Live
from sobremesa.table.keys import new_key
from sobremesa.table.presence import beat
from sobremesa.table.table import commitment
from sobremesa.web import speech
from sobremesa.web.doors import At, OfSeat, check_rate, house_of
from sobremesa.web.play import read_action
from sobremesa.web.render import shown_titles
from sobremesa.web.replay import record_of
from sobremesa.web.setting import read_seat
from sobremesa.web.stream import Stream, frame, last_seen
from sobremesa.web.visitor import Looking

__all__ = ["acting", "router"]


async def language(
    lang: Annotated[Literal["es", "en"] | None, Query(description="Which language texts are in.")] = None,
) -> None:
    """The visitor knows; this only tells programs that they may choose."""


KEY = [Security(HTTPBearer(auto_error=False, description="The key of a seat, or of the host."))]
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": speech.Problem} for status in (400, 403, 404, 405, 409, 413, 421, 422, 429, 503)
}
# Where the answer itself is no JSON, a problem still is.
IN_JSON: dict[int | str, dict[str, Any]] = {
    status: {
        "description": "Problem",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
    for status in PROBLEMS
}
LANGUAGE = Security(language)
router = APIRouter(prefix="/api", responses=PROBLEMS, dependencies=[LANGUAGE])
acting = APIRouter(prefix="/api", responses=PROBLEMS, dependencies=[LANGUAGE], route_class=OfSeat)
"""What only those who have a seat, or the host, may do."""


@dataclass(frozen=True)
class Said:
    """A table as it stands, as programs are told."""

    n: int
    body: bytes
    frame: bytes


_said: "WeakKeyDictionary[Table, dict[str, Said]]" = WeakKeyDictionary()


def said(live: Live, lang: str) -> Said:
    """Return a table as it stands; everybody who asks for the same is given the same."""
    table, kept = live.table, _said.setdefault(live.table, {})
    found = kept.get(lang)
    if found is None or found.n != table.n:
        body = _position(table, lang).model_dump_json()
        found = kept[lang] = Said(table.n, body.encode(), frame(body, table.n))
    return found


def position_of(live: Live, lang: str) -> Response:
    """Return the answer to whoever asks how a table stands."""
    return Response(said(live, lang).body, media_type="application/json")


def _position(table: Table, lang: str) -> speech.Position:
    header = table.header
    found = speech.Position(
        code=header.code, game=header.game, edition=header.edition, level=header.level,
        n=table.n, at=table.at, started=table.match is not None, over=table.is_over, turn=table.turn,
        seats=[speech.Sitter(kind=seat.kind, name=seat.name, bot=seat.bot) for seat in table.seats],
        asking=table.asking[0] if table.asking else None, hints=table.hints,
        claims=[speech.Claim(seat=n, name=claim.seat.name, link=claim.by_link) for n, claim in table.claims.items()],
    )  # fmt: skip
    if table.match is None:
        return found
    state = table.match.state
    result = state.result()
    found.sentence, found.digest = table.game.asks(state, lang, table.names), state.digest()
    found.points, found.ranks = (result.points, result.ranks) if result else ([], [])
    found.actions = [
        speech.Possible(action=some.action, notation=some.notation, text=some.text, verb=some.verb)
        for some in table.game.choices(state, lang, table.names)
    ]
    found.amounts = [
        speech.Amount(least=some.least, most=some.most, step=some.step, first=some.base, shift=some.shift)
        for some in (state.ranges() if table.turn >= 0 else [])
    ]
    return found


def done(live: Live) -> speech.Done:
    """Return how far a table is."""
    return speech.Done(n=live.table.n, at=live.table.at)


@router.get("/games")
async def games(visitor: Looking) -> list[speech.Title]:
    """The games, with their editions and options."""
    found = []
    for title in shown_titles():
        say, meta = title.texts.say, title.meta
        editions = [
            speech.TitleEdition(
                id=some.id, name=say(visitor.lang, f"edition-{some.id}"), levels=list(some.levels),
                least=some.least_players, most=some.most_players,
            )
            for some in meta.editions
        ]  # fmt: skip
        options = [
            speech.TitleOption(
                name=some.name, text=say(visitor.lang, f"option-{some.name}.help"), default=some.default,
                choices=list(some.choices), rule=some.rule,
            )
            for some in meta.options
        ]  # fmt: skip
        name = title.name(visitor.lang)
        found.append(speech.Title(id=meta.id, name=name, rules=meta.rules_version, editions=editions, options=options))
    return found


@router.post("/tables", status_code=201)
async def create(request: Request, visitor: Looking, wish: speech.Wish) -> speech.Opened:
    """Set up a table. If no seat is open, the game begins at once."""
    check_rate(request, "creating")
    title, key = find_game(wish.game), new_key()
    seats = [read_seat(title, n, some.kind, some.name, visitor.lang) for n, some in enumerate(wish.seats)]
    live = await house_of(request).create(
        wish.game, key, seats, edition=wish.edition, level=wish.level, options=wish.options,
        start=all(seat.kind != log.OPEN for seat in seats), hints=wish.hints,
    )  # fmt: skip
    return speech.Opened(code=live.table.header.code, key=key, commitment=commitment(live.table.header))


@router.get("/tables/{code}", response_model=speech.Position, dependencies=KEY)
async def position(request: Request, visitor: Looking, live: At) -> Response:
    """A table as it stands, with what may be done by whoever is in turn. With a key, bots play on for a while."""
    await house_of(request).seats(live, visitor.key)
    return position_of(live, visitor.lang)


@router.post("/tables/{code}/join")
async def join(request: Request, visitor: Looking, live: At, joining: speech.Joining) -> speech.Key:
    """Sit down at an open seat."""
    check_rate(request, "joining")
    key = new_key()
    seat = read_seat(live.table.game, joining.seat, log.PERSON, joining.name, visitor.lang)
    await house_of(request).sit(live, joining.seat, seat, key)
    return speech.Key(key=key, seat=joining.seat)


@acting.post("/tables/{code}/start", dependencies=KEY, response_model=speech.Position)
async def start(request: Request, visitor: Looking, live: At) -> Response:
    """Begin the game, with the host's key."""
    await house_of(request).start(live, visitor.key)
    return position_of(live, visitor.lang)


@router.get("/tables/{code}/why-not")
async def why_not(
    visitor: Looking, live: At, action: Annotated[str, Query(min_length=1, max_length=200)]
) -> speech.WhyNot:
    """Why an action may not be done now, with its rule."""
    table = live.table
    state = table.need_match().state
    refusal = state.why_not(read_action(live.table, action))
    if refusal is None:
        return speech.WhyNot(possible=True)
    text = table.game.explain(refusal, visitor.lang, table.names, state)
    return speech.WhyNot(possible=False, error=refusal.code, text=text, rule=refusal.rule)


@acting.post("/tables/{code}/act", dependencies=KEY)
async def act(request: Request, visitor: Looking, live: At, doing: speech.Act) -> speech.Done:
    """Play an action with the seat's key; `at` is the position it is meant for."""
    await house_of(request).act(live, visitor.key, doing.at, read_action(live.table, doing.action))
    return done(live)


@acting.post("/tables/{code}/undo", dependencies=KEY)
async def undo(request: Request, visitor: Looking, live: At, back: speech.Undo) -> speech.Done:
    """Take back one's own last action, or ask the others whether one may."""
    await house_of(request).undo(live, visitor.key, back.at)
    return done(live)


@acting.post("/tables/{code}/answer", dependencies=KEY)
async def answer(request: Request, visitor: Looking, live: At, said: speech.Answer) -> speech.Done:
    """Answer somebody who wants to go back."""
    await house_of(request).answer(live, visitor.key, said.yes)
    return done(live)


@router.post("/tables/{code}/give", dependencies=KEY)
async def give(request: Request, visitor: Looking, live: At, said: speech.Give) -> speech.Done:
    """Give one's seat to whoever asks for it, or keep it."""
    await house_of(request).give(live, visitor.key, said.yes)
    return done(live)


@router.get("/tables/{code}/stream", status_code=200, response_class=Stream, dependencies=KEY, responses=IN_JSON)
async def stream(
    request: Request, visitor: Looking, live: At, last_event_id: Annotated[str, Header(max_length=100)] = ""
) -> Stream:
    """Every change of the table, as it stands then; the id is the length of its log."""

    async def tell() -> bytes:
        return said(live, visitor.lang).frame

    house, seen = house_of(request), last_seen(last_event_id)
    pulse = beat(house.patience)
    return Stream(house, live, visitor.key, mark=lambda: live.table.n, tell=tell, seen=seen, pulse=pulse)


@router.get("/tables/{code}/record", response_class=PlainTextResponse, responses=IN_JSON)
async def record(live: At) -> PlainTextResponse:
    """The record of the game, as text."""
    return PlainTextResponse(await asyncio.to_thread(record_of, live.table))
