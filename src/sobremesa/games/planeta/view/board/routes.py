"""Where things stand on the map of That's My Planet!, and the routes between them with their canisters of fuel."""

from collections.abc import Mapping, Sequence
from functools import cache
from math import hypot

from sobremesa.draw.palette import ink
from sobremesa.draw.svg import group, number, path
from sobremesa.games.planeta.view.board.faces import RADII
from sobremesa.games.planeta.view.board.pieces import canister
from sobremesa.games.planeta.view.table import Table

Point = tuple[float, float]
Box = tuple[float, float, float, float]

MOTHER: Point = (104, 464)
PLANETS: tuple[Point, ...] = ((184, 70), (104, 258), (356, 276), (412, 466), (278, 650), (570, 440), (594, 650))
"""Where each planet stands, in the order of the sheet: ever farther from the sun, and no two routes cross."""
BENDS: Mapping[tuple[int, int], Box] = {(1, 7): (410, 196, 830, 300), (5, 6): (410, 640, 500, 600)}
"""Control points of the routes that must go around something; the others are straight."""
ZONE: Box = (412, 12, 276, 158)
"""The Broken-down zone: corner, width, height."""
CELL = 64
"""The width of one modifier on the plate of a planet."""
CANISTER = 24


def routes(table: Table, *, open_ways: set[frozenset[str]]) -> list[str]:
    """Return the routes, those that a ship may take now drawn through, and above them the canisters."""
    order = ("mother", *(body.id for body in table.planets))
    ends = tuple((order.index(here), order.index(there)) for here, there, _ in table.routes)
    lines, canisters = [], []
    for (here, there, cost), (curve, (x, y)) in zip(table.routes, _ways(ends), strict=True):
        is_open = frozenset((here, there)) in open_ways
        lines.append(
            path(
                curve,
                id=f"route-{here}-{there}",
                class_="route open" if is_open else "route",
                fill="none",
                stroke=ink("star"),
                stroke_width=5 if is_open else 2.5,
                stroke_dasharray=None if is_open else "2 9",
                stroke_linecap="round",
            )
        )
        canisters.append(canister(cost, x=x, y=y))
    return [*lines, group(*canisters, id="canisters")]


@cache
def _ways(ends: tuple[tuple[int, int], ...]) -> tuple[tuple[str, Point], ...]:
    """For each route its curve, and the place for its canister: near the middle, where it hides nothing."""
    spots = (MOTHER, *PLANETS)
    crowd = _crowd()
    ways = []
    for here, there in ends:
        start, end = spots[min(here, there)], spots[max(here, there)]
        a, b, c, d = BENDS.get((min(here, there), max(here, there)), (*start, *end))
        curve = (start, (a, b), (c, d), end)
        best, middle = -1000.0, start
        for step in range(6, 35):
            point = _along(step / 40, curve)
            room = _room(point, crowd) - abs(step - 20) / 4
            if room > best:
                best, middle = room, point
        x, y = middle
        crowd.append((x - CANISTER, y - CANISTER, x + CANISTER, y + CANISTER))
        first, *others = (f"{number(x)} {number(y)}" for x, y in curve)
        ways.append((f"M{first}C{' '.join(others)}", middle))
    return tuple(ways)


def _along(t: float, curve: Sequence[Point]) -> Point:
    """Return a point of a curve given by its ends and two control points."""
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3)
    x = sum(weight * point[0] for weight, point in zip(weights, curve, strict=True))
    return x, sum(weight * point[1] for weight, point in zip(weights, curve, strict=True))


def _crowd() -> list[Box]:
    """Return where no canister should lie: planets with plates and names, the Mother Ship, the Broken-down zone."""
    x, y = MOTHER
    boxes: list[Box] = [(x - 80, y - 45, x + 80, y + 35), (x - 92, y + 35, x + 92, y + 70)]
    boxes.append((ZONE[0], ZONE[1], ZONE[0] + ZONE[2], ZONE[1] + ZONE[3]))
    for (x, y), r in zip(PLANETS, RADII, strict=True):
        boxes.append((x - r, y - r, x + r, y + r))
        boxes.append((x - 1.5 * CELL, y + r - 10, x + 1.5 * CELL, y + r + 30))
        boxes.append((x - 60, y + r + 28, x + 60, y + r + 58))
    return boxes


def _room(point: Point, crowd: Sequence[Box]) -> float:
    """Return how far a point is from everything; more than enough is enough."""
    x, y = point
    return min([CANISTER, *(hypot(max(a - x, 0, x - c), max(b - y, 0, y - d)) for a, b, c, d in crowd)])
