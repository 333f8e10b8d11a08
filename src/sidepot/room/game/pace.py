"""How fast auto players play at a table: the pace its host chose, and faster where nobody waits for anything else."""

from __future__ import annotations

from sidepot.copying import never_copied
from sidepot.room.game.hosted_table import HostedTable
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.table import No, Refused

PACES = {"slow": 1.6, "usual": 1.0, "fast": 0.4, "at once": 0.05}
"""What each pace makes of the time that auto players seem to think."""
RUSH = 0.05
"""And where the people at a table have folded and want to see the next hand."""


class Hurry:
    """The pace of one table's auto players."""

    __reduce__ = never_copied

    def __init__(self, task: HostedTable) -> None:
        self.task = task
        self._hand = 0
        self._wanting: set[str] = set()

    @property
    def factor(self) -> float:
        """By how much the time is longer that auto players take."""
        return PACES[self.task.pace] * (RUSH if self._rushes() else 1)

    def want(self, player: str, hand: int) -> None:
        """Somebody who has folded wants this hand to be over soon; refused where people still play it."""
        table = self.task.game.table
        if hand != table.number:
            raise Turned(Code.OLD_HAND)
        playing, person = table.hand, table.people.get(player)
        if person is None:
            raise Refused(No.NOT_SEATED)
        if playing is None or not table.playing:
            raise Refused(No.NO_HAND)
        if any(table.names[seat] not in self.task.autos for seat in playing.inside):
            raise Refused(No.NOT_OFFERED, "not-offered-hurry")
        if self._hand != hand:
            self._hand, self._wanting = hand, set()
        self._wanting.add(player)

    def _rushes(self) -> bool:
        """Whether only auto players are in, and everyone else who was dealt in and is here wants them to hurry."""
        table = self.task.game.table
        if self._hand != table.number or not table.playing or table.hand is None:
            return False
        autos = self.task.autos
        if any(table.names[seat] not in autos for seat in table.hand.inside):
            return False
        people = [person for person in table.seats if person.name not in autos]
        return all(person.name in self._wanting or not person.online or person.away for person in people)


def may_set_pace(task: HostedTable, player: str, host: bool) -> bool:
    """Whether somebody may say how fast auto players play: the host; where there is none anyone seated."""
    return host or (not task.opened.host and player in task.game.table.people)
