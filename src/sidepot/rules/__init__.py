"""What a house decides: dials, rules, games as streets, and reading house files."""

from sidepot.rules.dials import DIALS, MAX_CHIPS
from sidepot.rules.games import GAMES, Game, Street
from sidepot.rules.house import DOCUMENTS, EDITIONS, NAMES, House, house, parse_house, read_house, toml_of
from sidepot.rules.lint import lint
from sidepot.rules.rules import Rules

__all__ = [
    "DIALS", "DOCUMENTS", "EDITIONS", "GAMES", "MAX_CHIPS", "NAMES", "Game", "House", "Rules", "Street",
    "house", "lint", "parse_house", "read_house", "toml_of",
]  # fmt: skip
