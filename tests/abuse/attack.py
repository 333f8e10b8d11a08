"""An attack: what it is called, what it does, and what the room has to say about it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec import Struct

from abuse.target import Target

Run = Callable[[Target], Awaitable[str]]
"""Attacks for as long as the target says; returns what became of it in a few words, or raises Failed."""


class Attack(Struct, frozen=True):
    """One attack."""

    name: str
    says: str
    """What an attacker does, for the table."""
    run: Run
    named: bool = True
    """The room's log names the account or the address."""
    kilobytes: int = 65_536
    """How much more memory the room may take meanwhile."""
    settings: str = ""
    """Settings of the room other than the defaults."""
    files: int = 0
    """How many files the room may open, where that is part of it."""
