"""District 3 of El Plan: a column for each kind of investment, its offers hanging from a line as posters."""

from sobremesa.core.texts import capital
from sobremesa.draw.palette import ink
from sobremesa.draw.parts import part
from sobremesa.draw.svg import cached, path, text
from sobremesa.draw.symbols import symbol
from sobremesa.draw.things import empty_place
from sobremesa.games.elplan.content.model import KINDS
from sobremesa.games.elplan.view.board.blocks import HEAD, Block, kinds
from sobremesa.games.elplan.view.board.cards import poster
from sobremesa.games.elplan.view.board.pieces import KIND_SYMBOLS
from sobremesa.games.elplan.view.board.plots import HEIGHT as PLOT_HEIGHT
from sobremesa.games.elplan.view.board.plots import WIDTH as PLOT_WIDTH
from sobremesa.games.elplan.view.board.writing import written
from sobremesa.games.elplan.view.table import Offer, Table

POSTER = 96.0
DECK = (220.0, 158.0)
"""Where a deck lies on a printed board: a card of 88 by 63 millimetres at four units each."""


def investment(at: Block, table: Table, targets: frozenset[str]) -> str:
    """Return what lies in District 3."""
    parts = []
    for (x, y, width), kind, offers in zip(kinds(at), KINDS, table.offers, strict=True):
        room = width - PLOT_WIDTH - 8 if table.spaces else width
        parts.append(_column(kind, table.labels[f"kind-{kind}"], x, y, width, room, at.size + 1))
        top = y + PLOT_HEIGHT + 12
        if not offers:
            # On a printed board the deck lies here, and its offers beyond the edge.
            left = x + (width - DECK[0]) / 2
            parts.append(empty_place(x=left, y=top + 12, width=DECK[0], height=DECK[1], round=10, dashes="5 7"))
            parts.append(
                symbol(KIND_SYMBOLS[kind], x=x + width / 2, y=top + 12 + DECK[1] / 2, size=60, ink=ink("line"))
            )
        for i, offer in enumerate(offers):
            down = top + 4 + (POSTER + 10) * i
            if offer:
                parts.append(_poster(offer, width, at.size, x, down, targets))
            else:
                parts.append(empty_place(x=x, y=down, width=width, height=POSTER, round=6, dashes="5 7"))
    return "".join(parts)


@cached
def _column(kind: str, name: str, x: float, y: float, width: float, room: float, size: float) -> str:
    """The head of a column, and the line the posters hang from."""
    letter, top = f"3{'ABC'[KINDS.index(kind)]}", y + PLOT_HEIGHT + 12
    return "".join(
        [
            symbol(KIND_SYMBOLS[kind], x=x + 16, y=y + 28, size=30),
            text(letter, x=x + 38, y=y + 28, size=24, anchor="start", weight=700, display=True),
            written(capital(name), x=x, y=y + 66, width=room, size=size, anchor="start", most=2),
            path(f"M{x} {top - 4}H{x + width}", stroke=ink("soft"), stroke_width=2),
        ]
    )


def _poster(offer: Offer, width: float, size: float, x: float, y: float, targets: frozenset[str]) -> str:
    return part(
        f"offer-{offer.id}",
        lambda: poster(offer, width=width, height=POSTER, size=size, targets=targets, x=x, y=y),
        inputs=(offer, width, x, y),
        targets=targets,
    )


def investment_height(places: int, *, narrow: bool) -> float:
    """Return how high District 3 must be for so many offers of each kind."""
    one = PLOT_HEIGHT + 18 + ((POSTER + 10) * places or DECK[1] + 22)
    return HEAD + (one + 8) * 3 if narrow else HEAD + one + 6
