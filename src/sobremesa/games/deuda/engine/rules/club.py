"""The debtors' club: how it forms, the boots, the approval of its members."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import first, pack, second, third, verb_of
from sobremesa.core.state import FINE
from sobremesa.games.deuda.engine import reasons
from sobremesa.games.deuda.engine.actions import BUILD, BUY, CLUB
from sobremesa.games.deuda.engine.numbers import (
    ASKS,
    AT,
    BIT,
    CLOSED,
    CLUB_VOTE,
    DIRECT,
    DONT_PAY_AT,
    ENDING,
    HEAD,
    IN_THE_MIDDLE,
    KEPT,
    LANDS,
    LOST,
    MEETING,
    NOBODY,
    OUT,
    RATE,
    RESERVES,
    SIZE,
    TILL,
    VOTE,
    WAIVER,
)
from sobremesa.games.deuda.engine.rules.barrier import propose_lift
from sobremesa.games.deuda.engine.rules.build import build, is_paid, terms
from sobremesa.games.deuda.engine.rules.ending import MILITARY, lose_club, see_total
from sobremesa.games.deuda.engine.rules.meeting import CLUB_PROPOSAL, ask, others_in, take_word
from sobremesa.games.deuda.engine.rules.trade import buy
from sobremesa.games.deuda.engine.state import Position

ALL_BOOTS: Final = 15


def can_form_club(position: Position) -> bool:
    """The club needs every player still in the game, at least two, none of whom deals directly with the IMF
    (deuda.club.form); the last two or three choose between it and a union (deuda.pact.last_two_three).
    """
    if position.club == 1 or position.count_in() < 2:
        return False
    for seat in range(position.players):
        if position.is_in(seat) and position.of(seat, DIRECT) == 1:
            return False
    return True


def why_not_club(position: Position) -> i64:
    """The club needs everyone (deuda.club.form)."""
    if position.now() != MEETING:
        return reasons.OTHER_MOMENT
    if not can_form_club(position):
        return reasons.NO_CLUB
    return reasons.SPURNED if position.spurned & BIT[CLUB_PROPOSAL] != 0 else FINE


def list_club(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """The club, if it can be (deuda.club.form)."""
    if why_not_club(position) == FINE:
        buffer[count] = CLUB
        count += 1
    return count


def propose_club(position: Position) -> None:
    """The club is proposed: everybody answers (deuda.club.form)."""
    seat = take_word(position)
    position.tell("club-proposed", "deuda.club.form", seat)
    ask(position, seat, CLUB_PROPOSAL, others_in(position, seat))


def form_club(position: Position) -> None:
    """Land, industries, gold and kept cards become common, debts stop counting, the boots come, all gather on Don't Pay
    (deuda.club.form, deuda.club.boots); a hat in the middle of the board joins them (deuda.hat.use).
    """
    split_purses(position)
    head = first_in(position)
    gold: i64 = 0
    kept: i64 = 0
    for seat in range(position.players):
        if position.is_in(seat):
            gold += position.of(seat, RESERVES)
            kept |= position.of(seat, KEPT)
            position.note(seat, RESERVES, 0)
            position.note(seat, KEPT, 0)
            position.note(seat, HEAD, head)
            position.note(seat, SIZE, 1)
            position.note(seat, AT, DONT_PAY_AT)
            for field in (WAIVER, RATE, LOST, CLOSED, ASKS):
                position.note(seat, field, 0)
    position.note(head, RESERVES, gold)
    position.note(head, KEPT, kept)
    for land in range(LANDS):
        if position.owner(land) != NOBODY:
            position.lands[land] = head
    position.club = 1
    position.promises = 0
    position.calls = 0
    position.boots = ALL_BOOTS
    if position.hat == IN_THE_MIDDLE:
        position.hat = DONT_PAY_AT
    position.tell("club-formed", "deuda.club.form")
    # The formation ends the turn.
    position.depth = 0
    position.push(ENDING, position.mover)
    see_total(position)


def first_in(position: Position) -> i64:
    """Return the lowest seat still in the game."""
    seat: i64 = 0
    while position.of(seat, OUT) == 1:
        seat += 1
    return seat


def split_purses(position: Position) -> None:
    """Each member holds cash in the own hand (deuda.club.form): a common purse is shared out equally, the odd fifties
    to the first in turn order (deuda.money.rounding).
    """
    for head in range(position.players):
        if position.is_in(head) and position.head(head) == head and position.of(head, SIZE) > 1:
            members = position.members(head)
            cash = position.of(head, TILL)
            position.note(head, TILL, 0)
            share_out(position, cash, members, position.mover)


def share_out(position: Position, cash: i64, members: i64, start: i64) -> None:
    """Cash is shared out in steps of $50, the odd ones to the first in turn order from `start`
    (deuda.money.rounding).
    """
    count: i64 = 0
    for seat in range(position.players):
        if members & BIT[seat] != 0:
            count += 1
    steps = cash // 50
    part = steps // count * 50
    odd = steps % count
    for i in range(position.players):
        seat = start + i
        if seat >= position.players:
            seat -= position.players
        if members & BIT[seat] != 0:
            extra: i64 = 0
            if odd > 0:
                extra = 50
                odd -= 1
            position.note(seat, TILL, position.of(seat, TILL) + part + extra)


def throw_out(position: Position, seat: i64, square: i64) -> None:
    """A member who lands on a boot is out; the cash is shared among the rest (deuda.club.boots); with none left the
    IMF wins (deuda.club.military_defeat).
    """
    cash = position.of(seat, TILL)
    position.note(seat, TILL, 0)
    position.note(seat, OUT, 1)
    position.tell("booted", "deuda.club.boots", seat, square, cash)
    rest: i64 = 0
    for other in range(position.players):
        if position.is_in(other):
            rest |= BIT[other]
    if rest == 0:
        position.bank += cash
        lose_club(position, MILITARY, "deuda.club.military_defeat")
        return
    share_out(position, cash, rest, seat)
    position.strike(BIT[seat])


# -- the approval of its members -------------------------------------------------------------------


def is_vote(position: Position) -> bool:
    """What the club does by choice needs everyone's approval (deuda.club.form)."""
    return position.club == 1 and position.parameters.options[CLUB_VOTE] == 0 and position.count_in() > 1


