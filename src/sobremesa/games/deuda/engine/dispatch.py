"""From a verb to the rule that forbids it and the rule that does it; from what is on the agenda to the list of what may
be done and to what happens by itself. Nothing is decided here: only the chapters are called.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import NO_SUCH_ACTION, Range
from sobremesa.games.deuda.engine import actions
from sobremesa.games.deuda.engine import numbers as agenda
from sobremesa.games.deuda.engine.reasons import CHANCE_ONLY, OTHER_MOMENT
from sobremesa.games.deuda.engine.rules.answers import (
    decline,
    done,
    list_answers,
    list_decline,
    pass_on,
    say_no,
    say_yes,
    why_not_answer,
    why_not_decline,
    why_not_done,
    why_not_pass,
)
from sobremesa.games.deuda.engine.rules.barrier import list_lifts, lower, share_ranges, why_not_lift
from sobremesa.games.deuda.engine.rules.build import (
    claim,
    finish,
    list_builds,
    list_claims,
    offer_aid,
    offer_free,
    offer_nation,
    why_not_build,
    why_not_claim,
)
from sobremesa.games.deuda.engine.rules.cards import list_cards, offer_pile, pile_of, why_not_card
from sobremesa.games.deuda.engine.rules.club import decide, list_club, propose_club, why_not_club
from sobremesa.games.deuda.engine.rules.conditions import (
    draw_condition,
    dump,
    list_dumps,
    offer_direct,
    offer_dump,
    why_not_dump,
)
from sobremesa.games.deuda.engine.rules.deals import (
    MONEY_TERM,
    PROMISE_TERM,
    RELEASE_TERM,
    abandon,
    add_land,
    add_term,
    begin_deal,
    counter,
    drop_term,
    list_terms,
    money_ranges,
    offer,
    why_not_abandon,
    why_not_counter,
    why_not_deal,
    why_not_drop,
    why_not_give,
    why_not_money,
    why_not_offer,
    why_not_promise,
    why_not_release,
)
from sobremesa.games.deuda.engine.rules.debt import (
    after_payment,
    borrow,
    list_loans,
    list_repayments,
    loan_ranges,
    offer_repayment,
    repay,
    repayment_ranges,
    why_not_loan,
    why_not_repay,
)
from sobremesa.games.deuda.engine.rules.embargo import bid, bid_ranges, hold_sale, list_bids, why_not_bid
from sobremesa.games.deuda.engine.rules.meeting import hear, list_stop, propose_stop, why_not_stop
from sobremesa.games.deuda.engine.rules.pay import (
    list_payment,
    pay_gold,
    pay_money,
    put_up,
    settle,
    settle_lap,
    why_not_auction,
    why_not_gold,
)
from sobremesa.games.deuda.engine.rules.pay import why_not_money as why_not_cash
from sobremesa.games.deuda.engine.rules.piracy import list_piracies, offer_piracy, pirate, seize, why_not_pirate
from sobremesa.games.deuda.engine.rules.setup import roll_for_cash, roll_for_start
from sobremesa.games.deuda.engine.rules.solidarity import draw_solidarity
from sobremesa.games.deuda.engine.rules.squares import (
    flee,
    land,
    offer_coup_card,
    offer_flight_card,
    use_card,
    why_not_use,
)
from sobremesa.games.deuda.engine.rules.trade import list_land, offer_land, sell, take_land, why_not_buy, why_not_sell
from sobremesa.games.deuda.engine.rules.turn import (
    advance,
    before_dice,
    begin_turn,
    end_turn,
    list_dice,
    move_hat,
    roll,
    throw,
    why_not_dice,
    why_not_roll,
)
from sobremesa.games.deuda.engine.rules.union import list_unions, propose_union, why_not_union
from sobremesa.games.deuda.engine.state import Position

# -- why not ---------------------------------------------------------------------------------------


def exists(position: Position, verb: i64, a: i64, b: i64) -> bool:
    """Tell whether the countries and cards an action names are in this game: others have more of them."""
    players = position.players
    if verb == actions.SOLIDARITY or verb == actions.CONDITION:
        return a < position.parameters.cards[pile_of(verb)]
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
            return CHANCE_ONLY
        dice = verb == actions.DICE or verb == actions.DIE
        return why_not_dice(position, verb) if dice else why_not_card(position, verb, a)
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
    if verb == actions.PASS:
        return why_not_pass(position)
    if verb == actions.DECLINE:
        return why_not_decline(position)
    if verb == actions.DONE:
        return why_not_done(position)
    if verb == actions.ACCEPT or verb == actions.REFUSE:
        return why_not_answer(position)
    return against_pact(position, verb, a, b, c)


def against_pact(position: Position, verb: i64, a: i64, b: i64, c: i64) -> i64:
    """Proposals and the terms of a deal."""
    if verb == actions.UNION:
        return why_not_union(position, a)
    if verb == actions.CLUB:
        return why_not_club(position)
    if verb == actions.STOP:
        return why_not_stop(position)
    if verb == actions.DEAL:
        return why_not_deal(position)
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
    return why_not_counter(position) if verb == actions.COUNTER else why_not_abandon(position)


# -- what may be done ------------------------------------------------------------------------------


def list_outcomes(position: Position, buffer: "vec[i64]") -> i64:
    """Every outcome of the dice or the pile."""
    return list_cards(position, buffer) if position.now() == agenda.DRAWING else list_dice(position, buffer)


def list_choices(position: Position, buffer: "vec[i64]") -> i64:
    """What the seat in turn may do, in the order in which it is offered."""
    now = position.now()
    count: i64 = 0
    if now == agenda.BEFORE:
        buffer[0] = actions.ROLL
        count = list_loans(position, buffer, 1)
        count = list_builds(position, buffer, count)
        return list_lifts(position, buffer, count)
    if now == agenda.OWE:
        return list_payment(position, buffer, 0)
    if now == agenda.LAND:
        return list_land(position, buffer, 0)
    if now == agenda.MEETING:
        buffer[0] = actions.PASS
        buffer[1] = actions.DEAL
        count = list_unions(position, buffer, 2)
        count = list_club(position, buffer, count)
        return list_stop(position, buffer, count)
    if now == agenda.DEALING:
        return list_terms(position, buffer, 0)
    if now == agenda.DUMPING:
        return list_dumps(position, buffer, 0)
    if now == agenda.ANSWER or now == agenda.VOTE or now == agenda.LIFTING or now == agenda.DIRECT_DEAL:
        return list_answers(position, buffer, 0)
    # What can be left alone: last comes that it is.
    if now == agenda.REPAYING or now == agenda.AID:
        aid = now == agenda.AID
        count = list_builds(position, buffer, 0) if aid else list_repayments(position, buffer, 0)
        buffer[count] = actions.DONE
        return count + 1
    if now == agenda.SALE:
        count = list_bids(position, buffer, 0)
        buffer[count] = actions.PASS
        return count + 1
    if now == agenda.PIRACY:
        count = list_piracies(position, buffer, 0)
    elif now == agenda.FLIGHT or now == agenda.COUP:
        buffer[0] = actions.USE
        count = 1
    else:
        if now == agenda.NATION:
            count = list_claims(position, buffer, 0)
        count = list_builds(position, buffer, count)
    return list_decline(position, buffer, count)


def open_ranges(position: Position) -> list[Range]:
    """Return the choices of an amount that are open now."""
    if position.turn == CHANCE or position.turn == OVER:
        return []
    now = position.now()
    if now == agenda.BEFORE:
        return loan_ranges(position) + share_ranges(position)
    if now == agenda.OWE:
        return loan_ranges(position)
    if now == agenda.REPAYING:
        return repayment_ranges(position)
    if now == agenda.SALE:
        return bid_ranges(position)
    return money_ranges(position) if now == agenda.DEALING else []


# -- what it does ----------------------------------------------------------------------------------


def do(position: Position, verb: i64, a: i64, b: i64, c: i64) -> None:
    """Do what the verb says."""
    if actions.is_chance(verb):
        do_chance(position, verb, a, b)
    elif verb == actions.ROLL:
        roll(position)
    elif verb == actions.LOAN:
        borrow(position, a * 50)
    elif verb == actions.BUILD or verb == actions.BUY or verb == actions.LIFT:
        decide(position, pack(verb, a, b, c))
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
    now = position.now()
    if verb == actions.SOLIDARITY:
        draw_solidarity(position, a)
    elif verb == actions.CONDITION:
        draw_condition(position, a)
    elif now == agenda.THROW:
        throw(position, a + b, 2 if verb == actions.DICE else 1)
    elif now == agenda.HAT:
        move_hat(position, a + b)
    elif now == agenda.FLIGHT_DIE:
        flee(position, a)
    elif now == agenda.CASH_DIE:
        roll_for_cash(position, a)
    else:
        roll_for_start(position, a)


def do_pact(position: Position, verb: i64, a: i64, b: i64, c: i64) -> None:
    """Proposals and the terms of a deal."""
    if verb == actions.UNION:
        propose_union(position, a)
    elif verb == actions.CLUB:
        propose_club(position)
    elif verb == actions.STOP:
        propose_stop(position)
    elif verb == actions.DEAL:
        begin_deal(position)
    elif verb == actions.GIVE:
        add_land(position, a, b)
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


# -- what happens by itself ------------------------------------------------------------------------


def step(position: Position) -> bool:
    """Deal with the last entry of the agenda. Tell whether somebody, or chance, must act on it."""
    now = position.now()
    if now == agenda.MOVING:
        advance(position)
    elif now == agenda.SQUARE:
        land(position)
    elif now == agenda.ENDING:
        end_turn(position)
    elif now == agenda.TURN:
        begin_turn(position)
    elif now == agenda.BEFORE:
        return before_dice(position)
    elif now == agenda.OWE:
        return settle(position)
    elif now == agenda.THROW or now == agenda.HAT:
        position.turn = CHANCE
        return True
    elif now == agenda.DRAWING:
        return offer_pile(position)
    elif now == agenda.LAND:
        return offer_land(position)
    elif now == agenda.PIRACY:
        return offer_piracy(position)
    elif now == agenda.AT_IMF:
        settle_lap(position)
    elif now == agenda.REPAYING:
        return offer_repayment(position)
    elif now == agenda.BUILT:
        finish(position)
    elif now == agenda.TAKE:
        take_land(position)
    elif now == agenda.AFTER:
        after_payment(position)
    elif now == agenda.SALE:
        return hold_sale(position)
    elif now == agenda.SEIZE:
        seize(position)
    elif now == agenda.LOWER:
        lower(position)
    else:
        return step_to_question(position)
    return False


def step_to_question(position: Position) -> bool:
    """What a square, a card or other people ask."""
    now = position.now()
    if now == agenda.MEETING:
        return hear(position)
    if now == agenda.AID:
        return offer_aid(position)
    if now == agenda.NATION:
        return offer_nation(position)
    if now == agenda.FREE:
        return offer_free(position)
    if now == agenda.FLIGHT:
        return offer_flight_card(position)
    if now == agenda.COUP:
        return offer_coup_card(position)
    if now == agenda.DIRECT_DEAL:
        return offer_direct(position)
    if now == agenda.DUMPING:
        return offer_dump(position)
    if now == agenda.FLIGHT_DIE or now == agenda.CASH_DIE or now == agenda.ORDER_DIE:
        position.turn = CHANCE
    else:
        # An answer, a vote, a share, a deal being written.
        position.turn = position.who()
    return True
