"""The turn: investments, dice, move, square; and who plays next."""

from mypy_extensions import i64

from sobremesa.games.deuda.engine.actions import FINE, OTHER_MOMENT
from sobremesa.games.deuda.engine.numbers import (
    AT,
    BEFORE,
    BIT,
    CASH_DIE,
    DRAWING,
    ENDING,
    HAT,
    LAPS,
    LOST,
    MOVING,
    ORDER_DIE,
    SOLIDARITY_PILE,
    SQUARE,
    THROW,
    TURN,
)
from sobremesa.games.deuda.engine.parameters import SOLIDARITY_CARD, SQUARES
from sobremesa.games.deuda.engine.rules.debt import answer_call, go_to_imf
from sobremesa.games.deuda.engine.rules.ending import LIMIT, end_unfinished, is_lap_limit
from sobremesa.games.deuda.engine.state import NO_TERMS, Position

# -- before the first turn -------------------------------------------------------------------------


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


def open_setup(position: Position) -> None:
    """Put the dice of the setup on the agenda (deuda.setup.cash, deuda.setup.start)."""
    everyone: i64 = 0
    for seat in range(position.players):
        everyone |= BIT[seat]
    position.push(ORDER_DIE, 0, everyone)
    for seat in range(position.players - 1, -1, -1):
        position.push(CASH_DIE, seat)


# -- a turn ----------------------------------------------------------------------------------------


def begin_turn(position: Position) -> None:
    """A lost turn is skipped whole (deuda.turn.sequence, deuda.card.conditions.unemployment)."""
    seat = position.who()
    position.pop()
    position.mover = seat
    position.fresh = 0
    position.builds = 0
    position.refused = 0
    position.refused_terms = NO_TERMS
    position.push(ENDING, seat)
    lost = position.of(seat, LOST)
    if lost > 0:
        position.note(seat, LOST, lost - 1)
        position.tell("lost-turn", "deuda.card.conditions.unemployment", seat, lost - 1)
    else:
        position.push(BEFORE, seat)


def before_dice(position: Position) -> bool:
    """Before the dice: borrow, build, propose to lift the barrier (deuda.turn.sequence). A call is immediate
    (deuda.devaluation.call).
    """
    seat = position.who()
    if position.calls & BIT[seat] != 0:
        answer_call(position, seat)
        return False
    position.turn = seat
    return True


def why_not_roll(position: Position) -> i64:
    """The dice end what comes before them (deuda.turn.sequence)."""
    return FINE if position.now() == BEFORE else OTHER_MOMENT


def roll(position: Position) -> None:
    """Two dice, three or four when devalued (deuda.turn.dice); in the club first for the hat (deuda.hat.use)."""
    seat = position.who()
    position.pop()
    position.push(THROW, seat, 0, 2 + position.level(seat))
    if position.club == 1 and position.hat >= 0:
        position.push(HAT, seat)


def throw(position: Position, points: i64, dice: i64) -> None:
    """The throws are added (deuda.turn.dice)."""
    seat = position.who()
    total = position.word(1) + points
    left = position.word(2) - dice
    position.tell("thrown", "deuda.turn.dice", seat, points, total)
    if left > 0:
        position.set_word(1, total)
        position.set_word(2, left)
        return
    position.pop()
    position.push(MOVING, seat, total)


def move_hat(position: Position, points: i64) -> None:
    """The hat removes the boot of a square it lands on and draws Solidarity cards (deuda.hat.use)."""
    seat = position.who()
    position.pop()
    square = (position.hat + points) % SQUARES
    position.hat = square
    position.tell("hat-moved", "deuda.hat.use", seat, square)
    boot = boot_on(square)
    if position.boots & boot != 0:
        position.boots ^= boot
        position.tell("boot-removed", "deuda.hat.use", seat, square)
    if position.parameters.kinds[square] == SOLIDARITY_CARD:
        position.push(DRAWING, seat, SOLIDARITY_PILE)


def boot_on(square: i64) -> i64:
    """Return the bit of the boot that belongs on a square, 0 for the others (deuda.club.boots)."""
    if square == 8:
        return 1
    if square == 19:
        return 2
    if square == 28:
        return 4
    return 8 if square == 39 else 0


def advance(position: Position) -> None:
    """Square by square: 39 is a stop before the rest of the move, 0 completes a lap (deuda.move.kinds)."""
    seat = position.who()
    points = position.word(1)
    times = position.word(2)
    here = position.at(seat)
    position.pop()
    if here != 39 and here + points >= 39 and position.club == 0:
        rest = here + points - 39
        if rest > 0:
            position.push(MOVING, seat, rest, times)
        else:
            position.push(SQUARE, seat)
        go_to_imf(position, seat)
        return
    there = here + points
    if there >= SQUARES:
        there -= SQUARES
        laps = position.of(seat, LAPS) + 1
        position.note(seat, LAPS, laps)
        position.tell("lap", "deuda.pact.when", seat, laps)
    position.note(seat, AT, there)
    position.push(SQUARE, seat, times)
    position.tell("moved", "deuda.move.kinds", seat, there)


def go_on(position: Position, seat: i64) -> None:
    """The turn passes to the left neighbour (deuda.setup.start), unless the limit of laps is reached
    (deuda.end.limit).
    """
    if is_lap_limit(position):
        end_unfinished(position, LIMIT)
        return
    position.push(TURN, position.next_in(seat))


def end_turn(position: Position) -> None:
    """After the dice a call comes when the square is done, and ends the turn there (deuda.devaluation.call)."""
    seat = position.who()
    if position.calls & BIT[seat] != 0:
        answer_call(position, seat)
        return
    position.pop()
    go_on(position, seat)
