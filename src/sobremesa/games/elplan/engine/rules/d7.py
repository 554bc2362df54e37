"""District 7, Innovation: three different products become an Idea."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import FINE
from sobremesa.games.elplan.engine import actions, reasons
from sobremesa.games.elplan.engine.columns import THREE
from sobremesa.games.elplan.engine.numbers import IDEAS, INNOVATION
from sobremesa.games.elplan.engine.state import Position


def why_not_innovate(position: Position) -> i64:
    """Three products of three different types (elplan.d7.innovate); option `ideas_per_period` may limit the sets."""
    if position.phase != INNOVATION:
        return reasons.OTHER_PHASE
    for product in range(THREE):
        if position.wares(position.turn, product) == 0:
            return reasons.NO_SET
    limit = position.parameters.ideas_limit
    return reasons.IDEAS_LIMIT if limit > 0 and position.made >= limit else FINE


def list_innovation(position: Position, buffer: "vec[i64]") -> i64:
    """Innovate or not (elplan.d7.innovate)."""
    if why_not_innovate(position) != FINE:
        return 0
    buffer[0] = actions.INNOVATE
    return 1


def innovate(position: Position) -> None:
    """One Idea for the three (elplan.d7.innovate)."""
    seat = position.turn
    for product in range(THREE):
        position.add_wares(seat, product, -1)
    position.add(seat, IDEAS, 1)
    position.made += 1
    position.tell("innovated", "elplan.d7.innovate")
