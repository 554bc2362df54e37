"""What an action of Deuda Eterna costs, earns and needs, told before it is done: money, loan, debt, thresholds."""

from dataclasses import dataclass

from sobremesa.core.packing import first, second, verb_of
from sobremesa.core.vocabulary import Speech
from sobremesa.games.deuda.engine import actions
from sobremesa.games.deuda.engine.numbers import IMF_AT, LANDS, NOBODY, OWE, RESERVES, SIZE
from sobremesa.games.deuda.engine.rules import build, piracy
from sobremesa.games.deuda.engine.rules.causes import INTEREST, cause_of
from sobremesa.games.deuda.engine.rules.debt import least_loan
from sobremesa.games.deuda.engine.rules.trade import fee
from sobremesa.games.deuda.engine.state import Position
from sobremesa.games.deuda.view.kinds import money


@dataclass(frozen=True)
class Consequence:
    """What comes of an action: lines to be read, a warning if it crosses a threshold, the debt there would be."""

    notes: tuple[str, ...] = ()
    warning: str = ""
    debt: int = -1
    """The debt afterwards; -1 where it stays as it is."""


NOTHING = Consequence()


@dataclass(frozen=True)
class Threshold:
    """A debt from which the currency is devalued, and what is said to whoever crosses it."""

    amount: int
    dice: int
    warning: str


def thresholds(position: Position, speech: Speech, seat: int) -> tuple[Threshold, ...]:
    """Return the devaluations that are still ahead of a purse, the nearest first."""
    if position.club == 1:
        return ()
    parameters, size, debt = position.parameters, int(position.of(position.head(seat), SIZE)), int(position.debt(seat))
    found = []
    for dice, one in ((3, int(parameters.first)), (4, int(parameters.second))):
        if debt < one * size:
            called = not _is_for_interest(position) and int(position.at(seat)) != IMF_AT
            key = "deuda-crosses-called" if called else "deuda-crosses"
            warning = speech.say(key, amount=money(one * size, speech.lang), dice=dice)
            found.append(Threshold(one * size, dice, warning))
    return tuple(found)


def warning(position: Position, speech: Speech, seat: int, debt: int) -> str:
    """Return what is said before a purse owes so much: nothing, or the highest threshold that it would cross."""
    crossed = [threshold.warning for threshold in thresholds(position, speech, seat) if threshold.amount <= debt]
    return crossed[-1] if crossed else ""


def amount_says(position: Position, speech: Speech, amount: int) -> str:
    """Return what a loan of so much is good for: the least that is enough, just under a devaluation, all there is."""
    seat = int(position.who())
    step, debt = int(position.parameters.loan_step), int(position.debt(seat))
    for threshold in thresholds(position, speech, seat):
        if debt + amount < threshold.amount <= debt + amount + step:
            return speech.say("deuda-just-under", dice=threshold.dice)
    if position.now() == OWE and amount == least_loan(position):
        return speech.say("deuda-just-enough")
    return speech.say("deuda-all-there-is") if amount == int(position.lendable(seat)) else ""


def consequence(position: Position, action: int, speech: Speech) -> Consequence:
    """Return what comes of an action, as far as it can be known before it."""
    verb, a, b = int(verb_of(action)), int(first(action)), int(second(action))
    seat = int(position.who())
    if verb == actions.BUILD:
        earns = _earns(position, a, b, speech)
        if not build.is_paid(position):
            return Consequence(earns)
        return _spending(position, speech, seat, int(build.price(position, a, b)), earns)
    if verb == actions.BUY:
        return _spending(position, speech, seat, int(position.parameters.price[int(position.word(1))]))
    if verb == actions.PIRATE:
        land = int(position.word(1))
        return _spending(position, speech, seat, int(piracy.tax(position, land) + piracy.price(position, land, a)))
    if verb == actions.SELL:
        price = int(position.parameters.price[int(position.word(1))])
        return Consequence((speech.say("deuda-gain", amount=money(price, speech.lang)),))
    if verb == actions.CASH:
        return _spending(position, speech, seat, int(position.word(1)))
    if verb == actions.GOLD:
        return Consequence((speech.say("deuda-pays-whole", gold=int(position.of(position.head(seat), RESERVES))),))
    if verb == actions.ROLL:
        return Consequence((speech.say("deuda-dice", dice=2 + int(position.level(seat))),))
    return NOTHING


def _spending(position: Position, speech: Speech, seat: int, cost: int, earns: tuple[str, ...] = ()) -> Consequence:
    """Money that goes: what it leaves, or the loan it needs and what that would do."""
    notes = [speech.say("deuda-cost", amount=money(cost, speech.lang)), *earns]
    missing = cost - int(position.means(seat))
    if missing <= 0 or position.club == 1:
        return Consequence(tuple(notes))
    parameters = position.parameters
    loan = max(missing, int(parameters.loan_least))
    loan = min(loan + -loan % int(parameters.loan_step), int(position.lendable(seat)))
    debt = int(position.debt(seat)) + loan
    notes.append(speech.say("deuda-must-borrow", amount=money(loan, speech.lang)))
    return Consequence(tuple(notes), warning(position, speech, seat, debt), debt)


def _earns(position: Position, land: int, side: int, speech: Speech) -> tuple[str, ...]:
    """What a visit pays with one industry more, or with the chain that it completes."""
    after = position.copy()
    place = (side + 1) * LANDS + land
    after.lands[place] = after.lands[place] + 1
    if after.has_chain(land, side) and not position.has_chain(land, side):
        whole = money(int(fee(after, land, side)), speech.lang)
        notes = [speech.say("deuda-completes", amount=whole)]
    else:
        more = int(fee(after, land, side) - fee(position, land, side))
        notes = [speech.say("deuda-earns", amount=money(more, speech.lang))]
    if side == actions.EXPORT and position.barrier != NOBODY:
        notes.append(speech.say("deuda-once-lifted"))
    return tuple(notes)


def _is_for_interest(position: Position) -> bool:
    """Tell whether a loan would be for interest, which calls nobody (deuda.devaluation.call)."""
    return bool(position.now() == OWE and cause_of(position) == INTEREST)
