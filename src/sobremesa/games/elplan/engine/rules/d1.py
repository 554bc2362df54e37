"""District 1: the event of the month."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.rng import Rng
from sobremesa.core.state import FINE
from sobremesa.games.elplan.engine import actions, reasons
from sobremesa.games.elplan.engine.columns import (
    ANALYST,
    GAIN,
    GAIN_ANY,
    GAIN_D7,
    LOSE,
    LOSE_ANY,
    MARKET,
    NEGATIVE,
    NEUTRAL,
    NOTHING,
    RESET,
    SIGN,
    SUBSIDY_SPACES,
    SUBSIDY_TYPES,
    THREE,
    TOUCHES,
)
from sobremesa.games.elplan.engine.numbers import BIT, EVENT, EVENT_CHOICE, IGNORES, INSURANCE
from sobremesa.games.elplan.engine.rules.effects import PARTLY, in_force
from sobremesa.games.elplan.engine.state import Position


def why_not_event(position: Position, event: i64) -> i64:
    """The top event is turned up (elplan.d1.event); the tutorial's lie in order (elplan.tutorial.decks)."""
    if position.phase != EVENT:
        return reasons.OTHER_PHASE
    left = position.events_left
    if event >= position.parameters.event_count or left & BIT[event] == 0:
        return reasons.NOT_IN_THE_DECK
    if position.parameters.fixed_decks != 0 and left & (BIT[event] - 1) != 0:
        return reasons.NOT_IN_THE_DECK
    return FINE


def list_events(position: Position, buffer: "vec[i64]") -> i64:
    """Every event that may be on top (elplan.setup.events_es, elplan.setup.events_en)."""
    count: i64 = 0
    for event in range(position.parameters.event_count):
        if why_not_event(position, event) == FINE:
            buffer[count] = pack(actions.EVENT, event)
            count += 1
    return count


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
                return pack(actions.EVENT, event)
            left -= 1
    return NOTHING


def turn_up_event(position: Position, event: i64) -> None:
    """Everyone reads it (elplan.d1.event).

    Analista de riesgos, active now, keeps negative events away for the whole period (elplan.card.analista_riesgos).
    """
    position.event = event
    position.events_left ^= BIT[event]
    position.tell("event", "elplan.d1.event", position.parameters.named(event))
    if position.parameters.event(event, SIGN) == NEGATIVE:
        for seat in range(position.parameters.players):
            if position.has_active(seat, ANALYST) != 0:
                position.put(seat, IGNORES, 1)
                position.tell("spared", "elplan.card.analista_riesgos", seat)


def carry_out(position: Position) -> None:
    """What the event does at once: to the board in any case, to everyone who does not ignore it (elplan.d1.scope)."""
    parameters = position.parameters
    event = position.event
    spaces = parameters.event(event, SUBSIDY_SPACES)
    if parameters.event(event, SUBSIDY_TYPES) != 0:
        spaces = position.market_types()
    for i in range(spaces):
        position.set_subsidy(i, position.subsidy(i) + 1)
    if spaces > 0:
        rule = "elplan.d1.scope" if parameters.event(event, SUBSIDY_TYPES) == 0 else "elplan.card.sowing_season"
        position.tell("granted", rule, spaces)
    for product in range(THREE):
        number = parameters.event(event, MARKET + product)
        if number > 0:
            position.add_market(product, number)
            position.tell("arrived", "elplan.d1.scope", number, product)
    if parameters.does(event, TOUCHES):
        for n in range(parameters.players):
            touch(position, position.seat_at(n))


def touch(position: Position, seat: i64) -> None:
    """Nobody gives more than lies idle, and owes nothing (elplan.d1.shortfall)."""
    reset = in_force(position, seat, RESET)
    if reset > 0:
        for resource in range(THREE):
            position.pay(seat, resource, position.idle(seat, resource))
            position.gain(seat, resource, reset)
        position.tell("closed-year", "elplan.card.cierre_ano_fiscal", seat, reset)
    for resource in range(THREE):
        number = in_force(position, seat, GAIN + resource)
        if number > 0:
            position.gain(seat, resource, number)
            position.tell("took", "elplan.d1.scope", seat, number, resource)
        demanded = in_force(position, seat, LOSE + resource)
        number = min(demanded, position.idle(seat, resource))
        if number > 0:
            position.pay(seat, resource, number)
            rule = "elplan.d1.scope" if number == demanded else "elplan.d1.shortfall"
            position.tell("gave", rule, seat, number, resource)
    if in_force(position, seat, LOSE_ANY) != 0 and not asked_for_choice(position, seat):
        for resource in range(THREE):
            if position.idle(seat, resource) > 0:
                position.pay(seat, resource)
                position.tell("gave", "elplan.d1.scope", seat, 1, resource)
                # With nothing idle any more the seat is not asked either.
                break


