"""Inks and papers by name. Each is a CSS variable, which a page can set, with the printed colour as fallback."""

from collections.abc import Mapping
from dataclasses import dataclass

from sobremesa.draw.svg import circle, line, path, tag

LIGHT: Mapping[str, str] = {
    "paper": "#F7F0E3",
    "card": "#FFFBF2",
    "ink": "#2A2320",
    "soft": "#6B5F55",
    "line": "#D9CDB8",
    "pencil": "#4A4A55",
    "face": "#FFFBF2",
    "print": "#2A2320",
    "scarlet": "#B3261E",
    "faint": "#A69B8E",
    "dim": "#6B5F55",
    "tint": "#EFE3CC",
    "target": "#00795B",
    "glow": "#7CE8C0",
    "stamp": "#00795B",
    "night": "#22304F",
    "dusk": "#31426A",
    "orbit": "#5B6C95",
    "star": "#F3EADB",
    "lawn": "#C9DDA9",
    "leaf": "#6F9A4E",
    "street": "#7D766E",
    "kerb": "#F3EADB",
    "lamp": "#FFE08A",
    "slate": "#7B8794",
    "tile": "#D99A5B",
    "human": "#8C4A6B",
    "money": "#EDBE45",
    "energy": "#23786C",
    "idea": "#FFD95A",
    "raw": "#7A4E2B",
    "good": "#A82C4B",
    "service": "#3F51A3",
    "yellow": "#F2C230",
    "blue": "#0072B2",
    "red": "#C0392B",
    "green": "#007A5A",
    "orange": "#D55E00",
    "pink": "#CC79A7",
    "amber": "#E69F00",
    "sky": "#56B4E9",
    "earth": "#A8703C",
    "steel": "#6E7F91",
    "soil": "#D8A66C",
    "sand": "#F6E7CA",
    "sky-steel": "#93A7B8",
    "mist": "#E3EAEF",
    "corn": "#F2C230",
    "cocoa": "#7A4A21",
    "sea": "#45A9B5",
    "ore": "#5E3B8A",
    "crude": "#2A2320",
    "brick": "#A63F1E",
    "gold": "#D9A21B",
}
"""The sunny table: names of inks and what they are printed with."""

DARK: Mapping[str, str] = {
    **LIGHT,
    "paper": "#201B18",
    "card": "#2C2622",
    "ink": "#F3EADB",
    "soft": "#BFB2A3",
    "line": "#54493F",
    "pencil": "#D5D2DC",
    "face": "#F1E8D8",
    "tint": "#DCCDB0",
    "target": "#5BD6AE",
    "night": "#141A2C",
    "dusk": "#222C48",
    "orbit": "#46557C",
    "lawn": "#37442B",
    "leaf": "#55743B",
    "street": "#4A443F",
    "kerb": "#C9BDA9",
    "red": "#C74335",
    "blue": "#2579BA",
    "soil": "#5A4027",
    "sand": "#DECBA6",
    "sky-steel": "#3A4753",
    "mist": "#C3CED6",
}
"""The same table by lamplight."""

ON: Mapping[str, str] = dict.fromkeys(
    ("yellow", "amber", "sky", "pink", "corn", "sea", "money", "idea", "lamp"), "#2A2320"
)


@dataclass(frozen=True)
class Seat:
    """How a seat is told apart: by ink, by shape and by the pattern of its fill."""

    ink: str
    shape: str
    pattern: str


SEATS = (
    Seat("blue", "circle", "dots"),
    Seat("orange", "triangle", "stripes"),
    Seat("green", "square", "grid"),
    Seat("pink", "diamond", "waves"),
    Seat("amber", "star", "bars"),
    Seat("sky", "hexagon", "checks"),
)
PATTERNS = tuple(seat.pattern for seat in SEATS)


def ink(name: str) -> str:
    """Return an ink by name, as a colour for SVG."""
    return f"var(--{name}, {LIGHT[name]})"


def on(name: str) -> str:
    """Return the colour of writing that is readable on an ink, in light and dark."""
    return ON.get(name, "#FFFFFF")


def pattern(name: str) -> str:
    """Return a fill pattern by name; it lies over an ink."""
    return f"url(#pattern-{name})"


def patterns(*names: str) -> str:
    """Return the definitions of fill patterns."""
    return "".join(
        tag("pattern", _PATTERNS[name], id=f"pattern-{name}", width=8, height=8, patternUnits="userSpaceOnUse")
        for name in names
    )


def variables(inks: Mapping[str, str]) -> str:
    """Return inks as the declarations of a style sheet."""
    return "".join(f"--{name}:{colour};" for name, colour in inks.items())


_FAINT: Mapping[str, str | float] = {"fill": "#fff", "opacity": 0.5}
_THIN: Mapping[str, str | float] = {"stroke": "#fff", "stroke_width": 1.6, "fill": "none", "opacity": 0.5}
_PATTERNS: Mapping[str, str] = {
    "dots": circle(x=2, y=2, r=1.5, **_FAINT) + circle(x=6, y=6, r=1.5, **_FAINT),
    "stripes": path("M-2 2L2 -2M-2 10L10 -2M6 10L10 6", **_THIN),
    "grid": path("M0 4H8M4 0V8", **_THIN),
    "waves": path("M0 4Q2 0 4 4T8 4", **_THIN),
    "bars": line(x1=4, y1=0, x2=4, y2=8, **_THIN),
    "checks": path("M0 0H4V8H8V4H0z", **_FAINT),
}
