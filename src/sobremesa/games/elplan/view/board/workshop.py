"""A player's workshop on the board of El Plan: rows of machines, investments docked on the right, till and shelf."""

from collections.abc import Mapping
from dataclasses import dataclass

from sobremesa.draw.palette import SEATS, ink, on, pattern
from sobremesa.draw.parts import part
from sobremesa.draw.svg import cached, circle, group, path, rect, regular, text
from sobremesa.draw.symbols import mark, symbol
from sobremesa.draw.things import empty_place
from sobremesa.games.elplan.view.board.cards import plank
from sobremesa.games.elplan.view.board.pieces import FACE, PRINT, hover_text
from sobremesa.games.elplan.view.board.plans import machine, recipe, recipe_width
from sobremesa.games.elplan.view.board.till import BOX, till
from sobremesa.games.elplan.view.board.writing import breadth, written
from sobremesa.games.elplan.view.table import Holding, Player, Recipe, Row, Table

HEAD = 46.0
LEFT = 272.0
"""The width of the plan; the investments have the rest."""


@dataclass(frozen=True)
class Workshop:
    """How large a workshop is drawn."""

    width: float
    size: float
    plank: float

    def height(self, player: Player) -> float:
        """Return how high a player's workshop must be."""
        rows = (max(3, len(player.rows)) + 2) // 3
        plan = HEAD + 84 + 60 * rows + 8 + (BOX + 6) * (3 if player.shelf else 2) + 10
        return max(plan, HEAD + 40 + (self.plank + 10) * max(2, len(player.holdings)) + 8)


def workshop(of: Workshop, seat: int, table: Table, *, height: float, targets: frozenset[str]) -> str:
    """Return a workshop, its corner at the origin."""
    player, acting = table.players[seat], table.turn == seat
    return part(
        f"workshop-{seat + 1}",
        lambda: _drawn(of, seat, player, table.labels, acting, height, targets),
        inputs=(of, player, acting, height),
        targets=targets,
    )


def _drawn(
    of: Workshop, seat: int, player: Player, labels: Mapping[str, str], acting: bool, height: float,
    targets: frozenset[str],
) -> str:  # fmt: skip
    return group(
        _floor(of, seat, acting, height),
        part(
            f"head-{seat + 1}",
            lambda: group(_head(of, seat, player, labels), id=f"head-{seat + 1}"),
            inputs=(of, player.name, player.ignores, player.points),
        ),
        *_plan(seat, player, labels, targets),
        *_dock(of, seat, player, labels, height, targets),
        id=f"workshop-{seat + 1}",
    )


@cached
def _floor(of: Workshop, seat: int, acting: bool, height: float) -> str:
    return rect(x=4, y=6, width=of.width, height=height, round=14, fill=PRINT, opacity=0.15) + rect(
        x=0,
        y=0,
        width=of.width,
        height=height,
        round=14,
        fill=ink("card"),
        stroke=ink("red" if acting else "ink"),
        stroke_width=4 if acting else 1.5,
        id=f"floor-{seat + 1}",
    )


def _head(of: Workshop, seat: int, player: Player, labels: Mapping[str, str]) -> str:
    look = SEATS[seat]
    curve = f"M0 {HEAD}V14A14 14 0 0 1 14 0H{of.width - 14}A14 14 0 0 1 {of.width} 14V{HEAD}z"
    points = f"{player.points}"
    return "".join(
        [
            path(curve, fill=ink(look.ink)),
            path(
                f"M{of.width - 230} {HEAD}V0H{of.width - 14}A14 14 0 0 1 {of.width} 14V{HEAD}z",
                fill=pattern(look.pattern),
            ),
            circle(x=28, y=HEAD / 2, r=17, fill=FACE, stroke=PRINT, stroke_width=1.5),
            mark(look.shape, x=28, y=HEAD / 2, size=19, ink=PRINT),
            written(
                player.name,
                x=56,
                y=HEAD / 2,
                width=of.width - 310,
                size=24,
                anchor="start",
                bold=True,
                fill=on(look.ink),
            ),
            group(
                symbol("shield", x=0, y=0, size=26, ink=on(look.ink)),
                hover_text(labels["ignores"]),
                x=of.width - 240,
                y=23,
            )
            if player.ignores
            else "",
            rect(x=of.width - 222, y=5, width=52, height=36, round=18, fill=FACE, opacity=0.55),
            rect(x=of.width - 98, y=6, width=88, height=34, round=17, fill=FACE, stroke=PRINT, stroke_width=1.5),
            group(
                hover_text(f"{labels['points']}: {player.points}"),
                regular(
                    5, x=of.width - 76, y=HEAD / 2 + 1, r=14, inner=6, fill=ink("idea"), stroke=PRINT, stroke_width=1.5
                ),
                text(points, x=of.width - 42, y=HEAD / 2, size=25, weight=700, fill=PRINT),
                id=f"points-{seat + 1}",
            ),
        ]
    )


