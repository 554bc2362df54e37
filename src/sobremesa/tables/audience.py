"""Something that changes while people have it open: who is woken at a change, and who is there."""

import asyncio
import time
from dataclasses import dataclass, field

RETURN = 1.5
"""So many seconds after somebody has closed it the others learn of it: a page that is loaded anew is back by then."""


@dataclass(kw_only=True)
class Signal:
    """Wakes everybody who waits for the next change."""

    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set at the next change; then another one takes its place."""

    count: int = 0
    """How many changes there were."""

    def send(self) -> None:
        """Wake everybody who waits for a change."""
        self.count += 1
        self.changed.set()
        self.changed = asyncio.Event()

    async def wait(self, patience: float) -> bool:
        """Wait for the next change; tell whether one came within so many seconds."""
        try:
            async with asyncio.timeout(patience):
                return await self.changed.wait()
        except TimeoutError:
            return False


@dataclass(kw_only=True)
class Audience(Signal):
    """The people who have something open in this process."""

    watchers: dict[str, int] = field(default_factory=dict)
    """How many streams each key's holder has open here; an empty key is a spectator's."""
    signs: dict[str, float] = field(default_factory=dict)
    """When each key's holder last gave a sign of life, by the clock that is never set."""
    around: set[str] = field(default_factory=set)
    """The keys whose holders are taken to be there: they gave a sign not long ago and have not left since."""
    comings: int = 0
    """How often somebody with a key has come or gone."""

    def sign(self, key: str) -> None:
        """Note a sign of life of a key's holder."""
        self.signs[key] = time.monotonic()
        if key not in self.around:
            self.around.add(key)
            self._send_comings()

    def fade(self, life: float) -> None:
        """Take those to be gone who have given no sign for so many seconds, whatever they have open."""
        now = time.monotonic()
        if gone := {key for key in self.around if now - self.signs[key] > life}:
            self.around -= gone
            self._send_comings()

    def come(self, key: str) -> None:
        """Count a stream that is opened."""
        self.watchers[key] = self.watchers.get(key, 0) + 1
        if key and self.watchers[key] == 1:
            self._send_comings()

    def go(self, key: str) -> None:
        """Count a stream that is closed."""
        self.watchers[key] -= 1
        if not self.watchers[key]:
            del self.watchers[key]
            self.around.discard(key)
        if key and key not in self.watchers:
            asyncio.get_running_loop().call_later(RETURN, self._send_comings)

    def _send_comings(self) -> None:
        self.comings += 1
        self.send()
