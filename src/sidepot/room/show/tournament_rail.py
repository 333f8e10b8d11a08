"""The rail of a tournament that is shown with a delay: whoever does not play sees what was, so much later.

The one rule it keeps: whoever has no chair gets no picture of a table, and no word its players say, before the delay is
over. Before the first deal there is nothing to hold back.
"""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from sidepot.room import protocol
from sidepot.room.game.hosted_tournament import HostedTournament
from sidepot.room.game.viewers import Viewer, Viewers
from sidepot.room.protocol import encode
from sidepot.room.show.changes import Seen
from sidepot.room.show.delay import Later
from sidepot.room.show.table_state import for_everyone
from sidepot.room.show.tournament_info import about, tournament_info
from sidepot.room.show.tournament_steps import ContestStep
from sidepot.tournament.events import TableSaid


class Showing(Protocol):
    """What shows the tournament, as its rail knows it."""

    task: HostedTournament
    viewers: Viewers
    chosen: dict[str, int]
    seen: Seen

    @property
    def seq(self) -> int:
        """The number of the last step."""

    def told(self, step: ContestStep, viewer: Viewer) -> tuple[list[Any], list[str]]:
        """What a viewer is told of a step."""

    def own(self, viewer: Viewer) -> dict[str, Any]:
        """What a viewer may ask for now, and the table they see."""

    def snapshot(self, viewer: Viewer, epoch: str = "", after: int = -1) -> bytes:
        """Everything this viewer may see."""


class Look(Struct, frozen=True, gc=False):
    """How one table looked."""

    state: protocol.State
    hand: int
    log: list[str]
    last_hand: list[str]


class Picture(Struct, frozen=True):
    """A step, and how the tournament and its tables looked after it."""

    seq: int
    step: ContestStep | None
    about: dict[str, Any]
    looks: dict[int, Look]
    said: bytes = b""
    """Instead of a step: what a player said."""


