"""Why not: which predicate is asked about an action."""

from mypy_extensions import i64

from sobremesa.core.packing import first, pack, second, third, verb_of
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.games.elplan.engine import actions
from sobremesa.games.elplan.engine.actions import FINE
from sobremesa.games.elplan.engine.numbers import ADMINISTRATION, BUYING, INNOVATION, INVESTMENT, SELLING, SUBSIDY
from sobremesa.games.elplan.engine.rules.d1 import why_not_event, why_not_give, why_not_ignore, why_not_take
from sobremesa.games.elplan.engine.rules.d2 import why_not_empty_row, why_not_fill_row, why_not_swap_row
from sobremesa.games.elplan.engine.rules.d2_cards import (
    why_not_activate,
    why_not_empty,
    why_not_empty_slot,
    why_not_fill_slot,
    why_not_swap,
)
from sobremesa.games.elplan.engine.rules.d2_trade import why_not_exchange, why_not_liquidate, why_not_repay
from sobremesa.games.elplan.engine.rules.d3 import why_not_acquire
from sobremesa.games.elplan.engine.rules.d4 import why_not_produce
from sobremesa.games.elplan.engine.rules.d5 import why_not_buy, why_not_buy_from, why_not_import
from sobremesa.games.elplan.engine.rules.d5_sell import why_not_sell, why_not_shelve
from sobremesa.games.elplan.engine.rules.d6 import why_not_subsidy
from sobremesa.games.elplan.engine.rules.d7 import why_not_innovate
from sobremesa.games.elplan.engine.rules.forms import fits
from sobremesa.games.elplan.engine.rules.opening import why_not_first, why_not_offer, why_not_plan
from sobremesa.games.elplan.engine.rules.opportunity import why_not_place
from sobremesa.games.elplan.engine.rules.outsourcing import why_not_point
from sobremesa.games.elplan.engine.rules.summary import why_not_keep
from sobremesa.games.elplan.engine.rules.toll import why_not_toll
from sobremesa.games.elplan.engine.state import Position

__all__ = ["reason"]


def reason(position: Position, action: i64) -> i64:
    """Return the reason against an action, FINE if there is none."""
    verb = verb_of(action)
    a, b, c = first(action), second(action), third(action)
    if action < 0 or verb > actions.LAST_VERB or pack(verb, a, b, c) != action or not fits(verb, a, b, c):
        return actions.NO_SUCH_ACTION
    if position.turn == OVER:
        return actions.GAME_OVER
    if verb <= actions.EVENT:
        if position.turn != CHANCE:
            return actions.CHANCE_ONLY
        if verb == actions.OFFER:
            return why_not_offer(position, a)
        if verb == actions.FIRST:
            return why_not_first(position, a)
        return why_not_event(position, a) if verb == actions.EVENT else why_not_plan(position, a)
    if position.turn == CHANCE:
        return actions.OTHER_PHASE
    if verb < actions.EMPTY_ROW:
        return reason_early(position, verb, a)
    if verb < actions.ACQUIRE:
        return reason_administration(position, verb, a, b, c)
    return reason_late(position, verb, a, b, c)


def reason_early(position: Position, verb: i64, a: i64) -> i64:
    """Preparation, placing and the event."""
    if verb == actions.PLAN:
        return why_not_plan(position, a)
    if verb == actions.PLACE:
        return why_not_place(position, a)
    if verb == actions.IGNORE or verb == actions.ACCEPT:
        return why_not_ignore(position)
    if verb == actions.TAKE:
        return why_not_subsidy(position, a) if position.phase == SUBSIDY else why_not_take(position, a)
    return why_not_give(position, a) if verb == actions.GIVE else why_not_toll(position, a)


def reason_administration(position: Position, verb: i64, a: i64, b: i64, c: i64) -> i64:
    """District 2."""
    if verb == actions.EMPTY_ROW:
        return why_not_empty_row(position, a)
    if verb == actions.FILL_ROW:
        return why_not_fill_row(position, a, b)
    if verb == actions.SWAP_ROW:
        return why_not_swap_row(position, a)
    if verb == actions.EMPTY:
        return why_not_empty(position, a)
    if verb == actions.ACTIVATE:
        return why_not_activate(position, a, b)
    if verb == actions.EMPTY_SLOT:
        return why_not_empty_slot(position, a, b)
    if verb == actions.FILL_SLOT:
        return why_not_fill_slot(position, a, b, c)
    if verb == actions.SWAP:
        return why_not_swap(position, a, b)
    if verb == actions.POINT:
        return why_not_point(position, a)
    if verb == actions.LIQUIDATE:
        return why_not_liquidate(position, a, b)
    return why_not_exchange(position, a, b, c) if verb == actions.EXCHANGE else why_not_repay(position)


def reason_late(position: Position, verb: i64, a: i64, b: i64, c: i64) -> i64:
    """Districts 3 to 7 and the Summary."""
    if verb == actions.ACQUIRE:
        return why_not_acquire(position, a, b)
    if verb == actions.PRODUCE:
        return why_not_produce(position, a, b)
    if verb == actions.BUY:
        return why_not_buy(position, a, b)
    if verb == actions.IMPORT:
        return why_not_import(position, a, b)
    if verb == actions.BUY_FROM:
        return why_not_buy_from(position, a, b, c)
    if verb == actions.SELL:
        return why_not_sell(position, a, b)
    if verb == actions.SHELVE:
        return why_not_shelve(position, a)
    if verb == actions.INNOVATE:
        return why_not_innovate(position)
    return why_not_keep(position, a, b, c) if verb == actions.KEEP else why_not_done(position)


def why_not_done(position: Position) -> i64:
    """Whoever has nothing more to do in a district says so (elplan.period.order)."""
    phase = position.phase
    if phase == ADMINISTRATION or phase == INVESTMENT or phase == BUYING or phase == SELLING:
        return FINE
    return FINE if phase == SUBSIDY or phase == INNOVATION else actions.OTHER_PHASE
