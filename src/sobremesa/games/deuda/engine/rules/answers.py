"""Yes, no, enough: the short answers, whatever was asked."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import FINE
from sobremesa.games.deuda.engine import reasons
from sobremesa.games.deuda.engine.actions import ACCEPT, COUNTER, DECLINE, REFUSE
from sobremesa.games.deuda.engine.numbers import (
    AID,
    ANSWER,
    BIT,
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
from sobremesa.games.deuda.engine.rules.club import approve, form_club, reject
from sobremesa.games.deuda.engine.rules.conditions import accept_direct, refuse_direct
from sobremesa.games.deuda.engine.rules.deals import clear_deal, fingerprint, make_deal, why_not_counter
from sobremesa.games.deuda.engine.rules.embargo import pass_bid
from sobremesa.games.deuda.engine.rules.ending import AGREED, end_unfinished
from sobremesa.games.deuda.engine.rules.meeting import CLUB_PROPOSAL, DEAL_PROPOSAL, STOP_PROPOSAL, pass_word
from sobremesa.games.deuda.engine.rules.piracy import decline_piracy
from sobremesa.games.deuda.engine.rules.squares import suffer
from sobremesa.games.deuda.engine.rules.trade import why_not_sell
from sobremesa.games.deuda.engine.rules.union import form_union
from sobremesa.games.deuda.engine.state import Position


def why_not_answer(position: Position) -> i64:
    """Yes or no is said to a proposal, a vote, a share of the barrier, and the deal with the IMF."""
    now = position.now()
    return FINE if now == ANSWER or now == VOTE or now == LIFTING or now == DIRECT_DEAL else reasons.OTHER_MOMENT


def list_answers(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Yes or no; to a deal perhaps another one (deuda.pact.deals)."""
    buffer[count] = ACCEPT
    buffer[count + 1] = REFUSE
    count += 2
    if why_not_counter(position) == FINE:
        buffer[count] = COUNTER
        count += 1
    return count


def say_yes(position: Position) -> None:
    """Agree to what was asked."""
    now = position.now()
    if now == ANSWER:
        accept_proposal(position)
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
        refuse_proposal(position)
    elif now == VOTE:
        reject(position)
    elif now == LIFTING:
        refuse_share(position)
    else:
        refuse_direct(position)


def accept_proposal(position: Position) -> None:
    """With every yes it is done at once (deuda.pact.meeting)."""
    seat = position.who()
    what = position.word(1)
    left = position.word(2) & ~BIT[seat]
    position.tell("accepted", "deuda.pact.meeting", seat)
    if left != 0:
        while left & BIT[seat] == 0:
            seat = position.next_in(seat)
        position.set_word(0, seat)
        position.set_word(2, left)
        return
    position.pop()
    if what == DEAL_PROPOSAL:
        make_deal(position)
    elif what == CLUB_PROPOSAL:
        form_club(position)
    elif what == STOP_PROPOSAL:
        end_unfinished(position, AGREED)
    else:
        form_union(position, what)


def refuse_proposal(position: Position) -> None:
    """With a no it is void (deuda.pact.meeting)."""
    what = position.word(1)
    position.tell("refused", "deuda.pact.meeting", position.who())
    position.pop()
    if what == DEAL_PROPOSAL:
        position.spurned_deal = fingerprint(position)
        clear_deal(position)
    else:
        position.spurned |= BIT[what]


def why_not_decline(position: Position) -> i64:
    """What a square offers may be declined: piracy, a land, a free industry of one's own choice, the use of a card.

    The oil industry of Venezuela is built, the only question is which (deuda.card.solidarity.venezuela).
    """
    now = position.now()
    if now == PIRACY or now == NATION or now == FLIGHT or now == COUP:
        return FINE
    if now == FREE:
        return FINE if position.word(2) == 1 else reasons.OTHER_MOMENT
    return FINE if now == LAND and why_not_sell(position) != FINE else reasons.OTHER_MOMENT


def list_decline(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """No, thank you, where that may be said."""
    if why_not_decline(position) == FINE:
        buffer[count] = DECLINE
        count += 1
    return count


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
    return FINE if position.now() == AID or position.now() == REPAYING else reasons.OTHER_MOMENT


def done(position: Position) -> None:
    """Enough."""
    position.pop()


def why_not_pass(position: Position) -> i64:
    """Pass in an auction (deuda.embargo.auction) or a meeting (deuda.pact.meeting)."""
    return FINE if position.now() == SALE or position.now() == MEETING else reasons.OTHER_MOMENT


def pass_on(position: Position) -> None:
    """No bid, or no proposal."""
    if position.now() == SALE:
        pass_bid(position)
    else:
        pass_word(position)
