"""What is pictured on the squares of Deuda Eterna: raw materials, manufactures, and the squares where things happen.

Each picture is drawn in a square of 24, in layers of a shape and its ink.
"""

from collections.abc import Mapping, Sequence

from sobremesa.draw.outline import SQUARE, centred
from sobremesa.draw.svg import cached, group, number, path

PRINT = "#2A2320"
LEAF = "#5C8A3A"
WOOD = "#7A4A21"
BONE = "#FFF6E3"
RED = "#B3261E"
GOLD = "#E0A92E"
GREY = "#9AA7B2"
DARK = "#55616C"
BLUE = "#3F7CAC"
LINE = ""
"""No ink inside: only the line."""

Layers = Sequence[tuple[str, str]]


def _o(x: float, y: float, r: float) -> str:
    half = f"a{number(r)} {number(r)} 0 1 0"
    return f"M{number(x - r)} {number(y)}{half} {number(2 * r)} 0{half} {number(-2 * r)} 0z"


RAW: Mapping[str, Layers] = {
    "sugar": [
        ("M6 23V6h3.5v17zM12 23V3h3.5v20z", "#A9C46C"),
        ("M6 10h3.5M6 15h3.5M12 8h3.5M12 13h3.5M12 18h3.5", LINE),
        ("M9.5 7C5 6 2.5 3.5 2 1c4 0 7 2 7.5 6zM15.5 9c4-.5 6-2.5 6.5-5.5C18 3.5 15.5 5 15.5 9z", LEAF),
    ],
    "banana": [
        ("M4 3c1 9 6 14 17 14.5C18 22 12 22.5 8 20 3 17 1.5 9 2.5 3.5z", GOLD),
        ("M2 1h2.5v3H2zM20 16.5l2.5.3v1.700l-2.5-.3z", WOOD),
        ("M5 8c1.5 6 5 9.5 12 11", LINE),
    ],
    "cacao": [
        ("M19 3c3.5 5 1 12-4 16-4 3-9 3.5-11 1.5S2 14 5 9.5C8.5 4.5 15 1 19 3z", "#A8552A"),
        ("M18 4C11 7 6 13 4.5 20M15 4.5C9 8 5.5 12 4 17M19.5 7C14 10 9 15 7.5 21", LINE),
        ("M18.5 3.5L22 1l.8 1.2-2.8 3z", LEAF),
    ],
    "cotton": [
        (_o(8, 9, 5) + _o(16, 9, 5) + _o(12, 6, 5) + _o(12, 12, 4.5), BONE),
        ("M12 23v-8M12 16c-3 1-6-.5-7-3 3-.5 5.5.5 7 3zM12 16c3 1 6-.5 7-3-3-.5-5.5.5-7 3z", LEAF),
    ],
    "tobacco": [
        ("M12 23C3 18 2 9 12 1c10 8 9 17 0 22z", "#8A8B3A"),
        ("M12 23V4M12 18l-5-4M12 18l5-4M12 12.5L8 9M12 12.5L16 9", LINE),
    ],
    "coffee": [
        ("M5 19C0 14 3 5 10 4c5-.7 8 3 7 8-1 6-8 11-12 7z", WOOD),
        ("M5 18c5-2 2-10 10-13", LINE),
        ("M14 22c-2-3-1-8 3-10 3-1.5 6 0 6 3.5C23 20 17 25 14 22z", "#8F5A2B"),
        ("M14.5 21.5c3-1.5 2-6 7-8.5", LINE),
    ],
    "fish": [
        ("M1 12C4 6 12 4 17 12l5.5-5v10L17 12C12 20 4 18 1 12z", "#6FA8C7"),
        (_o(5.5, 11, 1), PRINT),
        ("M9 8.5c1.5 2 1.5 5 0 7", LINE),
    ],
    "cattle": [
        ("M5 7C2 7 1 4.5 1.5 2 3 4 5 4.5 7 5zM19 7c3 0 4-2.5 3.5-5C21 4 19 4.5 17 5z", BONE),
        ("M2 10l4-2 1 4zM22 10l-4-2-1 4z", WOOD),
        ("M7 5h10c2 4 1 8 0 11s-2 6.5-5 6.5S8 19 7 16 5 9 7 5z", "#A8703C"),
        ("M8 17c1-2 7-2 8 0s-1 5.5-4 5.5S7 19 8 17z", "#E8B9A0"),
        (_o(9.5, 10.5, 1) + _o(14.5, 10.5, 1) + _o(10.5, 19, 0.7) + _o(13.5, 19, 0.7), PRINT),
    ],
    "copper": [
        ("M2 15l5-9 9-3 6 8-3 9-9 2z", "#C66B3D"),
        ("M7 6l4 7 9.5-2M11 13l-1.5 8.5M11 13L2 15", LINE),
    ],
    "tin": [
        ("M3 17l3-10 8-4 7 6 1 9-8 4z", "#B9C3CB"),
        ("M6 7l6 5 9-3M12 12l1.5 10M12 12l-9 5", LINE),
    ],
    "iron": [
        ("M3 3h18v4.5h-6.5v9H21V21H3v-4.5h6.5v-9H3z", "#6B5F5A"),
        ("M3 5h18M3 19h18", LINE),
    ],
    "oil": [
        ("M12 1c5 7 8 10.5 8 14.5a8 8 0 0 1-16 0C4 11.5 7 8 12 1z", PRINT),
        ("M8 15.5c0 2.5 1.5 4 3.5 4.5-4 .5-6-3-4-7z", BONE),
    ],
}
MADE: Mapping[str, Layers] = {
    "sweets": [
        ("M7 9L1 5.5v13L7 15zM17 9l6-3.5v13L17 15z", GOLD),
        (_o(12, 12, 6.5), "#D85A7F"),
        ("M8 9c3 0 5 2 8 6M10 6.5c3 1 5 2.5 7.5 6", LINE),
    ],
    "jam": [
        ("M5 8h14v13a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z", "#B8324A"),
        ("M4 3h16v4H4z", BONE),
        ("M8 12h8v7H8z", BONE),
        (_o(12, 15.5, 1.8), GOLD),
    ],
    "chocolate": [
        ("M5 1.5h14v13H5z", WOOD),
        ("M9.7 1.5v9M14.3 1.5v9M5 6h14M5 10.5h14", LINE),
        ("M4 11h16v12H4z", RED),
        ("M4 14h16v5H4z", GOLD),
    ],
    "clothes": [
        ("M8 2c1 2.5 7 2.5 8 0l7 4-2.5 6L18 10.5V22.5H6V10.5L3.5 12 1 6z", BLUE),
        ("M6 15h12M6 18h12", LINE),
    ],
    "cigarettes": [
        ("M4 10h16v13H4z", BONE),
        ("M4 15h16v8H4z", RED),
        ("M7 3h2.800v8H7zM11 1h2.800v10H11zM15 4h2.800v7H15z", BONE),
        ("M7 3h2.800v2.5H7zM11 1h2.800v2.5H11zM15 4h2.800v2.5H15z", "#D98E4A"),
    ],
    "roasted_coffee": [
        ("M17 11h2.5a3.5 3.5 0 0 1 0 7H17", LINE),
        ("M3 9h15v7a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6z", BONE),
        ("M3 9h15v3H3z", WOOD),
        ("M7 7C5.5 5 8.5 4 7 1.5M12 7c-1.5-2 1.5-3 0-5.5", LINE),
    ],
    "tins": [
        ("M4 5v14c0 2 3.5 3.5 8 3.5s8-1.5 8-3.5V5z", GREY),
        ("M4 9v7c0 2 3.5 3.5 8 3.5s8-1.5 8-3.5V9c0 2-3.5 3.5-8 3.5S4 11 4 9z", BLUE),
        ("M4 5c0-2 3.5-3.5 8-3.5S20 3 20 5s-3.5 3.5-8 3.5S4 7 4 5z", "#D8DFE4"),
    ],
    "shoes": [
        ("M2 6c2 1.5 5 1.5 7-.5 2 4.5 5 6 9 6.5 3 .4 4.5 2 4.5 5H2z", "#8F4A2A"),
        ("M1.5 17H23v3.5H1.5z", PRINT),
        ("M9.5 7.5L7.5 9.5M11 9.800L9 11.800M13.5 11.5L11.5 13.5", LINE),
    ],
    "cables": [
        (_o(12, 12, 10.5) + _o(12, 12, 4), "#C66B3D"),
        (_o(12, 12, 8.3) + _o(12, 12, 6.2), LINE),
        ("M17 19l5 3.5-1.5 1L15 20.5z", DARK),
    ],
    "electronics": [
        ("M8 1v4M12 1v4M16 1v4M8 19v4M12 19v4M16 19v4M1 8h4M1 12h4M1 16h4M19 8h4M19 12h4M19 16h4", LINE),
        ("M4 4h16v16H4z", "#3E7A5E"),
        ("M8.5 8.5h7v7h-7z", PRINT),
    ],
    "tractors": [
        ("M5 3h8l2 7h7v7H5z", RED),
        ("M7 5h4.800l1.2 5H7z", "#CFE4EF"),
        ("M18 4h2v6h-2z", DARK),
        (_o(7.5, 16.5, 6), PRINT),
        (_o(7.5, 16.5, 2.6), GOLD),
        (_o(19, 19, 3.7), PRINT),
        (_o(19, 19, 1.4), GOLD),
    ],
    "petrol": [
        ("M4 2h11v20H4z", RED),
        ("M6.5 5h6v5h-6z", BONE),
        ("M2.5 22h14v1.5h-14z", DARK),
        ("M15 12h2v6a2 2 0 0 0 4 0V8l-3.5-3.5", LINE),
    ],
}
SPECIAL: Mapping[str, Layers] = {
    "latin_america": [
        (
            "M1.5 1.5C5 1 7 2.5 8 5c.6 1.7 2 1.3 2.5 3 1.5-1.5 4-1.5 6-.2 2.5 1.5 6 2.2 6 4.5s-1.8 3.2-2 "
            "5.200c-.3 2-2.5 2-3.5 3.5S15.5 24 13.5 24 13 20 12.5 18c-.5-1.8-3-3.5-3-6 0-1.5-.8-2.5-2.3-3C4.5 8 "
            "4 5.5 3 4.5 2.3 3.8 1.5 2.7 1.5 1.5z",
            LEAF,
        )
    ],
    "solidarity": [
        (
            "M12 21.5C8.5 17 1.5 13.5 1.5 7.8 1.5 4.5 4 2.5 6.8 2.5 9 2.5 11 3.7 12 6c1-2.3 3-3.5 5.2-3.5 2.8 0 "
            "5.3 2 5.3 5.3 0 5.7-7 9.2-10.5 13.700z",
            RED,
        ),
        ("M6 10l4 4 8-8", LINE),
    ],
    "conditions": [
        ("M4 1.5h12l4 4v17H4z", BONE),
        ("M16 1.5v4h4M7 9h10M7 12h10M7 15h6", LINE),
        (_o(16, 18, 3.6), RED),
    ],
    "solidarity_aid": [
        ("M2 11h20v11.5H2z", GOLD),
        ("M1 7h22v4.5H1z", RED),
        ("M12 7v15.5M12 7C8 7 5 5.5 6 3s5 0 6 4c1-4 5-6.5 6-4s-2 4-6 4z", LINE),
    ],
    "capital_flight": [
        ("M6 8h12v9H6z", "#8FB36A"),
        (_o(12, 12.5, 2.5), BONE),
        ("M6 11C3 11 .8 8 .8 3.5 3.5 5 6 6 8 8M18 11c3 0 5.2-3 5.2-7.5C20.5 5 18 6 16 8", BONE),
        ("M8 20h8M10 22.5h4", LINE),
    ],
    "military_coup": [
        ("M5 10h9v5H5z", "#6E7A45"),
        ("M13 10.5L23 6.5v2.300l-9 4z", "#6E7A45"),
        ("M2 14.5h19l2 3.5-3 4.5H4L1 18z", "#5A653A"),
        (_o(5.5, 18.5, 2) + _o(10, 18.5, 2) + _o(14.5, 18.5, 2) + _o(19, 18.5, 2), BONE),
    ],
    "barrier": [
        ("M3 10h3.5v13H3z", DARK),
        ("M1 5l22 2.5v5L1 10z", BONE),
        ("M4 5.400l4 .4-1.5 5-4-.5zM12 6.300l4 .4-1.5 5-4-.5zM20 7.200l3 .3v4l-.5 1-4-.5z", RED),
    ],
    "nationalisation": [
        ("M4 1h2v22.5H4z", WOOD),
        ("M6 2c5-2 9 2.5 16 .5v12C15 16.5 11 12 6 14z", LEAF),
        ("M14 5.5l1 2h2l-1.5 1.5.6 2.200L14 10l-2.1 1.2.6-2.200L11 7.5h2z", GOLD),
    ],
    "us_aid": [
        ("M6 3h12v13H6z", BLUE),
        ("M6 12h12v4H6z", RED),
        ("M2 16h20v3.5H2z", BLUE),
        ("M12 4.5l1 2.2 2.3.2-1.8 1.6.6 2.3-2.1-1.2-2.1 1.2.6-2.3-1.8-1.6 2.3-.2z", BONE),
    ],
    "october_12": [
        ("M2 16h20c-1 4-3.5 6.5-6 6.5H7C4 22.5 2.5 20 2 16z", WOOD),
        ("M11.5 1h1.200v15h-1.200z", WOOD),
        ("M4 4c5-1.5 9-1.5 15 0-1.5 3-1.5 6 0 9-6-1.5-10-1.5-15 0 1.5-3 1.5-6 0-9z", BONE),
        ("M10.5 5h3v2h2v2.5h-2v2h-3v-2h-2V7h2z", RED),
    ],
    "dont_pay": [
        (_o(12, 12, 9), GOLD),
        ("M12 6v12M15 9c-1-1.5-6-1.5-6 .8 0 2.8 6 1.6 6 4.5 0 2.2-5 2.4-6 .7", LINE),
        ("M3 1.5L22.5 21 21 22.5 1.5 3z", RED),
    ],
    "imf": [
        ("M12 1l11 6v2.5H1V7z", GREY),
        ("M3.5 10h3.5v9H3.5zM10.3 10h3.5v9h-3.5zM17 10h3.5v9H17z", "#D8DFE4"),
        ("M1 19.5h22V23H1z", GREY),
    ],
}
PICTURES: Mapping[str, Layers] = {**RAW, **MADE, **SPECIAL}


@cached
def picture(name: str, *, x: float, y: float, size: float) -> str:
    """Return a picture with its middle at (x, y); of a square that a pack made up, none."""
    layers = [
        path(centred(shape, x=x, y=y, size=size), fill=fill or "none", fill_rule="evenodd")
        for shape, fill in PICTURES.get(name, ())
    ]
    return group(
        *layers,
        class_=f"picture {name}",
        stroke=PRINT,
        stroke_width=1.1 * size / SQUARE,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
