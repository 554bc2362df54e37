"""A PDF as a printer sees it: sizes, fonts, every letter with its place, and the structure a screen reader is told."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from math import hypot
from typing import Any

from PIL import Image
from pypdf import PdfReader
from pypdf.generic import ContentStream, DictionaryObject

MM = 72 / 25.4
SHOWS = {b"Tj", b"TJ", b"'", b'"', b"f", b"f*", b"F", b"S", b"s", b"B", b"B*", b"b", b"b*", b"Do", b"sh"}
"""Operators that put something on the page."""


@dataclass(frozen=True)
class Letter:
    """A letter, its place in millimetres from the upper left corner, its size in points."""

    sign: str
    x: float
    y: float
    size: float
    ahead: float
    """How far to the right it reaches at least; to the left, if it is upside down."""


class Pdf:
    """A document that was printed to a file."""

    def __init__(self, made: bytes) -> None:
        self.reader = PdfReader(BytesIO(made))
        self.root: Any = self.reader.trailer["/Root"]
        self._letters: dict[int, list[Letter]] = {}

    @cached_property
    def sizes(self) -> list[tuple[float, float]]:
        """Each page's width and height in millimetres."""
        return [(float(page.mediabox.width) / MM, float(page.mediabox.height) / MM) for page in self.reader.pages]

    def letters(self, number: int) -> list[Letter]:
        """Every letter of a page."""
        if number not in self._letters:
            self._letters[number] = self._read(number)
        return self._letters[number]

    def _read(self, number: int) -> list[Letter]:
        found: list[Letter] = []
        page = self.reader.pages[number]
        height = float(page.mediabox.height)

        def take(sign: str, cm: list[float], tm: list[float], font: object, size: float) -> None:
            if not sign.strip():
                return
            x = tm[4] * cm[0] + tm[5] * cm[2] + cm[4]
            y = tm[4] * cm[1] + tm[5] * cm[3] + cm[5]
            tall = size * hypot(tm[2] * cm[0] + tm[3] * cm[2], tm[2] * cm[1] + tm[3] * cm[3])
            ahead = tall / 4 * (1 if tm[0] * cm[0] + tm[1] * cm[2] >= 0 else -1)
            found.append(Letter(sign.strip(), x / MM, (height - y) / MM, tall, ahead / MM))

        page.extract_text(visitor_text=take)
        return found

    @cached_property
    def fonts(self) -> list[tuple[str, bool, bool]]:
        """Each font's name, whether it is embedded, and whether its letters can be read back."""
        found = {}
        for page in self.reader.pages:
            resources: Any = page["/Resources"]
            for named in (resources.get("/Font") or {}).values():
                font = named.get_object()
                inner = font["/DescendantFonts"][0].get_object() if "/DescendantFonts" in font else font
                about = inner.get("/FontDescriptor", DictionaryObject()).get_object()
                embedded = any(key in about for key in ("/FontFile", "/FontFile2", "/FontFile3"))
                found[str(font["/BaseFont"])] = (str(font["/BaseFont"]), embedded, "/ToUnicode" in font)
        return list(found.values())

    @cached_property
    def elements(self) -> list[DictionaryObject]:
        """The structure, element by element in reading order."""
        return list(_walk(self.root["/StructTreeRoot"].get("/K")))

    def tagged(self, *names: str) -> list[DictionaryObject]:
        return [element for element in self.elements if str(element.get("/S")) in {f"/{name}" for name in names}]

    @cached_property
    def figures(self) -> Counter[str]:
        """How often each picture is there, by what it is said to show."""
        return Counter(str(figure.get("/Alt", "")) for figure in self.tagged("Figure"))

    @cached_property
    def bookmarks(self) -> list[str]:
        return [str(item.title) for item in self.reader.outline if not isinstance(item, list)]

    def unmarked(self) -> list[tuple[int, str]]:
        """What is on a page and belongs neither to the structure nor to its margin."""
        found = []
        for number, page in enumerate(self.reader.pages):
            depth = 0
            for _, operator in ContentStream(page.get_contents(), self.reader).operations:
                if operator in (b"BDC", b"BMC"):
                    depth += 1
                elif operator == b"EMC":
                    depth -= 1
                elif operator in SHOWS and depth == 0:
                    found.append((number, operator.decode()))
        return found

    def colours(self) -> set[tuple[float, ...]]:
        """Every colour something is filled or drawn with."""
        found = set()
        for page in self.reader.pages:
            for values, operator in ContentStream(page.get_contents(), self.reader).operations:
                if operator in (b"rg", b"RG", b"sc", b"SC", b"scn", b"SCN") and len(values) == 3:
                    found.add(tuple(round(float(value), 3) for value in values))
        return found


def _walk(kids: Any) -> Iterator[DictionaryObject]:
    kids = kids.get_object() if hasattr(kids, "get_object") else kids
    if isinstance(kids, list):
        for kid in kids:
            yield from _walk(kid)
    elif isinstance(kids, DictionaryObject) and "/S" in kids:
        yield kids
        if "/K" in kids:
            yield from _walk(kids["/K"])


def contrast(page: Image.Image, letter: Letter, dpi: float) -> float | None:
    """Return how much lighter the lightest is than the darkest where a letter stands; nothing if it is cut off."""
    side = letter.size / MM
    across = sorted((letter.x, letter.x + 0.5 * side * (1 if letter.ahead > 0 else -1)))
    down = sorted((letter.y, letter.y - 0.7 * side * (1 if letter.ahead > 0 else -1)))
    box = [round(length / 25.4 * dpi) for length in (across[0], down[0], across[1], down[1])]
    if box[0] < 0 or box[1] < 0 or box[2] > page.width or box[3] > page.height:
        return None
    darkest, lightest = page.crop((box[0], box[1], box[2] + 1, box[3] + 1)).getextrema()
    return (_light(lightest) + 0.05) / (_light(darkest) + 0.05)


def _light(grey: Any) -> float:
    """The share of light that a grey gives back, as WCAG reckons it."""
    share = float(grey) / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)
