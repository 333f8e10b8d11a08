"""Reading PokerStars text: the hands of a text, each played again; what stands outside of them is told too.

The blinds that were posted tell who has the button, so that a dead button needs no seat. Nothing is burned there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from sidepot.copying import made_by_call, never_copied
from sidepot.history.read_hand import ReadHand, misread, net_of
from sidepot.history.record import About, Away, Occasion, Record
from sidepot.history.script.forced_bets import Forced
from sidepot.history.script.playing import facts_by_some_rules
from sidepot.history.script.script import Deal, ImpossibleCards, Misread, Script, Shown
from sidepot.history.stars.body import Body
from sidepot.history.stars.bounties import with_bounties
from sidepot.history.stars.header import read_header, read_table
from sidepot.history.stars.seats import Seated

_BEGINS = re.compile(r"\n[\ufeff \t]*PokerStars (?:Zoom |Home Game )?(?:Hand|Game) #", re.IGNORECASE)
"""The end of the line before a hand: a pattern that begins with one letter is searched for much faster."""
LONGEST_LINE = 600
"""Letters of a line; a line of that length is understood at once, whatever stands in it."""


def read_stars(text: str) -> Iterator[ReadHand]:
    """The hands of a text, in order; what stands outside of them is told too."""
    text = "\n" + (text.replace("\u00a0", " ") if "\u00a0" in text else text)
    begins = [found.start() + 1 for found in _BEGINS.finditer(text)]
    before = text[1 : begins[0]] if begins else text[1:]
    for at, line in enumerate(before.split("\n"), 1):
        if line.strip("\ufeff \t\r*"):
            yield misread(at, Misread("no-header", at, line[:80]))
            break
    number = 1 + before.count("\n")
    for first, last in zip(begins, [*begins[1:], len(text)], strict=False):
        hand = text[first:last]
        yield _found(hand.split("\n"), number)
        number += hand.count("\n")


def _found(lines: list[str], first: int) -> ReadHand:
    try:
        return ReadHand(first, _Reading(lines, first).record())
    except ValueError as error:
        return misread(first, error)


class _Reading:
    """One hand on its way to a record."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, lines: list[str], first: int) -> None:
        self.lines: list[str] = []
        self.numbers: list[int] = []
        lines[0] = lines[0].lstrip("\ufeff \t")
        for at, line in enumerate(lines):
            cleaned = line.strip()
            if len(cleaned) > LONGEST_LINE:
                raise Misread("long-line", first + at, letters=len(cleaned), most=LONGEST_LINE)
            if cleaned:
                self.lines.append(cleaned)
                self.numbers.append(first + at)
        self.header = read_header(self.lines[0], first)
        if len(self.lines) < 2:
            raise Misread("cut-off", self.numbers[-1])
        self.table = read_table(self.lines[1], self.numbers[1])
        self.decimals = self.header.decimals
        self.seated = Seated(self.lines, self.numbers, self.decimals)
        self.body = Body(self.lines, self.numbers, self.seated, self.header.game)

    def record(self) -> Record:
        """The hand, replayed."""
        self.body.read()
        if self.body.rake is None:
            raise Misread("no-summary", self.numbers[-1])
        script = self._script()
        try:
            return self._played(script)
        except ImpossibleCards as error:
            error.settled = self._settled(script)
            raise

    def _settled(self, script: Script) -> dict[str, str] | None:
        """What the chips come to when no hand is known."""
        script.shows = [Shown(seat, None) for seat in self.body.inside]
        script.known = {}
        for item in script.items:
            if isinstance(item, Deal) and item.seat >= 0:
                item.cards = (None,) * len(item.cards)
        try:
            return net_of(self._played(script))
        except ValueError:
            return None

    def _played(self, script: Script) -> Record:
        facts = facts_by_some_rules(script)
        return Record(
            rules=script.rules, stacks=script.stacks, button=script.button, facts=facts, players=self.body.names,
            no_sb=script.no_sb, posts=script.posts, about=self._about(),
        )  # fmt: skip

    def _script(self) -> Script:
        header, body = self.header, self.body
        stacks = tuple([self.seated.stacks[name] for name in body.names])
        fixed = header.limit == "fixed"
        stakes = (header.small // 2, header.small) if fixed else (header.small, header.big)
        forced = Forced(stacks, body.blinds, body.antes, *stakes, line=self.numbers[0])
        if header.cap:
            stacks = tuple([min(header.cap, stack) for stack in stacks])
        bets, bring_in = (header.small, header.big) if fixed else (), max(0, body.bring_in)
        rules = forced.rules(header.game, header.limit, bets, bring_in, body.boards)
        return Script(
            rules, stacks, forced.button, body.items, list(body.shows.values()), forced.no_sb, forced.posts,
            lenient=True, won=body.won, rake=body.rake, returned=body.returned or None, total=body.total,
            known=body.known, line=self.numbers[-1], collected=body.collected,
        )  # fmt: skip

    def _about(self) -> About:
        header, table, body, seated = self.header, self.table, self.body, self.seated
        extra: dict[str, Any] = dict(header.extra)
        if header.cap:
            extra |= {"cap": header.cap_text, "stacks": [seated.stacks[name] for name in body.names]}
        chairs = seated.chairs
        away = [name for name in chairs if name not in body.seat_of] if len(chairs) > len(body.names) else []
        return About(
            number=header.number, site="PokerStars", table=table.name, table_size=table.size, time=header.time,
            zone=header.zone, currency="" if table.play_money else header.currency, decimals=self.decimals,
            occasion=None if header.occasion is None else self._occasion(header.occasion), hero=body.hero,
            chairs=tuple([chairs[name] for name in body.names]),
            away=tuple([Away(name, chairs[name], seated.stacks[name], seated.why.get(name, "")) for name in away]),
            rake=body.rake, notes=tuple(body.notes), format="pokerstars", extra=extra,
        )  # fmt: skip

    def _occasion(self, occasion: Occasion) -> Occasion:
        """The tournament, with what heads are worth and what was won for them."""
        body = self.body
        return with_bounties(occasion, self.seated.bounties, [note.text for note in body.notes], body.seat_of)
