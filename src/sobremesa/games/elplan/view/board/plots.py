"""The opportunity spaces of El Plan: plots where an entrepreneur stands, the benefit painted before them."""

from sobremesa.draw.palette import ink
from sobremesa.draw.parts import part
from sobremesa.draw.svg import circle, path, rect, text
from sobremesa.draw.symbols import symbol
from sobremesa.draw.things import halo, thing
from sobremesa.games.elplan.view.board.pieces import FACE, PRINT, hover_text, process, token
from sobremesa.games.elplan.view.table import Space, Table

WIDTH = 86.0
HEIGHT = 106.0
FOOT = (WIDTH / 2, 62.0)
"""Where the entrepreneur's foot stands on a plot."""


def plot(space: Space, table: Table, *, x: float, y: float, targets: frozenset[str]) -> str:
    """Return a plot, its corner at (x, y)."""
    return part(
        f"space-{space.id}",
        lambda: _drawn(space, table, x, y, targets),
        inputs=(space, table.subsidy, x, y),
        targets=targets,
    )


def _drawn(space: Space, table: Table, x: float, y: float, targets: frozenset[str]) -> str:
    parts = [
        hover_text(table.labels[f"space-{space.id}"]),
        rect(x=0, y=0, width=WIDTH, height=HEIGHT, round=12, fill=ink("lawn"), stroke=ink("leaf"), stroke_width=2),
        circle(
            x=FOOT[0], y=FOOT[1] - 22, r=26, fill="none", stroke=ink("leaf"), stroke_width=2, stroke_dasharray="5 5"
        ),
        rect(x=4, y=HEIGHT - 34, width=WIDTH - 8, height=30, round=9, fill=FACE, stroke=PRINT, stroke_width=1.2),
        *_benefit(space, table),
    ]
    if not space.is_open and not space.seats:
        parts.append(_closed())
    parts.append(halo(x=-4, y=-4, width=WIDTH + 8, height=HEIGHT + 8, round=15))
    return thing(f"space-{space.id}", *parts, x=x, y=y, targets=targets)


def _benefit(space: Space, table: Table) -> list[str]:
    middle, y = WIDTH / 2, HEIGHT - 19
    district = space.id[1]
    if district == "1":
        return [symbol("shield", x=middle, y=y, size=24, ink=PRINT)]
    if district == "2":
        return _signed("+", [token("human", x=middle + 12, y=y, size=24)], y)
    if district == "4":
        return _signed("+", [process("any", x=middle + 12, y=y, size=24, fill=PRINT)], y)
    if district == "6":
        kinds = table.subsidy
        step = 24
        left = middle - step * (len(kinds) - 1) / 2
        return [token(kind, x=left + step * i, y=y, size=23) for i, kind in enumerate(kinds)] + _money(space)
    kinds = {"d3a": ("money", "energy"), "d3c": ("energy",)}.get(space.id, ("money",))
    if len(kinds) == 1:
        return _signed("−", [token(kinds[0], x=middle + 12, y=y, size=24)], y)
    return [
        text("−", x=16, y=y, size=22, weight=700, fill=PRINT),
        token(kinds[0], x=35, y=y, size=23),
        text("/", x=51, y=y, size=18, weight=700, fill=PRINT),
        token(kinds[1], x=66, y=y, size=23),
    ]


def _signed(sign: str, drawn: list[str], y: float) -> list[str]:
    return [text(sign, x=WIDTH / 2 - 13, y=y, size=23, weight=700, fill=PRINT), *drawn]


def _money(space: Space) -> list[str]:
    """The money that exports and events have put on a District 6 space."""
    shown = min(space.money, 4)
    coins = [token("money", x=WIDTH - 14, y=20 + 9 * (shown - 1 - i), size=24) for i in range(shown)]
    if space.money > 1:
        coins.append(circle(x=WIDTH - 14, y=6, r=11, fill=PRINT))
        coins.append(text(space.money, x=WIDTH - 14, y=6, size=15, weight=700, fill=FACE))
    return coins


def _closed() -> str:
    """A fence before a space that is not open."""
    bars = "".join(f"M{8 + 14 * i} 10V{HEIGHT - 40}" for i in range(6))
    return (
        rect(x=0, y=0, width=WIDTH, height=HEIGHT - 36, round=12, fill=ink("slate"), opacity=0.35)
        + path(bars + f"M4 24H{WIDTH - 4}M4 52H{WIDTH - 4}", stroke=ink("slate"), stroke_width=4, fill="none")
        + circle(x=WIDTH / 2, y=38, r=17, fill=FACE, stroke=PRINT, stroke_width=1.5, class_="closed")
        + symbol("lock", x=WIDTH / 2, y=37, size=20, ink=PRINT)
    )
