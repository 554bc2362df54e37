"""The player's sheet of That's My Planet!, as the printed one: boxes to cross out, multipliers, the sum."""

from sobremesa.draw.palette import ink, pattern
from sobremesa.draw.parts import part
from sobremesa.draw.svg import cached, group, line, path, pencil_cross, rect, text
from sobremesa.draw.symbols import symbol
from sobremesa.draw.things import halo, thing
from sobremesa.games.planeta.view.kinds import TEAMS
from sobremesa.games.planeta.view.table import Planet, Table

WIDTH = 484
HEIGHT = 926
LEFT = 18
COLUMNS = (178, 269, 360)
TIMES = 408
RESULT = 448
TOP = 158
ROW = 46
BOX = 30
COST_SYMBOLS = {"recruitment": "person", "fuel": "canister", "bank": "bank"}


def sheet(table: Table, *, targets: frozenset[str], blank: bool = False) -> str:
    """Return the sheet, its corner at the origin; a blank one has lines where figures are to be written."""
    foot = TOP + ROW * len(table.planets)
    return "".join(
        [
            rect(x=0, y=0, width=WIDTH, height=HEIGHT, round=14, fill=ink("card"), stroke=ink("line"), stroke_width=2),
            part("sheet-head", lambda: group(*_head(table), id="sheet-head"), inputs=()),
            *(_row(i, body) for i, body in enumerate(table.planets)),
            group(*_columns(table, y=foot + 26, blank=blank), id="sheet-columns"),
            *(_boxes(table, i, y=foot + 66 + 87 * i, targets=targets, blank=blank) for i in range(len(table.boxes))),
            _sum(table, y=HEIGHT - 112, blank=blank),
        ]
    )


def _head(table: Table) -> list[str]:
    title = text(table.labels["title"], x=WIDTH / 2, y=36, size=34, weight=700, display=True)
    rule = path(f"M{LEFT} 64Q{WIDTH / 2} 58 {WIDTH - LEFT} 64", stroke=ink("ink"), stroke_width=2, fill="none")
    heads = []
    for x, team in zip(COLUMNS, TEAMS, strict=True):
        heads += [
            rect(x=x - 30, y=76, width=60, height=34, round=17, fill=ink(team.ink)),
            rect(x=x - 30, y=76, width=60, height=34, round=17, fill=pattern(team.pattern), opacity=0.5),
            rect(x=x - 18, y=79, width=36, height=28, round=14, fill=ink("face")),
            symbol(team.symbol, x=x, y=93, size=22, ink=ink("print")),
            text(table.labels[team.kind], x=x, y=126, size=17),
        ]
    return [title, rule, *heads]


def _row(index: int, body: Planet) -> str:
    inputs = body.name, body.marks, body.multiplier, body.points
    return part(f"sheet-{body.id}", lambda: _drawn_row(index, body), inputs=inputs)


def _drawn_row(index: int, body: Planet) -> str:
    y = TOP + ROW * index + ROW / 2 - 12
    shade = (
        [rect(x=10, y=y - ROW / 2, width=WIDTH - 20, height=ROW, round=8, fill=ink("paper"))] if index % 2 == 0 else []
    )
    boxes = [_box(x, y, crossed=body.marks[kind], seed=index * 3 + kind) for kind, x in enumerate(COLUMNS)]
    return group(
        *shade,
        text(body.name, x=LEFT, y=y, size=23, anchor="start", weight=700, display=True),
        *boxes,
        text(f"×{body.multiplier}", x=TIMES, y=y, size=21, fill=ink("soft")),
        _written(body.points, x=RESULT, y=y)
        if body.points
        else line(x1=RESULT - 14, y1=y + 13, x2=RESULT + 14, y2=y + 13, stroke=ink("line"), stroke_width=2),
        id=f"sheet-{body.id}",
    )


@cached
def _box(x: float, y: float, *, crossed: bool, seed: int, size: float = BOX) -> str:
    outline = rect(
        x=x - size / 2,
        y=y - size / 2,
        width=size,
        height=size,
        round=5,
        fill=ink("card"),
        stroke=ink("ink"),
        stroke_width=2,
    )
    return outline + (pencil_cross(x=x, y=y, size=size * 0.96, seed=seed, ink=ink("pencil")) if crossed else "")


