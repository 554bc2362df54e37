"""Hints: what a strong bot would do, why, and where on the board."""

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response
from markupsafe import Markup

from sobremesa.bots import Reasons, explain
from sobremesa.tables import Table
from sobremesa.tables.hints import allow_hints, hint
from sobremesa.web.deps import At, OfSeat, address, tables_of, to_table
from sobremesa.web.fields import Moment
from sobremesa.web.live.parts import page_of, viewer_of
from sobremesa.web.render import part
from sobremesa.web.routes.table import whole
from sobremesa.web.visitor import Looking

router = APIRouter(prefix="/t/{code}", route_class=OfSeat, include_in_schema=False)


def marks(table: Table, action: int) -> list[str]:
    """Return the ids of what stands for an action in the panel: its button, or the amount it is one of."""
    state = table.need_match().state
    amounts = zip(state.ranges(), table.game.amounts(state, "en", table.names), strict=True)
    ids = [f"amount-{some.notation.replace(' ', '-').replace('#', 'n')}" for kind, some in amounts if action in kind]
    return ids or [f"act-{action}"]


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
    tables = tables_of(request)
    drawn = _drawn(live.table, await hint(tables, live, visitor.key, at), visitor.lang)
    if request.headers.get("hx-request"):
        return HTMLResponse(drawn)
    shown = await page_of(tables, live, await viewer_of(tables, live, visitor, address(request)), drawn)
    back = f"/t/{live.table.header.code}"
    return whole(request, visitor, live, shown, back=back)


@router.post("/hints")
async def allow(request: Request, visitor: Looking, live: At, allowed: Annotated[bool, Form()]) -> Response:
    """Switch hints on or off, as the host likes."""
    await allow_hints(tables_of(request), live, visitor.key, allowed)
    return to_table(request, live)
