"""Actions of Deuda Eterna by what they point at: the things on the board that stand for them, and their short names."""

from sobremesa.core.packing import first, second, third, verb_of
from sobremesa.core.vocabulary import Speech
from sobremesa.games.deuda.engine import actions
from sobremesa.games.deuda.engine.numbers import AID, BARRIER_SQUARE, BEFORE, BIT, DEALING, MANUFACTURE, NOBODY, RAW
from sobremesa.games.deuda.engine.rules.build import price
from sobremesa.games.deuda.engine.state import Position
from sobremesa.games.deuda.view.kinds import LAND, MEMBERS, money
from sobremesa.games.deuda.view.scene import keeper
from sobremesa.games.deuda.view.text import SIGNS

IN_DOLLARS = (actions.LOAN, actions.REPAY, actions.BID)


def targets(position: Position, action: int) -> tuple[str, ...]:
    """Return the ids of the things on the board that stand for an action."""
    verb, a, b = int(verb_of(action)), int(first(action)), int(second(action))
    seat = int(position.who())
    if verb == actions.BUILD:
        return (_square(position, (RAW, MANUFACTURE)[b], a),)
    if verb in (actions.CLAIM, actions.AUCTION, actions.DUMP):
        return (_square(position, RAW, a), f"title-{a + 1}")
    if verb in (actions.BUY, actions.SELL, actions.PIRATE):
        land = int(position.word(1))
        prey = [other for other in range(12) if _is_prey(position, land, other)] if a else [land]
        title = (f"title-{land + 1}",) if verb == actions.BUY else ()
        return (*(_square(position, RAW, other) for other in prey), *title)
    if verb == actions.GIVE:
        return (f"title-{a + 1}", f"country-{b + 1}")
    if verb in (actions.MONEY, actions.PROMISE, actions.RELEASE):
        return (f"country-{a + 1}", f"country-{b + 1}")
    if verb == actions.UNION:
        return tuple(f"country-{other + 1}" for other in range(4) if a & int(BIT[other]))
    if verb == actions.LIFT:
        return (_square(position, BARRIER_SQUARE), "barrier")
    if verb in (actions.LOAN, actions.REPAY):
        return (f"debt-{keeper(position, seat) + 1}",)
    return _small(position, verb, a, seat)


def _small(position: Position, verb: int, a: int, seat: int) -> tuple[str, ...]:
    if verb == actions.ROLL:
        return ("dice",)
    if verb in (actions.GOLD, actions.CASH):
        if verb == actions.CASH and position.club == 1:
            return (f"cash-{seat + 1}",)
        return (f"{'gold' if verb == actions.GOLD else 'cash'}-{keeper(position, seat) + 1}",)
    if verb == actions.USE:
        return (f"kept-{keeper(position, seat) + 1}",)
    if verb == actions.DROP:
        return (f"term-{a}",)
    if verb in (actions.BID, actions.OFFER, actions.ABANDON, actions.ACCEPT, actions.REFUSE, actions.COUNTER):
        return ("paper",)
    if verb in (actions.CLUB, actions.STOP, actions.DEAL):
        return ("square-0",)
    return ()


def _square(position: Position, kind: int, land: int = NOBODY) -> str:
    """Return the square of that kind; of a land, its own."""
    parameters = position.parameters
    squares = zip(parameters.kinds, parameters.lands, strict=True)
    return f"square-{next(number for number, square in enumerate(squares) if square == (kind, land))}"


def _is_prey(position: Position, land: int, other: int) -> bool:
    return bool(position.parameters.colour[other] == position.parameters.colour[land])


def short(position: Position, action: int, speech: Speech) -> str:
    """Return an action in few signs, or nothing if its sentence is short enough."""
    verb, a, b, c = int(verb_of(action)), int(first(action)), int(second(action)), int(third(action))
    if verb in IN_DOLLARS:
        return money(a * 50, speech.lang)
    if verb == actions.BUILD and position.now() in (BEFORE, AID):
        amount = money(int(price(position, a, b)), speech.lang)
        return speech.say(f"short-build-{b}", land=LAND.say(a, speech), amount=amount)
    if verb in (actions.CLAIM, actions.AUCTION, actions.DUMP):
        return str(LAND.say(a, speech))
    if verb == actions.UNION:
        return str(MEMBERS.say(a, speech))
    if verb == actions.LIFT:
        return " ".join(f"{SIGNS[seat]} {money(part, speech.lang)}" for seat, part in _shares(position, a, b, c))
    if position.now() == DEALING:
        return _term(position, verb, a, b, c, speech)
    return ""


def _shares(position: Position, *parts: int) -> list[tuple[int, int]]:
    """Return who puts in what to lift the barrier, the proposer first."""
    seat = proposer = int(position.who())
    rest = int(position.parameters.barrier) - 50 * sum(parts)
    shares = [(proposer, rest)]
    for part in parts:
        seat = int(position.next_in(seat))
        if seat == proposer:
            break
        shares.append((seat, part * 50))
    return [(seat, part) for seat, part in shares if part]


def _term(position: Position, verb: int, a: int, b: int, c: int, speech: Speech) -> str:
    if verb == actions.GIVE:
        owner = int(position.owner(a))
        giver = SIGNS[owner] if owner != NOBODY else ""
        return f"{LAND.say(a, speech)} {giver}→{SIGNS[b]}"
    if verb == actions.MONEY:
        return f"{SIGNS[a]}→{SIGNS[b]} {money(c * 50, speech.lang)}"
    return ""
