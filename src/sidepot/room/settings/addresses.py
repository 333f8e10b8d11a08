"""Where a room is reached: the addresses of its machine that people can open, and which pages may use the room.

The one rule it keeps: an address that only this machine understands is offered where there is no other.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

import ifaddr

from sidepot.room.settings.config import Config

EVERYWHERE = ("0.0.0.0", "::", "")
INSIDE = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "podman", "cni")
"""How networks begin that are inside a machine: nobody else is on them."""
STALE = 10.0
"""Seconds after which the machine is asked again: a laptop goes from one network to another."""


class Found(NamedTuple):
    """An address of this machine, and the network it is on."""

    network: str
    host: str


class Way(NamedTuple):
    """An address under which a browser finds the room, and the network it is on ("" where nobody knows)."""

    origin: str
    network: str


class Link(NamedTuple):
    """What one sends to friends."""

    link: str
    network: str


def on_this_machine() -> list[Found]:
    """The addresses of this machine."""
    try:
        adapters = list(ifaddr.get_adapters())
    except OSError:
        return [Found("", usual)] if (usual := usual_address()) else []
    return [
        Found(adapter.nice_name, given.ip if isinstance(given.ip, str) else given.ip[0])
        for adapter in adapters
        for given in adapter.ips
    ]


def usual_address() -> str:
    """The address that this machine uses to talk to others; "" where it is on no network."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # sends nothing: asks which of our addresses would be used
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def _alone(host: str) -> bool:
    """Whether only the machine itself finds this host."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def _origin(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}" if port == 80 else f"http://{shown}:{port}"


class Reach:
    """The ways to a room that listens on a port."""

    def __init__(
        self, config: Config, port: int, *, look: Callable[[], list[Found]] = on_this_machine,
        usual: Callable[[], str] = usual_address, clock: Callable[[], float] = time.monotonic, name: str = "",
    ) -> None:  # fmt: skip
        self._host = config.host
        self._port = port
        self._told = tuple(origin.rstrip("/") for origin in config.origins)
        self._look = look
        self._usual = usual
        self._clock = clock
        self._name = name
        self._looked = float("-inf")
        self._found: list[Found] = []
        self._origins: frozenset[str] = frozenset()

    def ways(self) -> list[Way]:
        """Addresses that people on a network can open, the likeliest first."""
        self._look_again()
        return [Way(_origin(found.host, self._port), found.network) for found in self._found]

    @property
    def local(self) -> str:
        """Why nobody else can come, if so: the room listens on "this machine" alone, or there is "no network"."""
        if self.ways() or any(self._far(origin) for origin in self._told):
            return ""
        return "no network" if self._host in EVERYWHERE else "this machine"

    @property
    def addresses(self) -> list[str]:
        """What the room tells whoever runs it: where it is reached, or else where on its own machine."""
        return [way.origin for way in self.ways()] or [self._here()]

    def knows(self, origin: str) -> bool:
        """Whether pages of this address may use the room."""
        if origin in self._origins:
            return True
        self._look_again()
        return origin in self._origins

    def invites(self, place: str, page: str) -> list[Link]:
        """The links to a table or tournament; first that of the page that asks, which somebody has opened already."""
        asks = [Way(page, "")] if self._far(page) and self.knows(page) else []
        told = [Way(origin, "") for origin in self._told if self._far(origin)]
        ways = asks + told + self.ways() or [Way(self._here(), "")]
        named = {way.origin: way.network for way in reversed(ways)}
        named |= {way.origin: way.network for way in ways if way.network}
        return [Link(f"{origin}/t/{place}", named[origin]) for origin in dict.fromkeys(way.origin for way in ways)]

    def _here(self) -> str:
        """The address on the machine itself."""
        return _origin("127.0.0.1" if self._host in EVERYWHERE else self._host, self._port)

    @staticmethod
    def _far(origin: str) -> bool:
        """Whether this is an address that others than this machine understand."""
        host = urlsplit(origin).hostname
        return bool(host) and not _alone(str(host))

    def _look_again(self) -> None:
        if self._clock() - self._looked < STALE:
            return
        self._looked = self._clock()
        self._found = self._ranked() if self._host in EVERYWHERE else self._only()
        hosts = {found.host for found in self._found}
        if self._host in EVERYWHERE:
            name = self._name or socket.gethostname()
            hosts |= {"127.0.0.1", "localhost", name.lower(), f"{name.lower()}.local"}
            hosts |= {"::1"} if self._host == "::" else set()
        elif _alone(self._host):
            hosts |= {self._host, "localhost", "127.0.0.1"}
        self._origins = frozenset({_origin(host, self._port) for host in hosts} | set(self._told))

    def _only(self) -> list[Found]:
        """Of a room that listens on one address: that one, unless it is this machine's alone."""
        return [] if _alone(self._host) else [Found("", self._host)]

    def _ranked(self) -> list[Found]:
        """What the machine has: the usual way first, addresses inside the machine and IPv6 last."""
        usual = self._usual()
        found = [each for each in self._look() if self._can_be_opened(each.host)]
        leased = [each for each in found if not ip_address(each.host).is_link_local]
        return sorted(leased or found, key=lambda each: (
            each.host != usual, ":" in each.host, each.network.startswith(INSIDE),
        ))  # fmt: skip

    def _can_be_opened(self, host: str) -> bool:
        given = ip_address(host)
        if given.version == 6 and (self._host != "::" or given.is_link_local):
            return False  # an address of one link needs the name of the interface, which browsers do not take
        return not (given.is_loopback or given.is_unspecified or given.is_multicast)
