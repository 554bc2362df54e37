"""The papers beside the board of El Plan: plans to choose from, the signs and their names, the score sheet."""

from sobremesa.draw.palette import SEATS, ink, on
from sobremesa.draw.svg import circle, group, path, rect, regular, text
from sobremesa.draw.symbols import mark, symbol
from sobremesa.games.elplan.board.cards import plan_card, plan_height
from sobremesa.games.elplan.board.pieces import FACE, KIND_SYMBOLS, PRINT, process, product, socket, token
from sobremesa.games.elplan.board.writing import breadth, written
from sobremesa.games.elplan.schema import KINDS, PROCESSES, PRODUCTS, RESOURCES
from sobremesa.games.elplan.table import Spot, Table

__all__ = ["catalogue", "legend", "score_sheet"]

COLUMNS = ("ideas", "trios", "lost", "total", "resources", "converted", "owned", "final")


def catalogue(table: Table, *, width: float, targets: frozenset[str]) -> tuple[str, float]:
    """Return the plans that may be chosen, in columns, and how high they are together."""
    columns = max(1, int(width // 290))
    step = (width + 12) / columns
    tall = max(plan_height(plan) for plan in table.plans) + 14
    cards = [
        plan_card(
            plan, width=min(step - 12, 300), x=step * (i % columns), y=38 + tall * (i // columns), targets=targets
        )
        for i, plan in enumerate(table.plans)
    ]
    title = text(table.labels["choose-plan"], x=4, y=14, size=26, anchor="start", weight=700, display=True)
    return title + "".join(cards), 38 + tall * ((len(table.plans) + columns - 1) // columns)


# -- signs -----------------------------------------------------------------------------------------


def legend(table: Table, *, width: float, size: float) -> tuple[str, float]:
    """Return what the signs on the board mean, flowing in rows, and how high that is."""
    label = table.labels
    signs = [(token(kind, x=14, y=0, size=28), label[f"resource-{kind}"]) for kind in RESOURCES]
    signs.append((token("idea", x=14, y=0, size=28), label["idea"]))
    signs += [(product(kind, x=14, y=0, size=28), label[f"product-{kind}"]) for kind in PRODUCTS]
    signs += [(process(kind, x=14, y=0, size=26), label[f"process-{kind}"]) for kind in PROCESSES]
    signs += [(symbol(KIND_SYMBOLS[kind], x=14, y=0, size=26), label[f"kind-{kind}"]) for kind in KINDS]
    signs += [
        (socket(Spot("money", "token", True), x=14, y=0, size=28), label["locked"]),
        (circle(x=14, y=0, r=13, fill=ink("stamp")) + symbol("play", x=15, y=0, size=14, ink=FACE), label["play"]),
        (symbol("again", x=14, y=0, size=24, ink=ink("scarlet")), label["rotated"]),
    ]
    parts, x, y = [], 16.0, 66.0
    for drawn, name in signs:
        needed = 40 + breadth(name, size) + 22
        if x + needed > width - 4 and x > 16:
            x, y = 16.0, y + 38
        parts.append(group(drawn, text(name, x=36, y=0, size=size, anchor="start"), x=x, y=y))
        x += needed
    height = y + 28
    frame = rect(x=0, y=0, width=width, height=height, round=14, fill=ink("card"), stroke=ink("line"), stroke_width=2)
    title = text(label["signs"], x=16, y=28, size=24, anchor="start", weight=700, display=True)
    return group(frame, title, *parts, id="signs"), height


# -- the score sheet -------------------------------------------------------------------------------


def score_sheet(table: Table, *, width: float, size: float) -> tuple[str, float]:
    """Return the score sheet (elplan.end.score_sheet) and how high it is; the winners wear a star."""
    first = width * 0.26
    step = (width - first - 16) / len(COLUMNS)
    row = 46.0
    height = 108 + row * len(table.players)
    parts = [
        rect(x=0, y=0, width=width, height=height, round=14, fill=ink("card"), stroke=ink("ink"), stroke_width=1.5),
        text(table.labels["sheet"], x=20, y=28, size=26, anchor="start", weight=700, display=True),
        path(f"M16 {96}H{width - 16}", stroke=ink("ink"), stroke_width=2),
    ]
    for i, name in enumerate(COLUMNS):
        middle = first + step * (i + 0.5)
        parts.append(
            written(table.labels[name], x=middle, y=72, width=step - 6, size=size, bold=name in ("total", "final"))
        )
    for seat, player in enumerate(table.players):
        y = 98 + row * (seat + 0.5)
        look, numbers = SEATS[seat], table.sheet[seat]
        if seat % 2 == 0:
            parts.append(rect(x=8, y=y - row / 2 + 1, width=width - 16, height=row - 2, round=8, fill=ink("paper")))
        parts += [
            circle(x=34, y=y, r=16, fill=ink(look.ink), stroke=PRINT, stroke_width=1.5),
            mark(look.shape, x=34, y=y, size=16, ink=on(look.ink)),
            written(player.name, x=60, y=y, width=first - 100, size=22, anchor="start", bold=True),
        ]
        if numbers[-1] == 1:
            parts.append(regular(5, x=first - 20, y=y, r=16, inner=7, fill=ink("idea"), stroke=PRINT, stroke_width=1.5))
        for i, number in enumerate(numbers):
            strong = COLUMNS[i] in ("total", "final")
            written_number = f"−{number}" if COLUMNS[i] == "lost" and number else number
            parts.append(
                text(
                    written_number,
                    x=first + step * (i + 0.5),
                    y=y,
                    size=26 if strong else 22,
                    weight=700 if strong else None,
                    font_style="italic",
                    display=True,
                    fill=ink("pencil"),
                )
            )
    return group(*parts, id="sheet"), height
