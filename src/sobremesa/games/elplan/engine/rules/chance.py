"""Chance: what is turned up, by lot and without listing all that could be."""

from mypy_extensions import i64

from sobremesa.core.packing import first, pack, verb_of
from sobremesa.core.rng import Rng
from sobremesa.games.elplan.engine import actions
from sobremesa.games.elplan.engine.actions import FINE
from sobremesa.games.elplan.engine.columns import BIT, MEMBERS, NOTHING, THREE
from sobremesa.games.elplan.engine.numbers import EVENT, FIRST_PLAYER, PLANS
from sobremesa.games.elplan.engine.rules.opening import may_be_first, why_not_plan
from sobremesa.games.elplan.engine.state import Position

__all__ = ["sample", "weights"]


def sample(position: Position, rng: Rng) -> i64:
    """Return a card of the deck, an event, a player or a plan, by lot."""
    phase = position.phase
    parameters = position.parameters
    if phase == FIRST_PLAYER:
        seats = MEMBERS[may_be_first(position)]
        return pack(actions.FIRST, seats[rng.below(len(seats))])
    if phase == PLANS:
        return sample_plan(position, rng)
    if phase == EVENT:
        return pack(actions.EVENT, sample_event(position, rng))
    kind = position.empty_place() // THREE
    card = parameters.deck_start(kind)
    left = 0 if parameters.fixed_decks != 0 else rng.below(position.deck_size(kind, 0))
    decks = position.decks
    while left >= decks[card]:
        left -= decks[card]
        card += 1
    return pack(actions.OFFER, card)


def sample_event(position: Position, rng: Rng) -> i64:
    """Return an event not turned up yet, by lot; of a fixed deck the next."""
    events = position.events_left
    left: i64 = 0
    if position.parameters.fixed_decks == 0:
        for event in range(position.parameters.event_count):
            if events & BIT[event] != 0:
                left += 1
        left = rng.below(left)
    for event in range(position.parameters.event_count):
        if events & BIT[event] != 0:
            if left == 0:
                return event
            left -= 1
    return NOTHING


def sample_plan(position: Position, rng: Rng) -> i64:
    """Return a plan that may be dealt, by lot (elplan.setup.plans)."""
    allowed: i64 = 0
    for plan in range(position.parameters.plan_count):
        if why_not_plan(position, plan) == FINE:
            allowed += 1
    left = rng.below(allowed)
    for plan in range(position.parameters.plan_count):
        if why_not_plan(position, plan) == FINE:
            if left == 0:
                return pack(actions.DEAL, plan)
            left -= 1
    return NOTHING


def weights(position: Position, legal: list[int]) -> list[int]:
    """A card counts as often as it has copies face down (elplan.setup.decks)."""
    if legal and verb_of(legal[0]) == actions.OFFER and position.parameters.fixed_decks == 0:
        return [int(position.face_down(first(action))) for action in legal]
    return [1 for _ in legal]
