"""The parts of a table's page, each with what it is made from."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import segno
from markupsafe import Markup

from sobremesa.bots import levels
from sobremesa.core.motion import noted
from sobremesa.core.seats import CHANCE
from sobremesa.tables import OpenTable, Tables
from sobremesa.web.live.moves import moves
from sobremesa.web.live.pages import Page, Pages, pages_of
from sobremesa.web.live.players import Row, rows
from sobremesa.web.live.recap import latest
from sobremesa.web.live.view import SHOWN, There, View, view
from sobremesa.web.render import actions_template, part
from sobremesa.web.visitor import Visitor

MOVES = 3
"""So many of the last seats that were taken from somebody are shown beside the board; all are in the whole log."""

MOTION = 6
"""So many of the last actions are shown moving to somebody whose page lacks them; more would be too long to watch."""


@dataclass(frozen=True)
class Viewer:
    """A kind of viewer: those who are equal see the same pages."""

    lang: str
    narrow: bool
    mine: frozenset[int]
    where: str


async def viewer_of(tables: Tables, live: OpenTable, visitor: Visitor, where: str) -> Viewer:
    """Return a visitor as a viewer of a table."""
    mine = await tables.open.seats(live, visitor.key)
    # Only the lobby says how it is reached.
    return Viewer(visitor.lang, visitor.narrow, mine, where if live.table.match is None else "")


async def page_of(tables: Tables, live: OpenTable, viewer: Viewer, hint: str = "") -> Page:
    """Return the table as a viewer sees it now; with a hint, if they asked for one without scripts."""
    there = There(await tables.presence.present(live), await tables.presence.looking(live))
    pages = pages_of(live.table)
    pages.follow((live.table.n, there))
    return pages.page((viewer, hint), "table", lambda: fragment(pages, live, viewer, there, hint))


def fragment(pages: Pages, live: OpenTable, viewer: Viewer, there: There, hint: str = "") -> str:
    """Return the changing part of the page, in which other parts have their places; with a hint if it is asked for."""
    table = live.table
    base = f"/t/{table.header.code}"
    moved = moves(table, viewer.lang)[-MOVES:]
    if table.match is None:
        url = f"{viewer.where}{base}"
        return part(
            "_lobby.html", viewer.lang, table=table, mine=viewer.mine, levels=levels(),
            url=url, picture=qr(url), moves=moved, base=base,
        )  # fmt: skip
    seen = view(pages, table, viewer.lang, viewer.narrow, viewer.mine, there)
    parts = parts_of(pages, seen, viewer, rows(seen), base, replay=f"{base}/replay")
    return part("_table.html", viewer.lang, view=seen, parts=parts, hint=hint, moves=moved, base=base)


@dataclass(frozen=True)
class Parts:
    """What pages of tables have in common, at a game as in a lesson."""

    players: Sequence[Markup]
    news: Markup
    rules: Markup
    log: Markup
    panels: Markup
    actions: Markup
    motion: Sequence[Markup]


def parts_of(
    pages: Pages,
    seen: View,
    viewer: Hashable,
    players: Sequence[Row],
    base: str,
    shown: int = SHOWN,
    replay: str = "",
) -> Parts:
    """Return them as they stand in the page around them; what everybody reads alike is made once for a language.

    What is told leads to its position if there is a `replay` to lead to.
    """
    lang, scene, game = seen.lang, seen.scene, seen.game

    def of(name: str, inputs: object, *key: Hashable, **values: Any) -> Markup:
        return pages.part((name, lang, *key), inputs, _render(name, lang, base=base, **values))

    # By what is in them, not by what stands for it: after an undo the same place may tell something else.
    told, turns = latest(seen.log, shown), []
    for turn in told:
        lines = [of("_line.html", line, line.number, line=line, game=game, replay=replay) for line in turn.lines]
        who = seen.table.names[turn.seat] if turn.seat >= 0 and len(seen.table.seats) > 1 else ""
        turns.append(of("_turn.html", (who, turn), turn.number, turn=turn, who=who, lines=lines))
    panels = [
        of("_panel.html", panel, number, panel=panel, id=f"panel-in-words-{number}")
        for number, panel in enumerate(scene.panels, 1)
    ]
    moved = [line for line in seen.log[-shown:] if line.motion][-MOTION:]
    return Parts(
        players=[of("_player.html", row, viewer, row.seat, row=row) for row in players],
        news=of("_news.html", (seen.news, seen.table.names), viewer, view=seen, replay=replay),
        rules=of("_rule_now.html", scene.rules, rules=scene.rules, game=game) if scene.rules else Markup(),
        log=of("_log.html", (told, seen.table.names), turns=turns, replay=replay),
        panels=of("_panels.html", (scene.alt, panels), alt=scene.alt, panels=panels),
        actions=of(
            "_outcomes.html" if seen.table.turn == CHANCE else actions_template(game.meta.id),
            (seen.table.at, seen.table.names), viewer, view=seen, table=seen.table, scene=scene,
        ) if seen.acts else Markup(),
        motion=[
            of("_motion.html", line.motion, line.number, number=line.number, motion=list(map(noted, line.motion)))
            for line in moved
        ],
    )  # fmt: skip


def _render(name: str, lang: str, **values: Any) -> Callable[[], str]:
    return lambda: part(name, lang, **values).strip()


def qr(text: str) -> Markup:
    """Return a QR code as SVG."""
    out = BytesIO()
    segno.make(text, error="m").save(
        out, kind="svg", xmldecl=False, svgns=True, scale=4, border=2, dark="#2A2320", omitsize=True
    )
    return Markup(out.getvalue().decode())
