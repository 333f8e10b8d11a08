"""Commands that were carried out: sent again, they are known.

The one rule it keeps: what others do takes nothing away from what is known of an account, while no more than
`ACCOUNTS` others have done something since.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b

EACH = 200
"""How many commands of one account are known, the last ones."""
ACCOUNTS = 1_000
"""Of how many accounts, those that did something last: 1,200 bytes of each."""
_SIZE = 6
"""Bytes kept of a command's id, a hash."""


class Acknowledged:
    """The last commands of each account that were carried out. A command's key is `account:id`."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[str, bytearray] = {}
        """The hashes of each account's ids, one after the other; who did something last is last."""

    def add(self, key: str) -> None:
        """One more; one that is known already stays known as long."""
        account, _, ident = key.partition(":")
        kept = self._kept.pop(account, None)
        if kept is None:
            kept = bytearray()
            if len(self._kept) >= ACCOUNTS:
                del self._kept[next(iter(self._kept))]
        kept += _hashed(ident)
        if len(kept) > EACH * _SIZE:
            del kept[:_SIZE]
        self._kept[account] = kept

    def __contains__(self, key: str) -> bool:
        account, _, ident = key.partition(":")
        kept = self._kept.get(account)
        if kept is None:
            return False
        hashed = _hashed(ident)
        at = kept.find(hashed)
        while at >= 0 and at % _SIZE:
            at = kept.find(hashed, at + 1)
        return at >= 0

    def saved(self) -> dict[str, bytes]:
        """All of it, for a snapshot."""
        return {account: bytes(kept) for account, kept in self._kept.items()}

    def restore(self, saved: Mapping[str, bytes]) -> None:
        """As a snapshot has it."""
        self._kept = {account: bytearray(kept) for account, kept in saved.items()}


def _hashed(ident: str) -> bytes:
    return blake2b(ident.encode(), digest_size=_SIZE).digest()
