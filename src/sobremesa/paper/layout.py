"""Where pieces lie on sheets of paper. Lengths are in millimetres; the knife's lines are part of the layout."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import ceil
from typing import Literal

from sobremesa.core.printed import Component
from sobremesa.draw.face import BLEED

Backs = Literal["duplex", "fold", "none"]
Face = tuple[str, str]
"""The file of a drawing, and what it shows."""
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Upright."""
ONE_SHEET = {"a3": (297.0, 420.0), "a2": (420.0, 594.0), "a1": (594.0, 841.0)}
"""The papers of a print shop, on which a board is one sheet."""
MARGIN = 10.0
"""Most printers leave the edge of the paper white; marks and page titles stand in it."""
OVERLAP = 8.0
"""So much of a tile of a board is under the next one."""
MARK = 3.0
"""The length of a crop mark."""
APART = 1.0
"""Between the print and its crop mark."""


@dataclass(frozen=True)
class Placed:
    """A face on a page: its corner, its size, and which part of the picture it shows (all of it: nothing)."""

    file: str
    alt: str
    x: float
    y: float
    width: float
    height: float
    turned: bool = False
    """Upside down, as the back of a card that is folded."""
    part: tuple[float, float, float, float] | None = None
    """Of a board: the corner within the whole picture, and the size of the whole picture."""


@dataclass(frozen=True)
class RuledLine:
    """A line for the knife ("cut"), for folding ("fold"), or up to which the next tile is glued ("glue")."""

    x1: float
    y1: float
    x2: float
    y2: float
    kind: str = "cut"


@dataclass(frozen=True)
class PaperPage:
    """A page of faces."""

    width: float
    height: float
    component: str
    name: str
    placed: tuple[Placed, ...]
    lines: tuple[RuledLine, ...] = ()
    first: bool = False
    """Whether it is the first page of its component, to which a bookmark leads."""
    back: bool = False


@dataclass(frozen=True)
class Grid:
    """How many cells of a size fit on a page, and where they lie: in the middle, so that backs meet fronts."""

    width: float
    height: float
    columns: int
    rows: int
    cell: tuple[float, float]

    @property
    def x(self) -> float:
        """Return the left edge of the cells."""
        return (self.width - self.columns * self.cell[0]) / 2

    @property
    def y(self) -> float:
        """Return the upper edge of the cells."""
        return (self.height - self.rows * self.cell[1]) / 2

    @property
    def each(self) -> int:
        """Return how many a page holds."""
        return self.columns * self.rows


