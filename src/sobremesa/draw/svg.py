"""A tiny builder of SVG. Every function returns markup; words come in by `text` and attributes, which escape them."""

import re
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from math import cos, pi, sin
from typing import TypeVar
from xml.sax.saxutils import escape, quoteattr

from sobremesa.draw.parts import part

Attribute = str | float | None
TEXT_FACE = "var(--text-face, 'Atkinson Hyperlegible', 'Segoe UI', 'DejaVu Sans', system-ui, sans-serif)"
DISPLAY_FACE = "var(--display-face, Fraunces, Georgia, 'DejaVu Serif', serif)"


SMALL = 2000
_Drawing = TypeVar("_Drawing", bound=Callable[..., object])


def cached(drawing: _Drawing) -> _Drawing:
    """Mark a function whose drawings are cached: most of a board is the same from one position to the next."""
    return lru_cache(maxsize=8192)(drawing)  # type: ignore[return-value]


_PLAIN = re.compile(r"[^&<>\"\n\r\t]*")


@lru_cache(maxsize=8192)
def number(value: float) -> str:
    """Return a coordinate without needless digits."""
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def _quoted(value: str) -> str:
    """Most attributes need no escaping, and a board has thousands of them."""
    return f'"{value}"' if _PLAIN.fullmatch(value) else quoteattr(value)


def tag(name: str, *children: str, **attributes: Attribute) -> str:
    """Return an element. `None` leaves an attribute out; `class_` is `class`, `stroke_width` is `stroke-width`."""
    inside = "".join(children)
    # Most of a board is the same from one position to the next: small elements are written once and cached.
    write = _write if len(inside) > SMALL else _write_once
    return write(name, inside, tuple(attributes.items()))


def _write(name: str, inside: str, attributes: tuple[tuple[str, Attribute], ...]) -> str:
    written = "".join(
        f" {_key(key)}={_quoted(value if isinstance(value, str) else number(value))}"
        for key, value in attributes
        if value is not None
    )
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


_write_once = lru_cache(maxsize=32768)(_write)


@cache
def _key(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def group(
    *children: str,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    turn: float = 0,
    moving: bool = False,
    **more: Attribute,
) -> str:
    """Return a group with its own origin. A `moving` one repeats its place as a style, which browsers animate."""
    moves = [f"translate({number(x)} {number(y)})"] if x or y or moving else []
    moves += [f"rotate({number(turn)})"] if turn else []
    moves += [f"scale({number(scale)})"] if scale != 1 else []
    if moving:
        more["style"] = f"transform:translate({number(x)}px,{number(y)}px)"
    return tag("g", *children, transform=" ".join(moves) or None, **more)


@cached
def text(
    content: str | int,
    *,
    x: float,
    y: float,
    size: float = 20,
    anchor: str = "middle",
    weight: int | None = None,
    display: bool = False,
    **more: Attribute,
) -> str:
    """Return escaped text whose middle height is near y."""
    more["class_"] = " ".join(filter(None, ["display" if display else "", str(more.get("class_") or "")])) or None
    return tag(
        "text",
        escape(str(content)),
        x=x,
        y=y + size * 0.35,
        font_size=size,
        text_anchor=None if anchor == "start" else anchor,
        font_weight=weight,
        **more,
    )


def _see_through(more: dict[str, Attribute]) -> dict[str, Attribute]:
    """What is only filled, or only a line, is faint as that: browsers compose whatever has an opacity of its own."""
    fill, stroke = (more.get(name, "none") != "none" for name in ("fill", "stroke"))
    if more.get("opacity") is None or fill == stroke:
        return more
    return {("fill_opacity" if fill else "stroke_opacity") if key == "opacity" else key: more[key] for key in more}


@cached
def rect(*, x: float, y: float, width: float, height: float, round: float = 0, **more: Attribute) -> str:
    """Return a rectangle, its corners rounded."""
    return tag("rect", x=x, y=y, width=width, height=height, rx=round or None, **_see_through(more))


@cached
def circle(*, x: float, y: float, r: float, **more: Attribute) -> str:
    """Return a circle."""
    return tag("circle", cx=x, cy=y, r=r, **_see_through(more))


@cached
def ellipse(*, x: float, y: float, rx: float, ry: float, **more: Attribute) -> str:
    """Return an ellipse."""
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, **_see_through(more))


@cached
def line(*, x1: float, y1: float, x2: float, y2: float, **more: Attribute) -> str:
    """Return a straight line."""
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, **_see_through(more))


@cached
def path(d: str, **more: Attribute) -> str:
    """Return a path."""
    return tag("path", d=d, **_see_through(more))


def polygon(points: Iterable[tuple[float, float]], **more: Attribute) -> str:
    """Return a closed shape through points."""
    return tag("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **more)


def regular(corners: int, *, x: float, y: float, r: float, inner: float | None = None, **more: Attribute) -> str:
    """Return a regular polygon standing on a side, or a star whose inner corners lie at `inner`."""
    radii = [r] if inner is None else [r, inner]
    count = corners * len(radii)
    points = []
    for i in range(count):
        angle = 2 * pi * i / count - pi / 2
        points.append((x + radii[i % len(radii)] * cos(angle), y + radii[i % len(radii)] * sin(angle)))
    return polygon(points, **more)


def pencil_cross(*, x: float, y: float, size: float, seed: int = 0, ink: str) -> str:
    """Return a cross as a hand draws it with a pencil, never twice the same; `seed` tells which."""

    def slip(i: int) -> float:
        return ((seed * 37 + i * 53 + seed * i * 11) % 17 - 8) / 8 * size * 0.09

    def stroke(side: float, i: int) -> str:
        ends = (x - side + slip(i), y - r + slip(i + 1), x + side + slip(i + 2), y + r + slip(i + 3))
        x1, y1, x2, y2 = map(number, ends)
        return f"M{x1} {y1}Q{number(x + 2 * slip(i + 4))} {number(y + 2 * slip(i + 5))} {x2} {y2}"

    r = size / 2
    return path(
        stroke(r, 1) + stroke(-r, 7),
        class_="pencil",
        fill="none",
        stroke=ink,
        stroke_width=size * 0.13,
        stroke_linecap="round",
    )


def document(
    *children: str, id: str = "", width: float, height: float, title: str, description: str, style: str, lang: str,
    **more: Attribute,
) -> str:  # fmt: skip
    """Return one whole SVG with its name and its description for those who cannot see it."""
    return tag(
        "svg",
        _named("title", title, id and f"{id}-title"),
        _named("desc", description, id and f"{id}-description"),
        _sheet(style),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="img",
        id=id or None,
        lang=lang,
        **more,
    )


def _named(name: str, said: str, id: str) -> str:
    """What the whole is called, or how it is described."""
    if not id:
        return tag(name, escape(said))
    return part(id, lambda: tag(name, escape(said), id=id), inputs=said)


@cache
def _sheet(style: str) -> str:
    return tag("style", escape(style))
