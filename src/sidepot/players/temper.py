"""Temperaments: what makes one player loose and the next a rock. Names and numbers are data (`tempers.toml`)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

_FILE = Path(__file__).with_name("tempers.toml")


class Temper(Struct, frozen=True, forbid_unknown_fields=True):
    """How a player bends what charts and odds say."""

    about: str
    loose: float = 1.0
    """Plays so many times as many starting hands as the charts say."""
    bold: float = 0.0
    """Takes a bet or raise to be worth this part of the pot more than it is."""
    calls: float = 0.0
    """Takes a call to be worth this part of the pot more than it is."""
    steady: float = 0.02
    """Between actions whose worth differs by less than this part of the pot it mixes."""


class Tempers(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in `tempers.toml`."""

    names: tuple[str, ...]
    temper: dict[str, Temper]


@cache
def _read() -> Tempers:
    return msgspec.toml.decode(_FILE.read_bytes(), type=Tempers)


def tempers() -> dict[str, Temper]:
    """Every temperament by name."""
    return _read().temper


def names() -> tuple[str, ...]:
    """What auto players are called at a table."""
    return _read().names
