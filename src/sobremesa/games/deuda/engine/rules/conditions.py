"""IMF Conditions: what is asked of those who owe."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.state import FINE
from sobremesa.games.deuda.engine import numbers as effects
from sobremesa.games.deuda.engine import reasons
from sobremesa.games.deuda.engine.actions import DUMP
from sobremesa.games.deuda.engine.numbers import (
    AFTER,
    CLOSED,
    CONDITIONS_PILE,
    DIRECT,
    DIRECT_DEAL,
    DUMPING,
    HEAD,
    IMF,
    LANDS,
    LOST,
    MANUFACTURE,
    MOVING,
    OCTOBER_12,
    RATE,
    SIZE,
    SQUARES,
    TILL,
)
from sobremesa.games.deuda.engine.rules.causes import BORDER_WAR, COLLECTION, INFLATION, PATENTS, TAX
from sobremesa.games.deuda.engine.rules.debt import go_to_imf
from sobremesa.games.deuda.engine.rules.pay import owe
from sobremesa.games.deuda.engine.state import Position


def draw_condition(position: Position, card: i64) -> None:
    """A Condition is turned for one who owes the IMF (deuda.square.conditions)."""
    seat = position.who()
    position.pop()
    position.take_card(CONDITIONS_PILE, card)
    position.put_under(CONDITIONS_PILE, card)
    position.tell("condition", "deuda.square.conditions", seat, position.parameters.face(CONDITIONS_PILE, card))
    effect = position.parameters.conditions[card * 3]
    amount = position.parameters.conditions[card * 3 + 1]
    if effect == effects.NEXT_MANUFACTURE:
        advance_to(position, seat, MANUFACTURE, amount)
    elif effect == effects.INTEREST_NOW or effect == effects.RAISE_RATE:
        raise_rate(position, seat, amount, effect == effects.INTEREST_NOW)
    elif effect == effects.TO_OCTOBER:
        advance_to(position, seat, OCTOBER_12, 1)
    elif effect == effects.WAGE_CUT:
        cut_wages(position, seat)
    elif effect == effects.NEIGHBOUR_TO_IMF:
        dismiss(position, seat)
    elif effect == effects.LOSE_TURNS:
        position.note(seat, LOST, amount)
        position.tell("unemployed", "deuda.card.conditions.unemployment", seat, amount)
    elif effect == effects.CLOSE:
        position.note(seat, CLOSED, 1)
        position.tell("closed", "deuda.card.conditions.closed_industries", seat)
    elif effect == effects.OFFER_DIRECT:
        position.push(DIRECT_DEAL, seat, amount)
    elif effect == effects.DUMP_ONE:
        position.push(DUMPING, seat)
    elif effect == effects.ALL_TO_IMF:
        summon_all(position, seat)
    else:
        charge(position, seat, card, effect, amount)


def charge(position: Position, seat: i64, card: i64, effect: i64, amount: i64) -> None:
    """The cards that cost money: the drawer's, a neighbour's or everybody's (deuda.pay.out_of_turn)."""
    if effect == effects.PAY:
        owe(position, seat, amount, IMF, COLLECTION if amount < 1000 else TAX)
    elif effect == effects.PAY_PATENTS:
        national: i64 = 0
        export: i64 = 0
        for land in range(LANDS):
            if position.owns(seat, land):
                national += position.national(land)
                export += position.export(land)
        each = position.parameters.conditions[card * 3 + 2]
        owe(position, seat, national * amount + export * each, IMF, PATENTS)
    elif effect == effects.PAY_WITH_NEIGHBOUR:
        right = position.previous_in(seat)
        position.push(AFTER, right)
        owe(position, right, amount, IMF, BORDER_WAR)
        owe(position, seat, amount, IMF, BORDER_WAR)
    else:
        other = position.previous_in(seat)
        while other != seat:
            position.push(AFTER, other)
            owe(position, other, amount, IMF, INFLATION)
            other = position.previous_in(other)
        owe(position, seat, amount, IMF, INFLATION)


def advance_to(position: Position, seat: i64, kind: i64, times: i64) -> None:
    """Advance to the next square of a kind (deuda.card.conditions.manufactures_rise, deuda.move.kinds)."""
    points: i64 = 1
    while position.parameters.kinds[(position.at(seat) + points) % SQUARES] != kind:
        points += 1
    position.push(MOVING, seat, points, times)


