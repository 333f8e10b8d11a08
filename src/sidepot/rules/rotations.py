"""Mixed games as data: an entry of a rotation is a game, or a limit and a game, some with amounts of their own."""

from __future__ import annotations

from typing import Any

Customs = tuple[tuple[str, tuple[tuple[str, Any], ...]], ...]
"""What a house plays differently in each limit, or in each game: sections of dials by their name."""
OWN_DIALS = (
    "blinds", "ante", "stud_ante", "bb_ante", "button_ante", "bring_in", "bets", "unit", "cap", "cap_lifted",
    "completion", "open_pair", "hand_cap",
)  # fmt: skip
"""The dials that a game of a rotation may have to itself: amounts, and how often one raises."""
_RISING = ("blinds", "ante", "bb_ante", "button_ante", "bring_in", "bets")


def game_in(entry: str) -> tuple[str, str]:
    """The limit and the game of an entry of a rotation; no limit of its own is ""."""
    limit, colon, game = entry.rpartition(":")
    return (limit, game) if colon else ("", entry)


def customs_of(by_game: Customs, limit: str, game: str) -> dict[str, Any]:
    """What a house plays differently in a game: as its section says, and that of the game in this limit."""
    sections = dict(by_game)
    return {**dict(sections.get(game, ())), **dict(sections.get(f"{limit}:{game}", ()))}


def risen_customs(by_game: Customs, was: int, bb: int, most: int) -> Customs:
    """The same once the house's big blind has changed: all amounts change with it, and are at *most* so large."""

    def risen(dial: str, value: Any) -> Any:
        if dial not in _RISING:
            return value
        if isinstance(value, tuple):
            return tuple([_risen(amount, was, bb, most) for amount in value])
        return _risen(value, was, bb, most)

    return tuple([(name, tuple([(dial, risen(dial, value)) for dial, value in each])) for name, each in by_game])


def _risen(amount: int, was: int, bb: int, most: int) -> int:
    return min(most, max(1, amount * bb // was)) if amount else 0