@cached
def _written(
    number: int | str, *, x: float, y: float, size: float = 26, anchor: str = "middle", blank: bool = False
) -> str:
    """A number as the player writes it in, or the line on which to write it."""
    if blank:
        return line(x1=x - 14, y1=y + 13, x2=x + 14, y2=y + 13, stroke=ink("soft"), stroke_width=2)
    return text(
        number, x=x, y=y, size=size, anchor=anchor, weight=700, font_style="italic", fill=ink("pencil"), display=True
    )


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def _columns(table: Table, *, y: float, blank: bool) -> list[str]:
    parts = [line(x1=LEFT, y1=y - 30, x2=WIDTH - LEFT, y2=y - 30, stroke=ink("ink"), stroke_width=2)]
    for x, (worth, points) in zip(COLUMNS, table.columns, strict=True):
        written = _written(points, x=x + 20, y=y, blank=blank)
        parts += [text(f"×{worth}", x=x - 20, y=y, size=21, fill=ink("soft")), written]
    rows = sum(body.points for body in table.planets)
    return [*parts, _written(rows, x=RESULT, y=y, blank=blank)]


def _boxes(table: Table, index: int, *, y: float, targets: frozenset[str], blank: bool) -> str:
    id, count, marked, cost, spent = table.boxes[index]
    step = min(36.0, (WIDTH - 136) / count)
    return thing(
        f"boxes-{id}",
        symbol(COST_SYMBOLS[id], x=LEFT + 11, y=14, size=24),
        text(table.labels[id], x=LEFT + 32, y=14, size=21, anchor="start", weight=700, display=True),
        *(
            _box(LEFT + 14 + step * i, 49, crossed=i < marked, seed=40 + index * 20 + i, size=min(28.0, step - 4))
            for i in range(count)
        ),
        text(f"×{cost}", x=TIMES - 20, y=49, size=21, fill=ink("soft")),
        _written(_signed(-spent), x=RESULT - 4, y=49, size=24, blank=blank),
        halo(x=8, y=-4, width=WIDTH - 16, height=74, round=12),
        y=y,
        targets=targets,
    )


def _sum(table: Table, *, y: float, blank: bool) -> str:
    """Rows plus columns, less recruits, fuel and bank (the line at the foot of the printed sheet)."""
    rows = sum(body.points for body in table.planets)
    plus = [("globe", rows), *((team.symbol, points) for team, (_, points) in zip(TEAMS, table.columns, strict=True))]
    minus = [(COST_SYMBOLS[id], spent) for id, _, _, _, spent in table.boxes]
    step = 52
    parts = [rect(x=8, y=0, width=WIDTH - 16, height=100, round=12, fill=ink("paper"))]
    for i, (sign, points) in enumerate([*plus, *minus]):
        x = 34 + step * i
        parts.append(symbol(sign, x=x, y=26, size=24))
        parts.append(group(_written(points, x=x, y=66, size=21, blank=blank), id=f"term-{i}"))
        if i:
            parts.append(text("+" if i < len(plus) else "−", x=x - step / 2, y=66, size=16, fill=ink("soft")))
    x = 34 + step * 7
    parts.append(text("=", x=x - step / 2 + 1, y=66, size=22, fill=ink("soft")))
    parts.append(text(table.labels["total"], x=x + 25, y=24, size=20, weight=700, display=True))
    parts.append(
        rect(x=x - 12, y=42, width=72, height=48, round=8, fill=ink("card"), stroke=ink("ink"), stroke_width=2.5)
    )
    parts.append(
        ""
        if blank
        else text(
            _signed(table.total),
            x=x + 24,
            y=66,
            size=32 if 0 <= table.total < 100 else 26,
            weight=700,
            display=True,
            fill=ink("pencil"),
            id="total",
        )
    )
    return group(*parts, y=y, id="sum")
