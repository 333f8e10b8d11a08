"""Who watches a table, and what each of them is told: everyone through their own eyes.

The one rule it keeps: what not everyone may see goes out through `shown`, for each viewer anew, and cards through the
engine's views.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from sidepot.copying import made_by_call, never_copied
from sidepot.room import protocol
from sidepot.room.game import table_hosting
from sidepot.room.game.hosted_table import HostedTable
from sidepot.room.game.viewers import Viewer
from sidepot.room.protocol import Missed, State, You, encode, ready
from sidepot.room.protocol.events import table_event
from sidepot.room.show.changes import Seen
from sidepot.room.show.steps import Steps
from sidepot.room.show.table_info import info_of
from sidepot.room.show.table_rail import Rail
from sidepot.room.show.table_state import for_everyone, for_one
from sidepot.rules import Rules
from sidepot.table import open_to_all, shown
from sidepot.table.events import Event, GotUp, HandBegan, HandEnded, SatDown
from sidepot.table.table import Table

_OF_THE_LOBBY = (SatDown, GotUp, HandBegan, HandEnded)
STEPS = 48
"""Steps kept for those who come back."""
_GAP_BYTE = b"\0"
"""What no JSON has in it: there a control character is always written with letters."""
_GAP = ready(_GAP_BYTE)


class Told(Struct, frozen=True, gc=False):
    """A step as it was told, in JSON: what is kept of all tables is so neither large nor looked through for rubbish."""

    seen: bytes
    """What the rail saw."""
    says: bytes
    events: tuple[Event, ...]
    """What happened, where others saw more of it; else nothing."""


class Showing:
    """What a table shows, to whom."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, task: HostedTable) -> None:
        self.task = task
        self.viewers = task.viewers
        self._steps: Steps[Told] = Steps(task.services.epoch, STEPS)
        self._info: bytes | None = None
        self._info_rules = _rules_told(task.game.table)
        self.seen = Seen()
        self.rail: Rail | None = Rail(self, task.delay) if task.delay else None
        """Those who see it later, where it is shown with a delay."""

    @property
    def seq(self) -> int:
        """The number of the last step."""
        return self._steps.seq

    # what happens

    def tell(self, events: Sequence[Event]) -> None:
        """Show everyone what happened."""
        game = self.task.game
        said = game.dealer.news()
        if all(map(open_to_all, events)):
            self._tell_all(encode(_wired(events)), said)
        else:
            rail = [shown(event, None) for event in events]
            if rail.count(None) < len(rail):
                self._tell_all(encode(_wired(rail)), said, tuple(events))
            else:
                self._tell_owners(events)
        kinds = {type(event) for event in events}
        if not kinds.isdisjoint(_OF_THE_LOBBY):
            self.task.services.lobby_changed = True
        if self._info_rules != _rules_told(game.table):
            self.info_changed()

    def _tell_all(self, seen: bytes, said: list[str], events: tuple[Event, ...] = ()) -> None:
        """One message for everyone, with gaps for what each sees; *events* where they did not see the same."""
        task = self.task
        says = encode(said)
        self._steps.add(Told(seen, says, events))
        state = self.state()
        begin, middle = encode(protocol.Step(task.id, self.seq, _GAP, ready(says))).split(_GAP_BYTE)
        middle = middle[:-1]
        first = begin + seen + middle
        for viewer in self.viewers.all() if self.rail is None else self.rail.told(first, state):
            if events:
                first = begin + self._seen_by(viewer, events) + middle
            viewer.post(task.id, first + self.seen.rest(viewer.name, state, self.you(viewer)))

    def _tell_owners(self, events: Sequence[Event]) -> None:
        """What only its owner may see moves nothing for others: they get no message, and no number is used up."""
        for viewer in tuple(self.viewers.values()):
            me = self.task.seat_name(viewer.name)
            mine = [shown(event, me) for event in events]
            if any(event is not None for event in mine):
                changes = self.seen.yours(viewer.name, self.you(viewer))
                viewer.post(self.task.id, encode(protocol.Private(self.task.id, _wired(mine), changes)))

    def tell_one(self, player: str) -> None:
        """Tell somebody who is there how it stands with them."""
        viewer = self.viewers.get(player)
        if viewer is not None:
            changes = self.seen.yours(player, self.you(viewer))
            viewer.post(self.task.id, encode(protocol.Private(self.task.id, [], changes)))

    def info_changed(self) -> None:
        """Something about the table itself is different now."""
        self._info = None
        self.viewers.broadcast(encode(protocol.InfoChanged(self.task.id, ready(self.info()))))
        self.task.services.lobby_changed = True

    # how it looks

    def state(self) -> State:
        """How the table looks to everyone."""
        task = self.task
        paused = "host" if task.host_paused else "asleep"
        return for_everyone(task.game.table, task.services.now(), task.badges(), paused)

    def you(self, viewer: Viewer) -> You:
        """What only this viewer sees."""
        host = self.task.is_host(viewer.name, viewer.operator)
        may_start = table_hosting.may_start(self.task, viewer.name, host)
        seat = self.task.seat_name(viewer.name)
        you = for_one(self.task.game.table, seat, self.task.game.token, host, may_start)
        sent_away = self.task.sent_away(viewer.name)
        return replace(you, sent_away=sent_away) if sent_away else you

    def info(self) -> bytes:
        """What is known of the table itself."""
        if self._info is None:
            self._info = encode(info_of(self.task))
            self._info_rules = _rules_told(self.task.game.table)
        return self._info

    def snapshot(self, viewer: Viewer, epoch: str = "", after: int = -1) -> bytes:
        """Everything this viewer may see; with the steps since *after* where they are still known."""
        task, game = self.task, self.task.game
        state, you = self.state(), self.you(viewer)
        self.seen.all_of_it(viewer.name, state, you)
        snapshot = protocol.Snapshot(
            task.id, task.services.epoch, self.seq, ready(self.info()), state, you,
            task.chat.recent, list(game.dealer.lines), game.dealer.last, self._missed(viewer, epoch, after),
        )  # fmt: skip
        return encode(snapshot)

    def _missed(self, viewer: Viewer, epoch: str, after: int) -> list[Missed] | None:
        newer = self._steps.since(epoch, after)
        if newer is None:
            return None
        found = []
        for seq, told in newer:
            events = self._seen_by(viewer, told.events) if told.events else told.seen
            found.append(Missed(seq, ready(events), ready(told.says)))
        return found

    def _seen_by(self, viewer: Viewer, events: Sequence[Event]) -> bytes:
        me = self.task.seat_name(viewer.name)
        return encode(_wired([shown(event, me) for event in events]))

    # who watches

    def say(self, said: bytes, by: str) -> None:
        """Pass on what somebody said."""
        if self.rail is None:
            self.viewers.broadcast(said)
        else:
            self.rail.say(said, by)

    def add(self, viewer: Viewer, epoch: str, after: int) -> None:
        """Show the table to a socket."""
        self.viewers.let_in(viewer)
        if self.rail is not None:
            self.rail.let_in(viewer, epoch, after)
            return
        viewer.post(self.task.id, self.snapshot(viewer, epoch, after))

    def forget(self, name: str) -> None:
        """Somebody does not watch any more."""
        self.seen.forget(name)
        if self.rail is not None:
            self.rail.forget(name)

    def close(self, says: str) -> None:
        """The table is gone."""
        gone = encode(protocol.Gone(self.task.id, says))
        for viewer in tuple(self.viewers.values()):
            viewer.post(None, gone)  # not as news of the table: nothing follows that could stand for it
            viewer.forget(self.task.id)
        self.viewers.clear()
        if self.rail is not None:
            self.rail.stop()


def _rules_told(table: Table) -> tuple[Rules, Rules | None]:
    """Which rules hold, and which are announced."""
    return table.coming_rules, table.next_rules


def _wired(events: Sequence[Event | None]) -> list[dict[str, Any]]:
    return [part for event in events if event is not None for part in table_event(event)]