class ContestRail:
    """Who sees a tournament later, and what of it."""

    def __init__(self, showing: Showing, delay: int) -> None:
        self._showing = showing
        self._later: Later[Picture] = Later(delay, showing.task.services.now, self._show)
        self._last: Picture | None = None
        self._live: set[str] = set()
        """Viewers who were told the last step at once."""
        self._seen: dict[str, int] = {}
        """The number of the last step that each of the others has seen."""

    @property
    def delay(self) -> int:
        """How much later, in milliseconds."""
        return self._later.delay

    @property
    def about(self) -> dict[str, Any]:
        """The tournament as it was then; before anything can be told, without what happens at tables."""
        task = self._showing.task
        if not self._dealt():
            return about(task)
        if self._later.due is not None:
            return self._later.due.about
        hidden = ("players", "places", "out", "average", "standings")
        return {key: value for key, value in about(task).items() if key not in hidden}

    def _dealt(self) -> bool:
        game = self._showing.task.contest.current
        return game is not None and bool(game.tables)

    def live(self, name: str) -> bool:
        """Whether somebody sees it as it is."""
        contest = self._showing.task.contest
        return not self._dealt() or contest.sits(contest.seat_name(name))

    def told(self, step: ContestStep, seq: int, for_all: bool) -> list[Viewer]:
        """Something happened: keep it for the rail; the viewers who are told now."""
        if for_all:
            self._keep(Picture(seq, step, about(self._showing.task), self._looks(step)))
        found = [viewer for viewer in self._showing.viewers.all() if self._told_now(viewer, seq)]
        self._confirm(step)
        return found

    def _keep(self, picture: Picture) -> None:
        self._last = picture
        self._later.add(picture)

    def _looks(self, step: ContestStep | None) -> dict[int, Look]:
        """How the tables look: those where nothing happened look as before."""
        game = self._showing.task.contest.current
        events = [] if step is None else step.events
        news = {event.table for event in events if isinstance(event, TableSaid)}
        afresh = step is None or self._last is None or len(news) < len(events)
        old = {} if afresh or self._last is None else self._last.looks
        tables = {} if game is None else game.tables
        return {number: self._look(number) if number in news or number not in old else old[number] for number in tables}

    def _look(self, number: int) -> Look:
        task = self._showing.task
        game, dealer = task.contest.current, task.contest.dealers.get(number)
        assert game is not None
        table = game.tables[number]
        state = for_everyone(table, task.services.now(), task.badges(), "host")
        lines, last = ([], []) if dealer is None else (list(dealer.lines), dealer.last)
        return Look(state, table.number, lines, last)

    def _told_now(self, viewer: Viewer, seq: int) -> bool:
        name = viewer.name
        before, now = name in self._live, self.live(name)
        if now and not before:
            # steps lie between: all of it at once instead
            self._live.add(name)
            viewer.post(self._showing.task.id, self._showing.snapshot(viewer))
            return False
        if before and not now:
            self._live.discard(name)
            self._seen[name] = seq
            return True
        return now

    def _confirm(self, step: ContestStep) -> None:
        """Who registers from the rail is told at once that it was done."""
        task = self._showing.task
        for event in step.events:
            viewer = None if isinstance(event, TableSaid) else self._showing.viewers.get(getattr(event, "player", ""))
            if viewer is not None and not self.live(viewer.name):
                seen = self.about | {"registered": sorted(task.contest.known)} | self._showing.own(viewer)
                changes = self._showing.seen.tournaments(viewer.name, seen)
                viewer.post(task.id, encode(protocol.InfoChanged(task.id, tournament_info(task), changes)))

    def let_in(self, viewer: Viewer, epoch: str, after: int) -> None:
        """Somebody begins to watch, or chooses another table."""
        showing, name = self._showing, viewer.name
        self.forget(name)
        if self.live(name):
            self._live.add(name)
            viewer.post(showing.task.id, showing.snapshot(viewer, epoch, after))
            return
        if self._last is None:
            self._keep(Picture(showing.seq, None, about(showing.task), self._looks(None)))
        self._picture(viewer, self._later.due or Picture(showing.seq, None, self.about, {}))
        if self._later.due is None:
            del self._seen[name]  # its first picture of a table is still to come

    def forget(self, name: str) -> None:
        """Somebody does not watch any more."""
        self._live.discard(name)
        self._seen.pop(name, None)

    def say(self, said: bytes, by: str) -> None:
        """Chat: what players say reaches the rail with the hand it is about."""
        task = self._showing.task
        later = self._dealt() and self.live(by)
        for viewer in self._showing.viewers.all():
            if not later or self.live(viewer.name):
                viewer.post(task.id, said)
        if later and self._last is not None:
            last = self._last
            self._later.add(Picture(last.seq, None, last.about, last.looks, said))

    def _show(self, picture: Picture) -> None:
        for viewer in self._showing.viewers.all():
            if not self.live(viewer.name):
                self._show_to(viewer, picture)

    def _show_to(self, viewer: Viewer, picture: Picture) -> None:
        task, showing, seen = self._showing.task, self._showing, self._seen.get(viewer.name)
        if seen is None:
            self._picture(viewer, picture)
        elif picture.said:
            viewer.post(task.id, picture.said)
        elif picture.step is not None and seen < picture.seq:
            self._seen[viewer.name] = picture.seq
            parts, lines = showing.told(picture.step, viewer)
            if not parts:
                return
            number, look = self._at(viewer, picture)
            known = picture.about | showing.own(viewer) | {"table": number}
            state, you = self._state(viewer, look)
            news, name = showing.seen, viewer.name
            step = protocol.Step(
                task.id, picture.seq, parts, lines, news.states(name, state), news.yours(name, you),
                news.tournaments(name, known),
            )  # fmt: skip
            viewer.post(task.id, encode(step))

    def _at(self, viewer: Viewer, picture: Picture) -> tuple[int, Look | None]:
        chosen = self._showing.chosen.get(viewer.name, 0)
        number = chosen if chosen in picture.looks else min(picture.looks, default=0)
        return number, picture.looks.get(number)

    def _state(self, viewer: Viewer, look: Look | None) -> tuple[protocol.State | None, protocol.You | None]:
        if look is None:
            return None, None
        host = self._showing.task.is_host(viewer, viewer.name)
        name = self._showing.task.contest.seat_name(viewer.name)
        nobody = protocol.You(name, None, [], None, look.hand, None, None, "none", (), 0, 0, False, host, False)
        return look.state, nobody

    def _picture(self, viewer: Viewer, picture: Picture) -> None:
        """All of it as it was."""
        showing = self._showing
        task, services = showing.task, showing.task.services
        number, look = self._at(viewer, picture)
        state, you = self._state(viewer, look)
        until = services.world.wall() - self.delay
        chat = [said for said in task.chat.recent if said.at <= until]
        lines, last = ([], []) if look is None else (look.log, look.last_hand)
        self._seen[viewer.name] = picture.seq
        known = picture.about | showing.own(viewer) | {"table": number}
        showing.seen.all_of_it(viewer.name, state, you, known)
        snapshot = protocol.Snapshot(
            task.id, services.epoch, picture.seq, tournament_info(task), state, you, chat, lines, last, None, known,
        )  # fmt: skip
        viewer.post(task.id, encode(snapshot))

    def stop(self) -> None:
        """Nothing more is shown."""
        self._later.stop()
