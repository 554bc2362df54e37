"""Things that every board has: what can be pointed at, dice."""

from sobremesa.draw.palette import ink
from sobremesa.draw.svg import cached, circle, group, rect, text

PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


def thing(
    id: str,
    *children: str,
    targets: frozenset[str],
    x: float = 0,
    y: float = 0,
    moving: bool = False,
    turn: float = 0,
    also: str = "",
    opacity: float | None = None,
) -> str:
    """Return a thing that can be pointed at; it is a target while some choice names it."""
    names = ["thing", f"thing-{id.partition('-')[0]}", also, "moving" if moving else ""]
    names.append("target" if id in targets else "")
    return group(
        *children, id=id, class_=" ".join(filter(None, names)), x=x, y=y, moving=moving, turn=turn, opacity=opacity
    )


def halo(*, x: float, y: float, width: float, height: float, round: float = 10) -> str:
    """Return the outline that shows only around a target."""
    return rect(x=x, y=y, width=width, height=height, round=round, class_="halo")


def empty_place(*, x: float, y: float, width: float, height: float, round: float = 8, dashes: str = "4 6") -> str:
    """Return the outline of a place where something may lie and nothing does."""
    outline: dict[str, str | float | None] = {
        "fill": "none",
        "stroke": ink("line"),
        "stroke_width": 2,
        "stroke_dasharray": dashes,
    }
    return rect(x=x, y=y, width=width, height=height, round=round, **outline)


@cached
def die(face: int, *, size: float) -> str:
    """Return a white die around its own middle; 0 is a die nobody has rolled yet."""
    r = size / 2
    parts = [
        rect(x=-r + 3, y=-r + 4, width=size, height=size, round=size * 0.2, fill="#2A2320", opacity=0.25),
        rect(x=-r, y=-r, width=size, height=size, round=size * 0.2, fill="#FFFFFF", stroke="#2A2320", stroke_width=2),
    ]
    if face == 0:
        return "".join([*parts, text("?", x=0, y=0, size=size * 0.55, weight=700, fill=ink("faint"), display=True)])
    pips = (circle(x=a * size * 0.27, y=b * size * 0.27, r=size * 0.09, fill="#2A2320") for a, b in PIPS[face])
    return "".join([*parts, *pips])
