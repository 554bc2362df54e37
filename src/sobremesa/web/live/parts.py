"""The parts of a table's page, each with what it is made from."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any

import segno
from markupsafe import Markup

from sobremesa.bots import levels
from sobremesa.core.scene import Panel
from sobremesa.core.seats import CHANCE
from sobremesa.tables import OpenTable, Tables
from sobremesa.web.live.address import is_unnamed, sentence
from sobremesa.web.live.moves import moves
from sobremesa.web.live.pages import Page, Pages, pages_of
from sobremesa.web.live.players import Row, rows
from sobremesa.web.live.recap import Turn, latest
from sobremesa.web.live.view import SHOWN, Attendance, View, view
from sobremesa.web.render import actions_template, part, say
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
    attendance = Attendance(await tables.presence.present(live), await tables.presence.looking(live), live.failed)
    pages = pages_of(live.table)
    pages.follow((live.table.n, attendance))
    return pages.page((viewer, hint), "table", lambda: fragment(pages, live, viewer, attendance, hint))


def fragment(pages: Pages, live: OpenTable, viewer: Viewer, attendance: Attendance, hint: str = "") -> str:
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
    seen = view(pages, table, viewer.lang, viewer.narrow, viewer.mine, attendance)
    parts = replace(
        parts_of(pages, seen, viewer, rows(seen), base, replay=f"{base}/replay"),
        moment=moment_of(pages, seen, viewer, base),
        nav=nav_of(pages, seen, viewer, base),
        goal=Template(pages, viewer.lang, base)("_goal.html", game=seen.game),
    )
    return part(
        "_table.html", viewer.lang, view=seen, parts=parts, hint=hint, moves=moved, base=base, sentence=sentence(seen)
    )


NOTHING = Markup()


@dataclass(frozen=True)
class Parts:
    """What pages of tables have in common, at a game as in a lesson; as it stands in the page around it."""

    players: Sequence[Markup]
    news: Markup
    rules: Markup
    log: Markup
    panels: Markup
    actions: Markup
    motion: Sequence[Markup]
    picked: Markup
    moment: Markup = NOTHING
    nav: Markup = NOTHING
    goal: Markup = NOTHING


@dataclass(frozen=True)
class Template:
    """Makes parts of templates, for one kind of viewer: what a template is given is what it is made from."""

    pages: Pages
    lang: str
    base: str

    def __call__(
        self, name: str, *key: Hashable, inside: Callable[[], Mapping[str, Any]] = dict, **values: Any
    ) -> Markup:
        """Return what stands for a part; with other values it is rendered anew. `key` tells it from its like.

        `inside` makes the parts in it, which depend on its values alone: they are looked at only if it is rendered.
        """
        return self.pages.part(
            (name, self.lang, *key), values, lambda: part(name, self.lang, base=self.base, **values, **inside()).strip()
        )


def parts_of(
    pages: Pages,
    seen: View,
    viewer: Hashable,
    players: Sequence[Row],
    base: str,
    shown: int = SHOWN,
    replay: str = "",
) -> Parts:
    """Return the parts of a table's page; what everybody reads alike is made once for a language.

    What is told leads to its position if there is a `replay` to lead to.
    """
    of = Template(pages, seen.lang, base)
    table, scene, game = seen.table, seen.scene, seen.game

    def in_words(number: int, panel: Panel) -> Markup:
        id = f"panel-in-words-{number}"

        def rows() -> dict[str, Any]:
            made = [of("_panel_row.html", id, n, row=row, id=f"{id}-{n}") for n, row in enumerate(panel.rows, 1)]
            return {"rows": made}

        return of("_panel.html", number, panel=panel, id=id, inside=rows)

    def in_turn(turn: Turn) -> Markup:
        def lines() -> dict[str, Any]:
            told = [of("_line.html", line.number, line=line, game=game, replay=replay) for line in turn.lines]
            return {"lines": told}

        who = table.names[turn.seat] if turn.seat >= 0 and len(table.seats) > 1 else ""
        return of("_turn.html", turn.number, turn=turn, who=who, replay=replay, inside=lines)

    def words() -> dict[str, Any]:
        turns = [in_turn(turn) for turn in latest(seen.log, shown)]
        panels = [in_words(number, panel) for number, panel in enumerate(scene.panels, 1)]
        moved = [line for line in seen.log[-shown:] if line.motion][-MOTION:]
        return {
            "motion": [of("_motion.html", line.number, number=line.number, motion=line.motion) for line in moved],
            "rules": of("_rule_now.html") if scene.rules else NOTHING,
            "log": of("_log.html", turns=turns, replay=replay),
            "panels": of("_panels.html", alt=scene.alt, panels=panels),
        }

    def actions() -> str:
        template = "_outcomes.html" if table.turn == CHANCE else actions_template(game.meta.id)
        return part(template, seen.lang, view=seen, table=table, scene=scene, base=base).strip()

    return Parts(
        players=[of("_player.html", viewer, row.seat, row=row) for row in players],
        news=of("_news.html", viewer, news=seen.news, names=table.names, game=game, replay=replay),
        actions=pages.part(("actions", viewer), (seen.lang, table.at, table.names), actions) if seen.acts else NOTHING,
        picked=of("_picked.html") if seen.acts else NOTHING,
        **pages.once(("words", seen.lang, shown), words),
    )


def moment_of(pages: Pages, seen: View, viewer: Hashable, base: str) -> Markup:
    """Return whose turn it is and what is asked, as one kind of viewer is told."""
    of, table = Template(pages, seen.lang, base), seen.table
    notice = class_notice(seen) if table.class_code else None
    return of(
        "_moment.html", viewer, turn=table.turn, who=table.seats[table.turn].name if table.turn >= 0 else "",
        is_unnamed=is_unnamed(seen, table.turn), phase=seen.scene.phase,
        sentence=say(seen.lang, "class-ended") if table.is_stopped else sentence(seen),
        acts=seen.acts, enters=seen.enters, is_shared=seen.is_shared, is_several=len(table.seats) > 1,
        thinks=seen.thinks, plays=seen.plays, notice=notice,
        hints_at=table.at if seen.acts and table.hints and table.turn >= 0 else None,
    )  # fmt: skip


def class_notice(seen: View) -> dict[str, str | bool]:
    """Return what the class tells everybody at a table; who sits there no longer is led to the class."""
    table = seen.table
    moved = "" if seen.mine else f"/c/{table.class_code}"
    is_asked = table.look.startswith(f"/c/{table.class_code}/q/")
    return {
        "moved": moved,
        "look": table.look,
        "is_asked": is_asked,
        "is_paused": table.is_paused,
        "is_late": table.is_late,
    }


def nav_of(pages: Pages, seen: View, viewer: Hashable, base: str) -> Markup:
    """Return what else there is at the table."""
    of, table = Template(pages, seen.lang, base), seen.table
    return of(
        "_nav.html", viewer, code=table.header.code, game=seen.game.meta.id, is_host=seen.is_host,
        is_over=seen.result is not None, hints=table.hints, talks=table.talks, is_several=len(table.seats) > 1,
        # Who enters a game of a real table makes its luck; and once it is over, the seal is shown with the seed.
        seal="" if table.is_entered or seen.result is not None else table.header.commitment,
    )  # fmt: skip


def qr(text: str) -> Markup:
    """Return a QR code as SVG."""
    out = BytesIO()
    segno.make(text, error="m").save(
        out, kind="svg", xmldecl=False, svgns=True, scale=4, border=2, dark="#2A2320", omitsize=True
    )
    return Markup(out.getvalue().decode())
