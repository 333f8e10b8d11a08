"""The playbook: which hands to play before the flop, and how much to bet. The numbers are data (`playbook.toml`)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

_FILE = Path(__file__).with_name("playbook.toml")


class Playbook(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in `playbook.toml`; parts of all hands, of pots and of stacks go from 0 to 1."""

    order: str
    open: tuple[float, ...]
    limped: float
    behind_limpers: float
    short: float
    short_bb: float
    reraise: tuple[float, ...]
    defend: tuple[float, ...]
    cold_call: tuple[float, ...]
    price: float
    dear: float
    open_to: float
    again_in_position: float
    again_out_of_position: float
    fourth: float
    bet: tuple[float, ...]
    raise_: float = msgspec.field(name="raise")
    bet_antes: float
    commit: float


@cache
def playbook() -> Playbook:
    """The charts and sizes shipped with sidepot."""
    return msgspec.toml.decode(_FILE.read_bytes(), type=Playbook)


@cache
def order() -> tuple[str, ...]:
    """The 169 classes of two cards, best first."""
    return tuple(playbook().order.split())


def at(row: tuple[float, ...], behind: int) -> float:
    """A row's number for so many players behind; the last one stands for all more."""
    return row[min(max(behind, 1), len(row)) - 1]
