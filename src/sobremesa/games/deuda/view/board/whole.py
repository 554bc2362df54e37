"""The board of Deuda Eterna as one SVG."""

from sobremesa.core.scene import Scene
from sobremesa.draw.palette import DARK, SEATS, ink, patterns, variables
from sobremesa.draw.svg import DISPLAY_FACE, TEXT_FACE, document, group, rect, tag
from sobremesa.games.deuda.view.board import narrow as phone
from sobremesa.games.deuda.view.board import wide as screen
from sobremesa.games.deuda.view.board.places import NARROW, WIDE
from sobremesa.games.deuda.view.board.ring import fields, pieces, squares
from sobremesa.games.deuda.view.table import Table

__all__ = ["draw"]

EDGE = 8
"""The margin around the ring."""
# Only a picture that stands alone turns dark by itself; within a page the page sets the inks.
STYLE = f"""
.board text{{font-variant-numeric:tabular-nums}}
.board .display{{font-family:{DISPLAY_FACE}}}
.board .halo{{fill:none;stroke:none;pointer-events:none}}
.board .target{{cursor:pointer}}
.board .target>.halo,.board .target>.piece>.halo{{stroke:{ink("target")};stroke-width:4;stroke-dasharray:9 6}}
.board .target:hover>.halo,.board .target:hover>.piece>.halo{{stroke-dasharray:none;stroke-width:6}}
.board .thing-square.target>.halo,.board .thing-square.target>.piece>.halo,
.board .thing-term.target>.halo{{stroke:{ink("stamp")}}}
.board .thing-term.target>.halo{{stroke-width:2}}
.board .out{{opacity:0.6}}
@media (prefers-reduced-motion:no-preference){{.board .moving{{transition:transform 250ms}}}}
@media (prefers-color-scheme:dark){{svg.board:root{{{variables(DARK)}}}}}
"""


def draw(scene: Scene, *, narrow: bool = False) -> str:
    """Return the board of a scene: wide, with everything inside the ring, or narrow, with most of it below."""
    table = scene.table
    assert isinstance(table, Table)
    targets = frozenset(target for choice in scene.choices for target in choice.targets)
    ring = NARROW if narrow else WIDE
    inside = phone.inside(scene, table, targets=targets) if narrow else screen.inside(scene, table, targets=targets)
    below, height = phone.below(table, targets=targets) if narrow else ([], ring.height)
    return document(
        tag("defs", patterns(*(seat.pattern for seat in SEATS[:4]))),
        rect(x=0, y=0, width=ring.width + 2 * EDGE, height=height + 2 * EDGE, fill=ink("paper")),
        group(
            fields(ring),
            *inside,
            *squares(table, ring, targets=targets),
            *below,
            *pieces(table, ring, targets=targets),
            x=EDGE,
            y=EDGE,
        ),
        width=ring.width + 2 * EDGE,
        height=height + 2 * EDGE,
        title=f"{table.labels['title']}: {scene.phase}",
        description=scene.alt,
        style=STYLE,
        lang=scene.lang,
        class_="board board-deuda",
        font_family=TEXT_FACE,
        fill=ink("ink"),
    )
