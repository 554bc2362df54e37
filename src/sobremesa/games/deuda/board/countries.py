"""The countries of Deuda Eterna: cash, gold, laps, titles and kept cards of each; the titles the IMF still has."""

from sobremesa.draw.measure import breadth, shortened
from sobremesa.draw.palette import SEATS, ink, on, pattern
from sobremesa.draw.svg import group, rect, text
from sobremesa.draw.symbols import symbol
from sobremesa.draw.things import halo, thing
from sobremesa.games.deuda.board.goods import picture
from sobremesa.games.deuda.board.pieces import CHAINS, ingots, plate, sign
from sobremesa.games.deuda.scene import Country, Table

__all__ = ["HEIGHT", "country", "free_titles"]

HEIGHT = 124
HEAD = 34
CHIP = 30
GAP = 4


def country(table: Table, of: Country, *, width: float, targets: frozenset[str]) -> str:
    """Return a country's panel, its corner at the origin."""
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
        _pill(lap, right=width - 6, y=17),
    ]
    body = [_out(table, of, width)] if of.out else _body(table, of, width, targets)
    ring = rect(
        x=-5, y=-5, width=width + 10, height=HEIGHT + 10, round=16, fill="none", stroke=ink("glow"), stroke_width=5
    )
    return thing(
        f"country-{of.seat + 1}",
        plate(width=width, height=HEIGHT),
        *head,
        *body,
        group(ring, class_="asked") if asked else "",
        halo(x=-5, y=-5, width=width + 10, height=HEIGHT + 10, round=16),
        targets=targets,
        also="out" if of.out else "",
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
    shared = of.head != of.seat and not table.club
    money = table.money(of.cash)
    y = HEAD + 18
    cash = thing(
        f"cash-{of.seat + 1}",
        symbol("coin", x=12, y=0, size=22),
        text(money, x=28, y=0, size=22, anchor="start", weight=700),
        halo(x=-4, y=-16, width=breadth(money, 22) + 38, height=32, round=16),
        x=10,
        y=y,
        targets=targets,
    )
    gold = thing(
        f"gold-{of.seat + 1}",
        ingots(of.gold, x=0, y=0, size=23),
        halo(x=-5, y=-16, width=max(1, of.gold) * 24 + 10, height=32, round=16),
        x=max(132.0, 44 + breadth(money, 22)),
        y=y,
        targets=targets,
    )
    parts = [cash, gold, _cards(table, of, width, y, targets)]
    if shared:
        parts.append(group(text("=", x=0, y=0, size=20, weight=700), sign(of.head, x=20, y=0, size=20), x=16, y=y + 34))
    else:
        parts += _titles(table, of.seat, x=10, y=HEAD + 36, width=width - 20, targets=targets)
    said = " · ".join(([table.labels["won"]] if of.won else []) + list(of.notes))
    if said:
        line = shortened(said, width=width - 24, size=14)
        parts.append(text(line, x=12, y=HEIGHT - 12, size=14, anchor="start", fill=ink("soft"), font_style="italic"))
    return parts


def _cards(table: Table, of: Country, width: float, y: float, targets: frozenset[str]) -> str:
    """The cards it keeps, as small cards with their names."""
    if not of.kept or (of.head != of.seat and not table.club):
        return ""
    drawn, right = [], width - 8.0
    for name in reversed(of.kept):
        wide = breadth(name, 13) + 12
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
            + text(name, x=right + wide / 2, y=y, size=13, weight=700, fill=ink("print"))
        )
    return thing(
        f"kept-{of.seat + 1}",
        *drawn,
        halo(x=right - 4, y=y - 18, width=width - right - 2, height=36, round=8),
        targets=targets,
    )


def _titles(table: Table, owner: int, *, x: float, y: float, width: float, targets: frozenset[str]) -> list[str]:
    owned = [land for land, estate in enumerate(table.estates) if estate.owner == owner]
    step = min(CHIP + GAP, width / max(1, len(owned)))
    return [_title(table, land, x=x + step * i, y=y, targets=targets) for i, land in enumerate(owned)]


def _title(table: Table, land: int, *, x: float, y: float, targets: frozenset[str]) -> str:
    estate = table.estates[land]
    return thing(
        f"title-{land + 1}",
        rect(x=0, y=0, width=CHIP, height=CHIP, round=4, fill=ink("face"), stroke=ink("print"), stroke_width=1.4),
        rect(x=0, y=CHIP - 6, width=CHIP, height=6, fill=ink(CHAINS[estate.chain].ink), stroke=ink("print")),
        picture(estate.id, x=CHIP / 2, y=CHIP / 2 - 3, size=20),
        halo(x=-3, y=-3, width=CHIP + 6, height=CHIP + 6, round=6),
        x=x,
        y=y,
        targets=targets,
    )


def free_titles(table: Table, *, width: float, targets: frozenset[str]) -> str:
    """Return the titles that nobody has bought yet, in rows; their corner is at the origin."""
    free = [land for land, estate in enumerate(table.estates) if estate.owner < 0]
    each = int((width + GAP) // (CHIP + GAP))
    return "".join(
        _title(table, land, x=(CHIP + GAP) * (i % each), y=(CHIP + GAP) * (i // each), targets=targets)
        for i, land in enumerate(free)
    )
