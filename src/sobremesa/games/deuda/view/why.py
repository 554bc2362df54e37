"""Why an action of Deuda Eterna is good, in one sentence from the game's own figures."""

from sobremesa.core.packing import first, verb_of
from sobremesa.core.texts import listed
from sobremesa.core.vocabulary import Speech
from sobremesa.games.deuda.engine import actions
from sobremesa.games.deuda.engine import numbers as agenda
from sobremesa.games.deuda.engine.actions import EXPORT, NATIONAL
from sobremesa.games.deuda.engine.numbers import LANDS, NOBODY
from sobremesa.games.deuda.engine.rules.barrier import share_of
from sobremesa.games.deuda.engine.rules.embargo import least_bid
from sobremesa.games.deuda.engine.rules.ending import worth
from sobremesa.games.deuda.engine.rules.meeting import CLUB_PROPOSAL, DEAL_PROPOSAL, STOP_PROPOSAL
from sobremesa.games.deuda.engine.rules.piracy import price, tax
from sobremesa.games.deuda.engine.rules.trade import fee
from sobremesa.games.deuda.engine.state import Position
from sobremesa.games.deuda.view.consequences import consequence, thresholds
from sobremesa.games.deuda.view.kinds import COUNTRY, LAND, money
from sobremesa.games.deuda.view.pending import terms

SPENDS = (actions.BUILD, actions.BUY, actions.PIRATE, actions.SELL, actions.CASH, actions.GOLD)

LANDED = (actions.AUCTION, actions.CLAIM, actions.DUMP)

OWES = (actions.ROLL, actions.LOAN, actions.REPAY)


def why(position: Position, action: int, speech: Speech) -> str:
    """Return the reason: what it costs and earns, how far the debt is from its next threshold, what is at stake."""
    verb, seat = int(verb_of(action)), int(position.who())
    if verb in SPENDS:
        found = consequence(position, action, speech)
        notes = [*found.notes, *([found.warning] if found.warning else [])]
        return speech.say("why-notes", notes=", ".join(notes)) if notes else ""
    if verb in LANDED:
        land = int(first(action))
        invested, fees = (money(one, speech.lang) for one in (int(position.invested(land)), _collects(position, land)))
        return speech.say("why-land", land=LAND.say(land, speech), invested=invested, fee=fees)
    reason = REASONS.get(int(position.now()))
    if reason is not None:
        return reason(position, speech)
    debt, ahead = int(position.debt(seat)), thresholds(position, speech, seat)
    if verb in OWES and ahead and debt:
        return speech.say("why-debt", debt=money(debt, speech.lang), left=money(ahead[0].amount - debt, speech.lang))
    return speech.say("why-standing", cash=money(int(position.means(seat)), speech.lang), debt=money(debt, speech.lang))


def _lot(position: Position, speech: Speech) -> str:
    """A land that is auctioned: what is in it, what it collects, what has been bid and what one has."""
    land, seat = int(position.lot), int(position.who())
    bid = int(least_bid(position)) if int(position.bidder) == NOBODY else int(position.bid)
    return speech.say(
        "why-lot",
        land=LAND.say(land, speech),
        invested=money(int(position.invested(land)), speech.lang),
        fee=money(_collects(position, land), speech.lang),
        bid=money(bid, speech.lang),
        cash=money(int(position.means(seat)), speech.lang),
    )


def _prey(position: Position, speech: Speech) -> str:
    land = int(position.word(1))
    cost = int(tax(position, land)) + int(price(position, land, 0))
    fees = money(_collects(position, land), speech.lang)
    cash = money(int(position.means(position.who())), speech.lang)
    return speech.say("why-prey", cost=money(cost, speech.lang), fee=fees, cash=cash)


def _share(position: Position, speech: Speech) -> str:
    """What one would pay for the barrier, and what one's own export industries collect without it."""
    seat = int(position.who())
    part = int(share_of(position, position.word(2), position.word(1), seat))
    own = [land for land in range(int(LANDS)) if position.owns(seat, land)]
    exports = sum(int(fee(position, land, EXPORT)) for land in own)
    whole = money(int(position.parameters.barrier), speech.lang)
    share, earns = money(part, speech.lang), money(exports, speech.lang)
    return speech.say("why-share", share=share, whole=whole, exports=earns)


def _answer(position: Position, speech: Speech) -> str:
    """What a proposal would mean: the terms of a deal, or what those who would stand together have and owe."""
    what, seat = int(position.word(1)), int(position.who())
    if what == DEAL_PROPOSAL:
        return speech.say("why-terms", terms=listed(speech.lang, terms(position, speech)))
    if what == STOP_PROPOSAL:
        others = [other for other in range(int(position.players)) if position.is_in(other) and other != seat]
        leader = max(others, key=lambda other: int(worth(position, other)))
        own, best = (money(int(worth(position, one)), speech.lang) for one in (seat, leader))
        return speech.say("why-stop", own=own, other=COUNTRY.say(leader, speech), best=best)
    members = [
        one for one in range(int(position.players)) if position.is_in(one) and (what == CLUB_PROPOSAL or what & 2**one)
    ]
    heads = {int(position.head(one)) for one in members}
    debt, cash = (sum(map(int, figures)) for figures in (map(position.debt, heads), map(position.cash, heads)))
    return speech.say("why-together", debt=money(debt, speech.lang), cash=money(cash, speech.lang))


def _direct(position: Position, speech: Speech) -> str:
    amount, debt = int(position.word(1)), int(position.debt(position.who()))
    return speech.say("why-direct", amount=money(amount, speech.lang), debt=money(debt, speech.lang))


def _collects(position: Position, land: int) -> int:
    """What a land collects at most from a visit."""
    return max(int(fee(position, land, side)) for side in (NATIONAL, EXPORT))


REASONS = {
    agenda.SALE: _lot,
    agenda.PIRACY: _prey,
    agenda.LIFTING: _share,
    agenda.ANSWER: _answer,
    agenda.DIRECT_DEAL: _direct,
}
"""By what is on the agenda: what is at stake."""
