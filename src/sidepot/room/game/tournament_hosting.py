"""What the host of a tournament, season or timed game may ask for: start, pause, stop, remove, cancel.

The one rule it keeps: whoever calls made sure that it is the host, or the operator.
"""

from __future__ import annotations

from sidepot.room import protocol
from sidepot.room.protocol.fields import ToTable
from sidepot.tournament import Command, Pause, Remove, Resume, Season, Tournament
from sidepot.tournament.state import PAUSE

OF_HOST = (protocol.Start, protocol.Pause, protocol.StopAfterGame, protocol.Remove, protocol.Cancel)


def of_host(command: ToTable, by: str) -> Command:
    """A host's command as the tournament takes it."""
    match command:
        case protocol.Pause(on=on):
            return Pause() if on else Resume()
        case protocol.Remove(player=player):
            return Remove(player, by)
    found: Command = protocol.meant(command, by)
    return found


def hosts_may(game: Tournament | Season) -> list[str]:
    """What a host may ask for now."""
    if game.over:
        return []
    found = []
    if not game.begun or (isinstance(game, Season) and game.between_games):
        found.append("start")
    else:
        found.append("resume" if game.game.waits & PAUSE else "pause")
    if isinstance(game, Season) and game.begun:
        found.append("keep-going" if game.stopping else "stop-after-game")
    return [*found, "remove", "cancel"]
