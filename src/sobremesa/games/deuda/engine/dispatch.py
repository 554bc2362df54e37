"""From a verb to the rule that forbids it and the rule that does it; from what is on the agenda to the list of what may
be done and to what happens by itself. Nothing is decided here: only the chapters are called.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import NO_SUCH_ACTION, Range
from sobremesa.games.deuda.engine import actions, reasons
from sobremesa.games.deuda.engine import numbers as agenda
from sobremesa.games.deuda.engine.rules import (
    answers,
    barrier,
    build,
    cards,
    club,
    conditions,
    deals,
    debt,
    embargo,
    meeting,
    pay,
    piracy,
    setup,
    solidarity,
    squares,
    trade,
    turn,
    union,
)
from sobremesa.games.deuda.engine.state import Position

# -- why not ---------------------------------------------------------------------------------------


def exists(position: Position, verb: i64, a: i64, b: i64) -> bool:
    """Tell whether the countries and cards an action names are in this game: others have more of them."""
    players = position.players
    if verb == actions.SOLIDARITY or verb == actions.CONDITION:
        return a < position.parameters.cards[cards.pile_of(verb)]
    if verb == actions.GIVE:
        return b < players
    if verb == actions.MONEY or verb == actions.PROMISE or verb == actions.RELEASE:
        return a < players and b < players
    return True


def against(position: Position, verb: i64, a: i64, b: i64, c: i64) -> i64:
    """Return the reason against a well-formed action, FINE if there is none."""
    if not exists(position, verb, a, b):
        return NO_SUCH_ACTION
    if actions.is_chance(verb):
        if position.turn != CHANCE:
            return reasons.CHANCE_ONLY
        if verb == actions.CLOCK:
            return turn.why_not_clock(position)
        dice = verb == actions.DICE or verb == actions.DIE
        return turn.why_not_dice(position, verb) if dice else cards.why_not_card(position, verb, a)
    if position.turn == CHANCE:
        return reasons.OTHER_MOMENT
    if verb == actions.ROLL:
        return turn.why_not_roll(position)
    if verb == actions.LOAN:
        return debt.why_not_loan(position, a * 50)
    if verb == actions.BUILD:
        return build.why_not_build(position, a, b)
    if verb == actions.LIFT:
        return barrier.why_not_lift(position, a, b, c)
    if verb == actions.BUY:
        return trade.why_not_buy(position)
    if verb == actions.SELL:
        return trade.why_not_sell(position)
    if verb == actions.PIRATE:
        return piracy.why_not_pirate(position, a)
    if verb == actions.GOLD:
        return pay.why_not_gold(position)
    if verb == actions.CASH:
        return pay.why_not_cash(position)
    if verb == actions.REPAY:
        return debt.why_not_repay(position, a * 50)
    if verb == actions.CLAIM:
        return build.why_not_claim(position, a)
    if verb == actions.USE:
        return squares.why_not_use(position)
    if verb == actions.AUCTION:
        return pay.why_not_auction(position, a)
    if verb == actions.BID:
        return embargo.why_not_bid(position, a * 50)
    if verb == actions.DUMP:
        return conditions.why_not_dump(position, a)
    if verb == actions.PASS:
        return answers.why_not_pass(position)
    if verb == actions.DECLINE:
        return answers.why_not_decline(position)
    if verb == actions.DONE:
        return answers.why_not_done(position)
    if verb == actions.ACCEPT or verb == actions.REFUSE:
        return answers.why_not_answer(position)
    return against_pact(position, verb, a, b, c)


def against_pact(position: Position, verb: i64, a: i64, b: i64, c: i64) -> i64:
    """Proposals and the terms of a deal."""
    if verb == actions.UNION:
        return union.why_not_union(position, a)
    if verb == actions.CLUB:
        return club.why_not_club(position)
    if verb == actions.STOP:
        return meeting.why_not_stop(position)
    if verb == actions.DEAL:
        return deals.why_not_deal(position)
    if verb == actions.GIVE:
        return deals.why_not_give(position, a, b)
    if verb == actions.MONEY:
        return deals.why_not_money(position, a, b, c * 50)
    if verb == actions.PROMISE:
        return deals.why_not_promise(position, a, b)
    if verb == actions.RELEASE:
        return deals.why_not_release(position, a, b)
    if verb == actions.DROP:
        return deals.why_not_drop(position, a)
    if verb == actions.OFFER:
        return deals.why_not_offer(position)
    return deals.why_not_counter(position) if verb == actions.COUNTER else deals.why_not_abandon(position)


# -- what may be done ------------------------------------------------------------------------------


def list_outcomes(position: Position, buffer: "vec[i64]") -> i64:
    """Every outcome of the dice, the pile or the clock."""
    if position.now() == agenda.CLOCK:
        return turn.list_clock(buffer)
    return cards.list_cards(position, buffer) if position.now() == agenda.DRAWING else turn.list_dice(position, buffer)


def list_choices(position: Position, buffer: "vec[i64]") -> i64:
    """What the seat in turn may do, in the order in which it is offered."""
    now = position.now()
    count: i64 = 0
    if now == agenda.BEFORE:
        buffer[0] = actions.ROLL
        count = debt.list_loans(position, buffer, 1)
        count = build.list_builds(position, buffer, count)
        return barrier.list_lifts(position, buffer, count)
    if now == agenda.OWE:
        return pay.list_payment(position, buffer, 0)
    if now == agenda.LAND:
        return trade.list_land(position, buffer, 0)
    if now == agenda.MEETING:
        buffer[0] = actions.PASS
        buffer[1] = actions.DEAL
        count = union.list_unions(position, buffer, 2)
        count = club.list_club(position, buffer, count)
        return meeting.list_stop(position, buffer, count)
    if now == agenda.DEALING:
        return deals.list_terms(position, buffer, 0)
    if now == agenda.DUMPING:
        return conditions.list_dumps(position, buffer, 0)
    if now == agenda.ANSWER or now == agenda.VOTE or now == agenda.LIFTING or now == agenda.DIRECT_DEAL:
        return answers.list_answers(position, buffer, 0)
    # What can be left alone: last comes that it is.
    if now == agenda.REPAYING or now == agenda.AID:
        aid = now == agenda.AID
        count = build.list_builds(position, buffer, 0) if aid else debt.list_repayments(position, buffer, 0)
        buffer[count] = actions.DONE
        return count + 1
    if now == agenda.SALE:
        count = embargo.list_bids(position, buffer, 0)
        buffer[count] = actions.PASS
        return count + 1
    if now == agenda.PIRACY:
        count = piracy.list_piracies(position, buffer, 0)
    elif now == agenda.FLIGHT or now == agenda.COUP:
        buffer[0] = actions.USE
        count = 1
    else:
        if now == agenda.NATION:
            count = build.list_claims(position, buffer, 0)
        count = build.list_builds(position, buffer, count)
    return answers.list_decline(position, buffer, count)


def open_ranges(position: Position) -> list[Range]:
    """Return the choices of an amount that are open now."""
    if position.turn == CHANCE or position.turn == OVER:
        return []
    now = position.now()
    if now == agenda.BEFORE:
        return debt.loan_ranges(position) + barrier.share_ranges(position)
    if now == agenda.OWE:
        return debt.loan_ranges(position)
    if now == agenda.REPAYING:
        return debt.repayment_ranges(position)
    if now == agenda.SALE:
        return embargo.bid_ranges(position)
    return deals.money_ranges(position) if now == agenda.DEALING else []


# -- what it does ----------------------------------------------------------------------------------


def do(position: Position, verb: i64, a: i64, b: i64, c: i64) -> None:
    """Do what the verb says."""
    if actions.is_chance(verb):
        do_chance(position, verb, a, b)
    elif verb == actions.ROLL:
        turn.roll(position)
    elif verb == actions.LOAN:
        debt.borrow(position, a * 50)
    elif verb == actions.BUILD or verb == actions.BUY or verb == actions.LIFT:
        club.decide(position, pack(verb, a, b, c))
    elif verb == actions.SELL:
        trade.sell(position)
    elif verb == actions.GOLD:
        pay.pay_gold(position)
    elif verb == actions.CASH:
        pay.pay_cash(position)
    elif verb == actions.DECLINE:
        answers.decline(position)
    elif verb == actions.REPAY:
        debt.repay(position, a * 50)
    elif verb == actions.BID:
        embargo.bid(position, a * 50)
    elif verb == actions.PASS:
        answers.pass_on(position)
    elif verb == actions.DONE:
        answers.done(position)
    elif verb == actions.ACCEPT:
        answers.say_yes(position)
    elif verb == actions.REFUSE:
        answers.say_no(position)
    elif verb == actions.PIRATE:
        piracy.pirate(position, a)
    elif verb == actions.AUCTION:
        pay.put_up(position, a)
    elif verb == actions.CLAIM:
        build.claim(position, a)
    elif verb == actions.USE:
        squares.use_card(position)
    elif verb == actions.DUMP:
        conditions.dump(position, a)
    else:
        do_pact(position, verb, a, b, c)


def do_chance(position: Position, verb: i64, a: i64, b: i64) -> None:
    """Dice, cards and the clock."""
    now = position.now()
    if verb == actions.SOLIDARITY:
        solidarity.draw_solidarity(position, a)
    elif verb == actions.CONDITION:
        conditions.draw_condition(position, a)
    elif verb == actions.CLOCK:
        turn.look_at_clock(position, a)
    elif now == agenda.THROW:
        turn.throw(position, a, b)
    elif now == agenda.HAT:
        turn.move_hat(position, a + b)
    elif now == agenda.FLIGHT_DIE:
        squares.flee(position, a)
    elif now == agenda.CASH_DIE:
        setup.roll_for_cash(position, a)
    else:
        setup.roll_for_start(position, a)


def do_pact(position: Position, verb: i64, a: i64, b: i64, c: i64) -> None:
    """Proposals and the terms of a deal."""
    if verb == actions.UNION:
        union.propose_union(position, a)
    elif verb == actions.CLUB:
        club.propose_club(position)
    elif verb == actions.STOP:
        meeting.propose_stop(position)
    elif verb == actions.DEAL:
        deals.begin_deal(position)
    elif verb == actions.GIVE:
        deals.add_land(position, a, b)
    elif verb == actions.MONEY:
        deals.add_money(position, a, b, c)
    elif verb == actions.PROMISE:
        deals.add_promise(position, a, b)
    elif verb == actions.RELEASE:
        deals.add_release(position, a, b)
    elif verb == actions.DROP:
        deals.drop_term(position, a)
    elif verb == actions.OFFER:
        deals.offer(position)
    elif verb == actions.COUNTER:
        deals.counter(position)
    else:
        deals.abandon(position)


# -- what happens by itself ------------------------------------------------------------------------


def step(position: Position) -> bool:
    """Deal with the last entry of the agenda. Tell whether somebody, or chance, must act on it."""
    now = position.now()
    if now == agenda.MOVING:
        turn.advance(position)
    elif now == agenda.SQUARE:
        squares.land(position)
    elif now == agenda.ENDING:
        turn.end_turn(position)
    elif now == agenda.TURN:
        turn.begin_turn(position)
    elif now == agenda.BEFORE:
        return turn.before_dice(position)
    elif now == agenda.OWE:
        return pay.settle(position)
    elif now == agenda.THROW or now == agenda.HAT:
        position.turn = CHANCE
        return True
    elif now == agenda.DRAWING:
        return cards.offer_pile(position)
    elif now == agenda.LAND:
        return trade.offer_land(position)
    elif now == agenda.PIRACY:
        return piracy.offer_piracy(position)
    elif now == agenda.AT_IMF:
        pay.settle_lap(position)
    elif now == agenda.REPAYING:
        return debt.offer_repayment(position)
    elif now == agenda.BUILT:
        build.finish(position)
    elif now == agenda.TAKE:
        trade.take_land(position)
    elif now == agenda.AFTER:
        debt.after_payment(position)
    elif now == agenda.SALE:
        return embargo.hold_sale(position)
    elif now == agenda.SEIZE:
        piracy.seize(position)
    elif now == agenda.LOWER:
        barrier.lower(position)
    else:
        return step_to_question(position)
    return False


def step_to_question(position: Position) -> bool:
    """What a square, a card or other people ask."""
    now = position.now()
    if now == agenda.MEETING:
        return meeting.hear(position)
    if now == agenda.AID:
        return build.offer_aid(position)
    if now == agenda.NATION:
        return build.offer_nation(position)
    if now == agenda.FREE:
        return build.offer_free(position)
    if now == agenda.FLIGHT:
        return squares.offer_flight_card(position)
    if now == agenda.COUP:
        return squares.offer_coup_card(position)
    if now == agenda.DIRECT_DEAL:
        return conditions.offer_direct(position)
    if now == agenda.DUMPING:
        return conditions.offer_dump(position)
    if now == agenda.FLIGHT_DIE or now == agenda.CASH_DIE or now == agenda.ORDER_DIE or now == agenda.CLOCK:
        position.turn = CHANCE
    else:
        # An answer, a vote, a share, a deal being written.
        position.turn = position.who()
    return True
