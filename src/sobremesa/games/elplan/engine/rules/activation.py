"""Activation: tokens and Ideas on the processes of the plan and on investments."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import FIRST, pack
from sobremesa.core.state import FINE
from sobremesa.games.elplan.engine import actions, reasons
from sobremesa.games.elplan.engine.columns import (
    CARD,
    ENERGY,
    EXTERNALISE,
    HUMAN,
    MODE,
    MONEY,
    PLAY_SIGN,
    READY,
    SLASH,
    SLOTS,
    THREE,
    TOKEN,
    TOKENS,
    WHOLE,
)
from sobremesa.games.elplan.engine.numbers import (
    ADMINISTRATION,
    BIT,
    IDEAS,
    INVESTMENT,
    MEMBERS,
    NOT_YET,
    PLAN,
    ROW_IDEAS,
    ROW_LOCKS,
    ROWS,
    SEAT,
    STAGE_ACTIVATE,
    STAGE_TAKE_BACK,
    TARGET,
)
from sobremesa.games.elplan.engine.state import Position


def why_not_stage(position: Position, stage: i64) -> i64:
    """Within a turn the actions come in any order; option `d2_order = printed`: as numbered (elplan.d2.any_order)."""
    if position.phase != ADMINISTRATION:
        return reasons.OTHER_PHASE
    if position.parameters.printed_order != 0 and stage < position.stage:
        return reasons.STAGE_OVER
    return FINE


def why_not_own(position: Position, stage: i64, card: i64) -> i64:
    """Only on one's own investments are tokens moved, and in their stage (elplan.d2.activate, elplan.d2.deactivate)."""
    reason = why_not_stage(position, stage)
    if reason == FINE and position.find(position.turn, card) == NOT_YET:
        return reasons.NOT_OWNED
    return reason


def why_not_work(position: Position, card: i64) -> i64:
    """Tokens go on in District 2 (elplan.d2.activate), or in District 3 on the card just acquired if it has the play
    sign (elplan.d3.activate_later).
    """
    if position.phase == INVESTMENT and position.fresh != NOT_YET:
        if card != position.fresh:
            return reasons.OTHER_PHASE
        return FINE if position.parameters.card(card, PLAY_SIGN) != 0 else reasons.OTHER_PHASE
    return why_not_own(position, STAGE_ACTIVATE, card)


def why_not_idea(position: Position) -> i64:
    """An Idea may stand in for a resource (elplan.d2.idea_wildcard); option `idea_at_once`: also in District 3."""
    if position.phase == INVESTMENT and position.parameters.idea_at_once == 0:
        return reasons.IDEA_LATER
    return FINE if position.get(position.turn, IDEAS) > 0 else reasons.NO_IDEA


# -- processes of the plan -------------------------------------------------------------------------


def tell_row(position: Position, kind: str, rule: str, row: i64, idea: i64 = 0) -> None:
    """Say which row, by its resource and its process."""
    if position.journal is None:
        return
    plan = position.plan(position.turn)
    position.tell(kind, rule, row, position.parameters.pays(plan, row), position.parameters.process(plan, row), idea)


def why_not_empty_row(position: Position, row: i64) -> i64:
    """A player may take back tokens of earlier periods (elplan.d2.deactivate, elplan.d2.locked)."""
    reason = why_not_stage(position, STAGE_TAKE_BACK)
    if reason != FINE:
        return reason
    if row >= position.parameters.rows(position.plan(position.turn)):
        return reasons.NO_SUCH_ROW
    if position.get(position.turn, ROWS) & BIT[row] == 0:
        return reasons.IS_EMPTY
    return FINE if rows_to_empty(position) & BIT[row] != 0 else reasons.LOCKED


def rows_to_empty(position: Position) -> i64:
    """Return the rows, as bits, whose tokens were not laid this period (elplan.d2.locked)."""
    base = position.turn * SEAT
    return position.seats[base + ROWS] & ~position.seats[base + ROW_LOCKS]


