"""The decision that is pending in Deuda Eterna: a payment, auction, deal or proposal that somebody must settle now."""

from typing import NamedTuple

from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.vocabulary import Speech
from sobremesa.games.deuda.engine import numbers as agenda
from sobremesa.games.deuda.engine.numbers import IMF, NOBODY
from sobremesa.games.deuda.engine.rules.barrier import share_of
from sobremesa.games.deuda.engine.rules.causes import cause_of
from sobremesa.games.deuda.engine.rules.embargo import least_bid
from sobremesa.games.deuda.engine.rules.meeting import CLUB_PROPOSAL, DEAL_PROPOSAL, STOP_PROPOSAL
from sobremesa.games.deuda.engine.rules.pay import is_embargo
from sobremesa.games.deuda.engine.rules.piracy import price, tax
from sobremesa.games.deuda.engine.state import Position
from sobremesa.games.deuda.view.kinds import CAUSE, COUNTRY, CREDITOR, LAND, MEMBERS, SEATS_OF, money
from sobremesa.games.deuda.view.vocabulary import WORDS


class Pending(NamedTuple):
    """What is to be settled: its kind, its title, its lines, and the seats it still waits for."""

    kind: str
    title: str
    lines: tuple[str, ...]
    by: int
    """The seat that pays, sells, writes or proposes."""
    waits: tuple[int, ...]
    """The seats that may still bid, or must still answer."""
    land: int = NOBODY
    """The land that is at stake."""
    amount: int = 0
    """The figure to be written large, if any."""


def pending(position: Position, speech: Speech) -> Pending | None:
    """Return the decision that is pending, if there is one."""
    if position.turn in (OVER, CHANCE):
        return None
    write = WRITERS.get(int(position.now()))
    return None if write is None else write(position, speech)


def _name(seat: int, speech: Speech) -> str:
    return str(COUNTRY.say(seat, speech))


def _payment(position: Position, speech: Speech) -> Pending:
    seat, amount, to = int(position.who()), int(position.word(1)), int(position.word(2))
    if to != IMF and not position.is_in(to):
        to = IMF
    kind = "embargo" if is_embargo(position) else "payment"
    owes = "paper-owes-imf" if to == IMF else "paper-owes"
    lines = [
        speech.say(owes, country=_name(seat, speech), creditor=CREDITOR.say(to, speech)),
        speech.say("paper-cause", cause=CAUSE.say(int(cause_of(position)), speech)),
    ]
    short = amount - int(position.cash(seat))
    if short > 0:
        lines.append(speech.say("paper-short", amount=money(short, speech.lang)))
    return Pending(kind, speech.say(f"paper-{kind}"), tuple(lines), seat, (seat,), amount=amount)


def _auction(position: Position, speech: Speech) -> Pending:
    debtor, land, bidder = int(position.word(1)), int(position.lot), int(position.bidder)
    lines = [speech.say("paper-lot", land=LAND.say(land, speech), country=_name(debtor, speech))]
    if bidder == NOBODY:
        lines.append(speech.say("paper-no-bid", amount=money(int(least_bid(position)), speech.lang)))
        amount = int(least_bid(position))
    else:
        lines.append(speech.say("paper-bid", country=_name(bidder, speech)))
        amount = int(position.bid)
    lines.append(speech.say("paper-bidding", members=MEMBERS.say(int(position.bidding), speech)))
    waits = SEATS_OF[int(position.bidding)]
    return Pending("auction", speech.say("paper-auction"), tuple(lines), debtor, waits, land, amount)


def _piracy(position: Position, speech: Speech) -> Pending:
    seat, land = int(position.who()), int(position.word(1))
    dues, cost = int(tax(position, land)), int(price(position, land, 0))
    lines = (
        speech.say("paper-prey", land=LAND.say(land, speech), country=_name(int(position.owner(land)), speech)),
        speech.say("paper-price", amount=money(cost, speech.lang), tax=money(dues, speech.lang)),
    )
    return Pending("piracy", speech.say("paper-piracy"), lines, seat, (seat,), land, dues + cost)


