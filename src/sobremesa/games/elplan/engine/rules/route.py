"""The route: from decision to decision, district by district, period by period. Everything nobody decides is here."""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.seats import CHANCE
from sobremesa.core.state import FINE
from sobremesa.games.elplan.engine.columns import (
    ASKS,
    NOTHING,
    PART_OPPORTUNITY,
    PART_SELLING,
    REWARDS,
    STEP_CUTBACK,
    STEP_OFFERS,
)
from sobremesa.games.elplan.engine.numbers import (
    ADMINISTRATION,
    ADVISER_USED,
    BIT,
    BUYING,
    CLOCK,
    CUTBACK,
    ENDED,
    EVENT,
    EVENT_CHOICE,
    FIRST_PLAYER,
    IGNORES,
    INNOVATION,
    INSURANCE,
    INVESTMENT,
    NOT_YET,
    OFFERING,
    OPPORTUNITY,
    PLANS,
    PRODUCTION,
    REFILL,
    SELLING,
    SOLD,
    SUBSIDY,
    TOLL_PAID,
    among,
)
from sobremesa.games.elplan.engine.rules.d1 import asked_for_choice, carry_out, may_ignore, prize
from sobremesa.games.elplan.engine.rules.d2 import enable_administration
from sobremesa.games.elplan.engine.rules.d3 import can_acquire, can_start
from sobremesa.games.elplan.engine.rules.d4 import can_produce
from sobremesa.games.elplan.engine.rules.d5 import can_buy, can_sell, close_sale
from sobremesa.games.elplan.engine.rules.d6 import enable_subsidies
from sobremesa.games.elplan.engine.rules.d7 import why_not_innovate
from sobremesa.games.elplan.engine.rules.end import end_game
from sobremesa.games.elplan.engine.rules.opportunity import stock_market
from sobremesa.games.elplan.engine.rules.summary import clear_board, cut_back, must_choose, pass_on
from sobremesa.games.elplan.engine.rules.toll import can_pay_toll
from sobremesa.games.elplan.engine.state import Position

CHANCE_FIRST: Final = [OFFERING, REFILL, EVENT, FIRST_PLAYER, CLOCK]
SEATS_ACT: Final = among([phase for phase in range(ENDED) if phase not in CHANCE_FIRST])
"""By phase: whether the seats act in it one after the other."""
CARDS_TURNED: Final = among([*CHANCE_FIRST, PLANS])
"""By phase: whether chance may have to act in it."""


def settle(position: Position) -> None:
    """Go on until a player has to decide, chance has to act, or the game is over (elplan.period.phases)."""
    players = position.parameters.players
    noted = True
    while position.phase != ENDED:
        phase = position.phase
        if CARDS_TURNED[phase] != 0 and waits_for_chance(position):
            position.turn = CHANCE
            return
        if position.nth < players and SEATS_ACT[phase] != 0:
            seat = position.seat_at(position.nth)
            if position.finished == 0:
                position.turn = seat
                if asks(position, seat):
                    return
            if phase == SELLING:
                position.turn = seat
                close_sale(position)
            elif phase == CUTBACK:
                cut_back(position, seat)
            position.nth += 1
            position.finished = 0
            if noted:
                # After the seat that acted come only such as have nothing to decide.
                forget(position)
                noted = False
        else:
            leave(position)


def waits_for_chance(position: Position) -> bool:
    """Cards are turned up when they are needed (elplan.setup.decks)."""
    phase = position.phase
    if phase == OFFERING:
        return position.empty_place() != NOTHING
    if phase == REFILL:
        return position.parameters.has(position.period, STEP_OFFERS) and position.empty_place() != NOTHING
    if phase == FIRST_PLAYER:
        return position.holder == NOT_YET
    if phase == EVENT:
        return position.event == NOTHING
    if phase == CLOCK:
        return position.finished == 0
    return (
        phase == PLANS
        and position.parameters.deal_plans != 0
        and position.nth < position.parameters.players
        and (position.finished == 0)
    )


def asks(position: Position, seat: i64) -> bool:
    """Tell whether a seat has anything to decide in this phase. Nobody is asked who has no choice."""
    phase = position.phase
    if phase == PLANS or phase == OPPORTUNITY or phase == ADMINISTRATION:
        return True
    if phase == INSURANCE:
        return may_ignore(position, seat)
    if phase == EVENT_CHOICE:
        return asked_for_choice(position, seat)
    if phase == INVESTMENT:
        if position.fresh != NOT_YET:
            return can_start(position, position.fresh)
        return can_acquire(position) or can_pay_toll(position)
    if phase == PRODUCTION:
        return can_produce(position, seat) or can_pay_toll(position)
    if phase == BUYING:
        return can_buy(position) or can_pay_toll(position)
    if phase == SELLING:
        return can_sell(position)
    if phase == SUBSIDY:
        return position.district(seat) == 6
    if phase == INNOVATION:
        return why_not_innovate(position) == FINE
    return must_choose(position, seat)


