"""What an answer that is an amount comes to (L16), and what had to be made of it."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Any

from msgspec import Struct

from sidepot.engine import Options
from sidepot.words import words

_AMOUNT = re.compile(rb"([+-]?)0*([0-9]+)")
_ENOUGH = 10**18
"""More than any stack."""


class Repair(StrEnum):
    """Why a bot did not simply do what it answered."""

    TIMEOUT = "timeout"
    UNREACHABLE = "unreachable"
    BROKEN = "broken"
    HTTP_ERROR = "http-error"
    REDIRECT = "redirect"
    TOO_LONG = "too-long"
    NOT_AN_AMOUNT = "not-an-amount"
    NEGATIVE = "negative"
    ERROR = "error"
    ILLEGAL = "illegal"
    BUSY = "busy"
    BELOW_CALL = "below-call"
    BELOW_RAISE = "below-raise"
    RAISING_CLOSED = "raising-closed"
    ABOVE_STACK = "above-stack"
    ABOVE_LIMIT = "above-limit"

    @property
    def says(self) -> str:
        """It in English words."""
        return self.told()

    def told(self, language: str = "en") -> str:
        """It in words."""
        return words(language)(f"reports-repair-{self.value}")

    @property
    def bad(self) -> bool:
        """There was no answer that could be used: it counted as 0."""
        return self in _BAD


_BAD = frozenset(list(Repair)[: list(Repair).index(Repair.BELOW_CALL)])


class Failed(Exception):
    """No answer that could be used: the kind of failure, and a sentence for people."""

    def __init__(self, kind: Repair, says: str) -> None:
        super().__init__(says)
        self.kind = kind


def amount_in(body: bytes) -> int:
    """The amount that a body is; Failed where it is none."""
    found = _AMOUNT.fullmatch(body.strip())
    if found is None:
        raise Failed(Repair.NOT_AN_AMOUNT, "the answer is no whole number")
    sign, digits = found.groups()
    amount = int(digits) if len(digits) < len(str(_ENOUGH)) else _ENOUGH
    if sign == b"-" and amount:
        raise Failed(Repair.NEGATIVE, "the answer is a negative number")
    return amount


def repair_of(options: Options, amount: int) -> Repair | None:
    """What `action_for` makes of an amount that does not say a legal action as it stands; 0 always does."""
    if 0 < amount < options.to_call:
        return Repair.BELOW_CALL
    if amount <= options.to_call:
        return None
    if options.to_call == options.stack:
        return Repair.ABOVE_STACK
    if options.min_to is None or options.max_to is None:
        return Repair.RAISING_CLOSED
    to = options.wager + amount
    if to < options.min_to:
        return Repair.BELOW_RAISE
    if to <= options.max_to:
        return None
    return Repair.ABOVE_STACK if options.max_to == options.wager + options.stack else Repair.ABOVE_LIMIT


class Record(Struct):
    """How a player answered: how often it was asked, and how often what had to be made of it."""

    asked: int = 0
    repairs: dict[Repair, int] = {}
    last: str = ""
    """The last bad answer, in a sentence."""

    @property
    def bad(self) -> int:
        """How often there was no answer that could be used."""
        return sum(times for kind, times in self.repairs.items() if kind.bad)

    def note(self, kind: Repair | None, says: str = "") -> None:
        """It was asked, and this had to be made of its answer."""
        self.asked += 1
        if kind is not None:
            self.count(kind, says)

    def count(self, kind: Repair, says: str = "") -> None:
        """One more of a kind."""
        self.repairs[kind] = self.repairs.get(kind, 0) + 1
        self.last = says or self.last

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return {"asked": self.asked, "bad": self.bad, "repairs": {str(kind): n for kind, n in self.repairs.items()}}
