"""The meeting on Latin America: who speaks, what is proposed, who answers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import FINE
from sobremesa.games.deuda.engine import reasons
from sobremesa.games.deuda.engine.actions import STOP
from sobremesa.games.deuda.engine.numbers import ANSWER, ASKS, BIT, DIRECT, JUST_NOW, MEETING, PROPOSALS
from sobremesa.games.deuda.engine.state import Position

# What is proposed: a union is the set of its members, which is below 16 and never one of these.
CLUB_PROPOSAL: Final = 1
STOP_PROPOSAL: Final = 2
DEAL_PROPOSAL: Final = 0


def is_at_table(position: Position, seat: i64) -> bool:
    """Those who deal directly with the IMF make no pacts (deuda.card.conditions.direct_deal)."""
    return position.is_in(seat) and position.of(seat, DIRECT) == 0


def open_meeting(position: Position, seat: i64) -> None:
    """The lander speaks first, then turn order (deuda.pact.meeting); those who deal directly stay out."""
    count: i64 = 0
    for other in range(position.players):
        present = is_at_table(position, other)
        position.note(other, ASKS, position.parameters.options[PROPOSALS] if present else 0)
        if present:
            count += 1
    if count < 2:
        return
    position.spurned = 0
    position.spurned_deal = 0
    position.push(MEETING, seat)
    position.tell("meeting", "deuda.pact.meeting", seat)


def count_at_table(position: Position) -> i64:
    """Count those who take part."""
    count: i64 = 0
    for seat in range(position.players):
        if is_at_table(position, seat):
            count += 1
    return count


def hear(position: Position) -> bool:
    """The meeting closes when all have passed in a row or have no proposal left (deuda.pact.meeting).

    Tell whether somebody has the word.
    """
    while position.word(1) < count_at_table(position):
        seat = position.who()
        if is_at_table(position, seat):
            if position.of(seat, ASKS) > 0:
                position.turn = seat
                return True
            position.set_word(1, position.word(1) + 1)
        position.set_word(0, position.next_in(seat))
    position.tell("meeting-closed", "deuda.pact.meeting")
    position.pop()
    # Promises made here can be released in the next one (deuda.pact.promise).
    position.promises %= JUST_NOW
    return False


def pass_word(position: Position) -> None:
    """No proposal: the word goes on (deuda.pact.meeting)."""
    position.set_word(1, position.word(1) + 1)
    position.set_word(0, position.next_in(position.who()))


def take_word(position: Position) -> i64:
    """The speaker uses up a proposal, and the word will go on to the next. Return the speaker."""
    seat = position.who()
    position.note(seat, ASKS, position.of(seat, ASKS) - 1)
    position.set_word(1, 0)
    position.set_word(0, position.next_in(seat))
    return seat


def ask(position: Position, seat: i64, what: i64, asked: i64) -> None:
    """The parties answer in turn order (deuda.pact.meeting)."""
    first = position.next_in(seat)
    while asked & BIT[first] == 0:
        first = position.next_in(first)
    position.push(ANSWER, first, what, asked, seat)


def others_in(position: Position, seat: i64) -> i64:
    """Return all the others still in the game, as bits."""
    others: i64 = 0
    for other in range(position.players):
        if other != seat and position.is_in(other):
            others |= BIT[other]
    return others


def why_not_stop(position: Position) -> i64:
    """All players together may agree to stop (deuda.end.limit)."""
    if position.now() != MEETING:
        return reasons.OTHER_MOMENT
    return reasons.SPURNED if position.spurned & BIT[STOP_PROPOSAL] != 0 else FINE


def list_stop(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """The end of the game, unless it was refused (deuda.end.limit)."""
    if why_not_stop(position) == FINE:
        buffer[count] = STOP
        count += 1
    return count


def propose_stop(position: Position) -> None:
    """The end of the game is proposed: everybody answers (deuda.end.limit)."""
    seat = take_word(position)
    position.tell("stop-proposed", "deuda.end.limit", seat)
    ask(position, seat, STOP_PROPOSAL, others_in(position, seat))
