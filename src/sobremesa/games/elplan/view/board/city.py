"""The city of El Plan: seven blocks along a street that leads round a park; on a phone, down a straight one."""

from dataclasses import dataclass
from functools import cache

from sobremesa.draw.palette import ink
from sobremesa.draw.parts import part
from sobremesa.draw.svg import circle, group, line, path, rect, text
from sobremesa.games.elplan.view.board import houses
from sobremesa.games.elplan.view.board.blocks import Block
from sobremesa.games.elplan.view.board.districts import block
from sobremesa.games.elplan.view.board.offers import investment_height
from sobremesa.games.elplan.view.board.pieces import FACE, PRINT, hover_text
from sobremesa.games.elplan.view.board.writing import lines_of, written
from sobremesa.games.elplan.view.table import Table

LANE = 56.0
PARK = 130.0
GAP = 12.0
BOTTOM = 252.0
PHONE_PARK = 290.0
SIDE = 72.0
"""The width of the street on a phone."""
SUMMARY = 8


@dataclass(frozen=True)
class City:
    """Where everything in the city lies: the blocks, and the stops of the route token from 0 (home) to 8 (Summary)."""

    width: float
    height: float
    blocks: tuple[Block, ...]
    stops: tuple[tuple[float, float], ...]
    park: tuple[float, float, float, float]
    narrow: bool

    def foot(self, space: str) -> tuple[float, float]:
        """Return where an entrepreneur's foot stands on a space."""
        return self.blocks[int(space[1]) - 1].foot(space)

    def draw(self, table: Table, *, phase: str, sentence: str, targets: frozenset[str]) -> str:
        """Return the city, its corner at the origin; the pieces that move are laid on it later."""
        year = table.period, table.periods
        return "".join(
            [
                part("street", lambda: self._street(table), inputs=(self, table.districts)),
                part("park", lambda: _park(self, table, phase, sentence), inputs=(self, phase, sentence, year)),
                *(block(i, at, table, targets) for i, at in enumerate(self.blocks, 1)),
            ]
        )

    def _street(self, table: Table) -> str:
        ground = rect(x=-8, y=-8, width=self.width + 16, height=self.height + 16, round=22, fill=ink("lawn"))
        street = _straight(self) if self.narrow else _ring(self, table.labels["title"])
        stops = (_stop(i, x, y, table) for i, (x, y) in enumerate(self.stops))
        return group(ground, street, *stops, id="street")


@cache
def wide_city(width: float, offers: int) -> City:
    """Return the city for a wide board: Districts 1 to 3 above the park, 4 to 7 below it, on the way back."""
    top = investment_height(offers, narrow=False)
    one, two = 252.0, 206.0
    three = width - one - two - 2 * GAP
    lane = top + GAP + LANE / 2
    back = top + GAP + LANE + PARK + LANE / 2
    low = top + 2 * GAP + 2 * LANE + PARK
    widths = (188.0, 306.0, 444.0, width - 188 - 306 - 444 - 3 * GAP)
    lefts = [sum(widths[:i]) + GAP * i for i in range(4)]
    upper = [Block(0, 0, one, top), Block(one + GAP, 0, two, top), Block(one + two + 2 * GAP, 0, three, top)]
    lower = [Block(left, low, wide, BOTTOM) for left, wide in zip(lefts, widths, strict=True)]
    blocks = (*upper, *reversed(lower))
    stops = [(44.0, lane + 52)]
    stops += [(at.x + at.width / 2, lane if i < 3 else back) for i, at in enumerate(blocks)]
    stops.append((44.0, back - 52))
    park = (84.0, top + GAP + LANE, width - 168, PARK)
    return City(width, low + BOTTOM, blocks, tuple(stops), park, narrow=False)


@cache
def narrow_city(width: float, offers: int) -> City:
    """Return the city for a phone: a straight street on the left, the blocks one below the other, the park on top."""
    size = 20.0
    left, wide = SIDE + GAP, width - SIDE - GAP
    heights = (288.0, 178.0, investment_height(offers, narrow=True), 224.0, 268.0, 240.0, 178.0)
    y = PHONE_PARK + GAP
    blocks = []
    for height in heights:
        blocks.append(Block(left, y, wide, height, size))
        y += height + GAP
    stops = [(SIDE / 2, PHONE_PARK - 30)] + [(SIDE / 2, at.y + min(at.height / 2, 118)) for at in blocks[:-1]]
    stops += [(SIDE / 2, blocks[-1].y + 46), (SIDE / 2, y - GAP - 36)]
    return City(width, y - GAP, tuple(blocks), tuple(stops), (left, 0, wide, PHONE_PARK), narrow=True)


# -- street and park -------------------------------------------------------------------------------


