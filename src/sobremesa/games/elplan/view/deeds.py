"""What may be done now in El Plan, laid out for a page: prices, previews, and why the rest may not be done."""

from collections.abc import Iterator, Sequence

from sobremesa.core.events import ILLEGAL
from sobremesa.core.packing import first, pack, second, third, verb_of
from sobremesa.core.scene import Choice
from sobremesa.core.vocabulary import Speech
from sobremesa.games.elplan.content.model import PROCESSES, RESOURCES
from sobremesa.games.elplan.engine import actions
from sobremesa.games.elplan.engine.numbers import (
    ADMINISTRATION,
    BUYING,
    CREDIT,
    CUTBACK,
    IDEAS,
    IMPORT_PRICE,
    INVESTMENT,
    MARKET_PRICE,
    OPPORTUNITY,
    PLACES,
    PLANS,
    SELLING,
)
from sobremesa.games.elplan.engine.rules.d4 import most_of
from sobremesa.games.elplan.engine.rules.d5 import price
from sobremesa.games.elplan.engine.rules.effects import processes
from sobremesa.games.elplan.engine.rules.refusals import tokens_needed
from sobremesa.games.elplan.engine.rules.summary import limit
from sobremesa.games.elplan.engine.state import Position
from sobremesa.games.elplan.view.desk import Deed, Desk, Hand, Use
from sobremesa.games.elplan.view.moment import PHASES
from sobremesa.games.elplan.view.vocabulary import SPACES, WORDS

__all__ = ["lay_out"]


def lay_out(position: Position, speech: Speech, choices: Sequence[Choice]) -> Desk | None:
    """Return what the player in turn has before them; nothing while chance or nobody is to act."""
    if position.turn < 0:
        return None
    seat, phase = int(position.turn), int(position.phase)
    return Desk(
        phase=PHASES[phase][0],
        seat=seat,
        hand=_hand(position, seat),
        deeds=(*(_may(position, choice) for choice in choices), *_may_not(position, speech)),
        prices=tuple(int(price(position, base, 0)) for base in (MARKET_PRICE, IMPORT_PRICE)) if phase == BUYING else (),
        interest=max(0, int(position.parameters.interest)),
        limit=int(limit(position, seat)) if phase == CUTBACK else 0,
        gives=_gives(position, speech) if phase == OPPORTUNITY else {},
    )


def _hand(position: Position, seat: int) -> Hand:
    has_plan = position.plan(seat) >= 0
    return Hand(
        idle=tuple(int(position.idle(seat, resource)) for resource in range(3)),
        ideas=int(position.get(seat, IDEAS)),
        processes=tuple(map(int, processes(position, seat))) if has_plan else (0, 0, 0, 0),
        makes=tuple(int(most_of(position, seat, which)) for which in (0, 1)) if has_plan else (0, 0),
    )


def _pays(position: Position, action: int) -> tuple[int, ...]:
    return tuple(tokens_needed(position, verb_of(action), int(first(action)), int(second(action)), int(third(action))))


def _may(position: Position, choice: Choice) -> Deed:
    return Deed(
        choice.action,
        choice.verb,
        {part.name: part.token for part in choice.parts},
        choice,
        _pays(position, choice.action),
        _after(position, choice.action),
        _uses(position, choice.action),
    )


def _after(position: Position, action: int) -> Hand | None:
    """What comes of it, tried on a copy; nothing once the turn has passed on."""
    if verb_of(action) in (actions.DONE, actions.PRODUCE, actions.KEEP, actions.PLAN, actions.PLACE):
        return None
    trial = position.copy()
    assert isinstance(trial, Position)
    trial.apply(action)
    goes_on = (trial.turn, trial.phase, trial.nth) == (position.turn, position.phase, position.nth)
    return _hand(trial, int(position.turn)) if goes_on else None


def _uses(position: Position, action: int) -> tuple[Use, ...]:
    if verb_of(action) != actions.PRODUCE:
        return ()
    seat = int(position.turn)
    plan, parameters = position.plan(seat), position.parameters
    active = [int(n) for n in processes(position, seat)]
    own, other = int(first(action)), int(second(action))
    found = []
    for i, name in enumerate(PROCESSES[:3]):
        needs = own * int(parameters.recipe(plan, 0, i)) + other * int(parameters.recipe(plan, 1, i))
        used = min(needs, active[i])
        found.append(Use(name, used, needs - used, active[i] - used))
    chosen = sum(use.chosen for use in found)
    return (*found, Use(PROCESSES[3], chosen, 0, active[3] - chosen))


# -- what one would think of, but may not do --------------------------------------------------------


def _may_not(position: Position, speech: Speech) -> Iterator[Deed]:
    for action in _thought_of(position):
        refusal = position.why_not(action)
        if refusal is not None and refusal.family == ILLEGAL:
            yield Deed(
                action,
                WORDS.arguments(action)[0].name,
                {part.name: part.token for part in WORDS.parts(speech, action)},
                pays=_pays(position, action),
                reason=WORDS.say_refusal(speech, refusal),
                rule=refusal.rule,
            )


def _thought_of(position: Position) -> Iterator[int]:
    """One plain action for each thing in sight that this moment is about, possible or not."""
    phase = position.phase
    if phase == PLANS:
        yield from (int(pack(actions.PLAN, i)) for i in range(int(position.parameters.plan_count)))
    elif phase == OPPORTUNITY:
        yield from (int(pack(actions.PLACE, i)) for i in range(len(SPACES)))
    elif phase == ADMINISTRATION:
        yield from _of_the_workshop(position)
    elif phase == INVESTMENT:
        places = [i for i in range(int(PLACES)) if position.offer(i) >= 0]
        for terms in (actions.PLAIN, actions.MONEY_OFF, actions.ENERGY_OFF, actions.ON_CREDIT):
            yield from (int(pack(actions.ACQUIRE, i, terms)) for i in places)
    elif phase == BUYING:
        yield from (int(pack(verb, i)) for verb in (actions.BUY, actions.IMPORT) for i in range(3))
    elif phase == SELLING:
        yield from (int(pack(actions.SELL, i, 1)) for i in range(3))


def _of_the_workshop(position: Position) -> Iterator[int]:
    seat = position.turn
    for row in range(int(position.parameters.rows(position.plan(seat)))):
        yield from (int(pack(verb, row)) for verb in (actions.FILL_ROW, actions.EMPTY_ROW))
    for i in range(int(position.held(seat))):
        card = int(position.card_at(seat, i))
        yield from (int(pack(verb, card)) for verb in (actions.ACTIVATE, actions.EMPTY, actions.LIQUIDATE))
        for slot in range(3):
            yield from (int(pack(verb, card, slot)) for verb in (actions.FILL_SLOT, actions.EMPTY_SLOT))
    if position.get(seat, CREDIT):
        yield int(actions.REPAY)


def _gives(position: Position, speech: Speech) -> dict[str, str]:
    """What each opportunity space gives, in the words of the edition."""
    parameters = position.parameters
    kinds = [speech.say(f"resource-{name}") for i, name in enumerate(RESOURCES) if int(parameters.subsidy) >> i & 1]
    also = "-and-liquidation" if parameters.liquidation_on_space else ""
    keys = {"d1": "d1", "d2": f"d2{also}", "d3a": "d3a", "d3b": "d3b", "d3c": "d3c", "d4": "d4", "d5": "d5"}
    return {
        space: speech.say(f"gives-{keys.get(space) or keys.get(space[:2], 'd6')}", kinds=", ".join(kinds))
        for space in SPACES
    }
