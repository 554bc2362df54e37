"""The debtors' club: how it forms, the boots, the approval of its members."""

from typing import Final

from mypy_extensions import i64

from sobremesa.games.deuda.engine.numbers import (
    ASKS,
    AT,
    BIT,
    CLOSED,
    DIRECT,
    ENDING,
    HEAD,
    IN_THE_MIDDLE,
    KEPT,
    LOST,
    NOBODY,
    OUT,
    RATE,
    RESERVES,
    SIZE,
    TILL,
    WAIVER,
)
from sobremesa.games.deuda.engine.parameters import LANDS
from sobremesa.games.deuda.engine.rules.ending import MILITARY, lose_club, see_total
from sobremesa.games.deuda.engine.state import Position

ALL_BOOTS: Final = 15
MEETING_PLACE: Final = 38
"""Don't Pay, where the club gathers."""


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
            position.note(seat, AT, MEETING_PLACE)
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
        position.hat = MEETING_PLACE
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
