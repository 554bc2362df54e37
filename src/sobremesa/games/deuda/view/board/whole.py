"""The board of Deuda Eterna as one SVG."""

from sobremesa.core.scene import Scene
from sobremesa.draw.frame import frame, style, targets_of
from sobremesa.draw.palette import SEATS, ink
from sobremesa.draw.svg import group
from sobremesa.games.deuda.view.board import narrow as phone
from sobremesa.games.deuda.view.board import wide as screen
from sobremesa.games.deuda.view.board.places import NARROW, WIDE
from sobremesa.games.deuda.view.board.ring import fields, pieces, squares
from sobremesa.games.deuda.view.table import Table

EDGE = 8
"""The margin around the ring."""
STYLE = style(f"""\
.board .thing-square.target>.halo,.board .thing-square.target>.piece>.halo,
.board .thing-term.target>.halo{{stroke:{ink("stamp")}}}
.board .thing-term.target>.halo{{stroke-width:2}}
""")


def draw(scene: Scene, *, narrow: bool = False) -> str:
    """Return the board of a scene: wide, with everything inside the ring, or narrow, with most of it below."""
    table = scene.table
    assert isinstance(table, Table)
    targets = targets_of(scene)
    ring = NARROW if narrow else WIDE
    inside = (phone if narrow else screen).inside(scene, table, targets=targets)
    below, height = phone.below(table, targets=targets) if narrow else (group(id="below"), ring.height)
    return frame(
        scene,
        fields(ring),
        inside,
        squares(table, ring, targets=targets),
        below,
        pieces(table, ring, targets=targets),
        title=table.labels["title"],
        width=ring.width,
        height=height,
        edge=EDGE,
        fills=[seat.pattern for seat in SEATS[:4]],
        style=STYLE,
    )
