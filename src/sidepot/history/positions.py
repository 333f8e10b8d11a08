"""What positions are called: from the button backwards, so that a name means the same at every table."""

from __future__ import annotations

from sidepot.engine.counted import BIG_BLIND, BUTTON, NOWHERE, SMALL_BLIND
from sidepot.words.refusal import Wrong

_NAMES = {NOWHERE: "", BUTTON: "BTN", SMALL_BLIND: "SB", BIG_BLIND: "BB", 1: "CO", 2: "HJ", 3: "LJ"}
_EARLY = ("UTG", "UTG+1", "UTG+2", "UTG+3", "UTG+4", "UTG+5")
ORDER = ("SB", "BB", *_EARLY, "LJ", "HJ", "CO", "BTN", "")
"""In the order in which they act after the flop; "" in games without positions."""


def position_name(position: int, players: int) -> str:
    """What a position (`counted`) is called among so many players."""
    return _NAMES[position] if position <= 3 else _EARLY[max(players - 3 - position, 0)]


def read_position(text: str) -> str:
    """A position as people write it; ValueError lists those there are."""
    name = text.strip().upper()
    if name in ORDER and name:
        return name
    raise Wrong("history-no-position", given=repr(text), positions=", ".join(ORDER[:-1]))
