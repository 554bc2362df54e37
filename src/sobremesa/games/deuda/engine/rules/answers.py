"""Yes, no, enough: the short answers, whatever was asked."""

from mypy_extensions import i64

from sobremesa.games.deuda.engine.actions import FINE, OTHER_MOMENT
from sobremesa.games.deuda.engine.numbers import (
    AID,
    ANSWER,
    COUP,
    DIRECT_DEAL,
    FLIGHT,
    FREE,
    LAND,
    LIFTING,
    MEETING,
    NATION,
    PIRACY,
    REPAYING,
    SALE,
    VOTE,
)
from sobremesa.games.deuda.engine.rules.barrier import accept_share, refuse_share
from sobremesa.games.deuda.engine.rules.conditions import accept_direct, refuse_direct
from sobremesa.games.deuda.engine.rules.embargo import pass_bid
from sobremesa.games.deuda.engine.rules.meeting import accept, pass_word, refuse
from sobremesa.games.deuda.engine.rules.piracy import decline_piracy
from sobremesa.games.deuda.engine.rules.squares import suffer
from sobremesa.games.deuda.engine.rules.trade import why_not_sell
from sobremesa.games.deuda.engine.rules.vote import approve, reject
from sobremesa.games.deuda.engine.state import Position


def why_not_answer(position: Position) -> i64:
    """Yes or no is said to a proposal, a vote, a share of the barrier, and the deal with the IMF."""
    now = position.now()
    return FINE if now == ANSWER or now == VOTE or now == LIFTING or now == DIRECT_DEAL else OTHER_MOMENT


def say_yes(position: Position) -> None:
    """Agree to what was asked."""
    now = position.now()
    if now == ANSWER:
        accept(position)
    elif now == VOTE:
        approve(position)
    elif now == LIFTING:
        accept_share(position)
    else:
        accept_direct(position)


def say_no(position: Position) -> None:
    """Do not agree to it."""
    now = position.now()
    if now == ANSWER:
        refuse(position)
    elif now == VOTE:
        reject(position)
    elif now == LIFTING:
        refuse_share(position)
    else:
        refuse_direct(position)


def why_not_decline(position: Position) -> i64:
    """What a square offers may be declined: piracy, a land, a free industry of one's own choice, the use of a card.

    The oil industry of Venezuela is built, the only question is which (deuda.card.solidarity.venezuela).
    """
    now = position.now()
    if now == PIRACY or now == NATION or now == FLIGHT or now == COUP:
        return FINE
    if now == FREE:
        return FINE if position.word(2) == 1 else OTHER_MOMENT
    return FINE if now == LAND and why_not_sell(position) != FINE else OTHER_MOMENT


def decline(position: Position) -> None:
    """Leave what the square offers."""
    now = position.now()
    if now == PIRACY:
        decline_piracy(position)
    elif now == FLIGHT or now == COUP:
        suffer(position)
    else:
        position.pop()


def why_not_done(position: Position) -> i64:
    """No more half-price building (deuda.square.solidarity_aid), no repayment (deuda.debt.amortise)."""
    return FINE if position.now() == AID or position.now() == REPAYING else OTHER_MOMENT


def done(position: Position) -> None:
    """Enough."""
    position.pop()


def why_not_pass(position: Position) -> i64:
    """Pass in an auction (deuda.embargo.auction) or a meeting (deuda.pact.meeting)."""
    return FINE if position.now() == SALE or position.now() == MEETING else OTHER_MOMENT


def pass_on(position: Position) -> None:
    """No bid, or no proposal."""
    if position.now() == SALE:
        pass_bid(position)
    else:
        pass_word(position)
