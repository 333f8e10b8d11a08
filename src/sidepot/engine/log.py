"""The log of a hand as one small int an entry: what happened, to which seat, all-in or not, how many chips.

Chips are below 2^53, so an entry fits in 63 bits: amount << 10 | all-in << 9 | seat << 5 | kind.
"""

from __future__ import annotations

from sidepot.copying import copied_by, made_by
from sidepot.engine.parts import PART

ANTE, SMALL_BLIND, BIG_BLIND, STRADDLE, POST, TABLE_ANTE, DEAD_BLIND = range(7)
HOLE, BOARD = range(7, 9)
FOLD, CHECK, CALL, BET, RAISE, COMPLETE, CAP, DISCARD = range(9, 17)
SHOW, MUCK, RETURN, DIE, END = range(17, 22)

WAGER_NAMES = {BET: "bet", RAISE: "raise", COMPLETE: "complete", CAP: "cap"}
"""What a wager is called; all that differs between these four kinds of entries."""

PLAIN = __file__.endswith(".py")
ROOM = _ROOM = 48
"""How many entries the row holds; the second name is a C variable, which no other module could import."""


class Log:
    """The entries of a hand: the first ones in a row of fixed size, which is nearly always enough, others in a list."""

    __new__ = made_by(PART)
    __reduce__ = copied_by(PART)

    def __init__(self) -> None:
        raise TypeError(PART)

    def begin(self) -> None:
        """Nothing has happened yet."""
        if PLAIN:
            self.row = [0] * 48
            self.count = 0
        # made when it is needed: hardly a hand is so long
        self.more: list[int] | None = None

    def clear(self) -> None:
        """Begin again."""
        self.count = 0

    def add(self, kind: int, seat: int, amount: int, all_in: bool) -> None:
        """One more entry."""
        code = entry(kind, seat, amount, all_in)
        if self.count < _ROOM:
            self.row[self.count] = code
        else:
            self._add_far(code)
        self.count += 1

    def _add_far(self, code: int) -> None:
        if self.more is None:
            self.more = []
        del self.more[self.count - _ROOM :]
        self.more.append(code)

    def at(self, place: int) -> int:
        """The entry at a place."""
        return self.row[place] if place < _ROOM else self._far(place)

    def _far(self, place: int) -> int:
        assert self.more is not None
        return self.more[place - _ROOM]

    def put(self, place: int, code: int) -> None:
        """Write another entry at a place."""
        if place < _ROOM:
            self.row[place] = code
        else:
            assert self.more is not None
            self.more[place - _ROOM] = code

    def part(self, first: int, last: int) -> list[int]:
        """Entries as a list, from one up to another."""
        return [self.at(place) for place in range(first, last)]

    def copy(self) -> Log:
        """An independent copy."""
        other = new_log()
        other.be_as(self)
        if self.more is not None:
            other.more = self.more[:]
        return other

    def be_as(self, other: Log) -> None:
        """Become what another log is now, up to as many entries as the row holds."""
        for place in range(other.count if other.count < _ROOM else _ROOM):
            self.row[place] = other.row[place]
        self.count = other.count

    def __len__(self) -> int:
        return self.count

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and self.part(0, len(self)) == other.part(0, len(other))

    __hash__ = None  # type: ignore[assignment]


def new_log() -> Log:
    """The log of a hand that begins."""
    log: Log = Log.__new__(Log, "bare")
    log.begin()
    return log


def entry(kind: int, seat: int, amount: int, all_in: bool) -> int:
    """One entry of the log."""
    return amount << 10 | (512 if all_in else 0) | seat << 5 | kind


def kind_of(code: int) -> int:
    """What happened."""
    return code & 31


def seat_of(code: int) -> int:
    """To which seat."""
    return code >> 5 & 15


def amount_of(code: int) -> int:
    """Chips, a card or a street."""
    return code >> 10


def all_in_of(code: int) -> bool:
    """Whether the seat had no chips left."""
    return code & 512 != 0
