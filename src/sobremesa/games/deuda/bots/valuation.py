"""What things are worth to a country: income, lands, its odds, and how far it may safely go into debt."""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.heuristic import shares
from sobremesa.core.seats import OVER
from sobremesa.games.deuda.engine.numbers import BIT, LANDS, NOBODY, OIL, RESERVES, SIZE
from sobremesa.games.deuda.engine.rules.ending import AGREED, LIMIT
from sobremesa.games.deuda.engine.rules.trade import fee
from sobremesa.games.deuda.engine.state import Position

CLUB_WINS: Final = 0.3
"""How often a club wins."""
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


def prospect(position: Position, head: i64, last_two: bool) -> float:
    """Return how likely a purse is to be the last one, as a logarithm: fitted to the ends of several thousand games.

    Everything counts by the member. A thousand owed weighs more than a thousand in cash, and that twice as much as a
    thousand invested. Between the last two income decides, while many are left it is lands.
    """
    if last_two:
        cash, owed, gold, earned, land_owned, invested, colour_owned, union = (
            0.129e-3, 0.197e-3, 0.198, 0.261e-3, 0.066, 0.063e-3, 0.072, 2.0,
        )  # fmt: skip
    else:
        cash, owed, gold, earned, land_owned, invested, colour_owned, union = (
            0.123e-3, 0.159e-3, 0.227, 0.205e-3, 0.19, 0.055e-3, 0.119, 1.1,
        )  # fmt: skip
    parameters = position.parameters
    score = cash * float(position.means(head)) - owed * float(position.debt(head))
    score += gold * float(position.of(head, RESERVES)) + earned * income(position, head)
    for land in range(LANDS):
        if position.owner(land) == head:
            score += land_owned + invested * float(position.invested(land))
            if parameters.colour[land] != OIL and missing_of_colour(position, head, land) == 0:
                score += colour_owned
    size = position.of(head, SIZE)
    return score / float(size) - (union if size > 1 else 0.0)


def is_duel(position: Position) -> bool:
    """Tell whether just two purses are left."""
    count: i64 = 0
    for seat in range(position.players):
        if position.is_in(seat) and position.head(seat) == seat:
            count += 1
    return count == 2


def chances(position: Position) -> list[float]:
    """Return the odds of each seat by what its purse owns and owes, shared among its members; at the end who won."""
    players = position.players
    if position.turn == OVER and position.ending != LIMIT and position.ending != AGREED:
        won = 1.0 / float(max(len([seat for seat in range(players) if position.winners & BIT[seat] != 0]), 1))
        return [won if position.winners & BIT[seat] != 0 else 0.0 for seat in range(players)]
    if position.club == 1:
        return [CLUB_WINS / float(players) for _ in range(players)]
    last_two = is_duel(position)
    scores: list[float] = []
    for seat in range(players):
        own = position.is_in(seat) and position.head(seat) == seat
        scores.append(prospect(position, seat, last_two) if own else -50.0)
    whole = shares(scores)
    return [
        whole[position.head(seat)] / float(position.of(position.head(seat), SIZE)) if position.is_in(seat) else 0.0
        for seat in range(players)
    ]


def missing_of_colour(position: Position, head: i64, land: i64) -> i64:
    """Return how many lands of a colour a purse does not own; 9 for oil, which forms no chain."""
    colour = position.parameters.colour[land]
    if colour == OIL:
        return 9
    missing: i64 = 0
    for other in range(LANDS):
        if position.parameters.colour[other] == colour and position.owner(other) != head:
            missing += 1
    return missing


def yield_of(position: Position, head: i64, land: i64, side: i64) -> float:
    """Return what one more industry brings for what it costs, by the first national one: more where a chain is near."""
    gain = 2.0 if side == 1 else 1.0
    missing = missing_of_colour(position, head, land)
    if missing == 0:
        gain *= 3.0
    elif missing == 1:
        gain *= 1.3
    built = position.export(land) if side == 1 else position.national(land)
    return gain / float(1 + built)


def comfort(position: Position, seat: i64) -> i64:
    """Return what a prudent country spends now: cash less a reserve, and loans that stay below a devaluation.

    One whose industries bring in more than the dearer interest may go below the second one.
    """
    if position.club == 1:
        return position.means(seat) - 1500
    debt = position.debt(seat)
    size = position.of(position.head(seat), SIZE)
    ceiling = position.parameters.first * size - 50
    if debt > ceiling or income(position, position.head(seat)) > 2500.0:
        ceiling = position.parameters.second * size - 50
    credit = ceiling - debt
    most = position.lendable(seat)
    if credit > most:
        credit = most
    if credit < position.parameters.loan_least:
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
            if position.parameters.colour[land] == colour:
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
