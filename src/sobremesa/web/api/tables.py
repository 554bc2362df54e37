"""The same tables for programs: JSON, with the seat's key as a bearer token."""

import asyncio
from typing import Annotated, Any, Literal, NamedTuple

from fastapi import APIRouter, Header, Query, Request, Security
from fastapi.responses import PlainTextResponse, Response
from fastapi.routing import APIRoute
from fastapi.security import HTTPBearer

from sobremesa.bots import explain
from sobremesa.core.registry import game as find_game
from sobremesa.tables import OpenTable, Table, log
from sobremesa.tables.hints import allow_hints as switch_hints
from sobremesa.tables.hints import hint
from sobremesa.tables.keys import new_key
from sobremesa.tables.presence import beat
from sobremesa.tables.talk import allow_talk as switch_talk
from sobremesa.tables.talk import speak
from sobremesa.web.api import schemas
from sobremesa.web.deps import At, OfSeat, check_rate, tables_of
from sobremesa.web.live.cache import rendered
from sobremesa.web.live.stream import Stream, frame, last_seen
from sobremesa.web.live.view import outcomes
from sobremesa.web.render import shown_titles
from sobremesa.web.routes.new_table import read_seat
from sobremesa.web.routes.table import read_action
from sobremesa.web.visitor import Looking


async def language(
    lang: Annotated[Literal["es", "en"] | None, Query(description="Which language texts are in.")] = None,
) -> None:
    """The visitor knows; this only tells programs that they may choose."""


KEY = [Security(HTTPBearer(auto_error=False, description="The key of a seat, or of the host."))]
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": schemas.Problem} for status in (400, 403, 404, 405, 409, 413, 421, 422, 429, 503)
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


def api_router(route_class: type[APIRoute] = APIRoute) -> APIRouter:
    """Return a router for a part of the API."""
    return APIRouter(
        prefix="/api", responses=PROBLEMS, dependencies=[LANGUAGE], route_class=route_class,
        generate_unique_id_function=lambda route: route.name,
    )  # fmt: skip


router = api_router()
acting = api_router(OfSeat)
"""What only those who have a seat, or the host, may do."""


class RenderedPosition(NamedTuple):
    """A table's current position as JSON: the body of a response, and a frame of a stream."""

    body: bytes
    frame: bytes


def answer_of(live: OpenTable, lang: str) -> RenderedPosition:
    """Return a table as it stands; rendered once for all who ask for the same."""

    def render() -> RenderedPosition:
        body = _position(live.table, lang).model_dump_json()
        return RenderedPosition(body.encode(), frame(body, live.table.n))

    return rendered(live.table, "position", live.table.n, lang, render)


def position_of(live: OpenTable, lang: str) -> Response:
    """Return the answer to a program that asks how a table stands."""
    return Response(answer_of(live, lang).body, media_type="application/json")


def _position(table: Table, lang: str) -> schemas.Position:
    header = table.header
    position = schemas.Position(
        code=header.code, game=header.game, edition=header.edition, level=header.level,
        n=table.n, at=table.at, started=table.match is not None, over=table.is_over, turn=table.turn,
        seats=[schemas.Sitter(kind=seat.kind, name=seat.name, bot=seat.bot) for seat in table.seats],
        asking=table.asking[0] if table.asking else None, hints=table.hints, talk=table.talks,
        said=[
            schemas.LastSaying(seat=n, to=one.to, phrase=one.phrase, text=table.game.phrase(one.phrase, lang))
            for n, one in table.said.items()
            if table.talks
        ],
        claims=[schemas.Claim(seat=n, name=claim.seat.name, link=claim.by_link) for n, claim in table.claims.items()],
    )  # fmt: skip
    if table.match is None:
        return position
    state = table.match.state
    result = table.result
    position.sentence, position.digest = table.game.moment(state, lang, table.names).sentence, state.digest()
    position.points, position.ranks = (result.points, result.ranks) if result else ([], [])
    position.actions = [
        schemas.Possible(action=some.action, notation=some.notation, text=some.text, verb=some.verb)
        for some in (outcomes(table, table.match, lang) if not table.is_over else ())
    ]
    position.amounts = [
        schemas.Amount(least=some.least, most=some.most, step=some.step, first=some.base, shift=some.shift)
        for some in (state.ranges() if table.turn >= 0 else [])
    ]
    return position


