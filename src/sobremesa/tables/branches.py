"""Branches: a table that begins with the first actions of another one and goes on by itself."""

import secrets
import time
from dataclasses import replace

from sobremesa.core.errors import UserError
from sobremesa.core.seats import OVER
from sobremesa.core.state import State
from sobremesa.store import Entry, Header
from sobremesa.tables import log
from sobremesa.tables.log import Seat
from sobremesa.tables.table import Table


def branched(table: Table, number: int, level: str) -> tuple[Header, list[Entry], State]:
    """Return the header of a branch after so many actions, its first entries, and the position after them.

    The seat whose decision it is then is a person's, the others are bots of the level under the same names. What
    chance does from there on comes of the branch's own seed. Raises `UserError` if nobody is to decide there any more,
    if today's rules cannot play the game again, and during a game without hints, of which a branch would be one.
    """
    if not table.is_over and not table.hints:
        raise UserError("hints-off")
    table.need_today()
    table.position(number)
    header = replace(
        table.header,
        rules=table.game.meta.rules_version,
        seed=secrets.randbits(53),
        salt=secrets.token_hex(16),
        created=time.time(),
        parent=table.header.code,
        since=number,
    )
    seats = [Seat(log.BOT, name, level) for name in table.names]
    begun, state = Table(header, _seated(seats)).start(table.acts[:number])
    if state is None or state.turn == OVER:
        raise UserError("branch-over", accepted=number)
    seats[state.turn] = Seat(log.SCREEN, table.names[state.turn])
    return header, [*_seated(seats), *begun], state


def _seated(seats: list[Seat]) -> list[Entry]:
    return [Entry(log.SEAT, n, 0, seat.write()) for n, seat in enumerate(seats)]
