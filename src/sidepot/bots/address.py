"""Where a bot is, and where one may be: URLs, hosts that are allowed, and the address a name stands for.

The one rule it keeps: what was looked up and found allowed is what is called, never the name once more.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable, Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urljoin, urlsplit

from msgspec import Struct

from sidepot.words.refusal import Wrong

MAX_URL = 1000
PORTS = {"http": 80, "https": 443}
_NAME = re.compile(r"(?=.{1,253}$)[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*")
_NUMBER = re.compile(r"0x[0-9a-f]*|[0-9]+")
_NAT64 = IPv6Network("64:ff9b::/96")
_UNICAST = IPv6Network("2000::/3")
_RESERVED = IPv4Network("192.0.0.0/24")

Network = IPv4Network | IPv6Network
Lookup = Callable[[str, int], Awaitable[list[str]]]
"""The addresses that a name stands for."""


class Forbidden(Exception):
    """A host that may not be called; the sentence says why."""


class Address(Struct, frozen=True):
    """A URL, taken apart."""

    scheme: str
    host: str
    port: int
    path: str
    """Without a slash at its end."""

    @property
    def authority(self) -> str:
        """Host and port as the Host header has them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"

    def __str__(self) -> str:
        return f"{self.scheme}://{self.authority}{self.path}"


def read_address(text: str) -> Address:
    """The address a URL means; ValueError says what is wrong with it."""
    if len(text) > MAX_URL:
        raise Wrong("mistake-url-long", most=str(MAX_URL))
    if not text.isascii() or not text.isprintable() or " " in text or "\\" in text:
        raise Wrong("mistake-url-characters")
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise Wrong("mistake-url-unreadable") from None
    if parts.scheme not in PORTS:
        raise Wrong("mistake-url-scheme")
    if "@" in parts.netloc:
        raise Wrong("mistake-url-user")
    if "?" in text or "#" in text:
        raise Wrong("mistake-url-query")
    if port == 0 or parts.netloc.endswith(":"):
        raise Wrong("mistake-url-port")
    return Address(parts.scheme, _host(parts.netloc), port or PORTS[parts.scheme], parts.path.rstrip("/"))


def _host(netloc: str) -> str:
    if netloc.startswith("["):
        inner, _, rest = netloc[1:].partition("]")
        try:
            # a zone (%eth0) means something on this machine alone
            return str(IPv6Address(inner if rest[:1] in ("", ":") and "%" not in inner else ""))
        except ValueError:
            raise Wrong("mistake-url-ipv6", host=netloc) from None
    host = netloc.partition(":")[0].lower().removesuffix(".")
    if not _NAME.fullmatch(host):
        raise Wrong("mistake-url-host", host=host) if host else Wrong("mistake-url-no-host")
    if _NUMBER.fullmatch(host.rpartition(".")[2]):
        # 2130706433, 0177.0.0.1 and 127.1 all mean 127.0.0.1 to a system: only the plain form is taken
        try:
            return str(IPv4Address(host))
        except ValueError:
            raise Wrong("mistake-url-ipv4", host=host) from None
    return host


def redirected(address: Address, path: str, location: str) -> str | None:
    """The path on the same host that a redirect leads to; None where it leads elsewhere."""
    try:
        parts = urlsplit(urljoin(f"{address.scheme}://{address.authority}{path}", location))
        target = read_address(f"{parts.scheme}://{parts.netloc}")
    except ValueError:
        return None
    if (target.scheme, target.host, target.port) != (address.scheme, address.host, address.port):
        return None
    found = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return found if found.isascii() and found.isprintable() and " " not in found else None


class Hosts(Struct, frozen=True):
    """Which hosts may be called: by name, and private addresses only in these networks. Nobody, unless told."""

    names: frozenset[str] | None = frozenset()
    """None: any."""
    private: tuple[Network, ...] = ()

    @classmethod
    def read(cls, names: Iterable[str] | None, private: Iterable[str] = ()) -> Hosts:
        """From text: host names as in a URL, networks as in 10.1.0.0/16; ValueError says which is none."""
        known = None if names is None else frozenset(read_address(f"http://{_bracketed(name)}").host for name in names)
        return cls(known, tuple([ip_network(network) for network in private]))

    def admit(self, address: Address) -> None:
        """Forbidden where the name may not be called."""
        if self.names is not None and address.host not in self.names:
            raise Forbidden(f"the host {address.host} is not among those that bots may be called at")

    async def find(self, address: Address, lookup: Lookup | None = None) -> str:
        """The address to connect to, now and from now on; Forbidden, or OSError where there is none."""
        self.admit(address)
        found = [ip_address(text.partition("%")[0]) for text in await (lookup or _system)(address.host, address.port)]
        if not found:
            raise OSError("no address")
        for ip in found:
            if not self.allows(ip):
                raise Forbidden(f"the host {address.host} has the address {ip}, which may not be called")
        return str(found[0])

    def allows(self, ip: IPv4Address | IPv6Address) -> bool:
        """Whether an address may be called: one of the open internet, or of a network that was named."""
        if ip.is_multicast:
            return False
        return public(ip) or any(each in network for each in (ip, _inner(ip)) for network in self.private)


def _bracketed(name: str) -> str:
    return f"[{name}]" if ":" in name else name


def public(ip: IPv4Address | IPv6Address) -> bool:
    """Whether an address is one of the open internet, whichever way it is written."""
    inner = _inner(ip)
    if isinstance(inner, IPv4Address):
        return inner.is_global and not inner.is_multicast and inner not in _RESERVED
    return inner in _UNICAST and inner.is_global and inner.teredo is None


def _inner(ip: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address that an IPv6 one leads to, where it does."""
    if isinstance(ip, IPv4Address):
        return ip
    if ip in _NAT64:
        return IPv4Address(int(ip) & 0xFFFFFFFF)
    return ip.ipv4_mapped or ip.sixtofour or ip


ANYWHERE = Hosts(None, (ip_network("0.0.0.0/0"), ip_network("::/0")))
"""Whatever the person at the keyboard names."""


async def _system(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in found]
