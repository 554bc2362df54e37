"""Externalización: one investment activates another."""

from mypy_extensions import i64

from sobremesa.games.elplan.engine.actions import (
    BAD_TARGET,
    FINE,
    NOT_OWNED,
    NOT_POINTING,
    OTHER_PHASE,
    POINTED_ALREADY,
)
from sobremesa.games.elplan.engine.columns import EXTERNALISE
from sobremesa.games.elplan.engine.numbers import ACTIVATE, ADMINISTRATION, NOT_YET, TARGET
from sobremesa.games.elplan.engine.rules.d2 import why_not_work
from sobremesa.games.elplan.engine.state import Position

__all__ = ["point", "why_not_point"]


def why_not_point(position: Position, card: i64) -> i64:
    """Externalización, active, points at one other owned card, never at another Externalización
    (elplan.card.externalizacion).
    """
    seat = position.turn
    outsourcer = position.outsourcer(seat)
    if outsourcer == NOT_YET:
        return NOT_POINTING if position.phase == ADMINISTRATION else OTHER_PHASE
    reason = why_not_work(position, position.card_at(seat, outsourcer))
    if reason != FINE:
        return reason
    if position.find(seat, card) == NOT_YET:
        return NOT_OWNED
    if position.parameters.card(card, EXTERNALISE) != 0 or position.get(seat, TARGET) == card:
        return BAD_TARGET
    return POINTED_ALREADY if position.pointed != 0 else FINE


def point(position: Position, card: i64) -> None:
    """The target is chosen when the card is activated and may change in each later District 2
    (elplan.card.externalizacion).
    """
    position.put(position.turn, TARGET, card)
    position.pointed = 1
    position.stage = ACTIVATE
    position.tell("pointed", "elplan.card.externalizacion", position.parameters.named(card))
