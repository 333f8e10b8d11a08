"""Poker by any house's rules: `house` gives the rules, `start` a hand, `hand.act` plays it."""

from typing import TYPE_CHECKING, Any

from sidepot.cards import cards
from sidepot.deck import shuffled
from sidepot.engine import (
    AllIn,
    Call,
    Check,
    Discard,
    Fold,
    IllegalAction,
    RaiseTo,
    replay,
    stacked,
    start,
)
from sidepot.ranks import rank
from sidepot.rules import Rules, house

if TYPE_CHECKING:
    from sidepot.ranks import rank_many

__all__ = [
    "AllIn", "Call", "Check", "Discard", "Fold", "IllegalAction", "RaiseTo", "Rules", "cards", "house", "rank",
    "rank_many", "replay", "shuffled", "stacked", "start",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """`rank_many` when it is wanted: it needs NumPy."""
    if name != "rank_many":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from sidepot.ranks import rank_many

    return rank_many
