"""The meeting on Latin America: who speaks, what is proposed, who answers."""

from typing import Final

from mypy_extensions import i64

from sobremesa.games.deuda.engine.actions import FINE, NO_CLUB, NO_COUNTER, OTHER_MOMENT, SPURNED
from sobremesa.games.deuda.engine.numbers import ANSWER, ASKS, BIT, DEALING, JUST_NOW, MEETING
from sobremesa.games.deuda.engine.parameters import PROPOSALS
from sobremesa.games.deuda.engine.rules.club import can_form_club, form_club
from sobremesa.games.deuda.engine.rules.deals import bound, clear_deal, fingerprint, is_at_table, make_deal
from sobremesa.games.deuda.engine.rules.ending import AGREED, end_unfinished
from sobremesa.games.deuda.engine.rules.union import form_union
from sobremesa.games.deuda.engine.state import Position

# What is proposed: a union is the set of its members, which is below 16 and never one of these.
CLUB_PROPOSAL: Final = 1
STOP_PROPOSAL: Final = 2
DEAL_PROPOSAL: Final = 0


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


def why_not_speak(position: Position) -> i64:
    """The speaker makes one proposal or passes (deuda.pact.meeting)."""
    return FINE if position.now() == MEETING else OTHER_MOMENT


def pass_word(position: Position) -> None:
    """No proposal: the word goes on (deuda.pact.meeting)."""
    position.set_word(1, position.word(1) + 1)
    position.set_word(0, position.next_in(position.who()))


def why_not_club(position: Position) -> i64:
    """The club needs everyone (deuda.club.form)."""
    if position.now() != MEETING:
        return OTHER_MOMENT
    if not can_form_club(position):
        return NO_CLUB
    return SPURNED if position.spurned & BIT[CLUB_PROPOSAL] != 0 else FINE


def why_not_stop(position: Position) -> i64:
    """All players together may agree to stop (deuda.end.limit)."""
    if position.now() != MEETING:
        return OTHER_MOMENT
    return SPURNED if position.spurned & BIT[STOP_PROPOSAL] != 0 else FINE


def take_word(position: Position) -> i64:
    """The speaker uses up a proposal, and the word will go on to the next. Return the speaker."""
    seat = position.who()
    position.note(seat, ASKS, position.of(seat, ASKS) - 1)
    position.set_word(1, 0)
    position.set_word(0, position.next_in(seat))
    return seat


def propose(position: Position, what: i64) -> None:
    """A union, the club or the end of the game is proposed: all it binds answer (deuda.pact.meeting)."""
    seat = take_word(position)
    asked = what & ~BIT[seat]
    if what == CLUB_PROPOSAL or what == STOP_PROPOSAL:
        asked = 0
        for other in range(position.players):
            if other != seat and position.is_in(other):
                asked |= BIT[other]
        kind = "club-proposed" if what == CLUB_PROPOSAL else "stop-proposed"
        rule = "deuda.club.form" if what == CLUB_PROPOSAL else "deuda.end.limit"
        position.tell(kind, rule, seat)
    else:
        position.tell("union-proposed", "deuda.pact.meeting", seat, what)
    ask(position, seat, what, asked)


def ask(position: Position, seat: i64, what: i64, asked: i64) -> None:
    """The parties answer in turn order (deuda.pact.meeting)."""
    first = position.next_in(seat)
    while asked & BIT[first] == 0:
        first = position.next_in(first)
    position.push(ANSWER, first, what, asked, seat)


def begin_deal(position: Position) -> None:
    """The speaker begins to write a deal (deuda.pact.deals)."""
    seat = take_word(position)
    clear_deal(position)
    position.push(DEALING, seat)


def offer(position: Position) -> None:
    """The deal is put to everyone it binds (deuda.pact.deals)."""
    seat = position.who()
    position.pop()
    position.tell("deal-offered", "deuda.pact.deals", seat)
    ask(position, seat, DEAL_PROPOSAL, bound(position) & ~BIT[seat])


def abandon(position: Position) -> None:
    """A deal can always be abandoned (deuda.pact.deals)."""
    position.tell("deal-abandoned", "deuda.pact.deals", position.who())
    position.pop()
    clear_deal(position)


def accept(position: Position) -> None:
    """With every yes it is done at once (deuda.pact.meeting)."""
    seat = position.who()
    what = position.word(1)
    left = position.word(2) & ~BIT[seat]
    position.tell("accepted", "deuda.pact.meeting", seat)
    if left != 0:
        while left & BIT[seat] == 0:
            seat = position.next_in(seat)
        position.set_word(0, seat)
        position.set_word(2, left)
        return
    position.pop()
    if what == DEAL_PROPOSAL:
        make_deal(position)
    elif what == CLUB_PROPOSAL:
        form_club(position)
    elif what == STOP_PROPOSAL:
        end_unfinished(position, AGREED)
    else:
        form_union(position, what)


def refuse(position: Position) -> None:
    """With a no it is void (deuda.pact.meeting)."""
    what = position.word(1)
    position.tell("refused", "deuda.pact.meeting", position.who())
    position.pop()
    if what == DEAL_PROPOSAL:
        position.spurned_deal = fingerprint(position)
        clear_deal(position)
    else:
        position.spurned |= BIT[what]


def why_not_counter(position: Position) -> i64:
    """A deal may be countered by one who has a proposal left (deuda.pact.deals)."""
    if position.now() != ANSWER:
        return OTHER_MOMENT
    if position.word(1) != DEAL_PROPOSAL or position.of(position.who(), ASKS) == 0:
        return NO_COUNTER
    return FINE


def counter(position: Position) -> None:
    """The deal is refused and becomes the draft of the one who answers (deuda.pact.deals)."""
    seat = position.who()
    position.tell("countered", "deuda.pact.deals", seat)
    position.spurned_deal = fingerprint(position)
    position.pop()
    position.note(seat, ASKS, position.of(seat, ASKS) - 1)
    position.push(DEALING, seat)
