"""How much room writing takes: a careful guess, since a picture cannot know the face it will be printed in."""

__all__ = ["breadth", "broken", "fitting", "shortened"]

NARROW = frozenset("fijlrtI1.,:;'’|!()[] ·")
BROAD = frozenset("mwMWÑ@%&")


def breadth(text: str, size: float) -> float:
    """Return about how wide bold writing is."""
    units = 0.0
    for sign in text:
        if sign in NARROW:
            units += 0.38
        elif sign in BROAD:
            units += 0.95
        else:
            units += 0.72 if sign.isupper() else 0.62
    return units * size


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
