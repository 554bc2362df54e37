"""Plans on the board of El Plan: recipes, machines, and a plan as it is printed."""

from sobremesa.draw.palette import ink
from sobremesa.draw.svg import cached, group, rect
from sobremesa.draw.symbols import symbol
from sobremesa.draw.things import halo, thing
from sobremesa.games.elplan.view.board.pieces import FACE, PRINT, process, product, socket
from sobremesa.games.elplan.view.board.writing import written
from sobremesa.games.elplan.view.table import PlanCard, Recipe, Row, Spot


@cached
def recipe(made: Recipe, *, x: float, y: float, id: str = "", targets: frozenset[str] = frozenset()) -> str:
    """Return a line of the production table: processes, an arrow, the product."""
    width = recipe_width(made)
    parts = [
        rect(x=0, y=-19, width=width, height=38, round=8, fill=ink("tint"), stroke=PRINT, stroke_width=1.2),
        *(process(name, x=18 + 25 * i, y=0, size=21, fill=PRINT) for i, name in enumerate(made.processes)),
        symbol("arrow", x=13 + 25 * len(made.processes), y=0, size=13, ink=PRINT),
        product(made.product, x=width - 18, y=0, size=27),
    ]
    if not id:
        return group(*parts, x=x, y=y)
    return thing(id, *parts, halo(x=-4, y=-23, width=width + 8, height=46), x=x, y=y, targets=targets)


def recipe_width(made: Recipe) -> float:
    """Return how wide a recipe is drawn."""
    return 25 * len(made.processes) + 54


@cached
def machine(row: Row, *, width: float, x: float, y: float, id: str = "", targets: frozenset[str] = frozenset()) -> str:
    """Return a machine of a workshop: a token in its socket lights it up."""
    lit = bool(row.spot.on)
    height = 52.0
    parts = [
        rect(x=2, y=3, width=width, height=height, round=9, fill=PRINT, opacity=0.15),
        rect(
            x=0,
            y=0,
            width=width,
            height=height,
            round=9,
            fill=ink("lamp") if lit else FACE,
            stroke=PRINT,
            stroke_width=2 if lit else 1.2,
        ),
        socket(row.spot, x=21, y=height / 2, size=33),
        process(row.process, x=width - 20, y=height / 2, size=27, fill=PRINT if lit else ink("dim")),
    ]
    if not id:
        return group(*parts, x=x, y=y)
    return thing(id, *parts, halo(x=-4, y=-4, width=width + 8, height=height + 8, round=12), x=x, y=y, targets=targets)


def plan_card(plan: PlanCard, *, width: float, size: float, x: float, y: float, targets: frozenset[str]) -> str:
    """Return a plan that may be chosen, as it is printed."""
    step = min(100.0, (width - 28) / 3)
    rows = [
        machine(Row(Spot(pays), name), width=step - 8, x=16 + step * (i % 3), y=100 + 60 * (i // 3))
        for i, (pays, name) in enumerate(plan.rows)
    ]
    height = plan_height(plan)
    return thing(
        f"plan-{plan.id}",
        rect(x=3, y=4, width=width, height=height, round=12, fill=PRINT, opacity=0.15),
        rect(x=0, y=0, width=width, height=height, round=12, fill=ink("card"), stroke=ink("ink"), stroke_width=1.5),
        written(plan.name, x=16, y=26, width=width - 32, size=22, anchor="start", bold=True, display=True),
        recipe(plan.recipes[0], x=16, y=70),
        recipe(plan.recipes[1], x=24 + recipe_width(plan.recipes[0]), y=70),
        *rows,
        written(
            plan.flavour,
            x=16,
            y=height - 44,
            width=width - 32,
            size=size,
            most=3,
            anchor="start",
            font_style="italic",
            fill=ink("soft"),
        ),
        halo(x=-5, y=-5, width=width + 10, height=height + 10, round=16),
        x=x,
        y=y,
        targets=targets,
    )


def plan_height(plan: PlanCard) -> float:
    """Return how high a plan is drawn."""
    return 188 + 60 * ((len(plan.rows) + 2) // 3)
