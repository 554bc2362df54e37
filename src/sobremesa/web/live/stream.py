"""A stream: whatever changes in something that people look at, sent to one visitor until they leave."""

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, aclosing, nullcontext
from typing import Protocol

from fastapi.responses import StreamingResponse
from fastapi.sse import KEEPALIVE_COMMENT, format_sse_event
from starlette.types import Send

from sobremesa.core.errors import UserError
from sobremesa.tables.audience import Signal

HEARTBEAT = 10.0
"""So often a stream says that it is still there: what a vanished phone does not acknowledge ends its connection."""


class Service(Protocol):
    """What serves streams, and says when they are to end."""

    is_closing: bool


class Stream(StreamingResponse):
    """Sends what `render` returns, at once and whenever `version` is another than before."""

    media_type = "text/event-stream"

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
        pulse: float = 0.0,
        stay: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """Send the changes of a source during a visit; `seen` is the version that the visitor knows already.

        Between two frames there are at least `pace` seconds. Every `pulse` seconds `stay` is called: an open stream is
        a sign of life of a program, while pages give their own.
        """
        self.frames = self._frames(service, source, version, render, visit or nullcontext(), seen, pace, pulse, stay)
        super().__init__(self.frames, headers={"cache-control": "no-cache", "x-accel-buffering": "no"})

    async def stream_response(self, send: Send) -> None:
        """Send it, and note at once when its visitor is gone."""
        async with aclosing(self.frames):
            await super().stream_response(send)

    @staticmethod
    async def _frames(
        service: Service, source: Signal, version: Callable[[], object], render: Callable[[], Awaitable[bytes]],
        visit: AbstractAsyncContextManager[None], seen: object, pace: float, pulse: float,
        stay: Callable[[], Awaitable[None]] | None,
    ) -> AsyncGenerator[bytes, None]:  # fmt: skip
        try:
            async with visit:
                last = time.monotonic()
                while not service.is_closing:
                    if version() != seen:
                        # Noted before it is rendered: what changes meanwhile is sent next.
                        seen = version()
                        yield await render()
                        if pace:
                            await asyncio.sleep(pace)
                    elif not await source.wait(min(pulse, HEARTBEAT) or HEARTBEAT):
                        yield KEEPALIVE_COMMENT
                    if stay is not None and time.monotonic() - last >= pulse:
                        last = time.monotonic()
                        await stay()
        except UserError:
            # The database is away: browsers come back by themselves.
            return


def frame(data: str, n: int | None = None) -> bytes:
    """Return something to be sent, with the length of the log as its id: a slow browser skips frames."""
    return format_sse_event(data_str=data, id=None if n is None else str(n))


def last_seen(given: str) -> int | None:
    """Return the id of the last frame that somebody who was here before has seen."""
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 12 else None
