"""What stands before every page: headers that keep scripts out, the origin of forms, sizes and rates."""

import time
from collections import OrderedDict
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["Guard", "Rates"]

LARGEST = 64 * 1024
"""No form or API call has more bytes than this."""
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
SAFE = ("GET", "HEAD", "OPTIONS")


class Rates:
    """So many times a minute for each address, counted by a bucket that fills again."""

    def __init__(self, times: int, seconds: float = 60.0) -> None:
        self.times = times
        self.seconds = seconds
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Count one more time, and tell whether it was one too many."""
        now = time.monotonic()
        left, since = self._buckets.pop(who, (float(self.times), now))
        left = min(self.times, left + (now - since) * self.times / self.seconds)
        self._buckets[who] = (left - 1 if left >= 1 else left), now
        while len(self._buckets) > 10_000:
            self._buckets.popitem(last=False)
        return left >= 1


class Guard:
    """Refuses what no page of ours sends, and tells browsers what our pages never do."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE:
            if not _is_ours(headers):
                await PlainTextResponse("This form was sent from another site.", 403)(scope, receive, send)
                return
            if int(headers.get("content-length") or "0") > LARGEST:
                await PlainTextResponse(f"More than {LARGEST} bytes.", 413)(scope, receive, send)
                return
        taken = 0

        async def limited() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            return message if taken <= LARGEST else {"type": "http.disconnect"}

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = MutableHeaders(scope=message)
                found.setdefault("content-security-policy", CSP)
                found.setdefault("x-content-type-options", "nosniff")
                found.setdefault("referrer-policy", "same-origin")
                found.setdefault("cross-origin-opener-policy", "same-origin")
            await send(message)

        await self.app(scope, limited, with_headers)


def _is_ours(headers: Headers) -> bool:
    """A browser says where a form comes from; a program that brings a seat's key has no browser to be tricked."""
    if headers.get("authorization", "").startswith("Bearer "):
        return True
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host", "")
