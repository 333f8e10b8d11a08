"""What everyone saw of everyone's cards, street by street: how many, which of them face up, how many were drawn."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from sidepot.cards import Card, card_set
from sidepot.engine.events import Began, Dealt, DealtBoard, Discarded, Drew, Event


class Seen(Struct, frozen=True):
    """A seat's cards at the end of a street, as far as everyone knows them; sets of cards."""

    held: int = 0
    """How many it holds."""
    up: int = 0
    """Those that lie face up."""
    drawn: int = -1
    """How many it drew on this street; −1 where it has not drawn on it."""
    gone: int = 0
    """How many it threw away on this street, draws apart."""
    thrown: int = 0
    """Those of them that everyone saw."""


Trail = tuple[Seen, ...]
"""One seat's cards street by street, up to now."""


class Trails(Struct, frozen=True):
    """All seats' trails, and what lies open by street: on the board, and there or before any player."""

    seats: tuple[Trail, ...]
    boards: tuple[int, ...]
    open: tuple[int, ...]


def trails_of(log: Iterable[Event], players: int) -> Trails:
    """Read off the log, as any viewer may know it: cards that lie face down are only counted."""
    found = _Following(players)
    for event in log:
        found.hear(event)
    return found.trails


class _Following:
    """The cards as they came."""

    def __init__(self, players: int) -> None:
        self.now = [Seen() for _ in range(players)]
        self.streets: list[tuple[Seen, ...]] = []
        self.boards: list[int] = []
        self.opened: list[int] = []
        self.board = self.open = 0
        self.name = ""

    def hear(self, event: Event) -> None:
        """One more event."""
        if isinstance(event, Began):
            self._begin(event.street)
        elif isinstance(event, Dealt):
            seen, up = self.now[event.seat], self._show(event.cards, event.up)
            self.now[event.seat] = replace(seen, held=seen.held + len(event.cards), up=seen.up | up)
        elif isinstance(event, DealtBoard) and event.board == 0:
            self.board |= card_set(event.cards)
            self.open |= self.board
        elif isinstance(event, Drew):
            seen, many = self.now[event.seat], len(event.cards)
            self.now[event.seat] = replace(seen, held=seen.held - many, drawn=many)
        elif isinstance(event, Discarded):
            self._discard(event)

    def _begin(self, street: str) -> None:
        if street != self.name:
            if self.name:
                self._close()
            self.name = street
            self.now = [Seen(seen.held, seen.up) for seen in self.now]

    def _close(self) -> None:
        self.streets.append(tuple(self.now))
        self.boards.append(self.board)
        self.opened.append(self.open)

    def _discard(self, event: Discarded) -> None:
        seen, many = self.now[event.seat], len(event.cards)
        thrown = self._show(event.cards, event.up)
        if event.onto_board:
            self.board |= thrown
        gone, up = seen.gone + many, seen.up & ~thrown
        self.now[event.seat] = replace(seen, held=seen.held - many, up=up, gone=gone, thrown=seen.thrown | thrown)

    def _show(self, cards: tuple[Card | None, ...], up: tuple[bool, ...]) -> int:
        """The cards that everyone sees, which are now open."""
        shown = card_set([card for card, seen in zip(cards, up, strict=True) if seen and card is not None])
        self.open |= shown
        return shown

    @property
    def trails(self) -> Trails:
        """All of it, the street that is played included."""
        self._close()
        seats = tuple(zip(*self.streets, strict=True))
        return Trails(seats, tuple(self.boards), tuple(self.opened))