def empty_row(position: Position, row: i64) -> None:
    """The token of a process comes back (elplan.d2.deactivate)."""
    seat = position.turn
    position.put(seat, ROWS, position.get(seat, ROWS) ^ BIT[row])
    if position.get(seat, ROW_IDEAS) & BIT[row] != 0:
        position.put(seat, ROW_IDEAS, position.get(seat, ROW_IDEAS) ^ BIT[row])
        position.add(seat, IDEAS, 1)
    else:
        position.gain(seat, position.parameters.pays(position.plan(seat), row))
    position.stage = STAGE_TAKE_BACK
    tell_row(position, "emptied-row", "elplan.d2.deactivate", row)


def why_not_fill_row(position: Position, row: i64, idea: i64) -> i64:
    """A process is activated with the token of the printed resource (elplan.d2.activate) or an Idea
    (elplan.d2.idea_wildcard).
    """
    reason = why_not_stage(position, STAGE_ACTIVATE)
    if reason != FINE:
        return reason
    if row >= position.parameters.rows(position.plan(position.turn)):
        return reasons.NO_SUCH_ROW
    if position.get(position.turn, ROWS) & BIT[row] != 0:
        return reasons.IS_FILLED
    if idea != 0:
        return why_not_idea(position)
    return FINE if rows_to_fill(position) & BIT[row] != 0 else reasons.CANNOT_PAY


def rows_to_fill(position: Position) -> i64:
    """Return the empty rows, as bits, whose token lies idle (elplan.d2.activate)."""
    seats = position.seats
    base = position.turn * SEAT
    paid = position.parameters.paid
    at = seats[base + PLAN] * THREE
    rows: i64 = 0
    if seats[base + HUMAN] > 0:
        rows = paid[at]
    if seats[base + MONEY] > 0:
        rows |= paid[at + MONEY]
    if seats[base + ENERGY] > 0:
        rows |= paid[at + ENERGY]
    return rows & ~seats[base + ROWS]


def fill_row(position: Position, row: i64, idea: i64) -> None:
    """The process is active from now on (elplan.d2.activate)."""
    seat = position.turn
    position.put(seat, ROWS, position.get(seat, ROWS) | BIT[row])
    position.put(seat, ROW_LOCKS, position.get(seat, ROW_LOCKS) | BIT[row])
    if idea != 0:
        position.put(seat, ROW_IDEAS, position.get(seat, ROW_IDEAS) | BIT[row])
        position.add(seat, IDEAS, -1)
        tell_row(position, "filled-row", "elplan.d2.idea_wildcard", row, 1)
    else:
        position.pay(seat, position.parameters.pays(position.plan(seat), row))
        tell_row(position, "filled-row", "elplan.d2.activate", row)
    position.stage = STAGE_ACTIVATE


def why_not_swap_row(position: Position, row: i64) -> i64:
    """An Idea may free a resource already lying there (elplan.d2.idea_wildcard)."""
    reason = why_not_stage(position, STAGE_ACTIVATE)
    if reason != FINE:
        return reason
    seat = position.turn
    if row >= position.parameters.rows(position.plan(seat)):
        return reasons.NO_SUCH_ROW
    if position.get(seat, ROWS) & BIT[row] == 0:
        return reasons.IS_EMPTY
    if position.get(seat, ROW_IDEAS) & BIT[row] != 0:
        return reasons.IS_IDEA
    if position.get(seat, ROW_LOCKS) & BIT[row] != 0:
        return reasons.LOCKED
    return why_not_idea(position)


def swap_row(position: Position, row: i64) -> None:
    """The Idea lies there now, and is locked (elplan.d2.idea_wildcard)."""
    seat = position.turn
    position.gain(seat, position.parameters.pays(position.plan(seat), row))
    position.add(seat, IDEAS, -1)
    position.put(seat, ROW_IDEAS, position.get(seat, ROW_IDEAS) | BIT[row])
    position.put(seat, ROW_LOCKS, position.get(seat, ROW_LOCKS) | BIT[row])
    position.stage = STAGE_ACTIVATE
    tell_row(position, "swapped-row", "elplan.d2.idea_wildcard", row)


