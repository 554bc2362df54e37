"""The map of That's My Planet!: sun, orbits, routes, planets, the Mother Ship, the Broken-down zone, the ships."""

from collections.abc import Mapping
from math import cos, hypot, pi, sin

from sobremesa.core.scene import Choice
from sobremesa.draw.palette import ink, on, pattern
from sobremesa.draw.svg import circle, ellipse, group, path, rect, tag, text
from sobremesa.draw.symbols import symbol
from sobremesa.games.planeta.board_faces import RADII, mother_ship, planet, sun
from sobremesa.games.planeta.board_pieces import TEAMS, Team, canister, halo, ship, thing
from sobremesa.games.planeta.scene import Planet, Table

__all__ = ["HEIGHT", "WIDTH", "space"]

WIDTH = 700
HEIGHT = 760
MOTHER = (104, 452)
PLANETS = ((178, 84), (98, 252), (356, 272), (396, 478), (236, 650), (556, 448), (596, 652))
"""Where each planet stands, in the order of the sheet: ever farther from the sun, and no two routes cross."""
BENDS: Mapping[tuple[int, int], tuple[float, float, float, float]] = {
    (1, 7): (470, 90, 810, 250),
    (5, 6): (360, 610, 500, 600),
}
"""Control points of the routes that must go around something; the others are straight."""
ZONE = (404, 14, 284, 150)
CELL = 58
CANISTER = 24


def space(table: Table, *, targets: frozenset[str], choices: tuple[Choice, ...]) -> str:
    """Return the whole map, its corner at the origin."""
    spots = _spots(table)
    open_ways = {
        frozenset((_place_of(table, choice.targets[0]), choice.targets[1].removeprefix("place-")))
        for choice in choices
        if choice.verb == "move"
    }
    return "".join(
        [
            tag("clipPath", rect(x=0, y=0, width=WIDTH, height=HEIGHT, round=18), id="clip-space"),
            group(_sky(), clip_path="url(#clip-space)"),
            _zone(table),
            *_routes(table, spots, open_ways),
            _mother(table, targets),
            *(_planet(i, body, targets) for i, body in enumerate(table.planets)),
            *_ships(table, spots, targets),
        ]
    )


def _spots(table: Table) -> dict[str, tuple[float, float]]:
    ids = {id for route in table.routes for id in route[:2]}
    names = [body.id for body in table.planets]
    mother = next(iter(ids - set(names)), "mother")
    return {mother: MOTHER} | dict(zip(names, PLANETS, strict=True))


def _place_of(table: Table, target: str) -> str:
    return next((s.place for s in table.ships if f"ship-{s.id}" == target), "")


def _sky() -> str:
    orbits = [circle(x=0, y=0, r=hypot(x, y), fill="none") for x, y in (*PLANETS[:2], MOTHER, *PLANETS[2:])]
    stars = [((i * 193 + 71) % WIDTH, (i * i * 67 + i * 29 + 40) % HEIGHT, 1 + i % 3 * 0.7) for i in range(70)]
    far = (hypot(*PLANETS[2]) + hypot(*PLANETS[3])) / 2
    belt = [
        (far * cos(a) + (i * 31 % 17 - 8) * 1.6, far * sin(a) + (i * 47 % 19 - 9) * 1.6, 2.5 + i * 7 % 5)
        for i, a in enumerate(i * pi / 88 for i in range(45))
    ]
    return "".join(
        [
            rect(x=0, y=0, width=WIDTH, height=HEIGHT, fill=ink("night")),
            *(circle(x=x, y=y, r=r, fill=ink("star"), opacity=0.5) for x, y, r in stars),
            *(ellipse(x=x, y=y, rx=r, ry=r * 0.75, fill="#8A7F78", opacity=0.8) for x, y, r in belt),
            group(*orbits, stroke=ink("orbit"), stroke_width=1.6, opacity=0.75, class_="orbits"),
            sun(r=84),
        ]
    )


def _zone(table: Table) -> str:
    x, y, width, height = ZONE
    rocks = [(18, 24, 9), (262, 130, 11), (240, 20, 7), (24, 128, 6), (150, 138, 5)]
    return "".join(
        [
            rect(x=x, y=y, width=width, height=height, round=16, fill=ink("dusk"), stroke=ink("star"), stroke_width=2, stroke_dasharray="3 8"),
            *(ellipse(x=x + a, y=y + b, rx=r, ry=r * 0.8, fill="#8A7F78") for a, b, r in rocks),
            symbol("wrench", x=x + 52, y=y + 24, size=24, ink=ink("star")),
            text(table.labels["broken-down"], x=x + 74, y=y + 24, size=25, anchor="start", weight=700, fill=ink("star"), display=True),
        ]
    )


def _routes(table: Table, spots: Mapping[str, tuple[float, float]], open_ways: set[frozenset[str]]) -> list[str]:
    order = list(spots)
    lines, cans = [], []
    crowd = _crowd()
    for here, there, cost in table.routes:
        ends = sorted((order.index(here), order.index(there)))
        (x1, y1), (x2, y2) = spots[order[ends[0]]], spots[order[ends[1]]]
        a, b, c, d = BENDS.get((ends[0], ends[1]), (x1, y1, x2, y2))
        points = [_along(t / 40, (x1, a, c, x2), (y1, b, d, y2)) for t in range(6, 35)]
        x, y = max(points, key=lambda point: _room(point, crowd) - hypot(point[0] - (x1 + x2) / 2, point[1] - (y1 + y2) / 2) / 50)
        crowd.append((x - CANISTER, y - CANISTER, x + CANISTER, y + CANISTER))
        way = f"M{x1} {y1}C{a} {b} {c} {d} {x2} {y2}"
        open_way = frozenset((here, there)) in open_ways
        lines.append(
            path(
                way,
                id=f"route-{here}-{there}",
                class_="route open" if open_way else "route",
                fill="none",
                stroke=ink("star"),
                stroke_width=5 if open_way else 2.5,
                stroke_dasharray=None if open_way else "2 9",
                stroke_linecap="round",
            )
        )
        cans.append(canister(cost, x=x, y=y))
    return lines + cans


