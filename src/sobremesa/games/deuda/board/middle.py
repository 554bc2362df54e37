"""The middle of the board: the moment, the countries, their debts as a graph, the piles, the barrier, the hat."""

from collections.abc import Set
from textwrap import wrap

from sobremesa.draw.palette import SEATS, ink, pattern
from sobremesa.draw.svg import group, line, rect, text
from sobremesa.draw.symbols import mark, symbol
from sobremesa.games.deuda.board.ring import hat
from sobremesa.games.deuda.kinds import money
from sobremesa.games.deuda.scene import Country, Table

__all__ = ["HEIGHT", "WIDTH", "middle"]

WIDTH, HEIGHT = 7 * 124 - 40, 11 * 92 - 40
ROW = 112


def middle(table: Table, *, lang: str, phase: str, sentence: str, targets: Set[str]) -> str:
    """Return what lies inside the ring."""
    words = wrap(sentence, 74)[:3]
    parts = [text(phase, x=0, y=16, size=26, anchor="start", display=True, weight=600)]
    parts += [text(part, x=0, y=50 + 24 * i, size=19, anchor="start") for i, part in enumerate(words)]
    top = 130
    for index, country in enumerate(table.countries):
        parts.append(group(_country(country, table, lang, targets), y=top + ROW * index))
    below = top + ROW * len(table.countries) + 14
    parts.append(group(_imf(table, lang, targets), y=below, id="imf"))
    parts.append(group(_deal(table), y=below + 190, id="deal"))
    return "".join(parts)


def _country(country: Country, table: Table, lang: str, targets: Set[str]) -> str:
    seat = SEATS[country.seat]
    label = table.labels
    chosen = f"country-{country.seat + 1}" in targets
    faded = 0.45 if country.out else None
    on_turn = country.seat == table.mover and not country.out
    paper = rect(
        x=0,
        y=0,
        width=WIDTH,
        height=ROW - 10,
        round=12,
        fill=ink("card"),
        stroke=ink(seat.ink) if on_turn else ink("line"),
        stroke_width=4 if on_turn else 1.5,
    )
    parts = [
        paper,
        mark(seat.shape, x=26, y=26, size=28, ink=ink(seat.ink)),
        text(country.name, x=50, y=26, size=20, anchor="start", weight=600),
        symbol("coin", x=268, y=26, size=24),
        text(money(country.cash, lang), x=286, y=26, size=20, anchor="start", weight=600),
        *[symbol("ingot", x=430 + 26 * i, y=26, size=24, ink=ink("amber")) for i in range(min(country.gold, 12))],
        text(f"{country.dice} × ⚂", x=WIDTH - 16, y=26, size=18, anchor="end"),
        text(", ".join(country.notes)[:96], x=16, y=ROW - 24, size=14, anchor="start", fill=ink("soft")),
        _debt(country, label["debt"], lang),
        rect(x=-3, y=-3, width=WIDTH + 6, height=ROW - 4, round=14, class_="halo"),
    ]
    return group(
        *parts,
        id=f"country-{country.seat + 1}",
        class_="country target" if chosen else "country",
        opacity=faded,
    )


def _debt(country: Country, label: str, lang: str) -> str:
    """The debt as a bar, with the two devaluations and the limit as marks on its scale."""
    left, width, y = 130, WIDTH - 290, 50
    seat = SEATS[country.seat]
    limit = max(country.limits[2], 1)
    filled = width * min(country.debt, limit) / limit
    parts = [
        text(label, x=16, y=y + 8, size=15, anchor="start", fill=ink("soft")),
        rect(x=left, y=y, width=width, height=16, round=5, fill=ink("tint")),
    ]
    if filled:
        parts.append(rect(x=left, y=y, width=filled, height=16, round=5, fill=ink(seat.ink)))
        parts.append(rect(x=left, y=y, width=filled, height=16, round=5, fill=pattern(seat.pattern)))
    for step in country.limits:
        x = left + width * step / limit
        parts.append(line(x1=x, y1=y - 4, x2=x, y2=y + 20, stroke=ink("scarlet"), stroke_width=2.5))
    owed = text(money(country.debt, lang), x=WIDTH - 16, y=y + 8, size=20, anchor="end", weight=600)
    return "".join([*parts, owed])


def _imf(table: Table, lang: str, targets: Set[str]) -> str:
    label = table.labels
    up = table.barrier >= 0
    paper = rect(x=0, y=0, width=WIDTH, height=172, round=12, fill=ink("tint"))
    boots = sum(square.boot for square in table.squares)
    parts = [
        paper,
        symbol("bank", x=34, y=36, size=36, ink=ink("print")),
        text(label["imf"], x=62, y=24, size=18, anchor="start", weight=600, fill=ink("print")),
        text(money(table.bank, lang), x=62, y=48, size=18, anchor="start", fill=ink("print")),
        *[symbol("ingot", x=190 + 24 * i, y=36, size=20, ink=ink("earth")) for i in range(min(table.imf_gold, 12))],
    ]
    for i, (name, paint) in enumerate((("solidarity", "green"), ("conditions", "scarlet"))):
        x = 24 + 150 * i
        parts.append(rect(x=x, y=78, width=132, height=78, round=8, fill=ink(paint), stroke=ink("face")))
        parts.append(text(label[name], x=x + 66, y=104, size=16, weight=600, fill="#FFFFFF"))
        parts.append(text(table.piles[i], x=x + 66, y=134, size=24, weight=600, fill="#FFFFFF"))
    state = next((country.name for country in table.countries if country.seat == table.barrier), label["down"])
    barrier = [
        rect(x=340, y=78, width=190, height=78, round=8, fill=ink("card"), stroke=ink("line")),
        rect(x=352, y=90, width=166, height=14, round=4, fill=ink("scarlet" if up else "faint")),
        text(label["barrier"], x=435, y=122, size=16, weight=600),
        text(state, x=435, y=144, size=15, fill=ink("soft")),
        rect(x=337, y=75, width=196, height=84, round=10, class_="halo"),
    ]
    parts.append(group(*barrier, id="barrier", class_="target" if "barrier" in targets else None))
    parts.append(rect(x=548, y=78, width=WIDTH - 572, height=78, round=8, fill=ink("card"), stroke=ink("line")))
    if table.hat == "middle":
        parts.append(group(hat(x=600, y=118, size=50), id="hat"))
    if table.club:
        parts.append(text(label["club"], x=640, y=104, size=16, anchor="start", weight=600))
        parts.append(text(f"{label['boots']}: {boots}", x=640, y=132, size=15, anchor="start"))
    else:
        words = label["middle"] if table.hat == "middle" else label["nowhere"]
        parts.append(text(label["hat"], x=640, y=104, size=16, anchor="start", weight=600))
        parts.append(text(words, x=640, y=132, size=15, anchor="start"))
    return "".join(parts)


def _deal(table: Table) -> str:
    if not table.deal:
        return ""
    title = text(table.labels["deal"], x=0, y=8, size=18, anchor="start", weight=600)
    lines = [
        text(f"{i}. {term}", x=0, y=34 + 24 * (i - 1), size=16, anchor="start") for i, term in enumerate(table.deal, 1)
    ]
    return "".join([title, *lines])
