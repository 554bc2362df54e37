"""The faces of the planets: flat inks, a few strokes each, all lit by the sun in the corner."""

from collections.abc import Callable, Sequence

from sobremesa.draw.svg import cached, circle, ellipse, group, path, rect, tag

Shape = Callable[[float], str]


@cached
def planet(index: int, *, clip: str) -> str:
    """Return the face of the index-th planet around its own middle. `clip` names its outline."""
    r = RADII[index]
    ground, behind, face, before = FACES[index]
    shade = path(
        f"M{r * 0.72:.1f} {-r * 0.72:.1f}A{r:.1f} {r:.1f} 0 0 1 {-r * 0.72:.1f} {r * 0.72:.1f}"
        f"A{r * 1.15:.1f} {r * 1.15:.1f} 0 0 0 {r * 0.72:.1f} {-r * 0.72:.1f}z",
        fill="#1B1726",
        opacity=0.24,
    )
    return "".join(
        [
            tag("clipPath", circle(x=0, y=0, r=r), id=clip),
            behind(r),
            circle(x=0, y=0, r=r, fill=ground),
            group(face(r), clip_path=f"url(#{clip})"),
            shade,
            before(r),
        ]
    )


def _none(r: float) -> str:
    return ""


def _craters(r: float) -> str:
    spots = [(-0.4, -0.35, 0.25), (0.3, -0.5, 0.14), (0.25, 0.15, 0.3), (-0.45, 0.45, 0.17), (-0.05, 0.7, 0.12)]
    return "".join(
        circle(x=a * r, y=b * r, r=c * r, fill="#8C7F76")
        + circle(x=(a + 0.05) * r, y=(b + 0.05) * r, r=c * r * 0.7, fill="#A3968B")
        for a, b, c in spots
    )


def _waves(r: float, inks: Sequence[str]) -> str:
    step = 2 / len(inks)
    return "".join(
        path(
            f"M{-r:.1f} {r * (-1 + i * step):.1f}q{r / 2:.1f} {-r * 0.22:.1f} {r:.1f} 0t{r:.1f} 0"
            f"v{r * step * 0.55:.1f}q{-r / 2:.1f} {r * 0.22:.1f} {-r:.1f} 0t{-r:.1f} 0z",
            fill=ink,
        )
        for i, ink in enumerate(inks)
    )


def _clouds(r: float) -> str:
    return _waves(r, ("#F3D9A0", "#D9A45B", "#F3D9A0", "#D9A45B", "#F3D9A0"))


def _deserts(r: float) -> str:
    return (
        ellipse(x=0, y=-r * 0.98, rx=r * 0.5, ry=r * 0.24, fill="#FBF3E8")
        + path(
            f"M{-r:.1f} {-r * 0.1:.1f}q{r * 0.5:.1f} {-r * 0.35:.1f} {r * 0.9:.1f} 0t{r * 1.1:.1f} {r * 0.1:.1f}"
            f"l0 {r * 0.2:.1f}q{-r * 0.6:.1f} {r * 0.25:.1f} {-r:.1f} 0t{-r:.1f} {r * 0.1:.1f}z",
            fill="#9B3F22",
        )
        + circle(x=-r * 0.25, y=r * 0.58, r=r * 0.16, fill="#A84A2A")
        + circle(x=r * 0.35, y=r * 0.62, r=r * 0.1, fill="#A84A2A")
        + circle(x=r * 0.1, y=-r * 0.5, r=r * 0.1, fill="#A84A2A")
    )


def _bands(r: float) -> str:
    bands = [
        (-0.82, 0.2, "#C99467"),
        (-0.45, 0.22, "#B9744A"),
        (-0.05, 0.16, "#F4E3C6"),
        (0.25, 0.28, "#B9744A"),
        (0.7, 0.16, "#C99467"),
    ]
    return (
        "".join(rect(x=-r, y=y * r, width=2 * r, height=h * r, fill=ink) for y, h, ink in bands)
        + ellipse(x=r * 0.32, y=r * 0.36, rx=r * 0.27, ry=r * 0.17, fill="#F4E3C6")
        + ellipse(x=r * 0.32, y=r * 0.36, rx=r * 0.21, ry=r * 0.12, fill="#B0392A")
    )


def _stripes(r: float) -> str:
    bands = [(-0.7, 0.18, "#D9BE83"), (-0.3, 0.2, "#CFAE6B"), (0.15, 0.16, "#D9BE83"), (0.5, 0.2, "#C09C58")]
    return "".join(rect(x=-r, y=y * r, width=2 * r, height=h * r, fill=ink) for y, h, ink in bands)


