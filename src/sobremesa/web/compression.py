"""Compression of streams and pages: zstd where a browser offers it (over TLS, and on one's own machine), else gzip.

A stream is compressed so that each message can be read at once, and what was sent before is not sent again. To remember
it takes memory: all streams together have a budget. Beyond it a stream is compressed message by message.
"""

import re
from typing import Final

import zstandard
from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware, IdentityResponder
from starlette.types import ASGIApp, Receive, Scope, Send
from zlib_ng import zlib_ng

LEVEL: Final = 7
"""As many bytes as the sixth of zlib, in two thirds of its time."""
HEAD, RAW = 31, -15
"""How zlib is told to write: a gzip file, or without a head."""
ZSTD: Final = zstandard.ZstdCompressionParameters.from_level(3, window_log=17, hash_log=15, chain_log=15)
"""128 KiB are remembered: the smallest power of two that holds the last few messages of a page."""
EACH: Final = {"gzip": 328 * 1024, "zstd": ZSTD.estimated_compression_context_size()}
"""So many bytes a compressor takes that remembers (zlib-ng, KiB: window 64, to find in it 192, to write 64, own 8)."""
BUDGET: Final = 256 * 1024 * 1024
"""So many bytes all of them may take in one process."""
SMALLEST: Final = 1000
"""A page of fewer bytes is sent as it is."""


def offered(accepts: str) -> set[str]:
    """Return the encodings that an `accept-encoding` allows."""
    found = set()
    for one in accepts.lower().split(","):
        name, _, more = one.partition(";")
        if not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", more):
            found.add(name.strip())
    return found


class Compression:
    """The compression of one stream."""

    taken = 0
    """What all that remember take in this process."""

    def __init__(self, name: str) -> None:
        self.name = name
        """As it is named in `content-encoding`."""
        self._stream: zstandard.ZstdCompressionObj | zlib_ng._Compress | None = None
        self._has_begun = False
        if Compression.taken + EACH[name] <= BUDGET:
            Compression.taken += EACH[name]
            self._stream = (
                zstandard.ZstdCompressor(compression_params=ZSTD).compressobj()
                if name == "zstd"
                else zlib_ng.compressobj(LEVEL, zlib_ng.DEFLATED, HEAD)
            )

    @property
    def remembers(self) -> bool:
        """Tell whether what was sent before is not sent again."""
        return self._stream is not None

    @classmethod
    def accepted(cls, accepts: str) -> "Compression | None":
        """Return a compression if a visitor's `accept-encoding` allows one; zstd only within the budget."""
        names = offered(accepts)
        if "zstd" in names and cls.taken + EACH["zstd"] <= BUDGET:
            return cls("zstd")
        return cls("gzip") if "gzip" in names else None

    def compress(self, message: bytes) -> bytes:
        """Return a message in such a way that it can be read as soon as it is there."""
        if self._stream is not None:
            flush = zstandard.COMPRESSOBJ_FLUSH_BLOCK if self.name == "zstd" else zlib_ng.Z_SYNC_FLUSH
            return self._stream.compress(message) + self._stream.flush(flush)
        # Without memory: after a full flush the next message is compressed by itself, within the same gzip file.
        alone = zlib_ng.compressobj(LEVEL, zlib_ng.DEFLATED, RAW)
        head = b"" if self._has_begun else b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
        self._has_begun = True
        return head + alone.compress(message) + alone.flush(zlib_ng.Z_FULL_FLUSH)

    def close(self) -> None:
        """Give its memory back."""
        if self._stream is not None:
            Compression.taken -= EACH[self.name]
            self._stream = None


class CompressedPages(GZipMiddleware):
    """Compresses answers, whatever they are, but not streams."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == "http" and "zstd" in offered(Headers(scope=scope).get("accept-encoding", "")):
            await ZstdResponder(self.app, self.minimum_size)(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


class ZstdResponder(IdentityResponder):
    """Compresses one answer with zstd."""

    content_encoding = "zstd"

    def __init__(self, app: ASGIApp, minimum_size: int) -> None:
        super().__init__(app, minimum_size)
        self._stream: zstandard.ZstdCompressionObj | None = None

    async def apply_compression(self, body: bytes, *, more_body: bool) -> bytes:
        """Return a piece of it, compressed: all of them are one frame."""
        if self._stream is None:
            self._stream = zstandard.ZstdCompressor().compressobj()
        end = zstandard.COMPRESSOBJ_FLUSH_BLOCK if more_body else zstandard.COMPRESSOBJ_FLUSH_FINISH
        return self._stream.compress(body) + self._stream.flush(end)
