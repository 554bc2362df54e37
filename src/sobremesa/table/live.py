"""A table in this process, and who is at it."""

import asyncio
from dataclasses import dataclass, field

from sobremesa.bots import Reasons
from sobremesa.table.table import Table

__all__ = ["Live"]

RETURN = 1.5
"""So many seconds after somebody has closed the table the others are told: whoever loads it anew is back by then."""


@dataclass
class Live:
    """A table in this process, with those who watch it from here."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set at the next change; then another one takes its place."""
    watchers: dict[str, int] = field(default_factory=dict)
    """How many streams each key's holder has open here; an empty key is a spectator's."""
    hurried: bool = False
    """Whether somebody asked the bots not to dawdle, until a person acts again."""
    used: float = 0.0
    keys: dict[str, frozenset[int]] = field(default_factory=dict)
    """The seats each key may act for, as far as they have been asked for."""
    hint: "tuple[int, asyncio.Task[Reasons]] | None" = None
    """The last hint that was asked for, and the position it is for."""
    comings: int = 0
    """How often somebody with a key has come or gone."""

    def come(self, key: str) -> None:
        """Somebody opens the table."""
        self.watchers[key] = self.watchers.get(key, 0) + 1
        if key and self.watchers[key] == 1:
            self._tell_comings()

    def go(self, key: str) -> None:
        """Somebody closes it."""
        self.watchers[key] -= 1
        if not self.watchers[key]:
            del self.watchers[key]
        if key and key not in self.watchers:
            asyncio.get_running_loop().call_later(RETURN, self._tell_comings)

    def _tell_comings(self) -> None:
        self.comings += 1
        self.tell()

    def tell(self) -> None:
        """Wake everybody who waits for a change."""
        self.changed.set()
        self.changed = asyncio.Event()

    async def change(self, patience: float) -> bool:
        """Wait for the next change; tell whether one came within so many seconds."""
        try:
            async with asyncio.timeout(patience):
                return await self.changed.wait()
        except TimeoutError:
            return False
