"""From an action to the reason against it: asks the predicate of its verb."""

from mypy_extensions import i64

from sobremesa.core.packing import first, pack, second, third, verb_of
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.games.deuda.engine import actions
from sobremesa.games.deuda.engine.actions import FINE, OTHER_MOMENT
from sobremesa.games.deuda.engine.numbers import BIT, DEALING, DRAWING, SOLIDARITY_PILE, TERMS
from sobremesa.games.deuda.engine.parameters import LANDS
from sobremesa.games.deuda.engine.rules.answers import why_not_answer, why_not_decline, why_not_done, why_not_pass
from sobremesa.games.deuda.engine.rules.barrier import why_not_lift
from sobremesa.games.deuda.engine.rules.build import why_not_build, why_not_claim
from sobremesa.games.deuda.engine.rules.conditions import why_not_dump
from sobremesa.games.deuda.engine.rules.deals import (
    why_not_drop,
    why_not_give,
    why_not_money,
    why_not_offer,
    why_not_promise,
    why_not_release,
)
from sobremesa.games.deuda.engine.rules.debt import why_not_loan, why_not_repay
from sobremesa.games.deuda.engine.rules.embargo import why_not_bid
from sobremesa.games.deuda.engine.rules.listing import throws_two
from sobremesa.games.deuda.engine.rules.meeting import why_not_club, why_not_counter, why_not_speak, why_not_stop
from sobremesa.games.deuda.engine.rules.pay import why_not_auction, why_not_gold
from sobremesa.games.deuda.engine.rules.pay import why_not_money as why_not_cash
from sobremesa.games.deuda.engine.rules.piracy import why_not_pirate
from sobremesa.games.deuda.engine.rules.squares import why_not_use
from sobremesa.games.deuda.engine.rules.trade import why_not_buy, why_not_sell
from sobremesa.games.deuda.engine.rules.turn import why_not_roll
from sobremesa.games.deuda.engine.rules.union import why_not_union
from sobremesa.games.deuda.engine.state import Position


def fits(position: Position, verb: i64, a: i64, b: i64, c: i64) -> bool:
    """Tell whether the arguments of a verb name things that exist."""
    if verb == actions.LIFT:
        return True
    if verb == actions.MONEY:
        return a < position.players and b < position.players
    if c != 0:
        return False
    if verb == actions.DICE:
        return 1 <= a <= 6 and 1 <= b <= 6
    if verb == actions.BUILD:
        return a < LANDS and b <= 1
    if verb == actions.GIVE:
        return a < LANDS and b < position.players
    if verb == actions.PROMISE or verb == actions.RELEASE:
        # Between the same two it is the same promise: the notation writes the lower seat first.
        return a <= b < position.players
    if b != 0:
        return False
    if verb == actions.LOAN or verb == actions.REPAY or verb == actions.BID:
        return True
    if verb == actions.DIE:
        return 1 <= a <= 6
    if verb == actions.SOLIDARITY or verb == actions.CONDITION:
        return a < position.parameters.cards[verb - actions.SOLIDARITY]
    if verb == actions.CLAIM or verb == actions.AUCTION or verb == actions.DUMP:
        return a < LANDS
    if verb == actions.PIRATE:
        return a <= 1
    if verb == actions.UNION:
        return a < 16
    if verb == actions.DROP:
        return 1 <= a <= TERMS
    return a == 0


def reason(position: Position, action: i64) -> i64:
    """Return the reason against an action, FINE if there is none."""
    verb = verb_of(action)
    a, b, c = first(action), second(action), third(action)
    if action < 0 or verb > actions.LAST_VERB or pack(verb, a, b, c) != action or not fits(position, verb, a, b, c):
        return actions.NO_SUCH_ACTION
    if position.turn == OVER:
        return actions.GAME_OVER
    if verb <= actions.CONDITION:
        return against_chance(position, verb, a)
    if position.turn == CHANCE:
        return OTHER_MOMENT
    if verb == actions.ROLL:
        return why_not_roll(position)
    if verb == actions.LOAN:
        return why_not_loan(position, a * 50)
    if verb == actions.BUILD:
        return why_not_build(position, a, b)
    if verb == actions.LIFT:
        return why_not_lift(position, a, b, c)
    if verb == actions.BUY:
        return why_not_buy(position)
    if verb == actions.SELL:
        return why_not_sell(position)
    if verb == actions.PIRATE:
        return why_not_pirate(position, a)
    if verb == actions.GOLD:
        return why_not_gold(position)
    if verb == actions.CASH:
        return why_not_cash(position)
    if verb == actions.REPAY:
        return why_not_repay(position, a * 50)
    if verb == actions.CLAIM:
        return why_not_claim(position, a)
    if verb == actions.USE:
        return why_not_use(position)
    if verb == actions.AUCTION:
        return why_not_auction(position, a)
    if verb == actions.BID:
        return why_not_bid(position, a * 50)
    if verb == actions.DUMP:
        return why_not_dump(position, a)
    return against_words(position, verb, a, b, c)


def against_chance(position: Position, verb: i64, a: i64) -> i64:
    """Dice and cards are chance's, and only what is being thrown or drawn."""
    if position.turn != CHANCE:
        return actions.CHANCE_ONLY
    if position.now() != DRAWING:
        return FINE if verb == (actions.DICE if throws_two(position) else actions.DIE) else OTHER_MOMENT
    pile = position.word(1)
    if verb != (actions.SOLIDARITY if pile == SOLIDARITY_PILE else actions.CONDITION):
        return OTHER_MOMENT
    unseen = position.piles[pile]
    there = position.top_card(pile) == a if unseen == 0 else unseen & BIT[a] != 0
    return FINE if there else actions.CARD_NOT_THERE


def against_words(position: Position, verb: i64, a: i64, b: i64, c: i64) -> i64:
    """Answers, proposals and the terms of a deal."""
    if verb == actions.PASS:
        return why_not_pass(position)
    if verb == actions.DECLINE:
        return why_not_decline(position)
    if verb == actions.DONE:
        return why_not_done(position)
    if verb == actions.ACCEPT or verb == actions.REFUSE:
        return why_not_answer(position)
    if verb == actions.COUNTER:
        return why_not_counter(position)
    if verb == actions.UNION:
        return why_not_union(position, a)
    if verb == actions.CLUB:
        return why_not_club(position)
    if verb == actions.STOP:
        return why_not_stop(position)
    if verb == actions.DEAL:
        return why_not_speak(position)
    if verb == actions.GIVE:
        return why_not_give(position, a, b)
    if verb == actions.MONEY:
        return why_not_money(position, a, b, c * 50)
    if verb == actions.PROMISE:
        return why_not_promise(position, a, b)
    if verb == actions.RELEASE:
        return why_not_release(position, a, b)
    if verb == actions.DROP:
        return why_not_drop(position, a)
    if verb == actions.OFFER:
        return why_not_offer(position)
    return FINE if position.now() == DEALING else OTHER_MOMENT
