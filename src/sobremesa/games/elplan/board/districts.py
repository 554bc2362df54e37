"""The seven districts of El Plan: blocks of a small city, each with its plots and what lies in it."""

from collections.abc import Callable
from dataclasses import dataclass

from sobremesa.draw.palette import ink
from sobremesa.draw.svg import circle, group, path, rect, text
from sobremesa.draw.symbols import symbol
from sobremesa.games.elplan.board import houses
from sobremesa.games.elplan.board.cards import poster, told
from sobremesa.games.elplan.board.market import market
from sobremesa.games.elplan.board.pieces import FACE, KIND_SYMBOLS, PRINT, halo, product, thing
from sobremesa.games.elplan.board.plots import FOOT, plot
from sobremesa.games.elplan.board.plots import HEIGHT as PLOT_HEIGHT
from sobremesa.games.elplan.board.plots import WIDTH as PLOT_WIDTH
from sobremesa.games.elplan.board.writing import inscribed, lines_of, written
from sobremesa.games.elplan.schema import KINDS, PRODUCTS
from sobremesa.games.elplan.table import Table

__all__ = ["HEAD", "Block", "block", "investment_height"]

HEAD = 48.0
SIGNS = {"positive": "sun", "neutral": "cloud", "negative": "storm"}
POSTER = 96.0


@dataclass(frozen=True)
class Block:
    """Where a district lies and how large it and its writing are."""

    x: float
    y: float
    width: float
    height: float
    size: float = 17

    def foot(self, id: str) -> tuple[float, float]:
        """Return where an entrepreneur's foot stands on one of its plots."""
        x, y = PLOTS[id[1]](self, id)
        return self.x + x + FOOT[0], self.y + y + FOOT[1]


def block(district: int, at: Block, table: Table, targets: frozenset[str]) -> str:
    """Return a district, placed; one that is not on the table yet is a building site."""
    here = table.district == district
    on_table = table.districts[district - 1]
    frame = rect(
        x=0,
        y=0,
        width=at.width,
        height=at.height,
        round=16,
        fill=ink("card"),
        stroke=ink("scarlet" if here else "ink"),
        stroke_width=4 if here else 1.5,
    )
    inside = DISTRICTS[district](at, table, targets) if on_table else houses.site(at.width, at.height, table, at.size)
    spaces = [
        plot(space, table, x=x, y=y, targets=targets)
        for space in table.spaces
        if space.id[1] == str(district) and on_table
        for x, y in [PLOTS[space.id[1]](at, space.id)]
    ]
    return thing(
        f"district-{district}",
        rect(x=4, y=6, width=at.width, height=at.height, round=16, fill=PRINT, opacity=0.15),
        frame,
        circle(x=26, y=25, r=18, fill=ink("scarlet") if here else ink("ink")),
        text(district, x=26, y=25, size=24, weight=700, display=True, fill="#FFFFFF" if here else ink("card")),
        written(
            table.labels[f"district-{district}"],
            x=52,
            y=25,
            width=at.width - 60,
            size=23,
            anchor="start",
            bold=True,
            display=True,
        ),
        inside,
        *spaces,
        halo(x=-5, y=-5, width=at.width + 10, height=at.height + 10, round=20),
        x=at.x,
        y=at.y,
        targets=targets,
    )


# -- where the plots are ---------------------------------------------------------------------------


def _foot_row(at: Block, id: str) -> tuple[float, float]:
    """Districts 1 and 2: at the foot of the block, from the left."""
    second = id.endswith("b")
    if at.width > 400:
        # On a phone on the right, where a thumb is: beside the event one above the other.
        if id.startswith("d1"):
            return at.width - 14 - PLOT_WIDTH, HEAD + 6 + (PLOT_HEIGHT + 10) * second
        return at.width - 14 - PLOT_WIDTH - (PLOT_WIDTH + 10) * (not second), at.height - PLOT_HEIGHT - 12
    return 12 + (PLOT_WIDTH + 10) * second, at.height - PLOT_HEIGHT - 12


def _kinds(at: Block) -> list[tuple[float, float, float]]:
    """For each kind of investment: the corner of its column and its width; one below the other on a phone."""
    if at.width < 600:
        step = (at.height - HEAD) / 3
        return [(14, HEAD + step * i, at.width - 28) for i in range(3)]
    width = (at.width - 28 - 24) / 3
    return [(14 + (width + 12) * i, HEAD, width) for i in range(3)]


def _by_kind(at: Block, id: str) -> tuple[float, float]:
    x, y, width = _kinds(at)["abc".index(id[2])]
    return x + width - PLOT_WIDTH, y


def _right(at: Block, id: str) -> tuple[float, float]:
    return at.width - PLOT_WIDTH - 14, HEAD + 8


def _subsidies(at: Block, id: str) -> tuple[float, float]:
    step = (at.width - 28 - PLOT_WIDTH) / 2
    return 14 + min(step, PLOT_WIDTH + 36) * "abc".index(id[2]), HEAD + 8


PLOTS: dict[str, Callable[[Block, str], tuple[float, float]]] = {
    "1": _foot_row,
    "2": _foot_row,
    "3": _by_kind,
    "4": _right,
    "5": _right,
    "6": _subsidies,
}


# -- what lies in them -----------------------------------------------------------------------------


