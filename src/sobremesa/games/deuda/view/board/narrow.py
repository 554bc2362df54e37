"""Within and below the narrow ring of Deuda Eterna, for phones."""

from collections.abc import Iterator

from sobremesa.core.scene import Scene
from sobremesa.core.seats import OVER
from sobremesa.draw.measure import fitting
from sobremesa.draw.parts import part
from sobremesa.draw.svg import group, text
from sobremesa.games.deuda.view.board import countries, ledger, middle
from sobremesa.games.deuda.view.board.middle import is_small
from sobremesa.games.deuda.view.board.pieces import hat
from sobremesa.games.deuda.view.board.places import NARROW
from sobremesa.games.deuda.view.board.titles import titles
from sobremesa.games.deuda.view.table import Table

GAP = 12
MARGIN = 25


def inside(scene: Scene, table: Table, *, targets: frozenset[str]) -> str:
    """Return what lies within the narrow ring: the piles, the barrier, what is asked, the paper or the dice."""
    ring = NARROW
    left, top = ring.side + MARGIN, ring.end + MARGIN
    width = 7 * ring.across - 2 * MARGIN
    title = fitting(table.labels["name"], width=width, size=30)
    parts = [
        text(
            table.labels["name"], x=left + width / 2, y=top + 20, size=title, weight=700, display=True, id="name-place"
        ),
        *middle.piles(table, x=left, y=top + 54, width=(width - 10) / 2, height=200, gap=10),
        part(
            "barrier-place",
            lambda: group(
                middle.barrier(table, width=width, height=ring.down, targets=targets),
                x=left,
                y=ring.frontier,
                id="barrier-place",
            ),
            inputs=table.barrier,
            targets=targets,
        ),
        *_moment(scene, table, x=left, width=width, targets=targets),
    ]
    if table.hat == "middle":
        y = ring.frontier + ring.down * 0.75
        parts.append(group(hat(x=left + width - 30, y=y, size=50), id="hat-place"))
    return part("inside", lambda: group(*parts, id="inside"), inputs=parts)


def _moment(scene: Scene, table: Table, *, x: float, width: float, targets: frozenset[str]) -> Iterator[str]:
    """What is asked, and below it the dice or the paper that is to be settled."""
    y, foot = NARROW.frontier + NARROW.down + 6, NARROW.height - NARROW.end - MARGIN
    beside = is_small(table)
    asked = middle.asked(scene, table)
    size = 38 if middle.shown_dice(table) < 4 else 30

    def said() -> str:
        room = 104 if beside else 220
        return group(
            middle.saying(scene.phase, scene.sentence, width=width, height=room, size=16),
            x=x,
            y=y,
            id="asked-on-board",
        )

    def thrown() -> str:
        return group(middle.dice(table, size=size, targets=targets), x=x + 6, y=foot - 30, id="dice-place")

    def paper() -> str:
        assert table.pending is not None
        note = middle.note(table, table.pending, width=width, height=foot - y - 112, targets=targets)
        return group(note, x=x, y=y + 112, id="paper-place")

    yield part("asked-on-board", said, inputs=(scene.phase, scene.sentence, beside))
    if table.turn == OVER:
        yield part("laurel", lambda: middle.laurel(table, x=x + width / 2, y=foot - 80, size=120), inputs=asked)
    elif table.pending is None:
        yield part("dice-place", thrown, inputs=(table.dice, table.faces, table.thrower), targets=targets)
    elif beside:
        yield part("paper-place", paper, inputs=asked, targets=targets)


def below(table: Table, *, targets: frozenset[str]) -> tuple[str, float]:
    """Return what lies below the narrow ring, and where it ends: a deal, the ledger, the countries, the titles."""
    width, y = NARROW.width, NARROW.height + GAP
    parts = []
    if table.pending is not None and not is_small(table):
        parts.append(middle.deal(table, table.pending, x=0, y=y + 8, width=width - 4, height=220, targets=targets))
        y += 220 + GAP + 14
    deep = ledger.ledger_height(table)
    parts.append(ledger.ledger(table, x=0, y=y, width=width, height=deep, targets=targets))
    y += deep + GAP
    for country in table.countries:
        parts.append(countries.country(table, country, x=0, y=y, width=width, targets=targets))
        y += countries.HEIGHT + GAP
    tall = 82 + 18 * len(table.promises)
    parts.append(titles(table, x=0, y=y, width=width, height=tall, targets=targets))
    return part("below", lambda: group(*parts, id="below"), inputs=parts), y + tall