def prize(position: Position) -> None:
    """What an event gives in District 7, before that district's rules (elplan.tutorial.event3)."""
    for n in range(position.parameters.players):
        seat = position.seat_at(n)
        for resource in range(THREE):
            number = in_force(position, seat, GAIN_D7 + resource)
            if number > 0:
                position.gain(seat, resource, number)
                position.tell("took", "elplan.tutorial.event3", seat, number, resource)


# -- who ignores it --------------------------------------------------------------------------------


def is_insured(position: Position, seat: i64) -> bool:
    """Tell whether a seat's entrepreneur stands in District 1 (elplan.d1.opportunity)."""
    return position.district(seat) == 1


def may_ignore(position: Position, seat: i64) -> bool:
    """The entrepreneur in District 1 may ignore any event (elplan.d1.opportunity), Analista de riesgos a neutral one
    (elplan.card.analista_riesgos).
    """
    if position.get(seat, IGNORES) != 0:
        return False
    if is_insured(position, seat):
        return True
    return position.parameters.event(position.event, SIGN) == NEUTRAL and position.has_active(seat, ANALYST) != 0


def why_not_ignore(position: Position) -> i64:
    """Decided when the event has been read, in turn order (elplan.d1.opportunity)."""
    if position.phase != INSURANCE:
        return reasons.OTHER_PHASE
    return FINE if may_ignore(position, position.turn) else reasons.NOT_TO_IGNORE


def list_ignoring(buffer: "vec[i64]") -> i64:
    """All or nothing (elplan.d1.opportunity)."""
    buffer[0] = actions.IGNORE
    buffer[1] = actions.ACCEPT
    return 2


def ignore(position: Position) -> None:
    """All or nothing, for the whole period (elplan.d1.opportunity)."""
    partly = is_insured(position, position.turn) and position.parameters.insured_partial != 0
    position.put(position.turn, IGNORES, PARTLY if partly else 1)
    position.finished = 1
    position.tell("ignored", ignoring_rule(position), position.parameters.named(position.event))


def accept(position: Position) -> None:
    """A player who could ignore the event takes it (elplan.d1.opportunity, elplan.card.analista_riesgos)."""
    position.finished = 1
    position.tell("accepted", ignoring_rule(position), position.parameters.named(position.event))


def ignoring_rule(position: Position) -> str:
    """Return the rule by which the seat in turn may ignore the event."""
    return "elplan.d1.opportunity" if is_insured(position, position.turn) else "elplan.card.analista_riesgos"


# -- choices an event gives ------------------------------------------------------------------------


def asked_for_choice(position: Position, seat: i64) -> bool:
    """Tell whether the event has the seat choose a resource (elplan.d1.scope)."""
    if in_force(position, seat, GAIN_ANY) != 0:
        return True
    if in_force(position, seat, LOSE_ANY) == 0:
        return False
    # With one kind idle there is nothing to choose; `d1.carry_out` has taken it already.
    kinds: i64 = 0
    for resource in range(THREE):
        if position.idle(seat, resource) > 0:
            kinds += 1
    return kinds > 1


def why_not_take(position: Position, resource: i64) -> i64:
    """Choices an event gives are made in turn order (elplan.d1.scope)."""
    if position.phase != EVENT_CHOICE or in_force(position, position.turn, GAIN_ANY) == 0:
        return reasons.OTHER_PHASE
    return FINE if resource < THREE else reasons.NOT_THAT_KIND


def take(position: Position, resource: i64) -> None:
    """One resource of choice (elplan.d1.scope)."""
    position.gain(position.turn, resource)
    position.finished = 1
    position.tell("took", "elplan.d1.scope", position.turn, 1, resource)


def why_not_give(position: Position, resource: i64) -> i64:
    """A player gives what lies idle (elplan.d1.shortfall)."""
    if position.phase != EVENT_CHOICE or in_force(position, position.turn, LOSE_ANY) == 0:
        return reasons.OTHER_PHASE
    return FINE if position.idle(position.turn, resource) > 0 else reasons.NOTHING_TO_GIVE


def give(position: Position, resource: i64) -> None:
    """One idle resource of choice (elplan.d1.scope)."""
    position.pay(position.turn, resource)
    position.finished = 1
    position.tell("gave", "elplan.d1.scope", position.turn, 1, resource)


def list_event_choices(position: Position, buffer: "vec[i64]") -> i64:
    """What the event lets the player choose (elplan.d1.scope)."""
    count: i64 = 0
    for resource in range(THREE):
        if why_not_take(position, resource) == FINE:
            buffer[count] = pack(actions.TAKE, resource)
            count += 1
        elif why_not_give(position, resource) == FINE:
            buffer[count] = pack(actions.GIVE, resource)
            count += 1
    return count
