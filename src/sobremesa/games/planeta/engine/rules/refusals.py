"""From a reason to the refusal a person is shown: its rule, and the numbers that explain it."""

from mypy_extensions import i64

from sobremesa.core.events import Refusal
from sobremesa.core.packing import first, second, verb_of
from sobremesa.games.planeta.engine import reasons
from sobremesa.games.planeta.engine.actions import PLAY, SEARCH
from sobremesa.games.planeta.engine.numbers import BANK_BOX, FUEL_BOX, FULL, HIGHEST, RECRUIT_BOX
from sobremesa.games.planeta.engine.state import Position


def refusal(position: Position, number: i64, action: i64) -> Refusal:
    """Return the refusal for a reason against an action."""
    reason = reasons.REASONS[int(number)]
    rule = reason.rule_for(int(verb_of(action)))
    return Refusal(reason.family, reason.code, rule, details(position, number, action))


def details(position: Position, reason: i64, action: i64) -> list[int]:
    """Return what the sentence needs: who, where, how much."""
    verb, a, b = verb_of(action), int(first(action)), int(second(action))
    boxes = position.parameters.boxes
    if reason == reasons.NO_ROUTE:
        return [a, int(position.place(a)), b]
    if reason == reasons.PLACE_TAKEN:
        return [b, next(ship for ship in range(3) if position.place(ship) == b)]
    if reason == reasons.ONLY_SAME_SHIP:
        return [int(position.moved)]
    if reason in (reasons.MOVED, reasons.MOVE_AGAIN, reasons.BARRED):
        ship = position.moved
        planet = position.place(ship)
        return [int(ship), int(planet), int(HIGHEST[position.marks[planet]])]
    if reason == reasons.TANK_FULL:
        return [a, FULL]
    if reason == reasons.TEAM_EMPTY:
        return [a if verb == SEARCH else int(position.moved)]
    if reason == reasons.NOT_IN_TEAM:
        return [a, int(position.moved)] if verb == PLAY else [b, a]
    if reason == reasons.NOT_THE_BEST:
        return [b, int(position.value(a, b)), int(position.best_value(a))]
    if reason == reasons.NO_RECRUIT_BOX:
        return [int(boxes[RECRUIT_BOX])]
    if reason == reasons.NO_FUEL_BOX:
        return [int(boxes[FUEL_BOX])]
    if reason == reasons.NO_BANK_BOX:
        return [int(boxes[BANK_BOX])]
    if reason in (reasons.SHIP_BROKEN, reasons.MOVED_LAST_TURN, reasons.NOT_BROKEN, reasons.CARD_NOT_THERE):
        return [a]
    return []
