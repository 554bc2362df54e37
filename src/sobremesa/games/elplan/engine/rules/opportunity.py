"""The Opportunity phase: entrepreneurs go to their spaces."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import FIRST
from sobremesa.core.state import FINE
from sobremesa.games.elplan.engine import actions, reasons
from sobremesa.games.elplan.engine.columns import SHARE
from sobremesa.games.elplan.engine.numbers import BIT, D6, OPPORTUNITY, SHARING, SPACE, SPACES
from sobremesa.games.elplan.engine.rules.setup import missing_type
from sobremesa.games.elplan.engine.state import Position


def stock_market(position: Position) -> None:
    """With two players a product of the type not in play comes to the market each period
    (elplan.setup.two_players).
    """
    if position.parameters.players == 2:
        product = missing_type(position)
        position.add_market(product, 1)
        position.tell("stocked", "elplan.setup.two_players", product)


def open_subsidies(position: Position) -> i64:
    """The first space is open with 0 or 1 types in the market, the second with 2, the third with 3
    (elplan.opportunity.d6_open).
    """
    return max(position.market_types(), 1)


def why_not_place(position: Position, space: i64) -> i64:
    """One entrepreneur a space (elplan.opportunity.place), on the spaces there are (elplan.opportunity.spaces).

    Red de transporte limpio, active, may use a space that is taken (elplan.card.red_transporte).
    """
    if position.phase != OPPORTUNITY:
        return reasons.OTHER_PHASE
    if position.parameters.spaces & BIT[space] == 0:
        return reasons.SPACE_NOT_THERE
    if space >= D6 + open_subsidies(position):
        return reasons.SPACE_CLOSED
    return FINE if free_spaces(position) & BIT[space] != 0 else reasons.SPACE_TAKEN


def free_spaces(position: Position) -> i64:
    """Return the open spaces, as bits, that the seat in turn may use (elplan.opportunity.place)."""
    spaces = position.parameters.spaces & (BIT[D6 + open_subsidies(position)] - 1)
    return spaces & ~position.taken() if position.has_active(position.turn, SHARE) == 0 else spaces


def list_spaces(position: Position, buffer: "vec[i64]") -> i64:
    """Every open, free space (elplan.opportunity.place)."""
    count: i64 = 0
    free = free_spaces(position)
    for space in range(SPACES):
        if free & BIT[space] != 0:
            buffer[count] = actions.PLACE + space * FIRST
            count += 1
    return count


def place(position: Position, space: i64) -> None:
    """The entrepreneur stays until the end of the period (elplan.opportunity.place)."""
    seat = position.turn
    shared = position.taken() & BIT[space] != 0
    rule = "elplan.card.red_transporte" if shared else "elplan.opportunity.place"
    position.put(seat, SPACE, space)
    position.put(seat, SHARING, 1 if shared else 0)
    position.finished = 1
    position.tell("placed", rule, space)
