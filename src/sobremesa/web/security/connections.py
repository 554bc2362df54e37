"""All open connections: how many there may be, of one network and together, and which gives way when there are more."""

from typing import Protocol

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from sobremesa.web.security.limits import network_of

SPARE_FILES = 200
"""So many open files are left to the database, the bots and the pages."""


class OpenConnection(Protocol):
    """A connection that can be closed to make room for another."""

    def drop(self) -> None:
        """Close it."""


async def _nothing(*_: object) -> None:
    """No application: only the list of trusted proxies is asked for."""


def raise_open_files(wanted: int) -> int:
    """Have the system allow as many open files as connections need, if it does; return how many connections fit."""
    try:
        import resource
    except ImportError:
        # Windows has no such limit worth the name.
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted + SPARE_FILES:
        soft = wanted + SPARE_FILES if hard == resource.RLIM_INFINITY else min(wanted + SPARE_FILES, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - SPARE_FILES))


class Connections:
    """All open connections, by network. When there are too many, the one that has been idle longest is closed."""

    def __init__(self, total: int, each: int, trusted: str = "") -> None:
        self.total = total
        self.each = each
        self.proxies = ProxyHeadersMiddleware(_nothing, trusted).trusted_hosts
        """A proxy stands for many networks: its connections are counted in the total only."""
        self.count = 0
        self._by_network: dict[str, int] = {}
        self._idle: dict[OpenConnection, str] = {}
        """Connections on which no request is being answered, the oldest first, with their networks."""

    def enter(self, connection: OpenConnection, host: str) -> str | None:
        """Count a new connection and return its network; nothing if there is no room for it."""
        network = "" if host in self.proxies else network_of(host)
        if network and self._by_network.get(network, 0) >= self.each and not self._make_room(network):
            return None
        if self.count >= self.total and not self._make_room():
            return None
        self.count += 1
        self._by_network[network] = self._by_network.get(network, 0) + 1
        self._idle[connection] = network
        return network

    def _make_room(self, network: str | None = None) -> bool:
        """Close the connection that has been idle longest, of one network or of all."""
        oldest = next((connection for connection, its in self._idle.items() if network is None or its == network), None)
        if oldest is None:
            return False
        oldest.drop()
        return True

    def busy(self, connection: OpenConnection) -> None:
        """A request has come on a connection."""
        self._idle.pop(connection, None)

    def idle(self, connection: OpenConnection, network: str) -> None:
        """The request on a connection has been answered."""
        self._idle[connection] = network

    def leave(self, connection: OpenConnection, network: str) -> None:
        """Count a connection that is closed."""
        self._idle.pop(connection, None)
        self.count -= 1
        self._by_network[network] -= 1
        if not self._by_network[network]:
            del self._by_network[network]
