"""Faces for paper: drawn in tenths of a millimetre, with paper around them for the knife to miss."""

from sobremesa.draw.palette import PATTERNS, ink, pattern, patterns
from sobremesa.draw.svg import TEXT_FACE, document, group, rect, tag

UNIT = 10
"""So many units are a millimetre."""
BLEED = 3
"""So many millimetres beyond the cut are printed too."""
SAFE = 3
"""So many millimetres within the cut nothing may be that must not be lost."""
SMALLEST = 6 * 25.4 / 72 * UNIT
"""Six points: no writing is smaller."""


def face(*parts: str, width: float, height: float, name: str, lang: str, bleed: float = 0, ground: str = "face") -> str:
    """Return a face of so many millimetres as one whole SVG; the parts have their origin at the corner of the cut."""
    beyond = bleed * UNIT
    across, down = (width + 2 * bleed) * UNIT, (height + 2 * bleed) * UNIT
    return document(
        tag("defs", patterns(*PATTERNS)),
        rect(x=0, y=0, width=across, height=down, fill=ink(ground)),
        group(*parts, x=beyond, y=beyond),
        width=across,
        height=down,
        title=name,
        description=name,
        style="",
        lang=lang,
        font_family=TEXT_FACE,
        fill=ink("print"),
    )


def backdrop(ground: str, size: tuple[float, float], *, scale: float = 6, opacity: float | None = None) -> str:
    """Return a pattern that covers a card of so many millimetres, and what is printed beyond its cut."""
    beyond = BLEED * UNIT / scale
    width, height = (length * UNIT / scale + 2 * beyond for length in size)
    cover = rect(x=-beyond, y=-beyond, width=width, height=height, fill=pattern(ground))
    return group(cover, scale=scale, opacity=opacity)
