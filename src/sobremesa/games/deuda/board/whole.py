"""The board of Deuda Eterna as one SVG."""

from sobremesa.core.scene import Scene
from sobremesa.draw.measure import broken, fitting
from sobremesa.draw.palette import DARK, SEATS, ink, patterns, variables
from sobremesa.draw.svg import DISPLAY_FACE, TEXT_FACE, document, group, rect, tag, text
from sobremesa.games.deuda.board import countries, ledger, middle
from sobremesa.games.deuda.board.pieces import hat, plate
from sobremesa.games.deuda.board.places import NARROW, WIDE, Ring
from sobremesa.games.deuda.board.ring import fields, pieces, squares
from sobremesa.games.deuda.scene import Table

__all__ = ["draw"]

GAP = 12
MARGIN = 24
"""What stays free inside the ring, where the pieces stand."""
# Only a picture that stands alone turns dark by itself; within a page the page sets the inks.
STYLE = f"""
.board text{{font-variant-numeric:tabular-nums}}
.board .display{{font-family:{DISPLAY_FACE}}}
.board .halo{{fill:none;stroke:none;pointer-events:none}}
.board .target{{cursor:pointer}}
.board .target>.halo,.board .target>.piece>.halo{{stroke:{ink("target")};stroke-width:4;stroke-dasharray:9 6}}
.board .target:hover>.halo,.board .target:hover>.piece>.halo{{stroke-dasharray:none;stroke-width:6}}
.board .thing-square.target>.halo,.board .thing-square.target>.piece>.halo,.board .thing-paper.target>.halo,
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
    inside = _narrow(scene, table, ring, targets) if narrow else _wide(scene, table, ring, targets)
    below, height = _below(table, ring, targets) if narrow else ([], ring.height)
    edge = 8
    return document(
        tag("defs", patterns(*(seat.pattern for seat in SEATS[:4]))),
        rect(x=0, y=0, width=ring.width + 2 * edge, height=height + 2 * edge, fill=ink("paper")),
        group(
            fields(ring),
            *inside,
            *squares(table, ring, targets=targets),
            *below,
            *pieces(table, ring, targets=targets),
            x=edge,
            y=edge,
        ),
        width=ring.width + 2 * edge,
        height=height + 2 * edge,
        title=f"{table.labels['title']}: {scene.phase}",
        description=scene.alt,
        style=STYLE,
        lang=scene.lang,
        class_="board board-deuda",
        font_family=TEXT_FACE,
        fill=ink("ink"),
    )


def _wide(scene: Scene, table: Table, ring: Ring, targets: frozenset[str]) -> list[str]:
    left, top = ring.side + MARGIN, ring.end + MARGIN
    width, north = 7 * ring.across - 2 * MARGIN, 5 * ring.down - MARGIN - 8
    book = width * 0.64
    rest = width - book - GAP
    card = (rest - GAP) / 2
    half = (width - GAP) / 2
    rows = (len(table.countries) + 1) // 2
    south = ring.frontier + ring.down + 4
    foot = south + rows * (countries.HEIGHT + GAP)
    room = ring.height - ring.end - MARGIN - foot
    return [
        group(ledger.ledger(table, width=book, height=north, targets=targets), x=left, y=top),
        *(
            group(middle.pile(pile, width=card, height=210), x=left + book + GAP + (card + GAP) * i, y=top)
            for i, pile in enumerate(table.piles)
        ),
        group(
            _titles(table, width=rest, height=north - 210 - GAP, targets=targets),
            x=left + book + GAP,
            y=top + 210 + GAP,
            id="titles",
        ),
        *_frontier(table, ring, targets),
        *(
            group(
                countries.country(table, country, width=half, targets=targets),
                x=left + (half + GAP) * (i % 2),
                y=south + (countries.HEIGHT + GAP) * (i // 2),
            )
            for i, country in enumerate(table.countries)
        ),
        group(_moment(scene, table, width=width, height=room, targets=targets), x=left, y=foot),
    ]


def _moment(scene: Scene, table: Table, *, width: float, height: float, targets: frozenset[str]) -> str:
    """What is asked, with the dice or with the paper that is to be settled."""
    paper = table.paper
    beside = 360.0 if paper is not None else table.dice * 58.0 + 20
    said = middle.saying(scene.phase, scene.sentence, width=width - beside - 40, height=height - 20)
    other = (
        group(middle.dice(table, size=46, targets=targets), x=width - beside, y=height / 2)
        if paper is None
        else group(
            middle.note(table, paper, width=beside - 12, height=height + 6, targets=targets), x=width - beside, y=-6
        )
    )
    return group(plate(width=width, height=height), group(said, x=16, y=12), other, id="moment")


def _frontier(table: Table, ring: Ring, targets: frozenset[str]) -> list[str]:
    """The strip between North and South: the barrier, the title, the hat."""
    left, y = ring.side, ring.frontier
    width = 7 * ring.across
    parts = [
        group(
            middle.barrier(table, width=width * 0.42, height=ring.down - 8, targets=targets), x=left + MARGIN, y=y + 4
        ),
        text(
            table.labels["name"],
            x=left + width - MARGIN - 4,
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
        parts.append(hat(x=left + width * 0.5, y=y + ring.down * 0.5, size=56))
    return parts


def _narrow(scene: Scene, table: Table, ring: Ring, targets: frozenset[str]) -> list[str]:
    margin = 18
    left, top = ring.side + margin, ring.end + margin
    width = 7 * ring.across - 2 * margin
    card = (width - 10) / 2
    y = ring.frontier
    south, foot = y + ring.down + 6, ring.height - ring.end - margin
    title = fitting(table.labels["name"], width=width, size=30)
    beside = _is_small(table)
    parts = [
        text(table.labels["name"], x=left + width / 2, y=top + 20, size=title, weight=700, display=True),
        *(
            group(middle.pile(pile, width=card, height=200), x=left + (card + 10) * i, y=top + 54)
            for i, pile in enumerate(table.piles)
        ),
        group(middle.barrier(table, width=width, height=ring.down, targets=targets), x=left, y=y),
        group(
            middle.saying(scene.phase, scene.sentence, width=width, height=120 if beside else 220, size=16.5),
            x=left,
            y=south,
        ),
    ]
    if table.paper is None:
        parts.append(group(middle.dice(table, size=38, targets=targets), x=left + 6, y=foot - 30))
    elif beside:
        parts.append(
            group(
                middle.note(table, table.paper, width=width, height=foot - south - 134, targets=targets),
                x=left,
                y=south + 134,
            )
        )
    if table.hat == "middle":
        parts.append(hat(x=left + width - 30, y=y + ring.down * 0.75, size=50))
    return parts


def _is_small(table: Table) -> bool:
    """Whether there is a paper small enough to lie within the narrow ring."""
    return table.paper is not None and table.paper.kind != "deal"


def _below(table: Table, ring: Ring, targets: frozenset[str]) -> tuple[list[str], float]:
    """What lies below the narrow ring, and where it ends."""
    width, y = ring.width, ring.height + GAP
    parts = []
    if table.paper is not None and not _is_small(table):
        parts.append(group(middle.note(table, table.paper, width=width - 4, height=220, targets=targets), y=y + 8))
        y += 220 + GAP + 14
    deep = ledger.ledger_height(table)
    parts.append(group(ledger.ledger(table, width=width, height=deep, targets=targets), y=y))
    y += deep + GAP
    for country in table.countries:
        parts.append(group(countries.country(table, country, width=width, targets=targets), y=y))
        y += countries.HEIGHT + GAP
    tall = 82 + 18 * len(table.promises)
    parts.append(group(_titles(table, width=width, height=tall, targets=targets), y=y, id="titles"))
    return parts, y + tall


def _titles(table: Table, *, width: float, height: float, targets: frozenset[str]) -> str:
    """The titles the IMF still has, and below them who has promised what."""
    promises = [line for said in table.promises for line in broken(said, width=width - 20, size=13)][:5]
    return "".join(
        [
            plate(width=width, height=height),
            text(table.labels["titles"], x=12, y=20, size=17, anchor="start", weight=700, display=True),
            group(countries.free_titles(table, width=width - 14, targets=targets), x=9, y=38),
            *(
                text(said, x=12, y=height - 14 - 17 * i, size=13, anchor="start", font_style="italic")
                for i, said in enumerate(reversed(promises))
            ),
        ]
    )