def list_rows(position: Position, buffer: "vec[i64]", activating: bool, taking_back: bool) -> i64:
    """Take back, activate, swap on the plan (elplan.d2.deactivate, elplan.d2.activate)."""
    count: i64 = 0
    to_fill: i64 = 0
    to_empty: i64 = 0
    if activating:
        to_fill = rows_to_fill(position)
    if taking_back:
        to_empty = rows_to_empty(position)
    if position.get(position.turn, IDEAS) > 0:
        return list_rows_with_ideas(position, buffer, to_fill, to_empty)
    for row in MEMBERS[to_fill | to_empty]:
        if to_fill & BIT[row] != 0:
            buffer[count] = actions.FILL_ROW + row * FIRST
        else:
            buffer[count] = actions.EMPTY_ROW + row * FIRST
        count += 1
    return count


def list_rows_with_ideas(position: Position, buffer: "vec[i64]", to_fill: i64, to_empty: i64) -> i64:
    """An Idea may stand in for a resource, or free one (elplan.d2.idea_wildcard)."""
    count: i64 = 0
    for row in range(position.parameters.rows(position.plan(position.turn))):
        if to_fill & BIT[row] != 0:
            buffer[count] = pack(actions.FILL_ROW, row, 0)
            count += 1
        if why_not_fill_row(position, row, 1) == FINE:
            buffer[count] = pack(actions.FILL_ROW, row, 1)
            count += 1
        if to_empty & BIT[row] != 0:
            buffer[count] = pack(actions.EMPTY_ROW, row)
            count += 1
        if why_not_swap_row(position, row) == FINE:
            buffer[count] = pack(actions.SWAP_ROW, row)
            count += 1
    return count


# -- investments -----------------------------------------------------------------------------------


def why_not_empty(position: Position, card: i64) -> i64:
    """A card is emptied whole (elplan.d2.deactivate), once its tokens may move (elplan.d2.locked)."""
    reason = why_not_own(position, STAGE_TAKE_BACK, card)
    if reason != FINE:
        return reason
    i = position.find(position.turn, card)
    if position.parameters.card(card, MODE) != WHOLE:
        return reasons.WRONG_WAY
    return why_not_take_off(position, i, position.full(card))


def why_not_empty_slot(position: Position, card: i64, slot: i64) -> i64:
    """Each slot of a slot card, and the extra token of a slash card, is emptied by itself (elplan.d2.deactivate)."""
    reason = why_not_own(position, STAGE_TAKE_BACK, card)
    if reason != FINE:
        return reason
    i = position.find(position.turn, card)
    mode = position.parameters.card(card, MODE)
    if (mode != SLOTS and mode != SLASH) or slot >= position.parameters.card(card, TOKENS):
        return reasons.WRONG_WAY
    return why_not_take_off(position, i, BIT[slot])


def why_not_take_off(position: Position, i: i64, places: i64) -> i64:
    """A token lies there, and none of them was laid this period (elplan.d2.locked)."""
    if position.filled(position.turn, i) & places == 0:
        return reasons.IS_EMPTY
    return reasons.LOCKED if position.locks_on(position.turn, i) & places != 0 else FINE


def empty(position: Position, card: i64, places: i64) -> None:
    """Tokens and Ideas come back (elplan.d2.deactivate); what Externalización pointed at goes on by itself
    (elplan.card.externalizacion).
    """
    seat = position.turn
    i = position.find(seat, card)
    position.give_back(seat, i, places)
    filled = position.filled(seat, i) & ~places
    position.set_holding(seat, i, card, filled, position.ideas_on(seat, i) & ~places, position.locks_on(seat, i))
    if position.parameters.card(card, EXTERNALISE) != 0:
        position.put(seat, TARGET, NOT_YET)
        # Activated anew, it chooses anew.
        position.pointed = 0
    position.stage = STAGE_TAKE_BACK
    position.tell("emptied", "elplan.d2.deactivate", position.parameters.named(card))


