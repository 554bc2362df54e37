"""Reasons against an action, and the refusal a person is shown: family, code, rule and the numbers that explain it.

One predicate per verb returns a reason; the list of legal actions and `why_not` both ask that predicate.
"""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.events import ILLEGAL, MALFORMED, NOT_NOW, Refusal
from sobremesa.core.packing import first, second, verb_of
from sobremesa.core.state import GAME_OVER, NO_SUCH_ACTION
from sobremesa.games.planeta.engine.actions import DRAW, END, PLAY, ROLL, SEARCH
from sobremesa.games.planeta.engine.numbers import (
    BANK_BOX,
    BURN,
    CHOOSE,
    DEAL,
    DIE,
    ENLIST,
    FUEL_BOX,
    FULL,
    HIGHEST,
    RECRUIT_BOX,
)
from sobremesa.games.planeta.engine.state import Position

# The title's own; `core.state` has those that every title has.
CHANCE_ONLY: Final = 3
OTHER_PHASE: Final = 4
ROLLED: Final = 5
DEALING: Final = 6
DRAFTING: Final = 7
DRAFT_OVER: Final = 8
DIE_FIRST: Final = 9
RECRUIT_FIRST: Final = 10
MOVE_FIRST: Final = 11
MOVED: Final = 12
ROLL_FIRST: Final = 13
MUST_MOVE: Final = 14
MOVE_AGAIN: Final = 15
BARRED: Final = 16
SAME_CARD_TWICE: Final = 17
CARD_NOT_THERE: Final = 18
SHIP_BROKEN: Final = 19
MOVED_LAST_TURN: Final = 20
NO_ROUTE: Final = 21
PLACE_TAKEN: Final = 22
ONLY_SAME_SHIP: Final = 23
TEAM_EMPTY: Final = 24
NOT_IN_TEAM: Final = 25
NO_RECRUIT_BOX: Final = 26
RESERVE_EMPTY: Final = 27
NO_FUEL_BOX: Final = 28
TANK_FULL: Final = 29
NOT_THE_BEST: Final = 30
NO_BANK_BOX: Final = 31
NOT_BROKEN: Final = 32


class Reason:
    """A reason against an action: its refusal's family, code and rule, which against some verbs is another one."""

    def __init__(
        self, number: int, family: str, code: str, rule: str, rules_of_verbs: dict[int, str] | None = None
    ) -> None:
        self.number = number
        self.family = family
        self.code = code
        self.rule = rule
        self.rules_of_verbs: dict[int, str] = rules_of_verbs or {}


