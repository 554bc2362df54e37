"""The moment of a game of El Plan: the phase, the sentence that says what is asked, and its rules."""

from sobremesa.core.scene import Moment
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.texts import listed
from sobremesa.core.vocabulary import Speech
from sobremesa.games.elplan.engine import numbers
from sobremesa.games.elplan.engine.state import Position
from sobremesa.games.elplan.view.kinds import SEAT

PHASES = {
    numbers.OFFERING: ("offers", ("setup.offers", "setup.offers_en", "setup.decks", "tutorial.decks")),
    numbers.FIRST_PLAYER: ("first", ("setup.first_player",)),
    numbers.PLANS: ("plans", ("setup.plans", "setup.level", "things.plan_card")),
    numbers.OPPORTUNITY: ("opportunity", ("opportunity.place", "opportunity.spaces", "opportunity.d6_open")),
    numbers.EVENT: ("event", ("d1.event", "d1.scope")),
    numbers.INSURANCE: ("insurance", ("d1.opportunity", "d1.scope")),
    numbers.EVENT_CHOICE: ("choice", ("d1.scope", "d1.shortfall")),
    numbers.ADMINISTRATION: (
        "d2",
        (
            "d2.activate",
            "d2.deactivate",
            "d2.locked",
            "d2.idea_wildcard",
            "d2.liquidate_es",
            "d2.liquidate_en",
            "d2.exchange",
            "d3.credit_repay",
            "d2.any_order",
        ),
    ),
    numbers.INVESTMENT: ("d3", ("d3.acquire", "d3.one_copy", "d3.discount", "d3.credit", "d3.activate_later")),
    numbers.PRODUCTION: ("d4", ("d4.produce", "d4.once", "d4.opportunity")),
    numbers.BUYING: (
        "buy",
        ("d5.buy", "d5.import_es", "d5.import_en", "d5.credit", "d5.discount", "d5.two_passes", "tutorial.market"),
    ),
    numbers.SELLING: ("sell", ("d5.sell", "d5.export", "d5.two_passes")),
    numbers.SUBSIDY: ("d6", ("d6.subsidy_es", "d6.subsidy_en")),
    numbers.INNOVATION: ("d7", ("d7.innovate",)),
    numbers.CUTBACK: ("cutback", ("summary.cutback",)),
    numbers.CLOCK: ("clock", ("end.when",)),
    numbers.REFILL: ("refill", ("summary.offers_es", "summary.offers_en", "summary.reshuffle")),
}
"""For each phase: its name in the texts, and its rules."""


def moment(position: Position, speech: Speech) -> Moment:
    """Return the phase, the sentence that says what is asked, and the rules of the moment."""
    if position.turn == OVER:
        result = position.result()
        assert result is not None
        winners = listed(speech.lang, [str(SEAT.say(seat, speech)) for seat in result.winners])
        ending = ("elplan.end.when", result.rule, "elplan.end.ranking")
        return Moment(speech.say("phase-over"), speech.say("ask-over", winners=winners), tuple(dict.fromkeys(ending)))
    key, ids = PHASES[int(position.phase)]
    phase = speech.say(f"phase-{key}", period=int(position.period))
    rules = tuple(f"elplan.{id}" for id in ids)
    if position.turn == CHANCE:
        return Moment(phase, speech.say("ask-chance", what=speech.say(f"chance-{key}")), rules)
    who = str(SEAT.say(int(position.turn), speech))
    return Moment(phase, speech.say(f"ask-{key}", player=who), rules)
