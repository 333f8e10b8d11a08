"""The time set for the start of a tournament: the room's clock on the wall says when it has come.

The one rule it keeps: that the time has come is a record of the log, so a room that was closed then starts it as soon
as it is open again, and replays it as it was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime

from sidepot.room.game.hosted_tournament import HostedTournament
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.tournament import Structure, TimeToStart

LOOK = 30.0
"""Seconds after which the clock is looked at again, whatever it said: clocks are set, and machines sleep."""
FARTHEST = 400 * 24 * 3_600_000
"""Milliseconds that a start may lie ahead."""


class StartingTime:
    """Waits for the time set for a tournament, if one is."""

    def __init__(self, task: HostedTournament, ask: Callable[[str, TimeToStart], None]) -> None:
        self._task, self._ask = task, ask

    def look(self) -> None:
        """Begin to wait, or say that the time has come."""
        task = self._task
        game, starts = task.contest.game, task.contest.sheet.structure.starts_at
        if starts is None or task.closed or game.begun or game.over or game.awaited:
            return
        left = (starts - task.services.world.wall()) / 1000
        if left > 0:
            asyncio.get_running_loop().call_later(min(left, LOOK), self.look)
        else:
            self._ask("", TimeToStart())


def check_time(structure: Structure, wall: int) -> None:
    """Turned where the time set for the start makes no sense when it is opened."""
    starts = structure.starts_at
    if starts is None:
        return
    told = datetime.fromtimestamp(starts / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    if starts <= wall:
        raise Turned(Code.BAD_SHEET, "passed", time=told)
    if starts > wall + FARTHEST:
        raise Turned(Code.BAD_SHEET, "far", time=told)
