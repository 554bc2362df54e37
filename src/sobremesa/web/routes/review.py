"""The review of a game that is over: what everybody could expect, what cost most, how else it might have gone."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from markupsafe import Markup

from sobremesa.bots import told_in
from sobremesa.core.events import Event
from sobremesa.core.scene import Choice
from sobremesa.core.state import State
from sobremesa.core.texts import capital
from sobremesa.draw.plot import plot
from sobremesa.review.review import Costly
from sobremesa.review.studies import Study
from sobremesa.review.telling import CostlyText, tell
from sobremesa.tables import OpenTable, Table
from sobremesa.web.deps import At, check_rate, find_table, reviews_of, tables_of
from sobremesa.web.live.pages import Page, pages_of
from sobremesa.web.live.stream import Topic
from sobremesa.web.live.topics import Asked, page_topic, topic
from sobremesa.web.render import page, part, say
from sobremesa.web.visitor import Looking, Visitor

router = APIRouter(prefix="/t/{code}/review", include_in_schema=False)
OneSeat = Annotated[int | None, Query(ge=0, le=7, description="Only this seat's decisions.")]
SHOWN = 5
"""So many decisions are shown, the dearest first."""
SAMPLES, ROWS = 48, 12
"""So many positions are in the chart, and in the table beside it."""
SENTENCES = 12
"""So many sentences say how it would have gone on."""
PACE = 0.5
"""So many seconds pass between two steps of the bar."""


@dataclass(frozen=True)
class Decision:
    """A decision that cost something, as the page tells it."""

    number: int
    seat: int
    text: CostlyText
    cost: int
    expected: int
    possible: int
    rule: str
    likely: tuple[str, ...]
    board: Markup
    played_marks: tuple[str, ...]
    better_marks: tuple[str, ...]


def decision(table: Table, costly: Costly, lang: str) -> Decision:
    """Put a costly decision into words and on the board."""
    game, names = table.game, table.names
    _, whole = told_in(game)
    state = table.position(costly.number)
    scene = game.scene(state, lang, names)
    choices = tuple(
        _choice(scene.choices, action, game.targets(state, action)) for action in (costly.played, costly.better)
    )
    prefix = f"at-{costly.number}-"
    # On phones it scrolls in its frame: a narrow board is so long that one would lose sight of the decisions.
    board = game.draw(replace(scene, choices=choices, amounts=()))
    return Decision(
        number=costly.number, seat=costly.seat, text=tell(table.need_match().record, costly, lang, names),
        cost=max(1, round(costly.cost * whole)),
        expected=round(costly.expected * whole), possible=round(costly.possible * whole),
        rule=costly.rule, likely=_likely(table, state, (costly.better, *costly.line), lang),
        # Several boards are on one page: what is the same thing on each has an id of its own.
        board=Markup(re.sub(r'(\bid="|url\(#)', rf"\g<1>{prefix}", board)),
        played_marks=tuple(prefix + id for id in choices[0].targets),
        better_marks=tuple(prefix + id for id in choices[1].targets),
    )  # fmt: skip


def _choice(choices: Sequence[Choice], action: int, targets: tuple[str, ...]) -> Choice:
    """Return an action as something that may be chosen; of an amount only a ladder is listed."""
    return next(
        (choice for choice in choices if choice.action == action), choices[0]._replace(action=action, targets=targets)
    )


def _likely(table: Table, state: State, actions: Sequence[int], lang: str) -> tuple[str, ...]:
    """Return what would have happened, in sentences."""
    events: list[Event] = []
    state.journal = events
    for action in actions:
        state.apply(action)
    return tuple(capital(table.game.tell(event, lang, table.names, state)) for event in events[:SENTENCES])


def _sampled(count: int, wanted: int) -> list[int]:
    """Return up to so many places of a list, evenly spread, the last among them."""
    return sorted({(count - 1) * i // wanted for i in range(wanted + 1)}) if count else []


def expectations(table: Table, study: Study, lang: str) -> dict[str, Any]:
    """Return the chart of what everybody could expect, and the same as rows of a table."""
    unit, whole = told_in(table.game)
    odds = [(number, [round(share * whole) for share in seats]) for number, seats in study.odds]
    points = [odds[i][1] for i in _sampled(len(odds), SAMPLES)]
    series = [[shares[seat] for shares in points] for seat in range(len(table.seats))]
    title = say(lang, f"review-chart-{unit}")
    chart = plot(series, table.names, title=title, lang=lang) if odds else ""
    return {"unit": unit, "chart": chart, "chart_title": title, "rows": [odds[i] for i in _sampled(len(odds), ROWS)]}


async def _page(request: Request, visitor: Visitor, live: OpenTable, seat: int | None) -> dict[str, Any]:
    tables, table = tables_of(request), live.table
    study = await reviews_of(request).find(live)
    mine = sorted(n for n in await tables.open.seats(live, visitor.key) if n >= 0)
    wanted = [seat] if seat is not None and seat < len(table.seats) else range(len(table.seats))
    dearest = [costly for costly in study.review.costly if costly.seat in wanted][:SHOWN]

    def made() -> dict[str, Any]:
        decisions = [decision(table, costly, visitor.lang) for costly in dearest]
        return {"decisions": decisions, **expectations(table, study, visitor.lang)}

    branches = await tables.branches_of(table.header.code)
    # Boards are drawn in a worker thread: meanwhile nobody at a table is to wait.
    return {
        "table": table, "study": study, "seat": seat, "mine": mine, "branches": branches,
        "shown": progress(table, study, visitor.lang, seat),
        **await asyncio.to_thread(made),
    }  # fmt: skip


@router.get("")
async def review(request: Request, visitor: Looking, live: At, seat: OneSeat = None) -> HTMLResponse:
    """What is known of the game so far; of everybody, or of one seat."""
    return page(request, visitor, "review.html", **await _page(request, visitor, live, seat))


@router.post("")
async def begin(request: Request, live: At) -> Response:
    """Begin to look at the game again, or go on with it."""
    check_rate(request, "creating")
    await reviews_of(request).start(live)
    return RedirectResponse(f"/t/{live.table.header.code}/review", 303)


@router.post("/stop")
async def stop(request: Request, live: At) -> Response:
    """Stop; what is known is shown."""
    await reviews_of(request).stop(live)
    return RedirectResponse(f"/t/{live.table.header.code}/review", 303)


def progress(table: Table, study: Study, lang: str, seat: int | None) -> Page:
    """Return how far it is; at each quarter and at its end the page is told to fetch what came of it."""
    pages = pages_of(study)
    pages.follow(study.count)
    # The page has what is known already.
    return pages.page(
        (lang, seat), "review-progress",
        lambda: part("_progress.html", lang, table=table, study=study, seat=seat),
    )  # fmt: skip


@topic("r")
async def review_topic(request: Request, asked: Asked) -> Topic:
    """Return the progress of a review as a stream tells about it. Raises `UserError` before its time."""
    live = await find_table(request, asked.code)
    study = await reviews_of(request).find(live)
    seat = int(asked.more) if asked.more.isdecimal() and len(asked.more) == 1 else None

    async def shown() -> Page:
        return progress(live.table, study, asked.visitor.lang, seat)

    return page_topic(asked, study, version=lambda: study.count, page=shown, pace=PACE)
