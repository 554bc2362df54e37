"""The agenda at work: what happens by itself, and where somebody must choose."""

from sobremesa.core.seats import CHANCE
from sobremesa.games.deuda.engine import numbers as agenda
from sobremesa.games.deuda.engine.numbers import IMF
from sobremesa.games.deuda.engine.rules.barrier import lower
from sobremesa.games.deuda.engine.rules.build import finish, offer_aid, offer_free, offer_nation
from sobremesa.games.deuda.engine.rules.cards import offer_pile
from sobremesa.games.deuda.engine.rules.causes import INTEREST
from sobremesa.games.deuda.engine.rules.conditions import offer_direct, offer_dump
from sobremesa.games.deuda.engine.rules.debt import after_payment, interest, offer_repayment
from sobremesa.games.deuda.engine.rules.embargo import hold_sale
from sobremesa.games.deuda.engine.rules.meeting import hear
from sobremesa.games.deuda.engine.rules.pay import owe, settle
from sobremesa.games.deuda.engine.rules.piracy import offer_piracy, seize
from sobremesa.games.deuda.engine.rules.squares import land, offer_coup_card, offer_flight_card
from sobremesa.games.deuda.engine.rules.trade import offer_land, take_land
from sobremesa.games.deuda.engine.rules.turn import advance, before_dice, begin_turn, end_turn
from sobremesa.games.deuda.engine.state import Position


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
        seat = position.who()
        owe(position, seat, interest(position), IMF, INTEREST)
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
        return ask(position)
    return False


def ask(position: Position) -> bool:
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
