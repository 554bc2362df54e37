"""A drawing as any program shows it that reads SVG: print, thumbnails, notebooks.

On a page a drawing takes its inks and faces from the page, and its moving things repeat their place as a style, which
browsers animate. Outside a page nothing answers for `var(--ink)`, and many programs read no styles: here every colour
and face is written out, places are attributes alone, and what only invites a click is gone.
"""

import re
from collections.abc import Mapping
from functools import cache
from xml.etree import ElementTree

from sobremesa.draw.palette import LIGHT
from sobremesa.draw.svg import DISPLAY_FACE

SVG = "http://www.w3.org/2000/svg"
_VARIABLE = re.compile(r"var\(--([a-z-]+),\s*([^()]*)\)")
_COLOUR = re.compile(r"#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})\b")
ElementTree.register_namespace("", SVG)


@cache
def as_grey(colour: str) -> str:
    """Return the grey that is as light as a colour: #C0392B is #727272."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    linear = [_linear(int(digits[i : i + 2], 16) / 255) for i in (0, 2, 4)]
    light = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    level = round(255 * (12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))
    return f"#{level:02X}{level:02X}{level:02X}"


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def plain(drawing: str, *, inks: Mapping[str, str] = LIGHT, grey: bool = False) -> str:
    """Return a drawing without styles and variables, in the given inks or in greys as light as they are."""

    def resolved(value: str) -> str:
        value = _VARIABLE.sub(lambda found: inks.get(found[1], found[2]), value)
        return _COLOUR.sub(lambda found: as_grey(found[0]), value) if grey else value

    def settle(element: ElementTree.Element) -> None:
        element.attrib.pop("style", None)
        if "display" in element.get("class", "").split():
            element.set("font-family", DISPLAY_FACE)
        for name, value in element.items():
            if "var(" in value or (grey and value.startswith("#")):
                element.set(name, resolved(value))
        for child in list(element):
            if child.tag == f"{{{SVG}}}style" or "halo" in child.get("class", "").split():
                element.remove(child)
            else:
                settle(child)

    root = ElementTree.fromstring(drawing)
    settle(root)
    # Figures of one width: the only style that has no attribute of its own.
    root.set("style", "font-variant-numeric:tabular-nums")
    return ElementTree.tostring(root, encoding="unicode")
