"""The reasons why an action is refused: a number for each, and what people are told for it.

One predicate per verb returns a reason; the list of legal actions and `why_not` both ask that predicate.
"""

from typing import Final

from sobremesa.core.events import ILLEGAL, MALFORMED, NOT_NOW, Reason
from sobremesa.core.state import GAME_OVER, NO_SUCH_ACTION
from sobremesa.games.planeta.engine.actions import DRAW, END, SEARCH

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


REASONS: Final = {
    NO_SUCH_ACTION: Reason(MALFORMED, "no-such-action", "planeta.turn.order"),
    GAME_OVER: Reason(NOT_NOW, "game-over", "planeta.end.when"),
    CHANCE_ONLY: Reason(NOT_NOW, "chance-only", "planeta.act.competence", {DRAW: "planeta.setup.deck"}),
    OTHER_PHASE: Reason(NOT_NOW, "other-phase", "planeta.turn.order"),
    ROLLED: Reason(NOT_NOW, "rolled", "planeta.turn.order", {END: "planeta.end.when"}),
    DEALING: Reason(NOT_NOW, "dealing", "planeta.draft.round"),
    DRAFTING: Reason(NOT_NOW, "drafting", "planeta.draft.round"),
    DRAFT_OVER: Reason(NOT_NOW, "draft-over", "planeta.draft.round"),
    DIE_FIRST: Reason(NOT_NOW, "die-first", "planeta.act.competence"),
    RECRUIT_FIRST: Reason(NOT_NOW, "recruit-first", "planeta.other.recruit"),
    MOVE_FIRST: Reason(NOT_NOW, "move-first", "planeta.turn.order"),
    MOVED: Reason(NOT_NOW, "moved", "planeta.turn.order"),
    ROLL_FIRST: Reason(NOT_NOW, "roll-first", "planeta.act.competence"),
    MUST_MOVE: Reason(NOT_NOW, "must-move", "planeta.turn.order"),
    MOVE_AGAIN: Reason(ILLEGAL, "move-again", "planeta.act.barred_returns"),
    BARRED: Reason(ILLEGAL, "barred", "planeta.act.hierarchy"),
    SAME_CARD_TWICE: Reason(ILLEGAL, "same-card-twice", "planeta.draft.round"),
    CARD_NOT_THERE: Reason(ILLEGAL, "card-not-there", "planeta.setup.deck"),
    SHIP_BROKEN: Reason(ILLEGAL, "ship-broken", "planeta.broken.rescue"),
    MOVED_LAST_TURN: Reason(ILLEGAL, "moved-last-turn", "planeta.move.different_ship"),
    NO_ROUTE: Reason(ILLEGAL, "no-route", "planeta.move.route"),
    PLACE_TAKEN: Reason(ILLEGAL, "place-taken", "planeta.move.route"),
    ONLY_SAME_SHIP: Reason(ILLEGAL, "only-same-ship", "planeta.act.barred_returns"),
    TEAM_EMPTY: Reason(ILLEGAL, "team-empty", "planeta.act.optional", {SEARCH: "planeta.other.refuel_search"}),
    NOT_IN_TEAM: Reason(ILLEGAL, "not-in-team", "planeta.act.value", {SEARCH: "planeta.other.refuel_search"}),
    NO_RECRUIT_BOX: Reason(ILLEGAL, "no-recruit-box", "planeta.other.recruit"),
    RESERVE_EMPTY: Reason(ILLEGAL, "reserve-empty", "planeta.other.recruit"),
    NO_FUEL_BOX: Reason(ILLEGAL, "no-fuel-box", "planeta.other.refuel_reserve"),
    TANK_FULL: Reason(ILLEGAL, "tank-full", "planeta.other.refuel_reserve", {SEARCH: "planeta.other.refuel_search"}),
    NOT_THE_BEST: Reason(ILLEGAL, "not-the-best", "planeta.other.refuel_search"),
    NO_BANK_BOX: Reason(ILLEGAL, "no-bank-box", "planeta.broken.rescue"),
    NOT_BROKEN: Reason(ILLEGAL, "not-broken", "planeta.broken.rescue"),
}
