"""What games are called at a table: `no-limit hold'em`, where a dial says `holdem`."""

from __future__ import annotations

from sidepot.rules.rules import Rules

_NAMES = {
    "holdem": "hold'em", "omaha": "Omaha", "omaha5": "five-card Omaha", "omaha6": "six-card Omaha",
    "omaha8": "Omaha hi-lo", "omaha5-8": "five-card Omaha hi-lo", "omaha6-8": "six-card Omaha hi-lo",
    "courchevel": "Courchevel", "courchevel8": "Courchevel hi-lo", "irish": "Irish hold'em",
    "short-deck": "short-deck hold'em", "royal": "royal hold'em", "stud": "seven-card stud",
    "stud8": "seven-card stud hi-lo", "draw": "five-card draw", "draw27": "2-7 single draw",
    "triple27": "2-7 triple draw", "triple-a5": "A-5 triple draw", "mit2026": "MIT hold'em of 2026",
    "kuhn": "Kuhn poker", "leduc": "Leduc hold'em", "rhode-island": "Rhode Island hold'em",
}  # fmt: skip


def game_name(rules: Rules) -> str:
    """The game with its limit: `no-limit hold'em`; a game of a house's own by the name the house gave it."""
    return f"{rules.limit}-limit {name_of(rules.game)}"


def name_of(game: str) -> str:
    """The game alone."""
    return _NAMES.get(game, game.replace("-", " "))
