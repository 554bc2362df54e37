"""The score sheet of El Plan: points, the ladder by which ties are broken, and the step that decided."""

from sobremesa.core.state import Result
from sobremesa.games.elplan.engine.columns import TIE_CONVERTED, TIE_INVESTMENTS
from sobremesa.games.elplan.engine.rules.end import converted, idea_lost, points, resources, trios
from sobremesa.games.elplan.engine.state import Position
from sobremesa.games.elplan.view.table import COLUMNS


def sheet(position: Position, result: Result) -> tuple[tuple[int, ...], ...]:
    """Return for each seat its numbers in the order of `COLUMNS` (elplan.end.score_sheet)."""
    return tuple(_line(position, seat, result.ranks[seat]) for seat in range(int(position.parameters.players)))


def _line(position: Position, seat: int, rank: int) -> tuple[int, ...]:
    for_points = (position.all_ideas(seat), trios(position, seat), idea_lost(position, seat), points(position, seat))
    for_ties = (resources(position, seat), converted(position, seat), position.held(seat))
    return (*map(int, for_points), *map(int, for_ties), rank)


def ladder(position: Position) -> tuple[str, ...]:
    """Return the columns by which ties are broken in this edition, one after the other (elplan.end.ranking)."""
    last = {TIE_CONVERTED: "sheet-converted", TIE_INVESTMENTS: "sheet-owned"}.get(int(position.parameters.tie))
    return ("sheet-resources", last) if last else ()


def decided(position: Position, result: Result) -> str:
    """Return the column that parted the winner from the rest; empty if they share the first place."""
    numbers = sheet(position, result)
    first = list(range(len(numbers)))
    for column in ("total", *ladder(position)):
        at = COLUMNS.index(column)
        best = max(numbers[seat][at] for seat in first)
        first = [seat for seat in first if numbers[seat][at] == best]
        if len(first) == 1:
            return column
    return ""
