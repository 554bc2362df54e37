"""The board of El Plan as one SVG: the city, the workshops, the papers, and the pieces that move over them."""

from collections.abc import Callable
from functools import partial

from sobremesa.core.scene import Scene
from sobremesa.draw.frame import frame, style, targets_of
from sobremesa.draw.palette import PATTERNS
from sobremesa.draw.parts import part
from sobremesa.draw.svg import group
from sobremesa.games.elplan.view.board.city import City, narrow_city, wide_city
from sobremesa.games.elplan.view.board.papers import catalogue, legend, score_sheet
from sobremesa.games.elplan.view.board.pieces import bus, hover_text, pawn, turn_token
from sobremesa.games.elplan.view.board.workshop import Workshop, workshop
from sobremesa.games.elplan.view.table import Table

WIDE = 1208.0
NARROW = 544.0
GAP = 22.0
STYLE = style(
    before=".board .works{pointer-events:none}\n.board .works .target{pointer-events:auto}\n",
    halo=" .halo",
)


def draw(scene: Scene, *, narrow: bool = False) -> str:
    """Return the board of a scene: wide, or narrow with everything one below the other."""
    table = scene.table
    assert isinstance(table, Table)
    targets = targets_of(scene)
    across = NARROW if narrow else WIDE
    city = (narrow_city if narrow else wide_city)(across, len(table.offers[0]))
    parts = [group(city.draw(table, phase=scene.phase, sentence=scene.sentence, targets=targets), id="city")]
    y = city.height + GAP + 8
    if table.plans:
        drawn, height = catalogue(table, width=across, targets=targets)
        parts.append(group(drawn, y=y, id="plans"))
        y += height + GAP
    if table.sheet:
        drawn, height = score_sheet(table, width=across)
        parts.append(group(drawn, y=y, id="sheet-place"))
        y += height + GAP
    shops, homes, y = _workshops(table, across=across, narrow=narrow, y=y, targets=targets)
    parts += shops
    parts += _movers(table, city, homes, across)
    return frame(
        scene,
        *parts,
        title=table.labels["title"],
        width=across,
        height=y,
        edge=6.0 if narrow else 16.0,
        fills=PATTERNS,
        style=STYLE,
    )


def _workshops(
    table: Table, *, across: float, narrow: bool, y: float, targets: frozenset[str]
) -> tuple[list[str], list[tuple[float, float]], float]:
    """The workshops in one or two columns, where each begins, and where they end; the signs fill what is left."""
    columns = 1 if narrow else 2
    width = (across - GAP * (columns - 1)) / columns
    of = Workshop(width, 20.0 if narrow else 17.0, 88.0 if narrow else 76.0)
    size = 20.0 if narrow else 18.0
    parts: list[str] = []
    corners: list[tuple[float, float]] = []
    count = len(table.players)
    for first in range(0, count, columns):
        seats = range(first, min(first + columns, count))
        height = max(of.height(table.players[seat]) for seat in seats)
        for seat in seats:
            corner = ((width + GAP) * (seat - first), y)
            corners.append(corner)
            drawn = workshop(of, seat, table, height=height, targets=targets)
            parts.append(group(drawn, x=corner[0], y=y, id=f"yard-{seat + 1}"))
        y += height + GAP
    if columns == 2 and count % 2:
        drawn, _ = legend(table, width=width, size=size)
        parts.append(group(drawn, x=width + GAP, y=corners[-1][1], id="signs-place"))
    else:
        drawn, height = legend(table, width=across, size=size)
        parts.append(group(drawn, y=y, id="signs-place"))
        y += height + GAP
    return parts, [(x + width, top) for x, top in corners], y - GAP


def _movers(table: Table, city: City, homes: list[tuple[float, float]], across: float) -> list[str]:
    """The pieces that move: the route token, the turn token, the entrepreneurs."""
    x, y = city.stops[table.district]
    parts = [_mover("route-token", x, y - 4, lambda: bus() + hover_text(table.labels["route"]))]
    for seat, (right, top) in enumerate(homes):
        space = table.players[seat].space
        x, y = right - 196, top + 40
        if space:
            x, y = city.foot(space)
            together = next(here.seats for here in table.spaces if here.id == space)
            x += 26 * (together.index(seat) - (len(together) - 1) / 2)
        parts.append(_mover(f"entrepreneur-{seat + 1}", x, y, partial(_figure, seat)))
    if table.holder >= 0:
        right, top = homes[table.holder]
        x, y = right - 132, top + 23
    else:
        left, top, width, _ = city.park
        x, y = left + width - 24, top + 24
    parts.append(_mover("turn-token", x, y, lambda: turn_token() + hover_text(table.labels["holder"])))
    return parts


def _figure(seat: int) -> str:
    return group(pawn(seat), class_="piece")


def _mover(id: str, x: float, y: float, draw: Callable[[], str]) -> str:
    return part(id, lambda: group(draw(), x=x, y=y, moving=True, class_="moving", id=id), inputs=(x, y))