def _along(t: float, xs: tuple[float, ...], ys: tuple[float, ...]) -> tuple[float, float]:
    """A point of a curve with its two ends and two control points."""
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3)
    return sum(w * x for w, x in zip(weights, xs, strict=True)), sum(w * y for w, y in zip(weights, ys, strict=True))


def _crowd() -> list[tuple[float, float, float, float]]:
    """Where no canister should lie: the planets with their plates and names, the Mother Ship, the zone."""
    x, y = MOTHER
    boxes = [(x - 80, y - 45, x + 80, y + 35), (x - 92, y + 35, x + 92, y + 70)]
    boxes += [(ZONE[0], ZONE[1], ZONE[0] + ZONE[2], ZONE[1] + ZONE[3])]
    for (x, y), r in zip(PLANETS, RADII, strict=True):
        boxes += [(x - r, y - r, x + r, y + r), (x - 1.5 * CELL, y + r - 10, x + 1.5 * CELL, y + r + 28)]
        boxes += [(x - 60, y + r + 28, x + 60, y + r + 58)]
    return boxes


def _room(point: tuple[float, float], crowd: list[tuple[float, float, float, float]]) -> float:
    """How far a point is from everything; more than enough is enough."""
    x, y = point
    return min([CANISTER, *(hypot(max(a - x, 0, x - c), max(b - y, 0, y - d)) for a, b, c, d in crowd)])


def _mother(table: Table, targets: frozenset[str]) -> str:
    x, y = MOTHER
    return thing(
        "place-mother",
        ellipse(x=0, y=-4, rx=90, ry=54, class_="halo"),
        mother_ship(),
        _name(table.mother_ship, y=54),
        x=x,
        y=y,
        targets=targets,
    )


def _planet(index: int, body: Planet, targets: frozenset[str]) -> str:
    r = RADII[index]
    x, y = PLANETS[index]
    plate = r - 8
    cells = [
        _modifier(team, body.modifiers[kind], body.marks[kind], x=(kind - 1.5) * CELL, y=plate)
        for kind, team in enumerate(TEAMS)
    ]
    return thing(
        f"place-{body.id}",
        circle(x=0, y=0, r=r + 9, class_="halo"),
        planet(index, clip=f"clip-{body.id}"),
        rect(x=-1.5 * CELL - 2, y=plate - 2, width=3 * CELL + 4, height=38, round=9, fill="#2A2320"),
        *cells,
        _name(body.name, y=plate + 51),
        x=x,
        y=y,
        targets=targets,
    )


def _name(name: str, *, y: float) -> str:
    return text(name, x=0, y=y, size=25, weight=700, fill=ink("star"), stroke=ink("night"), stroke_width=5, paint_order="stroke", stroke_linejoin="round", display=True)


def _modifier(team: Team, modifier: int, marked: bool, *, x: float, y: float) -> str:
    """What a planet adds to the die against a kind of action, or that kind's mark."""
    box = rect(x=x + 1, y=y, width=CELL - 2, height=34, round=6, fill=ink(team.ink) if marked else ink("face"))
    if marked:
        writing = on(team.ink)
        tick = path(f"M{x + 31} {y + 17}l6 8l12 -17", fill="none", stroke=writing, stroke_width=4.5, stroke_linecap="round", stroke_linejoin="round")
        cover = rect(x=x + 1, y=y, width=CELL - 2, height=34, round=6, fill=pattern(team.pattern), opacity=0.35)
        return box + cover + symbol(team.symbol, x=x + 15, y=y + 17, size=20, ink=writing) + tick
    return (
        box
        + rect(x=x + 5, y=y + 28, width=CELL - 10, height=4, round=2, fill=ink(team.ink))
        + symbol(team.symbol, x=x + 14, y=y + 15, size=18, ink=ink("print"))
        + text(f"+{modifier}", x=x + 40, y=y + 15, size=22, weight=700, fill=ink("print"))
    )


def _ships(table: Table, spots: Mapping[str, tuple[float, float]], targets: frozenset[str]) -> list[str]:
    drawn = []
    names = [body.id for body in table.planets]
    for i, (team, lies) in enumerate(zip(TEAMS, table.ships, strict=True)):
        turn = 0.0
        if lies.place == "broken":
            x, y = ZONE[0] + (90, 196, 120)[i], ZONE[1] + (62, 80, 114)[i]
            turn = (14, -10, 6)[i]
        elif lies.place in names:
            index = names.index(lies.place)
            x, y = spots[lies.place]
            x, y = x + RADII[index] * 0.35 + 14, y - RADII[index] * 0.75 - 8
        else:
            x, y = MOTHER[0] - 12, MOTHER[1] + 110 + 68 * i
        piece = group(ship(team, fuel=lies.fuel, rests=not lies.may_move), turn=turn, class_="piece")
        drawn.append(thing(f"ship-{lies.id}", piece, x=x, y=y, moving=True, targets=targets))
    return drawn
