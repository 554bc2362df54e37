"""A rematch: a new table like one whose game is over, for the people who are still present."""

from dataclasses import replace

from sobremesa.store import HOST, Entry
from sobremesa.tables import log
from sobremesa.tables.keys import hash_key
from sobremesa.tables.log import Seat
from sobremesa.tables.open import OpenTable
from sobremesa.tables.service import Tables
from sobremesa.tables.table import Decided, Table
from sobremesa.tables.usernames import distinct


async def rematch(tables: Tables, live: OpenTable, key: str) -> OpenTable:
    """Create another table like this one, or find the one that was created before.

    If somebody from this table asks for it when its game is over, all who have it open sit where they sat, by the keys
    they have, and are shown the way; seats of people who are gone are open. Others create a table of their own.
    """
    old = live.table
    if old.next:
        return await tables.open.find(old.next)
    mine = await tables.open.seats(live, key)
    ours = bool(mine) and old.is_over
    here = await tables.presence.present(live) | mine if ours else frozenset(_screens(old))
    seats = [_again(seat, number in here) for number, seat in enumerate(old.seats)]
    seats = [replace(seat, name=name) for seat, name in zip(seats, distinct(s.name for s in seats), strict=True)]
    header = old.header
    made = await tables.create(
        header.game, "" if ours else key, seats, edition=header.edition, level=header.level, options=header.options,
        start=all(seat.kind != log.OPEN for seat in seats), hints=old.hints,
        entered=old.is_entered,
    )  # fmt: skip
    if not ours:
        return made
    holders = await tables.store.ask(tables.store.holders, header.id)
    grant = {(hash, number) for hash, number in holders if number in here or number == HOST} | {(hash_key(key), HOST)}
    await tables.open.change(made, lambda table: Decided([]), grant=tuple(sorted(grant)))

    def point(table: Table) -> Decided:
        # Somebody else may have been faster.
        return Decided([] if table.next else [Entry(log.NEXT, HOST, 0, made.table.header.code)])

    await tables.open.change(live, point)
    return await tables.open.find(live.table.next)


def _screens(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.kind == log.SCREEN]


def _again(seat: Seat, is_here: bool) -> Seat:
    """The seats of the next game: bots as before, people if they are present."""
    if seat.kind == log.BOT:
        return seat
    return Seat(seat.kind, seat.name) if is_here else Seat(log.OPEN)
