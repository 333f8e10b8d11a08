"""Reading PokerStars text: each line of a hand is understood or told to be unknown, never guessed.

The blinds that were posted tell who has the button, so that a dead button needs no seat. Nothing is burned there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from sidepot.cards import DECK, Card
from sidepot.copying import made_by_call, never_copied
from sidepot.history.amounts import scaled
from sidepot.history.read_hand import ReadHand, misread, net_of
from sidepot.history.record import About, Away, Note, Record
from sidepot.history.script.forced_bets import Forced
from sidepot.history.script.playing import facts_by_some_rules
from sidepot.history.script.script import Cards, Deal, ImpossibleCards, Misread, Move, Script, Shown
from sidepot.history.stars.header import plain, read_header, read_table

_SEAT = re.compile(r"Seat (\d+): (.+) \(([^()]*?) in chips(?:, ([^()]*?) bounty)?\)(.*)")
_CARDS = re.compile(r"\[([^\]]*)\]")
_COLLECTED = re.compile(r"(.+) collected (\S+(?: \.\d+)?) from (?:pot|main pot|(side pot)(?:-(\d+))?)(?: .*)?")
_RETURNED = re.compile(r"Uncalled bet \(([^)]+)\) returned to (.+)")
_DEALT = re.compile(r"((?: ?\[[^\]]*\])+)")
_TOTAL = re.compile(r"Total pot (\S+?)\.?(?: .*?)? ?\| Rake (\S+?)\.?(?: \| .*)?")
_SUMMED = re.compile(
    r"Seat (\d+): (.+?)(?: \((?:button|small blind|big blind|button blind)\))* "
    r"(?:(showed|mucked) \[([^\]]*)\].*|folded .*|collected .*|mucked|\(.*)"
)
_RAISES = re.compile(r"raises (\S+(?: \.\d+)?) to (\S+(?: \.\d+)?)")
_DISCARDS = re.compile(r"discards (\d) cards?(?: \[([^\]]*)\])?")
_BOARD_STREETS = {"FLOP": 0, "TURN": 0, "RIVER": 0, "PRE-FLOP": 0}
_NOISE = re.compile(
    r".+ (?:joins the table at seat #\d+|leaves the table|has timed out(?: while (?:being )?disconnected)?|"
    r"is (?:dis)?connected|has returned|said, \".*\"|re-buys and receives .+|is sitting out|sits out|"
    r"finished the tournament(?: in .+)?|wins the tournament.*|wins the .+ bounty for .+|wins .+ for .+ and their own "
    r"bounty increases by .+|split the .+ bounty.*|will be allowed to play after the button|was moved .+|"
    r"was removed from the table for failing to post|takes the add-on.*|has been (?:dis)?connected|"
    r"wins an entry to .+|wins a .+|is capped|can't be .+)"
    r"|Table (?:leave|enter) user|Betting is capped|"
    r"Pair on board - a double bet is allowed|The deck is reshuffled|No low hand qualified|"
    r"Hand was run (?:once|twice|three times)|(?:FIRST |SECOND )?Board \[.*\]|.+ was disconnected.*",
)  # fmt: skip
_CARD = {str(card): card for card in DECK}
_NO_DEED = ("doesn't show hand", "is sitting out", "sits out", "has timed out", "is disconnected", "is connected")


_BEGINS = re.compile(r"^[\ufeff \t]*PokerStars (?:Zoom |Home Game )?(?:Hand|Game) #", re.MULTILINE | re.IGNORECASE)


def read_stars(text: str) -> Iterator[ReadHand]:
    """The hands of a text, in order; what stands outside of them is told too."""
    if "\u00a0" in text:
        text = text.replace("\u00a0", " ")
    begins = [found.start() for found in _BEGINS.finditer(text)]
    before = text[: begins[0]] if begins else text
    for at, line in enumerate(before.split("\n"), 1):
        if line.strip("\ufeff \t\r*"):
            yield ReadHand(at, None, f"line {at}: {line[:80]!r}: not the header of a hand", at)
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


@lru_cache(maxsize=65_536)
def _chips(text: str, decimals: int) -> int:
    return scaled(plain(text), decimals)


class _Reading:
    """One hand on its way to a record."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, lines: list[str], first: int) -> None:
        cleaned = [line.strip() for line in lines]
        cleaned[0] = cleaned[0].lstrip("\ufeff \t")
        self.lines = [line for line in cleaned if line]
        self.numbers = [first + at for at, line in enumerate(cleaned) if line]
        self.header = read_header(self.lines[0], first)
        self.table = read_table(self._line(1), self.numbers[1])
        chips = self.header.occasion is not None or not self.header.symbol
        self.decimals = 0 if chips and "." not in self.header.big else 2

    def _line(self, at: int) -> str:
        if at >= len(self.lines):
            raise Misread("the hand is cut off", self.numbers[-1])
        return self.lines[at]

    def _money(self, text: str, at: int) -> int:
        try:
            return _chips(text, self.decimals)
        except ValueError as error:
            raise Misread(str(error), self.numbers[at], self.lines[at]) from None

    # who is there

    def record(self) -> Record:
        """The hand, replayed."""
        self._seats()
        self._sit()
        self._read()
        if self.rake is None:
            raise Misread("the hand is cut off: there is no summary", self.numbers[-1])
        script = self._script()
        try:
            return self._played(script)
        except ImpossibleCards as error:
            error.settled = self._settled(script)
            raise

    def _settled(self, script: Script) -> dict[str, str] | None:
        """What the chips come to when no hand is known."""
        script.shows = [Shown(seat, None) for seat in self.inside]
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
            rules=script.rules, stacks=script.stacks, button=script.button, facts=facts, players=self.names,
            no_sb=script.no_sb, posts=script.posts, about=self._about(),
        )  # fmt: skip

    def _seats(self) -> None:
        self.chairs: dict[str, int] = {}
        self.stacks: dict[str, int] = {}
        self.why: dict[str, str] = {}
        self.bounties: dict[str, str] = {}
        at = 2
        while found := _SEAT.fullmatch(self._line(at)):
            name = found[2]
            self.chairs[name] = int(found[1])
            self.stacks[name] = self._money(found[3], at)
            if found[4]:
                self.bounties[name] = plain(found[4])
            if found[5].strip():
                self.why[name] = found[5].strip()
            at += 1
        if len(self.chairs) < 2:
            raise Misread("fewer than two seats", self.numbers[at], self.lines[at])
        self.body = at

    def _sit(self) -> None:
        """Those who do something are in the hand."""
        present = set()
        self.whose: list[str] = []
        for line in self.lines[self.body :]:
            if line.startswith("*** SUMMARY"):
                break
            name = self._whose(line)
            self.whose.append(name)
            if name and name not in present and not line[len(name) + 2 :].startswith(_NO_DEED):
                present.add(name)
        order = sorted(present, key=lambda name: self.chairs[name])
        self.seat_of = {name: seat for seat, name in enumerate(order)}
        self.names = tuple(order)
        if len(order) < 2:
            cancelled = next((at for at, line in enumerate(self.lines) if "cancelled" in line.lower()), 0)
            says = "the hand was cancelled" if cancelled else "fewer than two players do anything"
            raise Misread(says, self.numbers[cancelled])

    def _whose(self, line: str) -> str:
        """The player a line with a colon is about."""
        name, colon, _ = line.partition(": ")
        if not colon:
            return ""
        if name in self.chairs:
            return name
        return next((known for known in self.chairs if line.startswith(f"{known}: ")), "")

    # line by line

    def _read(self) -> None:
        n = len(self.names)
        self.items: list[Deal | Move] = []
        self.shows: dict[int, Shown] = {}
        self.known: dict[int, Cards] = {}
        self.blinds: list[tuple[str, int, int, bool]] = []
        self.antes: dict[int, int] = {}
        self.bring_in = -1
        self.won: dict[int, int] = {}
        self.collected: list[tuple[int, int, int]] = []
        self.returned: dict[int, int] = {}
        self.rake: int | None = None
        self.total: int | None = None
        self.notes: list[Note] = []
        self.inside = list(range(n))
        self.hero: int | None = None
        self.boards = 1
        self.drawn: dict[int, int] = {}
        self.told: dict[int, Cards] = {}
        """Cards of this street that are told, by seat."""
        self.street = ""
        self.summing = False
        for at in range(self.body, len(self.lines)):
            line = self.lines[at]
            if line.startswith("*** "):
                self._street(line, at)
            elif self.summing:
                self._sum(line, at)
            else:
                self._event(line, at)

    def _event(self, line: str, at: int) -> None:
        name = self.whose[at - self.body]
        if name:
            self._deed(name, line[len(name) + 2 :], at)
        elif line.startswith("Dealt to "):
            self._dealt(line, at)
        elif found := _COLLECTED.fullmatch(line):
            seat, chips = self._seat(found[1], at), self._money(found[2], at)
            self.won[seat] = self.won.get(seat, 0) + chips
            self.collected.append((seat, int(found[4] or 1) if found[3] else 0, chips))
        elif found := _RETURNED.fullmatch(line):
            seat = self._seat(found[2], at)
            self.returned[seat] = self.returned.get(seat, 0) + self._money(found[1], at)
        elif _NOISE.fullmatch(line):
            self.notes.append(Note(line, len(self.items)))
        else:
            self._unknown(line, at)

    def _unknown(self, line: str, at: int) -> None:
        if "cancelled" in line.lower():
            raise Misread("the hand was cancelled", self.numbers[at], line)
        if "cashed out" in line:
            raise Misread("a cash-out: what was paid is not what the pot gave", self.numbers[at], line)
        raise Misread("not understood", self.numbers[at], line)

    def _seat(self, name: str, at: int) -> int:
        seat = self.seat_of.get(name)
        if seat is None:
            raise Misread(f"{name!r} is not in the hand", self.numbers[at], self.lines[at])
        return seat

    def _deed(self, name: str, rest: str, at: int) -> None:
        seat = self.seat_of.get(name, -1)
        if rest.startswith(_NO_DEED):
            self.notes.append(Note(self.lines[at], len(self.items)))
            return
        line, said = self.numbers[at], self.lines[at]
        all_in = capped = False
        if rest[-1:] in "np" and " and " in rest:
            all_in = rest.endswith(" and is all-in")
            rest = rest.removesuffix(" and is all-in")
            capped = " and has reached the " in rest
            rest = rest.partition(" and has reached the ")[0]
        verb, _, money = rest.partition(" ")
        if verb == "folds":
            self._move(Move(seat, "fold", -1, (), line, said))
            if seat in self.inside:
                self.inside.remove(seat)
            if money:
                self._part_shown(seat, money, at)
        elif verb == "checks":
            self._move(Move(seat, "check", -1, (), line, said))
        elif verb in ("calls", "bets"):
            kind = "call" if verb == "calls" else "raise"
            self._move(Move(seat, kind, self._money(money, at), (), line, said, all_in and not capped))
        elif verb == "raises":
            self._raises(seat, rest, at, all_in and not capped)
        elif verb == "posts":
            self._post(seat, money, all_in, at)
        elif verb == "brings":
            chips = self._money(rest.rpartition(" ")[2], at)
            self.bring_in = self.bring_in if all_in else chips
            self._move(Move(seat, "bring-in", chips, line=line, said=said))
        elif verb in ("discards", "stands"):
            self._draws(seat, rest, at)
        elif verb in ("shows", "mucks"):
            self._showing(seat, rest, at)
        else:
            self._unknown(said, at)

    def _raises(self, seat: int, rest: str, at: int, all_in: bool) -> None:
        found = _RAISES.fullmatch(rest)
        if found is None:
            self._unknown(self.lines[at], at)
            return
        to, line, said = self._money(found[2], at), self.numbers[at], self.lines[at]
        self._move(Move(seat, "raise", to, line=line, said=said, all_in=all_in))

    def _move(self, move: Move) -> None:
        if self.street or self.drawn:
            self._serve()
        self.items.append(move)

    def _post(self, seat: int, what: str, all_in: bool, at: int) -> None:
        kind, _, money = what.rpartition(" ")
        chips = self._money(money, at)
        if kind == "the ante":
            self.antes[seat] = self.antes.get(seat, 0) + chips
        elif kind in ("small blind", "big blind", "small & big blinds", "straddle", "button blind"):
            self.blinds.append((kind, seat, chips, all_in))
        else:
            self._unknown(self.lines[at], at)

    # cards

    def _cards(self, text: str, at: int) -> Cards:
        try:
            return tuple([_CARD[word] for word in text.split()])
        except KeyError:
            pass
        try:
            return tuple([Card(word) for word in text.split()])
        except ValueError as error:
            raise Misread(str(error), self.numbers[at], self.lines[at]) from None

    def _street(self, line: str, at: int) -> None:
        name = line.removeprefix("*** ").partition(" ***")[0]
        which = -1
        if name.startswith(("FIRST ", "SECOND ")) and name.split(" ", 1)[1] in (*_BOARD_STREETS, "SHOW DOWN"):
            order, name = name.split(" ", 1)
            which = -1 if order == "FIRST" else -2
            self.boards = 2
        self._serve()
        if name == "SUMMARY":
            self.summing = True
        elif name in _BOARD_STREETS and "[" in line:
            found = _CARDS.findall(line)
            new = self._cards(found[-1], at) if found else ()
            self._street_began("board")
            # a card that is missing stands in the summary
            self.items.append(Deal(which, new or (None,), self.numbers[at]))
        elif name in ("HOLE CARDS", "DEALING HANDS", "3rd STREET"):
            self._street_began("deal")
        elif name in ("4th STREET", "5th STREET", "6th STREET", "RIVER"):
            self._street_began("stud")
        elif name.endswith(" DRAW") or name in ("SHOW DOWN", "PRE-FLOP"):
            self._street_began("")
        else:
            self._unknown(line, at)

    def _street_began(self, kind: str) -> None:
        self.street = kind
        self.told = {}

    def _dealt(self, line: str, at: int) -> None:
        rest = line.removeprefix("Dealt to ")
        name = max((name for name in self.chairs if rest.startswith(f"{name} [")), key=len, default="")
        found = _DEALT.fullmatch(rest[len(name) + 1 :]) if name else None
        if found is None:
            self._unknown(line, at)
            return
        seat = self._seat(name, at)
        rows = _CARDS.findall(found[1])
        new = self._cards(rows[-1], at)
        stud = self.header.game in ("stud", "stud8", "razz")
        if self.street == "deal":
            whole = self._cards(" ".join(rows), at)
            self.told[seat] = whole if len(whole) > 1 or not stud else (None, None, *whole)
            self.hero = seat if len(whole) > 1 or not stud else self.hero
        else:
            self.told[seat] = new

    def _serve(self) -> None:
        """Deal what this street brought, once somebody does something or the next one begins."""
        if self.street == "deal":
            hole = _HOLE[self.header.game]
            for seat in self.inside:
                self.items.append(Deal(seat, self.told.get(seat, (None,) * hole), self.numbers[0]))
        elif self.street == "stud":
            for seat in self.inside:
                self.items.append(Deal(seat, self.told.get(seat, (None,)), self.numbers[0]))
        elif self.drawn:
            for seat, many in self.drawn.items():
                if many:
                    self.items.append(Deal(seat, self.told.get(seat, (None,) * many), self.numbers[0]))
            self.drawn = {}
            self.told = {}
        self.street = ""

    def _draws(self, seat: int, rest: str, at: int) -> None:
        if self.street == "deal":
            self._serve()
        line, said = self.numbers[at], self.lines[at]
        if seat in self.drawn:
            raise Misread("draws twice", line, said)
        found = _DISCARDS.fullmatch(rest)
        if found is None and not rest.startswith("stands pat"):
            self._unknown(said, at)
        many = int(found[1]) if found else 0
        thrown = self._cards(found[2], at) if found and found[2] else (None,) * many
        self.drawn[seat] = many
        self.items.append(Move(seat, "draw", cards=thrown, line=line, said=said))

    def _showing(self, seat: int, rest: str, at: int) -> None:
        if rest.startswith("mucks"):
            self.shows.setdefault(seat, Shown(seat, None, self.numbers[at]))
            return
        found = _CARDS.search(rest)
        if found is None:
            self._unknown(self.lines[at], at)
            return
        cards = self._cards(found[1], at)
        if len(cards) == self._held():
            self.shows[seat] = Shown(seat, cards, self.numbers[at])
        else:
            self._part_shown(seat, found[0], at)

    def _held(self) -> int:
        return 7 if self.header.game in ("stud", "stud8", "razz") else _HOLE[self.header.game]

    def _part_shown(self, seat: int, text: str, at: int) -> None:
        """Some of the cards of somebody who folded or won unseen."""
        found = _CARDS.search(text)
        cards = self._cards(found[1], at) if found else ()
        held = sum(len(item.cards) for item in self.items if isinstance(item, Deal) and item.seat == seat)
        if cards and len(cards) == held:
            self.shows[seat] = Shown(seat, cards, self.numbers[at])
        elif cards and len(cards) < held:
            self.known[seat] = (*cards, *[None] * (held - len(cards)))

    def _sum(self, line: str, at: int) -> None:
        if line.startswith("Seat ") and "[" not in line and "cashed out" not in line:
            return
        if line.startswith("Board ["):
            self._whole_board(self._cards(line[7:-1], at), at)
        elif found := _TOTAL.fullmatch(line):
            self.total, self.rake = self._money(found[1], at), self._money(found[2], at)
        elif found := _SUMMED.fullmatch(line):
            seat = self.seat_of.get(found[2], -1)
            if found[4] and seat >= 0 and seat not in self.known and not self._shown(seat):
                self._part_shown_in_summary(seat, found[3], found[4], at)
        elif "cashed out" in line or (not _NOISE.fullmatch(line) and not line.startswith("Seat ")):
            self._unknown(line, at)

    def _whole_board(self, cards: Cards, at: int) -> None:
        """The board once more: it has to be what was dealt, and tells what was left out there."""
        rest = list(cards)
        for item in self.items:
            if isinstance(item, Deal) and item.seat == -1:
                told, rest = tuple(rest[: len(item.cards)]), rest[len(item.cards) :]
                if None in item.cards:
                    item.cards = told
                elif told != item.cards:
                    raise Misread("not the board that was dealt", self.numbers[at], self.lines[at])

    def _shown(self, seat: int) -> bool:
        shown = self.shows.get(seat)
        return shown is not None and shown.cards is not None

    def _part_shown_in_summary(self, seat: int, how: str, text: str, at: int) -> None:
        cards = self._cards(text, at)
        if how == "showed" and len(cards) == self._held():
            self.shows[seat] = Shown(seat, cards, self.numbers[at])
        elif len(cards) == self._held():
            self.known[seat] = cards

    # as a script

    def _script(self) -> Script:
        stacks = tuple([self.stacks[name] for name in self.names])
        small, big = scaled(self.header.small, self.decimals), scaled(self.header.big, self.decimals)
        fixed = self.header.limit == "fixed"
        stakes = (small // 2, small) if fixed else (small, big)
        forced = Forced(stacks, self.blinds, self.antes, *stakes, line=self.numbers[0])
        if self.header.cap:
            cap = scaled(self.header.cap, self.decimals)
            stacks = tuple([min(cap, stack) for stack in stacks])
        bets, bring_in = (small, big) if fixed else (), max(0, self.bring_in)
        rules = forced.rules(self.header.game, self.header.limit, bets, bring_in, self.boards)
        return Script(
            rules, stacks, forced.button, self.items, list(self.shows.values()), forced.no_sb, forced.posts,
            lenient=True, won=self.won, rake=self.rake, returned=self.returned or None, total=self.total,
            known=self.known, line=self.numbers[-1], collected=self.collected,
        )  # fmt: skip

    def _about(self) -> About:
        header, table = self.header, self.table
        extra: dict[str, Any] = dict(header.extra)
        if header.cap:
            extra |= {"cap": header.cap, "stacks": [self.stacks[name] for name in self.names]}
        away = [name for name in self.chairs if name not in self.seat_of]
        occasion = header.occasion
        return About(
            number=header.number, site="PokerStars", table=table.name, table_size=table.size, time=header.time,
            zone=header.zone, currency="" if table.play_money else header.currency, decimals=self.decimals,
            occasion=occasion, hero=self.hero, chairs=tuple([self.chairs[name] for name in self.names]),
            away=tuple([Away(name, self.chairs[name], self.stacks[name], self.why.get(name, "")) for name in away]),
            rake=self.rake, notes=tuple(self.notes), format="pokerstars", extra=extra,
        )  # fmt: skip


_HOLE = {
    "holdem": 2, "short-deck": 2, "omaha": 4, "omaha8": 4, "omaha5": 5, "omaha5-8": 5, "omaha6": 6, "omaha6-8": 6,
    "courchevel": 5, "courchevel8": 5, "stud": 3, "stud8": 3, "razz": 3, "badugi": 4, "triple27": 5, "draw27": 5,
    "draw": 5,
}  # fmt: skip
