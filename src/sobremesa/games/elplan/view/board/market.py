"""The market of El Plan: a square with a stall for each type of product."""

from sobremesa.draw.palette import ink
from sobremesa.draw.parts import part
from sobremesa.draw.svg import cached, circle, group, path, rect, text
from sobremesa.draw.symbols import symbol
from sobremesa.draw.things import halo, thing
from sobremesa.games.elplan.content.model import PRODUCTS
from sobremesa.games.elplan.view.board.pieces import FACE, PRINT, hover_text, product, token
from sobremesa.games.elplan.view.board.writing import breadth, written
from sobremesa.games.elplan.view.table import Table

EXPORT = 6
PLOT = 96.0
"""Beside the stalls lies an opportunity space; the prices go below both."""


def market(table: Table, *, x: float, y: float, width: float, size: float, targets: frozenset[str]) -> str:
    """Return three stalls side by side and the prices below."""
    step = width / 3
    stalls = [
        _kept_stall(kind, count, table, x + step * i, y, step - 10, size, targets)
        for i, (kind, count) in enumerate(zip(PRODUCTS, table.market, strict=True))
    ]
    words = table.labels["buy"], table.labels["import"] if table.imports else "", table.labels["sell"]
    return "".join(stalls) + _prices(words, x=x, y=y + 118 + size * 3.3, width=width + PLOT, size=size)


def _kept_stall(
    kind: str, count: int, table: Table, x: float, y: float, width: float, size: float, targets: frozenset[str]
) -> str:
    return part(
        f"market-{kind}",
        lambda: _stall(kind, count, table, x=x, y=y, width=width, size=size, targets=targets),
        inputs=(count, x, y, width),
        targets=targets,
    )


def _stall(
    kind: str, count: int, table: Table, *, x: float, y: float, width: float, size: float, targets: frozenset[str]
) -> str:
    """A stall with six places: when the sixth is taken the six are shipped abroad."""
    scallops = 5
    cloth = width / scallops
    awning = "".join(
        path(
            f"M{cloth * i:.1f} 0H{cloth * (i + 1):.1f}V22a{cloth / 2:.1f} {cloth / 2:.1f} 0 0 1 {-cloth:.1f} 0z",
            fill=ink(kind) if i % 2 == 0 else FACE,
            stroke=PRINT,
            stroke_width=1.2,
        )
        for i in range(scallops)
    )
    place = min(33.0, (width - 8) / 3)
    left = (width - place * 3) / 2
    spots = []
    for i in range(EXPORT):
        px, py = left + place * (i % 3 + 0.5), 58 + 34 * (i // 3)
        spots.append(
            product(kind, x=px, y=py, size=place - 4)
            if i < count
            else rect(
                x=px - place / 2 + 3,
                y=py - 13,
                width=place - 6,
                height=26,
                round=5,
                fill="none",
                stroke=ink("faint"),
                stroke_width=1.5,
                stroke_dasharray="3 4",
            )
        )
    name = table.labels[f"product-{kind}"]
    return thing(
        f"market-{kind}",
        hover_text(f"{name}: {count}. {table.labels['export']}"),
        rect(x=2, y=14, width=width - 4, height=98, round=6, fill=ink("paper"), stroke=PRINT, stroke_width=1.5),
        *spots,
        awning,
        circle(x=width / 2, y=14, r=15, fill=FACE, stroke=PRINT, stroke_width=1.5),
        text(count, x=width / 2, y=14, size=20, weight=700, fill=PRINT),
        written(name, x=width / 2, y=113 + size * 1.25, width=width, size=size, most=2),
        halo(x=-3, y=-5, width=width + 6, height=122 + size * 2.5, round=10),
        x=x,
        y=y,
        targets=targets,
    )


@cached
def _prices(words: tuple[str, str, str], *, x: float, y: float, width: float, size: float) -> str:
    """What it costs to buy and to import, what a sale brings."""
    buying, importing, selling = words
    parts: list[str] = []
    at = 0.0

    def say(words: str) -> None:
        nonlocal at
        parts.append(text(words, x=at, y=0, size=size, anchor="start"))
        at += breadth(words, size) + 5

    def coin(kind: str) -> None:
        nonlocal at
        parts.append(token(kind, x=at + 10, y=0, size=21))
        at += 25

    say(f"{buying} 3")
    coin("money")
    at += 6
    if importing:
        say(f"{importing} 5")
        coin("money")
        at += 6
    say(selling)
    parts.append(symbol("arrow", x=at + 6, y=0, size=13))
    at += 17
    coin("money")
    say("/")
    coin("energy")
    return group(*parts, x=x, y=y, scale=min(1.0, width / at))
