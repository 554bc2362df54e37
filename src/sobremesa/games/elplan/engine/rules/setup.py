"""Preparation: the turn token, the plans, the investments on offer."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import first, pack, verb_of
from sobremesa.core.rng import Rng
from sobremesa.core.state import FINE
from sobremesa.games.elplan.engine import actions, reasons
from sobremesa.games.elplan.engine.columns import KIND, NOTHING, THREE
from sobremesa.games.elplan.engine.numbers import BIT, FIRST_PLAYER, MEMBERS, NOT_YET, OFFERING, PLAN, PLANS, REFILL
from sobremesa.games.elplan.engine.state import Position


def why_not_first(position: Position, seat: i64) -> i64:
    """The turn token goes to the player whose birthday was last (elplan.setup.first_player)."""
    if position.phase != FIRST_PLAYER:
        return reasons.OTHER_PHASE
    if seat >= position.parameters.players:
        return reasons.NO_SUCH_SEAT
    return FINE if may_be_first(position) & BIT[seat] != 0 else reasons.NOT_NAMED


def may_be_first(position: Position) -> i64:
    """Return the seats, as bits, that the host has named; all if nobody was (elplan.setup.first_player)."""
    named = position.parameters.first
    return named if named != 0 else BIT[position.parameters.players] - 1


def list_seats(position: Position, buffer: "vec[i64]") -> i64:
    """Any player may have had the last birthday, unless the host has said who (elplan.setup.first_player)."""
    count: i64 = 0
    for seat in MEMBERS[may_be_first(position)]:
        buffer[count] = pack(actions.FIRST, seat)
        count += 1
    return count


def sample_seat(position: Position, rng: Rng) -> i64:
    """Any player may have had the last birthday, unless the host has said who (elplan.setup.first_player)."""
    seats = MEMBERS[may_be_first(position)]
    return pack(actions.FIRST, seats[rng.below(len(seats))])


def give_turn_token(position: Position, seat: i64) -> None:
    """By lot, unless the host has named the player (elplan.setup.first_player)."""
    position.holder = seat
    position.tell("first", "elplan.setup.first_player", seat)


# -- plans -----------------------------------------------------------------------------------------


def types_present(position: Position) -> i64:
    """Return the product types of the plans chosen so far, as bits."""
    present: i64 = 0
    for seat in range(position.parameters.players):
        plan = position.plan(seat)
        if plan != NOT_YET:
            present |= BIT[position.parameters.product(plan, 0)]
    return present


def missing_type(position: Position) -> i64:
    """Return the first plan type that is not in play, NOTHING if all three are (elplan.setup.two_players)."""
    present = types_present(position)
    for product in range(THREE):
        if present & BIT[product] == 0:
            return product
    return NOTHING


def why_not_plan(position: Position, plan: i64) -> i64:
    """Every product type is present among the plans; a card is taken once (elplan.setup.plans).

    Two players take plans of two different types (elplan.setup.two_players).
    """
    if position.phase != PLANS:
        return reasons.OTHER_PHASE
    if plan >= position.parameters.plan_count or position.plans_left & BIT[plan] == 0:
        return reasons.PLAN_TAKEN
    present = types_present(position) | BIT[position.parameters.product(plan, 0)]
    types: i64 = 0
    for product in range(THREE):
        if present & BIT[product] != 0:
            types += 1
    choosers_left = position.parameters.players - position.nth - 1
    wanted = min(THREE, position.parameters.players)
    return reasons.TYPE_MISSING if wanted - types > choosers_left else FINE


def list_plans(position: Position, buffer: "vec[i64]", verb: i64) -> i64:
    """Every plan that may be taken, or dealt (elplan.setup.plans)."""
    count: i64 = 0
    for plan in range(position.parameters.plan_count):
        if why_not_plan(position, plan) == FINE:
            buffer[count] = pack(verb, plan)
            count += 1
    return count


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


def choose_plan(position: Position, plan: i64) -> None:
    """Each player takes a plan and its entrepreneur (elplan.setup.plans)."""
    seat = position.seat_at(position.nth)
    position.put(seat, PLAN, plan)
    position.plans_left ^= BIT[plan]
    position.finished = 1
    rule = "elplan.setup.plans" if position.parameters.fixed_decks == 0 else "elplan.tutorial.seats"
    position.tell("planned", rule, seat, position.parameters.named(plan))


# -- offers ----------------------------------------------------------------------------------------


def why_not_offer(position: Position, card: i64) -> i64:
    """The top card of the deck is turned up (elplan.setup.offers); fixed decks lie in order (elplan.tutorial.decks)."""
    if position.phase != OFFERING and position.phase != REFILL:
        return reasons.OTHER_PHASE
    place = position.empty_place()
    parameters = position.parameters
    if card >= parameters.card_count or parameters.card(card, KIND) * THREE > place or position.face_down(card) == 0:
        return reasons.NOT_IN_THE_DECK
    if parameters.card(card, KIND) != place // THREE:
        return reasons.NOT_IN_THE_DECK
    if parameters.fixed_decks != 0:
        for lower in range(parameters.deck_start(place // THREE), card):
            if position.face_down(lower) > 0:
                return reasons.NOT_IN_THE_DECK
    return FINE


def list_offers(position: Position, buffer: "vec[i64]") -> i64:
    """Every card the deck may turn up (elplan.setup.decks)."""
    parameters = position.parameters
    kind = position.empty_place() // THREE
    count: i64 = 0
    for card in range(parameters.deck_start(kind), parameters.deck_start(kind + 1)):
        if why_not_offer(position, card) == FINE:
            buffer[count] = pack(actions.OFFER, card)
            count += 1
    return count


def sample_offer(position: Position, rng: Rng) -> i64:
    """The top card of the deck, by lot; of a fixed deck the next (elplan.setup.decks, elplan.tutorial.decks)."""
    kind = position.empty_place() // THREE
    card = position.parameters.deck_start(kind)
    left: i64 = 0
    if position.parameters.fixed_decks == 0:
        left = rng.below(position.deck_size(kind, 0))
    decks = position.decks
    while left >= decks[card]:
        left -= decks[card]
        card += 1
    return pack(actions.OFFER, card)


def weights(position: Position, legal: list[int]) -> list[int]:
    """A card counts as often as it has copies face down (elplan.setup.decks)."""
    if legal and verb_of(legal[0]) == actions.OFFER and position.parameters.fixed_decks == 0:
        return [int(position.face_down(first(action))) for action in legal]
    return [1 for _ in legal]


def turn_up_offer(position: Position, card: i64) -> None:
    """A new offer lies unrotated (elplan.setup.offers, elplan.setup.offers_en)."""
    place = position.empty_place()
    position.decks[card] = position.decks[card] - 1
    position.lay(place, card, 0)
    if position.journal is not None:
        position.tell("offered", offers_rule(position), position.parameters.named(card), place)
    reshuffle(position, place // THREE)


def offers_rule(position: Position) -> str:
    """Return the rule by which offers are laid out, or refilled, in this edition."""
    parameters = position.parameters
    if position.phase == REFILL:
        return "elplan.summary.offers_es" if parameters.rotation != 0 else "elplan.summary.offers_en"
    if parameters.fixed_decks != 0:
        return "elplan.tutorial.decks"
    return "elplan.setup.offers" if parameters.rotation != 0 else "elplan.setup.offers_en"


def reshuffle(position: Position, kind: i64) -> None:
    """With no face-down card of a kind left, those face up are shuffled and turned down (elplan.summary.reshuffle)."""
    parameters = position.parameters
    if parameters.reshuffle == 0 or position.has_cards(kind, 0) or not position.has_cards(kind, 1):
        return
    for card in range(parameters.deck_start(kind), parameters.deck_start(kind + 1)):
        position.decks[card] = position.decks[parameters.card_count + card]
        position.decks[parameters.card_count + card] = 0
    position.tell("reshuffled", "elplan.summary.reshuffle", kind)
