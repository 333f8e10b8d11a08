"""Who watches a tournament, and what each of them is told: their own table through their own eyes, and the tournament.

The one rule it keeps: events go out through `shown` and cards through the engine's views, for each viewer anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sidepot.engine import plain
from sidepot.room import protocol
from sidepot.room.game.hosted_tournament import HostedTournament
from sidepot.room.game.tournament_game import token_of
from sidepot.room.game.tournament_hosting import hosts_may
from sidepot.room.game.viewers import Viewer
from sidepot.room.protocol import encode
from sidepot.room.protocol.events import table_event
from sidepot.room.sentences.tournament import tournament_line
from sidepot.room.show.changes import Seen
from sidepot.room.show.steps import Steps
from sidepot.room.show.table import STEPS
from sidepot.room.show.table_state import for_everyone, for_one
from sidepot.room.show.tournament_info import about, tournament_info
from sidepot.room.show.tournament_rail import ContestRail
from sidepot.room.show.tournament_steps import ContestStep, Seats
from sidepot.table.table import Table
from sidepot.tournament import shown
from sidepot.tournament.events import Event, TableSaid

TABLES = 8
"""For so many tables' steps there is space: those of all tables are counted together."""


class ContestShowing:
    """What a tournament shows, to whom."""

    def __init__(self, task: HostedTournament) -> None:
        self.task = task
        self.viewers = task.viewers
        self._steps: Steps[ContestStep] = Steps(task.services.epoch, STEPS * TABLES)
        self._seats: Seats = self._seated()
        self.chosen: dict[str, int] = {}
        """The table that somebody who does not play wants to see."""
        self.seen = Seen()
        """What each viewer was shown last."""
        self.rail: ContestRail | None = ContestRail(self, task.delay) if task.delay else None
        """Those who see it later, where it is shown with a delay."""

    @property
    def seq(self) -> int:
        """The number of the last step."""
        return self._steps.seq

    def seen_by_all(self) -> dict[str, Any]:
        """The tournament as anyone may see it now."""
        return about(self.task) if self.rail is None else self.rail.about

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
        known: dict[str, Any] | None = None
        looks: dict[int, protocol.State] = {}
        for viewer in self.viewers.all() if self.rail is None else self.rail.told(step, self.seq, for_all):
            parts, lines = self.told(step, viewer)
            if not parts:
                continue
            state, you = self._looks(viewer, looks)
            changes = self.seen.yours(viewer.name, you)
            message: protocol.Step | protocol.Private = protocol.Private(self.task.id, parts, changes)
            if for_all:
                known = about(self.task) if known is None else known
                now = self.seen.tournaments(viewer.name, known | self.own(viewer))
                seq, state_now = self._steps.seq, self.seen.states(viewer.name, state)
                message = protocol.Step(self.task.id, seq, parts, lines, state_now, changes, now)
            viewer.post(self.task.id, encode(message))

    def _seated(self) -> Seats:
        game = self.task.contest.current
        if game is None or not game.tables:
            return {}
        lowest = min(game.tables)
        found: dict[str | None, int] = {None: lowest}
        for name, entrant in game.entrants.items():
            if entrant.table in game.tables:
                found[name] = entrant.table
        return found

    def told(self, step: ContestStep, viewer: Viewer) -> tuple[list[Any], list[str]]:
        """What a viewer is told of a step."""
        me = self._me(viewer)
        return _told(step, me, step.tables(me, self.chosen.get(viewer.name, 0)))

    def say(self, said: bytes, by: str) -> None:
        """Pass on what somebody said."""
        if self.rail is None:
            self.viewers.broadcast(said)
        else:
            self.rail.say(said, by)

    def info_changed(self) -> None:
        """Something about the tournament itself is different now."""
        self.viewers.broadcast(encode(protocol.InfoChanged(self.task.id, tournament_info(self.task))))

    def bots_changed(self) -> None:
        """A bot said something, or did not."""
        if self.task.frozen or not self.viewers:
            return
        now, info = about(self.task), tournament_info(self.task)
        for viewer in self.viewers.all():
            known = now if self.rail is None or self.rail.live(viewer.name) else self.rail.about
            changes = self.seen.tournaments(viewer.name, known | self.own(viewer))
            changed = protocol.InfoChanged(self.task.id, info, changes)
            viewer.post(self.task.id, encode(changed))

    # how it looks

    def _me(self, viewer: Viewer) -> str:
        """Under which name a viewer is looked for here."""
        return self.task.contest.seat_name(viewer.name)

    def _looks(
        self, viewer: Viewer, looks: dict[int, protocol.State]
    ) -> tuple[protocol.State | None, protocol.You | None]:
        """The viewer's table, and what only they see of it; *looks* are tables as others see them now."""
        task = self.task
        me = self._me(viewer)
        here = self._here(viewer)
        if here is None:
            return None, None
        number, table = here
        if number not in looks:
            looks[number] = for_everyone(table, task.services.now(), task.badges(), "host")
        return looks[number], for_one(table, me, token_of(*here), task.is_host(viewer, viewer.name))

    def _here(self, viewer: Viewer) -> tuple[int, Table] | None:
        """The table a viewer sees: their own, or the one they chose."""
        contest, me = self.task.contest, self._me(viewer)
        game, chosen = contest.current, self.chosen.get(viewer.name, 0)
        if game is not None and chosen in game.tables and me not in self._seats:
            return chosen, game.tables[chosen]
        return contest.table_of(me)

    def own(self, viewer: Viewer) -> dict[str, Any]:
        """What a viewer may ask for now, the table they see, and how long one without chips may think about a rebuy."""
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
            due = game.index.tables[game.entrants[viewer.name].table].decide_due
        decide = None if due < 0 else max(0, due - self.task.services.now())
        here = self._here(viewer)
        table = 0 if here is None else here[0]
        return {"may": may, "decide_ms": decide, "my_bots": bots.own(viewer.name, host), "table": table}

    def snapshot(self, viewer: Viewer, epoch: str = "", after: int = -1) -> bytes:
        """Everything this viewer may see; with the steps since *after* where they are still known."""
        task = self.task
        state, you = self._looks(viewer, {})
        known = about(task) | self.own(viewer)
        self.seen.all_of_it(viewer.name, state, you, known)
        here = self._here(viewer)
        dealer = None if here is None else task.contest.dealers.get(here[0])
        lines, last = ([], []) if dealer is None else (list(dealer.lines), dealer.last)
        snapshot = protocol.Snapshot(
            task.id, task.services.epoch, self._steps.seq, tournament_info(task), state, you, task.chat.recent, lines,
            last, self._missed(viewer, epoch, after), known,
        )  # fmt: skip
        return encode(snapshot)

    def _missed(self, viewer: Viewer, epoch: str, after: int) -> list[protocol.Missed] | None:
        newer = self._steps.since(epoch, after)
        if newer is None:
            return None
        seen = [(seq, *self.told(step, viewer)) for seq, step in newer]
        return [protocol.Missed(seq, parts, says) for seq, parts, says in seen if parts]

    # who watches

    def add(self, viewer: Viewer, epoch: str, after: int, at: int | None = None) -> bool:
        """Show it to a socket, also once more; whether it is a new one. *at*: the table to see, None for the same."""
        new = self.viewers.let_in(viewer)
        if at is not None:
            self.chosen[viewer.name] = at
        if self.rail is not None:
            self.rail.let_in(viewer, epoch, after)
        else:
            viewer.post(self.task.id, self.snapshot(viewer, epoch, after))
        return new

    def forget(self, name: str) -> None:
        """Somebody does not watch any more."""
        self.chosen.pop(name, None)
        self.seen.forget(name)
        if self.rail is not None:
            self.rail.forget(name)

    def stop(self) -> None:
        """Nothing more is shown."""
        if self.rail is not None:
            self.rail.stop()


def _told(step: ContestStep, name: str, tables: list[int]) -> tuple[list[Any], list[str]]:
    """What a viewer may see of a step: the tournament's events, and those of the tables they were and are at."""
    parts: list[Any] = []
    for event in step.events:
        if not isinstance(event, TableSaid):
            parts.append(plain(event) | {"says": tournament_line(event)})
        elif event.table in tables:
            mine = shown(event, name)
            parts += table_event(mine.event) if isinstance(mine, TableSaid) else []
    return parts, [line for table, line in step.says if table is None or table in tables]
