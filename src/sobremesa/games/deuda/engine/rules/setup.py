"""Set-up: the dice before the first turn."""

from mypy_extensions import i64

from sobremesa.games.deuda.engine.numbers import BIT, CASH_DIE, ORDER_DIE, TURN
from sobremesa.games.deuda.engine.state import Position


def open_setup(position: Position) -> None:
    """Put the dice of the setup on the agenda (deuda.setup.cash, deuda.setup.start)."""
    everyone: i64 = 0
    for seat in range(position.players):
        everyone |= BIT[seat]
    position.push(ORDER_DIE, 0, everyone)
    for seat in range(position.players - 1, -1, -1):
        position.push(CASH_DIE, seat)


def roll_for_cash(position: Position, face: i64) -> None:
    """Each country starts with as many thousands as its die shows: a gift (deuda.setup.cash)."""
    seat = position.who()
    position.pop()
    amount = position.collect(seat, face * 1000)
    position.tell("start-cash", "deuda.setup.cash", seat, amount)


def roll_for_start(position: Position, face: i64) -> None:
    """A die decides who begins; ties roll again (deuda.setup.start).

    The agenda keeps who still rolls, the best face, and who has it.
    """
    seat = position.who()
    rolling = position.word(1) & ~BIT[seat]
    best = position.word(2)
    leaders = position.word(3)
    position.tell("start-die", "deuda.setup.start", seat, face)
    if face > best:
        best = face
        leaders = BIT[seat]
    elif face == best:
        leaders |= BIT[seat]
    if rolling == 0 and leaders & (leaders - 1) != 0:
        rolling = leaders
        best = 0
        leaders = 0
    if rolling != 0:
        following: i64 = 0
        while rolling & BIT[following] == 0:
            following += 1
        position.set_word(0, following)
        position.set_word(1, rolling)
        position.set_word(2, best)
        position.set_word(3, leaders)
        return
    position.pop()
    first: i64 = 0
    while leaders & BIT[first] == 0:
        first += 1
    position.tell("begins", "deuda.setup.start", first)
    position.push(TURN, first)
