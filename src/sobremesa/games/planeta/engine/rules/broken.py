"""Broken down: only the Intergalactic Bank brings a ship back."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.state import FINE
from sobremesa.games.planeta.engine import reasons
from sobremesa.games.planeta.engine.actions import RESCUE
from sobremesa.games.planeta.engine.numbers import BANK_BOX, FULL, MOTHER_SHIP
from sobremesa.games.planeta.engine.rules.turn import open_phase, why_not_other
from sobremesa.games.planeta.engine.state import Position


def why_not_rescue(position: Position, ship: i64) -> i64:
    """Only the bank brings a broken-down ship back (planeta.broken.rescue)."""
    reason = why_not_other(position)
    if reason != FINE:
        return reason
    if not position.is_broken(ship):
        return reasons.NOT_BROKEN
    return FINE if position.has_box(BANK_BOX) else reasons.NO_BANK_BOX


def list_rescue(position: Position, ship: i64, buffer: "vec[i64]", count: i64) -> i64:
    """The rescue of a broken-down ship (planeta.broken.rescue)."""
    if why_not_rescue(position, ship) == FINE:
        buffer[count] = pack(RESCUE, ship)
        count += 1
    return count


def rescue(position: Position, ship: i64) -> None:
    """It returns to the Mother Ship with six fuel (planeta.broken.rescue)."""
    position.mark_box(BANK_BOX)
    position.put(ship, MOTHER_SHIP, FULL)
    position.tell("rescued", "planeta.broken.rescue", ship)
    open_phase(position, position.phase)
