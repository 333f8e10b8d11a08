"""Auto players. Each sees a view and its options and nothing else; `PLAYERS` has them by name."""

from sidepot.players.player import Player
from sidepot.players.shark import Shark
from sidepot.players.simple import Caller, Wild
from sidepot.players.temper import names, tempers

PLAYERS: dict[str, Player] = {
    "caller": Caller(),
    "random": Wild(),
    **{name: Shark(temper) for name, temper in tempers().items()},
}

__all__ = ["PLAYERS", "Caller", "Player", "Shark", "Wild", "names"]
