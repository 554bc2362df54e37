"""The ring of Deuda Eterna: forty squares around two fields, the North above and the South below, and the pieces."""

from sobremesa.core.seats import OVER
from sobremesa.draw.palette import ink
from sobremesa.draw.parts import part
from sobremesa.draw.svg import group, path, rect
from sobremesa.draw.things import thing
from sobremesa.games.deuda.view.board.pieces import piece
from sobremesa.games.deuda.view.board.places import Ring
from sobremesa.games.deuda.view.board.square import draw_square
from sobremesa.games.deuda.view.table import Square, Table


def fields(ring: Ring) -> str:
    """Return the two fields within the ring; the frontier climbs from the barrier's square to Latin America."""
    return part("fields", lambda: _fields(ring), inputs=())


def _fields(ring: Ring) -> str:
    left, right = ring.side, ring.width - ring.side
    low, high = ring.frontier + ring.down, ring.frontier
    shore = f"M{left} {low}C{left + (right - left) * 0.4} {low} {left + (right - left) * 0.6} {high} {right} {high}"
    return group(
        rect(x=0, y=0, width=ring.width, height=ring.height, round=6, fill=ink("sky-steel")),
        path(f"{shore}V{ring.height - ring.end}H{left}z", fill=ink("soil")),
        path(shore, fill="none", stroke=ink("sand"), stroke_width=4, stroke_dasharray="10 9", opacity=0.8),
        id="fields",
    )


def squares(table: Table, ring: Ring, *, targets: frozenset[str]) -> str:
    """Return the forty squares in the order of travel."""
    return part(
        "ring",
        lambda: group(*(_square(square, table, ring, targets) for square in table.squares), id="ring"),
        inputs=(table.estates, [square for square in table.squares if square.boot or square.hat]),
        targets=targets,
    )


def _square(square: Square, table: Table, ring: Ring, targets: frozenset[str]) -> str:
    estate = table.estates[square.land] if square.land >= 0 else None
    return part(
        f"square-{square.number}",
        lambda: draw_square(square, estate, ring.place(square.number), targets=targets),
        # The pieces that stand there are drawn apart; everything else on it stays.
        inputs=(square.name, square.price, square.boot, square.hat, estate),
        targets=targets,
    )


def pieces(table: Table, ring: Ring, *, targets: frozenset[str]) -> str:
    """Return the pieces of the countries where they stand."""
    mover = table.mover if table.turn != OVER else -1
    standing = [(square.number, square.pieces) for square in table.squares if square.pieces]

    def drawn() -> str:
        of_seat = {}
        for number, seats in standing:
            for index, seat in enumerate(seats):
                x, y = ring.berth(number, index, len(seats))
                shape = piece(seat, size=ring.piece * 0.8, acting=seat == mover)
                of_seat[seat] = thing(f"piece-{seat + 1}", shape, x=x, y=y, moving=True, targets=targets)
        return group(*(of_seat[seat] for seat in sorted(of_seat)), id="pieces")

    return part("pieces", drawn, inputs=(standing, mover), targets=targets)
