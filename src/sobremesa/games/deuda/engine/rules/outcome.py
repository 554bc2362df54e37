"""The result: points, ranks, and the rule that ended the game."""

from typing import Final

from sobremesa.core.state import Result
from sobremesa.games.deuda.engine.numbers import BIT
from sobremesa.games.deuda.engine.rules.ending import (
    AGREED,
    ALL_BANKRUPT,
    DRAW,
    ECONOMIC,
    LAST,
    LIBERATION,
    LIMIT,
    MILITARY,
    TOTAL,
    TRIUMPH,
    is_counted,
    worth,
)
from sobremesa.games.deuda.engine.state import Position

RULES: Final = {
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
    rule = RULES.get(ending, "")
    if ending in (TOTAL, LIBERATION, TRIUMPH):
        rule = "deuda.club.total_victory" if position.club == 1 else "deuda.end.total_victory"
    if position.winners == 0 and (ending in (LIMIT, AGREED)):
        order = [(is_counted(position, seat), points[seat]) for seat in range(position.players)]
        return Result(points, [2 + sum(other > own for other in order) for own in order], rule)
    ranks = [1 if int(position.winners) & int(BIT[seat]) else 2 for seat in range(position.players)]
    return Result(points, ranks, rule)
