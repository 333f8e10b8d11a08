"""Poker by any house's rules: `house` returns the rules, `start` begins a hand, `hand.act` plays it."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from sidepot.cards import cards

if TYPE_CHECKING:
    from sidepot.deck import shuffled
    from sidepot.engine import (
        AllIn,
        BringIn,
        Call,
        Check,
        Discard,
        Draw,
        Fold,
        IllegalAction,
        RaiseTo,
        replay,
        stacked,
        start,
    )
    from sidepot.ranks import rank, rank_many
    from sidepot.rules import Rules, house

__all__ = [
    "AllIn", "BringIn", "Call", "Check", "Discard", "Draw", "Fold", "IllegalAction", "RaiseTo", "Rules", "cards",
    "house", "rank", "rank_many", "replay", "shuffled", "stacked", "start",
]  # fmt: skip

_PARTS = ("deck", "engine", "ranks", "rules")
_FROM = {"shuffled": "deck", "rank": "ranks", "rank_many": "ranks", "Rules": "rules", "house": "rules"}
"""Where a name comes from; all others are the engine's."""


def __getattr__(name: str) -> Any:
    """All but `cards` is imported when it is wanted: the command hears Ctrl-C only once this package is there."""
    if name in _PARTS:
        return import_module(f"sidepot.{name}")
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"sidepot.{_FROM.get(name, 'engine')}"), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, *_PARTS})
