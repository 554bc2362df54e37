"""The papers beside the board of El Plan: plans to choose from, the signs and their names, the score sheet."""

from functools import lru_cache

from sobremesa.draw.palette import SEATS, ink, on
from sobremesa.draw.parts import part
from sobremesa.draw.svg import circle, group, path, rect, regular, text
from sobremesa.draw.symbols import mark, symbol
from sobremesa.games.elplan.content.model import KINDS, PROCESSES, PRODUCTS, RESOURCES
from sobremesa.games.elplan.view.board.pieces import FACE, KIND_SYMBOLS, PRINT, process, product, socket, token
from sobremesa.games.elplan.view.board.plans import plan_card, plan_height
from sobremesa.games.elplan.view.board.writing import breadth, written
from sobremesa.games.elplan.view.table import Spot, Table

COLUMNS = ("ideas", "trios", "lost", "total", "resources", "converted", "owned", "final")


def catalogue(table: Table, *, width: float, targets: frozenset[str]) -> tuple[str, float]:
    """Return the plans that may be chosen, in columns, and how high they are together."""
    rows = -(-len(table.plans) // max(1, int(width // 270)))
    columns = -(-len(table.plans) // rows)
    step = (width + 16) / columns
    tall = max(plan_height(plan) for plan in table.plans) + 14
    cards = [
        plan_card(
            plan,
            width=step - 16,
            size=19 if width < 700 else 17,
            x=step * (i % columns),
            y=38 + tall * (i // columns),
            targets=targets,
        )
        for i, plan in enumerate(table.plans)
    ]
    title = text(table.labels["choose-plan"], x=4, y=14, size=26, anchor="start", weight=700, display=True)
    return title + "".join(cards), 38 + tall * rows


# -- signs -----------------------------------------------------------------------------------------


def legend(table: Table, *, width: float, size: float) -> tuple[str, float]:
    """Return what the signs on the board mean, flowing in rows, and how high that is."""
    drawn, height = _legend(tuple(table.labels[name] for name in SIGNS), width, size)
    return part("signs", lambda: drawn, inputs=(width, size)), height


SIGNS = (
    "signs", "idea", "locked", "play", "to-buy", "rotated", *(f"resource-{kind}" for kind in RESOURCES),
    *(f"product-{kind}" for kind in PRODUCTS), *(f"process-{kind}" for kind in PROCESSES),
    *(f"kind-{kind}" for kind in KINDS),
)  # fmt: skip
"""The words beside the signs."""


@lru_cache(64)
def _legend(words: tuple[str, ...], width: float, size: float) -> tuple[str, float]:
    label = dict(zip(SIGNS, words, strict=True))
    signs = [(token(kind, x=14, y=0, size=28), label[f"resource-{kind}"]) for kind in RESOURCES]
    signs.append((token("idea", x=14, y=0, size=28), label["idea"]))
    signs += [(product(kind, x=14, y=0, size=28), label[f"product-{kind}"]) for kind in PRODUCTS]
    signs += [(process(kind, x=14, y=0, size=26), label[f"process-{kind}"]) for kind in PROCESSES]
    signs += [(symbol(KIND_SYMBOLS[kind], x=14, y=0, size=26), label[f"kind-{kind}"]) for kind in KINDS]
    signs += [
        (socket(Spot("money", "token", True), x=14, y=0, size=28), label["locked"]),
        (circle(x=14, y=0, r=13, fill=ink("stamp")) + symbol("play", x=15, y=0, size=14, ink=FACE), label["play"]),
        (product("raw", x=12, y=2, size=24) + token("money", x=22, y=-8, size=17), label["to-buy"]),
        (symbol("again", x=14, y=0, size=24), label["rotated"]),
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


def score_sheet(table: Table, *, width: float) -> tuple[str, float]:
    """Return the score sheet (elplan.end.score_sheet) and how high it is; the winners wear a star.

    A wide one has a row for each player, a narrow one a column.
    """
    wide = width > 700
    first = width * 0.26 if wide else 190.0
    names, seats = len(COLUMNS), len(table.players)
    step = (width - first - 16) / (names if wide else seats)
    row = 46.0
    height = 108 + row * (seats if wide else names)

    def cell(name: int, seat: int) -> tuple[float, float]:
        across, down = (name, seat) if wide else (seat, name)
        return first + step * (across + 0.5), 98 + row * (down + 0.5)

    parts = [
        rect(x=0, y=0, width=width, height=height, round=14, fill=ink("card"), stroke=ink("ink"), stroke_width=1.5),
        text(table.labels["sheet"], x=20, y=30, size=26, anchor="start", weight=700, display=True),
        path(f"M16 96H{width - 16}", stroke=ink("ink"), stroke_width=2),
        *(
            rect(x=8, y=98 + row * i + 1, width=width - 16, height=row - 2, round=8, fill=ink("paper"))
            for i in range(0, seats if wide else names, 2)
        ),
    ]
    for i, name in enumerate(COLUMNS):
        x, y = (first + step * (i + 0.5), 72.0) if wide else (20.0, cell(i, 0)[1])
        room, anchor = (step - 6, "middle") if wide else (first - 24, "start")
        strong = name in ("total", "final")
        parts.append(written(table.labels[name], x=x, y=y, width=room, size=20, anchor=anchor, bold=strong))
    for seat in range(seats):
        x, y = (34.0, cell(0, seat)[1]) if wide else (cell(0, seat)[0], 72.0)
        parts.append(_winner(table, seat, x=x, y=y, first=first, wide=wide))
        for i, number in enumerate(table.sheet[seat]):
            strong = COLUMNS[i] in ("total", "final")
            across, down = cell(i, seat)
            parts.append(
                text(
                    f"−{number}" if COLUMNS[i] == "lost" and number else number,
                    x=across,
                    y=down,
                    size=28 if strong else 22,
                    weight=700 if strong else None,
                    font_style="italic",
                    display=True,
                    fill=ink("pencil"),
                )
            )
    return group(*parts, id="sheet"), height


def _winner(table: Table, seat: int, *, x: float, y: float, first: float, wide: bool) -> str:
    """A player at the head of a row or a column, with a star for a winner."""
    look, won = SEATS[seat], table.sheet[seat][-1] == 1
    star = (first - 20, y) if wide else (x + 20, y - 20)
    parts = [
        circle(x=x, y=y, r=17, fill=ink(look.ink), stroke=PRINT, stroke_width=1.5),
        mark(look.shape, x=x, y=y, size=17, ink=on(look.ink)),
        written(table.players[seat].name, x=62, y=y, width=first - 104, size=22, anchor="start", bold=True)
        if wide
        else "",
        regular(5, x=star[0], y=star[1], r=15, inner=6.5, fill=ink("idea"), stroke=PRINT, stroke_width=1.5)
        if won
        else "",
    ]
    return "".join(parts)
