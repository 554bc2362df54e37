"""How much one network may ask for: an IPv4 address, or the /64 that one IPv6 connection is given."""

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address

LOOPBACK = ("127.0.0.1", "::1")
"""This machine itself, or a proxy on it that does not say for whom it asks."""
NETWORKS = 10_000
"""So many networks are counted at once; the one that asked longest ago is forgotten first."""
HOST_BITS = 64
"""The holder of one IPv6 address has all that differ in these last bits."""


@dataclass(frozen=True)
class Limits:
    """What the server takes. A school is one network: forty phones, each with several connections."""

    creating: int = 120
    """New tables and lessons a minute for each network."""
    joining: int = 240
    """Seats taken a minute for each network."""
    guessing: int = 120
    """Unknown codes in ten minutes for each network."""
    each: int = 400
    """Connections of each network, and requests of each network behind a proxy."""
    total: int = 4000
    """Connections of all together; fewer where the system allows fewer open files."""
    head_bytes: int = 32 * 1024
    """Bytes of a request before its body."""
    head_seconds: float = 15.0
    """Seconds until a request has arrived up to its body."""
    body_seconds: float = 30.0
    """Seconds until its body has arrived."""
    stalled_seconds: float = 60.0
    """Seconds for which somebody may read nothing of what they are sent."""


@lru_cache(NETWORKS)
def network_of(host: str) -> str:
    """Return the network of an address: IPv4 by address, also if written as IPv6; IPv6 by its first 64 bits."""
    try:
        address: IPv4Address | IPv6Address = ip_address(host.partition("%")[0])
    except ValueError:
        # A proxy may forward something else; it is counted as it stands.
        return host[:64]
    if isinstance(address, IPv6Address) and not address.is_loopback:
        if address.ipv4_mapped is None:
            return f"{IPv6Address(int(address) >> HOST_BITS << HOST_BITS)}/64"
        address = address.ipv4_mapped
    return str(address)


class Rates:
    """So many times in so many seconds for each network, counted by a bucket that refills steadily."""

    def __init__(self, times: int, seconds: float = 60.0) -> None:
        self.times = times
        self.seconds = seconds
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def _left(self, network: str, now: float) -> float:
        left, since = self._buckets.get(network, (float(self.times), now))
        return min(self.times, left + (now - since) * self.times / self.seconds)

    def is_spent(self, network: str) -> bool:
        """Tell whether one more time would be refused, without counting it."""
        return self._left(network, time.monotonic()) < 1

    def allows(self, network: str) -> bool:
        """Count one more time and tell whether it is allowed."""
        now = time.monotonic()
        left = self._left(network, now)
        self._buckets[network] = (left - 1 if left >= 1 else left), now
        self._buckets.move_to_end(network)
        while len(self._buckets) > NETWORKS:
            self._buckets.popitem(last=False)
        return left >= 1


class Running:
    """How many requests of each network are being answered; an open stream is one of them."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: Counter[str] = Counter()

    def enter(self, network: str) -> bool:
        """Count a request that begins and tell whether it is allowed; if so, `leave` must follow."""
        if self._counts[network] >= self.most and network not in LOOPBACK:
            return False
        self._counts[network] += 1
        return True

    def leave(self, network: str) -> None:
        """Count a request that has been answered."""
        self._counts[network] -= 1
        if self._counts[network] <= 0:
            del self._counts[network]
