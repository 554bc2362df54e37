"""Pacts for bots: what they agree to, what a deal on the table changes, and which one is worth proposing."""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.games.deuda.bots.valuation import chances, gains_by_lifting, gains_by_union, is_lost
from sobremesa.games.deuda.engine import actions
from sobremesa.games.deuda.engine.numbers import ANSWER, DEALING, DIRECT_DEAL, LANDS, LIFTING, MEETING, NOBODY
from sobremesa.games.deuda.engine.rules.barrier import share_of
from sobremesa.games.deuda.engine.rules.deals import (
    LAND_TERM,
    MONEY_TERM,
    PROMISE_TERM,
    add_term,
    clear_deal,
    fingerprint,
    make_deal,
)
from sobremesa.games.deuda.engine.rules.meeting import CLUB_PROPOSAL, DEAL_PROPOSAL, STOP_PROPOSAL, is_at_table
from sobremesa.games.deuda.engine.state import Position

PEACE: Final = 0.002
"""What a promise is worth, in odds: better than none."""
OWN_GAIN: Final = 0.01
"""A deal is proposed if it brings the own purse so much at least, in odds."""
THEIR_GAIN: Final = 0.004
"""So much is left to the other one, or they would hardly agree."""
KEPT: Final = 500
"""So much cash nobody gives away."""
STEP: Final = 50


def urge_to_accept(position: Position) -> float:
    """Yes to the club's plans, to money, to a union that helps, to a deal that improves the odds."""
    seat = position.who()
    now = position.now()
    if now == DIRECT_DEAL:
        return 2.0
    if now == LIFTING:
        share = share_of(position, position.word(2), position.word(1), seat)
        return 2.0 if gains_by_lifting(position, seat, share) else -1.0
    if now != ANSWER:
        return 2.0
    what = position.word(1)
    if what == DEAL_PROPOSAL:
        return 2.0 if deal_gain(position, seat) > 0.0 else -1.0
    if what == CLUB_PROPOSAL:
        return 2.0 if is_lost(position, seat) else -1.0
    if what == STOP_PROPOSAL:
        return -3.0
    return 2.0 if gains_by_union(position, seat, what) else -1.0


def deal_gain(position: Position, seat: i64) -> float:
    """Return by how much the deal on the table changes a seat's odds."""
    before = chances(position)[seat]
    after = position.copy()
    make_deal(after)
    gain = chances(after)[seat] - before
    for i in range(position.terms[0]):
        if position.terms[i + 1] % 4 == PROMISE_TERM:
            gain += PEACE
    return gain


def bargain(position: Position) -> i64:
    """Return the next step towards the best deal there is for whoever has the word, or -1 if there is none.

    Writing a deal changes nothing but its draft: each step finds the same one.
    """
    now = position.now()
    if position.club == 1 or (now != MEETING and now != DEALING):
        return -1
    best = best_deal(position, position.who())
    if best is None:
        return -1
    if now == MEETING:
        return actions.DEAL if fingerprint(best) != position.spurned_deal else -1
    written = position.terms[0]
    for i in range(1, written + 1):
        if position.terms[i] != best.terms[i]:
            return -1
    if written >= best.terms[0]:
        return actions.OFFER if written == best.terms[0] else -1
    term = best.terms[written + 1]
    if term % 4 == LAND_TERM:
        return pack(actions.GIVE, term // 256, term // 32 % 8)
    return pack(actions.MONEY, term // 4 % 8, term // 32 % 8, term // 256)


def hope(position: Position) -> float:
    """Return what the best deal there is would add to the odds of whoever has the word."""
    best = best_deal(position, position.who())
    return deal_gain(best, position.who()) if best is not None else 0.0


def best_deal(position: Position, seat: i64) -> Position | None:
    """Return the table with the best deal written on it: a land bought, sold or swapped with one other purse."""
    own = position.head(seat)
    before = chances(position)
    best: Position | None = None
    most = OWN_GAIN
    for other in range(position.players):
        if is_at_table(position, other) and position.head(other) == other and other != own:
            for wanted in one_or_none(position, other):
                for given in one_or_none(position, own):
                    written = settled(position, own, other, wanted, given, before[other] + THEIR_GAIN)
                    gain = deal_gain(written, own) if written is not None else 0.0
                    if gain > most:
                        most = gain
                        best = written
    return best


def one_or_none(position: Position, head: i64) -> list[i64]:
    """Return what a purse may put into a deal: no land, or one of its own."""
    return [NOBODY] + [land for land in range(LANDS) if position.owner(land) == head]


def settled(position: Position, own: i64, other: i64, wanted: i64, given: i64, enough: float) -> Position | None:
    """Return the table with a deal on it for these lands, with as little money as brings the other enough odds.

    Who has too much by the lands alone pays. There is none if it takes more cash than there is.
    """
    lands = position.copy()
    if wanted != NOBODY:
        lands.hand_over(wanted, own)
    if given != NOBODY:
        lands.hand_over(given, other)
    least = -((lands.cash(other) - KEPT) // STEP)
    most = (lands.cash(own) - KEPT) // STEP
    if least > 0:
        least = 0
    if most < least or odds_paid(lands, own, other, most) < enough:
        return None
    while least < most:
        middle = (least + most) // 2
        if odds_paid(lands, own, other, middle) < enough:
            least = middle + 1
        else:
            most = middle
    written = position.copy()
    clear_deal(written)
    if wanted != NOBODY:
        add_term(written, LAND_TERM, other, own, wanted)
    if given != NOBODY:
        add_term(written, LAND_TERM, own, other, given)
    if least > 0:
        add_term(written, MONEY_TERM, own, other, least)
    elif least < 0:
        add_term(written, MONEY_TERM, other, own, -least)
    return written


def odds_paid(lands: Position, own: i64, other: i64, steps: i64) -> float:
    """Return the other's odds if they were paid so many times $50."""
    lands.spend(own, steps * STEP)
    lands.gain(other, steps * STEP)
    odds = chances(lands)[other]
    lands.spend(other, steps * STEP)
    lands.gain(own, steps * STEP)
    return odds
