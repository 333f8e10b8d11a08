"""Who may not come into the room: names, and addresses where the operator wants that too.

The one rule it keeps: a ban is undone with all that belongs to it.
"""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address

from sidepot.room.log.room_events import RoomBanned, RoomUnbanned
from sidepot.room.people.accounts import Account
from sidepot.room.protocol.refusals import Code, Turned

PREFIX = 64
"""Bits of an IPv6 address that a household shares."""


def network_of(address: str) -> str:
    """What a ban of an address is about: the address, of IPv6 the network that one household has."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 128 - PREFIX << 128 - PREFIX)}/{PREFIX}"
    return str(found)


class Bans:
    """Bans of the whole room, by name."""

    def __init__(self) -> None:
        self.by_name: dict[str, RoomBanned] = {}

    def learn(self, fact: RoomBanned | RoomUnbanned) -> None:
        """What was written holds from now on."""
        self.by_name.pop(fact.name, None)
        if isinstance(fact, RoomBanned):
            self.by_name[fact.name] = fact

    def forget(self, name: str) -> None:
        """Whoever takes this name next is somebody else."""
        self.by_name.pop(name, None)

    def of(self, account: Account) -> RoomBanned | None:
        """The ban of somebody, or of whoever has this bot."""
        return self.by_name.get(account.name) or self.by_name.get(account.owner)

    def check(self, account: Account) -> None:
        """Turned where somebody, or somebody's bot, may not come in."""
        ban = self.of(account)
        if ban is not None:
            raise Turned(Code.SHUT_OUT, "why", why=ban.why) if ban.why else Turned(Code.SHUT_OUT)

    def check_address(self, address: str) -> None:
        """Turned where nobody new may come in from an address."""
        network = network_of(address)
        if any(network in ban.addresses for ban in self.by_name.values()):
            raise Turned(Code.SHUT_OUT)
