"""What cards and events do: the one place that reads their effects."""

from typing import Final

from mypy_extensions import i64

from sobremesa.games.elplan.engine.columns import (
    AFTER,
    CARD,
    EVENT,
    GIVES,
    HARMS,
    MODE,
    NOTHING,
    PROCESS,
    READY,
    SLASH,
    SLOTS,
    THREE,
    TOLL,
)
from sobremesa.games.elplan.engine.numbers import BIT, COUNT, D4, IGNORES, ROWS, SEAT, SPACE, TARGET, TOLL_PAID
from sobremesa.games.elplan.engine.state import Position

PARTLY: Final = 2


SLOT_BY_SLOT: Final = -2


def in_force(position: Position, seat: i64, column: i64) -> i64:
    """Return what the event does to a seat in a column; 0 for a player who ignores it (elplan.d1.scope).

    Option `insured_partial`: an event that only helps holds all the same (elplan.d1.opportunity).
    """
    if position.event < 0:
        return 0
    amount = position.parameters.events[position.event * EVENT + column]
    if amount == 0:
        return 0
    ignores = position.seats[seat * SEAT + IGNORES]
    if ignores == 0 or (ignores == PARTLY and not position.parameters.does(position.event, HARMS)):
        return amount
    return 0


def owes_toll(position: Position, seat: i64) -> bool:
    """The benefit of the own space must be paid for and has not been yet (elplan.d1.toll): with 1 energy
    (elplan.card.energy_rationing), 1 money (elplan.card.stock_market_crash), any one resource
    (elplan.card.economic_crisis).
    """
    if position.event < 0 or position.parameters.events[position.event * EVENT + TOLL] == 0:
        return False
    return position.get(seat, TOLL_PAID) == 0 and in_force(position, seat, TOLL) != 0


def benefits(position: Position, seat: i64, space: i64) -> bool:
    """Tell whether a seat has the benefit of a space now (elplan.period.enabled)."""
    return position.seats[seat * SEAT + SPACE] == space and not owes_toll(position, seat)


def processes(position: Position, seat: i64) -> tuple[i64, i64, i64, i64]:
    """Active processes of plan and investments (elplan.d4.produce), and those of choice: the District 4 space
    (elplan.d4.opportunity), Laboratorio (elplan.card.laboratorio), a training event (elplan.card.training_franchise).

    They are counted, never owned (elplan.things.products).
    """
    parameters = position.parameters
    plan = position.plan(seat)
    rows = position.get(seat, ROWS)
    production = COUNT[rows & parameters.working[plan * THREE]]
    logistics = COUNT[rows & parameters.working[plan * THREE + 1]]
    marketing = COUNT[rows & parameters.working[plan * THREE + 2]]
    choice = in_force(position, seat, PROCESS)
    if benefits(position, seat, D4):
        choice += 1
    for i in range(position.held(seat)):
        column = processes_column(position, seat, i)
        if column == SLOT_BY_SLOT:
            given = slot_processes(position, seat, i)
            production += given[0]
            logistics += given[1]
            marketing += given[2]
            choice += given[3]
        elif column != NOTHING:
            base = position.card_at(seat, i) * CARD + column
            production += parameters.cards[base]
            logistics += parameters.cards[base + 1]
            marketing += parameters.cards[base + 2]
            choice += parameters.cards[base + 3]
    return production, logistics, marketing, choice


def processes_column(position: Position, seat: i64, i: i64) -> i64:
    """Return where it stands what a holding gives now: before the slash or after it (elplan.card.cartel_publicitario,
    elplan.card.industria, elplan.card.informatica), slot by slot, or nothing.
    """
    card = position.card_at(seat, i)
    mode = position.parameters.card(card, MODE)
    filled = position.filled(seat, i) != 0 or position.get(seat, TARGET) == card
    if mode == SLASH:
        # With the token on it, it gives what is after the slash: no choice.
        return AFTER if filled else GIVES
    if mode != READY and not filled:
        return NOTHING
    return SLOT_BY_SLOT if mode == SLOTS else GIVES


def slot_processes(position: Position, seat: i64, i: i64) -> tuple[i64, i64, i64, i64]:
    """As many processes as slots are filled (elplan.card.bodega, elplan.card.prevencion_riesgos); Externalización fills
    the first (elplan.card.externalizacion).
    """
    card = position.card_at(seat, i)
    filled = position.filled(seat, i)
    if position.get(seat, TARGET) == card:
        filled |= 1
    production: i64 = 0
    logistics: i64 = 0
    marketing: i64 = 0
    choice: i64 = 0
    for slot in range(THREE):
        if filled & BIT[slot] != 0:
            process = position.parameters.card(card, GIVES + slot)
            if process == 0:
                production += 1
            elif process == 1:
                logistics += 1
            elif process == 2:
                marketing += 1
            else:
                choice += 1
    return production, logistics, marketing, choice
