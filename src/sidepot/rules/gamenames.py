"""What games are called at a table: `No Limit Hold’em`, where a dial says `holdem`."""

from __future__ import annotations

from sidepot.rules.rules import Rules
from sidepot.words import Phrase, phrase, words


def game_phrase(rules: Rules) -> Phrase:
    """The game with its limit; a game of a house's own by the name the house gave it."""
    return phrase(f"house-limit-{rules.limit}.with", game=phrase_of(rules.game))


def phrase_of(game: str) -> Phrase | str:
    """The game alone."""
    message = f"house-game-{game}"
    return phrase(message) if words("en").has(message) else game.replace("-", " ")


def game_name(rules: Rules, language: str = "en") -> str:
    """The game with its limit in words: `No Limit Hold’em`."""
    return game_phrase(rules).told(language)


def name_of(game: str, language: str = "en") -> str:
    """The game alone in words: `Hold’em`."""
    found = phrase_of(game)
    return found if isinstance(found, str) else found.told(language)
