"""The IMF's ledger of Deuda Eterna as a graph: a line for each purse, with its two devaluations and its limit."""

from sobremesa.draw.measure import breadth, fitting, shortened
from sobremesa.draw.palette import SEATS, ink, pattern
from sobremesa.draw.parts import part
from sobremesa.draw.svg import circle, group, path, rect, tag, text
from sobremesa.draw.symbols import symbol
from sobremesa.draw.things import halo, thing
from sobremesa.games.deuda.view.board.pieces import ingots, plate, sign
from sobremesa.games.deuda.view.board.places import SMALLEST
from sobremesa.games.deuda.view.table import Country, Table

HEAD = 52
ROW = 84
BAR = 17
EDGE = 16


def ledger_height(table: Table) -> float:
    """Return how tall the ledger is: a line for each purse."""
    return HEAD + ROW * max(2, len(_lines(table))) + 6


def ledger(table: Table, *, x: float, y: float, width: float, height: float, targets: frozenset[str]) -> str:
    """Return the ledger, its corner at (x, y)."""
    id, debts = "ledger-place", [(*_debt(country), country.name) for country in table.countries]
    return part(
        id,
        lambda: group(_ledger(table, width=width, height=height, targets=targets), x=x, y=y, id=id),
        inputs=(debts, table.bank, table.imf_gold, table.club, x, y, width, height),
        targets=targets,
    )


def _debt(country: Country) -> tuple[object, ...]:
    """What a purse owes and how that came about, and whose purse it is."""
    limits, partners = country.limits, country.partners
    return country.debt, limits, country.taken, country.raised, country.repaid, partners, country.head, country.out


def _ledger(table: Table, *, width: float, height: float, targets: frozenset[str]) -> str:
    lines = _lines(table)
    most = max([country.limits[2] for country in lines], default=30_000)
    step = (height - HEAD - 6) / max(2, len(lines))
    scale = min(1.35, max(1.0, step / ROW))
    top = HEAD + (height - HEAD - 6 - step * len(lines)) / 2
    return group(
        plate(width=width, height=height),
        _head(table, width),
        *(
            group(
                _line(table, country, width=width / scale, most=most, step=step / scale, targets=targets),
                y=top + step * i,
                scale=scale,
            )
            for i, country in enumerate(lines)
        ),
        id="ledger",
    )


def _lines(table: Table) -> list[Country]:
    return [country for country in table.countries if not country.out and country.head == country.seat]


def _head(table: Table, width: float) -> str:
    """Its title, and what the IMF has in its box."""
    bank = table.money(table.bank)
    return "".join(
        [
            path(f"M0 {HEAD - 8}H{width}", stroke=ink("line"), stroke_width=2),
            symbol("bank", x=EDGE + 10, y=22, size=24),
            text(table.labels["ledger"], x=EDGE + 30, y=22, size=21, anchor="start", weight=700, display=True),
            text(bank, x=width - EDGE, y=22, size=18, anchor="end", weight=700, id="bank"),
            group(
                ingots(1, x=0, y=0, size=20),
                text(table.imf_gold, x=24, y=0, size=17, anchor="start", weight=700),
                x=width - EDGE - breadth(bank, 18) - 62,
                y=22,
            )
            if width > 400
            else "",
        ]
    )


def _line(table: Table, country: Country, *, width: float, most: int, step: float, targets: frozenset[str]) -> str:
    """What a purse owes, on the way to its limit."""
    names = ", ".join([country.name, *(table.countries[other].name for other in country.partners)])
    return part(
        f"debt-{country.seat + 1}",
        lambda: _owed(table, country, names, width=width, most=most, step=step, targets=targets),
        inputs=(names, _debt(country), table.club, width, most, step),
        targets=targets,
    )


def _owed(
    table: Table, country: Country, names: str, *, width: float, most: int, step: float, targets: frozenset[str]
) -> str:
    track = width - 2 * EDGE - 12
    first, second, limit = (amount / most * track for amount in country.limits)
    owed = min(1.0, country.debt / most) * track
    of = SEATS[country.seat]
    clip = f"clip-debt-{country.seat + 1}"
    bar = step * 0.5 - 9
    end = limit
    inside = [
        rect(x=0, y=bar, width=first, height=BAR, fill=ink("line")),
        rect(x=first, y=bar, width=second - first, height=BAR, fill=ink("amber"), opacity=0.55),
        rect(x=second, y=bar, width=limit - second, height=BAR, fill=ink("scarlet"), opacity=0.45),
    ]
    if owed:
        inside += [
            rect(x=0, y=bar, width=owed, height=BAR, fill=ink(of.ink)),
            rect(x=0, y=bar, width=owed, height=BAR, fill=pattern(of.pattern)),
        ]
    marks = [
        path(f"M{x:.1f} {bar - 3}v{BAR + 6}", stroke=ink("ink"), stroke_width=2)
        + text(table.thousands(amount), x=min(x, track - 2), y=bar + BAR + 11, size=13.5, fill=ink("soft"))
        for x, amount in zip((first, second, limit), country.limits, strict=True)
    ]
    if table.club:
        names = table.labels["club"]
    signs = [country.seat, *country.partners]
    room = track - 24 * len(signs) - breadth(table.money(country.debt), 18) - 4
    size = fitting(names, width=room, size=17, least=12)
    stands = max(owed, BAR * 0.62)
    return thing(
        f"debt-{country.seat + 1}",
        tag("clipPath", rect(x=0, y=bar, width=end, height=BAR, round=BAR / 2), id=clip),
        *(sign(seat, x=8 + 24 * i, y=bar - 17, size=18) for i, seat in enumerate(signs)),
        text(
            shortened(names, width=room, size=size),
            x=24 * len(signs) - 1,
            y=bar - 17,
            size=size,
            anchor="start",
            weight=700,
        ),
        text(table.money(country.debt), x=track + 8, y=bar - 17, size=18, anchor="end", weight=700, class_="debt"),
        group(*inside, clip_path=f"url(#{clip})"),
        *marks,
        circle(x=stands, y=bar + BAR / 2, r=BAR * 0.62, fill=ink("face"), stroke=ink("print"), stroke_width=2),
        sign(country.seat, x=stands, y=bar + BAR / 2, size=12),
        text(_columns(table, country), x=0, y=bar + BAR + 27, size=SMALLEST, anchor="start", fill=ink("soft")),
        halo(x=-8, y=bar - 31, width=track + 24, height=BAR + 68, round=10),
        x=EDGE,
        targets=targets,
    )


def _columns(table: Table, country: Country) -> str:
    """The three columns of the ledger, which make the debt."""
    columns = (("taken", country.taken), ("raised", country.raised), ("repaid", -country.repaid))
    return "  ".join(f"{table.labels[key]} {table.money(amount)}" for key, amount in columns if amount)
