"""Externalización: one investment activates another."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.state import FINE
from sobremesa.games.elplan.engine import actions, reasons
from sobremesa.games.elplan.engine.columns import EXTERNALISE
from sobremesa.games.elplan.engine.numbers import ADMINISTRATION, NOT_YET, STAGE_ACTIVATE, TARGET
from sobremesa.games.elplan.engine.rules.activation import why_not_work
from sobremesa.games.elplan.engine.state import Position


def why_not_point(position: Position, card: i64) -> i64:
    """Externalización, active, points at one other owned card, never at another Externalización
    (elplan.card.externalizacion).
    """
    seat = position.turn
    outsourcer = position.outsourcer(seat)
    if outsourcer == NOT_YET:
        return reasons.NOT_POINTING if position.phase == ADMINISTRATION else reasons.OTHER_PHASE
    reason = why_not_work(position, position.card_at(seat, outsourcer))
    if reason != FINE:
        return reason
    if position.find(seat, card) == NOT_YET:
        return reasons.NOT_OWNED
    if position.parameters.card(card, EXTERNALISE) != 0 or position.get(seat, TARGET) == card:
        return reasons.BAD_TARGET
    return reasons.POINTED_ALREADY if position.pointed != 0 else FINE


def list_targets(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """What Externalización may point at (elplan.card.externalizacion)."""
    seat = position.turn
    if position.outsourcer(seat) != NOT_YET:
        for i in range(position.held(seat)):
            if why_not_point(position, position.card_at(seat, i)) == FINE:
                buffer[count] = pack(actions.POINT, position.card_at(seat, i))
                count += 1
    return count


def point(position: Position, card: i64) -> None:
    """The target is chosen when the card is activated and may change in each later District 2
    (elplan.card.externalizacion).
    """
    position.put(position.turn, TARGET, card)
    position.pointed = 1
    position.stage = STAGE_ACTIVATE
    position.tell("pointed", "elplan.card.externalizacion", position.parameters.named(card))
