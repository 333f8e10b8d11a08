"""Who watches a table, and what each of them is told: everyone through their own eyes.

The one rule it keeps: events go out through `shown` and cards through the engine's views, for each viewer anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from sidepot.room import protocol
from sidepot.room.info import info_of
from sidepot.room.protocol import encode
from sidepot.room.state import State, for_everyone, for_one
from sidepot.room.steps import Steps
from sidepot.room.viewers import Viewer, Viewers
from sidepot.room.wire import table_event
from sidepot.table import shown
from sidepot.table.events import Event, GotUp, HandBegan, HandEnded, Played, RulesWillChange, SatDown

if TYPE_CHECKING:
    from sidepot.room.tables import TableTask

_OF_THE_LOBBY = (SatDown, GotUp, HandBegan, HandEnded)
STEPS = 48
"""Steps kept for those who come back."""
_GAP_BYTE = b"\0"
"""What no JSON has in it: there a control character is always written with letters."""
_GAP = Raw(_GAP_BYTE)


class Showing:
    """What a table shows, to whom."""

    def __init__(self, task: TableTask) -> None:
        self.task = task
        self.viewers = Viewers(task.id)
        self._steps: Steps[tuple[tuple[Event, ...], tuple[str, ...]]] = Steps(task.services.epoch, STEPS)
        self._info: bytes | None = None
        self._info_rules = task.game.table.rules

    @property
    def seq(self) -> int:
        """The number of the last step."""
        return self._steps.seq

    # what happens

    def tell(self, events: Sequence[Event]) -> None:
        """Show everyone what happened."""
        rail = [shown(event, None) for event in events]
        game = self.task.game
        said = game.dealer.news()
        if any(event is not None for event in rail):
            self._steps.add((tuple(events), tuple(said)))
            self._tell_all(events, rail, said)
        else:
            self._tell_owners(events)
        kinds = {type(event) for event in events}
        if not kinds.isdisjoint(_OF_THE_LOBBY):
            self.task.services.lobby_changed = True
        if RulesWillChange in kinds or self._info_rules is not game.table.rules:
            self.info_changed()

    def _tell_all(self, events: Sequence[Event], rail: list[Event | None], said: list[str]) -> None:
        """One message for everyone, with gaps where each sees something else."""
        task = self.task
        step = protocol.Step(task.id, self.seq, _GAP, said, self.state(), _GAP)
        begin, middle, end = encode(step).split(_GAP_BYTE)
        for_all = begin + encode(_wired(rail)) + middle
        hidden = _hides(events, rail)
        table, token = task.game.table, task.game.token
        for viewer in tuple(self.viewers.values()):
            first = for_all
            if hidden:
                first = begin + encode(_wired([shown(event, viewer.name) for event in events])) + middle
            you = for_one(table, viewer.name, token, task.is_host(viewer.name, viewer.operator))
            viewer.post(task.id, first + encode(you) + end)

    def _tell_owners(self, events: Sequence[Event]) -> None:
        """What only its owner may see moves nothing for others: they get no message, and no number is used up."""
        for viewer in tuple(self.viewers.values()):
            mine = [shown(event, viewer.name) for event in events]
            if any(event is not None for event in mine):
                private = protocol.Private(self.task.id, _wired(mine), self.you(viewer))
                viewer.post(self.task.id, encode(private))

    def info_changed(self) -> None:
        """Something about the table itself is different now."""
        self._info = None
        self.viewers.broadcast(encode(protocol.InfoChanged(self.task.id, Raw(self.info()))))
        self.task.services.lobby_changed = True

    # how it looks

    def state(self) -> State:
        """How the table looks to everyone."""
        task = self.task
        paused = "host" if task.host_paused else "asleep"
        return for_everyone(task.game.table, task.services.now(), task.badges(), paused)

    def you(self, viewer: Viewer) -> Any:
        """What only this viewer sees."""
        host = self.task.is_host(viewer.name, viewer.operator)
        return for_one(self.task.game.table, viewer.name, self.task.game.token, host)

    def info(self) -> bytes:
        """What is known of the table itself."""
        if self._info is None:
            self._info = encode(info_of(self.task))
            self._info_rules = self.task.game.table.rules
        return self._info

    def snapshot(self, viewer: Viewer, epoch: str = "", after: int = -1) -> bytes:
        """Everything this viewer may see; with the steps since *after* where they are still known."""
        task, game = self.task, self.task.game
        snapshot = protocol.Snapshot(
            task.id, task.services.epoch, self.seq, Raw(self.info()), self.state(), self.you(viewer),
            task.chat.recent, list(game.dealer.lines), game.dealer.last, self._missed(viewer, epoch, after),
        )  # fmt: skip
        return encode(snapshot)

    def _missed(self, viewer: Viewer, epoch: str, after: int) -> list[Any] | None:
        newer = self._steps.since(epoch, after)
        return newer and [
            {"seq": seq, "events": _wired([shown(event, viewer.name) for event in events]), "says": says}
            for seq, (events, says) in newer
        ]  # fmt: skip

    # who watches

    def add(self, viewer: Viewer, epoch: str, after: int) -> None:
        """Show the table to a socket."""
        self.viewers.let_in(viewer)
        viewer.post(self.task.id, self.snapshot(viewer, epoch, after))

    def close(self, says: str) -> None:
        """The table is gone."""
        gone = encode(protocol.Gone(self.task.id, says))
        for viewer in tuple(self.viewers.values()):
            viewer.post(None, gone)  # not as news of the table: nothing follows that could stand for it
            viewer.forget(self.task.id)
        self.viewers.clear()


def _hides(events: Sequence[Event], rail: Sequence[Event | None]) -> bool:
    """Whether something of these events is hidden from the rail: then each viewer sees them differently."""
    for event, seen in zip(events, rail, strict=True):
        if event is seen:
            continue
        if not isinstance(event, Played) or not isinstance(seen, Played):
            return True
        for mine, theirs in zip(event.events, seen.events, strict=True):
            if mine is not theirs:
                return True
    return False


def _wired(events: Sequence[Event | None]) -> list[dict[str, Any]]:
    return [part for event in events if event is not None for part in table_event(event)]
