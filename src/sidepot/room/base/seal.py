"""Sealed decks: what lies in the log while a hand runs cannot be read without a key that is not in the database.

The one rule it keeps: a seal opens only for the hand it was made for.
"""

from __future__ import annotations

import os
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

KEY_FILE = "deck.key"
_KEY, _NONCE = 32, 12


class WrongKey(ValueError):
    """A seal that this key does not open, or not for this hand."""


class Sealer:
    """Seals and opens with one key."""

    def __init__(self, key: bytes) -> None:
        if len(key) != _KEY:
            raise WrongKey(f"a key has {_KEY} bytes, not {len(key)}")
        self.key = key
        self._cipher = AESGCM(key)

    def seal(self, deck: bytes, context: str) -> bytes:
        """A deck that only this key opens, and only in this context (a table and the number of a hand)."""
        nonce = os.urandom(_NONCE)
        return nonce + self._cipher.encrypt(nonce, deck, context.encode())

    def unseal(self, sealed: bytes, context: str) -> bytes:
        """The deck; WrongKey where the key, the context or the bytes are others."""
        try:
            return self._cipher.decrypt(sealed[:_NONCE], sealed[_NONCE:], context.encode())
        except (InvalidTag, ValueError) as error:
            raise WrongKey(f"the deck of {context} does not open with this key") from error


def new_sealer() -> Sealer:
    """A sealer whose key nobody has."""
    return Sealer(os.urandom(_KEY))


def read_key(folder: Path) -> Sealer:
    """The sealer of a data folder; FileNotFoundError where it has no key."""
    return Sealer((folder / KEY_FILE).read_bytes())


def check_key(folder: Path) -> Sealer:
    """The sealer of a data folder; WrongKey where others can read its key, or it is none."""
    file = folder / KEY_FILE
    if file.stat().st_mode & 0o077:
        raise WrongKey(f"{file} can be read by others: chmod 600 it")
    return read_key(folder)


def write_key(folder: Path, key: bytes) -> None:
    """Whole or not at all, for its owner alone: a half-written key would lock a hand in for ever."""
    file = folder / KEY_FILE
    draft = file.with_suffix(".new")
    draft.unlink(missing_ok=True)
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        os.write(handle, key)
        os.fsync(handle)
    finally:
        os.close(handle)
    os.rename(draft, file)
    parent = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(parent)
    finally:
        os.close(parent)
