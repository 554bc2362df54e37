"""The special squares: aid, flight of capital, coup, 12 October, Don't Pay, and the boots."""

from mypy_extensions import i64

from sobremesa.core.seats import CHANCE
from sobremesa.core.state import FINE
from sobremesa.games.deuda.engine import reasons
from sobremesa.games.deuda.engine.numbers import (
    AID,
    BARRIER_SQUARE,
    BOOT_ON,
    CAPITAL_FLIGHT,
    CONDITIONS_CARD,
    CONDITIONS_PILE,
    COUP,
    DONT_PAY,
    DRAWING,
    EUROPE,
    FIVE_HUNDRED_YEARS,
    FLIGHT,
    FLIGHT_DIE,
    IMF,
    KEPT,
    KEPT_COUP,
    KEPT_FLIGHT,
    LAPS,
    LATIN_AMERICA,
    MANUFACTURE,
    MILITARY_COUP,
    NATION,
    NATIONALISATION,
    OCTOBER,
    OCTOBER_12,
    RAW,
    RESERVES,
    SOLIDARITY_AID,
    SOLIDARITY_CARD,
    SOLIDARITY_PILE,
    SQUARE_10,
    US_AID,
    WAIVER,
)
from sobremesa.games.deuda.engine.rules.barrier import land_on_barrier
from sobremesa.games.deuda.engine.rules.causes import FLIGHT_DUE
from sobremesa.games.deuda.engine.rules.club import throw_out
from sobremesa.games.deuda.engine.rules.meeting import open_meeting
from sobremesa.games.deuda.engine.rules.pay import owe
from sobremesa.games.deuda.engine.rules.trade import land_on_manufacture, land_on_raw
from sobremesa.games.deuda.engine.state import Position


def land(position: Position) -> None:
    """Use the square a piece has arrived on (deuda.board.squares)."""
    seat = position.who()
    times = position.word(1)
    position.pop()
    square = position.at(seat)
    parameters = position.parameters
    kind = parameters.kinds[square]
    if kind == RAW:
        land_on_raw(position, seat, parameters.lands[square])
    elif kind == MANUFACTURE:
        land_on_manufacture(position, seat, parameters.lands[square], times if times > 0 else 1)
    elif position.boots & BOOT_ON[square] != 0:
        throw_out(position, seat, square)
    else:
        land_on_special(position, seat, square, kind, times > 0)


def land_on_special(position: Position, seat: i64, square: i64, kind: i64, by_card: bool) -> None:
    """The squares that are neither raw material nor manufacture (deuda.board.squares)."""
    parameters = position.parameters
    if kind == SOLIDARITY_CARD:
        position.push(DRAWING, seat, SOLIDARITY_PILE)
    elif kind == CONDITIONS_CARD:
        land_on_conditions(position, seat)
    elif kind == SOLIDARITY_AID:
        # Option `square_10 = free`: a land or an industry for nothing instead of half prices.
        if parameters.options[SQUARE_10] == 1:
            position.push(NATION, seat, 1)
        else:
            position.push(AID, seat)
    elif kind == CAPITAL_FLIGHT:
        position.push(FLIGHT, seat)
    elif kind == MILITARY_COUP:
        position.push(COUP, seat)
    elif kind == BARRIER_SQUARE:
        land_on_barrier(position, seat)
    elif kind == NATIONALISATION:
        position.push(NATION, seat)
    elif kind == US_AID:
        amount = position.collect(seat, parameters.values[square])
        position.tell("us-aid", "deuda.square.us_aid", seat, amount)
    elif kind == OCTOBER_12:
        lose_gold(position, seat, by_card)
    elif kind == DONT_PAY:
        land_on_dont_pay(position, seat)
    elif kind == LATIN_AMERICA and position.club == 0 and position.of(seat, LAPS) > 0:
        open_meeting(position, seat)


def land_on_conditions(position: Position, seat: i64) -> None:
    """A card is turned only for a player who owes the IMF (deuda.square.conditions), never in the club
    (deuda.club.no_debt).
    """
    if position.club == 1:
        position.tell("no-condition", "deuda.club.no_debt", seat)
    elif position.debt(seat) > 0:
        position.push(DRAWING, seat, CONDITIONS_PILE)
    else:
        position.tell("no-condition", "deuda.square.conditions", seat)


