"""Poker by any house's rules: `house` gives the rules, `start` a hand, `hand.act` plays it."""

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
from sidepot.rules import Rules, house

__all__ = [
    "AllIn", "Call", "Check", "Discard", "Fold", "IllegalAction", "RaiseTo", "Rules", "cards", "house", "replay",
    "shuffled", "stacked", "start",
]  # fmt: skip
