"""Hints on the page and for programs: what a strong bot would do, why, and where on the board."""

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response
from markupsafe import Markup
from pydantic import BaseModel, Field

from sobremesa.bots import Reasons, explain
from sobremesa.table import Table
from sobremesa.table.hints import allow_hints as switch
from sobremesa.table.hints import hint
from sobremesa.web.api import KEY, LANGUAGE, PROBLEMS, done
from sobremesa.web.doors import At, OfSeat, address, house_of
from sobremesa.web.fields import MOST, Moment
from sobremesa.web.play import eyes, fragment, whole
from sobremesa.web.render import part
from sobremesa.web.seating import to_table
from sobremesa.web.speech import Done, Given
from sobremesa.web.visitor import Looking

__all__ = ["marks", "programs", "router"]

router = APIRouter(prefix="/t/{code}", route_class=OfSeat)
programs = APIRouter(prefix="/api/tables/{code}", responses=PROBLEMS, dependencies=[LANGUAGE], route_class=OfSeat)


class Asking(Given):
    """The position one would like a hint for."""

    at: int = Field(ge=0, le=MOST)


class Hint(BaseModel):
    """What a strong bot would do, and why."""

    action: int
    notation: str
    text: str
    reasons: list[str] = Field(description="What it expects, and what the next best actions would cost.")
    targets: list[str] = Field(description="The ids of the things on the board that stand for it.")


class Allowing(Given):
    """Whether the table has hints."""

    allowed: bool


def marks(table: Table, action: int) -> list[str]:
    """Return the ids of what stands for an action in the panel: its button, or the amount it is one of."""
    state = table.need_match().state
    speech = table.game.speech(state, "en", table.names)
    amounts = zip(state.ranges(), table.game.amounts(state, speech), strict=True)
    found = [f"amount-{some.notation.replace(' ', '-').replace('#', 'n')}" for kind, some in amounts if action in kind]
    return found or [f"act-{action}"]


def _drawn(table: Table, reasons: Reasons, lang: str) -> Markup:
    state, action = table.need_match().state, reasons.action
    return Markup(
        part(
            "_hint.html", lang, table=table, action=action, marks=marks(table, action),
            lines=explain(reasons, table.game, state, lang, table.names, notation=False),
            targets=table.game.targets(state, action), text=table.game.text(state, action, lang, table.names),
        )
    )  # fmt: skip


@router.post("/hint")
async def ask(request: Request, visitor: Looking, live: At, at: Moment) -> HTMLResponse:
    """What a strong bot would do; htmx puts it beside the actions, without scripts it is part of the page."""
    house = house_of(request)
    drawn = _drawn(live.table, await hint(house, live, visitor.key, at), visitor.lang)
    if request.headers.get("hx-request"):
        return HTMLResponse(drawn)
    inside = fragment(live, await eyes(house, live, visitor, address(request)), drawn)
    back = f"/t/{live.table.header.code}"
    return whole(request, visitor, live, inside, back=back)


@router.post("/hints")
async def allow(request: Request, visitor: Looking, live: At, allowed: Annotated[bool, Form()]) -> Response:
    """Switch hints on or off, as the host likes."""
    await switch(house_of(request), live, visitor.key, allowed)
    return to_table(request, live)


@programs.post("/hint", dependencies=KEY)
async def advise(request: Request, visitor: Looking, live: At, asking: Asking) -> Hint:
    """What a strong bot would do for the seat in turn, and why; with the seat's key."""
    reasons = await hint(house_of(request), live, visitor.key, asking.at)
    table, action = live.table, reasons.action
    state = table.need_match().state
    return Hint(
        action=action, notation=table.game.text(state, action),
        text=table.game.text(state, action, visitor.lang, table.names),
        reasons=explain(reasons, table.game, state, visitor.lang, table.names, notation=False),
        targets=list(table.game.targets(state, action)),
    )  # fmt: skip


@programs.post("/hints", dependencies=KEY)
async def allow_hints(request: Request, visitor: Looking, live: At, wish: Allowing) -> Done:
    """Switch hints on or off, with the host's key."""
    await switch(house_of(request), live, visitor.key, wish.allowed)
    return done(live)
