"""The map of That's My Planet!: sun, orbits, routes, planets, the Mother Ship, the Broken-down zone, the ships."""

from math import cos, hypot, pi, sin

from sobremesa.core.scene import Choice
from sobremesa.draw.palette import ink, on, pattern
from sobremesa.draw.parts import part
from sobremesa.draw.svg import cached, circle, ellipse, group, path, rect, tag, text
from sobremesa.draw.symbols import symbol
from sobremesa.draw.things import thing
from sobremesa.games.planeta.view.board.faces import RADII, mother_ship, planet, sun
from sobremesa.games.planeta.view.board.pieces import ship
from sobremesa.games.planeta.view.board.routes import CELL, MOTHER, PLANETS, ZONE, routes
from sobremesa.games.planeta.view.kinds import TEAMS, Team
from sobremesa.games.planeta.view.table import Planet, Table

WIDTH = 700
HEIGHT = 760
BERTHS: tuple[tuple[float, float], ...] = ((58, -22), (24, -38), (24, -34), (2, -22), (-2, -22), (22, -36), (6, -40))
"""Where a ship stands at each planet, from its middle."""


def space(table: Table, *, targets: frozenset[str], choices: tuple[Choice, ...], acting: int | None) -> str:
    """Return the whole map, its corner at the origin."""
    open_ways = {
        frozenset((_place_of(table, choice.targets[0]), choice.targets[1].removeprefix("place-")))
        for choice in choices
        if choice.verb == "move"
    }
    return "".join(
        [
            part("sky", lambda: _ground(table), inputs=()),
            *routes(table, open_ways=open_ways),
            _mother(table, targets),
            *(
                _placed(
                    i, body, targets, acting if acting is not None and table.ships[acting].place == body.id else None
                )
                for i, body in enumerate(table.planets)
            ),
            *_ships(table, targets),
        ]
    )


def _ground(table: Table) -> str:
    return group(
        tag("clipPath", rect(x=0, y=0, width=WIDTH, height=HEIGHT, round=18), id="clip-space"),
        group(_sky(), clip_path="url(#clip-space)"),
        _zone(table),
        id="sky",
    )


def _placed(index: int, body: Planet, targets: frozenset[str], acting: int | None) -> str:
    return part(
        f"place-{body.id}",
        lambda: _planet(index, body, targets, acting),
        inputs=(body.marks, body.modifiers, acting),
        targets=targets,
    )


def _place_of(table: Table, target: str) -> str:
    return next((s.place for s in table.ships if f"ship-{s.id}" == target), "")


@cached
def _sky() -> str:
    orbits = [circle(x=0, y=0, r=hypot(x, y), fill="none") for x, y in (*PLANETS[:2], MOTHER, *PLANETS[2:])]
    stars = [f"M{(i * 193 + 71) % WIDTH} {(i * i * 67 + i * 29 + 40) % HEIGHT}h0" for i in range(80)]
    far = (hypot(*PLANETS[2]) + hypot(*PLANETS[3])) / 2
    belt = [
        (far * cos(a) + (i * 31 % 17 - 8) * 1.6, far * sin(a) + (i * 47 % 19 - 9) * 1.6, 2.5 + i * 7 % 5)
        for i, a in enumerate(i * pi / 88 for i in range(45))
    ]
    return "".join(
        [
            rect(x=0, y=0, width=WIDTH, height=HEIGHT, fill=ink("night")),
            path("".join(stars[::2]), stroke=ink("star"), stroke_width=2, stroke_linecap="round", opacity=0.6),
            path("".join(stars[1::2]), stroke=ink("star"), stroke_width=3.5, stroke_linecap="round", opacity=0.5),
            *(ellipse(x=x, y=y, rx=r, ry=r * 0.75, fill="#8A7F78", opacity=0.8) for x, y, r in belt),
            group(*orbits, stroke=ink("orbit"), stroke_width=1.6, opacity=0.75, class_="orbits"),
            sun(r=84),
        ]
    )


def _zone(table: Table) -> str:
    x, y, width, height = ZONE
    rocks = [(18, 24, 9), (250, 138, 11), (252, 20, 7), (22, 134, 8), (46, 120, 4)]
    return "".join(
        [
            rect(
                x=x,
                y=y,
                width=width,
                height=height,
                round=16,
                fill=ink("dusk"),
                stroke=ink("star"),
                stroke_width=2,
                stroke_dasharray="3 8",
            ),
            *(ellipse(x=x + a, y=y + b, rx=r, ry=r * 0.8, fill="#8A7F78") for a, b, r in rocks),
            symbol("wrench", x=x + 52, y=y + 21, size=24, ink=ink("star")),
            text(
                table.labels["broken-down"],
                x=x + 74,
                y=y + 21,
                size=25,
                anchor="start",
                weight=700,
                fill=ink("star"),
                display=True,
            ),
        ]
    )


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


