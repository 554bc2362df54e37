"""Requests that nobody would send by mistake: every route, with anything in its path, query, headers and body."""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pkgutil import walk_packages
from urllib.parse import quote, quote_from_bytes

from fastapi import APIRouter
from fastapi.routing import APIRoute

from sobremesa import web

CREATES = ("/new/{game}", "/api/tables", "/learn/{game}/{lesson}", "/branch", "/again", "/review")
"""What everybody may do, so that it would change something."""
FIELDS = (
    "at", "action", "seat", "name", "kind", "key", "yes", "bot", "allowed", "step", "lang", "back", "shared", "code",
    "codes", "search", "question", "players", "level", "edition", "game", "seats", "options",
    "amount:#", "amount:bid #",
)  # fmt: skip
NASTY: tuple[bytes, ...] = (
    b"", b"0", b"1", b"-1", b"2147483648", b"9" * 400, b"9" * 5000, b"1e999", b"NaN", b"0x10", b"1_000", b"\x00",
    b"\xff\xfe", b"\xed\xa0\x80", "\u202e\u3164".encode(), "é".encode() * 300, b"#", b"#" * 5000, b"bid #", b"null",
    b"true", b"[]", b"{}", b"../../../etc/passwd", b"//evil.example", b"<script>alert(1)</script>", b"' OR 1=1 --",
    b"\r\nX-Evil: 1",
    b"{{7*7}}", b"%s%n%d", b"a" * 12_000, "٣٤".encode(), "𝟡".encode(), b"expert", b"screen", b"es",
    b"planeta", b"flight",
)  # fmt: skip
METHODS = ("HEAD", "PUT", "DELETE", "OPTIONS", "PATCH")
TYPES = (
    "application/json", "application/x-www-form-urlencoded", "multipart/form-data", "multipart/form-data; boundary=x",
    "text/plain", "application/json; charset=nope", "application/x-www-form-urlencoded; charset=utf-16", "",
    "\xff/\xfe",
)  # fmt: skip


def routes() -> list[tuple[str, str]]:
    """Return the method and the path of every route of the pages and of the API."""
    modules = [import_module(found.name) for found in walk_packages(web.__path__, f"{web.__name__}.")]
    routers = [router for module in modules for router in vars(module).values() if isinstance(router, APIRouter)]
    known = [route for router in routers for route in router.routes if isinstance(route, APIRoute)]
    return sorted({(method, route.path) for route in known for method in route.methods or ()})


def creates(method: str, path: str) -> bool:
    """Tell whether anybody may change something by a route."""
    return method == "POST" and path.endswith(CREATES)


@dataclass(frozen=True)
class Sent:
    """One request."""

    method: str
    path: str
    headers: dict[str, str | bytes]
    body: bytes

    @property
    def is_stream(self) -> bool:
        """Tell whether its answer may have no end."""
        return self.path.partition("?")[0].endswith(("/stream", "/live"))


class Attack:
    """An endless supply of bad requests, the same for the same seed."""

    def __init__(self, seed: int, tables: list[str], lesson: str) -> None:
        self.dice = random.Random(seed)
        self.routes = [("GET", "/health"), *((method, path) for method, path in routes() if not creates(method, path))]
        self.tables = tables
        self.lesson = lesson

    def __iter__(self) -> Iterator[Sent]:
        while True:
            yield self.one()

    def value(self) -> bytes:
        """Return anything that may stand in a field."""
        kind = self.dice.randrange(10)
        if kind < 6:
            return self.dice.choice(NASTY)
        if kind < 8:
            return str(self.dice.randint(-5, 500)).encode()
        return self.dice.randbytes(self.dice.randrange(1, 60))

    def fields(self) -> list[tuple[str, bytes]]:
        """Return the fields of a form, more of them than it has and some twice."""
        return [(self.dice.choice(FIELDS), self.value()) for _ in range(self.dice.randrange(6))]

    def encoded(self) -> bytes:
        """Return fields as a form or a query has them."""
        return "&".join(f"{quote(name)}={quote_from_bytes(value)}" for name, value in self.fields()).encode()

    def body(self) -> bytes:
        """Return the body of a request: a form, JSON, parts, or nothing of the kind."""
        kind = self.dice.randrange(8)
        if kind < 3:
            return self.encoded()
        if kind < 5:
            return json.dumps({name: self.anything(3) for name, _ in self.fields()}).encode()
        if kind == 5:
            return self.dice.choice(
                (b"[" * 30_000, b'{"a":' * 8000, b'{"at":1' + b"0" * 9000 + b"}", b'{"at":1', b'"\\ud800"')
            )
        if kind == 6:
            parts = [
                f'--x\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n'.encode() + value
                for name, value in self.fields()
            ]
            return b"\r\n".join([*parts, b"--x--\r\n" if self.dice.random() < 0.7 else b"--x"])
        return self.dice.randbytes(self.dice.randrange(200))

    def anything(self, depth: int) -> object:
        """Return anything that JSON can say."""
        kind = self.dice.randrange(8 if depth else 6)
        if kind == 6:
            return [self.anything(depth - 1) for _ in range(self.dice.randrange(4))]
        if kind == 7:
            return {self.dice.choice(FIELDS): self.anything(depth - 1) for _ in range(self.dice.randrange(4))}
        plain = (None, True, -1, 10**400, 1e300, self.value().decode("utf-8", "replace"))
        return plain[kind]

    def one(self) -> Sent:
        """Return one request."""
        dice, (method, path) = self.dice, self.dice.choice(self.routes)
        while "{" in path:
            before, _, rest = path.partition("{")
            name, _, after = rest.partition("}")
            known = self.lesson if before == "/l/" else dice.choice(self.tables)
            fits = known if name == "code" and dice.random() < 0.9 else None
            path = before + (fits or quote_from_bytes(self.value()[:100], safe="")) + after
        if dice.random() < 0.4:
            path += "?" + self.encoded()[:8000].decode()
        headers: dict[str, str | bytes] = {}
        method = dice.choice(METHODS) if dice.random() < 0.1 else method
        if method not in ("GET", "HEAD"):
            headers["content-type"] = dice.choice(TYPES).encode("latin-1")
        for name in (
            "cookie",
            "authorization",
            "accept-language",
            "last-event-id",
            "hx-request",
            "x-forwarded-for",
            "user-agent",
        ):
            if dice.random() < 0.15:
                value = bytes(byte for byte in self.value()[:2000] if byte >= 32 and byte != 127)
                headers[name] = {"cookie": b"sobremesa_key=", "authorization": b"Bearer "}.get(name, b"") + value
        if dice.random() < 0.02:
            headers["host"] = dice.choice((b"evil.example", b"a b", b"[::1", b"localhost:99999", b"x" * 300))
        return Sent(method, path, headers, b"" if method in ("GET", "HEAD") else self.body()[:60_000])
