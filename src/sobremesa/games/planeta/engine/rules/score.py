"""The score: columns, rows, and what was spent."""

from mypy_extensions import i64

from sobremesa.games.planeta.engine.numbers import BANK_BOX, BIT, COUNT, PLANETS, RECRUIT_BOX, SHIPS
from sobremesa.games.planeta.engine.state import Position


def column_points(position: Position, kind: i64) -> i64:
    """Marks of one kind times 3, 4 or 5 (planeta.score.columns)."""
    marks: i64 = 0
    for planet in range(1, PLANETS + 1):
        if position.marks[planet] & BIT[kind] != 0:
            marks += 1
    return marks * position.parameters.columns[kind]


def row_points(position: Position, planet: i64) -> i64:
    """Marks on one planet times its multiplier (planeta.score.rows)."""
    return COUNT[position.marks[planet]] * position.parameters.multipliers[planet - 1]


def cost_points(position: Position, box: i64) -> i64:
    """What the marked boxes of one row cost: 1, 2 or 5 each (planeta.score.costs)."""
    return position.boxes[box] * position.parameters.costs[box]


def total(position: Position) -> i64:
    """Rows plus columns less costs; it may be negative (planeta.score.costs).

    Worked through in the book: 43 points (planeta.score.example).
    """
    points: i64 = 0
    for kind in range(SHIPS):
        points += column_points(position, kind)
    for planet in range(1, PLANETS + 1):
        points += row_points(position, planet)
    for box in range(RECRUIT_BOX, BANK_BOX + 1):
        points -= cost_points(position, box)
    return points
