"""Auto players. Each sees a view and its options and nothing else; `PLAYERS` has them by name."""

from sidepot.players.player import Player
from sidepot.players.shark import Shark
from sidepot.players.simple import Caller, Folder, Maniac, Native, Rock, Wild
from sidepot.players.temper import names, tempers

PLAYERS: dict[str, Player] = {
    "folder": Folder(),
    "caller": Caller(),
    "random": Wild(),
    "rock": Rock(),
    "maniac": Maniac(),
    **{name: Shark(temper) for name, temper in tempers().items()},
}

__all__ = ["PLAYERS", "Caller", "Folder", "Maniac", "Native", "Player", "Rock", "Shark", "Wild", "names"]
