"""District 2, Administration: the processes of the plan."""

from mypy_extensions import i64

from sobremesa.games.elplan.engine.actions import (
    CANNOT_PAY,
    FINE,
    IDEA_LATER,
    IS_EMPTY,
    IS_FILLED,
    IS_IDEA,
    LOCKED,
    NO_IDEA,
    NO_SUCH_ROW,
    OTHER_PHASE,
    STAGE_OVER,
)
from sobremesa.games.elplan.engine.columns import BIT, ENERGY, HUMAN, INCOME, MONEY, PLAY_SIGN, THREE
from sobremesa.games.elplan.engine.numbers import (
    ACTIVATE,
    ADMINISTRATION,
    D2,
    D3,
    IDEAS,
    INVESTMENT,
    NOT_YET,
    PLAN,
    ROW_IDEAS,
    ROW_LOCKS,
    ROWS,
    SEAT,
    SPACE,
    TAKE_BACK,
)
from sobremesa.games.elplan.engine.rules.effects import owes_toll
from sobremesa.games.elplan.engine.state import Position

__all__ = [
    "empty_row",
    "enable_administration",
    "fill_row",
    "help_out",
    "rows_to_empty",
    "rows_to_fill",
    "swap_row",
    "why_not_empty_row",
    "why_not_fill_row",
    "why_not_idea",
    "why_not_lay",
    "why_not_stage",
    "why_not_swap_row",
    "why_not_take_off",
    "why_not_work",
]


def enable_administration(position: Position) -> None:
    """Tokens of earlier periods may move again (elplan.d2.locked); income cards pay (elplan.d2.income); the space
    gives 1 human capital (elplan.d2.opportunity).
    """
    for n in range(position.parameters.players):
        seat = position.seat_at(n)
        position.put(seat, ROW_LOCKS, 0)
        for i in range(position.held(seat)):
            position.unlock(seat, i)
            if position.parameters.income[position.card_at(seat, i)] != 0:
                pay_income(position, seat, i)
        if D2 <= position.get(seat, SPACE) < D3 and not owes_toll(position, seat):
            help_out(position, seat)


def pay_income(position: Position, seat: i64, i: i64) -> None:
    """A card active when District 2 is enabled pays 1 token (elplan.d2.income): energy (elplan.card.central_energia,
    elplan.card.solar_panels), human capital (elplan.card.comite_emprendedor, elplan.card.robot), money
    (elplan.card.estrategia_rse, elplan.card.investor).
    """
    card = position.card_at(seat, i)
    for resource in range(THREE):
        number = position.parameters.card(card, INCOME + resource)
        if number > 0 and position.is_active(seat, i):
            position.gain(seat, resource, number)
            position.tell("income", "elplan.d2.income", seat, position.parameters.named(card), resource)


def help_out(position: Position, seat: i64) -> None:
    """The District 2 space gives 1 human capital (elplan.d2.opportunity)."""
    position.gain(seat, HUMAN)
    position.tell("took", "elplan.d2.opportunity", seat, 1, HUMAN)


def why_not_stage(position: Position, stage: i64) -> i64:
    """Within a turn the actions come in any order; option `d2_order = printed`: as numbered (elplan.d2.any_order)."""
    if position.phase != ADMINISTRATION:
        return OTHER_PHASE
    if position.parameters.printed_order != 0 and stage < position.stage:
        return STAGE_OVER
    return FINE


def why_not_work(position: Position, card: i64) -> i64:
    """Tokens go on in District 2 (elplan.d2.activate), or in District 3 on the card just acquired if it has the play
    sign (elplan.d3.activate_later).
    """
    if position.phase == INVESTMENT and position.fresh != NOT_YET:
        if card != position.fresh:
            return OTHER_PHASE
        return FINE if position.parameters.card(card, PLAY_SIGN) != 0 else OTHER_PHASE
    return why_not_stage(position, ACTIVATE)


def why_not_idea(position: Position) -> i64:
    """An Idea may stand in for a resource (elplan.d2.idea_wildcard); option `idea_at_once`: also in District 3."""
    if position.phase == INVESTMENT and position.parameters.idea_at_once == 0:
        return IDEA_LATER
    return FINE if position.get(position.turn, IDEAS) > 0 else NO_IDEA


# -- rows of the plan ------------------------------------------------------------------------------


def tell_row(position: Position, kind: str, rule: str, row: i64, idea: i64 = 0) -> None:
    """Say which row, by its resource and its process."""
    if position.journal is None:
        return
    plan = position.plan(position.turn)
    position.tell(kind, rule, row, position.parameters.pays(plan, row), position.parameters.process(plan, row), idea)


def why_not_empty_row(position: Position, row: i64) -> i64:
    """A player may take back tokens of earlier periods (elplan.d2.deactivate, elplan.d2.locked)."""
    reason = why_not_stage(position, TAKE_BACK)
    if reason != FINE:
        return reason
    if row >= position.parameters.rows(position.plan(position.turn)):
        return NO_SUCH_ROW
    return why_not_take_off(position, row)


