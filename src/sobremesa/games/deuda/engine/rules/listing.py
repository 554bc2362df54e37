"""What may be done now, in a fixed order. Of amounts a ladder is listed; every amount of the range is accepted."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.games.deuda.engine.actions import (
    ACCEPT,
    AUCTION,
    BID,
    BUY,
    CASH,
    CHAIN,
    CLAIM,
    CONDITION,
    COUNTER,
    DECLINE,
    DICE,
    DIE,
    DONE,
    DUMP,
    FINE,
    GOLD,
    ONE,
    PASS,
    PIRATE,
    REFUSE,
    REPAY,
    SELL,
    SOLIDARITY,
    USE,
)
from sobremesa.games.deuda.engine.numbers import (
    AID,
    ANSWER,
    BEFORE,
    BIT,
    COUP,
    DEALING,
    DRAWING,
    DUMPING,
    FLIGHT,
    FREE,
    HAT,
    LAND,
    MEETING,
    NATION,
    OWE,
    PIRACY,
    REPAYING,
    SALE,
    SOLIDARITY_PILE,
    THROW,
)
from sobremesa.games.deuda.engine.parameters import LANDS
from sobremesa.games.deuda.engine.rules.answers import why_not_decline
from sobremesa.games.deuda.engine.rules.build import why_not_claim
from sobremesa.games.deuda.engine.rules.causes import SAID
from sobremesa.games.deuda.engine.rules.conditions import why_not_dump
from sobremesa.games.deuda.engine.rules.debt import most_repayment
from sobremesa.games.deuda.engine.rules.embargo import least_bid, most_bid
from sobremesa.games.deuda.engine.rules.listing_before import list_amounts, list_before, list_builds, list_loans
from sobremesa.games.deuda.engine.rules.listing_pacts import list_proposals, list_terms
from sobremesa.games.deuda.engine.rules.meeting import why_not_counter
from sobremesa.games.deuda.engine.rules.pay import is_embargo, why_not_auction, why_not_gold, why_not_money
from sobremesa.games.deuda.engine.rules.piracy import why_not_pirate
from sobremesa.games.deuda.engine.rules.trade import why_not_buy, why_not_sell
from sobremesa.games.deuda.engine.state import Position

SIX: Final[i64] = 6


def throws_two(position: Position) -> bool:
    """Tell whether chance throws two dice now, or one (deuda.turn.dice)."""
    return position.now() == HAT or (position.now() == THROW and position.word(2) >= 2)


def list_chance(position: Position, buffer: "vec[i64]") -> i64:
    """Every outcome of the dice or the pile (deuda.turn.dice, deuda.card.decks)."""
    if position.now() == DRAWING:
        return list_cards(position, buffer)
    if throws_two(position):
        for a in range(SIX):
            for b in range(SIX):
                buffer[a * 6 + b] = pack(DICE, a + 1, b + 1)
        return 36
    for a in range(SIX):
        buffer[a] = pack(DIE, a + 1)
    return SIX


def list_cards(position: Position, buffer: "vec[i64]") -> i64:
    """Every card not yet seen; when all have been, the one on top (deuda.card.decks)."""
    pile = position.word(1)
    verb = SOLIDARITY if pile == SOLIDARITY_PILE else CONDITION
    unseen = position.piles[pile]
    if unseen == 0:
        buffer[0] = pack(verb, position.top_card(pile))
        return 1
    count: i64 = 0
    for card in range(position.parameters.cards[pile]):
        if unseen & BIT[card] != 0:
            buffer[count] = pack(verb, card)
            count += 1
    return count


def list_choices(position: Position, buffer: "vec[i64]") -> i64:
    """What the seat in turn may do, by what is on the agenda."""
    now = position.now()
    if now == BEFORE:
        return list_before(position, buffer)
    if now == OWE:
        return list_payment(position, buffer)
    if now == LAND:
        return list_land(position, buffer)
    if now == PIRACY:
        buffer[0] = pack(PIRATE, ONE)
        count: i64 = 1
        if why_not_pirate(position, CHAIN) == FINE:
            buffer[count] = pack(PIRATE, CHAIN)
            count += 1
        buffer[count] = DECLINE
        return count + 1
    if now == REPAYING:
        count = list_amounts(buffer, 0, REPAY, 50, most_repayment(position), 50)
        buffer[count] = DONE
        return count + 1
    if now == SALE:
        seat = position.who()
        count = list_amounts(buffer, 0, BID, least_bid(position), most_bid(position, seat), 50)
        buffer[count] = PASS
        return count + 1
    if now == AID:
        count = list_builds(position, buffer, 0)
        buffer[count] = DONE
        return count + 1
    return list_answers(position, buffer, now)


def list_answers(position: Position, buffer: "vec[i64]", now: i64) -> i64:
    """Squares and people that ask for a short answer, meetings and deals."""
    if now == FLIGHT or now == COUP:
        buffer[0] = USE
        buffer[1] = DECLINE
        return 2
    if now == MEETING:
        return list_proposals(position, buffer)
    if now == DEALING:
        return list_terms(position, buffer)
    count: i64 = 0
    if now == DUMPING:
        for land in range(LANDS):
            if why_not_dump(position, land) == FINE:
                buffer[count] = pack(DUMP, land)
                count += 1
        return count
    if now == NATION or now == FREE:
        if now == NATION:
            for land in range(LANDS):
                if why_not_claim(position, land) == FINE:
                    buffer[count] = pack(CLAIM, land)
                    count += 1
        count = list_builds(position, buffer, count)
        if why_not_decline(position) == FINE:
            buffer[count] = DECLINE
            count += 1
        return count
    buffer[0] = ACCEPT
    buffer[1] = REFUSE
    if now == ANSWER and why_not_counter(position) == FINE:
        buffer[2] = COUNTER
        return 3
    return 2


def list_land(position: Position, buffer: "vec[i64]") -> i64:
    """Buy or sell (deuda.raw.unowned)."""
    count: i64 = 0
    if why_not_buy(position) == FINE:
        buffer[count] = BUY
        count += 1
    buffer[count] = SELL if why_not_sell(position) == FINE else DECLINE
    return count + 1


def list_payment(position: Position, buffer: "vec[i64]") -> i64:
    """Gold or money, then a loan, then a property (deuda.pay.order)."""
    if position.word(3) < SAID:
        buffer[0] = GOLD
        if why_not_money(position) != FINE:
            return 1
        buffer[1] = CASH
        return 2
    if not is_embargo(position):
        return list_loans(position, buffer, 0)
    count: i64 = 0
    for land in range(LANDS):
        if why_not_auction(position, land) == FINE:
            buffer[count] = pack(AUCTION, land)
            count += 1
    if why_not_gold(position) == FINE:
        buffer[count] = GOLD
        count += 1
    return count
