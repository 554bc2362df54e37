"""What lies idle in a workshop of El Plan: tokens in the till, products on the shelf, the credit card, the shop."""

from collections.abc import Mapping

from sobremesa.draw.palette import ink
from sobremesa.draw.parts import part
from sobremesa.draw.svg import cached, group, rect
from sobremesa.draw.things import halo, thing
from sobremesa.games.elplan.content.model import PRODUCTS, RESOURCES
from sobremesa.games.elplan.view.board.pieces import credit_card, heap, hover_text, token
from sobremesa.games.elplan.view.board.writing import written
from sobremesa.games.elplan.view.table import PlanCard, Player

BOX = 62.0
"""A compartment of the till."""


def till(seat: int, player: Player, labels: Mapping[str, str], y: float, targets: frozenset[str]) -> list[str]:
    """Idle tokens in the till, products on the shelf, the credit card beside them."""
    me = seat + 1
    heaps = [
        _box(f"till-{me}-{kind}", "token", kind, count, labels[f"resource-{kind}"], i, y, targets)
        for i, (kind, count) in enumerate(zip(RESOURCES, player.idle, strict=True))
    ]
    heaps.append(_box(f"ideas-{me}", "token", "idea", player.ideas, labels["idea"], 3, y, targets))
    down = y + BOX + 6
    heaps += [
        _box(f"ware-{me}-{kind}", "product", kind, count, labels[f"product-{kind}"], i, down, targets)
        for i, (kind, count) in enumerate(zip(PRODUCTS, player.wares, strict=True))
    ]
    parts = [_boards(y, down), *heaps, _to_buy(player.plan, labels["to-buy"], down) if player.plan else ""]
    if player.credit:
        parts.append(_credit(seat, player, labels, x=14 + 3 * (BOX + 3) + 2, y=down + 2, targets=targets))
    if player.shelf:
        shop = down + BOX + 6
        parts.append(
            rect(x=10, y=shop - 2, width=3 * (BOX + 3) + 5, height=BOX + 4, round=12, fill=ink("blue"), opacity=0.35)
        )
        parts += [
            _box(
                f"shop-{me}-{kind}",
                "product",
                kind,
                count,
                f"{labels['shop']}: {labels[f'product-{kind}']}",
                i,
                shop,
                targets,
            )
            for i, (kind, count) in enumerate(zip(PRODUCTS, player.shelf, strict=True))
        ]
        parts.append(
            written(labels["shop"], x=14 + 3 * (BOX + 3) + 4, y=shop + BOX / 2, width=BOX, size=20, anchor="start")
        )
    return parts


@cached
def _boards(y: float, down: float) -> str:
    """What the compartments stand on."""
    return rect(
        x=10, y=y - 4, width=4 * (BOX + 3) + 5, height=BOX + 6, round=12, fill=ink("slate"), opacity=0.45
    ) + rect(x=10, y=down - 2, width=3 * (BOX + 3) + 5, height=BOX + 4, round=12, fill=ink("brick"), opacity=0.35)


@cached
def _to_buy(plan: PlanCard, words: str, y: float) -> str:
    """The sign on the products that a plan does not make."""
    made = [recipe.product for recipe in plan.recipes]
    coin = hover_text(words), token("money", x=0, y=0, size=19)
    return "".join(
        group(*coin, x=2 + (BOX + 3) * (i + 1), y=y + 11, class_="to-buy")
        for i, kind in enumerate(PRODUCTS)
        if kind not in made
    )


def _box(id: str, draw: str, kind: str, count: int, name: str, place: int, y: float, targets: frozenset[str]) -> str:
    return part(
        id,
        lambda: thing(
            id,
            hover_text(f"{name}: {count}"),
            rect(x=0, y=0, width=BOX, height=BOX - 2, round=9, fill=ink("paper"), stroke=ink("ink"), stroke_width=1.2),
            heap(draw, kind, count, size=30, y=BOX / 2 + 5),
            halo(x=-2, y=-2, width=BOX + 4, height=BOX + 2, round=11),
            x=14 + (BOX + 3) * place,
            y=y,
            targets=targets,
        ),
        inputs=(count, y),
        targets=targets,
    )


def _credit(
    seat: int, player: Player, labels: Mapping[str, str], *, x: float, y: float, targets: frozenset[str]
) -> str:
    """The credit card and what it owes."""
    step = min(16.0, 44 / max(1, len(player.debt)))
    owed = [token(kind, x=10 + step * i, y=50, size=18) for i, kind in enumerate(player.debt)]
    return thing(
        f"credit-{seat + 1}",
        hover_text(labels["credit"]),
        group(credit_card(), scale=0.96),
        *owed,
        halo(x=-4, y=-4, width=66, height=68),
        x=x,
        y=y,
        targets=targets,
    )
