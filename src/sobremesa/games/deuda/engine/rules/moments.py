"""Why this is not the moment of an action: the rule that says when it would be."""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.packing import verb_of
from sobremesa.games.deuda.engine import actions
from sobremesa.games.deuda.engine import numbers as agenda
from sobremesa.games.deuda.engine.numbers import (
    ANSWER,
    BEFORE,
    DEALING,
    KEPT,
    MEETING,
    NOBODY,
    OWE,
    PIRACY,
    PIRACY_ALLOWED,
    PROMISES,
    RAW,
    WORDS,
)
from sobremesa.games.deuda.engine.rules.build import ANY
from sobremesa.games.deuda.engine.rules.causes import has_said_money
from sobremesa.games.deuda.engine.rules.pay import is_embargo
from sobremesa.games.deuda.engine.state import Position

ASKED: Final = {
    agenda.BEFORE: "deuda.turn.sequence",
    agenda.THROW: "deuda.turn.dice",
    agenda.HAT: "deuda.hat.use",
    agenda.DRAWING: "deuda.card.decks",
    agenda.FLIGHT_DIE: "deuda.square.capital_flight",
    agenda.CASH_DIE: "deuda.setup.cash",
    agenda.ORDER_DIE: "deuda.setup.start",
    agenda.CLOCK: "deuda.end.limit",
    agenda.OWE: "deuda.pay.order",
    agenda.LAND: "deuda.raw.unowned",
    agenda.PIRACY: "deuda.piracy.basic",
    agenda.REPAYING: "deuda.debt.amortise",
    agenda.AID: "deuda.square.solidarity_aid",
    agenda.NATION: "deuda.square.nationalisation",
    agenda.FREE: "deuda.square.nationalisation",
    agenda.FLIGHT: "deuda.card.solidarity.panama",
    agenda.COUP: "deuda.card.solidarity.paraguay",
    agenda.DIRECT_DEAL: "deuda.card.conditions.direct_deal",
    agenda.DUMPING: "deuda.card.conditions.dumping",
    agenda.SALE: "deuda.embargo.auction",
    agenda.LIFTING: "deuda.square.barrier",
    agenda.VOTE: "deuda.club.form",
    agenda.MEETING: "deuda.pact.meeting",
    agenda.DEALING: "deuda.pact.deals",
    agenda.ANSWER: "deuda.pact.meeting",
}
"""By what is on the agenda, the rule that asks something now."""

WHEN: Final = {
    actions.DICE: ("other-chance", ""),
    actions.DIE: ("other-chance", ""),
    actions.CLOCK: ("other-chance", ""),
    actions.SOLIDARITY: ("other-chance", ""),
    actions.CONDITION: ("other-chance", ""),
    actions.ROLL: ("when-roll", "deuda.turn.sequence"),
    actions.LOAN: ("when-loan", "deuda.debt.loan"),
    actions.BUILD: ("when-build", "deuda.build.before_dice"),
    actions.LIFT: ("when-lift", "deuda.square.barrier"),
    actions.BUY: ("when-land", "deuda.raw.unowned"),
    actions.SELL: ("when-land", "deuda.raw.unowned"),
    actions.PIRATE: ("when-pirate", "deuda.piracy.basic"),
    actions.GOLD: ("when-gold", "deuda.gold.use"),
    actions.CASH: ("when-cash", "deuda.pay.order"),
    actions.REPAY: ("when-repay", "deuda.debt.amortise"),
    actions.CLAIM: ("when-claim", "deuda.square.nationalisation"),
    actions.USE: ("when-use", "deuda.card.solidarity.paraguay"),
    actions.AUCTION: ("when-auction", "deuda.embargo.when"),
    actions.BID: ("when-bid", "deuda.embargo.auction"),
    actions.DUMP: ("when-dump", "deuda.card.conditions.dumping"),
    actions.PASS: ("when-pass", ""),
    actions.DECLINE: ("when-decline", ""),
    actions.DONE: ("when-done", ""),
    actions.ACCEPT: ("when-answer", "deuda.pact.meeting"),
    actions.REFUSE: ("when-answer", "deuda.pact.meeting"),
}
"""By verb, the code of the sentence that says when, and its rule; with none, it is the rule of what is asked now."""

PROPOSED: Final = (actions.UNION, actions.CLUB, actions.STOP, actions.DEAL)
"""What the speaker of a meeting proposes."""
WRITTEN: Final = (
    actions.GIVE,
    actions.MONEY,
    actions.PROMISE,
    actions.RELEASE,
    actions.DROP,
    actions.OFFER,
    actions.ABANDON,
)
"""What is done while a deal is written."""

NO_NUMBERS: Final[list[int]] = []


