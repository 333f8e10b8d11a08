"""Auto players. Each sees a view and its options and nothing else; `PLAYERS` has them by name."""

from sidepot.players.player import Player
from sidepot.players.simple import Caller, Wild
from sidepot.players.tight import Tight

PLAYERS: dict[str, Player] = {"caller": Caller(), "random": Wild(), "tight": Tight()}

__all__ = ["PLAYERS", "Caller", "Player", "Tight", "Wild"]
