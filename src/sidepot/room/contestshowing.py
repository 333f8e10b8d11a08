"""Who watches a tournament, and what each of them is told: their own table through their own eyes, and the tournament.

The one rule it keeps: events go out through `shown` and cards through the engine's views, for each viewer anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from sidepot.engine import plain
from sidepot.room import protocol
from sidepot.room.contest import Said, token_of
from sidepot.room.eventhosting import hosts_may
from sidepot.room.eventwords import tournament_line
from sidepot.room.protocol import encode
from sidepot.room.showing import STEPS
from sidepot.room.state import for_everyone, for_one
from sidepot.room.steps import Steps
from sidepot.room.viewers import Viewer, Viewers
from sidepot.room.wire import table_event
from sidepot.tournament import shown
from sidepot.tournament.events import Event, TableSaid

if TYPE_CHECKING:
    from sidepot.room.tournaments import TournamentTask

TABLES = 8
"""For so many tables' steps there is space: those of all tables are counted together."""


Seats = Mapping[str | None, int]
"""The table of each player; None is the rail."""


class ContestStep(Struct, frozen=True):
    """What happened, what the dealer of each table said, and where everyone sat before and after it."""

    events: list[Event]
    says: list[Said]
    before: Seats
    after: Seats


class ContestShowing:
    """What a tournament shows, to whom."""

    def __init__(self, task: TournamentTask) -> None:
        self.task = task
        self.viewers = Viewers(task.id)
        self._steps: Steps[ContestStep] = Steps(task.services.epoch, STEPS * TABLES)
        self._seats: Seats = self._seated()

    # what happens

    def tell(self, events: Sequence[Event]) -> None:
        """Show everyone what happened."""
        before = self._seats
        if any(not isinstance(event, TableSaid) for event in events):
            self._seats = self._seated()
        contest = self.task.contest
        says, contest.said = contest.said, []
        step = ContestStep(list(events), says, before, self._seats)
        # what only its owner may see moves nothing for others, and uses up no number
        for_all = any(shown(event, None) is not None for event in events)
        if for_all:
            self._steps.add(step)
        about: dict[str, Any] | None = None
        for viewer in tuple(self.viewers.values()):
            parts, lines = _seen(step, self._me(viewer))
            if not parts:
                continue
            state, you = self._looks(viewer)
            message: protocol.Step | protocol.Private = protocol.Private(self.task.id, parts, you)
            if for_all:
                about = self.task.view() if about is None else about
                seen = about | self._own(viewer)
                message = protocol.Step(self.task.id, self._steps.seq, parts, lines, state, you, seen)
            viewer.post(self.task.id, encode(message))

    def _seated(self) -> Seats:
        game = self.task.contest.current
        if game is None or not game.tables:
            return {}
        lowest = min(game.tables)
        found: dict[str | None, int] = {None: lowest}
        for name, entrant in game.entrants.items():
            found[name] = entrant.table if entrant.table in game.tables else lowest
        return found

    def info_changed(self) -> None:
        """Something about the tournament itself is different now."""
        self.viewers.broadcast(encode(protocol.InfoChanged(self.task.id, self.task.info())))

    def bots_changed(self) -> None:
        """A bot said something, or did not."""
        if self.task.frozen or not self.viewers:
            return
        about, info = self.task.view(), self.task.info()
        for viewer in tuple(self.viewers.values()):
            changed = protocol.InfoChanged(self.task.id, info, about | self._own(viewer))
            viewer.post(self.task.id, encode(changed))

    # how it looks

    def _me(self, viewer: Viewer) -> str:
        """Under which name a viewer is looked for here."""
        return self.task.contest.seat_name(viewer.name)

    def _looks(self, viewer: Viewer) -> tuple[protocol.State | None, protocol.You | None]:
        """The viewer's table, and what only they see of it."""
        task = self.task
        me = self._me(viewer)
        here = task.contest.table_of(me)
        if here is None:
            return None, None
        table = here[1]
        you = for_one(table, me, token_of(*here), task.is_host(viewer, viewer.name))
        return for_everyone(table, task.services.now(), task.badges(), "host"), you

    def _own(self, viewer: Viewer) -> dict[str, Any]:
        """What a viewer may ask for now, and how long somebody without chips may think about a rebuy."""
        contest = self.task.contest
        may = [] if self.task.is_auto(viewer.name) else list(contest.game.offers(self._me(viewer)))
        game = contest.current
        host, bots = self.task.is_host(viewer, viewer.name), self.task.event_bots
        if bots.may_enter(viewer.name, host):
            may.append("enter-bot")
        if host:
            may += hosts_may(contest.game)
        due = -1
        if game is not None and "no-rebuy" in may:
            due = game.floor.felts[game.entrants[viewer.name].table].decide_due
        decide = None if due < 0 else max(0, due - self.task.services.now())
        return {"may": may, "decide_ms": decide, "my_bots": bots.own(viewer.name, host)}

    def snapshot(self, viewer: Viewer, epoch: str = "", after: int = -1) -> bytes:
        """Everything this viewer may see; with the steps since *after* where they are still known."""
        task = self.task
        state, you = self._looks(viewer)
        here = task.contest.table_of(self._me(viewer))
        dealer = None if here is None else task.contest.dealers.get(here[0])
        lines, last = ([], []) if dealer is None else (list(dealer.lines), dealer.last)
        snapshot = protocol.Snapshot(
            task.id, task.services.epoch, self._steps.seq, task.info(), state, you, task.chat.recent, lines, last,
            self._missed(viewer, epoch, after), task.view() | self._own(viewer),
        )  # fmt: skip
        return encode(snapshot)

    def _missed(self, viewer: Viewer, epoch: str, after: int) -> list[protocol.Missed] | None:
        newer, me = self._steps.since(epoch, after), self._me(viewer)
        if newer is None:
            return None
        seen = [(seq, *_seen(step, me)) for seq, step in newer]
        return [protocol.Missed(seq, parts, says) for seq, parts, says in seen if parts]

    # who watches

    def add(self, viewer: Viewer, epoch: str, after: int) -> bool:
        """Show it to a socket, also once more; whether it is a new one."""
        new = self.viewers.let_in(viewer)
        viewer.post(self.task.id, self.snapshot(viewer, epoch, after))
        return new


def _seen(step: ContestStep, name: str) -> tuple[list[Any], list[str]]:
    """What a viewer may see of a step: the tournament's events, and those of the table they were or are at."""
    tables = dict.fromkeys(seats.get(name, seats.get(None, 0)) for seats in (step.before, step.after))
    parts: list[Any] = []
    for event in step.events:
        if not isinstance(event, TableSaid):
            parts.append(plain(event) | {"says": tournament_line(event)})
        elif event.table in tables:
            mine = shown(event, name)
            parts += table_event(mine.event) if isinstance(mine, TableSaid) else []
    return parts, [line for table, line in step.says if table is None or table in tables]