def not_now(position: Position, action: i64) -> tuple[str, str, list[int]]:
    """Return code, rule and numbers of the refusal of an action that has its moment, but not now."""
    verb = verb_of(action)
    now = position.now()
    if not actions.is_chance(verb) and (now == agenda.CASH_DIE or now == agenda.ORDER_DIE):
        return "setup-first", ASKED[int(now)], NO_NUMBERS
    if verb == actions.PIRATE:
        return no_piracy_now(position)
    if verb == actions.COUNTER or int(verb) in PROPOSED or int(verb) in WRITTEN:
        return no_pact_now(position, verb)
    if position.club == 1 and verb == actions.LOAN:
        return "club-no-loan", "deuda.club.no_debt", NO_NUMBERS
    if position.club == 1 and verb == actions.REPAY:
        return "club-no-debt", "deuda.club.no_debt", NO_NUMBERS
    if position.club == 1 and verb == actions.AUCTION:
        return "club-no-embargo", "deuda.club.economic_defeat", NO_NUMBERS
    if verb == actions.LOAN and is_meeting(now):
        return "loan-meeting", "deuda.square.latin_america", NO_NUMBERS
    if verb == actions.REPAY and position.debt(position.who()) == 0:
        return "no-debt", "deuda.debt.amortise", NO_NUMBERS
    if verb == actions.LIFT and position.barrier == NOBODY:
        return "no-barrier", "deuda.square.barrier", NO_NUMBERS
    if verb == actions.BUILD and now == agenda.NATION:
        return "land-first", "deuda.square.nationalisation", NO_NUMBERS
    if verb == actions.CLAIM and now == agenda.FREE:
        return "no-free-land", asking(position), NO_NUMBERS
    if verb == actions.USE and position.of(position.head(position.who()), KEPT) == agenda.KEPT_FLIGHT:
        return "when-use", "deuda.card.solidarity.panama", NO_NUMBERS
    if now == BEFORE and (verb == actions.PASS or verb == actions.DECLINE or verb == actions.DONE):
        return "no-skipping", "deuda.turn.sequence", NO_NUMBERS
    if verb == actions.CASH and is_embargo(position):
        return "auction-first", "deuda.embargo.auction", NO_NUMBERS
    if now == OWE and (verb == actions.LOAN or verb == actions.GOLD or verb == actions.AUCTION or verb == actions.CASH):
        # The steps of a payment come in their order.
        code = "loan-first" if verb == actions.AUCTION else "said-money"
        return (code if has_said_money(position) else "say-first"), "deuda.pay.order", NO_NUMBERS
    code, rule = WHEN[int(verb)]
    return code, rule if rule != "" else asking(position), NO_NUMBERS


def is_meeting(now: i64) -> bool:
    """Tell whether a meeting on Latin America is going on (deuda.pact.meeting)."""
    return now == MEETING or now == DEALING or now == ANSWER


def asking(position: Position) -> str:
    """Return the rule by which something is asked now."""
    now = position.now()
    if now == agenda.FREE and position.word(1) != ANY:
        return "deuda.card.solidarity.venezuela"
    if now == agenda.NATION and position.word(1) == 1:
        return "deuda.square.solidarity_aid"
    return "deuda.embargo.auction" if is_embargo(position) else ASKED[int(now)]


def no_pact_now(position: Position, verb: i64) -> tuple[str, str, list[int]]:
    """Proposals and the terms of a deal belong to a meeting (deuda.pact.when, deuda.pact.meeting, deuda.pact.deals)."""
    now = position.now()
    if position.club == 1:
        return "club-already", "deuda.club.form", NO_NUMBERS
    if not is_meeting(now):
        rule = "deuda.end.limit" if verb == actions.STOP else "deuda.pact.when"
        return ("when-stop" if verb == actions.STOP else "when-pact"), rule, NO_NUMBERS
    if verb == actions.COUNTER:
        return "when-counter", "deuda.pact.meeting", NO_NUMBERS
    if int(verb) in PROPOSED:
        return "one-proposal", "deuda.pact.meeting", NO_NUMBERS
    return ("write-first" if now == MEETING else "deal-offered"), "deuda.pact.deals", NO_NUMBERS


def no_piracy_now(position: Position) -> tuple[str, str, list[int]]:
    """A promise, the North, the club, a fee still to be paid, or just not the landing (deuda.piracy.basic)."""
    if position.club == 1:
        return "club-no-piracy", "deuda.club.south_north", NO_NUMBERS
    if position.parameters.options[PIRACY_ALLOWED] == 0:
        return "piracy-off", "deuda.piracy.basic", NO_NUMBERS
    seat = position.who()
    if bound_by(position, seat) == NOBODY and position.now() == BEFORE and not is_visitor(position, seat):
        # Who has just landed was not asked: it is of that landing that the question is.
        seat = position.previous_in(position.mover)
    owner = bound_by(position, seat)
    if owner != NOBODY:
        return "promised", "deuda.pact.promise", [int(seat), int(owner)]
    seat = position.who()
    if position.now() == OWE and position.depth > 1 and position.agenda[(position.depth - 2) * WORDS] == PIRACY:
        return "pay-first", "deuda.piracy.basic", NO_NUMBERS
    if position.parameters.kinds[position.at(seat)] == agenda.MANUFACTURE:
        return "south-only", "deuda.piracy.south_only", NO_NUMBERS
    return "when-pirate", "deuda.piracy.basic", NO_NUMBERS


def is_visitor(position: Position, seat: i64) -> bool:
    """Tell whether a piece stands on another's land in the South."""
    square = position.at(seat)
    if position.parameters.kinds[square] != RAW:
        return False
    owner = position.owner(position.parameters.lands[square])
    return owner != NOBODY and owner != position.head(seat)


def bound_by(position: Position, seat: i64) -> i64:
    """Return the owner of the land a piece stands on, if a binding promise forbids piracy (deuda.pact.promise)."""
    if position.parameters.options[PROMISES] != 0 or not is_visitor(position, seat):
        return NOBODY
    owner = position.owner(position.parameters.lands[position.at(seat)])
    return owner if position.is_promised(seat, owner) else NOBODY
