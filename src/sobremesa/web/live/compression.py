"""Compression of streams: each message can be read at once, and what was sent before is not sent again.

A compressor remembers the last 32 KiB, which takes memory: all streams together have a budget. Beyond it a stream is
compressed message by message, so that it needs none between them.
"""

import zlib
from typing import Final

LEVEL: Final = 6
HEAD, ALONE, RAW = 31, 9, -15
"""How zlib is told to write: a gzip file, remembering little, and without a head."""
EACH: Final = 268 * 1024
"""So many bytes a compressor takes that remembers 32 KiB (zlib: 2^(window+2) + 2^(memory+9), and its own)."""
BUDGET: Final = 256 * 1024 * 1024
"""So many bytes all of them may take in one process."""


class Gzip:
    """The compression of one stream."""

    taken = 0
    """What all that remember take in this process."""

    def __init__(self) -> None:
        self.remembers = Gzip.taken + EACH <= BUDGET
        self._stream: zlib._Compress | None = None
        self._has_begun = False
        if self.remembers:
            Gzip.taken += EACH
            self._stream = zlib.compressobj(LEVEL, zlib.DEFLATED, HEAD)

    @classmethod
    def accepted(cls, accepts: str) -> "Gzip | None":
        """Return a compression if a visitor's `accept-encoding` allows it."""
        return cls() if "gzip" in accepts.lower() else None

    def compress(self, message: bytes) -> bytes:
        """Return a message in such a way that it can be read as soon as it is there."""
        if self._stream is not None:
            return self._stream.compress(message) + self._stream.flush(zlib.Z_SYNC_FLUSH)
        # Without memory: after a full flush the next message is compressed by itself, within the same gzip file.
        alone = zlib.compressobj(LEVEL, zlib.DEFLATED, RAW)
        head = b"" if self._has_begun else b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
        self._has_begun = True
        return head + alone.compress(message) + alone.flush(zlib.Z_FULL_FLUSH)

    def close(self) -> None:
        """Give its memory back."""
        if self.remembers:
            Gzip.taken -= EACH
            self.remembers, self._stream = False, None
