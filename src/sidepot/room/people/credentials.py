"""How somebody comes back: a code that every guest gets, a password and passkeys for those who want them.

The one rule it keeps: nothing here opens an account by itself; codes and passwords are kept as hashes.
"""

from __future__ import annotations

from hashlib import sha256

from msgspec import Struct, field
from msgspec.structs import replace

from sidepot.room.people.accounts import hashed

_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
_MEANT = str.maketrans("oilu", "011v")
_LENGTH, _GROUP = 28, 4
MAX_PASSKEYS = 10


def code_of(secret: str) -> str:
    """A code that people can read out, with 140 bits of a secret: 7k2m-9qxd-…"""
    number = int.from_bytes(sha256(secret.encode()).digest(), "big")
    letters = "".join(_LETTERS[number >> 5 * at & 31] for at in range(_LENGTH))
    return "-".join(letters[at : at + _GROUP] for at in range(0, _LENGTH, _GROUP))


def code_key(text: str) -> str:
    """What is kept of a code, however it was typed; of a link the part after `#back=` counts."""
    typed = text.rpartition("#back=")[2].lower().translate(_MEANT)
    return hashed("".join(letter for letter in typed if letter in _LETTERS))


class Passkey(Struct, frozen=True):
    """A passkey: its public half."""

    id: str
    public_key: bytes
    count: int
    at: int
    label: str


class Ways(Struct):
    """How one account can be opened again."""

    code: str = ""
    password: str = ""
    passkeys: dict[str, Passkey] = field(default_factory=dict)


class WaysBack:
    """The ways back of all accounts."""

    def __init__(self) -> None:
        self._of: dict[str, Ways] = {}
        self._codes: dict[str, str] = {}
        self._passkeys: dict[str, str] = {}

    def of(self, name: str) -> Ways:
        """The ways of an account."""
        return self._of.get(name) or Ways()

    def with_code(self, text: str) -> str | None:
        """Whose code this is."""
        return self._codes.get(code_key(text))

    def with_passkey(self, ident: str) -> str | None:
        """Whose passkey this is."""
        return self._passkeys.get(ident)

    def set_code(self, name: str, key: str) -> None:
        """The code of an account; the one before opens nothing any more."""
        ways = self._of.setdefault(name, Ways())
        self._codes.pop(ways.code, None)
        ways.code = key
        self._codes[key] = name

    def set_password(self, name: str, password: str) -> None:
        """The hash of an account's password; "" for none."""
        self._of.setdefault(name, Ways()).password = password

    def add_passkey(self, name: str, passkey: Passkey) -> None:
        """One more passkey."""
        self._of.setdefault(name, Ways()).passkeys[passkey.id] = passkey
        self._passkeys[passkey.id] = name

    def count_passkey(self, name: str, ident: str, count: int) -> None:
        """A passkey was used; one that was removed meanwhile stays so."""
        passkeys = self.of(name).passkeys
        if ident in passkeys:
            passkeys[ident] = replace(passkeys[ident], count=count)

    def remove_passkey(self, name: str, ident: str) -> None:
        """A passkey opens nothing any more."""
        if self.of(name).passkeys.pop(ident, None) is not None:
            del self._passkeys[ident]

    def forget(self, name: str) -> None:
        """An account is gone."""
        ways = self._of.pop(name, Ways())
        self._codes.pop(ways.code, None)
        for ident in ways.passkeys:
            del self._passkeys[ident]
