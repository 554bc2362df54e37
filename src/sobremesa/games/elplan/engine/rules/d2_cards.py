"""District 2, Administration: tokens on investments."""

from mypy_extensions import i64

from sobremesa.games.elplan.engine.actions import (
    CANNOT_PAY,
    FINE,
    IS_EMPTY,
    IS_FILLED,
    IS_IDEA,
    LOCKED,
    NO_IDEA,
    NOT_OWNED,
    WRONG_WAY,
)
from sobremesa.games.elplan.engine.columns import (
    BIT,
    EXTERNALISE,
    MODE,
    READY,
    SLASH,
    SLOTS,
    THREE,
    TOKEN,
    TOKENS,
    WHOLE,
)
from sobremesa.games.elplan.engine.numbers import ACTIVATE, ADMINISTRATION, IDEAS, NOT_YET, SEAT, TAKE_BACK, TARGET
from sobremesa.games.elplan.engine.rules.d2 import why_not_idea, why_not_stage, why_not_work
from sobremesa.games.elplan.engine.state import Position

__all__ = [
    "activate",
    "empty",
    "fill_slot",
    "swap",
    "why_not_activate",
    "why_not_empty",
    "why_not_empty_slot",
    "why_not_fill_slot",
    "why_not_lay",
    "why_not_swap",
    "why_not_take_off",
    "why_not_tokens",
]


def why_not_empty(position: Position, card: i64) -> i64:
    """A card is emptied whole (elplan.d2.deactivate), once its tokens may move (elplan.d2.locked)."""
    reason = why_not_stage(position, TAKE_BACK)
    if reason != FINE:
        return reason
    i = position.find(position.turn, card)
    if i == NOT_YET:
        return NOT_OWNED
    if position.parameters.card(card, MODE) != WHOLE:
        return WRONG_WAY
    return why_not_take_off(position, i, position.full(card))


def why_not_take_off(position: Position, i: i64, places: i64) -> i64:
    """A token lies there, and none of them was laid this period (elplan.d2.locked)."""
    if position.filled(position.turn, i) & places == 0:
        return IS_EMPTY
    return LOCKED if position.locks_on(position.turn, i) & places != 0 else FINE


def why_not_empty_slot(position: Position, card: i64, slot: i64) -> i64:
    """Each slot of a slot card, and the extra token of a slash card, is emptied by itself (elplan.d2.deactivate)."""
    reason = why_not_stage(position, TAKE_BACK)
    if reason != FINE:
        return reason
    i = position.find(position.turn, card)
    if i == NOT_YET:
        return NOT_OWNED
    mode = position.parameters.card(card, MODE)
    if (mode != SLOTS and mode != SLASH) or slot >= position.parameters.card(card, TOKENS):
        return WRONG_WAY
    return why_not_take_off(position, i, BIT[slot])


def empty(position: Position, card: i64, places: i64) -> None:
    """Tokens and Ideas come back (elplan.d2.deactivate); what Externalización pointed at goes on by itself
    (elplan.card.externalizacion).
    """
    seat = position.turn
    i = position.find(seat, card)
    position.give_back(seat, i, places)
    filled = position.filled(seat, i) & ~places
    position.set_holding(seat, i, card, filled, position.ideas_on(seat, i) & ~places, position.locks_on(seat, i))
    if position.parameters.card(card, EXTERNALISE) != 0:
        position.put(seat, TARGET, NOT_YET)
        # Activated anew, it chooses anew.
        position.pointed = 0
    position.stage = TAKE_BACK
    position.tell("emptied", "elplan.d2.deactivate", position.parameters.named(card))


def why_not_activate(position: Position, card: i64, ideas: i64) -> i64:
    """All the tokens at once or not at all (elplan.d2.activate); Ideas may stand in (elplan.d2.idea_wildcard)."""
    reason = why_not_work(position, card)
    if reason != FINE:
        return reason
    seat = position.turn
    i = position.find(seat, card)
    if i == NOT_YET:
        return NOT_OWNED
    parameters = position.parameters
    if parameters.card(card, MODE) != WHOLE or ideas & ~position.full(card) != 0:
        return WRONG_WAY
    if position.filled(seat, i) != 0:
        return IS_FILLED
    return why_not_tokens(position, card, ideas)


