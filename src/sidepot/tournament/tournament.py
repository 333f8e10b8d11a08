"""A tournament: takes commands and time, drives its tables, and says what happened.

The one rule it keeps: a command is either carried out whole or refused with nothing changed.
"""

from __future__ import annotations

from typing import Any, get_args

from sidepot.copying import copied_by
from sidepot.table import Act
from sidepot.table.clock import MAX_TIME
from sidepot.table.events import CameBack, SatOut, TimedOut
from sidepot.table.events import Event as TableEvent
from sidepot.tournament import balancing, busting, finishing, schedule
from sidepot.tournament.commands import AtTable, Command, TableCommand
from sidepot.tournament.events import Event, TableSaid
from sidepot.tournament.log import Entry
from sidepot.tournament.refusals import No, Refused
from sidepot.tournament.state import TournamentState
from sidepot.tournament.table_index import TrackedTable
from sidepot.tournament.verbs import VERBS, offers
from sidepot.tournament.views import TournamentView, view


class Tournament(TournamentState):
    """A tournament in play. `handle` and `tick` move it on, `deadline` says when to tick; all else only looks."""

    __slots__ = ()
    __reduce__ = copied_by(
        "a tournament is not copied or pickled: save_game(tournament) of sidepot.tournament.snapshot is a value that"
        " can be kept, and restore_game(saved, structure, ...) a tournament that goes on alike"
    )

    @property
    def game(self) -> Tournament:
        """The tournament itself; of a season, the one that is played now."""
        return self

    def offers(self, player: str) -> tuple[str, ...]:
        """What a player may ask for now: `register`, `unregister`, `rebuy`, `no-rebuy`, `add-on`."""
        return offers(self, player)

    def view(self, player: str | None = None) -> TournamentView:
        """What a player (None: the rail) may see."""
        return view(self, player)

    def state(self) -> tuple[Any, ...]:
        """Everything that decides what happens next: two tournaments with equal states go on alike."""
        left_out = {"structure", "deck", "log", "decks", "rng", "index", "entrants"}
        left_out |= {"absent", "barred", "gone", "round", "round_open"}
        own = {name: getattr(self, name) for name in TournamentState.__slots__ if name not in left_out}
        tracked_tables = {number: tracked.state() for number, tracked in self.index.tables.items()}
        order = [tuple(tracked_tables) for tracked_tables in self.index.by_size]
        people = {name: entrant.state() for name, entrant in self.entrants.items()}
        doomed = tuple(self.index.doomed)
        lists = tuple(self.gone), tuple(self.round)
        sets = frozenset(self.round_open), frozenset(self.absent), frozenset(self.barred)
        return own, tracked_tables, order, people, doomed, lists, sets, self.rng.getstate()

    # what moves it on

    def handle(self, command: Command, now: int) -> list[Event]:
        """Carry out a command that came at *now*; Refused and IllegalAction change nothing."""
        self._check_time(now)
        if self.deadline is not None and now >= self.deadline:
            raise Refused(No.TICK_FIRST)
        events: list[Event] = []
        if type(command) is AtTable:
            self._at_table(command, now, events)
        else:
            verb = VERBS.get(type(command))
            if verb is None:
                raise Refused(No.NOT_A_COMMAND)
            verb(self, command, now, events)
        self._moved_on(now, command)
        return events

    def tick(self, now: int) -> list[Event]:
        """Let time pass: all that was due at the first due moment happens. Tick until none is due."""
        self._check_time(now)
        due = self.deadline
        if due is None or due > now:
            return []
        events: list[Event] = []
        self.now = due
        if self.clock_due == due:
            schedule.time_is_up(self, due, events)
        if self.absent_due == due:
            finishing.decide_by_chips(self, due, events)
        index = self.index
        while not self.over and index.next_due() == due:
            self._due_at(index.pop_due(), due, events)
        self._moved_on(due, None)
        return events

    def _check_time(self, now: int) -> None:
        if type(now) is not int or not self.now <= now <= MAX_TIME:
            raise Refused(No.TIME_GOES_ON)

    def _moved_on(self, now: int, command: Command | None) -> None:
        self.now = now
        self.deadline = None if self.over else self._next_due()
        if self.log is not None:
            self.log(Entry(now, command, tuple(self.decks)))
            self.decks.clear()

    def _next_due(self) -> int | None:
        due = self.index.next_due()
        for other in (self.clock_due, self.absent_due):
            if other is not None and other >= 0 and (due is None or other < due):
                due = other
        return due

    # tables

    def _at_table(self, command: AtTable, now: int, events: list[Event]) -> None:
        asked = command.command
        entrant = self.entrants.get(asked.player) if isinstance(getattr(asked, "player", None), str) else None
        if entrant is None:
            raise Refused(No.UNKNOWN_PLAYER)
        if self.over:
            raise Refused(No.OVER)
        tracked = self.index.tables.get(entrant.table)
        if tracked is None:
            raise Refused(No.PLAYER_OUT if entrant.out else No.NOT_BEGUN)
        if type(asked) not in _AT_TABLE:
            raise Refused(No.NOT_A_COMMAND)
        self.told(tracked, tracked.table.handle(asked, now), now, events)
        if type(asked) is not Act:
            balancing.arrange(self, now, events)

    def _due_at(self, tracked: TrackedTable, due: int, events: list[Event]) -> None:
        if tracked.decide_due == due:
            busting.time_to_decide_is_up(self, tracked, due, events)
        table = tracked.table
        if table.deadline != due:
            return
        if not table.playing:
            schedule.before_deal(self, tracked, due, events)
            if table.deadline != due:
                return
        self.told(tracked, table.tick(due), due, events)
        if tracked.number in self.round_open and table.deadline is None and not table.playing:
            # nobody is here to play against: the round does not wait for this table
            self.round_open.discard(tracked.number)
            balancing.arrange(self, due, events)

    def told(self, tracked: TrackedTable, said: list[TableEvent], now: int, events: list[Event]) -> None:
        """Pass on what happened at a table, and see to the begin and the end of its hands."""
        number, table = tracked.number, tracked.table
        for event in said:
            events.append(TableSaid(number, event))
            if type(event) in _PRESENCE:
                self._notice(event, now)  # type: ignore[arg-type]
        if table.number != tracked.dealt:
            tracked.dealt = table.number
            tracked.busy = True
            tracked.began = now
            self.index.running += 1
            self.index.idle.pop(number, None)
            schedule.hand_began(self, tracked)
        if tracked.busy and not table.playing:
            tracked.busy = False
            self.index.running -= 1
            self.index.idle[number] = tracked
            self.hands += 1
            busting.hand_ended(self, tracked, now, events)
        self.index.note(tracked)

    def _notice(self, event: SatOut | CameBack | TimedOut, now: int) -> None:
        if type(event) is CameBack:
            self.absent.discard(event.player)
        else:
            self.absent.add(event.player)
        self.look_for_the_absent(now)


_AT_TABLE = frozenset(get_args(TableCommand))
_PRESENCE = frozenset((SatOut, CameBack, TimedOut))