def why_not_activate(position: Position, card: i64, ideas: i64) -> i64:
    """All the tokens at once or not at all (elplan.d2.activate); Ideas may stand in (elplan.d2.idea_wildcard)."""
    reason = why_not_work(position, card)
    if reason != FINE:
        return reason
    seat = position.turn
    i = position.find(seat, card)
    parameters = position.parameters
    if parameters.card(card, MODE) != WHOLE or ideas & ~position.full(card) != 0:
        return reasons.WRONG_WAY
    if position.filled(seat, i) != 0:
        return reasons.IS_FILLED
    return why_not_tokens(position, card, ideas)


def why_not_tokens(position: Position, card: i64, ideas: i64) -> i64:
    """Idle tokens for every place, Ideas for those named (elplan.d2.activate)."""
    seats = position.seats
    base = position.turn * SEAT
    needs = position.parameters.needs
    at = (card * 8 + ideas) * 4
    for resource in range(THREE):
        if needs[at + resource] > seats[base + resource]:
            return reasons.CANNOT_PAY
    if ideas != 0:
        reason = why_not_idea(position)
        if reason != FINE:
            return reason
        if needs[at + IDEAS] > seats[base + IDEAS]:
            return reasons.NO_IDEA
    return FINE


def activate(position: Position, card: i64, ideas: i64) -> None:
    """The card works from now on (elplan.d2.activate)."""
    seat = position.turn
    i = position.find(seat, card)
    full = position.full(card)
    for place in range(position.parameters.card(card, TOKENS)):
        lay_token(position, card, place, ideas & BIT[place])
    position.set_holding(seat, i, card, full, ideas, full)
    position.stage = STAGE_ACTIVATE
    rule = "elplan.d2.activate" if position.phase == ADMINISTRATION else "elplan.d3.activate_later"
    position.tell("activated", rule, position.parameters.named(card))


def lay_token(position: Position, card: i64, place: i64, idea: i64) -> None:
    """A token, or an Idea, leaves the till."""
    if idea != 0:
        position.add(position.turn, IDEAS, -1)
    else:
        position.pay(position.turn, position.parameters.card(card, TOKEN + place))


def why_not_fill_slot(position: Position, card: i64, slot: i64, idea: i64) -> i64:
    """Slots are filled one by one (elplan.card.bodega), and so is the extra place of a slash card
    (elplan.card.cartel_publicitario).
    """
    reason = why_not_work(position, card)
    if reason != FINE:
        return reason
    seat = position.turn
    i = position.find(seat, card)
    mode = position.parameters.card(card, MODE)
    if mode == WHOLE or mode == READY or slot >= position.parameters.card(card, TOKENS):
        return reasons.WRONG_WAY
    if position.filled(seat, i) & BIT[slot] != 0:
        return reasons.IS_FILLED
    return why_not_lay(position, card, slot, idea)


def why_not_lay(position: Position, card: i64, slot: i64, idea: i64) -> i64:
    """The token of the place, or the Idea, lies idle (elplan.d2.activate)."""
    if idea != 0:
        return why_not_idea(position)
    return (
        FINE if position.idle(position.turn, position.parameters.card(card, TOKEN + slot)) > 0 else reasons.CANNOT_PAY
    )


def fill_slot(position: Position, card: i64, slot: i64, idea: i64) -> None:
    """A slot holds one token (elplan.d2.activate)."""
    seat = position.turn
    i = position.find(seat, card)
    lay_token(position, card, slot, idea)
    ideas = position.ideas_on(seat, i)
    if idea != 0:
        ideas |= BIT[slot]
    position.set_holding(
        seat, i, card, position.filled(seat, i) | BIT[slot], ideas, position.locks_on(seat, i) | BIT[slot]
    )
    position.stage = STAGE_ACTIVATE
    position.tell("filled-slot", "elplan.d2.activate", position.parameters.named(card), slot, idea)


