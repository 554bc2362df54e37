"""The pieces of Deuda Eterna: countries, factories, ingots, boots, the hat, the signs of the chains."""

from collections.abc import Mapping
from dataclasses import dataclass

from sobremesa.draw.outline import SQUARE, centred
from sobremesa.draw.palette import SEATS, ink, on, pattern
from sobremesa.draw.svg import cached, circle, ellipse, group, number, path, rect
from sobremesa.draw.symbols import SYMBOLS, mark, symbol

PRINT = ink("print")
FACE = ink("face")


@dataclass(frozen=True)
class Chain:
    """How a chain is told apart: its ink and its sign, drawn in a square of 24."""

    ink: str
    sign: str


CHAINS: Mapping[str, Chain] = {
    "a": Chain(
        "corn", "M12 22V9M12 9C12 4 8 2 3 2c0 5 3 8 9 7zM12 9c0-5 4-7 9-7 0 5-3 8-9 7zM12 16c0-3-3-5-7-5 0 4 3 6 7 5z"
    ),
    "b": Chain(
        "cocoa",
        "M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M12 9V2M12 15v7M9 12H2M15 12h7M10 10L5 5M14 14l5 5M14 10l5-5M10 14l-5 5",
    ),
    "c": Chain("sea", "M1 8q3-5 5.5 0t5.5 0 5.5 0 5.5 0M1 16q3-5 5.5 0t5.5 0 5.5 0 5.5 0"),
    "d": Chain("ore", "M2 21L9 6l4 8 3-5 6 12zM7 10h4"),
    "": Chain("crude", "M12 2c5 7 7 10 7 13.5a7 7 0 0 1-14 0C5 12 7 9 12 2z"),
}
"""By chain; the last is oil, which forms none."""


@cached
def chain_sign(chain: str, *, x: float, y: float, size: float) -> str:
    """Return the sign of a chain with its middle at (x, y), to be read on the chain's ink."""
    of = CHAINS[chain]
    return path(
        centred(of.sign, x=x, y=y, size=size),
        fill="none",
        stroke=on(of.ink),
        stroke_width=2.6 * size / SQUARE,
        stroke_linecap="round",
        stroke_linejoin="round",
        class_=f"chain chain-{chain or 'none'}",
    )


@cached
def links(*, x: float, y: float, size: float) -> str:
    """Return the links of a chain that is closed."""
    scale = size / SQUARE
    parts = [
        ellipse(
            x=x,
            y=y + away * scale,
            rx=5 * scale,
            ry=6.5 * scale,
            fill="none",
            stroke=ink,
            stroke_width=thick * scale,
        )
        for away in (-5.5, 5.5)
        for ink, thick in ((FACE, 5.5), (PRINT, 2.6))
    ]
    return group(*parts, class_="links")


@cached
def sign(seat: int, *, x: float, y: float, size: float) -> str:
    """Return the mark of a country: its shape in its ink and pattern."""
    of = SEATS[seat]
    return group(
        mark(of.shape, x=x, y=y, size=size, ink=ink(of.ink)),
        mark(of.shape, x=x, y=y, size=size, ink=pattern(of.pattern)),
        stroke=PRINT,
        stroke_width=size * 0.08,
        stroke_linejoin="round",
        class_=f"sign {of.shape}",
    )


@cached
def piece(seat: int, *, size: float, acting: bool) -> str:
    """Return the piece of a country around its own middle, ringed while it is its turn."""
    r = size / 2
    ring = circle(x=0, y=0, r=r + 5.5, fill="none", stroke=ink("glow"), stroke_width=4, class_="acts") if acting else ""
    return "".join(
        [
            ellipse(x=2, y=r * 0.85, rx=r, ry=r * 0.35, fill="#2A2320", opacity=0.3),
            circle(x=0, y=0, r=r + 2.5, fill=FACE, stroke=PRINT, stroke_width=1.5),
            ring,
            sign(seat, x=0, y=0, size=size * (0.92 if SEATS[seat].shape != "triangle" else 0.86)),
        ]
    )


@cached
def factory(kind: str, *, x: float, y: float, size: float, idle: bool = False) -> str:
    """Return an industry with the middle of its foot at (x, y): national low and of brick, export tall and of steel."""
    low = kind == "national"
    name = "low-factory" if low else "tall-factory"
    fill = ink("faint") if idle else ink("brick") if low else "#33506B"
    scale = size / SQUARE
    # The ground is two units above the foot of the square.
    at = {"x": x, "y": y - 10 * scale, "size": size}
    wall = "M1.5 22V12H22.5V22z" if low else "M1.5 22V13H22.5V22z"
    parts = [
        path(centred(wall, **at), fill="#FFE9A8" if not idle else FACE),
        path(centred(SYMBOLS[name], **at), fill=fill, fill_rule="evenodd", stroke=PRINT, stroke_width=0.9 * scale),
    ]
    if not low and not idle:
        smoke = centred("M17 1.5c-2-2 .5-4.5 2.5-3.5 1-2 4.5-1.5 4.5 1 1.5 1.5 0 3.5-2 3", **at)
        parts.append(path(smoke, fill=FACE, stroke=PRINT, stroke_width=0.8 * scale))
    return group(*parts, class_=f"factory {kind}")


@cached
def ingots(count: int, *, x: float, y: float, size: float) -> str:
    """Return gold reserves in a row that begins at x; where there is none, an empty outline."""
    thick = 1.2 * size / SQUARE
    if count == 0:
        empty = centred(SYMBOLS["ingot"], x=x + size / 2, y=y, size=size)
        dashes = number(2 * size / SQUARE)
        return path(empty, fill="none", stroke=ink("faint"), stroke_width=thick, stroke_dasharray=f"{dashes} {dashes}")
    step = size * (1.02 if count < 5 else 0.6)
    return "".join(
        path(
            centred(SYMBOLS["ingot"], x=x + size / 2 + step * i, y=y, size=size),
            fill=ink("gold"),
            stroke=PRINT,
            stroke_width=thick,
            class_="ingot",
        )
        for i in range(count)
    )


@cached
def boot(*, x: float, y: float, size: float) -> str:
    """Return a boot of the IMF."""
    return group(
        circle(x=x, y=y, r=size * 0.66, fill=ink("scarlet"), stroke=FACE, stroke_width=2),
        symbol("boot", x=x, y=y, size=size * 0.8, ink="#FFFFFF"),
        class_="boot",
    )


@cached
def hat(*, x: float, y: float, size: float) -> str:
    """Return Sandino's hat."""
    return group(
        ellipse(x=12, y=17, rx=12, ry=4.2, fill="#C9A26B", stroke="#2A2320", stroke_width=1.2),
        path(
            "M5.5 16.5C5 10 6.5 4.5 9 4.5c1.5 0 2 1.2 3 1.200s1.5-1.2 3-1.200c2.5 0 4 5.5 3.5 12-3 1.6-10 1.6-13 0z",
            fill="#D9B57E",
            stroke="#2A2320",
            stroke_width=1.2,
        ),
        path("M5.6 13.5c3.5 1.6 9.3 1.6 12.8 0l.1 3c-3 1.6-10 1.6-13 0z", fill="#B3261E"),
        x=x - size / 2,
        y=y - size / 2,
        scale=size / 24,
        id="hat",
        class_="hat",
    )


@cached
def plate(*, width: float, height: float, round: float = 12, fill: str | None = None) -> str:
    """Return the card that something is printed on."""
    return rect(
        x=0, y=0, width=width, height=height, round=round, fill=fill or ink("card"), stroke=ink("line"), stroke_width=2
    )
