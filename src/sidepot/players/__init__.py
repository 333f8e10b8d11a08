"""Auto players. Each sees a view and its options and nothing else; `PLAYERS` has them by name.

Simple players (`simple`, `native`, `own_cards`, `starting_cards`) decide in compiled code, from plain numbers.
The shark (`shark`) turns a view into a public `situation` with the `moves` made so far. `reading` works out what the
others represent by them: weights over the `candidates`, the hands they may hold. `thinking` arrives at a `thought`, the
chance of each action: by the equilibrium of `jam_fold`, by the charts of `opening`, or by `weighing` what each action
is worth. `sizes` says how much to bet, `discards` what to discard, `explaining` why. A `temperament` bends all of this.
"""

from sidepot.players.player import Player, plays
from sidepot.players.shark import Shark
from sidepot.players.simple import Caller, Folder, Maniac, Native, Rock, Wild
from sidepot.players.temperament import names, temperaments
from sidepot.rules import Rules
from sidepot.words.refusal import Wrong

PLAYERS: dict[str, Player] = {
    "folder": Folder(),
    "caller": Caller(),
    "random": Wild(),
    "rock": Rock(),
    "maniac": Maniac(),
    **{name: Shark(temperament) for name, temperament in temperaments().items()},
}


def players_of(rules: Rules) -> list[str]:
    """The names of those who know the game."""
    return [name for name, player in PLAYERS.items() if plays(player, rules)]


def check_plays(name: str, player: Player, rules: Rules) -> None:
    """ValueError for a player that doesn't know the game, with those who do."""
    if not plays(player, rules):
        raise Wrong("mistake-does-not-know", name=name, game=rules.game, players=", ".join(players_of(rules)))


__all__ = [
    "PLAYERS", "Caller", "Folder", "Maniac", "Native", "Player", "Rock", "Shark", "Wild", "check_plays", "names",
    "players_of", "plays",
]  # fmt: skip
