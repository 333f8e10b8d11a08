"""Which hosts the room calls bots at: those that its operator names, and nothing else. Nobody's network by accident."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address

from sidepot.bots.address import Address, Forbidden, Hosts, read_address
from sidepot.words.refusal import Wrong, sentence_of

ANY = "*"
"""Every host of the open internet."""


def hosts_of(names: Sequence[str], networks: Sequence[str]) -> Hosts:
    """The hosts of the settings; an address among them is meant, be it private. ValueError says what is none."""
    for name in names:
        _check("bot_hosts", name, "a name or an address, as in bots.example, or * for any", name == ANY or _host(name))
    for network in networks:
        _check("bot_networks", network, "a network, as in 10.1.0.0/16", _read([], [network]))
    named = [name for name in names if name != ANY]
    private = [*networks, *(str(ip) for ip in map(literal, named) if ip is not None)]
    return Hosts.read(None if ANY in names else named, private)


def _check(setting: str, value: str, takes: str, fine: object) -> None:
    if not fine:
        raise ValueError(f"{setting} = {value!r} is not possible: {takes}")


def _host(name: str) -> bool:
    return _read([name], []) is not None


def _read(names: list[str], networks: list[str]) -> Hosts | None:
    try:
        return Hosts.read(names, networks)
    except ValueError:
        return None


def literal(host: str) -> IPv4Address | IPv6Address | None:
    """The address that a host is; None for a name."""
    try:
        return ip_address(host)
    except ValueError:
        return None


def admitted(hosts: Hosts, url: str) -> Address:
    """The address of a bot that may be called, as far as the name tells; ValueError says why not."""
    try:
        address = read_address(url)
    except ValueError as error:
        raise Wrong("mistake-bot-url", why=sentence_of(error)) from None
    if hosts.names is not None and not hosts.names:
        raise Wrong("mistake-bot-none")
    try:
        hosts.admit(address)
    except Forbidden:
        raise Wrong("mistake-bot-host", host=address.host) from None
    ip = literal(address.host)
    if ip is not None and not hosts.allows(ip):
        raise Wrong("mistake-bot-private", ip=str(ip))
    return address
