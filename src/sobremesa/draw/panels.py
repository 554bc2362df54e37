"""The board of a title that draws none of its own: the panels of the scene, as the terminal prints them, on cards.

Row m of panel n is the thing `row-n-m` (both from 1), which a choice may name as its target.
"""

from itertools import accumulate

from sobremesa.core.scene import Cell, Panel, Scene
from sobremesa.draw.frame import frame, style, targets_of
from sobremesa.draw.measure import breadth
from sobremesa.draw.palette import LIGHT, ink
from sobremesa.draw.svg import group, line, rect, text
from sobremesa.draw.things import halo, thing

EDGE, GAP, PAD = 16, 16, 18
SIZE, ROW, HEAD = 20, 34, 46
COLUMN = 26
"""The space between two columns."""
LEAST = 340


def draw(scene: Scene, *, title: str, narrow: bool = False) -> str:
    """Return the panels of a scene as one whole SVG; narrow, one below the other."""
    targets = targets_of(scene)
    drawn = [text(scene.phase, x=0, y=HEAD / 3, size=SIZE + 4, anchor="start", weight=700, display=True)]
    x, y, across, below = 0.0, 0.0, breadth(scene.phase, SIZE + 4), float(HEAD)
    for number, panel in enumerate(scene.panels, 1):
        if not panel.side or narrow or number == 1:
            x, y = 0.0, below
        width, height = _size(panel)
        drawn.append(group(_panel(panel, number, width, height, targets), x=x, y=y, id=f"panel-{number}"))
        across, below = max(across, x + width), max(below, y + height + GAP)
        x += width + GAP
    return frame(scene, *drawn, title=title, width=across, height=below - GAP, edge=EDGE, fills=(), style=style())


def _lines(panel: Panel) -> list[tuple[Cell, ...]]:
    """Return the rows of a panel, its headings first if it has any."""
    heads = [tuple(Cell(head, "soft") for head in panel.head)] if any(panel.head) else []
    return [*heads, *panel.rows]


def _columns(panel: Panel) -> list[float]:
    """Return how wide each column is."""
    count = max((len(row) for row in _lines(panel)), default=0)
    return [max(breadth(row[n].text, SIZE) for row in _lines(panel) if n < len(row)) + COLUMN for n in range(count)]


def _size(panel: Panel) -> tuple[float, float]:
    width = max(sum(_columns(panel)) - COLUMN, breadth(panel.title, SIZE)) + 2 * PAD
    return max(width, LEAST), HEAD + ROW * len(_lines(panel)) + PAD / 2


def _panel(panel: Panel, number: int, width: float, height: float, targets: frozenset[str]) -> str:
    rows, starts = _lines(panel), list(accumulate(_columns(panel), initial=PAD))
    first = len(rows) - len(panel.rows)
    parts = [
        rect(x=0, y=0, width=width, height=height, round=14, fill=ink("card"), stroke=ink("line"), stroke_width=2),
        text(panel.title, x=PAD, y=HEAD / 2, size=SIZE, anchor="start", weight=700, display=True),
        line(x1=PAD, y1=HEAD - 3, x2=width - PAD, y2=HEAD - 3, stroke=ink("line"), stroke_width=2),
    ]
    for at, row in enumerate(rows):
        cells = "".join(_cell(cell, x, ROW / 2) for cell, x in zip(row, starts, strict=False))
        y = HEAD + ROW * at
        if at < first:
            parts.append(group(cells, y=y))
        else:
            frame = halo(x=PAD / 3, y=1, width=width - 2 * PAD / 3, height=ROW - 2)
            parts.append(thing(f"row-{number}-{at - first + 1}", frame, cells, targets=targets, y=y))
    return "".join(parts)


def _cell(cell: Cell, x: float, y: float) -> str:
    """Write a cell; a colour is a bar below the words, which stay readable."""
    weight = 700 if cell.strong else None
    if cell.ink in ("", "soft", "faint", "dim"):
        return text(cell.text, x=x, y=y, size=SIZE, anchor="start", weight=weight, fill=ink(cell.ink or "ink"))
    written = text(cell.text, x=x, y=y, size=SIZE, anchor="start", weight=weight)
    if cell.ink not in LIGHT or not cell.text.strip():
        return written
    return written + rect(x=x, y=y + SIZE * 0.55, width=breadth(cell.text, SIZE), height=4, round=2, fill=ink(cell.ink))
