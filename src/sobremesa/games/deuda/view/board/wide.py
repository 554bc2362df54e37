"""Within the wide ring of Deuda Eterna: everything."""

from sobremesa.core.scene import Scene
from sobremesa.core.seats import OVER
from sobremesa.draw.palette import ink
from sobremesa.draw.parts import part
from sobremesa.draw.svg import group, text
from sobremesa.games.deuda.view.board import countries, ledger, middle
from sobremesa.games.deuda.view.board.middle import is_small
from sobremesa.games.deuda.view.board.pieces import hat, plate
from sobremesa.games.deuda.view.board.places import WIDE, Ring
from sobremesa.games.deuda.view.board.titles import titles
from sobremesa.games.deuda.view.table import Table

GAP = 12
MARGIN = 24
"""What stays free inside the ring, where the pieces stand."""


def inside(scene: Scene, table: Table, *, targets: frozenset[str]) -> str:
    """Return all that lies within the wide ring: ledger, piles and titles in the North, the countries in the South."""
    ring = WIDE
    left, top = ring.side + MARGIN, ring.end + MARGIN
    width, north = 7 * ring.across - 2 * MARGIN, 5 * ring.down - MARGIN - 8
    book = width * 0.64
    rest = width - book - GAP
    card, right = (rest - GAP) / 2, left + book + GAP
    half = (width - GAP) / 2
    rows = (len(table.countries) + 1) // 2
    # An odd country has the whole row, unless there is a paper to lie beside it.
    broad = (len(table.countries) - 1,) if len(table.countries) % 2 and not is_small(table) else ()
    south = ring.frontier + ring.down + 4
    foot = south + rows * (countries.HEIGHT + GAP)
    room = ring.height - ring.end - MARGIN - foot
    parts = [
        ledger.ledger(table, x=left, y=top, width=book, height=north, targets=targets),
        *middle.piles(table, x=right, y=top, width=card, height=210, gap=GAP),
        titles(table, x=right, y=top + 210 + GAP, width=rest, height=north - 210 - GAP, targets=targets),
        part(
            "frontier",
            lambda: group(*_frontier(table, ring, targets), id="frontier"),
            inputs=(table.barrier, table.hat == "middle"),
            targets=targets,
        ),
        *(
            countries.country(
                table,
                country,
                x=left + (half + GAP) * (i % 2),
                y=south + (countries.HEIGHT + GAP) * (i // 2),
                width=width if i in broad else half,
                targets=targets,
            )
            for i, country in enumerate(table.countries)
        ),
        part(
            "moment-place",
            lambda: group(
                _moment(scene, table, width=width, height=room, targets=targets), x=left, y=foot, id="moment-place"
            ),
            inputs=middle.asked(scene, table),
            targets=targets,
        ),
        *_deal(table, x=right, y=top + north, width=rest, targets=targets),
    ]
    return part("inside", lambda: group(*parts, id="inside"), inputs=parts)


def _moment(scene: Scene, table: Table, *, width: float, height: float, targets: frozenset[str]) -> str:
    """What is asked, with the dice or with the paper that is to be settled."""
    paper = table.pending
    half = (width - GAP) / 2
    if paper is not None and paper.kind == "deal":
        paper = None
    beside = middle.shown_dice(table) * 56.0 + (112 if table.faces else 30) if paper is None else half
    # With an odd number of countries the paper also has the place of the one that is missing.
    above = countries.HEIGHT + GAP if len(table.countries) % 2 else 0
    size = 23.0 if height > 200 else 18.0
    # Beside a paper the last throw lies below what is asked.
    small = paper is not None and bool(table.faces)
    room = height - (62 if small else 16)
    said = middle.saying(scene.phase, scene.sentence, width=width - beside - 40, height=room, size=size)
    if small:
        said += group(middle.dice(table, size=34, targets=targets), y=height - 42)
    dice = group(middle.dice(table, size=46, targets=targets), x=width - beside, y=height / 2)
    if table.turn == OVER:
        dice = middle.laurel(table, x=width - 110, y=height / 2, size=height - 30)
    pinned = ""
    if paper is not None:
        tall = height + above + (0 if above else 10)
        note = middle.note(table, paper, width=beside - 6, height=tall, targets=targets)
        pinned = group(note, x=width - beside, y=height - tall + 4)
    said = group(said, x=16, y=10, id="asked-on-board")
    return group(plate(width=width, height=height), said, pinned or dice, id="moment-on-board")


def _deal(table: Table, *, x: float, y: float, width: float, targets: frozenset[str]) -> list[str]:
    """A deal is longer than other papers: it lies over the piles, its foot at y."""
    paper = table.pending
    if paper is None or paper.kind != "deal":
        return []
    tall = 110 + 38 * len(paper.lines)
    return [middle.deal(table, paper, x=x, y=y - tall, width=width, height=tall, targets=targets)]


def _frontier(table: Table, ring: Ring, targets: frozenset[str]) -> list[str]:
    """The strip between North and South: the barrier, the title, the hat."""
    left, y = ring.side, ring.frontier
    width = 7 * ring.across
    parts = [
        group(
            middle.barrier(table, width=width * 0.36, height=ring.down - 8, targets=targets),
            x=left + MARGIN,
            y=y + 4,
            id="barrier-place",
        ),
        text(
            table.labels["name"],
            x=left + width - MARGIN - 16,
            y=y + ring.down * 0.54,
            size=46,
            anchor="end",
            weight=700,
            display=True,
            fill=ink("ink"),
            stroke=ink("soil"),
            stroke_width=9,
            stroke_linejoin="round",
            paint_order="stroke",
        ),
    ]
    if table.hat == "middle":
        parts.append(hat(x=left + width * 0.445, y=y + ring.down * 0.52, size=60))
    return parts
