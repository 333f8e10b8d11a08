"""What a house decides: dials, rules, games as programs of steps, and reading house files.

It covers what is settled before a hand begins; nothing here knows a hand in play.
"""

from sidepot.rules.dials import DIALS, MAX_CHIPS
from sidepot.rules.games import COMMUNITY, GAMES, Game, shipped_game
from sidepot.rules.house_files import DOCUMENTS, EDITIONS, MIXED, NAMES, House, house, parse_house, read_house, toml_of
from sidepot.rules.linting import lint
from sidepot.rules.rules import Rules
from sidepot.rules.steps import Bet, Deal, Exchange, Ranking, Throw

__all__ = [
    "COMMUNITY", "DIALS", "DOCUMENTS", "EDITIONS", "GAMES", "MAX_CHIPS", "MIXED", "NAMES", "Bet", "Deal", "Exchange",
    "Game", "House", "Ranking", "Rules", "Throw", "house", "lint", "parse_house", "read_house", "shipped_game",
    "toml_of",
]  # fmt: skip
