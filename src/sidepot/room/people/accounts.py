"""Who is known here: guests and bots by their names, bots by their tokens too. Tokens are kept only as hashes.

The one rule it keeps: no two accounts have names that look alike.
"""

from __future__ import annotations

from hashlib import sha256

from msgspec import Struct
from msgspec.structs import replace

from sidepot.room.log.room_events import BOT
from sidepot.room.people.names import looks, numbered


class Account(Struct, frozen=True):
    """Somebody who may come in. *key* is the hash of a bot's token, or of the one that a guest first came with."""

    name: str
    kind: str
    key: str
    at: int
    owner: str = ""
    """Whose bot it is."""
    since: int = 0
    """Room time: what happened before under this name was somebody else's."""


def hashed(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


class Accounts:
    """All accounts by name, and bots by the hash of their token."""

    def __init__(self) -> None:
        self.by_name: dict[str, Account] = {}
        self._by_key: dict[str, Account] = {}
        self._looks: dict[str, str] = {}
        self._words: list[str] = []
        """What the room's own numbered names begin with, as it looks."""
        self._reserved: dict[str, str] = {}
        self._bots: dict[str, dict[str, None]] = {}
        """The names of everybody's bots."""

    def __len__(self) -> int:
        return len(self.by_name)

    def add(self, account: Account) -> None:
        """Somebody new."""
        self.by_name[account.name] = account
        self._looks[looks(account.name)] = account.name
        if account.kind == BOT:
            self._bots.setdefault(account.owner, {})[account.name] = None
            if account.key:
                self._by_key[account.key] = account

    def renew(self, name: str, key: str) -> None:
        """Another token for an account; "" for none."""
        old = self.by_name[name]
        self._by_key.pop(old.key, None)
        self.add(replace(old, key=key))

    def drop(self, name: str) -> None:
        """An account is gone: its name is free."""
        old = self.by_name.pop(name)
        self._by_key.pop(old.key, None)
        self._bots.get(old.owner, {}).pop(name, None)
        if self._looks.get(looks(name)) == name:
            del self._looks[looks(name)]

    def reserve(self, name: str) -> None:
        """A name nobody may take."""
        self._reserved.setdefault(looks(name), name)

    def reserve_numbered(self, word: str) -> None:
        """Names nobody may take: this word and a number."""
        self._words.append(looks(word))

    def taken(self, name: str) -> str | None:
        """The name that this one could be taken for, if there is one."""
        seen = looks(name)
        numbers = name if any(numbered(seen, word) for word in self._words) else None
        return self._looks.get(seen) or self._reserved.get(seen) or numbers

    def whose(self, name: str) -> str | None:
        """The account that could be taken for this name, if there is one."""
        return self._looks.get(looks(name))

    def bots_of(self, owner: str) -> list[Account]:
        """The bots of somebody."""
        return [self.by_name[name] for name in self._bots.get(owner, ())]

    def of_token(self, token: str) -> Account | None:
        """The bot whose token this is."""
        return self._by_key.get(hashed(token)) if token else None