def raise_rate(position: Position, seat: i64, rate: i64, at_once: bool) -> None:
    """A higher rate for the lap's interest; of several the highest counts (deuda.card.conditions.interest_rises,
    deuda.card.conditions.strong_dollar, deuda.debt.interest).
    """
    if rate > position.of(seat, RATE):
        position.note(seat, RATE, rate)
    if at_once:
        position.tell("rate", "deuda.card.conditions.interest_rises", seat, rate)
        go_to_imf(position, seat)
    else:
        position.tell("rate", "deuda.card.conditions.strong_dollar", seat, rate)


def cut_wages(position: Position, seat: i64) -> None:
    """Every player in debt gives half the cash to the IMF, a common purse once (deuda.card.conditions.wage_cut)."""
    for head in range(position.players):
        if position.is_in(head) and position.of(head, HEAD) == head and position.debt(head) > 0:
            amount = position.parameters.owed_part(position.of(head, TILL), 50)
            position.pay_imf(head, amount)
            position.tell("wage-cut", "deuda.card.conditions.wage_cut", head, amount)


def dismiss(position: Position, seat: i64) -> None:
    """The left neighbour goes to the IMF and pays interest (deuda.card.conditions.union_dismissed)."""
    neighbour = position.next_in(seat)
    position.tell("summoned", "deuda.card.conditions.union_dismissed", neighbour)
    go_to_imf(position, neighbour)


def summon_all(position: Position, seat: i64) -> None:
    """All advance to the IMF and pay interest, in turn order from the drawer (deuda.card.conditions.paris_club)."""
    position.tell("paris-club", "deuda.card.conditions.paris_club", seat)
    other = position.previous_in(seat)
    while other != seat:
        go_to_imf(position, other)
        other = position.previous_in(other)
    go_to_imf(position, seat)


# -- Conditions that ask something -----------------------------------------------------------------


def why_not_direct(position: Position) -> bool:
    """Not for one in a pair or trio, bound by a promise, or who made the deal before
    (deuda.card.conditions.direct_deal). Tell whether it is so.
    """
    seat = position.who()
    if position.of(seat, DIRECT) == 1 or position.of(position.head(seat), SIZE) > 1:
        return True
    for other in range(position.players):
        if other != seat and position.promises & position.promise_bit(seat, other) != 0:
            return True
    return False


def offer_direct(position: Position) -> bool:
    """Optional: money now, no pacts for ever (deuda.card.conditions.direct_deal)."""
    if why_not_direct(position):
        position.pop()
        return False
    position.turn = position.who()
    return True


def accept_direct(position: Position) -> None:
    """A gift, not a debt (deuda.card.conditions.direct_deal)."""
    seat = position.who()
    amount = position.collect(seat, position.word(1))
    position.pop()
    position.note(seat, DIRECT, 1)
    position.tell("direct-deal", "deuda.card.conditions.direct_deal", seat, amount)


def refuse_direct(position: Position) -> None:
    """The card goes under the pile all the same (deuda.card.conditions.direct_deal)."""
    position.tell("no-direct-deal", "deuda.card.conditions.direct_deal", position.who())
    position.pop()


def offer_dump(position: Position) -> bool:
    """One industrialised property of one's choice; with none nothing happens (deuda.card.conditions.dumping)."""
    for land in range(LANDS):
        if why_not_dump(position, land) == FINE:
            position.turn = position.who()
            return True
    position.pop()
    return False


def why_not_dump(position: Position, land: i64) -> i64:
    """Industrialised: at least one industry (deuda.card.conditions.dumping)."""
    if position.now() != DUMPING:
        return reasons.OTHER_MOMENT
    if not position.owns(position.who(), land):
        return reasons.NOT_YOURS
    return FINE if position.industries(land) > 0 else reasons.NO_INDUSTRY


def list_dumps(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Every property of one's own with an industry (deuda.card.conditions.dumping)."""
    for land in range(LANDS):
        if why_not_dump(position, land) == FINE:
            buffer[count] = pack(DUMP, land)
            count += 1
    return count


def dump(position: Position, land: i64) -> None:
    """The property goes back to the IMF, land included, for nothing (deuda.card.conditions.dumping)."""
    seat = position.who()
    position.pop()
    position.free_land(land)
    position.tell("dumped", "deuda.card.conditions.dumping", seat, land)
