"""The seven districts of El Plan: blocks of a small city, each with its plots and what lies in it."""

from collections.abc import Callable

from sobremesa.draw.palette import ink
from sobremesa.draw.parts import part
from sobremesa.draw.svg import cached, circle, group, rect, text
from sobremesa.draw.symbols import symbol
from sobremesa.draw.things import empty_place, halo, thing
from sobremesa.games.elplan.content.model import PRODUCTS
from sobremesa.games.elplan.view.board import houses
from sobremesa.games.elplan.view.board.blocks import HEAD, PLOTS, Block
from sobremesa.games.elplan.view.board.events import events
from sobremesa.games.elplan.view.board.market import market
from sobremesa.games.elplan.view.board.offers import investment
from sobremesa.games.elplan.view.board.pieces import PRINT, credit_card, product
from sobremesa.games.elplan.view.board.plots import HEIGHT as PLOT_HEIGHT
from sobremesa.games.elplan.view.board.plots import WIDTH as PLOT_WIDTH
from sobremesa.games.elplan.view.board.plots import plot
from sobremesa.games.elplan.view.board.writing import written
from sobremesa.games.elplan.view.table import Space, Table

DRAWN_FROM: dict[int, Callable[[Table], object]] = {
    1: lambda table: table.event,
    3: lambda table: table.offers,
    5: lambda table: (table.market, table.imports),
    6: lambda table: (table.credits, table.subsidy),
}
"""What lies in a district beside its plots."""


def block(district: int, at: Block, table: Table, targets: frozenset[str]) -> str:
    """Return a district, placed; one that is not on the table yet is a building site."""
    contents = DRAWN_FROM[district](table) if district in DRAWN_FROM else None
    # Whether there are plots at all, and who stands on those here.
    plots = bool(table.spaces), table.space("d1b") is None, _spaces(district, table)
    inputs = at, table.district == district, table.districts[district - 1], contents, plots
    return part(f"district-{district}", lambda: _block(district, at, table, targets), inputs=inputs, targets=targets)


def _spaces(district: int, table: Table) -> tuple[Space, ...]:
    number = str(district)
    return tuple([space for space in table.spaces if space.id[1] == number])


def _block(district: int, at: Block, table: Table, targets: frozenset[str]) -> str:
    on_table = table.districts[district - 1]
    inside = DISTRICTS[district](at, table, targets) if on_table else houses.site(at.width, at.height, table, at.size)
    spaces = [
        plot(space, table, x=x, y=y, targets=targets)
        for space in _spaces(district, table)
        if on_table
        for x, y in [PLOTS[space.id[1]](at, space.id)]
    ]
    return thing(
        f"district-{district}",
        _ground(district, at, table.district == district, table.labels[f"district-{district}"]),
        inside,
        *spaces,
        halo(x=-5, y=-5, width=at.width + 10, height=at.height + 10, round=20),
        x=at.x,
        y=at.y,
        targets=targets,
    )


@cached
def _ground(district: int, at: Block, here: bool, name: str) -> str:
    """A block with its number and name."""
    frame = rect(
        x=0,
        y=0,
        width=at.width,
        height=at.height,
        round=16,
        fill=ink("card"),
        stroke=ink("red" if here else "ink"),
        stroke_width=4 if here else 1.5,
    )
    return "".join(
        [
            rect(x=4, y=6, width=at.width, height=at.height, round=16, fill=PRINT, opacity=0.15),
            group(
                frame,
                circle(x=26, y=25, r=18, fill=ink("scarlet") if here else ink("ink")),
                text(district, x=26, y=25, size=24, weight=700, display=True, fill="#FFFFFF" if here else ink("card")),
                id=f"ground-{district}",
            ),
            written(name, x=52, y=25, width=at.width - 60, size=23, anchor="start", bold=True, display=True),
        ]
    )


# -- what lies in them -----------------------------------------------------------------------------


@cached
def _administration(at: Block) -> str:
    if at.width > 400:
        return "".join(
            [
                houses.office(x=80, y=HEAD + 58, scale=1.1),
                houses.roof(x=156, y=HEAD + 12, width=76, height=38, fill=ink("tile")),
                houses.tree(x=172, y=at.height - 38, r=19),
                houses.tree(x=212, y=at.height - 44, r=14),
            ]
        )
    room = at.height - HEAD - PLOT_HEIGHT - 20
    middle = at.width / 2
    return "".join(
        [
            houses.office(x=middle, y=HEAD + room * 0.36, scale=min(1.7, room / 140)),
            houses.roof(x=24, y=HEAD + room * 0.72, width=74, height=36, fill=ink("tile")),
            houses.tree(x=122, y=HEAD + room * 0.82, r=16),
            houses.tree(x=152, y=HEAD + room * 0.76, r=11),
            houses.tree(x=178, y=HEAD + room * 0.84, r=14),
        ]
    )


@cached
def _production(at: Block) -> str:
    trees = houses.tree(x=at.width - 84, y=at.height - 34, r=15) + houses.tree(x=at.width - 42, y=at.height - 42, r=20)
    return houses.factory(x=14, y=HEAD + 14, width=at.width - PLOT_WIDTH - 42) + trees


def _market(at: Block, table: Table, targets: frozenset[str]) -> str:
    return market(table, x=14, y=HEAD + 10, width=at.width - PLOT_WIDTH - 34, size=at.size, targets=targets)


def _subsidy(at: Block, table: Table, targets: frozenset[str]) -> str:
    y = HEAD + PLOT_HEIGHT + 24
    if table.credits < 0:
        return (
            houses.tree(x=34, y=y + 18, r=15)
            + houses.tree(x=72, y=y + 24, r=11)
            + houses.tree(x=at.width - 40, y=y + 18, r=16)
        )
    cards = [group(credit_card(), x=14 + 5 * i, y=y - 4 * i, opacity=1) for i in range(min(3, table.credits))] or [
        empty_place(x=14, y=y, width=60, height=40, round=6, dashes="4 5")
    ]
    return thing(
        "credits",
        *cards,
        text(
            f"{table.credits} × {table.labels['credit']}", x=98, y=y + 20, size=at.size + 1, anchor="start", weight=700
        ),
        halo(x=8, y=y - 14, width=at.width - 20, height=62),
        targets=targets,
    )


@cached
def _innovation(at: Block) -> str:
    step = 52
    if at.width > 400:
        middle, y, arrow = 110.0, HEAD + 60, (226.0, HEAD + 60.0, 0)
        bulb = (318.0, HEAD + 60.0)
    else:
        middle, y = at.width / 2, HEAD + 26
        arrow, bulb = (middle, y + 36, 90), (middle, y + 98)
    parts = [product(kind, x=middle + step * (i - 1), y=y, size=34) for i, kind in enumerate(PRODUCTS)]
    parts += [
        text("+", x=middle - step / 2, y=y, size=18, weight=700),
        text("+", x=middle + step / 2, y=y, size=18, weight=700),
        group(symbol("arrow", x=0, y=0, size=20), x=arrow[0], y=arrow[1], turn=arrow[2]),
    ]
    return "".join(parts) + houses.lab(x=bulb[0], y=bulb[1])


DISTRICTS: dict[int, Callable[[Block, Table, frozenset[str]], str]] = {
    1: events,
    2: lambda at, _table, _targets: _administration(at),
    3: investment,
    4: lambda at, _table, _targets: _production(at),
    5: _market,
    6: _subsidy,
    7: lambda at, _table, _targets: _innovation(at),
}
