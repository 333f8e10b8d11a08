"""Auto players. Each sees a view and its options and nothing else; `PLAYERS` has them by name."""

from sidepot.players.player import Player, plays
from sidepot.players.shark import Shark
from sidepot.players.simple import Caller, Folder, Maniac, Native, Rock, Wild
from sidepot.players.temper import names, tempers
from sidepot.rules import Rules

PLAYERS: dict[str, Player] = {
    "folder": Folder(),
    "caller": Caller(),
    "random": Wild(),
    "rock": Rock(),
    "maniac": Maniac(),
    **{name: Shark(temper) for name, temper in tempers().items()},
}



def players_of(rules: Rules) -> list[str]:
    """The names of those who know the game."""
    return [name for name, player in PLAYERS.items() if plays(player, rules)]


def check_plays(name: str, player: Player, rules: Rules) -> None:
    """ValueError for a player that doesn't know the game, with those who do."""
    if not plays(player, rules):
        raise ValueError(f"{name} does not know {rules.game}; {', '.join(players_of(rules))} play every game")


__all__ = [
    "PLAYERS", "Caller", "Folder", "Maniac", "Native", "Player", "Rock", "Shark", "Wild", "check_plays", "names",
    "players_of", "plays",
]  # fmt: skip