REASONS: Final = {
    reason.number: reason
    for reason in [
        Reason(NO_SUCH_ACTION, MALFORMED, "no-such-action", "planeta.turn.order"),
        Reason(GAME_OVER, NOT_NOW, "game-over", "planeta.end.when"),
        Reason(
            CHANCE_ONLY,
            NOT_NOW,
            "chance-only",
            "planeta.turn.order",
            {DRAW: "planeta.setup.deck", ROLL: "planeta.act.competence"},
        ),
        Reason(OTHER_PHASE, NOT_NOW, "other-phase", "planeta.turn.order"),
        Reason(ROLLED, NOT_NOW, "rolled", "planeta.turn.order", {END: "planeta.end.when"}),
        Reason(DEALING, NOT_NOW, "dealing", "planeta.draft.round"),
        Reason(DRAFTING, NOT_NOW, "drafting", "planeta.draft.round"),
        Reason(DRAFT_OVER, NOT_NOW, "draft-over", "planeta.draft.round"),
        Reason(DIE_FIRST, NOT_NOW, "die-first", "planeta.act.competence"),
        Reason(RECRUIT_FIRST, NOT_NOW, "recruit-first", "planeta.other.recruit"),
        Reason(MOVE_FIRST, NOT_NOW, "move-first", "planeta.turn.order"),
        Reason(MOVED, NOT_NOW, "moved", "planeta.turn.order"),
        Reason(ROLL_FIRST, NOT_NOW, "roll-first", "planeta.act.competence"),
        Reason(MUST_MOVE, NOT_NOW, "must-move", "planeta.turn.order"),
        Reason(MOVE_AGAIN, ILLEGAL, "move-again", "planeta.act.barred_returns"),
        Reason(BARRED, ILLEGAL, "barred", "planeta.act.hierarchy"),
        Reason(SAME_CARD_TWICE, ILLEGAL, "same-card-twice", "planeta.draft.round"),
        Reason(CARD_NOT_THERE, ILLEGAL, "card-not-there", "planeta.setup.deck"),
        Reason(SHIP_BROKEN, ILLEGAL, "ship-broken", "planeta.broken.rescue"),
        Reason(MOVED_LAST_TURN, ILLEGAL, "moved-last-turn", "planeta.move.different_ship"),
        Reason(NO_ROUTE, ILLEGAL, "no-route", "planeta.move.route"),
        Reason(PLACE_TAKEN, ILLEGAL, "place-taken", "planeta.move.route"),
        Reason(ONLY_SAME_SHIP, ILLEGAL, "only-same-ship", "planeta.act.barred_returns"),
        Reason(TEAM_EMPTY, ILLEGAL, "team-empty", "planeta.act.optional", {SEARCH: "planeta.other.refuel_search"}),
        Reason(NOT_IN_TEAM, ILLEGAL, "not-in-team", "planeta.act.value", {SEARCH: "planeta.other.refuel_search"}),
        Reason(NO_RECRUIT_BOX, ILLEGAL, "no-recruit-box", "planeta.other.recruit"),
        Reason(RESERVE_EMPTY, ILLEGAL, "reserve-empty", "planeta.other.recruit"),
        Reason(NO_FUEL_BOX, ILLEGAL, "no-fuel-box", "planeta.other.refuel_reserve"),
        Reason(
            TANK_FULL, ILLEGAL, "tank-full", "planeta.other.refuel_reserve", {SEARCH: "planeta.other.refuel_search"}
        ),
        Reason(NOT_THE_BEST, ILLEGAL, "not-the-best", "planeta.other.refuel_search"),
        Reason(NO_BANK_BOX, ILLEGAL, "no-bank-box", "planeta.broken.rescue"),
        Reason(NOT_BROKEN, ILLEGAL, "not-broken", "planeta.broken.rescue"),
    ]
}


def why_wait(position: Position) -> i64:
    """Before the turns comes the draft (planeta.draft.round), before all else what chance owes: a die
    (planeta.act.competence), a recruit (planeta.other.recruit); after the roll, a card (planeta.turn.order).
    """
    phase = position.phase
    if phase == BURN or phase == DEAL:
        return DEALING
    if phase == CHOOSE:
        return DRAFTING
    if phase == DIE:
        return DIE_FIRST
    return RECRUIT_FIRST if phase == ENLIST else ROLLED


def refusal(position: Position, reason: i64, action: i64) -> Refusal:
    """Return the refusal for a reason against an action."""
    against = REASONS[int(reason)]
    rule = against.rules_of_verbs.get(int(verb_of(action)), against.rule)
    return Refusal(against.family, against.code, rule, details(position, reason, action))


def details(position: Position, reason: i64, action: i64) -> list[int]:
    """Return what the sentence needs: who, where, how much."""
    verb, a, b = verb_of(action), int(first(action)), int(second(action))
    boxes = position.parameters.boxes
    if reason == NO_ROUTE:
        return [a, int(position.place(a)), b]
    if reason == PLACE_TAKEN:
        return [b, next(ship for ship in range(3) if position.place(ship) == b)]
    if reason == ONLY_SAME_SHIP:
        return [int(position.moved)]
    if reason in (MOVED, MOVE_AGAIN, BARRED):
        ship = position.moved
        planet = position.place(ship)
        return [int(ship), int(planet), int(HIGHEST[position.marks[planet]])]
    if reason == TANK_FULL:
        return [a, FULL]
    if reason == TEAM_EMPTY:
        return [a if verb == SEARCH else int(position.moved)]
    if reason == NOT_IN_TEAM:
        return [a, int(position.moved)] if verb == PLAY else [b, a]
    if reason == NOT_THE_BEST:
        return [b, int(position.value(a, b)), int(position.best_value(a))]
    if reason == NO_RECRUIT_BOX:
        return [int(boxes[RECRUIT_BOX])]
    if reason == NO_FUEL_BOX:
        return [int(boxes[FUEL_BOX])]
    if reason == NO_BANK_BOX:
        return [int(boxes[BANK_BOX])]
    if reason in (SHIP_BROKEN, MOVED_LAST_TURN, NOT_BROKEN, CARD_NOT_THERE):
        return [a]
    return []