def decide(position: Position, action: i64) -> None:
    """Buy, build or lift the barrier: in the club it is put to the others first (deuda.club.form); what is free is
    nobody else's business.
    """
    if is_vote(position) and (verb_of(action) != BUILD or is_paid(position)):
        put_to_vote(position, action)
    else:
        do_choice(position, action)


def do_choice(position: Position, action: i64) -> None:
    """Buy, build or lift the barrier."""
    verb = verb_of(action)
    if verb == BUILD:
        build(position, first(action), second(action))
    elif verb == BUY:
        buy(position)
    else:
        propose_lift(position, first(action), second(action), third(action))


def put_to_vote(position: Position, action: i64) -> None:
    """All decisions must be approved by everyone in the club (deuda.club.form)."""
    seat = position.who()
    position.tell("vote", "deuda.club.form", seat)
    position.push(VOTE, position.next_in(seat), action, seat)


def approve(position: Position) -> None:
    """One more approves; after the last one it is done (deuda.club.form)."""
    following = position.next_in(position.who())
    position.tell("approved", "deuda.club.form", position.who())
    if following != position.word(2):
        position.set_word(0, following)
        return
    action = position.word(1)
    position.pop()
    do_choice(position, action)


def reject(position: Position) -> None:
    """One says no: it is not done, and not asked again in this turn (deuda.club.form, deuda.turn.sequence)."""
    position.tell("rejected", "deuda.club.form", position.who())
    action = position.word(1)
    position.pop()
    verb = verb_of(action)
    if verb == BUILD:
        action = terms(position, first(action), second(action))
    elif verb == BUY:
        action = pack(BUY, position.word(1))
    position.note_refusal(action)
