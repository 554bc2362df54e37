"""The addresses by which phones in the same room reach this machine, the likeliest first."""

import re
import socket
from ipaddress import ip_address

VIRTUAL = re.compile(r"(?i)docker|veth|br-|virbr|vbox|vmnet|vmware|virtual|hyper-v|wsl|tun|tap|tailscale|zerotier|utun")
"""Interfaces that lead to no network of people: phones are not behind them."""


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
