"""What stands before every page: headers that keep scripts out, our own names, the origin of forms, sizes."""

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sobremesa.core.errors import UserError
from sobremesa.web.errors import answer
from sobremesa.web.security.limits import Running, network_of
from sobremesa.web.visitor import KEY

LARGEST = 64 * 1024
"""No form or API call has more bytes than this."""
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-src 'self'; frame-ancestors 'self'; "
    "manifest-src 'self'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
SAFE = ("GET", "HEAD", "OPTIONS")
HOST = re.compile(r"[A-Za-z0-9._-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")
"""What links may be made of: a name or a number of a machine, and its port."""
FILES = ("/static/", "/assets/")
"""What browsers may keep; everything else is somebody's own, or changes."""


def own_names(address: str = "", more: Iterable[str] = ()) -> frozenset[str]:
    """Return the names we answer to: loopback, this machine's, that of the address others use, and those given.

    The address at which a request arrived is ours as well, so numbers in a local network need not be known.
    """
    here = socket.gethostname().lower()
    given = (urlsplit(address).hostname or "", *(name.strip().lower() for name in more))
    return frozenset({"localhost", "127.0.0.1", "::1", here, f"{here.partition('.')[0]}.local", *given} - {""})


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
                # The reader of the body passes it on to the handler of errors, which answers.
                raise HTTPException(413)
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if not scope["path"].startswith(FILES):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        refusal = _host_refusal(scope)
        if refusal is not None:
            # No address is made of it, not even that of the page that says so.
            scope = {**scope, "headers": [pair for pair in scope["headers"] if pair[0] != b"host"]}
        request = Request(scope)
        refusal = refusal or _refusal(request)
        running: Running = request.app.state.running
        network = network_of(request.client.host if request.client else "?")
        if not running.enter(network):
            await answer(request, UserError("too-many-open"))(scope, limited, with_headers)
            return
        try:
            inside: ASGIApp = self.app if refusal is None else answer(request, refusal)
            await inside(scope, limited, with_headers)
        finally:
            running.leave(network)


def _host_refusal(scope: Scope) -> UserError | None:
    """Return why the name a request was sent to is not ours, if it is not."""
    given = Headers(scope=scope).get("host", "")
    if not HOST.fullmatch(given):
        return UserError("bad-host")
    name = given[1:].partition("]")[0] if given[0] == "[" else given.partition(":")[0]
    names: frozenset[str] = scope["app"].state.names
    ours = "*" in names or name.lower().removesuffix(".") in names or _same_machine(name, (scope["server"] or ("",))[0])
    return None if ours else UserError("other-host")


def _same_machine(name: str, arrived_at: str) -> bool:
    """Tell whether a name is the number at which the request arrived, however each is written."""
    try:
        numbers = [ip_address(one.partition("%")[0]) for one in (name, arrived_at)]
    except ValueError:
        return name == arrived_at
    mapped = [getattr(one, "ipv4_mapped", None) or one for one in numbers]
    return mapped[0] == mapped[1]


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

    A program that brings a seat's key is no browser, and a browser without a key has nothing to be misused.
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
