"""The houses of the city of El Plan, seen from above: roofs, trees, a factory, a laboratory, a building site."""

from sobremesa.draw.palette import ink
from sobremesa.draw.svg import cached, circle, group, path, rect, regular
from sobremesa.draw.symbols import symbol
from sobremesa.games.elplan.view.board.pieces import PRINT
from sobremesa.games.elplan.view.board.writing import written
from sobremesa.games.elplan.view.table import Table


@cached
def tree(*, x: float, y: float, r: float) -> str:
    """Return a tree from above."""
    return (
        circle(x=x + r * 0.15, y=y + r * 0.2, r=r, fill=PRINT, opacity=0.18)
        + regular(9, x=x, y=y, r=r, inner=r * 0.84, fill=ink("leaf"), stroke=PRINT, stroke_width=1)
        + circle(x=x - r * 0.25, y=y - r * 0.25, r=r * 0.42, fill=ink("lawn"), opacity=0.55)
    )


@cached
def roof(*, x: float, y: float, width: float, height: float, fill: str) -> str:
    """Return a hipped roof from above: four slopes, two of them in the shade."""
    ridge = height / 2
    left, right, middle = x + ridge, x + width - ridge, y + height / 2
    outline = f"M{x} {y}H{x + width}V{y + height}H{x}z"
    shade = f"M{x} {y + height}L{left} {middle}H{right}L{x + width} {y + height}z"
    side = f"M{x + width} {y}L{right} {middle}L{x + width} {y + height}z"
    west = f"M{x} {y}L{left} {middle}L{x} {y + height}"
    east = f"M{x + width} {y}L{right} {middle}L{x + width} {y + height}"
    return (
        rect(x=x + 4, y=y + 5, width=width, height=height, fill=PRINT, opacity=0.2)
        + path(outline, fill=fill, stroke=PRINT, stroke_width=1.5)
        + path(shade, fill=PRINT, opacity=0.22)
        + path(side, fill=PRINT, opacity=0.1)
        + path(f"{west}{east}M{left} {middle}H{right}", stroke=PRINT, stroke_width=1.3, fill="none")
    )


@cached
def office(*, x: float, y: float, scale: float) -> str:
    """Return the office of District 2 around its middle: two wings round a court."""
    return group(
        roof(x=-52, y=-40, width=104, height=34, fill=ink("slate")),
        roof(x=-52, y=6, width=64, height=34, fill=ink("brick")),
        tree(x=34, y=24, r=15),
        x=x,
        y=y,
        scale=scale,
    )


@cached
def factory(*, x: float, y: float, width: float) -> str:
    """Return the factory of District 4: a saw-tooth roof, chimneys with their smoke, a yard with a lorry."""
    teeth = 4
    step = width / teeth
    roofs = "".join(
        rect(x=step * i, y=26, width=step * 0.6, height=62, fill=ink("brick"), stroke=PRINT, stroke_width=1.3)
        + rect(x=step * (i + 0.6), y=26, width=step * 0.4, height=62, fill="#DCEFF5", stroke=PRINT, stroke_width=1.3)
        for i in range(teeth)
    )
    chimneys = "".join(
        circle(x=cx, y=14, r=10, fill=ink("slate"), stroke=PRINT, stroke_width=1.5)
        + circle(x=cx, y=14, r=5, fill=PRINT)
        + path(f"M{cx} 8q10 -12 22 -6t20 -4", stroke=ink("faint"), stroke_width=5, fill="none", stroke_linecap="round")
        for cx in (18, 52)
    )
    yard = "".join(
        [
            rect(x=0, y=98, width=width, height=58, round=8, fill=ink("street")),
            symbol("gear", x=width * 0.18, y=127, size=min(40, width * 0.22), ink="#FFFFFF"),
            symbol("truck", x=width * 0.5, y=127, size=min(42, width * 0.25), ink="#FFFFFF"),
            symbol("megaphone", x=width * 0.82, y=127, size=min(40, width * 0.22), ink="#FFFFFF"),
        ]
    )
    shade = rect(x=4, y=31, width=width, height=62, fill=PRINT, opacity=0.2)
    return group(shade, roofs, chimneys, yard, x=x, y=y)


@cached
def lab(*, x: float, y: float) -> str:
    """Return the laboratory of District 7 around its middle: a dome with a bulb, rays round it."""
    rays = "".join(
        group(path("M0 -50V-41", stroke=ink("money"), stroke_width=4.5, stroke_linecap="round"), turn=30 * i)
        for i in range(12)
    )
    return group(
        rays,
        circle(x=3, y=4, r=36, fill=PRINT, opacity=0.2),
        circle(x=0, y=0, r=36, fill=ink("idea"), stroke=PRINT, stroke_width=2, class_="token idea"),
        symbol("bulb", x=0, y=0, size=46, ink=PRINT),
        x=x,
        y=y,
    )


def site(width: float, height: float, table: Table, size: float) -> str:
    """Return what is seen of a district that is not on the table yet: a fence, bricks, a sign."""
    middle, y = width / 2, height / 2
    stripes = "".join(f"M{12 + 22 * i} {height - 16}l12 -16" for i in range(int((width - 36) / 22)))
    return "".join(
        [
            rect(
                x=10,
                y=height - 34,
                width=width - 20,
                height=20,
                round=3,
                fill=ink("lamp"),
                stroke=PRINT,
                stroke_width=1.5,
            ),
            path(stripes, stroke=PRINT, stroke_width=7),
            *(
                rect(
                    x=middle - 34 + 24 * i + 12 * (row % 2), y=y - 20 - 13 * row, width=22, height=11, fill=ink("brick")
                )
                for row in range(3)
                for i in range(3 - row)
            ),
            written(table.labels["not-yet"], x=middle, y=y + 22, width=width - 24, size=size, most=3, fill=ink("soft")),
        ]
    )
