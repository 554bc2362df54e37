"""Hints: what a strong bot would do for the player in turn, and why. A table may switch them off."""

import asyncio
from concurrent.futures.process import BrokenProcessPool

from sobremesa.bots import ADVISER, Reasons
from sobremesa.core.errors import UserError
from sobremesa.core.rng import mix
from sobremesa.store import HOST, Entry
from sobremesa.tables import log
from sobremesa.tables.open import OpenTable
from sobremesa.tables.service import Tables
from sobremesa.tables.table import Decided


async def hint(tables: Tables, live: OpenTable, key: str, at: int) -> Reasons:
    """Return what the adviser would do in the position somebody sees, for the player in turn.

    It is thought out once for each position: a second request has the same answer. Raises `UserError` if hints are
    switched off, it is somebody else's turn, or the table has moved on, if need be while the adviser thought.
    """
    mine, table = await tables.open.seats(live, key), live.table
    match = table.need_match()
    if not table.hints:
        raise UserError("hints-off")
    if at != table.at:
        raise UserError("table-stale")
    if table.turn not in mine - {HOST} or table.seats[table.turn].bot:
        raise UserError("table-not-your-turn" if mine else "table-not-your-seat")
    known = live.hint
    if known is None or known[0] != at or (known[1].done() and _failed(known[1])):
        seed = mix(table.header.seed, 2000 + table.turn, len(match.turns))
        thinking = tables.thinker.reasons(
            table.header.game, match.record.setup, match.state.snapshot(), ADVISER, seed
        )  # fmt: skip
        live.hint = known = at, asyncio.ensure_future(thinking)
    # The caller may be cancelled; others who ask meanwhile share the answer.
    try:
        reasons = await asyncio.shield(known[1])
    except BrokenProcessPool:
        raise UserError("hint-failed") from None
    if live.table.at != at:
        raise UserError("table-stale")
    return reasons


async def allow_hints(tables: Tables, live: OpenTable, key: str, allowed: bool) -> None:
    """Switch hints on or off for the table. Only the host may."""
    await tables.need_host(live, key)
    await tables.open.change(live, lambda table: Decided([Entry(log.HINTS, HOST, int(allowed))]))


def _failed(task: "asyncio.Task[Reasons]") -> bool:
    return task.cancelled() or task.exception() is not None
