"""What stands before every page: headers that keep scripts out, the origin of forms, sizes and rates."""

import re
import time
from collections import OrderedDict
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sobremesa.core.errors import UserError
from sobremesa.web.errors import answer
from sobremesa.web.visitor import KEY

__all__ = ["LARGEST", "Guard", "Rates"]

LARGEST = 64 * 1024
"""No form or API call has more bytes than this."""
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
SAFE = ("GET", "HEAD", "OPTIONS")
HOST = re.compile(r"[A-Za-z0-9._-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")
"""What links may be made of: a name or a number of a machine, and its port."""


class Rates:
    """So many times a minute for each address, counted by a bucket that fills again."""

    def __init__(self, times: int, seconds: float = 60.0) -> None:
        self.times = times
        self.seconds = seconds
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Count one more request and tell whether it is allowed."""
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
        taken = 0

        async def limited() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > LARGEST:
                # Whoever reads the body passes it on to the handler of errors, which answers.
                raise HTTPException(413)
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    found.setdefault(name, value)
            await send(message)

        headers = Headers(scope=scope)
        if not HOST.fullmatch(headers.get("host", "")):
            # No address is made of it, not even that of the page that says so.
            scope = {**scope, "headers": [pair for pair in scope["headers"] if pair[0] != b"host"]}
            refusal: UserError | None = UserError("bad-host")
        else:
            refusal = _refusal(Request(scope))
        inside: ASGIApp = self.app if refusal is None else answer(Request(scope), refusal)
        await inside(scope, limited, with_headers)


def _refusal(request: Request) -> UserError | None:
    """Return why a request is not let in."""
    if request.method in SAFE:
        return None
    if not _is_ours(request):
        return UserError("other-site")
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:20]) > LARGEST:
        return UserError("too-large", accepted=LARGEST)
    return None


def _is_ours(request: Request) -> bool:
    """Tell whether a form is from a page of ours, as far as a browser could be tricked into sending another's.

    A program that brings a seat's key is no browser, and whoever brings no key at all has nothing to be misused.
    Otherwise one of the three headers must say that the form is ours; each browser sends at least one of them.
    """
    headers = request.headers
    if headers.get("authorization", "").startswith("Bearer "):
        return True
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin", headers.get("referer"))
    if origin is None:
        return KEY not in request.cookies
    here = {headers.get("host", ""), urlsplit(request.app.state.address).netloc}
    return urlsplit(origin).netloc in here - {""}
