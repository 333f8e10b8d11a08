"""Hands that players share by a link: anyone who has it sees what was public, and the owner's cards if they say so.

The one rule it keeps: a link shows a hand through its owner's eyes or through everybody's, and through nobody else's.
"""

from __future__ import annotations

from sidepot.room.log.room_events import HandShared, HandUnshared
from sidepot.room.protocol.refusals import Code, Turned

EACH = 100
"""Hands an account may share at a time."""


class SharedHands:
    """What everybody shares, by the key in the link."""

    def __init__(self) -> None:
        self._by_key: dict[str, HandShared] = {}

    def learn(self, fact: HandShared | HandUnshared) -> None:
        """A hand is shared, or no longer."""
        if isinstance(fact, HandShared):
            self._by_key[fact.key] = fact
        else:
            self._by_key.pop(fact.key, None)

    def forget(self, owner: str) -> None:
        """Somebody has given their name back: their links end."""
        for shared in self.of(owner):
            del self._by_key[shared.key]

    def of(self, owner: str) -> list[HandShared]:
        """What somebody shares, in the order it was shared first."""
        return [shared for shared in self._by_key.values() if shared.owner == owner]

    def one(self, key: str) -> HandShared:
        """The hand of a link; Turned where there is none, or no longer."""
        found = self._by_key.get(key)
        if found is None:
            raise Turned(Code.NOT_FOUND, "shared")
        return found

    def same(self, owner: str, place: str, number: int) -> HandShared | None:
        """The link that somebody has for a hand already."""
        mine = (shared for shared in self.of(owner) if (shared.place, shared.number) == (place, number))
        return next(mine, None)

    def check_room(self, owner: str) -> None:
        """Turned where somebody shares too many already."""
        if len(self.of(owner)) >= EACH:
            raise Turned(Code.TOO_MANY, "shared", count=EACH)