def _ring_half(r: float, *, front: bool) -> str:
    sweep = 0 if front else 1
    arcs = []
    for size, width, ink in ((1.72, 0.16, "#E9D3A2"), (1.42, 0.13, "#BC9A5E")):
        d = f"M{-r * size:.1f} 0A{r * size:.1f} {r * size * 0.32:.1f} 0 0 {sweep} {r * size:.1f} 0"
        arcs.append(path(d, fill="none", stroke=ink, stroke_width=r * width))
    return group(*arcs, turn=-16)


def _haze(r: float) -> str:
    return group(
        rect(x=-r * 1.2, y=-r * 0.35, width=2.4 * r, height=r * 0.22, fill="#C7F0EC"),
        rect(x=-r * 1.2, y=r * 0.25, width=2.4 * r, height=r * 0.3, fill="#74C3C0"),
        turn=62,
    )


def _hoop_half(r: float, *, front: bool) -> str:
    sweep = 0 if front else 1
    d = f"M{-r * 1.42:.1f} 0A{r * 1.42:.1f} {r * 0.3:.1f} 0 0 {sweep} {r * 1.42:.1f} 0"
    return group(path(d, fill="none", stroke="#E3FBF7", stroke_width=r * 0.07), turn=62)


def _winds(r: float) -> str:
    wisps = [(-0.7, -0.35, 0.7), (-0.1, -0.62, 0.6), (-0.55, 0.4, 0.9), (0.1, 0.05, 0.6)]
    return (
        ellipse(x=-r * 0.15, y=r * 0.05, rx=r * 0.3, ry=r * 0.16, fill="#1D3F9E")
        + rect(x=-r, y=r * 0.6, width=2 * r, height=r * 0.22, fill="#2C57C4")
        + "".join(
            path(
                f"M{a * r:.1f} {b * r:.1f}q{c * r / 2:.1f} {-r * 0.14:.1f} {c * r:.1f} 0",
                fill="none",
                stroke="#DCE8FF",
                stroke_width=r * 0.09,
                stroke_linecap="round",
            )
            for a, b, c in wisps
        )
    )


FACES: tuple[tuple[str, Shape, Shape, Shape], ...] = (
    ("#B8AA9C", _none, _craters, _none),
    ("#E7BD74", _none, _clouds, _none),
    ("#C6572F", _none, _deserts, _none),
    ("#E3BF95", _none, _bands, _none),
    ("#E6CC92", lambda r: _ring_half(r, front=False), _stripes, lambda r: _ring_half(r, front=True)),
    ("#9ADBD6", lambda r: _hoop_half(r, front=False), _haze, lambda r: _hoop_half(r, front=True)),
    ("#3D6FE0", _none, _winds, _none),
)
"""For each planet: its ground, what is behind it, its face, what is before it."""

RADII = (30, 40, 35, 60, 46, 42, 44)


@cached
def sun(*, r: float) -> str:
    """Return the sun in the corner, with its rays."""
    rays = "".join(
        group(path(f"M{r + 8} -5L{r + 26} 0L{r + 8} 5z", fill="#F6B93B"), turn=angle) for angle in range(5, 90, 16)
    )
    return circle(x=0, y=0, r=r, fill="#F6B93B") + circle(x=0, y=0, r=r * 0.78, fill="#FAD26B") + rays


@cached
def mother_ship() -> str:
    """Return the Mother Ship around its own middle: a dome over a wide dish with lit windows and three docks."""
    return "".join(
        [
            path("M-34 -14C-34 -50 34 -50 34 -14z", fill="#BFE3EC", stroke="#2A2320", stroke_width=2),
            path(
                "M-14 -38C-20 -32 -22 -24 -22 -16",
                fill="none",
                stroke="#FFFFFF",
                stroke_width=4,
                stroke_linecap="round",
            ),
            path("M-78 4C-60 -22 60 -22 78 4C60 26 -60 26 -78 4z", fill="#DCD5C9", stroke="#2A2320", stroke_width=2),
            path("M-78 4C-60 14 60 14 78 4C60 26 -60 26 -78 4z", fill="#A79F92"),
            *(
                circle(x=x, y=-2 + abs(x) * -0.02, r=5.5, fill="#F6B93B", stroke="#2A2320", stroke_width=1.5)
                for x in (-48, -24, 0, 24, 48)
            ),
            path("M-20 22L-26 34H26L20 22z", fill="#8B8377", stroke="#2A2320", stroke_width=2),
        ]
    )
