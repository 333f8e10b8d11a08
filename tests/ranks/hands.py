"""Random hands and the published counts, shared by the tests of one hand and of many."""

from __future__ import annotations

import json
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


def published(size: int) -> dict[str, Any]:
    """How many hands of so many cards there are in each category, and how many classes."""
    known = json.loads(path("ref/published_values.json").read_text())
    counted: dict[str, Any] = known["category_frequencies"][str(size)]
    counts = counted["counts"]
    counts["straight_flush"] += counts.pop("royal_flush")
    return counted | {"by_category": [counts[name] for name in CATEGORIES]}
