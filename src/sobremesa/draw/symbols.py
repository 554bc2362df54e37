"""The symbols of things, the same on every board: each is drawn in a square of 24 and has a letter for plain text."""

from collections.abc import Mapping
from math import cos, pi, sin

from sobremesa.draw.outline import centred
from sobremesa.draw.palette import ink as colour
from sobremesa.draw.svg import cached, circle, number, path, polygon, rect, regular

LETTERS: Mapping[str, str] = {
    "person": "H",
    "coin": "$",
    "bolt": "E",
    "bulb": "*",
    "gear": "P",
    "truck": "L",
    "megaphone": "M",
    "cube": "r",
    "ribbon": "c",
    "bell": "s",
    "low-factory": "n",
    "tall-factory": "x",
    "ingot": "G",
    "eye": "I",
    "boot": "V",
    "flag": "C",
}
"""The letter of a symbol, where only text can be shown."""


def _ring(x: float, y: float, r: float) -> str:
    half = f"a{number(r)} {number(r)} 0 1 0"
    return f"M{number(x - r)} {number(y)}{half} {number(2 * r)} 0{half} {number(-2 * r)} 0z"


def _gear() -> str:
    points = []
    for tooth in range(8):
        for turn, r in ((-0.3, 7.6), (-0.2, 11), (0.2, 11), (0.3, 7.6)):
            angle = (tooth + turn) * pi / 4
            points.append(f"{number(12 + r * cos(angle))} {number(12 + r * sin(angle))}")
    return "M" + "L".join(points) + "z" + _ring(12, 12, 3.6)


