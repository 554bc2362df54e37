"""The same tables for programs: JSON, with the seat's key as a bearer token."""

from collections.abc import AsyncIterable
from typing import Annotated

from fastapi import APIRouter, Body, Header, Path, Request
from fastapi.responses import PlainTextResponse
from fastapi.sse import EventSourceResponse, ServerSentEvent
from pydantic import BaseModel, ConfigDict, Field

from sobremesa.core.registry import game as find_game
from sobremesa.core.registry import titles
from sobremesa.table import Seat, log
from sobremesa.table.house import Live
from sobremesa.table.keys import new_key
from sobremesa.table.table import commitment
from sobremesa.web.pages import LEVELS, NAME, check_rate, house_of
from sobremesa.web.play import HEARTBEAT, read_action
from sobremesa.web.replay import record as record_page
from sobremesa.web.visitor import Looking

__all__ = ["router"]

router = APIRouter(prefix="/api")
Code = Annotated[str, Path(min_length=1, max_length=12, description="The table's code.")]


class Problem(BaseModel):
    """What could not be taken, and why; nothing has changed."""

    error: str
    text: str
    rule: str = ""


class SeatWish(BaseModel):
    """Who is to sit at a seat: `screen` (you), `open` (somebody with the code), or a bot's level."""

    model_config = ConfigDict(extra="forbid")
    kind: str = Field(pattern="^(screen|open|easy|medium|hard|expert)$")
    name: str = Field(default="", max_length=NAME)


class Wish(BaseModel):
    """A table to be set up."""

    model_config = ConfigDict(extra="forbid")
    game: str = Field(max_length=40)
    edition: str | None = Field(default=None, max_length=40)
    level: int | None = Field(default=None, ge=0, le=9)
    options: dict[str, str] = Field(default_factory=dict, max_length=40)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)


class Opened(BaseModel):
    """A table that was set up, and the key of its host; it is told only once."""

    code: str
    key: str
    commitment: str


class Joining(BaseModel):
    """A seat to sit down at."""

    model_config = ConfigDict(extra="forbid")
    seat: int = Field(ge=0, le=7)
    name: str = Field(min_length=1, max_length=NAME)


class Key(BaseModel):
    """The key of a seat; it is told only once."""

    key: str
    seat: int


class Act(BaseModel):
    """An action as the record writes it, or its number, and the position it is meant for."""

    model_config = ConfigDict(extra="forbid")
    action: str = Field(min_length=1, max_length=200)
    at: int = Field(ge=0, le=2**31)


class Possible(BaseModel):
    """Something that may be done now."""

    action: int
    notation: str
    text: str
    verb: str


class Amount(BaseModel):
    """A choice of an amount: any action number from the least to the most by the step is accepted."""

    least: int
    most: int
    step: int
    first: int
    shift: int


class Position(BaseModel):
    """A table as it stands."""

    code: str
    game: str
    edition: str
    level: int
    n: int
    at: int
    started: bool
    over: bool
    turn: int
    seats: list[dict[str, str]]
    sentence: str
    digest: str
    points: list[int]
    ranks: list[int]
    actions: list[Possible]
    amounts: list[Amount]


PROBLEMS: dict[int | str, dict[str, object]] = {status: {"model": Problem} for status in (403, 404, 409, 413, 422, 429)}


