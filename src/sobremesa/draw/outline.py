"""Outlines: the paths of small things, written at their place and in their size.

A group that moves and scales a path would be shorter to write, but browsers compose whatever has a place of its own
apart, each time the board is drawn, and a board has hundreds of small things.
"""

import re
from functools import cache
from math import floor
from typing import Final

from sobremesa.draw.svg import number

SQUARE: Final = 24
"""Symbols and pictures are drawn in a square of this size, whose corner is the origin."""
FINE: Final = 0.8
"""What is drawn at this scale or larger is drawn to a tenth of a unit, what is smaller to a hundredth."""
_COMMAND: Final = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")
_NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_POINTS: Final = {"m": 1, "l": 1, "t": 1, "s": 2, "q": 2, "c": 3}
"""So many points each of these commands takes."""
_ARC: Final = 5
"""An arc has so many numbers before its end: its radii, its turn and two flags."""


def placed(d: str, *, x: float, y: float, scale: float = 1) -> str:
    """Return a path that was drawn around the origin as it is at (x, y), in another size."""
    start_x, start_y, steps = _steps(d, scale)
    return f"M{number(x + start_x)} {number(y + start_y)}{steps}"


def centred(d: str, *, x: float, y: float, size: float) -> str:
    """Return a path that was drawn in the square, with the square's middle at (x, y), in another size."""
    return placed(d, x=x - size / 2, y=y - size / 2, scale=size / SQUARE)


@cache
def _steps(d: str, scale: float) -> tuple[float, float, str]:
    """Return where a path begins, and how it goes on from there, wherever that is: each step from the one before.

    Ends are rounded and steps are what lies between them, so that errors do not add up.
    """
    digits = 1 if scale >= FINE else 2
    begin: tuple[float, float] | None = None
    x = y = begun_x = begun_y = 0.0
    steps: list[str] = []

    def near(value: float) -> float:
        return round(value * scale, digits)

    def to(end_x: float, end_y: float) -> str:
        return f"{_short(near(end_x) - near(x))} {_short(near(end_y) - near(y))}"

    for command, written in _COMMAND.findall(d):
        kind = command.lower()
        numbers = [float(each) for each in _NUMBER.findall(written)]
        if kind == "z":
            steps.append("z")
            x, y = begun_x, begun_y
            continue
        taken = {"h": 1, "v": 1, "a": _ARC + 2}.get(kind) or 2 * _POINTS[kind]
        if not numbers or len(numbers) % taken:
            raise ValueError(f"{command}{written}: not {taken} numbers, or as many again")
        for i in range(0, len(numbers), taken):
            given = numbers[i : i + taken]
            from_x, from_y = (x, y) if command.islower() else (0.0, 0.0)
            if kind in "hv":
                end = (given[0] + from_x, y) if kind == "h" else (x, given[0] + from_y)
                steps.append(kind + to(*end).split(" ")[kind == "v"])
            elif kind == "a":
                end = given[_ARC] + from_x, given[_ARC + 1] + from_y
                # Of half a circle a radius that is too short is made to fit, but one too long would flatten it.
                arc = [floor(r * scale * 10**digits) / 10**digits for r in given[:2]] + given[2:_ARC]
                steps.append(f"a{' '.join(map(_short, arc))} {to(*end)}")
            else:
                points = [(given[n] + from_x, given[n + 1] + from_y) for n in range(0, taken, 2)]
                end = points[-1]
                if begin is None:
                    begin = near(end[0]), near(end[1])
                else:
                    # Further points of a move are lines.
                    steps.append(("l" if kind == "m" and i else kind) + " ".join(to(*point) for point in points))
                if kind == "m" and not i:
                    begun_x, begun_y = end
            x, y = end
    assert begin is not None, d
    return *begin, "".join(steps).replace(" -", "-")


def _short(value: float) -> str:
    return re.sub(r"^(-?)0\.", r"\1.", number(value))
