"""Paper dice: nets to cut out, fold and glue."""

from collections.abc import Sequence

from sobremesa.core.printed import NETS, Component, Piece
from sobremesa.core.vocabulary import Speech
from sobremesa.draw.face import UNIT, face
from sobremesa.draw.palette import ink, on
from sobremesa.draw.svg import circle, group, path, rect
from sobremesa.draw.things import PIPS

SIDE = 20 * UNIT
"""A face of a die."""
TAB = 6 * UNIT
WIDTH, HEIGHT = 3 * SIDE + 2 * TAB, 4 * SIDE + TAB
"""The room a net takes."""
# A cross: opposite faces add up to seven.
FACES = ((1, 0, 2), (0, 1, 3), (1, 1, 1), (2, 1, 4), (1, 2, 5), (1, 3, 6))
"""Column and row of each face in the cross, and its number."""
TABS = (
    *((1, 0, "left"), (1, 0, "right"), (0, 1, "left"), (2, 1, "right")),
    *((1, 2, "left"), (1, 2, "right"), (1, 3, "below")),
)
"""Which faces have a tab, and where."""


def net(colour: str) -> str:
    """Return the net of a die, its corner at the origin: solid lines are cut, dashed ones folded."""
    parts = [group(_tab(side), x=TAB + SIDE * column, y=SIDE * row) for column, row, side in TABS]
    parts += [group(_face(number, colour), x=TAB + SIDE * column, y=SIDE * row) for column, row, number in FACES]
    return "".join(parts)


def sheet(colours: Sequence[str], *, across: int = 2) -> tuple[str, float, float]:
    """Return nets side by side, and the width and height of them all."""
    gap = 4 * UNIT
    parts = [
        group(net(colour), x=(WIDTH + gap) * (i % across), y=(HEIGHT + gap) * (i // across))
        for i, colour in enumerate(colours)
    ]
    rows = -(-len(colours) // across)
    return "".join(parts), (WIDTH + gap) * min(across, len(colours)) - gap, (HEIGHT + gap) * rows - gap


def dice(colours: Sequence[str], speech: Speech) -> Component:
    """Return nets as a title prints them, in its words."""
    drawn, wide, tall = sheet(colours)
    name, width, height = speech.say("print-nets"), wide / UNIT, tall / UNIT
    piece = Piece("nets", name, face(drawn, width=width, height=height, name=name, lang=speech.lang))
    return Component(NETS, name, "sheets", width, height, (piece,), note=speech.say("print-nets.use"))


def _face(number: int, colour: str) -> str:
    """A face with its pips."""
    writing = "#2A2320" if colour == "face" else on(colour)
    pips = [
        circle(x=SIDE / 2 + a * SIDE * 0.27, y=SIDE / 2 + b * SIDE * 0.27, r=SIDE * 0.085, fill=writing)
        for a, b in PIPS[number]
    ]
    edge = rect(
        x=0,
        y=0,
        width=SIDE,
        height=SIDE,
        fill=ink(colour),
        stroke=ink("print"),
        stroke_width=2,
        stroke_dasharray="10 6",
    )
    return edge + "".join(pips)


def _tab(side: str) -> str:
    """A tab to put glue on."""
    slant = TAB * 0.6
    ways = {
        "left": f"M0 0L{-TAB} {slant}V{SIDE - slant}L0 {SIDE}z",
        "right": f"M{SIDE} 0L{SIDE + TAB} {slant}V{SIDE - slant}L{SIDE} {SIDE}z",
        "below": f"M0 {SIDE}L{slant} {SIDE + TAB}H{SIDE - slant}L{SIDE} {SIDE}z",
    }
    return path(ways[side], fill=ink("paper"), stroke=ink("print"), stroke_width=2)