def _planet(index: int, body: Planet, targets: frozenset[str], acting: int | None) -> str:
    r = RADII[index]
    x, y = PLANETS[index]
    plate = r - 8
    cells = [
        group(
            _modifier(team, body.modifiers[kind], body.marks[kind], x=(kind - 1.5) * CELL, y=plate),
            id=f"mark-{body.id}-{kind}",
        )
        for kind, team in enumerate(TEAMS)
    ]
    edge = "" if acting is None else _edge(x=(acting - 1.5) * CELL - 3, y=plate - 5)
    return thing(
        f"place-{body.id}",
        group(
            circle(x=0, y=0, r=r + 9, class_="halo"),
            class_="acting" if acting is not None else "piece",
            id=f"around-{body.id}",
        ),
        group(_flag(r) if body.marks[-1] else "", id=f"flag-{body.id}"),
        planet(index, clip=f"clip-{body.id}"),
        rect(x=-1.5 * CELL - 2, y=plate - 2, width=3 * CELL + 4, height=38, round=9, fill="#2A2320"),
        *cells,
        group(edge, id=f"edge-{body.id}"),
        _name(body.name, y=plate + 51),
        x=x,
        y=y,
        targets=targets,
    )


def _edge(*, x: float, y: float) -> str:
    """Around the modifier that counts."""
    return rect(x=x, y=y, width=CELL + 6, height=44, round=9, fill="none", stroke=ink("glow"), stroke_width=5)


def _flag(r: float) -> str:
    """The flag on a conquered planet."""
    x, y = -r * 0.62, -r * 0.62
    cloth = f"M{x:.1f} {y - 34:.1f}q11 -8 20 -2t20 -1l-7 10l7 10q-11 7 -20 1t-20 2z"
    return group(
        path(f"M{x:.1f} {y + 8:.1f}V{y - 37:.1f}", stroke=ink("face"), stroke_width=4, stroke_linecap="round"),
        path(cloth, fill=ink("red"), stroke=ink("face"), stroke_width=1.5),
        turn=-14,
    )


@cached
def _name(name: str, *, y: float) -> str:
    return text(
        name,
        x=0,
        y=y,
        size=25,
        weight=700,
        fill=ink("star"),
        stroke=ink("night"),
        stroke_width=5,
        paint_order="stroke",
        stroke_linejoin="round",
        display=True,
    )


def _modifier(team: Team, modifier: int, marked: bool, *, x: float, y: float) -> str:
    """What a planet adds to the die against a kind of action, or that kind's mark."""
    box = rect(x=x + 1, y=y, width=CELL - 2, height=34, round=6, fill=ink(team.ink) if marked else ink("face"))
    if marked:
        writing = on(team.ink)
        tick = path(
            f"M{x + 34} {y + 17}l6 8l12 -17",
            fill="none",
            stroke=writing,
            stroke_width=4.5,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        cover = rect(x=x + 1, y=y, width=CELL - 2, height=34, round=6, fill=pattern(team.pattern), opacity=0.35)
        return box + cover + symbol(team.symbol, x=x + 17, y=y + 17, size=22, ink=writing) + tick
    return (
        box
        + rect(x=x + 5, y=y + 28, width=CELL - 10, height=4, round=2, fill=ink(team.ink))
        + symbol(team.symbol, x=x + 14, y=y + 15, size=19, ink=ink("print"))
        + text(f"+{modifier}", x=x + 43, y=y + 15, size=24, weight=700, fill=ink("print"))
    )


def _ships(table: Table, targets: frozenset[str]) -> list[str]:
    drawn = []
    # The map is printed without ships.
    for i, (team, vessel) in enumerate(zip(TEAMS, table.ships, strict=False)):
        x, y, turn = _berth(table, i)
        piece = group(ship(team, fuel=vessel.fuel, rests=not vessel.may_move), turn=turn, class_="piece")
        drawn.append(thing(f"ship-{vessel.id}", piece, x=x, y=y, moving=True, targets=targets))
    return drawn


def _berth(table: Table, index: int) -> tuple[float, float, float]:
    """Return where a ship stands and how it is turned: at its planet, under the Mother Ship, heaped in the zone."""
    place = table.ships[index].place
    if place == "broken":
        return ZONE[0] + (84, 206, 144)[index], ZONE[1] + (74, 80, 124)[index], (-6, 8, -4)[index]
    for body, (x, y), (right, down) in zip(table.planets, PLANETS, BERTHS, strict=True):
        if body.id == place:
            return x + right, y + down, 0
    return MOTHER[0] - 12, MOTHER[1] + 112 + 66 * index, 0
