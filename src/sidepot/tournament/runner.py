"""Auto players of a whole tournament, in virtual time: who comes when, who rebuys, and how long a hand takes.

The one rule it keeps: everything follows from the seed and the tournament itself, so that a run that was broken off
goes on as if it had not been.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from heapq import heappop, heappush
from random import Random

from msgspec import Struct

from sidepot.chance import child
from sidepot.engine import Action
from sidepot.rules.levels import HANDS, TIME
from sidepot.table import Act, SitOut, Table
from sidepot.table.events import HandBegan
from sidepot.table.rotation import DEALERS_CHOICE, in_turn, picker
from sidepot.tournament.commands import AtTable, NoRebuy, Rebuy, Register, Start, TakeAddOn
from sidepot.tournament.events import Event, Filled, LevelBegan, MayRebuy, Seated, TableSaid, WentOut
from sidepot.tournament.refusals import Refused
from sidepot.tournament.season import Season
from sidepot.tournament.structure import Structure
from sidepot.tournament.tournament import Tournament

ABSENT = "absent"
Choose = Callable[[str, Table, Random], Action]
"""What an auto player of this kind does at a table where it is its turn."""


class Field(Struct, frozen=True):
    """Who takes part, and how they behave."""

    players: Mapping[str, str]
    """The kind of player each one is; `absent` players are never there."""
    late: int = 0
    """How many of them, the last ones, come while late registration is open."""
    rebuy: int = 100
    """Chance in percent that who lost everything rebuys or enters again, where that is possible."""
    add_on: int = 100
    guests: tuple[str, ...] = ("caller",)
    """What kinds of auto players take empty chairs, in turn (K8)."""
    hand: int = 60_000
    """Milliseconds that a hand takes on average, a quarter of them between two hands."""


class Runner:
    """Plays a tournament or a season to its end, one step after another."""

    def __init__(self, game: Tournament | Season, field: Field, choose: Choose, seed: int) -> None:
        self.game = game
        self.field = field
        self.choose = choose
        self.seed = seed
        self.kinds = dict(field.players)
        self.rng = Random()
        self.due: list[tuple[int, int, str]] = []
        """When the hand of a table is played, or a late player (table 0) comes."""
        self.answers: list[MayRebuy] = []

    @property
    def now(self) -> int:
        """The virtual time, in milliseconds."""
        return self.game.now

    def begin(self) -> list[Event]:
        """Everyone who is there in time registers, and the first hands are dealt."""
        names = list(self.kinds)
        on_time = names[: len(names) - self.field.late] if self.field.late else names
        events: list[Event] = []
        for name in on_time:
            events += self._come(name, 0)
        if not self.game.begun:
            events += self.game.handle(Start(), 0)
        self._expect_late()
        return self._seen(events)

    def pick_up(self) -> None:
        """Go on with a game that is running: nothing of what was due is forgotten."""
        if not self.game.begun:
            self.begin()
            return
        self._expect_late()
        for number, tracked in self.game.game.index.tables.items():
            asked = [bust.player for bust in tracked.busts if bust.player in tracked.deciding]
            self.answers += [MayRebuy(name, tracked.decide_due) for name in asked]
            if tracked.busy:
                heappush(self.due, (tracked.began + self._length(number, tracked.dealt), number, ""))
        for name in self.game.game.entrants:
            self._guest(name)

    def steps(self) -> Iterator[list[Event]]:
        """What happens, moment by moment, until all is over."""
        game = self.game
        while not game.over:
            if self.answers:
                yield self._seen(self._answer())
                continue
            deadline = game.deadline
            if self.due and (deadline is None or self.due[0][0] < deadline):
                when, number, name = heappop(self.due)
                when = max(when, game.now)
                yield self._seen(self._play(number, when) if number else self._come(name, when))
            elif deadline is not None:
                yield self._seen(self._pick() + game.tick(deadline))
            else:
                raise ValueError("nobody is left to play on")

    def _pick(self) -> list[Event]:
        """Dealer's choice: whoever gets the button somewhere picks the game (T26)."""
        events: list[Event] = []
        if self.game.structure.rules.rotation != DEALERS_CHOICE:
            return events
        for tracked in self.game.game.index.tables.values():
            person = picker(tracked.table)
            if person is not None:
                events += self.game.handle(AtTable(in_turn(tracked.table, person.name)), self.game.now)
        return events

    def _play(self, number: int, now: int) -> list[Event]:
        """All decisions of a hand."""
        game = self.game
        tracked = game.game.index.tables.get(number)
        events: list[Event] = []
        if tracked is None or not tracked.busy:
            return events
        table, hand, kinds = tracked.table, tracked.dealt, self.kinds
        while tracked.busy and tracked.dealt == hand and not game.over:
            if game.deadline is not None and game.deadline <= now:  # pragma: no cover - hands end before what is due
                events += game.tick(now)
                continue
            name = table.turn
            assert name is not None
            action = self.choose(kinds[name], table, self.rng_for(number, table))
            events += game.handle(AtTable(Act(name, action)), now)
        return events

    def rng_for(self, number: int, table: Table) -> Random:
        """The chance of one decision."""
        assert table.hand is not None
        self.rng.seed(mix(self.seed, number, table.number, table.hand.entries))
        return self.rng

    def _length(self, number: int, hand: int) -> int:
        """How long the decisions of a hand take."""
        usual = self.field.hand
        return usual // 4 + mix(self.seed, number, hand, 0) % max(1, usual)

    def _come(self, name: str, now: int) -> list[Event]:
        try:
            return self.game.handle(Register(name), now)
        except Refused:
            return []  # too late, registered already, or no place was free

    def _expect_late(self) -> None:
        window = late_window(self.game.structure, self.field.hand)
        for name in list(self.field.players)[len(self.field.players) - self.field.late :] if self.field.late else ():
            when = mix(self.seed, len(name), hash_of(name), 1) % max(1, window)
            if when >= self.game.now and name not in self.game.game.entrants:
                heappush(self.due, (when, 0, name))

    def _seen(self, events: list[Event]) -> list[Event]:
        """React to what happened; what follows from that at once is added."""
        more: list[Event] = []
        for event in events:
            kind = type(event)
            if kind is TableSaid:
                if type(event.event) is HandBegan:  # type: ignore[union-attr]
                    number = event.table  # type: ignore[union-attr]
                    due = self.game.now + self._length(number, event.event.hand)  # type: ignore[union-attr]
                    heappush(self.due, (due, number, ""))
            elif kind in _REACTIONS:
                more += self._react(event)
        return events + more if more else events

    def _react(self, event: Event) -> list[Event]:
        game, field = self.game, self.field
        match event:
            case MayRebuy():
                self.answers.append(event)
            case Seated(player) if self.kinds.get(player) == ABSENT:
                return game.handle(AtTable(SitOut(player)), game.now)
            case Filled(player):
                self._guest(player)
            case WentOut(player) if game.structure.reentries and self._chance(player, 2) < field.rebuy:
                return self._seen(self._come(player, game.now))
            case LevelBegan(level) if game.structure.add_on is not None and level == game.structure.add_on.level:
                return self._add_on()
        return []

    def _guest(self, player: str) -> None:
        if player not in self.kinds:
            guests = self.field.guests
            self.kinds[player] = guests[guest_number(player) % len(guests)]

    def _answer(self) -> list[Event]:
        name = self.answers.pop(0).player
        entrant = self.game.game.entrants[name]
        tracked = self.game.game.index.tables.get(entrant.table)
        if tracked is None or name not in tracked.deciding:  # pragma: no cover - the answer comes in the same moment
            return []
        yes = self._chance(name, 3 + entrant.rebuys) < self.field.rebuy
        return self.game.handle(Rebuy(name) if yes else NoRebuy(name), self.game.now)

    def _add_on(self) -> list[Event]:
        events: list[Event] = []
        game = self.game.game
        if game.over:
            return []  # the hand in which the level began was the last one
        for name, entrant in game.entrants.items():
            tracked = game.index.tables.get(entrant.table)
            leaves = name in game.barred or self.kinds[name] == ABSENT
            if tracked is None or entrant.added or name in tracked.deciding or leaves:
                continue
            if self._chance(name, 4) < self.field.add_on:
                events += self.game.handle(TakeAddOn(name), game.now)
        return events

    def _chance(self, name: str, what: int) -> int:
        """A number below 100."""
        return mix(self.seed, hash_of(name), what, self.game.game.entrants[name].entries) % 100


_REACTIONS = frozenset((MayRebuy, Seated, Filled, WentOut, LevelBegan))


def between_hands(field: Field) -> int:
    """Milliseconds between two hands."""
    return max(1, field.hand // 4)


def late_window(structure: Structure, hand: int) -> int:
    """About how long late registration is open, in milliseconds."""
    levels = structure.levels
    steps = [levels.at(index) for index in range(structure.late)]
    each = 1 if levels.by == TIME else hand if levels.by == HANDS else hand * structure.chairs
    return sum(step.lasts * each + step.rest for step in steps)


def guest_number(guest: str) -> int:
    """The number in a guest's name."""
    digits = "".join(sign for sign in guest if sign.isdigit())
    return int(digits) - 1 if digits else 0


def hash_of(name: str) -> int:
    """A number for a name, the same everywhere."""
    return int.from_bytes(name.encode()[:16], "little")


def mix(*parts: int) -> int:
    """A number that looks like chance, always the same for the same parts."""
    mixed = 0
    for part in parts:
        mixed = child((mixed ^ part) & 0xFFFFFFFFFFFFFFFF, 1)
    return mixed
