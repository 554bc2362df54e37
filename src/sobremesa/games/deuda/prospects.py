"""What things are worth to a country: income, lands, and how far it may safely go into debt."""

from typing import Final

from mypy_extensions import i64

from sobremesa.games.deuda.chart import LANDS, OIL
from sobremesa.games.deuda.fields import ANSWER, BIT, DIRECT_DEAL, LIFTING, NOBODY, RESERVES, SIZE
from sobremesa.games.deuda.rules.barrier import share_of
from sobremesa.games.deuda.rules.trade import fee
from sobremesa.games.deuda.state import Position

__all__ = [
    "comfort",
    "deal_gain",
    "gains_by_lifting",
    "gains_by_union",
    "income",
    "is_lost",
    "land_value",
    "missing_of_colour",
    "prospect",
    "urge_to_accept",
]

VISITS: Final = 7.0
"""A piece visits a square about once in so many laps."""


def income(position: Position, head: i64) -> float:
    """Return what a purse's industries bring in a lap, on average."""
    rivals: i64 = 0
    everyone: i64 = 0
    for seat in range(position.players):
        if position.is_in(seat):
            everyone += 1
            if position.head(seat) != head:
                rivals += 1
    total = 0.0
    for land in range(LANDS):
        if position.owner(land) == head:
            if position.national(land) > 0:
                total += float(fee(position, land, 0) * rivals)
            if position.export(land) > 0:
                total += float(fee(position, land, 1) * everyone)
    return total / VISITS


def prospect(position: Position, head: i64, is_duel: bool) -> float:
    """Return how likely a purse is to be the last one, as a logarithm: fitted to the ends of several thousand games.

    Everything counts by the member. A thousand owed weighs more than a thousand in cash, and that twice as much as a
    thousand invested. Between the last two income decides, while many are left it is lands.
    """
    if is_duel:
        cash, owed, gold, earned, land_owned, invested, colour_owned, union = (
            0.129e-3, 0.197e-3, 0.198, 0.261e-3, 0.066, 0.063e-3, 0.072, 2.0,
        )  # fmt: skip
    else:
        cash, owed, gold, earned, land_owned, invested, colour_owned, union = (
            0.123e-3, 0.159e-3, 0.227, 0.205e-3, 0.19, 0.055e-3, 0.119, 1.1,
        )  # fmt: skip
    chart = position.chart
    score = cash * float(position.means(head)) - owed * float(position.debt(head))
    score += gold * float(position.of(head, RESERVES)) + earned * income(position, head)
    for land in range(LANDS):
        if position.owner(land) == head:
            score += land_owned + invested * float(position.invested(land))
            if chart.colour[land] != OIL and missing_of_colour(position, head, land) == 0:
                score += colour_owned
    size = position.of(head, SIZE)
    return score / float(size) - (union if size > 1 else 0.0)


def missing_of_colour(position: Position, head: i64, land: i64) -> i64:
    """Return how many lands of a colour a purse does not own; 9 for oil, which forms no chain."""
    colour = position.chart.colour[land]
    if colour == OIL:
        return 9
    missing: i64 = 0
    for other in range(LANDS):
        if position.chart.colour[other] == colour and position.owner(other) != head:
            missing += 1
    return missing


def comfort(position: Position, seat: i64) -> i64:
    """Return what a prudent country spends now: cash less a reserve, and loans that stay below a devaluation.

    One whose industries bring in more than the dearer interest may go below the second one.
    """
    if position.club == 1:
        return position.means(seat) - 1500
    debt = position.debt(seat)
    size = position.of(position.head(seat), SIZE)
    ceiling = position.chart.first * size - 50
    if debt > ceiling or income(position, position.head(seat)) > 2500.0:
        ceiling = position.chart.second * size - 50
    credit = ceiling - debt
    most = position.lendable(seat)
    if credit > most:
        credit = most
    if credit < position.chart.loan_least:
        credit = 0
    return position.cash(seat) + credit - 600 - debt // 10


def land_value(position: Position, head: i64, land: i64) -> float:
    """Return what a land with its industries is worth to a purse: more when it completes a colour."""
    value = float(position.invested(land))
    missing = missing_of_colour(position, head, land)
    if position.owner(land) == head:
        missing += 1
    if missing == 1:
        value *= 1.8
    elif missing == 2:
        value *= 1.2
    return value


def is_lost(position: Position, seat: i64) -> bool:
    """Tell whether a country is drowning: deep in debt, and its industries do not carry the interest."""
    debt = position.debt(seat)
    deep = debt * 10 > position.limit(seat) * 7
    return deep and income(position, position.head(seat)) < float(debt) / 10.0


def gains_by_union(position: Position, seat: i64, members: i64) -> bool:
    """Tell whether the members together own a colour that none owns alone, while rivals remain, or are lost."""
    rivals: i64 = 0
    for other in range(position.players):
        if position.is_in(other) and members & BIT[other] == 0:
            rivals += 1
    if rivals == 0:
        return False
    for colour in range(OIL):
        together = True
        alone = True
        owner: i64 = NOBODY
        for land in range(LANDS):
            if position.chart.colour[land] == colour:
                head = position.owner(land)
                if head == NOBODY or members & BIT[head] == 0:
                    together = False
                elif owner == NOBODY:
                    owner = head
                elif owner != head:
                    alone = False
        if together and not alone:
            return True
    return is_lost(position, seat)


def gains_by_lifting(position: Position, seat: i64, share: i64) -> bool:
    """Tell whether a share in lifting the barrier is safe to pay, and less than two laps bring."""
    return share <= comfort(position, seat) and float(share) < 2.0 * income(position, position.head(seat))


def deal_gain(position: Position, seat: i64) -> float:
    """Return what a deal on the table brings a seat's purse: lands by their worth to it, cash, and peace."""
    head = position.head(seat)
    gain = 0.0
    for i in range(position.terms[0]):
        term = position.terms[i + 1]
        kind = term % 4
        what = term // 256
        giver = position.head(term // 4 % 8)
        taker = position.head(term // 32 % 8)
        if kind == 0:
            worth_here = land_value(position, head, what)
            if giver == head:
                gain -= worth_here * 1.3
            elif taker == head:
                gain += worth_here
        elif kind == 1:
            if giver == head:
                gain -= float(what) * 50.0
            elif taker == head:
                gain += float(what) * 50.0
        elif kind == 2:
            gain += 100.0
    return gain


def urge_to_accept(position: Position) -> float:
    """Yes to the club's plans, to money, to a union that helps, to a deal that leaves one no poorer."""
    seat = position.who()
    now = position.now()
    if now == DIRECT_DEAL:
        return 2.0
    if now == LIFTING:
        share = share_of(position, position.word(2), position.word(1), seat)
        return 2.0 if gains_by_lifting(position, seat, share) else -1.0
    if now != ANSWER:
        return 2.0
    what = position.word(1)
    if what == 0:
        return 2.0 if deal_gain(position, seat) > 0.0 else -1.0
    if what == 1:
        return 2.0 if is_lost(position, seat) else -1.0
    if what == 2:
        return -3.0
    return 2.0 if gains_by_union(position, seat, what) else -1.0
