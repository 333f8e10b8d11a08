"""Who is here: guests with a name, bots with a token. Tokens are kept only as hashes.

The one rule it keeps: no two accounts have names that look alike.
"""

from __future__ import annotations

from hashlib import sha256

from msgspec import Struct

from sidepot.room.names import looks

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

    def taken(self, name: str) -> str | None:
        """The name that this one could be taken for, if there is one."""
        return self._looks.get(looks(name))

    def of_token(self, token: str) -> Account | None:
        """Whose token this is."""
        return self._by_key.get(hashed(token)) if token else None
