"""Temperaments: what makes one player loose and the next a rock. Names and numbers are data (`temperaments.toml`)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

_FILE = Path(__file__).with_name("temperaments.toml")


class Temperament(Struct, frozen=True, forbid_unknown_fields=True):
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


class Temperaments(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in `temperaments.toml`."""

    names: tuple[str, ...]
    temperament: dict[str, Temperament]


@cache
def _read() -> Temperaments:
    return msgspec.toml.decode(_FILE.read_bytes(), type=Temperaments)


def temperaments() -> dict[str, Temperament]:
    """Every temperament by name."""
    return _read().temperament


def names() -> tuple[str, ...]:
    """What auto players are called at a table."""
    return _read().names
