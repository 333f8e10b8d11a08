"""A season: many games of the same players, points by place, standings (L15).

It has a tournament's verbs and hands them to the game that is running.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from sidepot.tournament.commands import Command, Register, Start, StopAfterGame, Unregister
from sidepot.tournament.desk import name_of
from sidepot.tournament.director import Tournament
from sidepot.tournament.events import (
    Event,
    GameBegan,
    GameEnded,
    Registered,
    SeasonEnded,
    Unregistered,
    WillStop,
)
from sidepot.tournament.log import Deck, Entry
from sidepot.tournament.places import Placed
from sidepot.tournament.points import Standing, Standings
from sidepot.tournament.refusals import No, Refused
from sidepot.tournament.structure import Structure


class Season:
    """Games in a row. `handle` and `tick` move it on, `deadline` says when to tick."""

    __slots__ = (
        "current", "deck", "decks", "log", "number", "over", "players", "results", "seed", "standings", "stopping",
        "structure",
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
        self.number = 0
        """The game that is running, counted from 1."""
        self.current: Tournament | None = None
        self.standings = Standings(())
        self.results: list[tuple[Placed, ...]] = []
        self.stopping = self.over = False

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
    def deadline(self) -> int | None:
        """When to tick."""
        return None if self.current is None or self.over else self.current.deadline

    @property
    def now(self) -> int:
        """The time so far."""
        return 0 if self.current is None else self.current.now

    @property
    def table(self) -> tuple[Standing, ...]:
        """The standings so far, best first."""
        return self.standings.rows()

    def state(self) -> tuple[Any, ...]:
        """Everything that decides what happens next."""
        game = None if self.current is None else self.current.state()
        return tuple(self.players), self.number, game, self.table, tuple(self.results), self.stopping, self.over

    def offers(self, player: str) -> tuple[str, ...]:
        """What a player may ask for now."""
        if self.over:
            return ()
        if self.current is not None:
            return tuple([verb for verb in self.current.offers(player) if verb != "register"])
        if player in self.players:
            return ("unregister",)
        return () if self._closed else ("register",)

    @property
    def _closed(self) -> No | None:
        """Why nobody else may come in; None where somebody may."""
        many = len(self.players)
        if many >= max(self.structure.points, default=0):
            return No.NO_POINTS
        return No.FULL if many >= (self.structure.most or self.structure.chairs) else None

    def handle(self, command: Command, now: int) -> list[Event]:
        """Carry out a command that came at *now*; Refused and IllegalAction change nothing."""
        events: list[Event] = []
        if type(command) is StopAfterGame:
            self._stop(command, events)
        elif self.current is None:
            self._before(command, now, events)
        elif type(command) in (Register, Unregister, Start):
            raise Refused(No.OVER if self.over else No.BEGAN_ALREADY)
        elif self.over:
            raise Refused(No.OVER)
        else:
            events = self.current.handle(command, now)
            self._see_to_the_end(now, events)
        self._note(now, command)
        return events

    def tick(self, now: int) -> list[Event]:
        """Let time pass, as a tournament does."""
        if type(now) is not int or now < self.now:
            raise Refused(No.TIME_GOES_ON)
        game = self.current
        if game is None or self.over or game.deadline is None or game.deadline > now:
            return []
        events = game.tick(now)
        self._see_to_the_end(game.now, events)
        self._note(now, None)
        return events

    def _stop(self, command: StopAfterGame, events: list[Event]) -> None:
        if self.over:
            raise Refused(No.OVER)
        self.stopping = bool(command.on)
        events.append(WillStop(self.stopping))

    def _before(self, command: Command, now: int, events: list[Event]) -> None:
        """Before the first game: who takes part, and the start."""
        if type(now) is not int or now < 0:
            raise Refused(No.TIME_GOES_ON)
        if type(command) is Register:
            name = name_of(command.player)
            if name in self.players:
                raise Refused(No.REGISTERED_ALREADY)
            if self._closed is not None:
                raise Refused(self._closed)
            self.players.append(name)
            events.append(Registered(name, 1, len(self.players)))
        elif type(command) is Unregister:
            if command.player not in self.players:
                raise Refused(No.UNKNOWN_PLAYER)
            self.players.remove(command.player)
            events.append(Unregistered(command.player))
        elif type(command) is Start:
            if len(self.players) < 2:
                raise Refused(No.TOO_FEW)
            if len(self.players) not in self.structure.points:
                raise Refused(No.NO_POINTS)
            self.standings = Standings(self.players)
            self._next_game(now, events)
        else:
            raise Refused(No.NOT_BEGUN)

    def _next_game(self, now: int, events: list[Event]) -> None:
        """L1: in game g of n players the button starts on seat (g−1) mod n; everyone has the buy-in again."""
        tables = 0 if self.current is None else self.current.last_table
        button = self.number % len(self.players)
        self.number += 1
        structure = replace(self.structure, button=button, starts_with=None, games=1)
        game = Tournament(structure, deck=self._deck, seed=self.seed + self.number)
        game.last_table = tables
        events.append(GameBegan(self.number, button))
        for name in self.players:
            game.handle(Register(name), now)  # known since the season began
        events.extend(game.handle(Start(), now))
        self.current = game

    def _deck(self, table: int, hand: int, cards: bytes) -> bytes:
        found = self.deck(table, hand, cards)
        if self.log is not None:
            self.decks.append(found)
        return found

    def _see_to_the_end(self, now: int, events: list[Event]) -> None:
        game = self.game
        if not game.over:
            return
        given = self.standings.add(game.places, self.structure.points)
        places = tuple([replace(placed, points=given[placed.player]) for placed in game.places])
        self.results.append(places)
        events.append(GameEnded(self.number, places, self.table))
        if self.stopping or self.number == self.structure.games:
            self.over = True
            events.append(SeasonEnded(self.number, self.table))
        else:
            self._next_game(now, events)

    def _note(self, now: int, command: Command | None) -> None:
        if self.log is not None:
            self.log(Entry(now, command, tuple(self.decks)))
            self.decks.clear()
