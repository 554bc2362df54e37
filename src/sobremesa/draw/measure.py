"""How much room writing takes: a careful guess, since a picture cannot know the face it will be printed in."""

from typing import Any

from sobremesa.draw.svg import cached

SIZES = {sign: size for signs, size in ((" ", 0.35), ("ijlI", 0.36), ("frt", 0.48)) for sign in signs}
SIZES |= dict.fromkeys(".,:;'’|!()·", 0.4) | dict.fromkeys("mwMW", 1.0)
"""Signs much narrower or broader than others, in parts of the height of the writing."""
CAREFUL = 0.86
"""How much of the room that it is thought to need writing takes in the faces of the pages."""


@cached
def breadth(text: str, size: float) -> float:
    """Return about how wide bold writing is."""
    return size * sum(SIZES.get(sign) or (0.77 if sign.isupper() else 0.68) for sign in text)


def broken(text: str, *, width: float, size: float, most: int = 9) -> list[str]:
    """Return the writing in lines that fit a width; the last of `most` lines ends in … if there is more."""
    lines: list[str] = []
    for word in text.split():
        if lines and breadth(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], shortened(f"{lines[most - 1]} …", width=width, size=size)]
    return lines


def shortened(text: str, *, width: float, size: float) -> str:
    """Return the writing, cut and ended by … where it would not fit."""
    if breadth(text, size) <= width:
        return text
    while text and breadth(f"{text}…", size) > width:
        text = text[:-1].rstrip()
    return f"{text}…"


def fitting(text: str, *, width: float, size: float, least: float = 8) -> float:
    """Return the size, made smaller until the writing fits a width."""
    taken = breadth(text, size)
    return size if taken <= width else max(least, size * width / taken)


def pressed(text: str, *, width: float, size: float) -> dict[str, Any]:
    """Return what presses writing into a width that it would not fit at a size which must not be smaller."""
    if breadth(text, size) * CAREFUL <= width:
        return {}
    return {"textLength": width, "lengthAdjust": "spacingAndGlyphs"}