def why_not_tokens(position: Position, card: i64, ideas: i64) -> i64:
    """Idle tokens for every place, Ideas for those named (elplan.d2.activate)."""
    seats = position.seats
    base = position.turn * SEAT
    needs = position.parameters.needs
    at = (card * 8 + ideas) * 4
    for resource in range(THREE):
        if needs[at + resource] > seats[base + resource]:
            return CANNOT_PAY
    if ideas != 0:
        reason = why_not_idea(position)
        if reason != FINE:
            return reason
        if needs[at + IDEAS] > seats[base + IDEAS]:
            return NO_IDEA
    return FINE


def activate(position: Position, card: i64, ideas: i64) -> None:
    """The card works from now on (elplan.d2.activate)."""
    seat = position.turn
    i = position.find(seat, card)
    full = position.full(card)
    for place in range(position.parameters.card(card, TOKENS)):
        lay_token(position, card, place, ideas & BIT[place])
    position.set_holding(seat, i, card, full, ideas, full)
    position.stage = ACTIVATE
    rule = "elplan.d2.activate" if position.phase == ADMINISTRATION else "elplan.d3.activate_later"
    position.tell("activated", rule, position.parameters.named(card))


def lay_token(position: Position, card: i64, place: i64, idea: i64) -> None:
    """A token, or an Idea, leaves the till."""
    if idea != 0:
        position.add(position.turn, IDEAS, -1)
    else:
        position.pay(position.turn, position.parameters.card(card, TOKEN + place))


def why_not_fill_slot(position: Position, card: i64, slot: i64, idea: i64) -> i64:
    """Slots are filled one by one (elplan.card.bodega), and so is the extra place of a slash card
    (elplan.card.cartel_publicitario).
    """
    reason = why_not_work(position, card)
    if reason != FINE:
        return reason
    seat = position.turn
    i = position.find(seat, card)
    if i == NOT_YET:
        return NOT_OWNED
    mode = position.parameters.card(card, MODE)
    if mode == WHOLE or mode == READY or slot >= position.parameters.card(card, TOKENS):
        return WRONG_WAY
    if position.filled(seat, i) & BIT[slot] != 0:
        return IS_FILLED
    return why_not_lay(position, card, slot, idea)


def why_not_lay(position: Position, card: i64, slot: i64, idea: i64) -> i64:
    """The token of the place, or the Idea, lies idle (elplan.d2.activate)."""
    if idea != 0:
        return why_not_idea(position)
    return FINE if position.idle(position.turn, position.parameters.card(card, TOKEN + slot)) > 0 else CANNOT_PAY


def fill_slot(position: Position, card: i64, slot: i64, idea: i64) -> None:
    """A slot holds one token (elplan.d2.activate)."""
    seat = position.turn
    i = position.find(seat, card)
    lay_token(position, card, slot, idea)
    ideas = position.ideas_on(seat, i)
    if idea != 0:
        ideas |= BIT[slot]
    position.set_holding(
        seat, i, card, position.filled(seat, i) | BIT[slot], ideas, position.locks_on(seat, i) | BIT[slot]
    )
    position.stage = ACTIVATE
    position.tell("filled-slot", "elplan.d2.activate", position.parameters.named(card), slot, idea)


def why_not_swap(position: Position, card: i64, slot: i64) -> i64:
    """An Idea may free a resource already lying on an investment (elplan.d2.idea_wildcard)."""
    reason = why_not_stage(position, ACTIVATE)
    if reason != FINE:
        return reason
    seat = position.turn
    i = position.find(seat, card)
    if i == NOT_YET:
        return NOT_OWNED
    if slot >= position.parameters.card(card, TOKENS):
        return WRONG_WAY
    if position.filled(seat, i) & BIT[slot] == 0:
        return IS_EMPTY
    if position.ideas_on(seat, i) & BIT[slot] != 0:
        return IS_IDEA
    if position.locks_on(seat, i) & BIT[slot] != 0:
        return LOCKED
    return why_not_idea(position)


def swap(position: Position, card: i64, slot: i64) -> None:
    """The Idea lies there now, and is locked (elplan.d2.idea_wildcard)."""
    seat = position.turn
    i = position.find(seat, card)
    position.gain(seat, position.parameters.card(card, TOKEN + slot))
    position.add(seat, IDEAS, -1)
    ideas = position.ideas_on(seat, i) | BIT[slot]
    locks = position.locks_on(seat, i) | BIT[slot]
    position.set_holding(seat, i, card, position.filled(seat, i), ideas, locks)
    position.stage = ACTIVATE
    position.tell("swapped", "elplan.d2.idea_wildcard", position.parameters.named(card), slot)
