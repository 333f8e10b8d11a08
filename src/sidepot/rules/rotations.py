"""Mixed games as data: an entry of a rotation is a game, or a limit and a game (T26)."""

from __future__ import annotations


def game_in(entry: str) -> tuple[str, str]:
    """The limit and the game of an entry of a rotation; no limit of its own is ""."""
    limit, colon, game = entry.rpartition(":")
    return (limit, game) if colon else ("", entry)
