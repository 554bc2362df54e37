"""A stream: whatever changes at a table or in a lesson, told to one visitor until they leave."""

import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from typing import Protocol, TypeVar

from fastapi.responses import StreamingResponse
from fastapi.sse import KEEPALIVE_COMMENT, format_sse_event
from starlette.types import Send

from sobremesa.core.errors import UserError
from sobremesa.table.watched import Watched

__all__ = ["Stream", "frame", "last_seen"]

W = TypeVar("W", bound=Watched, contravariant=True)
HEARTBEAT = 10.0
"""So often a stream says that it is still there: what a vanished phone does not acknowledge ends its connection."""


class Host(Protocol[W]):
    """Whoever looks after what is watched: the house for tables, the school for lessons."""

    is_closing: bool

    async def arrive(self, watched: W, key: str, /) -> None:
        """Somebody opens it."""

    async def stay(self, watched: W, key: str, /) -> None:
        """Somebody is still there."""

    def leave(self, watched: W, key: str, /) -> None:
        """Somebody closes it."""


class Stream(StreamingResponse):
    """Sends what `tell` returns, at once and whenever `mark` is another than before."""

    media_type = "text/event-stream"

    def __init__(
        self,
        host: Host[W],
        watched: W,
        key: str,
        *,
        mark: Callable[[], object],
        tell: Callable[[], Awaitable[bytes]],
        seen: object = None,
        pulse: float = 0.0,
    ) -> None:
        """With a pulse, an open stream is taken for a sign of life every so many seconds; pages give their own."""
        self.frames = _frames(host, watched, key, mark, tell, seen, pulse)
        super().__init__(self.frames, headers={"cache-control": "no-cache", "x-accel-buffering": "no"})

    async def stream_response(self, send: Send) -> None:
        """Send it, and note at once when its visitor is gone."""
        async with aclosing(self.frames):
            await super().stream_response(send)


async def _frames(
    host: Host[W], watched: W, key: str, mark: Callable[[], object], tell: Callable[[], Awaitable[bytes]], seen: object,
    pulse: float,
) -> AsyncGenerator[bytes, None]:  # fmt: skip
    try:
        await host.arrive(watched, key)
    except UserError:
        # The database is away: browsers come back by themselves.
        return
    last = time.monotonic()
    try:
        while not host.is_closing:
            if mark() != seen:
                # Marked before it is put into words: what changes meanwhile is told next.
                seen = mark()
                yield await tell()
            elif not await watched.change(min(pulse, HEARTBEAT) or HEARTBEAT):
                yield KEEPALIVE_COMMENT
            if pulse and time.monotonic() - last >= pulse:
                last = time.monotonic()
                await host.stay(watched, key)
    except UserError:
        return
    finally:
        host.leave(watched, key)


def frame(data: str, n: int) -> bytes:
    """Return something to be told, with the length of the log as its id: whoever is slow skips frames."""
    return format_sse_event(data_str=data, id=str(n))


def last_seen(given: str) -> int | None:
    """Return the id of the last frame that somebody who was here before has seen."""
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 12 else None