def done(live: OpenTable) -> schemas.Done:
    """Return how far a table is."""
    return schemas.Done(n=live.table.n, at=live.table.at)


@router.get("/games")
async def games(visitor: Looking) -> list[schemas.Title]:
    """The games, with their editions and options."""
    titles: list[schemas.Title] = []
    for title in shown_titles():
        say, meta = title.texts.say, title.meta
        editions = [
            schemas.TitleEdition(
                id=edition.id, name=say(visitor.lang, f"edition-{edition.id}"), levels=list(edition.levels),
                least=edition.least_players, most=edition.most_players,
            )
            for edition in meta.editions
        ]  # fmt: skip
        options = [
            schemas.TitleOption(
                name=option.name, text=say(visitor.lang, f"option-{option.name}.help"), default=option.default,
                choices=list(option.choices), rule=option.rule,
            )
            for option in meta.options
        ]  # fmt: skip
        name = title.name(visitor.lang)
        titles.append(
            schemas.Title(id=meta.id, name=name, rules=meta.rules_version, editions=editions, options=options)
        )
    return titles


@router.post("/tables", status_code=201)
async def create(request: Request, visitor: Looking, wish: schemas.Wish) -> schemas.Opened:
    """Set up a table. If no seat is open, the game begins at once."""
    check_rate(request, "creating")
    title, key = find_game(wish.game), new_key()
    seats = [read_seat(title, n, seat.kind, seat.name, visitor.lang) for n, seat in enumerate(wish.seats)]
    live = await tables_of(request).create(
        wish.game, key, seats, edition=wish.edition, level=wish.level, options=wish.options,
        start=all(seat.kind != log.OPEN for seat in seats), hints=wish.hints,
    )  # fmt: skip
    return schemas.Opened(code=live.table.header.code, key=key, commitment=live.table.header.commitment)


@router.get("/tables/{code}", response_model=schemas.Position, dependencies=KEY)
async def position(request: Request, visitor: Looking, live: At) -> Response:
    """A table as it stands, with what may be done by the player in turn. With a key, bots play on for a while."""
    await tables_of(request).open.seats(live, visitor.key)
    return position_of(live, visitor.lang)


@router.post("/tables/{code}/join")
async def join(request: Request, visitor: Looking, live: At, joining: schemas.Joining) -> schemas.Key:
    """Sit down at an open seat."""
    check_rate(request, "joining")
    key = new_key()
    seat = read_seat(live.table.game, joining.seat, log.PERSON, joining.name, visitor.lang)
    await tables_of(request).seating.sit(live, joining.seat, seat, key)
    return schemas.Key(key=key, seat=joining.seat)


@acting.post("/tables/{code}/start", dependencies=KEY, response_model=schemas.Position)
async def start(request: Request, visitor: Looking, live: At) -> Response:
    """Begin the game, with the host's key."""
    await tables_of(request).start(live, visitor.key)
    return position_of(live, visitor.lang)


@router.get("/tables/{code}/why-not")
async def why_not(
    visitor: Looking, live: At, action: Annotated[str, Query(min_length=1, max_length=200)]
) -> schemas.WhyNot:
    """Why an action may not be done now, with its rule."""
    table = live.table
    state = table.need_match().state
    refusal = state.why_not(read_action(live.table, action))
    if refusal is None:
        return schemas.WhyNot(possible=True)
    text = table.game.explain(refusal, visitor.lang, table.names, state)
    return schemas.WhyNot(possible=False, error=refusal.code, text=text, rule=refusal.rule)


@acting.post("/tables/{code}/act", dependencies=KEY)
async def act(request: Request, visitor: Looking, live: At, doing: schemas.Act) -> schemas.Done:
    """Play an action with the seat's key; `at` is the position it is meant for."""
    await tables_of(request).act(live, visitor.key, doing.at, read_action(live.table, doing.action))
    return done(live)


@acting.post("/tables/{code}/undo", dependencies=KEY)
async def undo(request: Request, visitor: Looking, live: At, back: schemas.Undo) -> schemas.Done:
    """Take back one's own last action, or ask the others whether one may."""
    await tables_of(request).undo(live, visitor.key, back.at)
    return done(live)


