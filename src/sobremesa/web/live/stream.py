"""A stream: whatever changes in things that people look at, sent to one visitor until they leave."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from dataclasses import dataclass
from typing import Protocol

from fastapi.responses import StreamingResponse
from fastapi.sse import KEEPALIVE_COMMENT, format_sse_event
from starlette.types import Send

from sobremesa.core.errors import UserError
from sobremesa.tables.audience import Signal, is_set
from sobremesa.web.compression import Compression

HEARTBEAT = 10.0
"""So often a stream says that it is still there: what a vanished phone does not acknowledge ends its connection."""


class Service(Protocol):
    """What serves streams, and says when they are to end."""

    is_closing: bool


@dataclass
class Topic:
    """Something that a stream tells about: what `render` returns is sent whenever `version` is another than `seen`."""

    source: Signal
    version: Callable[[], object]
    render: Callable[[], Awaitable[bytes]]
    """Returns what is to be sent; nothing if this visitor sees no difference."""
    visit: AbstractAsyncContextManager[None] | None = None
    """For how long the visitor is counted among those who have it open."""
    seen: object = None
    """The version that the visitor knows already."""
    pace: float = 0.0
    """So many seconds are at least between two messages."""
    due: float = 0.0


class TopicStream(StreamingResponse):
    """Sends what changes in several things."""

    media_type = "text/event-stream"

    def __init__(
        self,
        service: Service,
        topics: Sequence[Topic],
        *,
        accepts: str = "",
        beat: bytes = KEEPALIVE_COMMENT,
        pulse: float = 0.0,
        stay: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """Tell about topics, compressed if the visitor accepts it (`accept-encoding`).

        `beat` is sent when there is nothing else to say. Every `pulse` seconds `stay` is called: an open stream is a
        sign of life of a program, while pages give their own.
        """
        self.service = service
        self.topics = topics
        self.beat = beat
        self.pulse = pulse
        self.stay = stay
        self.compression = Compression.accepted(accepts)
        headers = {"cache-control": "no-cache", "x-accel-buffering": "no", "vary": "accept-encoding"}
        if self.compression is not None:
            headers["content-encoding"] = self.compression.name
        super().__init__((), headers=headers)

    async def stream_response(self, send: Send) -> None:
        """Send it until its visitor is gone, or the service ends."""
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            await self._follow(send)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            if self.compression is not None:
                self.compression.close()

    async def _tell(self, send: Send, message: bytes) -> None:
        body = message if self.compression is None else self.compression.compress(message)
        await send({"type": "http.response.body", "body": body, "more_body": True})

    async def _follow(self, send: Send) -> None:
        topics, stay = self.topics, self.stay
        longest = min(self.pulse, HEARTBEAT) or HEARTBEAT
        woken, stayed = asyncio.Event(), time.monotonic()
        try:
            async with AsyncExitStack() as visits:
                for topic in topics:
                    visits.enter_context(topic.source.waking(woken))
                    if topic.visit is not None:
                        await visits.enter_async_context(topic.visit)
                while not self.service.is_closing:
                    woken.clear()
                    wait = longest
                    for topic in topics:
                        if topic.version() == topic.seen:
                            continue
                        if (early := topic.due - time.monotonic()) > 0:
                            wait = min(wait, early)
                            continue
                        # Noted before it is rendered: what changes meanwhile is sent next.
                        topic.seen = topic.version()
                        if message := await topic.render():
                            await self._tell(send, message)
                            topic.due = time.monotonic() + topic.pace
                    if not await is_set(woken, wait) and wait == longest:
                        await self._tell(send, self.beat)
                    if stay is not None and time.monotonic() - stayed >= self.pulse:
                        stayed = time.monotonic()
                        await stay()
        except UserError:
            # The database is away: browsers come back by themselves.
            return


class Stream(TopicStream):
    """Sends what `render` returns of one thing, at once and whenever `version` is another than before."""

    def __init__(
        self,
        service: Service,
        source: Signal,
        *,
        version: Callable[[], object],
        render: Callable[[], Awaitable[bytes]],
        visit: AbstractAsyncContextManager[None] | None = None,
        seen: object = None,
        pace: float = 0.0,
        accepts: str = "",
        pulse: float = 0.0,
        stay: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        topic = Topic(source, version, render, visit, seen, pace)
        super().__init__(service, [topic], accepts=accepts, pulse=pulse, stay=stay)


def frame(data: str, n: int | None = None) -> bytes:
    """Return something to be sent, with the length of the log as its id: a slow reader skips messages."""
    return format_sse_event(data_str=data, id=None if n is None else str(n))


def last_seen(given: str) -> int | None:
    """Return the id of the last message that somebody who was here before has seen."""
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 12 else None
