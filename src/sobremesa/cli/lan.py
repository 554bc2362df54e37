"""The addresses by which phones in the same room reach this machine, the likeliest first, and a name for them."""

import re
import socket
from importlib.util import find_spec
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from zeroconf import Zeroconf

VIRTUAL = re.compile(r"(?i)docker|veth|br-|virbr|vbox|vmnet|vmware|virtual|hyper-v|wsl|tun|tap|tailscale|zerotier|utun")
"""Interfaces that lead to no network of people: phones are not behind them."""

LOCAL_NAMES: Final = ("sobremesa.local", *(f"sobremesa-{number}.local" for number in range(2, 6)))
"""The names that are tried in a network, the first that nobody else has."""
SERVICE: Final = "_http._tcp.local."
ASKED: Final = 1500
"""So many milliseconds somebody who has a name already may take to say so."""


class LocalName:
    """A name of this machine that the network is told by mDNS, as long as it is not closed."""

    def __init__(self, addresses: list[str], port: int) -> None:
        self.addresses = addresses
        self.port = port
        self._zeroconf: Zeroconf | None = None

    def announce(self) -> str:
        """Take the first name that nobody has, and return it; empty without zeroconf, or where nobody can be told."""
        if not self.addresses or find_spec("zeroconf") is None:
            return ""
        from zeroconf import AddressResolver, Error, ServiceInfo, Zeroconf  # type: ignore[attr-defined]

        try:
            self._zeroconf = Zeroconf(interfaces=self.addresses)
            for name in LOCAL_NAMES:
                if AddressResolver(f"{name}.").request(self._zeroconf, ASKED):
                    continue
                packed = [socket.inet_aton(address) for address in self.addresses]
                title = f"{name.removesuffix('.local')}.{SERVICE}"
                info = ServiceInfo(SERVICE, title, port=self.port, addresses=packed, server=f"{name}.")
                self._zeroconf.register_service(info)
                return name
        except (OSError, Error):
            # A network without multicast: addresses do as well.
            pass
        return ""

    def close(self) -> None:
        """Tell the network that the name is free again."""
        if self._zeroconf is not None:
            self._zeroconf.close()


def addresses() -> list[str]:
    """Return the IPv4 addresses of all interfaces, also of a hotspot without a way to the internet.

    First the one this machine would send from, then private ones, those of virtual interfaces last.
    """
    # Here and not above: no other command needs it.
    import ifaddr

    found = [(adapter.nice_name, str(ip.ip)) for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4]
    return ordered(found, own_address())


def ordered(found: list[tuple[str, str]], own: str) -> list[str]:
    """Return the addresses of interfaces by how likely a phone reaches them."""

    def unlikely(one: tuple[str, str]) -> tuple[bool, bool, bool]:
        name, address = one
        return bool(VIRTUAL.search(name)), address != own, not ip_address(address).is_private

    usable = [one for one in found if not ip_address(one[1]).is_loopback and not ip_address(one[1]).is_link_local]
    return list(dict.fromkeys(address for _, address in sorted(usable, key=unlikely)))


def own_address() -> str:
    """Return the address this machine would send from; empty if it knows no way out. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(("192.0.2.1", 9))
            return str(trial.getsockname()[0])
        except OSError:
            return ""