@acting.post("/tables/{code}/answer", dependencies=KEY)
async def answer(request: Request, visitor: Looking, live: At, said: schemas.UndoAnswer) -> schemas.Done:
    """Answer somebody who wants to go back."""
    await tables_of(request).answer(live, visitor.key, said.yes)
    return done(live)


@router.post("/tables/{code}/give", dependencies=KEY)
async def give(request: Request, visitor: Looking, live: At, said: schemas.Give) -> schemas.Done:
    """Give one's seat to the one who asks for it, or keep it."""
    await tables_of(request).seating.give(live, visitor.key, said.yes)
    return done(live)


@router.get("/tables/{code}/stream", status_code=200, response_class=Stream, dependencies=KEY, responses=IN_JSON)
async def stream(
    request: Request, visitor: Looking, live: At, last_event_id: Annotated[str, Header(max_length=100)] = ""
) -> Stream:
    """Every change of the table, as it stands then; the id is the length of its log."""

    async def render() -> bytes:
        return answer_of(live, visitor.lang).frame

    presence = tables_of(request).presence
    return Stream(
        presence, live, version=lambda: live.table.n, render=render, visit=presence.visit(live, visitor.key),
        seen=last_seen(last_event_id), pulse=beat(presence.patience), stay=lambda: presence.stay(live, visitor.key),
    )  # fmt: skip


@router.get("/tables/{code}/record", response_class=PlainTextResponse, responses=IN_JSON)
async def record(live: At) -> PlainTextResponse:
    """The record of the game, as text."""
    return PlainTextResponse(await asyncio.to_thread(live.table.record))


@acting.post("/tables/{code}/hint", dependencies=KEY)
async def advise(request: Request, visitor: Looking, live: At, asking: schemas.Asking) -> schemas.Hint:
    """What a strong bot would do for the seat in turn, and why; with the seat's key."""
    reasons = await hint(tables_of(request), live, visitor.key, asking.at)
    table, action = live.table, reasons.action
    state = table.need_match().state
    return schemas.Hint(
        action=action, notation=table.game.text(state, action),
        text=table.game.text(state, action, visitor.lang, table.names),
        reasons=explain(reasons, table.game, state, visitor.lang, table.names, notation=False),
        targets=list(table.game.targets(state, action)),
    )  # fmt: skip


@acting.post("/tables/{code}/hints", dependencies=KEY)
async def allow_hints(request: Request, visitor: Looking, live: At, wish: schemas.Allowing) -> schemas.Done:
    """Switch hints on or off, with the host's key."""
    await switch_hints(tables_of(request), live, visitor.key, wish.allowed)
    return done(live)


@router.get("/tables/{code}/talk")
async def phrases(visitor: Looking, live: At) -> list[schemas.Phrase]:
    """What may be said at a table, in the language asked for; nothing where one plays alone or talk is off."""
    table = live.table
    if len(table.seats) < 2 or not table.talks:
        return []
    return [
        schemas.Phrase(kind=kind, phrase=phrase, text=table.game.phrase(phrase, visitor.lang))
        for kind, phrases in table.game.talk
        for phrase in phrases
    ]


@acting.post("/tables/{code}/say", dependencies=KEY)
async def say(request: Request, visitor: Looking, live: At, saying: schemas.Saying) -> schemas.Done:
    """Say one of the phrases to everybody or to one seat, with the seat's key."""
    await speak(tables_of(request), live, visitor.key, saying.phrase, saying.to)
    return done(live)


@acting.post("/tables/{code}/talk", dependencies=KEY)
async def allow_talk(request: Request, visitor: Looking, live: At, wish: schemas.Allowing) -> schemas.Done:
    """Switch table talk on or off, with the host's key."""
    await switch_talk(tables_of(request), live, visitor.key, wish.allowed)
    return done(live)


@router.post("/tables/{code}/branch", status_code=201)
async def branch_off(request: Request, live: At, trying: schemas.Trying) -> schemas.Opened:
    """Set a table that begins with the first actions of this one; returns the key of the seat that is to decide."""
    check_rate(request, "creating")
    key = new_key()
    header = (await tables_of(request).branch(live, trying.at, key, trying.bot)).table.header
    return schemas.Opened(code=header.code, key=key, commitment=header.commitment)
