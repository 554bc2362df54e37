"""From a verb to the rule that does it."""

from mypy_extensions import i64

from sobremesa.games.deuda.engine import actions
from sobremesa.games.deuda.engine.numbers import CASH_DIE, FLIGHT_DIE, HAT, ORDER_DIE
from sobremesa.games.deuda.engine.rules.answers import decline, done, pass_on, say_no, say_yes
from sobremesa.games.deuda.engine.rules.barrier import propose_lift
from sobremesa.games.deuda.engine.rules.build import build, claim, is_paid, is_vote
from sobremesa.games.deuda.engine.rules.conditions import draw_condition, dump
from sobremesa.games.deuda.engine.rules.deals import (
    LAND_TERM,
    MONEY_TERM,
    PROMISE_TERM,
    RELEASE_TERM,
    add_term,
    drop_term,
)
from sobremesa.games.deuda.engine.rules.debt import borrow, repay
from sobremesa.games.deuda.engine.rules.embargo import bid
from sobremesa.games.deuda.engine.rules.meeting import (
    CLUB_PROPOSAL,
    STOP_PROPOSAL,
    abandon,
    begin_deal,
    counter,
    offer,
    propose,
)
from sobremesa.games.deuda.engine.rules.pay import pay_gold, pay_money, put_up
from sobremesa.games.deuda.engine.rules.piracy import pirate
from sobremesa.games.deuda.engine.rules.solidarity import draw_solidarity
from sobremesa.games.deuda.engine.rules.squares import flee, use_card
from sobremesa.games.deuda.engine.rules.trade import buy, sell
from sobremesa.games.deuda.engine.rules.turn import move_hat, roll, roll_for_cash, roll_for_start, throw
from sobremesa.games.deuda.engine.rules.vote import put_to_vote
from sobremesa.games.deuda.engine.state import Position


def do(position: Position, verb: i64, a: i64, b: i64, c: i64, action: i64) -> None:
    """Do what the verb says."""
    if verb <= actions.CONDITION:
        do_chance(position, verb, a, b)
    elif verb == actions.ROLL:
        roll(position)
    elif verb == actions.LOAN:
        borrow(position, a * 50)
    elif verb == actions.BUILD:
        if is_paid(position) and is_vote(position):
            put_to_vote(position, action)
        else:
            build(position, a, b)
    elif verb == actions.BUY:
        if is_vote(position):
            put_to_vote(position, action)
        else:
            buy(position)
    elif verb == actions.SELL:
        sell(position)
    elif verb == actions.GOLD:
        pay_gold(position)
    elif verb == actions.CASH:
        pay_money(position)
    elif verb == actions.DECLINE:
        decline(position)
    elif verb == actions.REPAY:
        repay(position, a * 50)
    elif verb == actions.BID:
        bid(position, a * 50)
    elif verb == actions.PASS:
        pass_on(position)
    elif verb == actions.DONE:
        done(position)
    elif verb == actions.ACCEPT:
        say_yes(position)
    elif verb == actions.REFUSE:
        say_no(position)
    elif verb == actions.PIRATE:
        pirate(position, a)
    elif verb == actions.AUCTION:
        put_up(position, a)
    elif verb == actions.LIFT:
        if is_vote(position):
            put_to_vote(position, action)
        else:
            propose_lift(position, a, b, c)
    elif verb == actions.CLAIM:
        claim(position, a)
    elif verb == actions.USE:
        use_card(position)
    elif verb == actions.DUMP:
        dump(position, a)
    else:
        do_pact(position, verb, a, b, c)


def do_chance(position: Position, verb: i64, a: i64, b: i64) -> None:
    """Dice and cards."""
    if verb == actions.DICE:
        if position.now() == HAT:
            move_hat(position, a + b)
        else:
            throw(position, a + b, 2)
    elif verb == actions.DIE:
        now = position.now()
        if now == FLIGHT_DIE:
            flee(position, a)
        elif now == CASH_DIE:
            roll_for_cash(position, a)
        elif now == ORDER_DIE:
            roll_for_start(position, a)
        else:
            throw(position, a, 1)
    elif verb == actions.SOLIDARITY:
        draw_solidarity(position, a)
    else:
        draw_condition(position, a)


def do_pact(position: Position, verb: i64, a: i64, b: i64, c: i64) -> None:
    """Proposals and the terms of a deal."""
    if verb == actions.UNION:
        propose(position, a)
    elif verb == actions.CLUB:
        propose(position, CLUB_PROPOSAL)
    elif verb == actions.STOP:
        propose(position, STOP_PROPOSAL)
    elif verb == actions.DEAL:
        begin_deal(position)
    elif verb == actions.GIVE:
        add_term(position, LAND_TERM, position.owner(a), b, a)
    elif verb == actions.MONEY:
        add_term(position, MONEY_TERM, a, b, c)
    elif verb == actions.PROMISE:
        add_term(position, PROMISE_TERM, a, b, 0)
    elif verb == actions.RELEASE:
        add_term(position, RELEASE_TERM, a, b, 0)
    elif verb == actions.DROP:
        drop_term(position, a)
    elif verb == actions.OFFER:
        offer(position)
    elif verb == actions.COUNTER:
        counter(position)
    else:
        abandon(position)
