"""Words on the board of El Plan that must fit into their place, whatever their length."""

import re

from sobremesa.draw import measure
from sobremesa.draw.svg import Attribute, text
from sobremesa.games.elplan.view.board.pieces import token
from sobremesa.games.elplan.view.describe import SIGNS

BOLD = 1.08
"""How much wider bold writing is."""


def breadth(words: str, size: float, *, bold: bool = False) -> float:
    """Return about how wide words are."""
    return measure.breadth(words, size) * (BOLD if bold else 1)


def lines_of(words: str, width: float, size: float, *, bold: bool = False) -> list[str]:
    """Return words broken into lines that fit a width; a word alone may be wider."""
    return measure.broken(words, width=width / (BOLD if bold else 1), size=size, most=99)


def written(
    words: str,
    *,
    x: float,
    y: float,
    width: float,
    size: float,
    most: int = 1,
    anchor: str = "middle",
    bold: bool = False,
    display: bool = False,
    **more: Attribute,
) -> str:
    """Return words in at most so many lines around the height y, smaller or narrower where they are too long."""
    fitted = size
    lines = lines_of(words, width, fitted, bold=bold)
    while fitted > size * 0.8 and (
        len(lines) > most or any(breadth(said, fitted, bold=bold) > width for said in lines)
    ):
        fitted -= 0.5
        lines = lines_of(words, width, fitted, bold=bold)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    step = fitted * 1.18
    top = y - step * (len(lines) - 1) / 2
    return "".join(
        text(
            line,
            x=x,
            y=top + step * i,
            size=fitted,
            anchor=anchor,
            weight=700 if bold else None,
            display=display,
            textLength=width if breadth(line, fitted, bold=bold) > width else None,
            lengthAdjust="spacingAndGlyphs" if breadth(line, fitted, bold=bold) > width else None,
            **more,
        )
        for i, line in enumerate(lines)
    )


# -- words with tokens among them ------------------------------------------------------------------

LIGHT = 0.8
"""How much narrower light writing is than bold. Before a token it is set to this width, whatever the face."""
KINDS = {sign: resource for resource, sign in SIGNS.items()}
TOKENS = re.compile(r"([+H$E/]+)([.,;:]?)")
SIGN_WIDTHS = {"/": 0.4, "+": 0.6}
"""Signs that are written among the tokens, and their width in parts of the size; tokens have 1.35."""


def inscribed(words: str, *, x: float, y: float, width: float, size: float, fill: str) -> tuple[str, float]:
    """Return words from the height y down, their signs (H, $, E) drawn as tokens, and the height of the last line."""
    parts: list[str] = []
    said: list[str] = []
    start = at = x
    space = size * 0.37

    def lay(width: float | None = None) -> None:
        """Write the words that have gathered since the last token or the last line, as wide as given."""
        if said:
            line = " ".join(said)
            parts.append(text(line, x=start, y=y, size=size, anchor="start", fill=fill, textLength=width))
            said.clear()

    for word in words.split():
        signs = TOKENS.fullmatch(word)
        broad = sum(size * SIGN_WIDTHS.get(sign, 1.35) for sign in signs[1]) if signs else 0
        needed = broad or breadth(word, size) * LIGHT
        # In a wider face the words would take a little more.
        if at > x and at + needed > x + width * 0.92:
            lay()
            start = at = x
            y += size * 1.35
        if signs is None:
            said.append(word)
            at += needed + space
            continue
        lay(round(at - space - start, 1))
        for sign in signs[1]:
            if sign in SIGN_WIDTHS:
                parts.append(text(sign, x=at, y=y, size=size, anchor="start", fill=fill))
                at += size * SIGN_WIDTHS[sign]
            else:
                parts.append(token(KINDS[sign], x=at + size * 0.65, y=y, size=size * 1.28))
                at += size * 1.35
        at += space
        start = at
    lay()
    return "".join(parts), y
