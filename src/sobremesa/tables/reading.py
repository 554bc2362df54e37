"""Reads tables from the store."""

from collections.abc import Iterable, Sequence
from contextlib import suppress

from sobremesa.core.errors import UserError
from sobremesa.core.seats import OVER
from sobremesa.store import Entry, Header, Snapshot, Store
from sobremesa.tables.table import Table


def read_table(store: Store, code: str) -> Table | None:
    """Return a table by its code, in its current state."""
    stored = store.find(code)
    return fold(*stored) if stored else None


def read_turn(store: Store, code: str) -> int:
    """Return whose turn it is at a table whose game has begun, from a snapshot if there is one."""
    stored = store.head(code)
    if stored is None:
        return OVER
    header = stored.header
    last = max(stored.snapshots, key=lambda snapshot: snapshot.n, default=None)
    if last is not None and last.rules == header.title.meta.rules_version:
        state = header.title.new(header.setup)
        state.restore(last.numbers)
        return int(state.turn)
    table = read_table(store, code)
    return table.need_match().state.turn if table else OVER


def fold(header: Header, entries: Sequence[Entry], snapshots: Iterable[Snapshot]) -> Table:
    """Return the table of a log.

    If the rules have changed so that they no longer lead from the start to its last snapshot, the game goes on from the
    first of its snapshots from which they do; from the last one they always do. Raises `UserError` if they cannot even
    read that one.
    """
    positions = sorted(snapshots, key=lambda snapshot: snapshot.n)
    if not positions:
        return Table(header, entries)
    last = positions[-1]
    for base in (None, *positions):
        # Today's rules may refuse yesterday's actions in any way.
        with suppress(Exception):
            table = Table(header, entries[: last.n], base)
            if table.need_match().state.digest() == last.digest:
                table.take(entries[last.n :])
                return table
    raise UserError("table-other-rules", given=last.rules, accepted=header.title.meta.rules_version)
