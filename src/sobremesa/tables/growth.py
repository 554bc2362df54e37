"""How fast and how far a table's log may grow: more than any people at a table do, less than harms the others."""

import time
from collections.abc import Sequence

from sobremesa.core.errors import UserError
from sobremesa.store import Entry
from sobremesa.tables import log
from sobremesa.tables.log import Seat
from sobremesa.tables.table import Table

AT_ONCE = 30
"""So often something may be taken back at a table, a seat change hands or a link be made, before it is too often."""
A_SECOND = 1.0
"""And so often a second after that."""
CHANGES = 10_000
"""So many entries a log has at most before only the game itself goes on; a long game has a thousand."""
LONGEST = 50_000
"""So many entries it has at most: no game is that long."""

COUNTED = (log.UNDO, log.ASK, log.SEAT, log.CLAIM, log.HINTS, log.SAY, log.TALK)
"""What may not be done too often."""
TALK_AT_ONCE, TALK_A_SECOND = 5, 0.4
"""So often somebody may say something at once, and a second after that."""


class Bucket:
    """So much may be done at once, then so much a second."""

    def __init__(self, most: float = AT_ONCE, rate: float = A_SECOND) -> None:
        self.most = most
        self.rate = rate
        self._left = most
        self._at = time.monotonic()

    def allows(self) -> bool:
        """Tell whether it may be done once more now; if so it counts."""
        now = time.monotonic()
        self._left, self._at = min(self.most, self._left + (now - self._at) * self.rate), now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Growth:
    """What has lately been done to a table."""

    def __init__(self) -> None:
        self._buckets: dict[str, Bucket] = {}

    def check(self, table: Table, entries: Sequence[Entry], gives_keys: bool = False) -> None:
        """Raise `UserError` for what is done too often, or would make the log too long; not for those who are back."""
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
            # Asking for it has been counted already.
            if not (is_undo and agreed):
                self._count("undo" if is_undo else f"{entry.kind} {entry.seat}", is_undo)
        if gives_keys:
            self._count("keys", False)

    def _count(self, what: str, is_undo: bool) -> None:
        if not self._buckets.setdefault(what, Bucket()).allows():
            raise UserError("table-undo-rate" if is_undo else "table-change-rate", accepted=AT_ONCE)


def _gives_back(table: Table, entry: Entry) -> bool:
    """Tell whether a stand-in only leaves the seat of somebody who is there again."""
    if entry.kind != log.SEAT:
        return False
    before, after = table.seats[entry.seat], Seat.read(entry.text)
    return bool(before.bot) and before.is_person and after == before.with_bot("")