def grid(paper: str, width: float, height: float, *, margin: float = MARGIN) -> Grid:
    """Return the better of upright and lying for cells of a size."""
    short, long = PAPERS[paper]

    def fits(across: float, down: float) -> Grid:
        columns, rows = int((across - 2 * margin) // width), int((down - 2 * margin) // height)
        return Grid(across, down, columns, rows, (width, height))

    upright, lying = fits(short, long), fits(long, short)
    return lying if lying.each > upright.each else upright


def cards(component: Component, faces: Sequence[Face], back: Face, paper: str, backs: Backs) -> Iterator[PaperPage]:
    """Yield the pages of cards: faces with their bleed and crop marks, and backs behind them or to be folded there."""
    has_back = bool(component.back)
    folded = _Fold(component) if backs == "fold" and has_back else None
    wide, tall = folded.cell if folded else (component.width + 2 * BLEED, component.height + 2 * BLEED)
    on = grid(paper, wide, tall)
    for number, some in enumerate(_batches(faces, on.each)):
        places = [(i % on.columns, i // on.columns) for i in range(len(some))]
        corners = [(on.x + wide * column, on.y + tall * row) for column, row in places]
        if folded:
            placed = [side for shown, at in zip(some, corners, strict=True) for side in folded.sides(shown, back, *at)]
        else:
            placed = [Placed(*shown, *at, wide, tall) for shown, at in zip(some, corners, strict=True)]
        marks = _crop_marks(on, folded, max(row for _, row in places) + 1)
        yield PaperPage(on.width, on.height, component.id, component.name, tuple(placed), marks, first=number == 0)
        if has_back and backs == "duplex":
            behind = tuple(
                Placed(*back, on.x + wide * (on.columns - 1 - column), on.y + tall * row, wide, tall)
                for column, row in places
            )
            yield PaperPage(on.width, on.height, component.id, component.name, behind, (), back=True)


class _Fold:
    """A card and its back on one strip, folded between them: above one another, or side by side if they are broad."""

    def __init__(self, component: Component) -> None:
        self.width, self.height = component.width, component.height
        self.sideways = component.width > component.height

    @property
    def cell(self) -> tuple[float, float]:
        """Return the room the strip takes, with its bleed."""
        if self.sideways:
            return 2 * self.width + 2 * BLEED, self.height + 2 * BLEED
        return self.width + 2 * BLEED, 2 * self.height + 2 * BLEED

    def sides(self, shown: Face, back: Face, x: float, y: float) -> list[Placed]:
        """Return back and face; towards the fold neither has a bleed, since the other begins there."""
        whole = (self.width + 2 * BLEED, self.height + 2 * BLEED)
        if self.sideways:
            wide, tall = self.width + BLEED, self.height + 2 * BLEED
            return [
                Placed(*back, x, y, wide, tall, part=(0, 0, *whole)),
                Placed(*shown, x + wide, y, wide, tall, part=(BLEED, 0, *whole)),
            ]
        wide, tall = self.width + 2 * BLEED, self.height + BLEED
        return [
            Placed(*back, x, y, wide, tall, turned=True, part=(0, BLEED, *whole)),
            Placed(*shown, x, y + tall, wide, tall, part=(0, BLEED, *whole)),
        ]


def _crop_marks(on: Grid, folded: _Fold | None, rows: int) -> tuple[RuledLine, ...]:
    """Marks at both ends of every cut and every fold."""
    left, right = on.x, on.x + on.columns * on.cell[0]
    top, bottom = on.y, on.y + rows * on.cell[1]
    across, down = on.cell
    xs = [(x, "cut") for n in range(on.columns) for x in (left + across * n + BLEED, left + across * (n + 1) - BLEED)]
    ys = [(y, "cut") for n in range(rows) for y in (top + down * n + BLEED, top + down * (n + 1) - BLEED)]
    if folded and folded.sideways:
        xs += [(left + across * (n + 0.5), "fold") for n in range(on.columns)]
    elif folded:
        ys += [(top + down * (n + 0.5), "fold") for n in range(rows)]
    lines = []
    for x, kind in xs:
        lines += [
            RuledLine(x, top - APART - MARK, x, top - APART, kind),
            RuledLine(x, bottom + APART, x, bottom + APART + MARK, kind),
        ]
    for y, kind in ys:
        lines += [
            RuledLine(left - APART - MARK, y, left - APART, y, kind),
            RuledLine(right + APART, y, right + APART + MARK, y, kind),
        ]
    return tuple(lines)


def tokens(component: Component, faces: Sequence[Face], paper: str) -> Iterator[PaperPage]:
    """Yield the pages of small pieces, side by side with one cut between two of them."""
    on = grid(paper, component.width, component.height)
    for number, some in enumerate(_batches(faces, on.each)):
        rows = ceil(len(some) / on.columns)
        columns = min(len(some), on.columns)
        placed = tuple(
            Placed(
                file,
                alt,
                on.x + component.width * (i % on.columns),
                on.y + component.height * (i // on.columns),
                component.width,
                component.height,
            )
            for i, (file, alt) in enumerate(some)
        )
        right, bottom = on.x + columns * component.width, on.y + rows * component.height
        lines = [
            RuledLine(x, on.y - MARK, x, bottom + MARK)
            for x in (on.x + component.width * i for i in range(columns + 1))
        ]
        lines += [
            RuledLine(on.x - MARK, y, right + MARK, y) for y in (on.y + component.height * i for i in range(rows + 1))
        ]
        yield PaperPage(on.width, on.height, component.id, component.name, placed, tuple(lines), first=number == 0)


def board(component: Component, file: str, alt: str, paper: str) -> Iterator[PaperPage]:
    """Yield a board in tiles: each but the last of its row and column has a strip that the next one lies over."""
    short, long = PAPERS[paper]
    turned = [_tiles(component, across, down) for across, down in ((short, long), (long, short))]
    across, down, columns, rows = min(turned, key=lambda way: way[2] * way[3])
    room = (across - 2 * MARGIN, down - 2 * MARGIN)
    step = (room[0] - OVERLAP, room[1] - OVERLAP)
    number = 0
    for row in range(rows):
        for column in range(columns):
            x, y = step[0] * column, step[1] * row
            wide, tall = min(room[0], component.width - x), min(room[1], component.height - y)
            name = f"{component.name} · {'ABCDEFGH'[row]}{column + 1}"
            whole = (x, y, component.width, component.height)
            placed = Placed(file, f"{alt} · {'ABCDEFGH'[row]}{column + 1}", MARGIN, MARGIN, wide, tall, part=whole)
            lines = _tile_marks(wide, tall, column < columns - 1, row < rows - 1)
            yield PaperPage(across, down, component.id, name, (placed,), lines, first=number == 0)
            number += 1


def _tiles(component: Component, across: float, down: float) -> tuple[float, float, int, int]:
    columns = max(1, ceil((component.width - OVERLAP) / (across - 2 * MARGIN - OVERLAP) - 1e-9))
    rows = max(1, ceil((component.height - OVERLAP) / (down - 2 * MARGIN - OVERLAP) - 1e-9))
    return across, down, columns, rows


def _tile_marks(wide: float, tall: float, more_right: bool, more_below: bool) -> tuple[RuledLine, ...]:
    left, top, right, bottom = MARGIN, MARGIN, MARGIN + wide, MARGIN + tall
    lines = []
    for x in (left, right):
        lines += [
            RuledLine(x, top - APART - MARK, x, top - APART),
            RuledLine(x, bottom + APART, x, bottom + APART + MARK),
        ]
    for y in (top, bottom):
        lines += [
            RuledLine(left - APART - MARK, y, left - APART, y),
            RuledLine(right + APART, y, right + APART + MARK, y),
        ]
    if more_right:
        lines += [
            RuledLine(right - OVERLAP, top - APART - MARK, right - OVERLAP, top - APART, "glue"),
            RuledLine(right - OVERLAP, bottom + APART, right - OVERLAP, bottom + APART + MARK, "glue"),
        ]
    if more_below:
        lines += [
            RuledLine(left - APART - MARK, bottom - OVERLAP, left - APART, bottom - OVERLAP, "glue"),
            RuledLine(right + APART, bottom - OVERLAP, right + APART + MARK, bottom - OVERLAP, "glue"),
        ]
    return tuple(lines)


def one_sheet(component: Component, file: str, alt: str, size: str) -> PaperPage:
    """Return a board on one sheet of a print shop, as large as it is, or smaller if it must be."""
    short, long = ONE_SHEET[size]
    across, down = (long, short) if component.width > component.height else (short, long)
    return _centred(component, file, alt, across, down, 1.0, first=True)


def sheet(component: Component, file: str, alt: str, paper: str, *, first: bool) -> PaperPage:
    """Return a sheet that fills a page."""
    short, long = PAPERS[paper]
    across, down = (long, short) if component.width > component.height else (short, long)
    return _centred(component, file, alt, across, down, 9.0, first=first)


def _centred(
    component: Component, file: str, alt: str, across: float, down: float, most: float, *, first: bool
) -> PaperPage:
    scale = min(most, (across - 2 * MARGIN) / component.width, (down - 2 * MARGIN) / component.height)
    wide, tall = component.width * scale, component.height * scale
    placed = Placed(file, alt, (across - wide) / 2, (down - tall) / 2, wide, tall)
    return PaperPage(across, down, component.id, component.name, (placed,), first=first)


def _batches(faces: Sequence[Face], each: int) -> Iterator[list[Face]]:
    left = iter(faces)
    while some := list(islice(left, each)):
        yield some