def why_not_take_off(position: Position, row: i64) -> i64:
    """A token lies there, and was not laid this period (elplan.d2.locked)."""
    if position.get(position.turn, ROWS) & BIT[row] == 0:
        return IS_EMPTY
    return FINE if rows_to_empty(position) & BIT[row] != 0 else LOCKED


def rows_to_empty(position: Position) -> i64:
    """Return the rows, as bits, whose tokens were not laid this period (elplan.d2.locked)."""
    base = position.turn * SEAT
    return position.seats[base + ROWS] & ~position.seats[base + ROW_LOCKS]


def empty_row(position: Position, row: i64) -> None:
    """The token of a process comes back (elplan.d2.deactivate)."""
    seat = position.turn
    position.put(seat, ROWS, position.get(seat, ROWS) ^ BIT[row])
    if position.get(seat, ROW_IDEAS) & BIT[row] != 0:
        position.put(seat, ROW_IDEAS, position.get(seat, ROW_IDEAS) ^ BIT[row])
        position.add(seat, IDEAS, 1)
    else:
        position.gain(seat, position.parameters.pays(position.plan(seat), row))
    position.stage = TAKE_BACK
    tell_row(position, "emptied-row", "elplan.d2.deactivate", row)


def why_not_fill_row(position: Position, row: i64, idea: i64) -> i64:
    """A process is activated with the token of the printed resource (elplan.d2.activate) or an Idea
    (elplan.d2.idea_wildcard).
    """
    reason = why_not_stage(position, ACTIVATE)
    if reason != FINE:
        return reason
    if row >= position.parameters.rows(position.plan(position.turn)):
        return NO_SUCH_ROW
    return why_not_lay(position, row, idea)


def why_not_lay(position: Position, row: i64, idea: i64) -> i64:
    """The row is empty, and the token or the Idea lies idle (elplan.d2.activate)."""
    if position.get(position.turn, ROWS) & BIT[row] != 0:
        return IS_FILLED
    if idea != 0:
        return why_not_idea(position)
    return FINE if rows_to_fill(position) & BIT[row] != 0 else CANNOT_PAY


def rows_to_fill(position: Position) -> i64:
    """Return the empty rows, as bits, whose token lies idle (elplan.d2.activate)."""
    seats = position.seats
    base = position.turn * SEAT
    paid = position.parameters.paid
    at = seats[base + PLAN] * THREE
    rows: i64 = 0
    if seats[base + HUMAN] > 0:
        rows = paid[at]
    if seats[base + MONEY] > 0:
        rows |= paid[at + MONEY]
    if seats[base + ENERGY] > 0:
        rows |= paid[at + ENERGY]
    return rows & ~seats[base + ROWS]


def fill_row(position: Position, row: i64, idea: i64) -> None:
    """The process is active from now on (elplan.d2.activate)."""
    seat = position.turn
    position.put(seat, ROWS, position.get(seat, ROWS) | BIT[row])
    position.put(seat, ROW_LOCKS, position.get(seat, ROW_LOCKS) | BIT[row])
    if idea != 0:
        position.put(seat, ROW_IDEAS, position.get(seat, ROW_IDEAS) | BIT[row])
        position.add(seat, IDEAS, -1)
        tell_row(position, "filled-row", "elplan.d2.idea_wildcard", row, 1)
    else:
        position.pay(seat, position.parameters.pays(position.plan(seat), row))
        tell_row(position, "filled-row", "elplan.d2.activate", row)
    position.stage = ACTIVATE


def why_not_swap_row(position: Position, row: i64) -> i64:
    """An Idea may free a resource already lying there (elplan.d2.idea_wildcard)."""
    reason = why_not_stage(position, ACTIVATE)
    if reason != FINE:
        return reason
    seat = position.turn
    if row >= position.parameters.rows(position.plan(seat)):
        return NO_SUCH_ROW
    if position.get(seat, ROWS) & BIT[row] == 0:
        return IS_EMPTY
    if position.get(seat, ROW_IDEAS) & BIT[row] != 0:
        return IS_IDEA
    if position.get(seat, ROW_LOCKS) & BIT[row] != 0:
        return LOCKED
    return why_not_idea(position)


def swap_row(position: Position, row: i64) -> None:
    """The Idea lies there now, and is locked (elplan.d2.idea_wildcard)."""
    seat = position.turn
    position.gain(seat, position.parameters.pays(position.plan(seat), row))
    position.add(seat, IDEAS, -1)
    position.put(seat, ROW_IDEAS, position.get(seat, ROW_IDEAS) | BIT[row])
    position.put(seat, ROW_LOCKS, position.get(seat, ROW_LOCKS) | BIT[row])
    position.stage = ACTIVATE
    tell_row(position, "swapped-row", "elplan.d2.idea_wildcard", row)
