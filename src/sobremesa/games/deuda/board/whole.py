"""The whole board: the ring, what lies in its middle, and the pieces on top."""

from sobremesa.core.scene import Scene
from sobremesa.draw.palette import DARK, ink, patterns, variables
from sobremesa.draw.svg import DISPLAY_FACE, TEXT_FACE, document, group, rect, tag
from sobremesa.games.deuda.board import middle as inside
from sobremesa.games.deuda.board.ring import CELL_HEIGHT, CELL_WIDTH, HEIGHT, WIDTH, pieces, ring
from sobremesa.games.deuda.scene import Table

__all__ = ["draw"]

EDGE = 14
# Only a picture that stands alone turns dark by itself; within a page the page sets the inks.
STYLE = f"""
.board text{{font-variant-numeric:tabular-nums}}
.board .display{{font-family:{DISPLAY_FACE}}}
.board .halo{{fill:none;stroke:none;pointer-events:none}}
.board .target{{cursor:pointer}}
.board .target>.halo{{stroke:{ink("target")};stroke-width:4;stroke-dasharray:9 6}}
.board .target:hover>.halo{{stroke-dasharray:none;stroke-width:6}}
@media (prefers-reduced-motion:no-preference){{.board .moving{{transition:transform 250ms}}}}
@media (prefers-color-scheme:dark){{svg.board:root{{{variables(DARK)}}}}}
"""


def draw(scene: Scene) -> str:
    """Return the board of a scene."""
    table = scene.table
    assert isinstance(table, Table)
    targets = frozenset(target for choice in scene.choices for target in choice.targets)
    width, height = WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE
    return document(
        tag("defs", patterns("dots", "stripes", "grid", "waves")),
        rect(x=0, y=0, width=width, height=height, fill=ink("paper")),
        group(
            group(ring(table, lang=scene.lang, targets=targets), id="ring"),
            group(
                inside.middle(table, lang=scene.lang, phase=scene.phase, sentence=scene.sentence, targets=targets),
                x=CELL_WIDTH + 20,
                y=CELL_HEIGHT + 20,
                id="middle",
            ),
            group(pieces(table), id="pieces"),
            x=EDGE,
            y=EDGE,
        ),
        width=width,
        height=height,
        title=f"Deuda Eterna: {scene.phase}",
        description=scene.alt,
        style=STYLE,
        lang=scene.lang,
        class_="board board-deuda",
        font_family=TEXT_FACE,
        fill=ink("ink"),
    )
