"""The ways in which hands are put in order, by number and by name; values of one order compare."""

from __future__ import annotations

ORDERS = (
    "high", "short-deck", "low8", "low", "deuce", "badugi", "badugi-high", "card", "paired", "three",
)  # fmt: skip
"""The names by number."""

HIGH, SHORT, LOW8, LOW, DEUCE, BADUGI, BADUGI_HIGH, CARD, PAIRED, THREE = range(len(ORDERS))

NUMBERS: dict[str, int] = {name: number for number, name in enumerate(ORDERS)}
"""The numbers by name."""
