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
from sidepot.ranks import rank, rank_many
from sidepot.rules import Rules, house

__all__ = [
    "AllIn", "Call", "Check", "Discard", "Fold", "IllegalAction", "RaiseTo", "Rules", "cards", "house", "rank",
    "rank_many", "replay", "shuffled", "stacked", "start",
]  # fmt: skip
