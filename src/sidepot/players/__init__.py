"""Auto players. Each sees a view and its options and nothing else; `PLAYERS` has them by name."""

from sidepot.players.player import Player
from sidepot.players.simple import Caller, Folder, Maniac, Native, Rock, Wild
from sidepot.players.tight import Tight

PLAYERS: dict[str, Player] = {
    "folder": Folder(),
    "caller": Caller(),
    "random": Wild(),
    "rock": Rock(),
    "maniac": Maniac(),
    "tight": Tight(),
}

__all__ = ["PLAYERS", "Caller", "Folder", "Maniac", "Native", "Player", "Rock", "Tight", "Wild"]
