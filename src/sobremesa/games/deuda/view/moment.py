"""The moment of Deuda Eterna: the phase, whose turn it is and what for, and the rules of it."""

from sobremesa.core.scene import Moment
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.vocabulary import Speech
from sobremesa.games.deuda.engine import numbers as agenda
from sobremesa.games.deuda.engine.rules.barrier import share_of
from sobremesa.games.deuda.engine.rules.causes import cause_of, has_said_money
from sobremesa.games.deuda.engine.rules.embargo import least_bid
from sobremesa.games.deuda.engine.rules.ending import AGREED, DRAW, LIMIT, worth
from sobremesa.games.deuda.engine.rules.pay import is_embargo
from sobremesa.games.deuda.engine.rules.piracy import price, tax
from sobremesa.games.deuda.engine.state import Position
from sobremesa.games.deuda.view.kinds import CAUSE, COUNTRY, LAND, MEMBERS, money

PHASES = {
    agenda.CASH_DIE: ("setup", "die", ("setup.cash",)),
    agenda.ORDER_DIE: ("setup", "die", ("setup.start",)),
    agenda.BEFORE: ("before", "before", ("turn.sequence", "build.before_dice", "debt.loan", "square.barrier")),
    agenda.THROW: ("dice", "dice", ("turn.dice",)),
    agenda.CLOCK: ("clock", "clock", ("end.limit",)),
    agenda.HAT: ("dice", "dice", ("hat.use",)),
    agenda.DRAWING: ("card", "draw", ("card.decks",)),
    agenda.FLIGHT_DIE: ("square", "die", ("square.capital_flight",)),
    agenda.OWE: ("payment", "gold", ("pay.order", "gold.use", "debt.loan")),
    agenda.LAND: ("square", "land", ("raw.unowned",)),
    agenda.PIRACY: ("square", "piracy", ("piracy.basic", "piracy.chain", "pact.promise")),
    agenda.REPAYING: ("imf", "repay", ("debt.amortise",)),
    agenda.AID: ("square", "aid", ("square.solidarity_aid", "build.limits")),
    agenda.NATION: ("square", "nation", ("square.nationalisation",)),
    agenda.FREE: ("square", "free", ("square.nationalisation", "card.solidarity.venezuela")),
    agenda.FLIGHT: ("square", "card", ("card.solidarity.panama",)),
    agenda.COUP: ("square", "card", ("card.solidarity.paraguay",)),
    agenda.DIRECT_DEAL: ("card", "direct", ("card.conditions.direct_deal",)),
    agenda.DUMPING: ("card", "dump", ("card.conditions.dumping",)),
    agenda.SALE: ("auction", "bid", ("embargo.auction",)),
    agenda.LIFTING: ("before", "share", ("square.barrier",)),
    agenda.VOTE: ("club", "vote", ("club.form",)),
    agenda.MEETING: ("meeting", "meeting", ("pact.meeting", "pact.deals", "pair.pool", "trio.form", "club.form")),
    agenda.DEALING: ("deal", "deal", ("pact.deals", "pact.promise")),
    agenda.ANSWER: ("meeting", "answer", ("pact.meeting",)),
}
"""By what is on the agenda: the phase, the question, and the rules of the moment."""


def moment(position: Position, speech: Speech) -> Moment:
    """Return the phase, the sentence that says what is asked, and the rules of the moment."""
    if position.turn == OVER:
        return Moment(speech.say("phase-over"), _end(position, speech), _full(("end.last_player", "end.total_victory")))
    now = int(position.now())
    phase, question, rules = PHASES[now]
    if position.turn == CHANCE:
        return Moment(speech.say(f"phase-{phase}"), speech.say(f"ask-{question}"), _full(rules))
    seat = int(position.who())
    values: dict[str, str | int] = {"country": COUNTRY.say(seat, speech)}
    amount = 0
    if now == agenda.OWE:
        amount = int(position.word(1))
        values["cause"] = CAUSE.say(int(cause_of(position)), speech)
        if is_embargo(position):
            question, rules = "embargo", ("embargo.when", "embargo.auction", "embargo.repeat")
        elif has_said_money(position):
            question, amount = "loan", amount - int(position.cash(seat))
    elif now in (agenda.LAND, agenda.PIRACY):
        land = int(position.word(1))
        values["land"] = LAND.say(land, speech)
        amount = int(position.parameters.price[land])
        if now == agenda.PIRACY:
            amount = int(tax(position, land) + price(position, land, 0))
    elif now == agenda.SALE:
        values["land"] = LAND.say(int(position.lot), speech)
        amount = int(least_bid(position))
    elif now == agenda.LIFTING:
        amount = int(share_of(position, position.word(2), position.word(1), seat))
    elif now == agenda.DIRECT_DEAL:
        amount = int(position.word(1))
    values |= {"amount": money(amount, speech.lang), "debt": money(int(position.debt(seat)), speech.lang)}
    return Moment(speech.say(f"phase-{phase}"), speech.say(f"ask-{question}", **values), _full(rules))


def _end(position: Position, speech: Speech) -> str:
    winners = int(position.winners)
    if winners != 0:
        key = "ask-over-won" if winners & (winners - 1) else "ask-over-won-one"
        return speech.say(key, members=MEMBERS.say(winners, speech))
    if position.ending in (LIMIT, AGREED):
        leader = max(range(int(position.players)), key=lambda seat: int(worth(position, seat)))
        return speech.say("ask-over-unfinished", country=COUNTRY.say(leader, speech))
    return speech.say("ask-over-drawn" if position.ending == DRAW else "ask-over-lost")


def _full(ids: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"deuda.{id}" for id in ids)