def forget(position: Position) -> None:
    """Clear what is noted about the turn of one seat in one district."""
    position.stage = 0
    position.liquidated = 0
    position.pointed = 0
    position.trade = NOT_YET
    position.discounted = 0
    position.made = 0
    position.fresh = NOT_YET


def enter(position: Position, phase: i64) -> None:
    """A phase begins with the holder of the turn token (elplan.period.order)."""
    position.phase = phase
    position.nth = 0
    position.finished = 0


def leave(position: Position) -> None:
    """All have finished the phase: the next one begins. Everyone buys before anyone sells (elplan.d5.two_passes).
    Districts not on the table are skipped (elplan.tutorial.phases).
    """
    phase = position.phase
    if phase == OFFERING:
        enter(position, FIRST_PLAYER if position.period == 0 else INVESTMENT)
    elif phase == FIRST_PLAYER:
        enter(position, PLANS)
    elif phase == PLANS:
        begin_period(position)
    elif phase == OPPORTUNITY:
        walk_to(position, 1)
    elif phase == EVENT:
        enter(position, INSURANCE)
    elif phase == INSURANCE:
        carry_out(position)
        if position.parameters.does(position.event, ASKS):
            enter(position, EVENT_CHOICE)
        else:
            walk_to(position, 2)
    elif phase == EVENT_CHOICE:
        walk_to(position, 2)
    elif phase == ADMINISTRATION:
        walk_to(position, 3)
    elif phase == INVESTMENT:
        walk_to(position, 4)
    elif phase == PRODUCTION:
        walk_to(position, 5)
    elif phase == BUYING and position.parameters.has(position.period, PART_SELLING):
        enter(position, SELLING)
    elif phase == BUYING or phase == SELLING:
        walk_to(position, 6)
    elif phase == SUBSIDY:
        walk_to(position, 7)
    elif phase == INNOVATION:
        begin_summary(position)
    elif phase == CLOCK:
        summarise(position)
    elif phase == CUTBACK:
        clear_board(position)
        enter(position, REFILL)
    else:
        pass_on(position)
        if position.period == position.parameters.periods:
            end_game(position)
        else:
            begin_period(position)


def walk_to(position: Position, district: i64) -> None:
    """The route token goes to the next district there is and enables it (elplan.period.enabled)."""
    parameters = position.parameters
    while district <= 7 and not parameters.has(position.period, BIT[district]):
        district += 1
    if district <= 7:
        position.tell("enabled", "elplan.period.enabled", district)
    if district == 1:
        enter(position, EVENT)
    elif district == 2:
        enable_administration(position)
        enter(position, ADMINISTRATION)
    elif district == 3:
        # The tutorial lays its first offers out only now (elplan.tutorial.decks).
        enter(position, OFFERING if parameters.offers_period == position.period else INVESTMENT)
    elif district == 4:
        enter(position, PRODUCTION)
    elif district == 5:
        enter(position, BUYING)
    elif district == 6:
        enable_subsidies(position)
        enter(position, SUBSIDY)
    elif district == 7:
        if parameters.does(position.event, REWARDS):
            prize(position)
        enter(position, INNOVATION)
    else:
        begin_summary(position)


def begin_period(position: Position) -> None:
    """Opportunity, Route, Summary (elplan.period.phases)."""
    position.period += 1
    position.exports = 0
    for seat in range(position.parameters.players):
        position.put(seat, IGNORES, 0)
        position.put(seat, TOLL_PAID, 0)
        position.put(seat, ADVISER_USED, 0)
        position.put(seat, SOLD, 0)
    whole = position.parameters.last_summary == 0
    position.tell("period", "elplan.period.phases" if whole else "elplan.tutorial.phases", position.period)
    stock_market(position)
    if position.parameters.has(position.period, PART_OPPORTUNITY):
        enter(position, OPPORTUNITY)
    else:
        walk_to(position, 1)


def begin_summary(position: Position) -> None:
    """After the last period there is no Summary (elplan.end.when), except in the tutorial (elplan.tutorial.summary). By
    the clock any period may be the last.
    """
    parameters = position.parameters
    if position.period == parameters.periods and parameters.last_summary == 0:
        end_game(position)
    elif parameters.clock != 0:
        enter(position, CLOCK)
    else:
        summarise(position)


def summarise(position: Position) -> None:
    """Cutback, then the table is made ready for the next period (elplan.summary.order)."""
    if position.parameters.has(position.period, STEP_CUTBACK):
        enter(position, CUTBACK)
    else:
        clear_board(position)
        enter(position, REFILL)
