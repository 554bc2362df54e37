"""How it ends: the last country, total victory, the club's two defeats, the limit."""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.seats import OVER
from sobremesa.core.state import Result
from sobremesa.games.deuda.engine.numbers import (
    BIT,
    HEAD,
    LANDS,
    LAPS,
    MAX_LAPS,
    NOBODY,
    OUT,
    REPAID,
    RESERVES,
    TILL,
    TOTAL_VICTORY,
    VICTORY,
)
from sobremesa.games.deuda.engine.state import Position

# How a game ended, in `Position.ending`.
LAST: Final = 1
ALL_BANKRUPT: Final = 2
TOTAL: Final = 3
LIBERATION: Final = 4
MILITARY: Final = 5
ECONOMIC: Final = 6
LIMIT: Final = 7
AGREED: Final = 8
TRIUMPH: Final = 9
DRAW: Final = 10


def end_game(position: Position, ending: i64, winners: i64) -> None:
    """Nobody is to act any more."""
    position.ending = ending
    position.winners = winners
    position.turn = OVER


def see_last(position: Position) -> None:
    """The last country, pair or trio left wins at once (deuda.end.last_player); with none left the IMF does
    (deuda.end.all_bankrupt).
    """
    left: i64 = 0
    head: i64 = NOBODY
    for seat in range(position.players):
        if position.of(seat, OUT) == 0:
            left |= BIT[seat]
            if head != NOBODY and head != position.of(seat, HEAD):
                return
            head = position.of(seat, HEAD)
    if left == 0:
        position.tell("imf-won", "deuda.end.all_bankrupt")
        end_game(position, ALL_BANKRUPT, 0)
    else:
        position.tell("last-left", "deuda.end.last_player", left)
        end_game(position, LAST, left)


def holds_all(position: Position, head: i64, national: i64, export: i64) -> i64:
    """Count the lands of a purse with at least so many industries of each kind."""
    count: i64 = 0
    for land in range(LANDS):
        if position.owner(land) == head and position.national(land) >= national and position.export(land) >= export:
            count += 1
    return count


def side(position: Position, head: i64) -> i64:
    """Return the seats that win with a purse: in the club those thrown out too (deuda.club.total_victory)."""
    mask: i64 = 0
    for seat in range(position.players):
        if position.head(seat) == head and (position.club == 1 or position.of(seat, OUT) == 0):
            mask |= BIT[seat]
    return mask


def see_total(position: Position) -> None:
    """All twelve lands with three national and three export industries win at once (deuda.end.total_victory,
    deuda.club.total_victory). With `victory = degrees` twelve lands with an export each are enough: a triumph.
    """
    head = position.owner(0)
    if head == NOBODY or (position.club == 0 and position.parameters.options[TOTAL_VICTORY] == 0):
        return
    most = position.parameters.most
    rule = "deuda.club.total_victory" if position.club == 1 else "deuda.end.total_victory"
    if holds_all(position, head, most, most) == LANDS:
        if position.club == 1 and position.boots == 0:
            position.tell("liberation", rule, side(position, head))
            end_game(position, LIBERATION, side(position, head))
        else:
            position.tell("total-victory", rule, side(position, head))
            end_game(position, TOTAL, side(position, head))
    elif position.parameters.options[VICTORY] == 1 and holds_all(position, head, 1, 1) == LANDS:
        position.tell("triumph", rule, side(position, head))
        end_game(position, TRIUMPH, side(position, head))


def is_degree(position: Position, head: i64) -> bool:
    """With `victory = degrees` seven lands with two and two make a club's defeat a draw (deuda.club.total_victory)."""
    most = position.parameters.most
    two: i64 = 2 if most > 2 else most
    return position.parameters.options[VICTORY] == 1 and holds_all(position, head, two, two) >= 7


def lose_club(position: Position, ending: i64, rule: str) -> None:
    """The IMF takes what there is and wins."""
    head = position.head(position.mover)
    drawn = is_degree(position, head)
    for seat in range(position.players):
        position.bank += position.of(seat, TILL)
        position.note(seat, TILL, 0)
    position.imf_gold += position.of(head, RESERVES)
    position.note(head, RESERVES, 0)
    if drawn:
        position.tell("drawn", rule)
        end_game(position, DRAW, 0)
        return
    for land in range(LANDS):
        if position.owner(land) != NOBODY:
            position.free_land(land)
    position.tell("club-lost", rule)
    end_game(position, ending, 0)


def lose_economy(position: Position, seat: i64, amount: i64) -> None:
    """A payment the club cannot meet: the IMF takes everything and wins (deuda.club.economic_defeat)."""
    position.tell("club-cannot-pay", "deuda.club.economic_defeat", seat, amount)
    lose_club(position, ECONOMIC, "deuda.club.economic_defeat")


def is_lap_limit(position: Position) -> bool:
    """The optional limit: so many laps of the leader in laps (deuda.end.limit)."""
    most = position.parameters.options[MAX_LAPS]
    if most == 0:
        return False
    for seat in range(position.players):
        if position.of(seat, OUT) == 0 and position.of(seat, LAPS) >= most:
            return True
    return False


def end_unfinished(position: Position, ending: i64) -> None:
    """The game stops; the richest leads, nobody has won (deuda.end.limit)."""
    position.tell("unfinished", "deuda.end.limit")
    end_game(position, ending, 0)


def is_counted(position: Position, seat: i64) -> bool:
    """Tell whether a seat has something to its name: not one bankrupt, but in the club also one thrown out."""
    return position.is_in(seat) or (position.club == 1 and position.head(seat) == position.head(position.mover))


def worth(position: Position, seat: i64) -> i64:
    """Cash and invested value less debt, of a seat's purse (deuda.end.limit)."""
    if not is_counted(position, seat):
        return 0
    head = position.head(seat)
    total = position.means(seat)
    if position.club == 0:
        total -= position.debt(seat)
    for land in range(LANDS):
        if position.owner(land) == head:
            total += position.invested(land)
    return total


def write_off(position: Position, head: i64) -> None:
    """The debt of one who leaves is written off (deuda.embargo.bankrupt)."""
    for column in range(0, REPAID + 4, 4):
        position.ledger[column + head] = 0


# -- the result ------------------------------------------------------------------------------------

ENDED_BY: Final = {
    LAST: "deuda.end.last_player",
    ALL_BANKRUPT: "deuda.end.all_bankrupt",
    MILITARY: "deuda.club.military_defeat",
    ECONOMIC: "deuda.club.economic_defeat",
    LIMIT: "deuda.end.limit",
    AGREED: "deuda.end.limit",
    DRAW: "deuda.club.total_victory",
}


def outcome(position: Position) -> Result:
    """Winners have rank 1; where nobody has won the ranks begin at 2, by what each is worth, the bankrupt last
    (deuda.end.limit).
    """
    points = [int(worth(position, seat)) for seat in range(position.players)]
    ending = int(position.ending)
    rule = ENDED_BY.get(ending, "")
    if ending in (TOTAL, LIBERATION, TRIUMPH):
        rule = "deuda.club.total_victory" if position.club == 1 else "deuda.end.total_victory"
    if position.winners == 0 and (ending in (LIMIT, AGREED)):
        order = [(is_counted(position, seat), points[seat]) for seat in range(position.players)]
        return Result(points, [2 + sum(other > own for other in order) for own in order], rule)
    ranks = [1 if int(position.winners) & int(BIT[seat]) else 2 for seat in range(position.players)]
    return Result(points, ranks, rule)
