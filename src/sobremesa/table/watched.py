"""Something that changes while people have it open: who hears of it, and who is there."""

import asyncio
from dataclasses import dataclass, field

__all__ = ["News", "Watched"]

RETURN = 1.5
"""So many seconds after somebody has closed it the others are told: whoever loads it anew is back by then."""


@dataclass(kw_only=True)
class News:
    """Wakes everybody who waits for the next change."""

    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set at the next change; then another one takes its place."""

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


@dataclass(kw_only=True)
class Watched(News):
    """Something that people have open in this process."""

    watchers: dict[str, int] = field(default_factory=dict)
    """How many streams each key's holder has open here; an empty key is a spectator's."""
    comings: int = 0
    """How often somebody with a key has come or gone."""

    def come(self, key: str) -> None:
        """Somebody opens it."""
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
