"""What everyone did in a hand so far, each move with what it cost and what was before it. Read from the log alone."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from msgspec import Struct, field

from sidepot.engine.events import Anted, Began, Called, Checked, Died, Event, Folded, Posted, RaisedTo
from sidepot.rules import Rules


class Kind(IntEnum):
    """What somebody can do in a betting."""

    FOLD = 0
    CHECK = 1
    CALL = 2
    RAISE = 3


Chances = dict[Kind, float]
"""How likely each thing to do is."""


class Move(Struct, frozen=True):
    """An action somebody took, and what was before it. A fold tells nothing worth keeping."""

    seat: int
    street: int
    kind: Kind
    price: float
    """What a call cost, as a part of the pot with the call in it."""
    by: float
    """A raise: by how much, as a part of the pot with the call in it."""
    raises: int
    """Bets and raises on this street before."""
    behind: int
    """Others in who had not acted on this street."""
    capped: bool
    """Whether it could not have been a raise."""


def moves_of(log: Iterable[Event], players: int, rules: Rules) -> tuple[Move, ...]:
    """What everyone did, in order."""
    story = _Story(rules, set(range(players)), set(range(players)))
    for event in log:
        story.hear(event)
    return tuple(story.moves)


class _Story(Struct):
    """The betting as it went."""

    rules: Rules
    inside: set[int]
    waiting: set[int]
    wagers: dict[int, int] = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    high: int = 0
    pot: int = 0
    street: int = -1
    street_name: str = ""
    bettings: int = 0
    raises: int = 0

    def hear(self, event: Event) -> None:
        """One more event."""
        if isinstance(event, Called):
            self._tell(event.seat, Kind.CALL, event.all_in or self._capped())
            self._pay(event.seat, event.amount)
        elif isinstance(event, RaisedTo) and event.verb == "bring-in":
            # forced as a blind is
            self.waiting.discard(event.seat)
            self._pay(event.seat, event.paid)
        elif isinstance(event, RaisedTo):
            self._tell(event.seat, Kind.RAISE, by=event.to - self.high)
            self.raises += 1
            self._pay(event.seat, event.paid)
        elif isinstance(event, Checked):
            self._tell(event.seat, Kind.CHECK)
        elif isinstance(event, Folded | Died):
            self.inside.discard(event.seat)
            self.waiting.discard(event.seat)
        elif isinstance(event, Posted):
            self._pay(event.seat, event.amount)
        elif isinstance(event, Anted):
            self.pot += event.amount
        elif isinstance(event, Began):
            self._begin(event)

    def _begin(self, event: Began) -> None:
        if event.street != self.street_name:
            self.street, self.street_name = self.street + 1, event.street
        if event.what == "bet":
            if self.bettings:
                self.high = 0
                self.wagers.clear()
            self.bettings += 1
            self.raises = 0
            self.waiting = set(self.inside)

    def _capped(self) -> bool:
        """Whether a raise was out of the question, as near as the log tells: only the engine knows what was legal."""
        blind = self.rules.cap_counts_blind and self.street == 0
        return self.rules.cap is not None and self.raises + blind >= self.rules.cap

    def _tell(self, seat: int, kind: Kind, capped: bool = False, by: int = 0) -> None:
        owed = max(self.high - self.wagers.get(seat, 0), 0)
        pot = max(self.pot + owed, 1)
        self.waiting.discard(seat)
        behind = len(self.waiting)
        self.moves.append(Move(seat, self.street, kind, owed / pot, by / pot, self.raises, behind, capped))

    def _pay(self, seat: int, amount: int) -> None:
        self.wagers[seat] = self.wagers.get(seat, 0) + amount
        self.high = max(self.high, self.wagers[seat])
        self.pot += amount
