"""Who sits at the table, by the lines of the seats: "Seat 3: NAME ($109.16 in chips, $0.61 bounty) is sitting out"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from sidepot.copying import made_by_call, never_copied
from sidepot.history.script.script import Misread
from sidepot.history.stars.header import chips_of, plain
from sidepot.words.refusal import sentence_of

_SEAT = re.compile(r"Seat (\d+): (.+) \(([^()]*?) in chips(?:, ([^()]*?) bounty)?\)(.*)")
MOST_SEATS = 10
_PLAIN_END = " in chips)"


class Seated:
    """The players by name: their chairs, stacks, what their heads are worth, and why one is not dealt in."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, lines: list[str], numbers: list[int], decimals: int) -> None:
        self.decimals = decimals
        self.chairs: dict[str, int] = {}
        self.stacks: dict[str, int] = {}
        self.why: dict[str, str] = {}
        self.bounties: dict[str, str] = {}
        at = 2
        while at < len(lines) and self._take(lines[at], numbers[at]):
            at += 1
        if at == len(lines):
            raise Misread("cut-off", numbers[-1])
        if len(self.chairs) < 2:
            raise Misread("few-seats", numbers[at], lines[at])
        self.end = at
        """The line after them."""

    def _take(self, line: str, number: int) -> bool:
        """One line; False where it is of no seat."""
        if not line.startswith("Seat "):
            return False
        if line.endswith(_PLAIN_END):
            # nothing stands behind the chips: no pattern is needed
            opens = line.rfind(" (")
            chair, _, name = line[5:opens].partition(": ")
            money = line[opens + 2 : -len(_PLAIN_END)]
            if opens > 0 and name and chair.isascii() and chair.isdecimal() and "(" not in money and "," not in money:
                self._sit(name, chair, money, number, line)
                return True
        found = _SEAT.fullmatch(line)
        if found is None:
            return False
        name = found[2]
        self._sit(name, found[1], found[3], number, line)
        if found[4]:
            self.bounties[name] = plain(found[4])
        if found[5].strip():
            self.why[name] = found[5].strip()
        return True

    def _sit(self, name: str, chair: str, money: str, number: int, line: str) -> None:
        if len(self.chairs) == MOST_SEATS:
            raise Misread("many-seats", number, line, most=MOST_SEATS)
        self.chairs[name] = int(chair)
        try:
            self.stacks[name] = chips_of(money, self.decimals)
        except ValueError as error:
            raise Misread(sentence_of(error), number, line) from None
