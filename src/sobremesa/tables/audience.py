"""Something that changes while people have it open: waking their streams, and counting who is present."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field

RETURN = 1.5
"""Seconds before a closed stream counts as a departure: a page that is reloaded is back by then."""


async def is_set(event: asyncio.Event, patience: float) -> bool:
    """Wait for an event; tell whether it was set within so many seconds."""
    try:
        async with asyncio.timeout(patience):
            return await event.wait()
    except TimeoutError:
        return False


@dataclass(kw_only=True, eq=False)
class Signal:
    """Wakes all streams that wait for the next change."""

    waiting: list[asyncio.Event] = field(default_factory=list)
    """The events that are set at every change."""

    count: int = 0
    """The number of changes so far."""

    def send(self) -> None:
        """Wake all that wait for a change."""
        self.count += 1
        for event in self.waiting:
            event.set()

    @contextmanager
    def waking(self, event: asyncio.Event) -> Iterator[None]:
        """Set an event at every change from now on; one event may subscribe to several signals."""
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
    """By key: how many streams its holder has open here; spectators have the empty key."""
    signs: dict[str, float] = field(default_factory=dict)
    """By key: when its holder last gave a sign of life (monotonic clock)."""
    around: set[str] = field(default_factory=set)
    """The keys whose holders count as present: they gave a sign of life recently and have not left."""
    behind: set[str] = field(default_factory=set)
    """Those of them whose page is in a background tab."""
    comings: int = 0
    """Counts arrivals, departures and changes between foreground and background."""

    @asynccontextmanager
    async def visit(self, key: str) -> AsyncIterator[None]:
        """Count a key's holder as present while a stream is open."""
        self.come(key)
        try:
            yield
        finally:
            self.go(key)

    def sign(self, key: str, looks: bool | None = None) -> None:
        """Note a sign of life of a key's holder, and whether the page is in the foreground, if that is known."""
        self.signs[key] = time.monotonic()
        was = key in self.around, key in self.behind
        self.around.add(key)
        if looks is not None:
            (self.behind.discard if looks else self.behind.add)(key)
        if was != (True, key in self.behind):
            self._send_comings()

    def fade(self, life: float) -> None:
        """Count as gone all who have given no sign of life for so many seconds, even if a stream is open."""
        now = time.monotonic()
        if gone := {key for key in self.around if now - self.signs[key] > life}:
            self.around -= gone
            self.behind -= gone
            self._send_comings()

    def come(self, key: str) -> None:
        """Count a stream that opens."""
        self.watchers[key] = self.watchers.get(key, 0) + 1
        if key and self.watchers[key] == 1:
            self._send_comings()

    def go(self, key: str) -> None:
        """Count a stream that closes."""
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