def _events(at: Block, table: Table, targets: frozenset[str]) -> str:
    """The event of the month, face up, or the deck."""
    width, height = at.width - 28, at.height - HEAD - PLOT_HEIGHT - 34
    if at.width > 400:
        width, height = at.width - 28 - (PLOT_WIDTH + 18 if table.spaces else 0), at.height - HEAD - 26
    event = table.event
    parts = [
        rect(x=6, y=7, width=width, height=height, round=10, fill=ink("slate"), stroke=PRINT, stroke_width=1.2),
        rect(x=3, y=3.5, width=width, height=height, round=10, fill=ink("slate"), stroke=PRINT, stroke_width=1.2),
    ]
    if event is None:
        parts += [
            rect(x=0, y=0, width=width, height=height, round=10, fill=ink("night"), stroke=PRINT, stroke_width=1.5),
            text(
                "?",
                x=width / 2,
                y=height * 0.36,
                size=min(64, height * 0.4),
                weight=700,
                display=True,
                fill=ink("lamp"),
            ),
            written(
                table.labels["no-event"],
                x=width / 2,
                y=height * 0.76,
                width=width - 24,
                size=at.size,
                most=2,
                fill=ink("star"),
            ),
        ]
    else:
        says, end = inscribed(event.says, x=14, y=86, width=width - 28, size=at.size, fill=PRINT)
        flavour = lines_of(event.flavour, width - 28, at.size - 1)
        step = (at.size - 1) * 1.2
        top = height - 16 - step * (len(flavour) - 1)
        parts += [
            rect(x=0, y=0, width=width, height=height, round=10, fill=FACE, stroke=PRINT, stroke_width=1.5),
            symbol(SIGNS[event.sign], x=34, y=34, size=40, ink=ink("scarlet") if event.sign == "negative" else PRINT),
            written(
                event.name,
                x=64,
                y=34,
                width=width - 76,
                size=at.size + 3,
                most=2,
                anchor="start",
                bold=True,
                fill=PRINT,
            ),
            path(f"M14 66H{width - 14}", stroke=ink("faint"), stroke_width=1.5),
            says,
            # What the town says about it, where there is room.
            *(
                text(
                    said, x=14, y=top + step * i, size=at.size - 1, anchor="start", font_style="italic", fill="#6B5F55"
                )
                for i, said in enumerate(flavour)
                if top > end + at.size
            ),
        ]
    beside = ""
    if at.width < 400 and table.space("d1b") is None:
        # The newsagent's, where there is no second plot.
        beside = houses.roof(x=128, y=at.height - 92, width=96, height=44, fill=ink("slate"))
        beside += houses.tree(x=118, y=at.height - 34, r=14) + houses.tree(x=222, y=at.height - 28, r=11)
    return beside + thing(
        "event",
        told(f"{event.name}. {event.says} {event.flavour}") if event else "",
        *parts,
        halo(x=-4, y=-4, width=width + 12, height=height + 12, round=13),
        x=14,
        y=HEAD + 6,
        targets=targets,
    )


def _administration(at: Block, table: Table, targets: frozenset[str]) -> str:
    if at.width > 400:
        return houses.office(x=90, y=HEAD + 58, scale=1) + houses.tree(x=200, y=at.height - 44, r=20)
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


def _investment(at: Block, table: Table, targets: frozenset[str]) -> str:
    parts = []
    for (x, y, width), kind, offers in zip(_kinds(at), KINDS, table.offers, strict=True):
        parts.append(symbol(KIND_SYMBOLS[kind], x=x + 16, y=y + 28, size=30))
        letter = f"3{'ABC'[KINDS.index(kind)]}"
        parts.append(text(letter, x=x + 38, y=y + 28, size=24, anchor="start", weight=700, display=True))
        room = width - PLOT_WIDTH - 8 if table.spaces else width
        parts.append(
            written(
                _capital(table.labels[f"kind-{kind}"]),
                x=x,
                y=y + 66,
                width=room,
                size=at.size + 1,
                anchor="start",
                most=2,
            )
        )
        top = y + PLOT_HEIGHT + 12
        # The line the posters hang from.
        parts.append(path(f"M{x} {top - 4}H{x + width}", stroke=ink("soft"), stroke_width=2))
        for i, offer in enumerate(offers):
            down = top + 4 + (POSTER + 10) * i
            if offer:
                parts.append(poster(offer, width=width, height=POSTER, size=at.size, targets=targets, x=x, y=down))
            else:
                parts.append(
                    rect(
                        x=x,
                        y=down,
                        width=width,
                        height=POSTER,
                        round=6,
                        fill="none",
                        stroke=ink("line"),
                        stroke_width=2,
                        stroke_dasharray="5 7",
                    )
                )
    return "".join(parts)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def investment_height(places: int, *, narrow: bool) -> float:
    """Return how high District 3 must be for so many offers of each kind."""
    one = PLOT_HEIGHT + 18 + (POSTER + 10) * places
    return HEAD + (one + 8) * 3 if narrow else HEAD + one + 6


def _production(at: Block, table: Table, targets: frozenset[str]) -> str:
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
        rect(
            x=14,
            y=y,
            width=60,
            height=40,
            round=6,
            fill="none",
            stroke=ink("line"),
            stroke_width=2,
            stroke_dasharray="4 5",
        )
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


def credit_card() -> str:
    """Return a credit card, its corner at the origin."""
    return (
        rect(x=0, y=0, width=60, height=40, round=6, fill=ink("blue"), stroke=PRINT, stroke_width=1.5)
        + rect(x=0, y=8, width=60, height=9, fill=PRINT)
        + rect(x=7, y=24, width=14, height=9, round=2, fill=ink("lamp"))
        + symbol("coin", x=47, y=29, size=15, ink="#FFFFFF")
    )


def _innovation(at: Block, table: Table, targets: frozenset[str]) -> str:
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
    1: _events,
    2: _administration,
    3: _investment,
    4: _production,
    5: _market,
    6: _subsidy,
    7: _innovation,
}
