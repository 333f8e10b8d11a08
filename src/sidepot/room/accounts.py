"""Who is here: guests with a name, bots with a token. Tokens are kept only as hashes.

The one rule it keeps: no two accounts have names that look alike.
"""

from __future__ import annotations

from hashlib import sha256

from msgspec import Struct

from sidepot.room.names import looks, numbered

GUEST, BOT = "guest", "bot"


class Account(Struct, frozen=True):
    """Somebody who may come in. *key* is the hash of their token."""

    name: str
    kind: str
    key: str
    at: int
    owner: str = ""
    """Whose bot it is."""


def hashed(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


class Accounts:
    """All accounts, by name and by the hash of their token."""

    def __init__(self) -> None:
        self.by_name: dict[str, Account] = {}
        self._by_key: dict[str, Account] = {}
        self._looks: dict[str, str] = {}
        self._words: list[str] = []
        """What the room's own numbered names begin with, as it looks."""

    def __len__(self) -> int:
        return len(self.by_name)

    def add(self, account: Account) -> None:
        """Somebody new."""
        self.by_name[account.name] = account
        self._looks[looks(account.name)] = account.name
        if account.key:
            self._by_key[account.key] = account

    def renew(self, name: str, key: str) -> None:
        """Another token for an account; "" for none."""
        old = self.by_name[name]
        self._by_key.pop(old.key, None)
        self.add(Account(old.name, old.kind, key, old.at, old.owner))

    def reserve(self, name: str) -> None:
        """A name nobody may take."""
        self._looks.setdefault(looks(name), name)

    def reserve_numbered(self, word: str) -> None:
        """Names nobody may take: this word and a number."""
        self._words.append(looks(word))

    def taken(self, name: str) -> str | None:
        """The name that this one could be taken for, if there is one."""
        seen = looks(name)
        return self._looks.get(seen) or (name if any(numbered(seen, word) for word in self._words) else None)

    def whose(self, name: str) -> str | None:
        """The account that could be taken for this name, if there is one."""
        found = self._looks.get(looks(name))
        return found if found in self.by_name else None

    def of_token(self, token: str) -> Account | None:
        """Whose token this is."""
        return self._by_key.get(hashed(token)) if token else None
