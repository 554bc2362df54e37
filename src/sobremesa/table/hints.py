"""Hints: what a strong bot would do for whoever is to act, and why. A table may switch them off."""

import asyncio
from concurrent.futures.process import BrokenProcessPool

from sobremesa.bots import ADVISER, Reasons
from sobremesa.core.errors import UserError
from sobremesa.core.rng import mix
from sobremesa.table import log
from sobremesa.table.header import HOST
from sobremesa.table.house import House, Live
from sobremesa.table.log import Entry
from sobremesa.table.table import Decided

__all__ = ["allow_hints", "hint"]


async def hint(house: House, live: Live, key: str, at: int) -> Reasons:
    """Return what the adviser would do in the position somebody sees, for whoever is to act in it.

    It is thought out once for each position: whoever asks again is told the same. Raises `UserError` if hints are
    switched off, it is somebody else's turn, or the table has moved on, if need be while the adviser thought.
    """
    mine, table = await house.seats(live, key), live.table
    match = table.need_match()
    if not table.hints:
        raise UserError("hints-off")
    if table.turn not in mine or table.seats[table.turn].bot:
        raise UserError("table-not-your-turn" if mine else "table-not-your-seat")
    if at != table.at:
        raise UserError("table-stale")
    known = live.hint
    if known is None or known[0] != at or (known[1].done() and _failed(known[1])):
        seed = mix(table.header.seed, 2000 + table.turn, len(match.turns))
        thinking = house.thinker.reasons(
            table.header.game, match.record.setup, match.state.snapshot(), ADVISER, seed
        )  # fmt: skip
        live.hint = known = at, asyncio.ensure_future(thinking)
    # Whoever asked may leave; others who ask meanwhile wait for the same answer.
    try:
        reasons = await asyncio.shield(known[1])
    except BrokenProcessPool:
        raise UserError("hint-failed") from None
    if live.table.at != at:
        raise UserError("table-stale")
    return reasons


async def allow_hints(house: House, live: Live, key: str, allowed: bool) -> None:
    """Switch hints on or off for the table. Only the host may."""
    await house.need_host(live, key)
    await house.do(live, lambda table: Decided([Entry(log.HINTS, HOST, int(allowed))]))


def _failed(task: "asyncio.Task[Reasons]") -> bool:
    return task.cancelled() or task.exception() is not None
