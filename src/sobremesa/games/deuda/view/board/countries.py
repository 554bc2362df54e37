"""The countries of Deuda Eterna: cash, gold, laps, titles and kept cards of each."""

from sobremesa.draw.measure import breadth, shortened
from sobremesa.draw.palette import SEATS, ink, on, pattern
from sobremesa.draw.parts import part
from sobremesa.draw.svg import group, rect, text
from sobremesa.draw.symbols import symbol
from sobremesa.draw.things import halo, thing
from sobremesa.games.deuda.view.board.pieces import ingots, plate, sign
from sobremesa.games.deuda.view.board.places import SMALLEST
from sobremesa.games.deuda.view.board.titles import titles_of
from sobremesa.games.deuda.view.table import Country, Table

HEIGHT = 124
HEAD = 34


def country(table: Table, of: Country, *, x: float, y: float, width: float, targets: frozenset[str]) -> str:
    """Return a country's panel, its corner at (x, y)."""
    id = f"country-place-{of.seat}"
    lands = [land for land, estate in enumerate(table.estates) if estate.owner == of.seat]
    # Where it stands and what it owes is shown elsewhere.
    purse = of.name, of.laps, of.cash, of.gold, of.head, of.kept, of.notes, of.out, of.won
    return part(
        id,
        lambda: group(_country(table, of, width=width, targets=targets), x=x, y=y, id=id),
        inputs=(purse, x, y, width, of.seat == table.asked, lands, table.club),
        targets=targets,
    )


def _country(table: Table, of: Country, *, width: float, targets: frozenset[str]) -> str:
    asked = of.seat == table.asked
    seat = SEATS[of.seat]
    writing = on(seat.ink)
    lap = f"{table.labels['laps']} {of.laps}"
    head = [
        rect(x=0, y=0, width=width, height=HEAD, round=12, fill=ink(seat.ink)),
        rect(x=0, y=HEAD - 12, width=width, height=12, fill=ink(seat.ink)),
        rect(x=width * 0.72, y=0, width=width * 0.28, height=HEAD, round=12, fill=pattern(seat.pattern), opacity=0.6),
        rect(x=5, y=4, width=26, height=26, round=13, fill=ink("face")),
        sign(of.seat, x=18, y=17, size=18),
        text(
            shortened(of.name, width=width - 150, size=19),
            x=38,
            y=17,
            size=19,
            anchor="start",
            weight=700,
            fill=writing,
        ),
        group(_pill(lap, right=width - 6, y=17), id=f"laps-{of.seat + 1}"),
    ]
    body = [_out(table, of, width)] if of.out else _body(table, of, width, targets)
    ring = rect(
        x=-5, y=-5, width=width + 10, height=HEIGHT + 10, round=16, fill="none", stroke=ink("glow"), stroke_width=5
    )
    return thing(
        f"country-{of.seat + 1}",
        plate(width=width, height=HEIGHT),
        *head,
        group(*body, id=f"purse-{of.seat + 1}"),
        group(ring if asked else "", class_="asked" if asked else None, id=f"asked-{of.seat + 1}"),
        halo(x=-5, y=-5, width=width + 10, height=HEIGHT + 10, round=16),
        targets=targets,
        opacity=0.6 if of.out else None,
    )


def _pill(said: str, *, right: float, y: float) -> str:
    wide = breadth(said, 14) + 16
    return rect(x=right - wide, y=y - 12, width=wide, height=24, round=12, fill=ink("face")) + text(
        said, x=right - wide / 2, y=y, size=14, weight=700, fill=ink("print")
    )


def _out(table: Table, of: Country, width: float) -> str:
    said = table.labels["won"] if of.won else table.labels["out"]
    return text(said, x=width / 2, y=(HEAD + HEIGHT) / 2, size=26, weight=700, display=True, fill=ink("soft"))


def _body(table: Table, of: Country, width: float, targets: frozenset[str]) -> list[str]:
    """What lies in its purse; a partner's panel points to the panel where the common purse is."""
    own = of.head == of.seat
    y = HEAD + 18
    parts = []
    if own or table.club:
        parts.append(_cash(table, of, y, targets))
    if own:
        parts += [_gold(table, of, y, targets), _cards(of, width, y, targets)]
        parts += titles_of(table, of.seat, x=10, y=HEAD + 36, width=width - 20, targets=targets)
    elif not table.club:
        parts.append(text("=", x=24, y=y + 8, size=26, weight=700) + sign(of.head, x=54, y=y + 8, size=28))
    said = " · ".join(([table.labels["won"]] if of.won else []) + list(of.notes))
    if said:
        line = shortened(said, width=width - 24, size=14)
        parts.append(text(line, x=12, y=HEIGHT - 12, size=14, anchor="start", fill=ink("soft"), font_style="italic"))
    return parts


def _cash(table: Table, of: Country, y: float, targets: frozenset[str]) -> str:
    money = table.money(of.cash)
    return thing(
        f"cash-{of.seat + 1}",
        symbol("coin", x=12, y=0, size=22),
        text(money, x=28, y=0, size=22, anchor="start", weight=700),
        halo(x=-4, y=-16, width=breadth(money, 22) + 38, height=32, round=16),
        x=10,
        y=y,
        targets=targets,
    )


def _gold(table: Table, of: Country, y: float, targets: frozenset[str]) -> str:
    return thing(
        f"gold-{of.seat + 1}",
        ingots(of.gold, x=0, y=0, size=23),
        halo(x=-5, y=-16, width=max(1, min(of.gold, 5)) * 24 + 10, height=32, round=16),
        x=max(132.0, 50 + breadth(table.money(of.cash), 22)),
        y=y,
        targets=targets,
    )


def _cards(of: Country, width: float, y: float, targets: frozenset[str]) -> str:
    """The cards it keeps, as small cards with their names."""
    if not of.kept:
        return ""
    drawn, right = [], width - 8.0
    for name in reversed(of.kept):
        wide = breadth(name, SMALLEST) + 12
        right -= wide + 4
        drawn.append(
            rect(
                x=right,
                y=y - 14,
                width=wide,
                height=28,
                round=5,
                fill=ink("face"),
                stroke=ink("scarlet"),
                stroke_width=2,
            )
            + text(name, x=right + wide / 2, y=y, size=SMALLEST, weight=700, fill=ink("print"))
        )
    return thing(
        f"kept-{of.seat + 1}",
        *drawn,
        halo(x=right - 4, y=y - 18, width=width - right - 2, height=36, round=8),
        targets=targets,
    )