def why_not_swap(position: Position, card: i64, slot: i64) -> i64:
    """An Idea may free a resource already lying on an investment (elplan.d2.idea_wildcard)."""
    reason = why_not_own(position, STAGE_ACTIVATE, card)
    if reason != FINE:
        return reason
    seat = position.turn
    i = position.find(seat, card)
    if slot >= position.parameters.card(card, TOKENS):
        return reasons.WRONG_WAY
    if position.filled(seat, i) & BIT[slot] == 0:
        return reasons.IS_EMPTY
    if position.ideas_on(seat, i) & BIT[slot] != 0:
        return reasons.IS_IDEA
    if position.locks_on(seat, i) & BIT[slot] != 0:
        return reasons.LOCKED
    return why_not_idea(position)


def swap(position: Position, card: i64, slot: i64) -> None:
    """The Idea lies there now, and is locked (elplan.d2.idea_wildcard)."""
    seat = position.turn
    i = position.find(seat, card)
    position.gain(seat, position.parameters.card(card, TOKEN + slot))
    position.add(seat, IDEAS, -1)
    ideas = position.ideas_on(seat, i) | BIT[slot]
    locks = position.locks_on(seat, i) | BIT[slot]
    position.set_holding(seat, i, card, position.filled(seat, i), ideas, locks)
    position.stage = STAGE_ACTIVATE
    position.tell("swapped", "elplan.d2.idea_wildcard", position.parameters.named(card), slot)


def list_card(
    position: Position, buffer: "vec[i64]", count: i64, i: i64, card: i64, activating: bool, taking_back: bool
) -> i64:
    """Take back, activate, swap on one investment (elplan.d2.deactivate, elplan.d2.activate)."""
    cards = position.parameters.cards
    tokens = cards[card * CARD + TOKENS]
    if tokens == 0:
        return count
    if cards[card * CARD + MODE] != WHOLE:
        return list_slots(position, buffer, count, i, card, activating, taking_back)
    ideas = position.get(position.turn, IDEAS)
    filled = position.filled(position.turn, i)
    if filled == 0:
        if activating:
            ways: i64 = 1
            if ideas > 0:
                ways = BIT[tokens]
            for stand_in in range(ways):
                if why_not_tokens(position, card, stand_in) == FINE:
                    buffer[count] = pack(actions.ACTIVATE, card, stand_in)
                    count += 1
        return count
    if taking_back and why_not_take_off(position, i, filled) == FINE:
        buffer[count] = pack(actions.EMPTY, card)
        count += 1
    if ideas > 0:
        for slot in range(tokens):
            if why_not_swap(position, card, slot) == FINE:
                buffer[count] = pack(actions.SWAP, card, slot)
                count += 1
    return count


def list_slots(
    position: Position, buffer: "vec[i64]", count: i64, i: i64, card: i64, activating: bool, taking_back: bool
) -> i64:
    """Slot by slot, and the extra place of a slash card (elplan.card.bodega, elplan.card.cartel_publicitario)."""
    ideas = position.get(position.turn, IDEAS)
    filled = position.filled(position.turn, i)
    for slot in range(position.parameters.card(card, TOKENS)):
        if filled & BIT[slot] == 0:
            if activating and why_not_lay(position, card, slot, 0) == FINE:
                buffer[count] = pack(actions.FILL_SLOT, card, slot, 0)
                count += 1
            if ideas > 0 and activating and why_not_lay(position, card, slot, 1) == FINE:
                buffer[count] = pack(actions.FILL_SLOT, card, slot, 1)
                count += 1
        else:
            if taking_back and why_not_take_off(position, i, BIT[slot]) == FINE:
                buffer[count] = pack(actions.EMPTY_SLOT, card, slot)
                count += 1
            if ideas > 0 and why_not_swap(position, card, slot) == FINE:
                buffer[count] = pack(actions.SWAP, card, slot)
                count += 1
    return count
