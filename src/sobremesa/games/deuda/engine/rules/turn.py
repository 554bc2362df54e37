"""The turn: investments, dice, move, square; and who plays next."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.rng import Rng
from sobremesa.core.state import FINE
from sobremesa.games.deuda.engine import reasons
from sobremesa.games.deuda.engine.actions import CLOCK as SEE_CLOCK
from sobremesa.games.deuda.engine.actions import DICE, DIE
from sobremesa.games.deuda.engine.numbers import (
    AT,
    BEFORE,
    BIT,
    BOOT_ON,
    CLOCK,
    DRAWING,
    ENDING,
    HAT,
    IMF_AT,
    LAPS,
    LOST,
    MOVING,
    SOLIDARITY_CARD,
    SOLIDARITY_PILE,
    SQUARE,
    SQUARES,
    THROW,
    TURN,
)
from sobremesa.games.deuda.engine.rules.debt import answer_call, go_to_imf
from sobremesa.games.deuda.engine.rules.ending import LIMIT, end_unfinished, is_lap_limit
from sobremesa.games.deuda.engine.state import NO_TERMS, Position


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
    return FINE if position.now() == BEFORE else reasons.OTHER_MOMENT


def roll(position: Position) -> None:
    """Two dice, three or four when devalued (deuda.turn.dice); in the club first for the hat (deuda.hat.use)."""
    seat = position.who()
    position.pop()
    position.thrown = seat + 1
    position.push(THROW, seat, 0, 2 + position.level(seat))
    if position.club == 1 and position.hat >= 0:
        position.push(HAT, seat)


SIX: Final[i64] = 6


def throws_two(position: Position) -> bool:
    """Tell whether chance throws two dice now, or one (deuda.turn.dice)."""
    return position.now() == HAT or (position.now() == THROW and position.word(2) >= 2)


def why_not_dice(position: Position, verb: i64) -> i64:
    """As many dice as are thrown now, two or one (deuda.turn.dice)."""
    if position.now() == DRAWING or position.now() == CLOCK:
        return reasons.OTHER_MOMENT
    return FINE if verb == (DICE if throws_two(position) else DIE) else reasons.OTHER_MOMENT


def list_dice(position: Position, buffer: "vec[i64]") -> i64:
    """Every throw of two dice, or of one (deuda.turn.dice)."""
    if throws_two(position):
        for a in range(SIX):
            for b in range(SIX):
                buffer[a * 6 + b] = pack(DICE, a + 1, b + 1)
        return 36
    for a in range(SIX):
        buffer[a] = pack(DIE, a + 1)
    return SIX


def sample_dice(position: Position, rng: Rng) -> i64:
    """Return a throw, by lot (deuda.turn.dice)."""
    face = rng.below(6) + 1
    return pack(DICE, face, rng.below(6) + 1) if throws_two(position) else pack(DIE, face)


def throw(position: Position, a: i64, b: i64) -> None:
    """The throws are added (deuda.turn.dice); b is 0 where there was one die."""
    seat = position.who()
    points = a + b
    total = position.word(1) + points
    left = position.word(2) - (1 if b == 0 else 2)
    # A snapshot from when faces were not kept may lie in the middle of a throw: half of one is not shown.
    if position.thrown > 0:
        position.thrown = position.thrown * 8 + a
        if b > 0:
            position.thrown = position.thrown * 8 + b
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
    boot = BOOT_ON[square]
    if position.boots & boot != 0:
        position.boots ^= boot
        position.tell("boot-removed", "deuda.hat.use", seat, square)
    if position.parameters.kinds[square] == SOLIDARITY_CARD:
        position.push(DRAWING, seat, SOLIDARITY_PILE)


def advance(position: Position) -> None:
    """Square by square: the IMF is a stop before the rest, Latin America completes a lap (deuda.move.kinds)."""
    seat = position.who()
    points = position.word(1)
    times = position.word(2)
    here = position.at(seat)
    position.pop()
    if here != IMF_AT and here + points >= IMF_AT and position.club == 0:
        rest = here + points - IMF_AT
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
    (deuda.end.limit). By the clock, it is looked at first.
    """
    if is_lap_limit(position):
        end_unfinished(position, LIMIT)
        return
    position.push(TURN, position.next_in(seat))
    if position.parameters.clock != 0:
        position.push(CLOCK, seat)


def why_not_clock(position: Position) -> i64:
    """The clock is looked at between two turns (deuda.end.limit)."""
    return FINE if position.now() == CLOCK else reasons.OTHER_MOMENT


def list_clock(buffer: "vec[i64]") -> i64:
    """Another turn, or time is up (deuda.end.limit)."""
    buffer[0] = pack(SEE_CLOCK, 0)
    buffer[1] = pack(SEE_CLOCK, 1)
    return 2


def look_at_clock(position: Position, is_time: i64) -> None:
    """If time is up the turn just played was the last (deuda.end.limit)."""
    position.pop()
    if is_time != 0:
        position.tell("time-up", "deuda.end.limit")
        end_unfinished(position, LIMIT)


def end_turn(position: Position) -> None:
    """After the dice a call comes when the square is done, and ends the turn there (deuda.devaluation.call)."""
    seat = position.who()
    if position.calls & BIT[seat] != 0:
        answer_call(position, seat)
        return
    position.pop()
    go_on(position, seat)
