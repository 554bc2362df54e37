"""District 7, Innovation: three different products become an Idea."""

from mypy_extensions import i64

from sobremesa.games.elplan.engine.actions import FINE, IDEAS_LIMIT, NO_SET, OTHER_PHASE
from sobremesa.games.elplan.engine.columns import THREE
from sobremesa.games.elplan.engine.numbers import IDEAS, INNOVATION
from sobremesa.games.elplan.engine.state import Position

__all__ = ["innovate", "why_not_innovate"]


def why_not_innovate(position: Position) -> i64:
    """Three products of three different types (elplan.d7.innovate); option `ideas_per_period` may limit the sets."""
    if position.phase != INNOVATION:
        return OTHER_PHASE
    for product in range(THREE):
        if position.wares(position.turn, product) == 0:
            return NO_SET
    limit = position.parameters.ideas_limit
    return IDEAS_LIMIT if limit > 0 and position.made >= limit else FINE


def innovate(position: Position) -> None:
    """One Idea for the three (elplan.d7.innovate)."""
    seat = position.turn
    for product in range(THREE):
        position.add_wares(seat, product, -1)
    position.add(seat, IDEAS, 1)
    position.made += 1
    position.tell("innovated", "elplan.d7.innovate")
