"""The ring of forty squares, thirteen tall and nine wide: South below in earth, North above in steel."""

from collections.abc import Set
from itertools import groupby
from textwrap import wrap
from xml.sax.saxutils import escape

from sobremesa.draw.palette import SEATS, ink, on
from sobremesa.draw.svg import circle, group, path, rect, tag, text
from sobremesa.draw.symbols import mark, symbol
from sobremesa.games.deuda.kinds import money
from sobremesa.games.deuda.scene import Estate, Square, Table

__all__ = ["HEIGHT", "WIDTH", "hat", "pieces", "place", "ring"]

CELL_WIDTH, CELL_HEIGHT = 124, 92
WIDTH, HEIGHT = 9 * CELL_WIDTH, 13 * CELL_HEIGHT
CHAIN_INKS = {"a": "amber", "b": "green", "c": "pink", "d": "sky", "": "soft"}
CHAIN_SIGNS = {"a": "♣", "b": "♦", "c": "♥", "d": "♠", "": "●"}
ICONS = {
    "solidarity": "person",
    "conditions": "eye",
    "solidarity_aid": "gear",
    "capital_flight": "coin",
    "military_coup": "boot",
    "nationalisation": "flag",
    "us_aid": "coin",
    "october_12": "ingot",
    "latin_america": "globe",
    "imf": "bank",
    "dont_pay": "megaphone",
    "barrier": "pause",
}
HAT = "M2 15c3-1 4-1 5.2-1.5C7.5 8 9 4.5 12 4.5s4.5 3.5 4.8 9c1.2.5 2.2.5 5.2 1.5-1 3-5.5 4.5-10 4.5S3 18 2 15z"


def place(number: int) -> tuple[int, int]:
    """Return the column and row of a square: 6, 14, 26 and 34 are the corners, 0 lies just below 39."""
    if number <= 6:
        return 8, 6 + number
    if number <= 14:
        return 14 - number, 12
    if number <= 26:
        return 0, 26 - number
    if number <= 34:
        return number - 26, 0
    return 8, number - 34


def ring(table: Table, *, lang: str, targets: Set[str]) -> str:
    """Return all forty squares."""
    estates = {estate.id: estate for estate in table.estates}
    return "".join(_cell(square, estates.get(square.land), lang, targets) for square in table.squares)


def thing(square: Square) -> str:
    """Return the id of a square: of goods `land-…` and `manufacture-…`, of the others `square-…`."""
    if square.land:
        return f"{'land' if square.kind == 'raw' else 'manufacture'}-{square.land}"
    return f"square-{square.id}"


def _cell(square: Square, estate: Estate | None, lang: str, targets: Set[str]) -> str:
    column, row = place(square.number)
    south = square.number < 20
    width, height = CELL_WIDTH - 6, CELL_HEIGHT - 6
    id = thing(square)
    paint = ink("earth" if south else "steel")
    words = wrap(square.name, 15)
    head = 22 if len(words) == 1 else 32
    parts = [
        tag("title", escape(_said(square, estate))),
        rect(x=0, y=0, width=width, height=height, round=9, fill=ink("card"), stroke=paint),
        rect(x=0, y=0, width=width, height=head, round=9, fill=paint),
        *[
            text(word, x=width / 2, y=head / 2 + 13 * (i - (len(words) - 1) / 2), size=12, weight=600, fill="#FFFFFF")
            for i, word in enumerate(words)
        ],
        text(square.number, x=width - 6, y=head + 9, size=11, anchor="end", fill=ink("soft")),
    ]
    if estate is not None:
        parts += _goods(square, estate, lang, width, height)
    else:
        parts.append(symbol(ICONS[square.kind], x=width / 2, y=height / 2 + 8, size=34, ink=ink("soft")))
    if square.boot:
        parts.append(symbol("boot", x=width - 22, y=height - 24, size=34, ink=ink("scarlet")))
    if square.barrier:
        parts.append(rect(x=8, y=height - 22, width=width - 16, height=12, round=4, fill=ink("scarlet")))
    halo = rect(x=-2, y=-2, width=width + 4, height=height + 4, round=11, class_="halo")
    kind = "square target" if id in targets else "square"
    return group(*parts, halo, x=column * CELL_WIDTH + 3, y=row * CELL_HEIGHT + 3, id=id, class_=kind)


def _said(square: Square, estate: Estate | None) -> str:
    if estate is None or estate.owner < 0:
        return square.name
    return f"{square.name}: {estate.owner_name}, {estate.national} n, {estate.export} x"


def _goods(square: Square, estate: Estate, lang: str, width: float, height: float) -> list[str]:
    chain = CHAIN_INKS[square.chain]
    south = square.kind == "raw"
    count = estate.national if south else estate.export
    linked = estate.south_chain if south else estate.north_chain
    strip = rect(x=0, y=height - 16, width=width, height=16, round=8, fill=ink(chain))
    sign = text(CHAIN_SIGNS[square.chain], x=12, y=height - 8, size=13, fill=on(chain))
    amount = text(money(square.value, lang), x=width - 8, y=height - 8, size=12.5, anchor="end", fill=on(chain))
    parts = [strip, sign, amount]
    if linked:
        parts.append(path(f"M26 {height - 8}H{width - 62}", stroke=on(chain), stroke_width=3, stroke_dasharray="7 3"))
    if estate.owner >= 0:
        seat = SEATS[estate.owner]
        if south:
            parts.append(mark(seat.shape, x=16, y=36, size=16, ink=ink(seat.ink)))
        icon = "low-factory" if south else "tall-factory"
        parts += [symbol(icon, x=42 + 26 * i, y=42, size=26, ink=ink(seat.ink)) for i in range(count)]
    return parts


def hat(*, x: float, y: float, size: float) -> str:
    """Return Sandino's hat."""
    return group(path(HAT, fill=ink("ink")), x=x - size / 2, y=y - size / 2, scale=size / 24, class_="hat")


def pieces(table: Table) -> str:
    """Return the pieces, each a group of its own that moves, and the hat when it walks."""
    standing = [(square, seat) for square in table.squares for seat in square.pieces]
    drawn = []
    for _, crowd in groupby(standing, key=lambda stands: stands[0].number):
        for index, (square, seat) in enumerate(crowd):
            column, row = place(square.number)
            x = column * CELL_WIDTH + 22 + 26 * index
            y = row * CELL_HEIGHT + CELL_HEIGHT - 30
            look = SEATS[seat]
            piece = circle(x=0, y=0, r=14, fill=ink("card"), stroke=ink("ink"), stroke_width=1.5)
            shape = mark(look.shape, x=0, y=0, size=19, ink=ink(look.ink))
            name = tag("title", escape(table.countries[seat].name))
            id = f"piece-{seat + 1}"
            drawn.append(group(name, piece, shape, x=x, y=y, moving=True, class_="piece moving", id=id))
    for square in table.squares:
        if square.hat:
            column, row = place(square.number)
            x, y = column * CELL_WIDTH + CELL_WIDTH - 26, row * CELL_HEIGHT + 40
            drawn.append(group(hat(x=0, y=0, size=34), x=x, y=y, moving=True, class_="moving", id="hat"))
    return "".join(drawn)
