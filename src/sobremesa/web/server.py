"""HTTP within limits of our own, whether or not a proxy stands before it: size and time of requests, connections."""

import asyncio
from typing import Any

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from sobremesa.web.security.connections import Connections, raise_open_files
from sobremesa.web.security.limits import Limits

REFUSED = {
    400: "This is not a request that can be read. / No se entiende esta petición.",
    408: "The request did not arrive in time. / La petición no llegó a tiempo.",
    431: "The head of the request is too large. / El encabezado de la petición es demasiado grande.",
    503: "Too many connections are open. Try again in a moment. / Hay demasiadas conexiones abiertas. Espera un poco.",
}


BETWEEN, HEAD, BODY = range(3)
"""What of a request is being read."""


class TooLarge(Exception):
    """The head of a request is larger than any of ours."""


class LimitedProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, to those who are not too many, too large or too slow."""

    limits: Limits
    all_connections: Connections

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.network: str | None = None
        """The network it is counted for, as long as it is."""
        self._stage = BETWEEN
        self._head_bytes = 0
        self._timer: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    # -- coming and going ------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection, or say that there are too many."""
        super().connection_made(transport)
        self.network = self.all_connections.enter(self, self.client[0] if self.client else "?")
        if self.network is None:
            self.refuse(503)
        else:
            self._wait(self.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self._uncount()
        for timer in (self._timer, self._stalled):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    def drop(self) -> None:
        """Close an idle connection to make room for another."""
        self._uncount()
        self.transport.abort()

    def _uncount(self) -> None:
        if self.network is not None:
            self.all_connections.leave(self, self.network)
            self.network = None

    # -- what arrives ----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read what has arrived; answer at once what is too large or no HTTP."""
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        if self._timer is None and self._stage == BETWEEN:
            # The first bytes of another request on a connection that was kept open.
            self._wait(self.limits.head_seconds)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            # We speak nothing else: it is answered as if it had not been asked for.
            pass
        except httptools.HttpParserError as error:
            self.refuse(431 if isinstance(error.__context__, TooLarge) else 400)
            return
        if self._stage == HEAD:
            self._head_bytes += len(data)
            if self._head_bytes > self.limits.head_bytes:
                self.refuse(431)

    def on_message_begin(self) -> None:
        """Begin to read the head of a request."""
        self._stage, self._head_bytes = HEAD, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Begin to answer a request whose head has arrived."""
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > self.limits.head_bytes:
            raise TooLarge
        self._stage = BODY
        self._wait(self.limits.body_seconds)
        self.all_connections.busy(self)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait no longer: the request has arrived."""
        self._stage = BETWEEN
        self._stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Keep the connection for another request."""
        super().on_response_complete()
        if self.network is not None and not self.transport.is_closing() and self.cycle.response_complete:
            self.all_connections.idle(self, self.network)

    # -- time ------------------------------------------------------------------------------------

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self.refuse, 408)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def pause_writing(self) -> None:
        """Somebody does not read what they are sent: wait for them, but not for ever."""
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(self.limits.stalled_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """They read again."""
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    # -- refusing --------------------------------------------------------------------------------

    def refuse(self, status: int) -> None:
        """Answer in plain words, if somebody waits for an answer, and close the connection."""
        self._stop_waiting()
        if self.transport.is_closing():
            return
        unasked = status == 408 and self._stage == BETWEEN
        if not unasked and (self.cycle is None or self.cycle.response_complete):
            text = REFUSED[status].encode()
            more = b"retry-after: 5\r\n" if status == 503 else b""
            self.transport.write(
                STATUS_LINE[status]
                + b"content-type: text/plain; charset=utf-8\r\ncache-control: no-store\r\nconnection: close\r\n"
                + more
                + b"content-length: %d\r\n\r\n" % len(text)
                + text
            )
        self.transport.close()


def server_config(app: Any, limits: Limits, *, trusted: str) -> uvicorn.Config:
    """Return how uvicorn is to serve an application within our limits. `trusted` names the proxies before us."""
    total = raise_open_files(limits.total)

    class Protocol(LimitedProtocol):
        pass

    Protocol.limits = limits
    Protocol.all_connections = Connections(total, limits.each, trusted)
    return uvicorn.Config(
        app,
        http=Protocol,
        ws="none",
        log_level="warning",
        timeout_graceful_shutdown=2,
        # Longer than browsers and proxies wait, so that none sends an action into a connection that is being closed.
        timeout_keep_alive=75,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=trusted,
    )
