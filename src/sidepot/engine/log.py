"""The log of a hand as one small int an entry, whole: nothing else is needed to tell what happened.

An entry is value << 10 | flag << 9 | seat << 5 | kind and fits in 64 bits. Its value is chips (below 2^54), the index
of a step, a set of seats, or up to seven cards: how many << 0, which of them lie face up << 3, the cards of six bits
each << 10. A card that may not be seen is 63 in the same place, so that hiding one changes no other bit.
"""

from __future__ import annotations

from sidepot.copying import copied_by, made_by
from sidepot.engine.parts import PART

# forced bets; the flag of these and of all wagers: no chips are left
ANTE, SMALL_BLIND, BIG_BLIND, STRADDLE, POST, TABLE_ANTE, DEAD_BLIND = range(7)
# a step begins; cards for a seat; cards for the board (its number in the place of the seat)
STEP, DEALT, BOARD = range(7, 10)
# the value of a wager is what the seat's chips on this street come to; of a call what it cost
FOLD, CHECK, CALL, BET, RAISE, COMPLETE, CAP, BRING_IN = range(10, 18)
# cards thrown away: for new ones; for none (the flag: face up onto the board)
DRAW, DISCARD = range(18, 20)
SHOW, MUCK, DIE, SHUFFLE = range(20, 24)
# the end: what goes back; each pot (its number in the place of the seat), and with the flag who may win it; which pot
# is shared out from here on (at first the main pot); how much of it by which ranking on which board (ranking << 1 |
# board in that place); who gets how much
RETURN, POT, SHARING, SHARE, AWARD, RAKE, DROP, END = range(24, 32)

WAGER_NAMES = {BET: "bet", RAISE: "raise", COMPLETE: "complete", CAP: "cap", BRING_IN: "bring-in"}
"""What a wager is called; all that differs between these kinds of entries."""

UNSEEN = 63
"""A card that may not be seen."""
ROOM = _ROOM = 96
"""How many entries the row holds; the second name is a C variable, which no other module could import."""


class Log:
    """The entries of a hand: the first ones in a row of fixed size, which is nearly always enough, others in a list."""

    __new__ = made_by(PART, row=ROOM)
    __reduce__ = copied_by(PART)

    row: list[int]

    def __init__(self) -> None:
        raise TypeError(PART)

    def begin(self) -> None:
        """Nothing has happened yet."""
        self.count = 0
        # made when it is needed: hardly a hand is so long
        self.more: list[int] | None = None

    def clear(self) -> None:
        """Begin again."""
        self.count = 0

    def add(self, kind: int, seat: int, value: int, flag: bool) -> None:
        """One more entry."""
        self.put_last(entry(kind, seat, value, flag))

    def put_last(self, code: int) -> None:
        """One more entry, as it is."""
        if self.count < _ROOM:
            self.row[self.count] = code
            self.count += 1
        else:
            self._add_far(code)

    def put(self, place: int, code: int) -> None:
        """Another entry in the place of one there is."""
        if place < _ROOM:
            self.row[place] = code
        else:
            self._put_far(place, code)

    def _put_far(self, place: int, code: int) -> None:
        assert self.more is not None
        self.more[place - _ROOM] = code

    def _add_far(self, code: int) -> None:
        if self.more is None:
            self.more = []
        del self.more[self.count - _ROOM :]
        self.more.append(code)
        self.count += 1

    def at(self, place: int) -> int:
        """The entry at a place."""
        return self.row[place] if place < _ROOM else self._far(place)

    def _far(self, place: int) -> int:
        assert self.more is not None
        return self.more[place - _ROOM]

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


def entry(kind: int, seat: int, value: int, flag: bool) -> int:
    """One entry of the log."""
    return value << 10 | (flag << 9 | seat << 5 | kind)


def kind_of(code: int) -> int:
    """What happened."""
    return code & 31


def seat_of(code: int) -> int:
    """To which seat, board or pot."""
    return code >> 5 & 15


def value_of(code: int) -> int:
    """Chips, a step, a set of seats, or cards."""
    return code >> 10


def flag_of(code: int) -> bool:
    """Whether the seat had no chips left; of cards thrown away, whether they went onto the board."""
    return code & 512 != 0


# cards in a value


def with_card(value: int, card: int, up: int) -> int:
    """The cards of a value and one more."""
    many = value & 7
    wide = card  # of the value's width: in C a plain card would be too narrow
    return value + 1 | up << (3 + many) | wide << (10 + 6 * many)


def card_count(value: int) -> int:
    """How many cards a value has."""
    return value & 7


def card_at(value: int, i: int) -> int:
    """One of the cards of a value."""
    return value >> (10 + 6 * i) & 63


def up_at(value: int, i: int) -> bool:
    """Whether one of the cards of a value lies face up."""
    return value >> (3 + i) & 1 == 1


def without_cards(value: int, keep: bool) -> int:
    """A value with its cards unseen; those face up are seen where *keep* says so."""
    hidden = value & 1023
    wide = 0  # of the value's width
    for i in range(card_count(value)):
        wide = value >> (10 + 6 * i) & 63 if keep and value >> (3 + i) & 1 else 63
        hidden |= wide << (10 + 6 * i)
    return hidden
