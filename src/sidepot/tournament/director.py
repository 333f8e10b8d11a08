"""A tournament: takes commands and time, drives its tables, and says what happened.

The one rule it keeps: a command is either carried out whole or refused with nothing changed.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, get_args

from sidepot.copying import copied_by
from sidepot.rules import Rules
from sidepot.table import Act, Table
from sidepot.table.clock import MAX_TIME
from sidepot.table.events import CameBack, SatOut, TimedOut
from sidepot.table.events import Event as TableEvent
from sidepot.tournament import balancing, busting, schedule
from sidepot.tournament.commands import AtTable, Command, TableCommand
from sidepot.tournament.desk import VERBS, offers
from sidepot.tournament.entrants import Entrant
from sidepot.tournament.events import Cancelled, Event, TableOpened, TableSaid
from sidepot.tournament.floor import Felt, Floor
from sidepot.tournament.log import Deck, Entry
from sidepot.tournament.places import Bust, Placed
from sidepot.tournament.refusals import No, Refused
from sidepot.tournament.structure import Structure

if TYPE_CHECKING:
    from sidepot.tournament.views import TournamentView


class Tournament:
    """A tournament in play. `handle` and `tick` move it on, `deadline` says when to tick; all else only looks."""

    __slots__ = (
        "absent", "absent_due", "add_ons", "awaited", "barred", "begun", "cancelled", "clock_due", "clock_left",
        "closed", "deadline", "deck", "decks", "dropped_before", "entrants", "entries", "floor", "gathering", "gone",
        "guests", "hand_for_hand", "hands", "in_play", "last_table", "level", "log", "now", "over", "paid", "paused",
        "places", "progress", "rebuys", "resting", "rng", "round", "round_open", "rules", "size", "still", "structure",
        "taken_out",
    )  # fmt: skip
    __reduce__ = copied_by(
        "a tournament is not copied or pickled: keep its log, and replay(log, make) of sidepot.tournament"
        " gives one that goes on alike"
    )

    def __init__(
        self, structure: Structure, *, deck: Deck, seed: int = 0, log: Callable[[Entry], object] | None = None
    ) -> None:
        if structure.clock.pause < 1:
            raise ValueError("a tournament needs a pause between hands, of a millisecond at least, to move people")
        self.structure = structure
        self.deck = deck
        self.rng = Random(seed)
        """Draws seats and buttons, nothing else."""
        self.log = log
        self.decks: list[bytes] = []
        self.entrants: dict[str, Entrant] = {}
        self.floor = Floor()
        self.last_table = 0
        self.in_play = 0
        """How many have a chair."""
        self.size = 0
        """How many began (K8)."""
        self.begun = self.over = False
        self.awaited = False
        """The time set for the start has come, with too few players."""
        self.cancelled: Cancelled | None = None
        self.barred: set[str] = set()
        """Who was removed and cannot enter again."""
        self.taken_out = 0
        """Chips of removed players: no longer in play."""
        self.entries = self.rebuys = self.add_ons = self.guests = self.hands = self.dropped_before = 0
        self.closed = False
        """Nobody can enter or rebuy any more."""
        self.paid = 0
        """How many places are paid, once that is known."""
        self.level = 0
        self.rules: Rules = structure.rules_at(0)
        self.progress = 0
        """Hands or orbits of this level, at all tables."""
        self.still = 0
        """Hands of the last level since somebody went out."""
        self.clock_due: int | None = None
        """When the level, or the break after it, is over."""
        self.clock_left: int | None = None
        self.paused = self.resting = self.gathering = self.hand_for_hand = False
        self.round: list[Bust] = []
        """Hand for hand: who went out in this round."""
        self.round_open: set[int] = set()
        """Hand for hand: the tables that have not ended their hand of this round."""
        self.gone: list[tuple[str, ...]] = []
        """Who went out, the first ones first, equals together."""
        self.absent: set[str] = set()
        self.absent_due = -1
        self.places: tuple[Placed, ...] = ()
        self.now = 0
        self.deadline: int | None = None

    # what anyone may ask of it

    @property
    def game(self) -> Tournament:
        """The tournament itself; of a season, the one that is played now."""
        return self

    @property
    def tables(self) -> dict[int, Table]:
        """The tables in play, by number."""
        return {number: felt.table for number, felt in self.floor.felts.items()}

    def table_of(self, player: str) -> Table | None:
        """Where a player sits."""
        entrant = self.entrants.get(player)
        felt = None if entrant is None else self.floor.felts.get(entrant.table)
        return None if felt is None else felt.table

    @property
    def chips_issued(self) -> int:
        """All chips that were given out."""
        structure = self.structure
        chips = self.entries * structure.stack
        if structure.rebuys is not None:
            chips += self.rebuys * structure.rebuys.chips
        return chips + (self.add_ons * structure.add_on.chips if structure.add_on is not None else 0)

    @property
    def dropped(self) -> int:
        """Chips that splits left over, where the house drops them (L11)."""
        felts = self.floor.felts.values()
        return self.dropped_before + sum(felt.table.ledger.balances["dropped"] for felt in felts)

    @property
    def pool(self) -> int:
        """The prize money so far."""
        structure = self.structure
        money = self.entries * structure.buy_in
        if structure.rebuys is not None:
            money += self.rebuys * structure.rebuys.cost
        if structure.add_on is not None:
            money += self.add_ons * structure.add_on.cost
        return max(money, structure.guarantee)

    @property
    def fees(self) -> int:
        """What the house keeps: a fee for each entry, no part of the pool."""
        return self.entries * self.structure.fee

    def offers(self, player: str) -> tuple[str, ...]:
        """What a player may ask for now: `register`, `unregister`, `rebuy`, `no-rebuy`, `add-on`."""
        return offers(self, player)

    def view(self, player: str | None = None) -> TournamentView:
        """What a player (None: the rail) may see."""
        from sidepot.tournament.views import view

        return view(self, player)

    def state(self) -> tuple[Any, ...]:
        """Everything that decides what happens next: two tournaments with equal states go on alike."""
        left_out = {"structure", "deck", "log", "decks", "rng", "floor", "entrants"}
        left_out |= {"absent", "barred", "gone", "round", "round_open"}
        own = {name: getattr(self, name) for name in self.__slots__ if name not in left_out}
        felts = {number: felt.state() for number, felt in self.floor.felts.items()}
        order = [tuple(felts) for felts in self.floor.by_size]
        people = {name: entrant.state() for name, entrant in self.entrants.items()}
        doomed = tuple(self.floor.doomed)
        lists = tuple(self.gone), tuple(self.round)
        sets = frozenset(self.round_open), frozenset(self.absent), frozenset(self.barred)
        return own, felts, order, people, doomed, lists, sets, self.rng.getstate()

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
            busting.decide_by_chips(self, due, events)
        floor = self.floor
        while not self.over and floor.next_due() == due:
            self._due_at(floor.pop_due(), due, events)
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
        due = self.floor.next_due()
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
        felt = self.floor.felts.get(entrant.table)
        if felt is None:
            raise Refused(No.PLAYER_OUT if entrant.out else No.NOT_BEGUN)
        if type(asked) not in _AT_TABLE:
            raise Refused(No.NOT_A_COMMAND)
        self.told(felt, felt.table.handle(asked, now), now, events)
        if type(asked) is not Act:
            balancing.arrange(self, now, events)

    def _due_at(self, felt: Felt, due: int, events: list[Event]) -> None:
        if felt.decide_due == due:
            busting.time_to_decide_is_up(self, felt, due, events)
        table = felt.table
        if table.deadline != due:
            return
        if not table.playing:
            schedule.before_deal(self, felt, due, events)
            if table.deadline != due:
                return
        self.told(felt, table.tick(due), due, events)
        if felt.number in self.round_open and table.deadline is None and not table.playing:
            # nobody is here to play against: the round does not wait for this table
            self.round_open.discard(felt.number)
            balancing.arrange(self, due, events)

    def told(self, felt: Felt, said: list[TableEvent], now: int, events: list[Event]) -> None:
        """Pass on what happened at a table, and see to the begin and the end of its hands."""
        number, table = felt.number, felt.table
        for event in said:
            events.append(TableSaid(number, event))
            if type(event) in _PRESENCE:
                self._notice(event, now)  # type: ignore[arg-type]
        if table.number != felt.dealt:
            felt.dealt = table.number
            felt.busy = True
            felt.began = now
            self.floor.running += 1
            self.floor.idle.pop(number, None)
            schedule.hand_began(self, felt)
        if felt.busy and not table.playing:
            felt.busy = False
            self.floor.running -= 1
            self.floor.idle[number] = felt
            self.hands += 1
            busting.hand_ended(self, felt, now, events)
        self.floor.note(felt)

    def _notice(self, event: SatOut | CameBack | TimedOut, now: int) -> None:
        if type(event) is CameBack:
            self.absent.discard(event.player)
        else:
            self.absent.add(event.player)
        self.look_for_the_absent(now)

    def look_for_the_absent(self, now: int) -> None:
        """When all who are left are absent, chips decide in a while; in a pause or a break they may be."""
        if self.begun and len(self.absent) >= self.in_play and not (self.paused or self.resting):
            if self.absent_due < 0:
                self.absent_due = now + self.structure.patience
        else:
            self.absent_due = -1

    def open_table(self, chairs: int, button: int, now: int, events: list[Event]) -> Felt:
        """Set up a table."""
        self.last_table += 1
        number = self.last_table

        def deck(hand: int, cards: bytes) -> bytes:
            found = self.deck(number, hand, cards)
            if self.log is not None:
                self.decks.append(found)
            return found

        table = Table(self.rules, chairs, deck=deck, clock=self.structure.clock, button=button, keeps=True)
        felt = Felt(number, table)
        self.floor.open(felt)
        events.append(TableOpened(number, chairs, button))
        return felt


_AT_TABLE = frozenset(get_args(TableCommand))
_PRESENCE = frozenset((SatOut, CameBack, TimedOut))