def land_on_dont_pay(position: Position, seat: i64) -> None:
    """No interest at the next stop at the IMF (deuda.square.dont_pay)."""
    if position.club == 0:
        position.note(seat, WAIVER, 1)
        position.tell("dont-pay", "deuda.square.dont_pay", seat)


def lose_gold(position: Position, seat: i64, by_card: bool) -> None:
    """Europe takes a reserve; from the third landing on only from one with two or more (deuda.square.october_12)."""
    landings = position.of(seat, OCTOBER) + 1
    position.note(seat, OCTOBER, landings)
    head = position.head(seat)
    gold = position.of(head, RESERVES)
    rule = "deuda.card.conditions.five_hundred_years" if by_card else "deuda.square.october_12"
    lost: i64 = 1
    if by_card and position.parameters.options[FIVE_HUNDRED_YEARS] == 1:
        lost = gold
    elif gold == 0 or (landings > 2 and gold < 2):
        lost = 0
    position.note(head, RESERVES, gold - lost)
    position.note(seat, EUROPE, position.of(seat, EUROPE) + lost)
    position.tell("europe", rule, seat, lost, gold - lost)


# -- Capital Flight and Military Coup, and the cards kept against them -----------------------------


def offer_flight_card(position: Position) -> bool:
    """The holder of Panama's card decides before the die (deuda.card.solidarity.panama)."""
    seat = position.who()
    if position.of(position.head(seat), KEPT) & KEPT_FLIGHT != 0:
        position.turn = seat
        return True
    suffer(position)
    return False


def offer_coup_card(position: Position) -> bool:
    """The holder of Paraguay's card decides on landing (deuda.card.solidarity.paraguay)."""
    seat = position.who()
    if position.of(position.head(seat), KEPT) & KEPT_COUP != 0 and position.cash(seat) > 0:
        position.turn = seat
        return True
    suffer(position)
    return False


def suffer(position: Position) -> None:
    """Capital Flight: a die is thrown (deuda.square.capital_flight). Military Coup: all the cash goes to the IMF, in
    the club only the mover's hand (deuda.square.military_coup, deuda.club.purse).
    """
    seat = position.who()
    flight = position.now() == FLIGHT
    position.pop()
    if flight:
        position.push(FLIGHT_DIE, seat)
        position.turn = CHANCE
        return
    cash = position.cash(seat)
    if cash == 0:
        position.tell("no-coup", "deuda.square.military_coup", seat)
        return
    position.pay_imf(seat, cash)
    position.tell("coup", "deuda.square.military_coup", seat, cash)


def flee(position: Position, face: i64) -> None:
    """A thousand for each point (deuda.square.capital_flight)."""
    seat = position.who()
    position.pop()
    amount = face * position.parameters.values[position.at(seat)]
    position.tell("flight", "deuda.square.capital_flight", seat, face, amount)
    owe(position, seat, amount, IMF, FLIGHT_DUE)


def why_not_use(position: Position) -> i64:
    """A kept card answers its own square only (deuda.card.solidarity.paraguay, deuda.card.solidarity.panama)."""
    return FINE if position.now() == FLIGHT or position.now() == COUP else reasons.OTHER_MOMENT


def use_card(position: Position) -> None:
    """The square is ignored and the card goes under the pile."""
    seat = position.who()
    flight = position.now() == FLIGHT
    position.pop()
    head = position.head(seat)
    card = position.parameters.flight_card if flight else position.parameters.coup_card
    rule = "deuda.card.solidarity.panama" if flight else "deuda.card.solidarity.paraguay"
    position.note(head, KEPT, position.of(head, KEPT) & ~(KEPT_FLIGHT if flight else KEPT_COUP))
    position.tell("card-used", rule, seat, position.parameters.face(SOLIDARITY_PILE, card))
    position.put_under(SOLIDARITY_PILE, card)
