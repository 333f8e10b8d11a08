"""A season: many games of the same players, points by place, standings (L15).

It has a tournament's verbs and hands them to the game that is running. Where players may join, whoever registers plays
from the next game on, and whoever unregisters gives the running one up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from sidepot.tournament.commands import (
    Cancel,
    Command,
    Register,
    Remove,
    Start,
    StopAfterGame,
    TimeToStart,
    Unregister,
)
from sidepot.tournament.events import (
    Cancelled,
    Event,
    GameBegan,
    GameEnded,
    NextGame,
    Registered,
    Removed,
    SeasonEnded,
    TooFewCame,
    Unregistered,
    WillStop,
)
from sidepot.tournament.log import Deck, Entry
from sidepot.tournament.places import Placed
from sidepot.tournament.points import Standing, Standings
from sidepot.tournament.refusals import No, Refused
from sidepot.tournament.structure import Structure
from sidepot.tournament.tournament import Tournament
from sidepot.tournament.verbs import name_of


class Season:
    """Games in a row. `handle` and `tick` move it on, `deadline` says when to tick."""

    __slots__ = (
        "awaited", "barred", "cancelled", "current", "deck", "decks", "log", "next_due", "number", "over", "players",
        "results", "seed", "standings", "stopping", "structure", "time",
    )  # fmt: skip

    def __init__(
        self, structure: Structure, *, deck: Deck, seed: int = 0, log: Callable[[Entry], object] | None = None
    ) -> None:
        self.structure = structure
        self.deck = deck
        self.seed = seed
        self.log = log
        self.decks: list[bytes] = []
        self.players: list[str] = []
        """Who plays; where players may join, who plays the next game."""
        self.number = 0
        """The game that is running, counted from 1."""
        self.current: Tournament | None = None
        self.standings = Standings(())
        self.results: list[tuple[Placed, ...]] = []
        self.stopping = self.over = False
        self.awaited = False
        """The time set for the start has come, with too few players."""
        self.cancelled: Cancelled | None = None
        self.barred: set[str] = set()
        """Who was removed and cannot enter again."""
        self.next_due: int | None = None
        """When the next game begins, while none runs."""
        self.time = 0

    @property
    def game(self) -> Tournament:
        """The game that is running, or the last one."""
        if self.current is None:
            raise Refused(No.NOT_BEGUN)
        return self.current

    @property
    def begun(self) -> bool:
        """Whether the first game has begun."""
        return self.current is not None

    @property
    def between_games(self) -> bool:
        """Whether no game is running: before the first one, or after another."""
        return self.current is None or self.current.over

    @property
    def deadline(self) -> int | None:
        """When to tick."""
        if self.over:
            return None
        return self.next_due if self.current is None or self.current.over else self.current.deadline

    @property
    def now(self) -> int:
        """The time so far."""
        return self.time

    @property
    def table(self) -> tuple[Standing, ...]:
        """The standings so far, best first."""
        return self.standings.rows()

    def state(self) -> tuple[Any, ...]:
        """Everything that decides what happens next."""
        game = None if self.current is None else self.current.state()
        waits = self.awaited, self.next_due, frozenset(self.barred)
        return tuple(self.players), self.number, game, self.table, tuple(self.results), self.stopping, self.over, waits

    # what may be asked

    def offers(self, player: str) -> tuple[str, ...]:
        """What a player may ask for now."""
        if self.over:
            return ()
        own: tuple[str, ...] = ()
        if self.current is None or self.structure.joining:
            own = ("unregister",) if player in self.players else () if self._closed_to(player) else ("register",)
        if self.current is None or self.current.over:
            return own
        rest = [verb for verb in self.current.offers(player) if verb not in ("register", "unregister")]
        return (*own, *rest)

    def _closed_to(self, player: str) -> No | None:
        """Why somebody may not come in; None where they may."""
        many = len(self.players)
        if player in self.barred:
            return No.REMOVED
        if many >= max(self.structure.points, default=0):
            return No.NO_POINTS
        return No.FULL if many >= (self.structure.most or self.structure.chairs) else None

    # what moves it on

    def handle(self, command: Command, now: int) -> list[Event]:
        """Carry out a command that came at *now*; Refused and IllegalAction change nothing."""
        self._check_time(now)
        events: list[Event] = []
        verb = _VERBS.get(type(command))
        if self.over:
            raise Refused(No.OVER)
        if self.deadline is not None and now >= self.deadline and type(command) is not StopAfterGame:
            raise Refused(No.TICK_FIRST)
        if verb is not None:
            verb(self, command, now, events)
        elif self.current is None or self.current.over:
            raise Refused(No.NOT_BEGUN)
        else:
            events = self.current.handle(command, now)
            self._see_to_the_end(now, events)
        self._note(now, command)
        return events

    def tick(self, now: int) -> list[Event]:
        """Let time pass, as a tournament does."""
        self._check_time(now)
        due = self.deadline
        if due is None or due > now:
            return []
        events: list[Event] = []
        if self.current is None or self.current.over:
            self._begin_game(due, events)
        else:
            events = self.current.tick(now)
            self._see_to_the_end(self.current.now, events)
        self._note(now, None)
        return events

    def _check_time(self, now: int) -> None:
        if type(now) is not int or now < (0 if self.current is None else self.time):
            raise Refused(No.TIME_GOES_ON)

    def _note(self, now: int, command: Command | None) -> None:
        running = self.current is not None and not self.current.over
        self.time = self.game.now if running else max(self.time, now)
        if self.log is not None:
            self.log(Entry(now, command, tuple(self.decks)))
            self.decks.clear()

    # coming and going

    def _register(self, command: Register, now: int, events: list[Event]) -> None:
        self._check_open()
        name = name_of(command.player)
        if name in self.players:
            raise Refused(No.REGISTERED_ALREADY)
        closed = self._closed_to(name)
        if closed is not None:
            raise Refused(closed)
        self.players.append(name)
        events.append(Registered(name, 1, len(self.players)))
        if self.structure.joining:
            self._look_at_the_next(now, events)
        elif self._complete:
            self._begin_game(now, events)

    def _unregister(self, command: Unregister, now: int, events: list[Event]) -> None:
        self._check_open()
        if command.player not in self.players:
            raise Refused(No.UNKNOWN_PLAYER)
        events.append(Unregistered(command.player))
        self._without(Remove(command.player, command.player), now, events)

    def _check_open(self) -> None:
        if self.current is not None and not self.structure.joining:
            raise Refused(No.BEGAN_ALREADY)

    def _remove(self, command: Remove, now: int, events: list[Event]) -> None:
        if command.player in self.barred:
            raise Refused(No.REMOVED_ALREADY)
        if command.player not in self.players:
            raise Refused(No.UNKNOWN_PLAYER)
        self.barred.add(command.player)
        events.append(Removed(command.player, command.by))
        self._without(command, now, events)

    def _without(self, command: Remove, now: int, events: list[Event]) -> None:
        """Somebody plays no further game, and gives up the one that is running."""
        self.players.remove(command.player)
        game = self.current
        if game is not None and not game.over:
            entrant = game.entrants.get(command.player)
            if entrant is not None and not entrant.out and command.player not in game.barred:
                said = game.handle(command, now)
                events.extend([event for event in said if type(event) is not Removed])
                self._see_to_the_end(now, events)
        elif self.structure.joining:
            self._look_at_the_next(now, events)
        elif game is not None and len(self.players) < 2:
            self._end(events)

    # beginning

    @property
    def _complete(self) -> bool:
        """Whether the first game begins by itself: with enough players, after the time set."""
        return self.awaited and len(self.players) >= self.structure.needed

    def _start(self, command: Start, now: int, events: list[Event]) -> None:
        if not self.between_games:
            raise Refused(No.BEGAN_ALREADY)
        if len(self.players) < 2:
            raise Refused(No.TOO_FEW)
        if len(self.players) not in self.structure.points:
            raise Refused(No.NO_POINTS)
        self._begin_game(now, events)

    def _time_to_start(self, command: TimeToStart, now: int, events: list[Event]) -> None:
        if self.current is not None:
            raise Refused(No.BEGAN_ALREADY)
        if self.structure.starts_at is None or self.awaited:
            raise Refused(No.NOT_SCHEDULED)
        self.awaited = True
        if self._complete:
            self._begin_game(now, events)
        else:
            events.append(TooFewCame(len(self.players), self.structure.needed))

    def _begin_game(self, now: int, events: list[Event]) -> None:
        if self.current is None:
            self.standings = Standings(self.players)
        self._next_game(now, events)

    def _look_at_the_next(self, now: int, events: list[Event]) -> None:
        """Where players may join: the next game begins in a while, if enough are there."""
        if not self.between_games:
            return
        enough = len(self.players) >= self.structure.needed
        if enough != (self.next_due is not None):
            self.next_due = now + max(1, self.structure.between) if enough else None
            events.append(NextGame(self.next_due, self.structure.needed))

    def _next_game(self, now: int, events: list[Event]) -> None:
        """L1: in game g of n players the button starts on seat (g−1) mod n; everyone has the buy-in again."""
        tables = 0 if self.current is None else self.current.last_table
        button = self.number % len(self.players)
        self.number += 1
        self.next_due = None
        game = Tournament(self.structure_of(button), deck=self.dealt, seed=self.seed + self.number)
        game.last_table = tables
        events.append(GameBegan(self.number, button))
        for name in self.players:
            self.standings.join(name)
            game.handle(Register(name), now)  # known since the season began
        events.extend(game.handle(Start(), now))
        self.current = game

    def structure_of(self, button: int) -> Structure:
        """The structure of one game, with the first button in this chair."""
        structure = replace(self.structure, button=button, starts_with=None, starts_at=None, games=1)
        return replace(structure, chairs=max(2, len(self.players)), most=None) if structure.joining else structure

    def dealt(self, table: int, hand: int, cards: bytes) -> bytes:
        """The deck of a hand, which belongs to the log."""
        found = self.deck(table, hand, cards)
        if self.log is not None:
            self.decks.append(found)
        return found

    # ending

    def _see_to_the_end(self, now: int, events: list[Event]) -> None:
        game = self.game
        if not game.over:
            return
        given = self.standings.add(game.places, self.structure.points)
        places = tuple([replace(placed, points=given[placed.player]) for placed in game.places])
        self.results.append(places)
        events.append(GameEnded(self.number, places, self.table))
        if self.stopping or self.number == self.structure.games:
            self._end(events)
        elif self.structure.joining:
            self._look_at_the_next(now, events)
            if self.next_due is None:
                events.append(NextGame(None, self.structure.needed))
        elif len(self.players) < 2:
            self._end(events)
        elif self.structure.between:
            self.next_due = now + self.structure.between
            events.append(NextGame(self.next_due, 2))
        else:
            self._next_game(now, events)

    def _end(self, events: list[Event]) -> None:
        self.over = True
        self.next_due = None
        events.append(SeasonEnded(self.number, self.table))

    def _stop(self, command: StopAfterGame, now: int, events: list[Event]) -> None:
        self.stopping = bool(command.on)
        events.append(WillStop(self.stopping))
        if self.stopping and self.current is not None and self.current.over:
            self._end(events)

    def _cancel(self, command: Cancel, now: int, events: list[Event]) -> None:
        """What was paid for the game that is running, or for the first one, goes back; games that are over count."""
        if self.current is None:
            cost = self.structure.buy_in + self.structure.fee
            self.cancelled = Cancelled(command.by, dict.fromkeys(self.players, cost) if cost else {})
        elif self.current.over:
            self.cancelled = Cancelled(command.by, {})
        else:
            self.current.handle(command, now)
            self.cancelled = self.current.cancelled
        assert self.cancelled is not None
        self.over = True
        self.next_due = None
        events.append(self.cancelled)


_VERBS: dict[type, Callable[[Any, Any, int, list[Event]], None]] = {
    Register: Season._register,
    Unregister: Season._unregister,
    Start: Season._start,
    TimeToStart: Season._time_to_start,
    Remove: Season._remove,
    Cancel: Season._cancel,
    StopAfterGame: Season._stop,
}
