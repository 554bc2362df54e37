"""Table talk: fixed phrases that are shown at a seat. A table's host may switch it off."""

from sobremesa.core.errors import UserError
from sobremesa.store import HOST, Entry
from sobremesa.tables import log
from sobremesa.tables.open import OpenTable
from sobremesa.tables.service import Tables
from sobremesa.tables.table import Decided, Table


async def speak(tables: Tables, live: OpenTable, key: str, phrase: str, to: int | None = None) -> None:
    """Say a phrase to everybody or to one seat, as the seat in turn if it is one's own.

    Raises `UserError` if talk is switched off or one plays alone, or there is no such phrase or seat.
    """
    mine = await tables.open.seats(live, key) - {HOST}
    if not mine:
        raise UserError("table-not-your-seat")

    def decide(table: Table) -> Decided:
        table.need_match()
        if len(table.seats) < 2:
            raise UserError("talk-alone")
        if not table.talks:
            raise UserError("talk-off")
        known = [each for _, phrases in table.game.talk for each in phrases]
        if phrase not in known:
            raise UserError("no-phrase", given=phrase[:20], accepted=", ".join(known))
        if to is not None and not 0 <= to < len(table.seats):
            raise UserError("bad-seat", given=to + 1, accepted=len(table.seats))
        seat = table.turn if table.turn in mine else min(mine)
        return Decided([Entry(log.SAY, seat, 0 if to is None else to + 1, phrase)])

    await tables.open.change(live, decide)


async def allow_talk(tables: Tables, live: OpenTable, key: str, allowed: bool) -> None:
    """Switch talk on or off for the table. Only the host may."""
    await tables.need_host(live, key)
    await tables.open.change(live, lambda table: Decided([Entry(log.TALK, HOST, int(allowed))]))
