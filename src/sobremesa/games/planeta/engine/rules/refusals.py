"""From a reason to the refusal a person is shown: family, code, rule and the numbers that explain it."""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.events import ILLEGAL, MALFORMED, NOT_NOW, Refusal
from sobremesa.core.packing import first, second, verb_of
from sobremesa.games.planeta.engine import actions
from sobremesa.games.planeta.engine.actions import DRAFT, DRAW, MOVE, PLAY, RECRUIT, ROLL, SEARCH
from sobremesa.games.planeta.engine.numbers import BANK_BOX, FUEL_BOX, FULL, HIGHEST, JOKER, RECRUIT_BOX
from sobremesa.games.planeta.engine.parameters import PLACES
from sobremesa.games.planeta.engine.state import Position

__all__ = ["fits", "refusal"]

REASONS: Final = {
    actions.NO_SUCH_ACTION: (MALFORMED, "no-such-action", "planeta.turn.order"),
    actions.CHANCE_ONLY: (NOT_NOW, "chance-only", "planeta.turn.order"),
    actions.OTHER_PHASE: (NOT_NOW, "other-phase", "planeta.turn.order"),
    actions.ROLLED: (NOT_NOW, "rolled", "planeta.turn.order"),
    actions.GAME_OVER: (NOT_NOW, "game-over", "planeta.end.when"),
    actions.DEALING: (NOT_NOW, "dealing", "planeta.draft.round"),
    actions.DRAFTING: (NOT_NOW, "drafting", "planeta.draft.round"),
    actions.DRAFT_OVER: (NOT_NOW, "draft-over", "planeta.draft.round"),
    actions.DIE_FIRST: (NOT_NOW, "die-first", "planeta.act.competence"),
    actions.RECRUIT_FIRST: (NOT_NOW, "recruit-first", "planeta.other.recruit"),
    actions.MOVE_FIRST: (NOT_NOW, "move-first", "planeta.turn.order"),
    actions.MOVED: (NOT_NOW, "moved", "planeta.turn.order"),
    actions.ROLL_FIRST: (NOT_NOW, "roll-first", "planeta.act.competence"),
    actions.MUST_MOVE: (NOT_NOW, "must-move", "planeta.turn.order"),
    actions.MOVE_AGAIN: (ILLEGAL, "move-again", "planeta.act.barred_returns"),
    actions.BARRED: (ILLEGAL, "barred", "planeta.act.hierarchy"),
    actions.SAME_CARD_TWICE: (ILLEGAL, "same-card-twice", "planeta.draft.round"),
    actions.CARD_NOT_THERE: (ILLEGAL, "card-not-there", "planeta.setup.deck"),
    actions.SHIP_BROKEN: (ILLEGAL, "ship-broken", "planeta.broken.rescue"),
    actions.MOVED_LAST_TURN: (ILLEGAL, "moved-last-turn", "planeta.move.different_ship"),
    actions.NO_ROUTE: (ILLEGAL, "no-route", "planeta.move.route"),
    actions.PLACE_TAKEN: (ILLEGAL, "place-taken", "planeta.move.route"),
    actions.ONLY_SAME_SHIP: (ILLEGAL, "only-same-ship", "planeta.act.barred_returns"),
    actions.TEAM_EMPTY: (ILLEGAL, "team-empty", "planeta.act.optional"),
    actions.NOT_IN_TEAM: (ILLEGAL, "not-in-team", "planeta.act.value"),
    actions.NO_RECRUIT_BOX: (ILLEGAL, "no-recruit-box", "planeta.other.recruit"),
    actions.RESERVE_EMPTY: (ILLEGAL, "reserve-empty", "planeta.other.recruit"),
    actions.NO_FUEL_BOX: (ILLEGAL, "no-fuel-box", "planeta.other.refuel_reserve"),
    actions.TANK_FULL: (ILLEGAL, "tank-full", "planeta.other.refuel_reserve"),
    actions.NOT_THE_BEST: (ILLEGAL, "not-the-best", "planeta.other.refuel_search"),
    actions.NO_BANK_BOX: (ILLEGAL, "no-bank-box", "planeta.broken.rescue"),
    actions.NOT_BROKEN: (ILLEGAL, "not-broken", "planeta.broken.rescue"),
}


# The same reason against another verb can be another rule.
OF_ITS_OWN: Final = {
    (actions.CHANCE_ONLY, DRAW): "planeta.setup.deck",
    (actions.CHANCE_ONLY, ROLL): "planeta.act.competence",
    (actions.ROLLED, actions.END): "planeta.end.when",
    (actions.TANK_FULL, SEARCH): "planeta.other.refuel_search",
    (actions.TEAM_EMPTY, SEARCH): "planeta.other.refuel_search",
    (actions.NOT_IN_TEAM, SEARCH): "planeta.other.refuel_search",
}


def fits(verb: i64, a: i64, b: i64, c: i64) -> bool:
    """Tell whether the arguments of a verb name things that exist."""
    if verb == DRAFT:
        return a <= 3 and b <= 3 and c <= 3
    if c != 0:
        return False
    if verb == MOVE:
        return a <= 2 and b < PLACES
    if verb == SEARCH:
        return a <= 2 and b < JOKER
    if b != 0:
        return False
    if verb == DRAW:
        return a <= JOKER + 1
    if verb == PLAY:
        return a < JOKER
    if verb == ROLL:
        return 1 <= a <= 6
    if verb >= RECRUIT and verb != actions.END:
        return a <= 2
    return a == 0


def refusal(position: Position, reason: i64, action: i64) -> Refusal:
    """Return the refusal for a reason against an action."""
    family, code, rule = REASONS[int(reason)]
    rule = OF_ITS_OWN.get((int(reason), int(verb_of(action))), rule)
    return Refusal(family, code, rule, numbers(position, reason, action))


def numbers(position: Position, reason: i64, action: i64) -> list[int]:
    """Return what the sentence needs: who, where, how much."""
    verb, a, b = verb_of(action), int(first(action)), int(second(action))
    boxes = position.chart.boxes
    if reason == actions.NO_ROUTE:
        return [a, int(position.place(a)), b]
    if reason == actions.PLACE_TAKEN:
        return [b, next(ship for ship in range(3) if position.place(ship) == b)]
    if reason == actions.ONLY_SAME_SHIP:
        return [int(position.moved)]
    if reason in (actions.MOVED, actions.MOVE_AGAIN, actions.BARRED):
        ship = position.moved
        planet = position.place(ship)
        return [int(ship), int(planet), int(HIGHEST[position.marks[planet]])]
    if reason == actions.TANK_FULL:
        return [a, FULL]
    if reason == actions.TEAM_EMPTY:
        return [a if verb == SEARCH else int(position.moved)]
    if reason == actions.NOT_IN_TEAM:
        return [a, int(position.moved)] if verb == PLAY else [b, a]
    if reason == actions.NOT_THE_BEST:
        return [b, int(position.value(a, b)), int(position.best_value(a))]
    if reason == actions.NO_RECRUIT_BOX:
        return [int(boxes[RECRUIT_BOX])]
    if reason == actions.NO_FUEL_BOX:
        return [int(boxes[FUEL_BOX])]
    if reason == actions.NO_BANK_BOX:
        return [int(boxes[BANK_BOX])]
    if reason in (actions.SHIP_BROKEN, actions.MOVED_LAST_TURN, actions.NOT_BROKEN, actions.CARD_NOT_THERE):
        return [a]
    return []
