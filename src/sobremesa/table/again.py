"""Another game: a table like one whose game is over, for those who are still there."""

from dataclasses import replace

from sobremesa.table import log
from sobremesa.table.header import HOST
from sobremesa.table.house import House, Live
from sobremesa.table.keys import hash_key
from sobremesa.table.log import Entry, Seat
from sobremesa.table.names import distinct
from sobremesa.table.table import Decided, Table

__all__ = ["again"]


async def again(house: House, live: Live, key: str) -> Live:
    """Set another table like this one, or find the one that was set before.

    If somebody from this table asks for it when its game is over, all who have it open sit where they sat, by the keys
    they have, and are shown the way; seats of people who are gone are open. Others set a table of their own.
    """
    old = live.table
    if old.next:
        return await house.find(old.next)
    mine = await house.seats(live, key)
    ours = bool(mine) and old.is_over
    here = await house.present(live) | mine if ours else frozenset(_screens(old))
    seats = [_again(seat, number in here) for number, seat in enumerate(old.seats)]
    seats = [replace(seat, name=name) for seat, name in zip(seats, distinct(s.name for s in seats), strict=True)]
    header = old.header
    made = await house.create(
        header.game, "" if ours else key, seats, edition=header.edition, level=header.level, options=header.options,
        start=all(seat.kind != log.OPEN for seat in seats), hints=old.hints,
    )  # fmt: skip
    if not ours:
        return made
    holders = await house.store.ask(house.store.holders, header.id)
    grant = {(hash, number) for hash, number in holders if number in here or number == HOST} | {(hash_key(key), HOST)}
    await house.do(made, lambda table: Decided([]), grant=tuple(sorted(grant)))

    def point(table: Table) -> Decided:
        # Somebody else may have been quicker.
        return Decided([] if table.next else [Entry(log.NEXT, HOST, 0, made.table.header.code)])

    await house.do(live, point)
    return await house.find(live.table.next)


def _screens(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.kind == log.SCREEN]


def _again(seat: Seat, is_here: bool) -> Seat:
    """Who sits there in the next game: bots as before, people if they are there."""
    if seat.kind == log.BOT:
        return seat
    return Seat(seat.kind, seat.name) if is_here else Seat(log.OPEN)
