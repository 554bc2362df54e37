"""Solidarity cards: gifts, kept cards, and what neighbours do for each other."""

from mypy_extensions import i64

from sobremesa.games.deuda.engine import numbers as effects
from sobremesa.games.deuda.engine.numbers import (
    AT,
    DONT_PAY_AT,
    EUROPE,
    FREE,
    IN_THE_MIDDLE,
    KEPT,
    KEPT_COUP,
    KEPT_FLIGHT,
    LAPS,
    LATIN_AMERICA_AT,
    LOST,
    NATIONALISATION,
    NO_HAT,
    NOBODY,
    RESERVES,
    SOLIDARITY_AID,
    SOLIDARITY_PILE,
    SQUARE,
)
from sobremesa.games.deuda.engine.rules.meeting import open_meeting
from sobremesa.games.deuda.engine.state import Position


def draw_solidarity(position: Position, card: i64) -> None:
    """Take the top card, receive its prize, put it under the pile (deuda.square.solidarity)."""
    seat = position.who()
    position.pop()
    position.take_card(SOLIDARITY_PILE, card)
    effect = position.parameters.solidarity[card * 2]
    amount = position.parameters.solidarity[card * 2 + 1]
    position.tell("solidarity", "deuda.square.solidarity", seat, position.parameters.face(SOLIDARITY_PILE, card))
    if effect == effects.KEEP_COUP or effect == effects.KEEP_FLIGHT:
        keep(position, seat, card, KEPT_COUP if effect == effects.KEEP_COUP else KEPT_FLIGHT)
        return
    position.put_under(SOLIDARITY_PILE, card)
    if effect == effects.GIFT:
        got = position.collect(seat, amount)
        position.tell("gift", "deuda.card.solidarity.gifts", seat, got)
    elif effect == effects.TO_NATIONALISATION:
        send(position, seat, NATIONALISATION)
    elif effect == effects.TO_SOLIDARITY_AID:
        send(position, seat, SOLIDARITY_AID)
    elif effect == effects.HAT_CARD:
        bring_hat(position, seat)
    elif effect == effects.ALL_RECEIVE:
        give_all(position, seat, amount)
    elif effect == effects.GOLD_BACK:
        give_gold_back(position, seat)
    elif effect == effects.GATHER:
        gather(position, seat)
    else:
        build_oil(position, seat)


def keep(position: Position, seat: i64, card: i64, bit: i64) -> None:
    """The card is kept until it is used (deuda.card.solidarity.paraguay, deuda.card.solidarity.panama)."""
    head = position.head(seat)
    position.note(head, KEPT, position.of(head, KEPT) | bit)
    rule = "deuda.card.solidarity.paraguay" if bit == KEPT_COUP else "deuda.card.solidarity.panama"
    position.tell("kept", rule, seat, position.parameters.face(SOLIDARITY_PILE, card))


def square_of(position: Position, kind: i64) -> i64:
    """Return the only square of a kind."""
    square: i64 = 0
    while position.parameters.kinds[square] != kind:
        square += 1
    return square


def send(position: Position, seat: i64, kind: i64) -> None:
    """Sent directly, and the square is used (deuda.card.solidarity.puerto_rico, deuda.card.solidarity.guyana_suriname,
    deuda.move.kinds).
    """
    square = square_of(position, kind)
    position.note(seat, AT, square)
    rule = "deuda.card.solidarity.puerto_rico"
    if kind == SOLIDARITY_AID:
        rule = "deuda.card.solidarity.guyana_suriname"
    position.tell("sent", rule, seat, square)
    position.push(SQUARE, seat)


def bring_hat(position: Position, seat: i64) -> None:
    """The hat waits in the middle; with a club it goes to Don't Pay; there is only one (deuda.hat.gain,
    deuda.card.solidarity.nicaragua).
    """
    if position.hat == NO_HAT:
        position.hat = DONT_PAY_AT if position.club == 1 else IN_THE_MIDDLE
        position.tell("hat", "deuda.card.solidarity.nicaragua", seat)


def give_all(position: Position, seat: i64, amount: i64) -> None:
    """Every player receives it, but not one who is losing turns (deuda.card.solidarity.el_salvador)."""
    other = seat
    while True:
        if position.of(other, LOST) == 0:
            got = position.collect(other, amount)
            position.tell("gift", "deuda.card.solidarity.el_salvador", other, got)
        other = position.next_in(other)
        if other == seat:
            return


def give_gold_back(position: Position, seat: i64) -> None:
    """The reserves Europe took come back, all members' to the common purse (deuda.card.solidarity.mexico)."""
    head = position.head(seat)
    back: i64 = 0
    for other in range(position.players):
        if position.head(other) == head and (position.is_in(other) or position.club == 1):
            back += position.of(other, EUROPE)
            position.note(other, EUROPE, 0)
    position.note(head, RESERVES, position.of(head, RESERVES) + back)
    position.tell("gold-back", "deuda.card.solidarity.mexico", seat, back)


def gather(position: Position, seat: i64) -> None:
    """All move to Latin America and a meeting opens if the drawer's first lap is over (deuda.card.solidarity.cuba)."""
    for other in range(position.players):
        if position.is_in(other):
            position.note(other, AT, LATIN_AMERICA_AT)
    position.tell("gathered", "deuda.card.solidarity.cuba", seat)
    if position.club == 0 and position.of(seat, LAPS) > 0:
        open_meeting(position, seat)


def build_oil(position: Position, seat: i64) -> None:
    """The owner of the oil land builds one industry free (deuda.card.solidarity.venezuela)."""
    owner = position.owner(position.parameters.oil)
    if owner == NOBODY:
        position.tell("no-oil", "deuda.card.solidarity.venezuela", seat)
        return
    builder = seat
    while position.head(builder) != owner:
        builder = position.next_in(builder)
    position.push(FREE, builder, position.parameters.oil)