def _land(position: Position, speech: Speech) -> Pending:
    seat, land = int(position.who()), int(position.word(1))
    parameters = position.parameters
    costs = [
        [money(int(parameters.cost(land, side, i)), speech.lang) for i in range(int(parameters.most))]
        for side in (0, 1)
    ]
    lines = (
        speech.say("paper-national", amounts=" · ".join(costs[0])),
        speech.say("paper-export", amounts=" · ".join(costs[1])),
    )
    title = speech.say("paper-title", land=LAND.say(land, speech))
    return Pending("land", title, lines, seat, (seat,), land, int(parameters.price[land]))


def _lift(position: Position, speech: Speech) -> Pending:
    seat, shares, proposer = int(position.who()), position.word(1), position.word(2)
    parts = [
        (other, int(share_of(position, proposer, shares, other)))
        for other in range(position.players)
        if position.is_in(other)
    ]
    lines = tuple(
        speech.say("paper-share", country=_name(other, speech), amount=money(part, speech.lang))
        for other, part in parts
        if part > 0
    )
    return Pending(
        "lift", speech.say("paper-lift"), lines, int(proposer), (seat,), amount=int(position.parameters.barrier)
    )


def _vote(position: Position, speech: Speech) -> Pending:
    seat, action, by = int(position.who()), int(position.word(1)), int(position.word(2))
    said = WORDS.say_action(speech, action)
    line = speech.say("paper-wants", country=_name(by, speech), action=said)
    return Pending("vote", speech.say("paper-vote"), (line,), by, (seat,))


def terms(position: Position, speech: Speech) -> tuple[str, ...]:
    """Return the terms of the deal that is being written or offered."""
    return tuple(_term(int(position.terms[i + 1]), speech) for i in range(int(position.terms[0])))


def _term(written: int, speech: Speech) -> str:
    values: dict[str, str | int] = {
        "from": COUNTRY.say(written // 4 % 8, speech),
        "to": COUNTRY.say(written // 32 % 8, speech),
    }
    if written % 4 == 0:
        values["land"] = LAND.say(written // 256, speech)
    if written % 4 == 1:
        values["amount"] = money(written // 256 * 50, speech.lang)
    return speech.say(f"term-{written % 4}", **values)


def _deal(position: Position, speech: Speech) -> Pending:
    seat = int(position.who())
    lines = terms(position, speech) or (speech.say("paper-blank"),)
    return Pending("deal", speech.say("paper-draft", country=_name(seat, speech)), lines, seat, (seat,))


def _proposal(position: Position, speech: Speech) -> Pending:
    what, asked, by = int(position.word(1)), int(position.word(2)), int(position.word(3))
    waits = SEATS_OF[asked]
    if what == DEAL_PROPOSAL:
        title = speech.say("paper-offered", country=_name(by, speech))
        return Pending("deal", title, terms(position, speech), by, waits)
    key = {CLUB_PROPOSAL: "club", STOP_PROPOSAL: "stop"}.get(what, "union")
    said = speech.say(f"paper-{key}", members=MEMBERS.say(what if key == "union" else 0, speech))
    waiting = speech.say("paper-waits", members=MEMBERS.say(asked, speech))
    title = speech.say("paper-proposes", country=_name(by, speech))
    return Pending("proposal", title, (said, waiting), by, waits)


def _direct(position: Position, speech: Speech) -> Pending:
    seat, amount = int(position.who()), int(position.word(1))
    line = speech.say("condition-direct_deal.text", amount=money(amount, speech.lang))
    return Pending("card", speech.say("condition-direct_deal"), (line,), seat, (seat,), amount=amount)


WRITERS = {
    agenda.DIRECT_DEAL: _direct,
    agenda.OWE: _payment,
    agenda.SALE: _auction,
    agenda.PIRACY: _piracy,
    agenda.LAND: _land,
    agenda.LIFTING: _lift,
    agenda.VOTE: _vote,
    agenda.DEALING: _deal,
    agenda.ANSWER: _proposal,
}
"""By what is on the agenda, who describes it."""