def position_of(live: Live, lang: str) -> Position:
    """Return a table as it stands."""
    table, header = live.table, live.table.header
    found = Position(
        code=header.code, game=header.game, edition=header.edition, level=header.level,
        n=table.n, at=table.at, started=table.match is not None, over=table.is_over, turn=table.turn,
        seats=[{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in table.seats],
        sentence="", digest="", points=[], ranks=[], actions=[], amounts=[],
    )  # fmt: skip
    if table.match is None:
        return found
    state, game = table.match.state, table.game
    result = state.result()
    found.sentence = game.scene(state, lang, table.names).sentence
    found.digest = state.digest()
    found.points, found.ranks = (result.points, result.ranks) if result else ([], [])
    found.actions = [
        Possible(action=choice.action, notation=choice.notation, text=choice.text, verb=choice.verb)
        for choice in game.choices(state, lang, table.names)
    ]
    found.amounts = [
        Amount(least=some.least, most=some.most, step=some.step, first=some.base, shift=some.shift)
        for some in (state.ranges() if table.turn >= 0 else [])
    ]
    return found


@router.get("/games")
async def games() -> list[dict[str, object]]:
    """The games, with their editions and options."""
    found: list[dict[str, object]] = []
    for id in titles():
        meta = find_game(id).meta
        found.append(
            {
                "id": id,
                "name": {lang: find_game(id).name(lang) for lang in ("es", "en")},
                "rules": meta.rules_version,
                "editions": [
                    {"id": e.id, "levels": list(e.levels), "players": [e.least_players, e.most_players]}
                    for e in meta.editions
                ],
                "options": [
                    {"name": o.name, "default": o.default, "choices": list(o.choices), "rule": o.rule}
                    for o in meta.options
                ],
            }
        )
    return found


@router.post("/tables", status_code=201, responses=PROBLEMS)
async def create(request: Request, wish: Wish) -> Opened:
    """Set up a table. If no seat is open, the game begins at once."""
    check_rate(request, "creating")
    key = new_key()
    seats = [
        Seat(log.BOT, some.name or f"bot {n + 1}", some.kind)
        if some.kind in LEVELS
        else Seat(some.kind, some.name or f"player {n + 1}" if some.kind == log.SCREEN else "")
        for n, some in enumerate(wish.seats)
    ]
    live = await house_of(request).create(
        wish.game, key, seats, edition=wish.edition, level=wish.level, options=wish.options,
        start=all(seat.kind != log.OPEN for seat in seats),
    )  # fmt: skip
    return Opened(code=live.table.header.code, key=key, commitment=commitment(live.table.header))


@router.get("/tables/{code}", responses=PROBLEMS)
async def position(request: Request, visitor: Looking, code: Code) -> Position:
    """A table as it stands, with what may be done by whoever is in turn."""
    return position_of(await house_of(request).find(code), visitor.lang)


@router.post("/tables/{code}/join", responses=PROBLEMS)
async def join(request: Request, code: Code, joining: Annotated[Joining, Body()]) -> Key:
    """Sit down at an open seat."""
    check_rate(request, "joining")
    house = house_of(request)
    key = new_key()
    await house.sit(await house.find(code), joining.seat, Seat(log.PERSON, joining.name), key)
    return Key(key=key, seat=joining.seat)


@router.post("/tables/{code}/start", responses=PROBLEMS)
async def start(request: Request, visitor: Looking, code: Code) -> Position:
    """Begin the game, with the host's key."""
    house = house_of(request)
    live = await house.find(code)
    await house.start(live, visitor.key)
    return position_of(live, visitor.lang)


@router.post("/tables/{code}/act", responses=PROBLEMS)
async def act(request: Request, visitor: Looking, code: Code, doing: Act) -> dict[str, int]:
    """Play an action with the seat's key; `at` is the position it is meant for."""
    house = house_of(request)
    live = await house.find(code)
    await house.act(live, visitor.key, doing.at, read_action(live, doing.action))
    return {"n": live.table.n, "at": live.table.at}


@router.post("/tables/{code}/undo", responses=PROBLEMS)
async def undo(
    request: Request, visitor: Looking, code: Code, at: Annotated[int, Body(embed=True, ge=0)]
) -> dict[str, int]:
    """Take back one's own last action, or ask the others whether one may."""
    house = house_of(request)
    live = await house.find(code)
    await house.undo(live, visitor.key, at)
    return {"n": live.table.n, "at": live.table.at}


@router.get("/tables/{code}/stream", response_class=EventSourceResponse, responses=PROBLEMS)
async def stream(
    request: Request, visitor: Looking, code: Code, last_event_id: Annotated[str, Header()] = ""
) -> AsyncIterable[ServerSentEvent]:
    """Every change of the table, as it stands then; the id is the length of its log."""
    house = house_of(request)
    live = await house.find(code)
    n = int(last_event_id) if last_event_id.isdecimal() and len(last_event_id) < 12 else -1
    await house.arrive(live, visitor.key)
    try:
        while True:
            if live.table.n == n:
                await house.news(live, n, HEARTBEAT)
                if live.table.n == n:
                    await house.stay(live, visitor.key)
                    continue
            n = live.table.n
            yield ServerSentEvent(data=position_of(live, visitor.lang), id=str(n))
    finally:
        house.leave(live, visitor.key)


@router.get("/tables/{code}/record", responses=PROBLEMS, response_class=PlainTextResponse)
async def record(request: Request, code: Code) -> PlainTextResponse:
    """The record of the game, as text."""
    return await record_page(request, code)
