"""The pieces on the board of El Plan: tokens, products, processes, sockets, entrepreneurs."""

from xml.sax.saxutils import escape

from sobremesa.draw.palette import SEATS, ink, on, pattern
from sobremesa.draw.svg import cached, circle, ellipse, group, path, rect, tag, text
from sobremesa.draw.symbols import mark, symbol
from sobremesa.games.elplan.view.table import Spot

PRINT = ink("print")
FACE = ink("face")
TOKEN_SYMBOLS = {"human": "person", "money": "coin", "energy": "bolt", "idea": "bulb"}
PRODUCT_SYMBOLS = {"raw": "cube", "good": "ribbon", "service": "bell"}
PROCESS_SYMBOLS = {"production": "gear", "logistics": "truck", "marketing": "megaphone"}
KIND_SYMBOLS = {"infrastructure": "building", "specialist": "cap", "technology": "chip"}


@cached
def token(kind: str, *, x: float, y: float, size: float) -> str:
    """Return a round token of a resource, or an Idea, with its middle at (x, y)."""
    inner = size * (0.96 if kind == "money" else 0.66)
    return circle(
        x=x, y=y, r=size / 2, fill=ink(kind), stroke=PRINT, stroke_width=1.5, class_=f"token {kind}"
    ) + symbol(TOKEN_SYMBOLS[kind], x=x, y=y, size=inner, ink=on(kind))


@cached
def product(kind: str, *, x: float, y: float, size: float) -> str:
    """Return a square product with its middle at (x, y)."""
    return rect(
        x=x - size / 2,
        y=y - size / 2,
        width=size,
        height=size,
        round=size * 0.18,
        fill=ink(kind),
        stroke=PRINT,
        stroke_width=1.5,
        class_=f"product {kind}",
    ) + symbol(PRODUCT_SYMBOLS[kind], x=x, y=y, size=size * 0.7, ink=on(kind))


@cached
def process(kind: str, *, x: float, y: float, size: float, fill: str | None = None) -> str:
    """Return a process with its middle at (x, y); one of choice is a question mark in a ring."""
    fill = fill or ink("ink")
    if kind in PROCESS_SYMBOLS:
        return symbol(PROCESS_SYMBOLS[kind], x=x, y=y, size=size, ink=fill)
    return circle(x=x, y=y, r=size * 0.46, fill="none", stroke=fill, stroke_width=size * 0.1) + text(
        "?", x=x, y=y, size=size * 0.72, weight=700, fill=fill
    )


@cached
def socket(spot: Spot, *, x: float, y: float, size: float) -> str:
    """Return a place for a token: what is printed there, or what lies on it; a padlock while it must stay."""
    if not spot.on:
        return circle(
            x=x,
            y=y,
            r=size / 2 - 1,
            fill=FACE,
            stroke=PRINT,
            stroke_width=1.8,
            stroke_dasharray="4 3",
            class_="socket",
        ) + symbol(TOKEN_SYMBOLS[spot.pays], x=x, y=y, size=size * 0.6, ink=ink("dim"))
    laid = token("idea" if spot.on == "idea" else spot.pays, x=x, y=y, size=size)
    if not spot.locked:
        return laid
    at = size * 0.36
    return (
        laid
        + circle(x=x + at, y=y + at, r=size * 0.25, fill=FACE, stroke=PRINT, stroke_width=1.2, class_="locked")
        + symbol("lock", x=x + at, y=y + at, size=size * 0.32, ink=PRINT)
    )


def heap(draw: str, kind: str, count: int, *, size: float, y: float) -> str:
    """Return a heap of tokens or products, a few drawn one upon the other, and how many there are."""
    piece = token if draw == "token" else product
    shown = min(count, 4)
    pile = "".join(piece(kind, x=size * 0.62, y=y - 4 * i, size=size) for i in range(shown))
    if not count:
        pile = group(piece(kind, x=size * 0.62, y=y, size=size), opacity=0.3)
    many = count > 9
    return pile + text(
        count,
        x=size * (1.6 if many else 1.55),
        y=y + (6 if many else 0),
        size=20 if many else 25,
        weight=700 if count else None,
        fill=ink("ink" if count else "soft"),
    )


@cached
def pawn(seat: int) -> str:
    """Return an entrepreneur standing on its own foot: ink, pattern and shape of the seat."""
    look = SEATS[seat]
    body = "M-17 0C-17 -5 -12 -8 -9 -22C-4 -20 4 -20 9 -22C12 -8 17 -5 17 0Q0 7 -17 0z"
    return "".join(
        [
            ellipse(x=2, y=1, rx=20, ry=7, fill=PRINT, opacity=0.25),
            path(body, fill=ink(look.ink), stroke=PRINT, stroke_width=2),
            path(body, fill=pattern(look.pattern), opacity=0.8),
            circle(x=0, y=-33, r=15, fill=ink(look.ink), stroke=PRINT, stroke_width=2),
            circle(x=0, y=-33, r=10.5, fill=FACE),
            mark(look.shape, x=0, y=-33, size=13, ink=PRINT),
        ]
    )


@cached
def bus() -> str:
    """Return the route token around its own middle: a small bus on its round."""
    return "".join(
        [
            ellipse(x=3, y=19, rx=36, ry=6, fill=PRINT, opacity=0.25),
            rect(x=-36, y=-20, width=72, height=36, round=9, fill=ink("scarlet"), stroke=PRINT, stroke_width=2),
            rect(x=-36, y=2, width=72, height=6, fill=ink("lamp")),
            *(
                rect(x=-30 + 17 * i, y=-14, width=13, height=12, round=2, fill="#DCEFF5", stroke=PRINT, stroke_width=1)
                for i in range(4)
            ),
            *(circle(x=x, y=16, r=7, fill=PRINT) + circle(x=x, y=16, r=2.5, fill=FACE) for x in (-20, 20)),
        ]
    )


@cached
def turn_token() -> str:
    """Return the turn token around its own middle: a dial whose hand stands at zero."""
    return "".join(
        [
            circle(x=0, y=0, r=17, fill=ink("scarlet"), stroke=PRINT, stroke_width=2),
            circle(x=0, y=0, r=12.5, fill=FACE),
            path("M0 0V-9M0 0L5 4", stroke=PRINT, stroke_width=2.6, fill="none", stroke_linecap="round"),
            circle(x=0, y=0, r=2.4, fill=PRINT),
        ]
    )


@cached
def credit_card() -> str:
    """Return a credit card, its corner at the origin."""
    return (
        rect(x=0, y=0, width=60, height=40, round=6, fill=ink("blue"), stroke=PRINT, stroke_width=1.5)
        + rect(x=0, y=8, width=60, height=9, fill=PRINT)
        + rect(x=7, y=24, width=14, height=9, round=2, fill=ink("lamp"))
        + symbol("coin", x=47, y=29, size=15, ink="#FFFFFF")
    )


def hover_text(words: str) -> str:
    """Return what is said of a thing when one points at it."""
    return tag("title", escape(words))
