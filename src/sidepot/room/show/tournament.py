"""What there is to be seen of a tournament or a season: each viewer's own table, and the tournament."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct

from sidepot.engine import Result, plain
from sidepot.room.game.hosted_tournament import HostedTournament
from sidepot.room.game.tournament_game import token_of
from sidepot.room.game.tournament_hosting import hosts_may
from sidepot.room.game.viewers import Viewer
from sidepot.room.protocol import State, You, encode
from sidepot.room.protocol.events import table_event
from sidepot.room.show.scene import NOTHING_SPOKEN, Known, Spoken, Told
from sidepot.room.show.table import STEPS
from sidepot.room.show.table_state import for_everyone, for_one
from sidepot.room.show.tournament_info import about, tournament_info
from sidepot.table.events import HandEnded
from sidepot.table.table import Table
from sidepot.tournament import shown
from sidepot.tournament.events import Event, TableSaid

TABLES = 8
"""For so many tables' steps there is space: those of all tables are counted together."""
LATER = ("players", "places", "out", "average", "standings")
"""What tells how tables stand: the rail is not told of it before it has seen them."""
Seats = Mapping[str | None, int]
"""The table of each player; None is the rail."""


class ContestStep(Struct, frozen=True):
    """What happened, how the hands at tables ended that did, and where everyone sat before and after it."""

    events: list[Event]
    results: dict[int, Result]
    before: Seats
    after: Seats
    for_all: bool

    def tables(self, name: str, chosen: int) -> list[int]:
        """The tables a viewer was and is at: a player's own, else the one they chose while it is there."""
        found = []
        for seats in (self.before, self.after):
            rail = chosen if chosen and chosen in seats.values() else seats.get(None, 0)
            found.append(seats.get(name, rail))
        return list(dict.fromkeys(found))


class TournamentScene:
    """A tournament or a season, as whoever broadcasts it knows it."""

    kept = STEPS * TABLES

    def __init__(self, task: HostedTournament) -> None:
        self.task = task
        self.id = task.id
        self.services = task.services
        self.viewers, self.chat = task.viewers, task.chat
        self.chosen: dict[str, int] = {}
        """The table that somebody who does not play wants to see."""
        self._seats: Seats = self._seated()

    @property
    def delay(self) -> int:
        """How much later the rail sees it, in milliseconds."""
        return self.task.delay

    # steps

    def step(self, events: Sequence[Event]) -> ContestStep:
        """What has happened, as it is kept."""
        before = self._seats
        if any(not isinstance(event, TableSaid) for event in events):
            self._seats = self._seated()
        for_all = any(shown(event, None) is not None for event in events)
        return ContestStep(list(events), self._results(events), before, self._seats, for_all)

    def _results(self, events: Sequence[Event]) -> dict[int, Result]:
        found = {}
        for said in events:
            if isinstance(said, TableSaid) and isinstance(said.event, HandEnded):
                result = self.task.contest.dealers[said.table].result_of(said.event.hand)
                if result is not None:
                    found[said.table] = result
        return found

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

    def for_all(self, step: ContestStep) -> bool:
        """Whether everyone sees something of it."""
        return step.for_all

    def told(self, step: ContestStep, viewer: Viewer, rail: bool = False) -> Told | None:
        """What a viewer is told of a step: the tournament's events, and those of the tables they were and are at."""
        me = "" if rail else self._me(viewer)
        tables = step.tables(me, self.choice(viewer))
        parts: list[Any] = []
        for event in step.events:
            if not isinstance(event, TableSaid):
                parts.append(plain(event))
            elif event.table in tables:
                mine = shown(event, me)
                parts += table_event(mine.event, step.results.get(event.table)) if isinstance(mine, TableSaid) else []
        return encode(parts) if parts else None

    # how it looks

    def _me(self, viewer: Viewer) -> str:
        """Under which name a viewer is looked for here."""
        return self.task.contest.seat_name(viewer.name)

    def _table(self, number: int) -> Table:
        game = self.task.contest.current
        assert game is not None
        return game.index.tables[number].table

    def table_of(self, viewer: Viewer) -> int | None:
        """The table a viewer sees: their own, or the one they chose."""
        contest, me = self.task.contest, self._me(viewer)
        game, chosen = contest.current, self.choice(viewer)
        if game is not None and chosen in game.index.tables and me not in self._seats:
            return chosen
        here = contest.table_of(me)
        return None if here is None else here[0]

    def state(self, number: int) -> State:
        """How a table looks to everyone."""
        return for_everyone(self._table(number), self.services.now(), self.task.badges(), "host")

    def hand(self, number: int) -> int:
        """The number of its last hand."""
        return self._table(number).number

    def spoken(self, number: int) -> Spoken:
        """The dealer's log there."""
        dealer = self.task.contest.dealers.get(number)
        return NOTHING_SPOKEN if dealer is None else (list(dealer.lines), dealer.last)

    def you(self, viewer: Viewer, number: int) -> You:
        """What only this viewer sees of a table."""
        table = self._table(number)
        return for_one(table, self._me(viewer), token_of(number, table), self.task.is_host(viewer, viewer.name))

    def info(self) -> bytes:
        """What was decided before it began."""
        return encode(tournament_info(self.task))

    def about(self) -> Known | None:
        """The tournament as everyone may see it now."""
        return about(self.task)

    def own(self, viewer: Viewer) -> Known:
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
        decide = None if due < 0 else max(0, due - self.services.now())
        mine = bots.own(viewer.name, host)
        return {"may": may, "decide_ms": decide, "my_bots": mine, "table": self.table_of(viewer) or 0}

    # of the rail

    def live(self, name: str) -> bool:
        """Whether somebody sees it as it is."""
        contest = self.task.contest
        return not self.holds_back() or contest.sits(contest.seat_name(name))

    def holds_back(self) -> bool:
        """Before the first deal there is nothing that has to wait."""
        game = self.task.contest.current
        return game is not None and bool(game.index.tables)

    def early(self) -> Known | None:
        """What may be known before anything can be shown: nothing of what happens at tables."""
        return {key: value for key, value in about(self.task).items() if key not in LATER}

    def tables(self) -> Collection[int]:
        """The tables there are."""
        game = self.task.contest.current
        return () if game is None else tuple(game.index.tables)

    def changed(self, step: ContestStep) -> Collection[int] | None:
        """Where nothing happened tables look as before, unless something happened to the tournament."""
        news = {event.table for event in step.events if isinstance(event, TableSaid)}
        return news if all(isinstance(event, TableSaid) for event in step.events) else None

    def choice(self, viewer: Viewer) -> int:
        """The table that somebody wants to see; 0 for none."""
        return self.chosen.get(viewer.name, 0)

    def stranger(self, viewer: Viewer, hand: int) -> You:
        """What somebody sees who has no chair: nothing of theirs is in a hand."""
        host = self.task.is_host(viewer, viewer.name)
        return You(self._me(viewer), None, [], None, hand, None, None, "none", (), 0, 0, False, host, False)

    def confirmed(self, step: ContestStep) -> tuple[list[str], Known]:
        """Somebody who registers from the rail is told at once that it was done."""
        players = [getattr(event, "player", "") for event in step.events if not isinstance(event, TableSaid)]
        return players, {"registered": sorted(self.task.contest.known)}
