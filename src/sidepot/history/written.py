"""What every writer needs: a text, what it could not say, and a refusal where a format can't tell a hand at all."""

from __future__ import annotations

from msgspec import Struct


class Written(Struct, frozen=True):
    """A hand in some format, and what that format could not say of it."""

    text: str
    lost: tuple[str, ...] = ()


class CantSay(ValueError):
    """A hand that a format can't tell: another game, a limit it has no name for."""
