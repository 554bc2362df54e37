"""Within and below the narrow ring of Deuda Eterna, for phones."""

from sobremesa.core.scene import Scene
from sobremesa.core.seats import OVER
from sobremesa.draw.measure import fitting
from sobremesa.draw.svg import group, text
from sobremesa.games.deuda.view.board import countries, ledger, middle
from sobremesa.games.deuda.view.board.middle import is_small
from sobremesa.games.deuda.view.board.pieces import hat
from sobremesa.games.deuda.view.board.places import NARROW
from sobremesa.games.deuda.view.board.titles import titles
from sobremesa.games.deuda.view.table import Table

GAP = 12


def inside(scene: Scene, table: Table, *, targets: frozenset[str]) -> list[str]:
    """Return what lies within the narrow ring: the piles, the barrier, what is asked, the paper or the dice."""
    ring = NARROW
    margin = 25
    left, top = ring.side + margin, ring.end + margin
    width = 7 * ring.across - 2 * margin
    card = (width - 10) / 2
    y = ring.frontier
    south, foot = y + ring.down + 6, ring.height - ring.end - margin
    title = fitting(table.labels["name"], width=width, size=30)
    beside = is_small(table)
    parts = [
        text(
            table.labels["name"], x=left + width / 2, y=top + 20, size=title, weight=700, display=True, id="name-place"
        ),
        *(
            group(middle.pile(pile, width=card, height=200), x=left + (card + 10) * i, y=top + 54, id=f"pile-place-{i}")
            for i, pile in enumerate(table.piles)
        ),
        group(middle.barrier(table, width=width, height=ring.down, targets=targets), x=left, y=y, id="barrier-place"),
        group(
            middle.saying(scene.phase, scene.sentence, width=width, height=104 if beside else 220, size=16),
            x=left,
            y=south,
            id="asked-on-board",
        ),
    ]
    if table.turn == OVER:
        parts.append(middle.laurel(table, x=left + width / 2, y=foot - 80, size=120))
    elif table.pending is None:
        size = 38 if middle.shown_dice(table) < 4 else 30
        parts.append(group(middle.dice(table, size=size, targets=targets), x=left + 6, y=foot - 30, id="dice-place"))
    elif beside:
        parts.append(
            group(
                middle.note(table, table.pending, width=width, height=foot - south - 112, targets=targets),
                x=left,
                y=south + 112,
                id="paper-place",
            )
        )
    if table.hat == "middle":
        parts.append(group(hat(x=left + width - 30, y=y + ring.down * 0.75, size=50), id="hat-place"))
    return parts


def below(table: Table, *, targets: frozenset[str]) -> tuple[list[str], float]:
    """Return what lies below the narrow ring, and where it ends: a deal, the ledger, the countries, the titles."""
    width, y = NARROW.width, NARROW.height + GAP
    parts = []
    if table.pending is not None and not is_small(table):
        note = middle.note(table, table.pending, width=width - 4, height=220, targets=targets)
        parts.append(group(note, y=y + 8, id="deal-place"))
        y += 220 + GAP + 14
    deep = ledger.ledger_height(table)
    parts.append(group(ledger.ledger(table, width=width, height=deep, targets=targets), y=y, id="ledger-place"))
    y += deep + GAP
    for country in table.countries:
        drawn = countries.country(table, country, width=width, targets=targets)
        parts.append(group(drawn, y=y, id=f"country-place-{country.seat}"))
        y += countries.HEIGHT + GAP
    tall = 82 + 18 * len(table.promises)
    parts.append(group(titles(table, width=width, height=tall, targets=targets), y=y, id="titles-place"))
    return parts, y + tall
