"""How numbers went: a line for each seat, told apart by ink, dashes and symbol."""

from collections.abc import Sequence

from sobremesa.core.numerals import numeral
from sobremesa.draw.measure import breadth
from sobremesa.draw.palette import DARK, SEATS, ink, variables
from sobremesa.draw.svg import TEXT_FACE, circle, document, group, line, number, path, rect, regular, text

DASHES = (None, "14 5", "3 5", "18 4 3 4", "8 4", "2 3")
WIDTH, HEIGHT = 640, 360
RIGHT, TOP, FOOT = 24, 22, 34
SIZE = 26
"""On a phone the picture is little more than half as wide as it is drawn."""
STYLE = f"text{{font-variant-numeric:tabular-nums}}@media (prefers-color-scheme:dark){{svg:root{{{variables(DARK)}}}}}"


def plot(series: Sequence[Sequence[int]], names: Sequence[str], *, title: str, lang: str) -> str:
    """Return one whole SVG: each series from left to right, the oldest number first."""
    numbers = [n for one in series for n in one] or [0]
    step = _step(max(numbers) - min(0, *numbers))
    least, most = min(0, *numbers) // step * step, max(1, -(-max(numbers) // step)) * step
    length = max(2, *(len(one) for one in series)) if series else 2
    labels = {v: numeral(lang, v) for v in range(least, most + 1, step)}
    left = 20 + max(breadth(label, SIZE) for label in labels.values())

    def x(i: int) -> float:
        return left + (WIDTH - left - RIGHT) * i / (length - 1)

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - FOOT) * (most - value) / (most - least or 1)

    rungs = [
        line(x1=left, y1=y(v), x2=WIDTH - RIGHT, y2=y(v), stroke=ink("line"), stroke_width=2 if v == 0 else 1)
        + text(label, x=left - 10, y=y(v), size=SIZE, anchor="end")
        for v, label in labels.items()
    ]
    drawn = [
        _series(one, seat, x=[x(i) for i in range(len(one))], y=[y(v) for v in one]) for seat, one in enumerate(series)
    ]
    description = "; ".join(f"{name}: {', '.join(map(str, one))}" for name, one in zip(names, series, strict=False))
    return document(
        rect(x=0, y=0, width=WIDTH, height=HEIGHT, round=10, fill=ink("card")),
        *rungs,
        *drawn,
        width=WIDTH,
        height=HEIGHT,
        title=title,
        description=description,
        style=STYLE,
        lang=lang,
        class_="plot",
        font_family=TEXT_FACE,
        fill=ink("ink"),
    )


def _step(span: int) -> int:
    """A round step so that four to eight rungs cover the span."""
    step = 1
    while span / step > 8:
        step *= 5 if str(step)[0] == "2" else 2
        step = step if str(step)[0] in "125" else int("5" + "0" * (len(str(step)) - 1))
    return step


def _series(values: Sequence[int], seat: int, *, x: list[float], y: list[float]) -> str:
    of = SEATS[seat % len(SEATS)]
    way = "M" + "L".join(f"{number(a)} {number(b)}" for a, b in zip(x, y, strict=True))
    marks = sorted({*range(seat, len(values), max(1, len(values) // 5)), len(values) - 1})
    dashes = DASHES[seat % len(DASHES)]
    return group(
        path(way, fill="none", stroke=ink(of.ink), stroke_width=4, stroke_dasharray=dashes, stroke_linejoin="round"),
        *(_sign(of.shape, x=x[i], y=y[i], fill=ink(of.ink)) for i in marks),
        id=f"plot-{seat}",
    )


def _sign(shape: str, *, x: float, y: float, fill: str) -> str:
    if shape == "circle":
        return circle(x=x, y=y, r=8, stroke_width=2, fill=fill, stroke=ink("card"))
    if shape == "square":
        return rect(x=x - 7, y=y - 7, width=14, height=14, stroke_width=2, fill=fill, stroke=ink("card"))
    corners, inner = {"triangle": (3, None), "diamond": (4, None), "star": (5, 4.5), "hexagon": (6, None)}[shape]
    return regular(corners, x=x, y=y, r=10, inner=inner, stroke_width=2, fill=fill, stroke=ink("card"))
