"""Random hands and the published counts, shared by the tests of one hand and of many."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sidepot.cards import card_set, cards
from tests.data.shared import path

CATEGORIES = (
    "high_card", "pair", "two_pair", "trips", "straight", "flush", "full_house", "quads", "straight_flush",
)  # fmt: skip


def bits(text: str) -> int:
    """The set of cards in a text."""
    return card_set(cards(text))


def dealt(n: int, size: int, lowest: int = 0, seed: int = 1) -> NDArray[np.uint8]:
    """n random hands, as rows of cards."""
    order = np.random.default_rng(seed).random((n, 52 - lowest)).argsort(axis=1)
    return (order[:, :size] + lowest).astype(np.uint8)


def sets(rows: NDArray[np.uint8]) -> NDArray[np.uint64]:
    """The card sets of rows."""
    return np.array([card_set(row) for row in rows.tolist()], np.uint64)


def of_two_and_three(value: Callable[[int], int], hole: int, board: int) -> int:
    """The best of two hole cards with three of the board by trying them all."""
    twos, threes = combinations(singles(hole), 2), list(combinations(singles(board), 3))
    return max(value(sum(two) | sum(three)) for two in twos for three in threes)


def singles(hand: int) -> list[int]:
    """The sets of one card that make a set."""
    return [1 << i for i in range(64) if hand >> i & 1]


def published(size: int) -> dict[str, Any]:
    """How many hands of so many cards there are in each category, and how many classes."""
    known = json.loads(path("ref/published_values.json").read_text())
    counted: dict[str, Any] = known["category_frequencies"][str(size)]
    counts = counted["counts"]
    counts["straight_flush"] += counts.pop("royal_flush")
    return counted | {"by_category": [counts[name] for name in CATEGORIES]}


FEW_RANKS = np.array([4 * rank + suit for rank in (0, 1, 2, 3, 4, 12) for suit in range(4)], np.uint8)
TWO_SUITS = np.array([4 * rank + suit for rank in range(13) for suit in (1, 3)], np.uint8)


def dealt_from(deck: NDArray[np.uint8], n: int, size: int, seed: int = 1) -> NDArray[np.uint8]:
    """n random hands of a smaller deck, where what is rare otherwise is common."""
    return deck[np.random.default_rng(seed).random((n, len(deck))).argsort(axis=1)[:, :size]]
