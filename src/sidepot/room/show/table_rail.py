"""The rail of a table that is shown with a delay: everyone who does not sit there sees what was, so much later.

The one rule it keeps: whoever does not sit at the table gets no picture of it, and no word its players say, before the
delay is over. Whoever sits down sees it as it is; whoever gets up saw that much already.
"""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct, structs

from sidepot.room import protocol
from sidepot.room.game.hosted_table import HostedTable
from sidepot.room.game.viewers import Viewer, Viewers
from sidepot.room.protocol import encode, ready
from sidepot.room.show.changes import Seen
from sidepot.room.show.delay import Later


class Showing(Protocol):
    """What shows the table, as its rail knows it."""

    @property
    def task(self) -> HostedTable:
        """The table."""

    @property
    def viewers(self) -> Viewers:
        """Who watches it, also at once."""

    @property
    def seen(self) -> Seen:
        """What each of them was shown last."""

    @property
    def seq(self) -> int:
        """The number of the last step."""

    def state(self) -> protocol.State:
        """How the table looks to everyone."""

    def you(self, viewer: Viewer) -> protocol.You:
        """What only this viewer sees."""

    def info(self) -> bytes:
        """What is known of the table itself."""

    def snapshot(self, viewer: Viewer, epoch: str = "", after: int = -1) -> bytes:
        """Everything this viewer may see."""


class Frame(Struct, frozen=True, gc=False):
    """A step as the rail sees it, and how the table looked after it."""

    seq: int
    begin: bytes
    """The message up to what has changed; nothing where there is none."""
    state: protocol.State
    hand: int
    log: list[str]
    last_hand: list[str]
    said: bytes = b""
    """Instead of a step: what a player said."""


class Rail:
    """Who sees a table later, and what of it."""

    def __init__(self, showing: Showing, delay: int) -> None:
        self._showing = showing
        self._later: Later[Frame] = Later(delay, showing.task.services.now, self._show)
        self._seated: set[str] = set()
        """Viewers who were told the last step at once."""
        self._seen: dict[str, int] = {}
        """The number of the last step that each of the others has seen."""
        self._last: Frame | None = None

    @property
    def delay(self) -> int:
        """How much later, in milliseconds."""
        return self._later.delay

    @property
    def state(self) -> Any:
        """How the table looked then; None where that is not known yet."""
        return None if self._later.due is None else self._later.due.state

    def sits(self, name: str) -> bool:
        """Whether somebody is at the table and sees it as it is."""
        task = self._showing.task
        return task.seat_name(name) in task.game.table.people

    def begin(self) -> None:
        """The table as it is now is the first picture, for whoever comes before anything has happened."""
        showing = self._showing
        self._keep(b"", showing.state(), showing.seq)

    def told(self, begin: bytes, state: protocol.State) -> list[Viewer]:
        """Something happened: keep it for the rail; the viewers who are told now."""
        self._keep(begin, state, self._showing.seq)
        return [viewer for viewer in tuple(self._showing.viewers.values()) if self._told_now(viewer)]

    def _keep(self, begin: bytes, state: protocol.State, seq: int) -> None:
        game = self._showing.task.game
        lines, last = list(game.dealer.lines), game.dealer.last
        self._last = Frame(seq, begin, state, game.table.number, lines, last)
        self._later.add(self._last)

    def _told_now(self, viewer: Viewer) -> bool:
        name = viewer.name
        before, now = name in self._seated, self.sits(name)
        if now and not before:
            # steps lie between: all of it at once instead
            self._seated.add(name)
            viewer.post(self._showing.task.id, self._showing.snapshot(viewer))
            return False
        if before and not now:
            self._seated.discard(name)
            self._seen[name] = self._showing.seq
            return True
        return now

    def let_in(self, viewer: Viewer, epoch: str, after: int) -> None:
        """Somebody begins to watch."""
        showing, name = self._showing, viewer.name
        self.forget(name)
        if self.sits(name):
            self._seated.add(name)
            viewer.post(showing.task.id, showing.snapshot(viewer, epoch, after))
        elif self._later.due is not None:
            self._picture(viewer, self._later.due)
        else:
            viewer.post(showing.task.id, encode(protocol.InfoChanged(showing.task.id, ready(showing.info()))))

    def forget(self, name: str) -> None:
        """Somebody does not watch any more."""
        self._seated.discard(name)
        self._seen.pop(name, None)

    def say(self, said: bytes, by: str) -> None:
        """Chat: what players say reaches the rail with the hand it is about."""
        showing = self._showing
        later = self.sits(by)
        for viewer in tuple(showing.viewers.values()):
            if not later or self.sits(viewer.name):
                viewer.post(showing.task.id, said)
        if later:
            assert self._last is not None
            self._later.add(structs.replace(self._last, said=said))

    def _show(self, frame: Frame) -> None:
        for viewer in tuple(self._showing.viewers.values()):
            if not self.sits(viewer.name):
                self._show_to(viewer, frame)

    def _show_to(self, viewer: Viewer, frame: Frame) -> None:
        task, seen = self._showing.task, self._seen.get(viewer.name)
        if seen is None:
            self._picture(viewer, frame)
        elif frame.said:
            viewer.post(task.id, frame.said)
        elif frame.begin and seen < frame.seq:
            self._seen[viewer.name] = frame.seq
            rest = self._showing.seen.rest(viewer.name, frame.state, self._you(viewer, frame))
            viewer.post(task.id, frame.begin + rest)

    def _picture(self, viewer: Viewer, frame: Frame) -> None:
        """All of it as it was."""
        showing = self._showing
        task, services = showing.task, showing.task.services
        until = services.world.wall() - self.delay
        chat = [said for said in task.chat.recent if said.at <= until]
        self._seen[viewer.name] = frame.seq
        you = self._you(viewer, frame)
        showing.seen.all_of_it(viewer.name, frame.state, you)
        snapshot = protocol.Snapshot(
            task.id, services.epoch, frame.seq, ready(showing.info()), frame.state, you, chat, frame.log,
            frame.last_hand, None,
        )  # fmt: skip
        viewer.post(task.id, encode(snapshot))

    def _you(self, viewer: Viewer, frame: Frame) -> protocol.You:
        """A viewer who does not sit there: nothing of theirs is in a hand."""
        return structs.replace(self._showing.you(viewer), hand=frame.hand)

    def stop(self) -> None:
        """Nothing more is shown."""
        self._later.stop()
