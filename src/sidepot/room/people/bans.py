"""Who may not come into the room: names, and addresses where the operator wants that too.

The one rule it keeps: a ban is undone with all that belongs to it.
"""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address

from sidepot.room.log.room_events import RoomBanned, RoomUnbanned
from sidepot.room.people.accounts import Account

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

    def why(self, account: Account) -> str:
        """Why somebody, or somebody's bot, may not come in; nothing where they may."""
        ban = self.by_name.get(account.name) or self.by_name.get(account.owner)
        return "" if ban is None else told(ban.why)

    def of_address(self, address: str) -> str:
        """Why nobody new may come in from an address; nothing where they may."""
        network = network_of(address)
        found = next((ban for ban in self.by_name.values() if network in ban.addresses), None)
        return "" if found is None else told("")


def told(why: str) -> str:
    """What somebody is told who may not come in."""
    return "the operator does not let you into this room" + (f": {why}" if why else "")
