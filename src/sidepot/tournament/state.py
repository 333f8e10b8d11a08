"""What a tournament knows: who entered, its tables, level and clock. What happens with it is decided elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sidepot.rules import Rules
from sidepot.table import Table
from sidepot.table.events import Event as TableEvent
from sidepot.tournament.entrants import Entrant
from sidepot.tournament.events import Cancelled, Event, TableOpened
from sidepot.tournament.log import Deck, Entry
from sidepot.tournament.places import Bust, Placed
from sidepot.tournament.structure import Structure
from sidepot.tournament.table_index import TableIndex, TrackedTable

PAUSE, BREAK, REDRAW, HAND_FOR_HAND = 1, 2, 4, 8
"""Why tables wait between two hands: somebody paused, a break, the final table is about to be drawn, hand for hand."""


class TournamentState:
    """All that a tournament knows: `verbs`, `busting`, `balancing` and `schedule` change it, `Tournament` drives it."""

    __slots__ = (
        "absent", "absent_due", "add_ons", "awaited", "barred", "begun", "cancelled", "clock_due", "clock_left",
        "closed", "deadline", "deck", "decks", "dropped_before", "entrants", "entries", "gone", "guests", "hands",
        "in_play", "index", "last_table", "level", "log", "now", "over", "paid", "places", "progress", "rebuys", "rng",
        "round", "round_open", "rules", "size", "still", "structure", "taken_out", "waits",
    )  # fmt: skip

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
        self.index = TableIndex()
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
        self.waits = 0
        """Why tables wait between two hands: any of `PAUSE`, `BREAK`, `REDRAW` and `HAND_FOR_HAND`."""
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

    def told(self, tracked: TrackedTable, said: list[TableEvent], now: int, events: list[Event]) -> None:
        """Pass on what happened at a table: whoever drives the tournament does."""
        raise NotImplementedError  # pragma: no cover - a Tournament does

    # what anyone may ask of it

    @property
    def tables(self) -> dict[int, Table]:
        """The tables in play, by number."""
        return {number: tracked.table for number, tracked in self.index.tables.items()}

    def table_of(self, player: str) -> Table | None:
        """Where a player sits."""
        entrant = self.entrants.get(player)
        tracked = None if entrant is None else self.index.tables.get(entrant.table)
        return None if tracked is None else tracked.table

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
        tracked_tables = self.index.tables.values()
        return self.dropped_before + sum(tracked.table.ledger.balances["dropped"] for tracked in tracked_tables)

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

    def look_for_the_absent(self, now: int) -> None:
        """When all who are left are absent, chips decide in a while; in a pause or a break they may be."""
        if self.begun and len(self.absent) >= self.in_play and not self.waits & (PAUSE | BREAK):
            if self.absent_due < 0:
                self.absent_due = now + self.structure.patience
        else:
            self.absent_due = -1

    def open_table(self, chairs: int, button: int, now: int, events: list[Event]) -> TrackedTable:
        """Set up a table."""
        self.last_table += 1
        number = self.last_table
        deck, clock = self.deck_of(number), self.structure.clock
        tracked = TrackedTable(number, Table(self.rules, chairs, deck=deck, clock=clock, button=button, keeps=True))
        self.index.open(tracked)
        events.append(TableOpened(number, chairs, button))
        return tracked

    def deck_of(self, number: int) -> Callable[[int, bytes], bytes]:
        """Where a table has its decks from."""

        def deck(hand: int, cards: bytes) -> bytes:
            found = self.deck(number, hand, cards)
            if self.log is not None:
                self.decks.append(found)
            return found

        return deck
