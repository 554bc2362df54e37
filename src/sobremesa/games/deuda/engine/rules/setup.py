"""Set-up: the table before the first throw.

Compiled like the rest of the rules: compiled code never frees a `vec` that plain Python hands to it.
"""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.seats import CHANCE
from sobremesa.core.state import filled
from sobremesa.games.deuda.engine.numbers import FIELDS, HEAD, NO_HAT, NOBODY, RESERVES, SIZE, TERMS, WORDS
from sobremesa.games.deuda.engine.parameters import Parameters
from sobremesa.games.deuda.engine.play import Deuda
from sobremesa.games.deuda.engine.rules.turn import open_setup
from sobremesa.games.deuda.engine.state import NO_TERMS

DEPTH: Final = 48
"""The agenda is never longer: each country's own business, and within it one auction for each other country."""


def opening(players: i64, on: Parameters) -> Deuda:
    """The IMF has all the money and the titles (deuda.setup.bank), each country three reserves (deuda.setup.gold); all
    pieces are on Latin America (deuda.setup.start). Two to four countries have seats (deuda.setup.players); the IMF
    has none, for the rules play it (deuda.setup.imf_role).
    """
    seats = [0] * (4 * FIELDS)
    for seat in range(4):
        seats[seat * FIELDS + HEAD] = seat
        seats[seat * FIELDS + SIZE] = 1
        seats[seat * FIELDS + RESERVES] = int(on.gold) if seat < players else 0
    position = Deuda(
        on,
        CHANCE,
        players,
        0,
        on.bank,
        0,
        NOBODY,
        NO_HAT,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        NOBODY,
        0,
        NOBODY,
        0,
        0,
        0,
        0,
        0,
        filled(seats),
        filled([0] * 12),
        filled([NOBODY] * 12 + [0] * 24),
        filled([2 ** int(on.cards[0]) - 1, 2 ** int(on.cards[1]) - 1, 0, 0, 0, 0] + [0] * (2 * int(on.slots))),
        filled([0] * (DEPTH * WORDS)),
        filled([0] * (TERMS + 1)),
        NO_TERMS,
    )
    open_setup(position)
    position.run()
    return position
