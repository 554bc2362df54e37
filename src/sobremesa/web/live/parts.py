"""The part of a table's page that changes, as a viewer sees it."""

from dataclasses import dataclass
from io import BytesIO

import segno
from markupsafe import Markup

from sobremesa.bots import LEVELS
from sobremesa.tables import OpenTable, Tables
from sobremesa.web.live.cache import rendered
from sobremesa.web.live.moves import moves
from sobremesa.web.live.stream import frame
from sobremesa.web.live.view import SHOWN, View, view
from sobremesa.web.render import actions_template, part
from sobremesa.web.visitor import Visitor

MOVES = 3
"""So many of the last seats that were taken from somebody are shown beside the board; all are in the whole log."""


@dataclass(frozen=True)
class Viewer:
    """All that the fragment depends on beside the table itself: viewers that are equal receive the same bytes."""

    lang: str
    narrow: bool
    mine: frozenset[int]
    present: frozenset[int]
    where: str


async def viewer_of(tables: Tables, live: OpenTable, visitor: Visitor, where: str) -> Viewer:
    """Return a visitor as a viewer of a table."""
    mine = await tables.open.seats(live, visitor.key)
    # Only the lobby says how it is reached.
    shown = where if live.table.match is None else ""
    return Viewer(visitor.lang, visitor.narrow, mine, await tables.presence.present(live), shown)


def fragment(live: OpenTable, viewer: Viewer, hint: str = "") -> str:
    """Return the table as somebody sees it; with a hint, if they asked for one."""
    moved = moves(live.table, viewer.lang)[-MOVES:]
    if live.table.match is None:
        url = f"{viewer.where}/t/{live.table.header.code}"
        return part(
            "_lobby.html", viewer.lang, table=live.table, mine=viewer.mine, present=viewer.present, levels=LEVELS,
            url=url, picture=qr(url), moves=moved,
        )  # fmt: skip
    seen = view(live.table, viewer.lang, viewer.narrow, viewer.mine, viewer.present)
    actions = actions_template(seen.game.meta.id)
    return part("_table.html", viewer.lang, view=seen, story=_story(seen), actions=actions, hint=hint, moves=moved)


def frame_of(live: OpenTable, viewer: Viewer) -> bytes:
    """Return the fragment as the streams send it."""
    n = live.table.n
    return rendered(live.table, "frame", n, viewer, lambda: frame(fragment(live, viewer), n))


@dataclass(frozen=True)
class Story:
    """What everybody at a table reads alike: the last move, and the log so far with the position in words."""

    news: Markup
    log: Markup


def _story(seen: View) -> Story:
    def render() -> Story:
        log = Markup(part("_story.html", seen.lang, view=seen, lines=last_lines(seen)))
        return Story(Markup(part("_news.html", seen.lang, view=seen)), log)

    return rendered(seen.table.need_match(), "story", (seen.table.at, seen.table.names), seen.lang, render)


def last_lines(seen: View) -> list[Markup]:
    """Return the last lines of the log; each is rendered once."""
    lines = rendered(seen.table.need_match(), "lines", 0, seen.lang, list[Markup])
    lines += [Markup(part("_line.html", seen.lang, line=line, game=seen.game)) for line in seen.log[len(lines) :]]
    return lines[-SHOWN:]


def qr(text: str) -> Markup:
    """Return a QR code as SVG."""
    out = BytesIO()
    segno.make(text, error="m").save(
        out, kind="svg", xmldecl=False, svgns=True, scale=4, border=2, dark="#2A2320", omitsize=True
    )
    return Markup(out.getvalue().decode())