# Holes are cut by the even-odd rule, so that a symbol needs one ink and lies on any paper.
SYMBOLS: Mapping[str, str] = {
    "person": _ring(12, 6.5, 4.5) + "M3 22.5c0-6.5 3.6-10 9-10s9 3.5 9 10z",
    "coin": _ring(12, 12, 10.5)
    + _ring(12, 12, 8.3)
    + "M11 5.5h2v1.7c1.7.3 2.8 1.3 3.1 2.8l-2.1.5c-.3-1-1-1.4-2.1-1.4-1.2 0-1.9.5-1.9 1.2 0 .9.9 1.1 2.4 1.5"
    " 2.2.5 4 1.2 4 3.4 0 1.7-1.3 2.9-3.4 3.2v1.6h-2v-1.6c-2-.3-3.3-1.4-3.6-3.1l2.2-.5c.2 1.1 1 1.7 2.4 1.7"
    " 1.3 0 2.1-.4 2.1-1.2 0-.9-.9-1.1-2.5-1.5-2.1-.5-3.9-1.2-3.9-3.3 0-1.7 1.3-2.9 3.3-3.3z",
    "bolt": "M14.5 1L4 13.5h6.5L8.5 23 20 9.5h-7z",
    "bulb": "M12 1a8 8 0 0 0-4.5 14.6c.7.5 1 1.2 1 2v.4h7v-.4c0-.8.3-1.5 1-2A8 8 0 0 0 12 1z"
    "M8.7 19.2h6.6v1.5H8.7zM9.7 21.7h4.6c-.3 1-1.2 1.6-2.3 1.6s-2-.6-2.3-1.6z",
    "gear": _gear(),
    "truck": "M1 6h13v11.5h-3.3a3.4 3.4 0 0 0-6.4 0H1z"
    "M15.2 9h4.3L23 13v4.5h-1.3a3.4 3.4 0 0 0-6.4 0h-.1zM17 10.7v2.5h3.8l-2.2-2.5z"
    + _ring(7.5, 18.5, 2.4)
    + _ring(18.5, 18.5, 2.4),
    "megaphone": "M2 9.5h5L19 3.5v15l-12-5H2zM3.8 14.8h3.6l1.4 6H5.2zM20.4 8.2a3.4 3.4 0 0 1 0 5.6z",
    "cube": "M12 1.5l9 4.6-9 4.6-9-4.6zM2.3 7.5l8.9 4.5v10.5L2.3 18zM21.7 7.5L12.8 12v10.5l8.9-4.5z",
    "ribbon": "M2 8h9v3.5H2zM13 8h9v3.5h-9zM3 12.5h8V22H3zM13 12.5h8V22h-8z"
    "M11.5 7C7 7 5 5.5 5 3.8S6.6 1 8 1c2 0 3.3 2.5 4 4.2C12.7 3.5 14 1 16 1c1.4 0 3 1.1 3 2.8S17 7 12.5 7z",
    "bell": "M12 1.5a1.7 1.7 0 0 1 1.7 1.9c3.3.8 5 3.5 5 7.1 0 4.5 1.3 6 2.8 7.5H2.5C4 16.5 5.3 "
    "15 5.3 10.5c0-3.6 1.7-6.3 5-7.1A1.7 1.7 0 0 1 12 1.5z"
    "M9.3 19.5h5.4a2.7 2.7 0 0 1-5.4 0z",
    "low-factory": "M1.5 22V11.5l6 3v-3l6 3v-3l6 3H22.5V22zM4.5 16.5v2.5h3v-2.5zM10.5 16.5v2.5h3v-2.5z"
    "M16.5 16.5v2.5h3v-2.5z",
    "tall-factory": "M1.5 22V13l5 2.5V13l5 2.5V13l3.5 1.8L15.6 2h3l.7 11h3.2v9zM4.5 17v2.5H7V17z"
    "M10 17v2.5h2.5V17zM15.5 17v2.5H18V17z",
    "ingot": "M6.5 7h11l1.5 4H5zM4.6 12h14.8l3.1 6.5h-21z",
    "eye": "M.8 12C3.5 7 7.4 4.5 12 4.5S20.5 7 23.2 12C20.5 17 16.6 19.5 12 19.5S3.5 17 .8 12z"
    + _ring(12, 12, 5)
    + _ring(12, 12, 2.6),
    "boot": "M5 1.5h8.5v10.3c1.3 1.3 3.4 1.7 5.5 2.3 2.3.7 3.5 2 3.5 4.4H4.3C5.5 13 5 7 5 1.5z"
    "M4 19.7h18.6v2.8h-6.4l-1-1.3h-3.8l-.8 1.3H4z",
    "flag": "M3.5 1h2.2v22H3.5z"
    "M6.7 2.3c3-1.5 5.4-1 7.7 0s4.4 1.2 7.3-.2l-2.5 5.6 2.5 5.6c-2.9 1.4-5 "
    "1.2-7.3.2s-4.7-1.5-7.7 0z",
    "canister": "M4 7.5L8 3h9.5A2.5 2.5 0 0 1 20 5.5v15a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 20.5z"
    "M3.3 3.3L5.8 1l1.5 1.6-2.5 2.6z"
    "M10 5h7v2h-7z",
    "bank": "M12 1l11 6v2.2H1V7zM3.5 10.5h3v8h-3zM10.5 10.5h3v8h-3zM17.5 10.5h3v8h-3zM1 19.8h22V23H1z",
    "globe": _ring(12, 12, 7) + "M1 16.5C-.5 13.5 3 10 8 7.5l.8 1.6C4.5 11.5 2.3 14 2.6 15.3s4.5 1 9.9-1.2 9-5 "
    "8.9-6.5"
    "c-.2-.8-1.8-1-4.1-.7L16.8 5.3c3.5-.6 5.8-.2 6.3 1.5.8 2.8-4 6.5-9.9 8.9S2 18.9 1 16.5z",
    "lock": "M6 10.5V8a6 6 0 0 1 12 0v2.5h2V23H4V10.5zM8.6 10.5h6.8V8a3.4 3.4 0 0 0-6.8 0z",
    "shield": "M12 1l9.5 3.5v7c0 5.5-3.7 9.4-9.5 11.5C6.2 20.9 2.5 17 2.5 11.5v-7z"
    "M7.4 11l-1.9 1.9 4.9 4.9 8.3-8.6-1.9-1.8-6.4 6.6z",
    "sun": _ring(12, 12, 5) + "M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.5 5l1.5-1.5L7.8 6.3 6.3 7.8z"
    "M16.2 17.7l1.5-1.5 2.8 2.8-1.5 1.5zM19 3.5L20.5 5l-2.8 2.8-1.5-1.5zM6.3 16.2l1.5 1.5L5 20.5 3.5 19z",
    "cloud": "M6.5 20a5.5 5.5 0 0 1-.6-11A7 7 0 0 1 19 10.2 5 5 0 0 1 18 20z",
    "storm": "M6.5 14.5a5 5 0 0 1-.6-10A7 7 0 0 1 19 5.7a4.5 4.5 0 0 1-.5 8.8h-2.7l1.7-3.5h-4.8l-1.8 3.5z"
    "M12.7 12.5h3.8l-2 4h3L9.5 24l2-5.5H8.7z",
    "building": "M4 1h16v22h-6v-4.5h-4V23H4zM7 4v3h3V4zM14 4v3h3V4zM7 9v3h3V9zM14 9v3h3V9zM7 14v3h3v-3zM14 14v3h3v-3z",
    "cap": "M12 3l11.5 5.5L12 14 .5 8.5zM5 12l7 3.3 7-3.3v5c0 2-3.5 3.5-7 3.5S5 19 5 17zM21.5 10.5h1.2V18h-1.2z",
    "chip": "M6 6h12v12H6zM9 9v6h6V9zM8 1.5h2V5H8zM14 1.5h2V5h-2zM8 19h2v3.5H8zM14 19h2v3.5h-2zM1.5 8H5v2H1.5z"
    "M1.5 14H5v2H1.5zM19 8h3.5v2H19zM19 14h3.5v2H19z",
    "play": "M5 2.5L21.5 12 5 21.5z",
    "again": "M12 3a9 9 0 1 0 9 9h-3a6 6 0 1 1-6-6v3.5L18.5 4.8 12 0z",
    "arrow": "M1 10h13V4.5L23 12l-9 7.5V14H1z",
    "link": "M1 12a5.5 5.5 0 0 1 5.5-5.5H10V9H6.5a3 3 0 0 0 0 6H10v2.5H6.5A5.5 5.5 0 0 1 1 12zM8 10.8h8v2.4H8z"
    "M14 6.5h3.5a5.5 5.5 0 0 1 0 11H14V15h3.5a3 3 0 0 0 0-6H14z",
    "pause": "M6 4h4.5v16H6zM13.5 4H18v16h-4.5z",
    "wrench": "M21.8 6.2a6 6 0 0 1-7.9 7.2L6.6 21.7a2.5 2.5 0 0 1-3.9-3.3l7.8-7.5A6 6 0 0 1 17.3 "
    "2l-3.3 3.8.8 3.3 3.3.7z",
}


@cached
def symbol(name: str, *, x: float, y: float, size: float, ink: str | None = None) -> str:
    """Return a symbol with its middle at (x, y)."""
    drawn = centred(SYMBOLS[name], x=x, y=y, size=size)
    return path(drawn, fill=ink or colour("ink"), fill_rule="evenodd", class_=f"symbol {name}")


@cached
def mark(shape: str, *, x: float, y: float, size: float, ink: str) -> str:
    """Return the shape of a seat: circle, triangle, square, diamond, star or hexagon."""
    r = size / 2
    if shape == "circle":
        return circle(x=x, y=y, r=r, fill=ink)
    if shape == "square":
        return rect(x=x - r * 0.88, y=y - r * 0.88, width=r * 1.76, height=r * 1.76, round=r * 0.2, fill=ink)
    if shape == "diamond":
        return polygon([(x, y - r * 1.1), (x + r * 0.9, y), (x, y + r * 1.1), (x - r * 0.9, y)], fill=ink)
    if shape == "star":
        return regular(5, x=x, y=y + r * 0.08, r=r * 1.15, inner=r * 0.5, fill=ink)
    return regular({"triangle": 3, "hexagon": 6}[shape], x=x, y=y, r=r * 1.1, fill=ink)