def _ring(city: City, title: str) -> str:
    x, y, width, height = city.park
    outer = (x - 84, y - LANE, width + 168, height + 2 * LANE)
    centre = (x - 42, y - LANE / 2, width + 84, height + LANE)
    return "".join(
        [
            rect(x=outer[0], y=outer[1], width=outer[2], height=outer[3], round=40, fill=ink("street")),
            rect(
                x=centre[0],
                y=centre[1],
                width=centre[2],
                height=centre[3],
                round=30,
                fill="none",
                stroke=ink("kerb"),
                stroke_width=3,
                stroke_dasharray="16 14",
            ),
            *(_zebra(x, y, -66 if i == 4 else 40) for i, (x, y) in enumerate(city.stops) if 0 < i < SUMMARY),
            rect(x=x + width + 20, y=y - 8, width=44, height=height + 16, fill=ink("street")),
            group(
                text(title, x=0, y=0, size=32, weight=700, display=True, fill=ink("kerb"), letter_spacing=2),
                x=x + width + 42,
                y=y + height / 2,
                turn=90,
            ),
        ]
    )


def _zebra(x: float, y: float, beside: float) -> str:
    """The crossing beside a stop."""
    return path(
        "".join(f"M{x + beside} {y - 22 + 11 * i}h26" for i in range(5)),
        stroke=ink("kerb"),
        stroke_width=5,
        opacity=0.8,
    )


def _straight(city: City) -> str:
    return rect(x=0, y=0, width=SIDE, height=city.height, round=26, fill=ink("street")) + line(
        x1=SIDE / 2,
        y1=30,
        x2=SIDE / 2,
        y2=city.height - 30,
        stroke=ink("kerb"),
        stroke_width=3,
        stroke_dasharray="16 14",
    )


def _stop(number: int, x: float, y: float, table: Table) -> str:
    """A stop of the route token: the number of its district painted on the street."""
    if number == 0 or (0 < number < SUMMARY and not table.districts[number - 1]):
        return ""
    sign = "Σ" if number == SUMMARY else str(number)
    name = table.labels["summary" if number == SUMMARY else f"district-{number}"]
    return group(
        hover_text(name),
        circle(x=x, y=y, r=22, fill=ink("kerb"), stroke=PRINT, stroke_width=1.5),
        text(sign, x=x, y=y, size=24, weight=700, display=True, fill=PRINT),
    )


def _park(city: City, table: Table, phase: str, sentence: str) -> str:
    """The park: whose turn it is and what for, and the months of the year as flagstones."""
    x, y, width, height = city.park
    across = (52 if city.narrow else 44) * min(table.periods, 6 if city.narrow else 12)
    size = 21.0 if city.narrow else 20.0
    room = width - 32 if city.narrow else width - across - 148
    lines = lines_of(sentence, room, size)
    while len(lines) > 3 and size > 15:
        size -= 0.5
        lines = lines_of(sentence, room, size)
    words = written(phase, x=x + 18, y=y + 30, width=room, size=26, anchor="start", bold=True, display=True)
    words += "".join(
        text(said, x=x + 18, y=y + 62 + (size + 5) * i, size=size, anchor="start") for i, said in enumerate(lines)
    )
    right = x + 18 if city.narrow else x + width - across - 40
    below = y + 174 if city.narrow else y + 56
    return group(
        rect(x=x, y=y, width=width, height=height, round=20, fill=ink("card"), stroke=ink("leaf"), stroke_width=3),
        group(words, id="moment-on-board"),
        part("park-trees", lambda: group(*_trees(city, right - 40), id="park-trees"), inputs=city),
        part("year", lambda: _year(city, table, phase, right, below), inputs=(city, not phase, table.period)),
        id="park",
    )


def _year(city: City, table: Table, phase: str, x: float, y: float) -> str:
    """The months as flagstones."""
    per_row, size = (6, 52.0) if city.narrow else (12, 44.0)
    # A printed board stands at no moment.
    now = f" {max(1, table.period)} / {table.periods}" if phase else ""
    return group(
        written(
            f"{table.labels['period']}{now}",
            x=x,
            y=y - 28,
            width=size * min(table.periods, per_row),
            size=19,
            anchor="start",
            bold=True,
        ),
        group(_months(table, per_row=per_row, size=size), x=x, y=y - 8, id="periods"),
        id="year",
    )


def _trees(city: City, x: float) -> list[str]:
    left, top, width, height = city.park
    if city.narrow:
        return []
    return [
        houses.tree(x=x, y=top + 34, r=17),
        houses.tree(x=x - 14, y=top + 74, r=13),
        houses.tree(x=x + 10, y=top + 102, r=15),
        houses.tree(x=left + width - 20, y=top + height - 24, r=14),
    ]


def _months(table: Table, *, per_row: int, size: float) -> str:
    stones = []
    for i in range(table.periods):
        x, y = size * (i % per_row), (size + 4) * (i // per_row)
        past, now = i + 1 < table.period, i + 1 == table.period
        stones.append(
            rect(
                x=x + 2,
                y=y + 2,
                width=size - 4,
                height=size - 4,
                round=9,
                fill=ink("scarlet") if now else ink("tint") if past else FACE,
                stroke=PRINT,
                stroke_width=1.5,
                class_="now" if now else None,
            )
        )
        writing = "#FFFFFF" if now else PRINT
        stones.append(text(i + 1, x=x + size / 2, y=y + size / 2, size=size * 0.46, weight=700, fill=writing))
        if past:
            a = size * 0.24
            stones.append(
                path(
                    f"M{x + a} {y + size - a}L{x + size - a} {y + a}",
                    stroke=PRINT,
                    stroke_width=3,
                    stroke_linecap="round",
                )
            )
    return "".join(stones)
