"""The log of a hand as one small int an entry: what happened, to which seat, all-in or not, how many chips.

Chips are below 2^53, so an entry fits in 63 bits: amount << 10 | all-in << 9 | seat << 5 | kind.
"""

from __future__ import annotations

ANTE, SMALL_BLIND, BIG_BLIND, STRADDLE, POST, TABLE_ANTE, DEAD_BLIND = range(7)
HOLE, BOARD = range(7, 9)
FOLD, CHECK, CALL, RAISE, DISCARD = range(9, 14)
SHOW, MUCK, RETURN, DIE, END = range(14, 19)

DECISIONS = frozenset((FOLD, CHECK, CALL, RAISE, DISCARD, DIE))


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
