"""Limits on how fast and how long a table's log may grow: above what people do, below what harms the server."""

import time
from collections.abc import Sequence

from sobremesa.core.errors import UserError
from sobremesa.store import Entry
from sobremesa.tables import log
from sobremesa.tables.log import Seat
from sobremesa.tables.table import Table

AT_ONCE = 30
"""Undos, changes of seats and links allowed in a burst at one table."""
A_SECOND = 1.0
"""And a second after that."""
CHANGES = 10_000
"""Entries after which only the game itself may continue; a long game has a thousand."""
LONGEST = 50_000
"""Entries after which nothing is added: no game is that long."""

COUNTED = (log.UNDO, log.ASK, log.SEAT, log.CLAIM, log.HINTS, log.SAY, log.TALK)
"""The kinds of entries that are rate-limited."""
TALK_AT_ONCE, TALK_A_SECOND = 5, 0.4
"""Phrases allowed in a burst, and a second after that."""


class Bucket:
    """A token bucket: so many in a burst, then so many a second."""

    def __init__(self, most: float = AT_ONCE, rate: float = A_SECOND) -> None:
        self.most = most
        self.rate = rate
        self._left = most
        self._at = time.monotonic()

    def allows(self) -> bool:
        """Take a token; tell whether there was one."""
        now = time.monotonic()
        self._left, self._at = min(self.most, self._left + (now - self._at) * self.rate), now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Growth:
    """The rates of one table."""

    def __init__(self) -> None:
        self._buckets: dict[str, Bucket] = {}

    def check(self, table: Table, entries: Sequence[Entry], gives_keys: bool = False) -> None:
        """Raise `UserError` if entries are too frequent or the log would be too long; returning players are exempt."""
        agreed = any(entry.kind == log.AGREE for entry in entries)
        for entry in entries:
            if entry.kind == log.ACT and table.n + len(entries) > LONGEST:
                raise UserError("table-full", accepted=LONGEST)
            if entry.kind not in COUNTED or _gives_back(table, entry):
                continue
            if table.n >= CHANGES:
                raise UserError("table-long", accepted=CHANGES)
            if entry.kind == log.SAY:
                if not self._buckets.setdefault(f"say {entry.seat}", Bucket(TALK_AT_ONCE, TALK_A_SECOND)).allows():
                    raise UserError("talk-rate", accepted=TALK_AT_ONCE)
                continue
            is_undo = entry.kind in (log.UNDO, log.ASK)
            # The request has been counted already.
            if not (is_undo and agreed):
                self._count("undo" if is_undo else f"{entry.kind} {entry.seat}", is_undo)
        if gives_keys:
            self._count("keys", False)

    def _count(self, what: str, is_undo: bool) -> None:
        if not self._buckets.setdefault(what, Bucket()).allows():
            raise UserError("table-undo-rate" if is_undo else "table-change-rate", accepted=AT_ONCE)


def _gives_back(table: Table, entry: Entry) -> bool:
    """Tell whether an entry only removes a stand-in because its player is present again."""
    if entry.kind != log.SEAT:
        return False
    before, after = table.seats[entry.seat], Seat.read(entry.text)
    return bool(before.bot) and before.is_person and after == before.with_bot("")
