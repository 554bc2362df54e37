"""Something that changes while people have it open: who is woken at a change, and who is there."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field

RETURN = 1.5
"""So many seconds after somebody has closed it the others learn of it: a page that is loaded anew is back by then."""


async def is_set(event: asyncio.Event, patience: float) -> bool:
    """Wait for an event; tell whether it came within so many seconds."""
    try:
        async with asyncio.timeout(patience):
            return await event.wait()
    except TimeoutError:
        return False


@dataclass(kw_only=True, eq=False)
class Signal:
    """Wakes everybody who waits for the next change."""

    waiting: list[asyncio.Event] = field(default_factory=list)
    """What is set at every change, by those who wait for it."""

    count: int = 0
    """How many changes there were."""

    def send(self) -> None:
        """Wake everybody who waits for a change."""
        self.count += 1
        for event in self.waiting:
            event.set()

    @contextmanager
    def waking(self, event: asyncio.Event) -> Iterator[None]:
        """Have an event set at every change; one event may wait for changes of several things."""
        self.waiting.append(event)
        try:
            yield
        finally:
            self.waiting.remove(event)

    async def wait(self, patience: float) -> bool:
        """Wait for the next change; tell whether one came within so many seconds."""
        event = asyncio.Event()
        with self.waking(event):
            return await is_set(event, patience)


@dataclass(kw_only=True, eq=False)
class Audience(Signal):
    """The people who have something open in this process."""

    watchers: dict[str, int] = field(default_factory=dict)
    """How many streams each key's holder has open here; an empty key is a spectator's."""
    signs: dict[str, float] = field(default_factory=dict)
    """When each key's holder last gave a sign of life, by the clock that is never set."""
    around: set[str] = field(default_factory=set)
    """The keys whose holders are taken to be there: they gave a sign not long ago and have not left since."""
    behind: set[str] = field(default_factory=set)
    """Those of them who have it open behind something else that they look at."""
    comings: int = 0
    """How often somebody with a key has come or gone, or looked up or away."""

    @asynccontextmanager
    async def visit(self, key: str) -> AsyncIterator[None]:
        """Count a key's holder among those who have it open."""
        self.come(key)
        try:
            yield
        finally:
            self.go(key)

    def sign(self, key: str, looks: bool | None = None) -> None:
        """Note a sign of life of a key's holder, and whether they look at it, if that is known."""
        self.signs[key] = time.monotonic()
        was = key in self.around, key in self.behind
        self.around.add(key)
        if looks is not None:
            (self.behind.discard if looks else self.behind.add)(key)
        if was != (True, key in self.behind):
            self._send_comings()

    def fade(self, life: float) -> None:
        """Take those to be gone who have given no sign for so many seconds, whatever they have open."""
        now = time.monotonic()
        if gone := {key for key in self.around if now - self.signs[key] > life}:
            self.around -= gone
            self.behind -= gone
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
            self.behind.discard(key)
        if key and key not in self.watchers:
            asyncio.get_running_loop().call_later(RETURN, self._send_comings)

    def _send_comings(self) -> None:
        self.comings += 1
        self.send()