def _plan(seat: int, player: Player, labels: Mapping[str, str], targets: frozenset[str]) -> list[str]:
    me = seat + 1
    plan = player.plan
    y = HEAD + 22
    parts = [_name(plan.name if plan else "", labels["no-plan"], y)]
    if plan:
        second = 14 + recipe_width(plan.recipes[0]) + 8
        for i, (made, x) in enumerate(zip(plan.recipes, (14.0, second), strict=True), 1):
            parts.append(_recipe(made, x, y + 38, f"recipe-{me}-{i}", targets))
    step = (LEFT - 14) / 3
    top = HEAD + 88
    for i, row in enumerate(player.rows):
        x, down = 14 + step * (i % 3), top + 60 * (i // 3)
        parts.append(_machine(row, step - 8, x, down, f"row-{me}-{i + 1}", targets))
    below = top + 60 * ((max(3, len(player.rows)) + 2) // 3) + 2
    return [*parts, *till(seat, player, labels, below, targets)]


@cached
def _name(plan: str, none: str, y: float) -> str:
    if plan:
        return written(plan, x=14, y=y, width=LEFT - 20, size=21, anchor="start", bold=True, display=True)
    return written(none, x=14, y=y, width=LEFT - 20, size=20, anchor="start", fill=ink("soft")) + empty_place(
        x=14, y=y + 20, width=LEFT - 26, height=100, round=10, dashes="6 7"
    )


def _recipe(made: Recipe, x: float, y: float, id: str, targets: frozenset[str]) -> str:
    return part(
        id,
        lambda: recipe(made, x=x, y=y, id=id, targets=targets & {id}),
        inputs=(made, x, y),
        targets=targets,
    )


def _machine(row: Row, width: float, x: float, y: float, id: str, targets: frozenset[str]) -> str:
    return part(
        id,
        lambda: machine(row, width=width, x=x, y=y, id=id, targets=targets & {id}),
        inputs=(row, width, x, y),
        targets=targets,
    )


def _dock(
    of: Workshop, seat: int, player: Player, labels: Mapping[str, str], height: float, targets: frozenset[str]
) -> list[str]:
    """The investments, docked on the right of the plan."""
    x = LEFT + 18
    width = of.width - x - 14
    trios = f"{labels['trios']} {player.trios}" if player.trios else ""
    parts = [_dock_ground(labels["investments"], trios, x, height)]
    step = of.plank + 10
    parts += [_plank(of, seat, card, width, x, HEAD + 40 + step * i, targets) for i, card in enumerate(player.holdings)]
    for i in range(len(player.holdings), 2):
        parts.append(empty_place(x=x, y=HEAD + 40 + step * i, width=width, height=of.plank, dashes="6 7"))
    return parts


@cached
def _dock_ground(title: str, trios: str, x: float, height: float) -> str:
    """The line along which they are docked, and their title; beside it how many trios they make."""
    y, said = HEAD + 22, breadth(title, 20, bold=True)
    return "".join(
        [
            path(f"M{LEFT + 4} {HEAD + 12}V{height - 12}", stroke=ink("slate"), stroke_width=5, stroke_linecap="round"),
            text(title, x=x, y=y, size=20, anchor="start", weight=700),
            text(trios, x=x + said + 14, y=y, size=20, anchor="start", fill=ink("soft")) if trios else "",
        ]
    )


def _plank(of: Workshop, seat: int, card: Holding, width: float, x: float, y: float, targets: frozenset[str]) -> str:
    id = f"docked-{seat + 1}-{card.face.id}"
    return part(
        id,
        lambda: group(
            plank(card, seat=seat, width=width, height=of.plank, size=of.size, targets=targets), x=x, y=y, id=id
        ),
        inputs=(of, card, width, x, y),
        targets=targets,
    )
