"""What happened in a hand of PokerStars text, line by line: each is understood or told to be unknown, never guessed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from sidepot.cards import DECK, Card
from sidepot.copying import made_by_call, never_copied
from sidepot.history.record import Note
from sidepot.history.script.script import Cards, Deal, Misread, Move, Shown
from sidepot.history.stars.header import chips_of
from sidepot.history.stars.seats import Seated
from sidepot.words.refusal import sentence_of

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
_BOARD_STREETS = ("FLOP", "TURN", "RIVER", "PRE-FLOP")
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
_POTS = {"pot": 0, "main pot": 0, "side pot": 1, **{f"side pot-{number}": number for number in range(1, 10)}}
_STUD = ("stud", "stud8", "razz")
_HOLE = {
    "holdem": 2, "short-deck": 2, "omaha": 4, "omaha8": 4, "omaha5": 5, "omaha5-8": 5, "omaha6": 6, "omaha6-8": 6,
    "courchevel": 5, "courchevel8": 5, "stud": 3, "stud8": 3, "razz": 3, "badugi": 4, "triple27": 5, "draw27": 5,
    "draw": 5,
}  # fmt: skip


class Body:
    """The lines of a hand after its seats, on their way to a script."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, lines: list[str], numbers: list[int], seated: Seated, game: str) -> None:
        self.lines, self.numbers, self.first = lines, numbers, seated.end
        self.chairs, self.decimals = seated.chairs, seated.decimals
        self.hole, self.stud = _HOLE[game], game in _STUD
        self._sit()
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
        self.inside = list(range(len(self.names)))
        self.hero: int | None = None
        self.boards = 1
        self.drawn: dict[int, int] = {}
        self.told: dict[int, Cards] = {}
        """Cards of this street that are told, by seat."""
        self.street = ""
        self.laid: list[Deal] = []
        """What was dealt on the first board."""

    def _money(self, text: str, at: int) -> int:
        try:
            return chips_of(text, self.decimals)
        except ValueError as error:
            raise Misread(sentence_of(error), self.numbers[at], self.lines[at]) from None

    # who is in it

    def _sit(self) -> None:
        """Those who do something are in the hand."""
        present = set()
        self.whose: list[str] = []
        self.rests: list[str] = []
        """What each line says of the player whose it is."""
        for line in self.lines[self.first :]:
            if line.startswith("*** SUMMARY"):
                break
            name = self._whose(line)
            rest = line[len(name) + 2 :] if name else ""
            self.whose.append(name)
            self.rests.append(rest)
            if name and name not in present and not rest.startswith(_NO_DEED):
                present.add(name)
        order = sorted(present, key=self.chairs.__getitem__)
        self.seat_of = {name: seat for seat, name in enumerate(order)}
        self.names = tuple(order)
        if len(order) < 2:
            cancelled = next((at for at, line in enumerate(self.lines) if "cancelled" in line.lower()), 0)
            raise Misread("cancelled" if cancelled else "few-players", self.numbers[cancelled])

    def _whose(self, line: str) -> str:
        """The player a line with a colon is about."""
        colon = line.find(": ")
        if colon < 0:
            return ""
        name = line[:colon]
        if name in self.chairs:
            return name
        return next((known for known in self.chairs if line.startswith(f"{known}: ")), "")

    # line by line

    def read(self) -> None:
        """Understand every line."""
        end = self.first + len(self.whose)
        for at in range(self.first, end):
            name = self.whose[at - self.first]
            if name:
                self._deed(self.seat_of.get(name, -1), self.rests[at - self.first], at)
            elif self.lines[at].startswith("*** "):
                self._street(self.lines[at], at)
            else:
                self._event(self.lines[at], at)
        if end < len(self.lines):
            self._serve()
        for at in range(end + 1, len(self.lines)):
            self._sum(self.lines[at], at)

    def _event(self, line: str, at: int) -> None:
        if line.startswith("Dealt to "):
            self._dealt(line, at)
        elif " collected " in line and self._collects(line, at):
            return
        elif found := _RETURNED.fullmatch(line):
            seat = self._seat(found[2], at)
            self.returned[seat] = self.returned.get(seat, 0) + self._money(found[1], at)
        elif _NOISE.fullmatch(line):
            self.notes.append(Note(line, len(self.items)))
        else:
            self._unknown(line, at)

    def _collects(self, line: str, at: int) -> bool:
        name, _, rest = line.partition(" collected ")
        money, _, where = rest.partition(" from ")
        pot = _POTS.get(where, -1)
        if pot < 0 or name not in self.seat_of:
            found = _COLLECTED.fullmatch(line)
            if found is None:
                return False
            name, money, pot = found[1], found[2], int(found[4] or 1) if found[3] else 0
        seat, chips = self._seat(name, at), self._money(money, at)
        self.won[seat] = self.won.get(seat, 0) + chips
        self.collected.append((seat, pot, chips))
        return True

    def _unknown(self, line: str, at: int) -> None:
        if "cancelled" in line.lower():
            raise Misread("cancelled", self.numbers[at], line)
        if "cashed out" in line:
            raise Misread("cash-out", self.numbers[at], line)
        raise Misread("not-understood", self.numbers[at], line)

    def _seat(self, name: str, at: int) -> int:
        seat = self.seat_of.get(name)
        if seat is None:
            raise Misread("not-in-hand", self.numbers[at], self.lines[at], name=repr(name))
        return seat

    def _deed(self, seat: int, rest: str, at: int) -> None:
        line, said = self.numbers[at], self.lines[at]
        if rest == "checks":
            self._move(Move(seat, "check", -1, (), line, said))
            return
        if rest == "folds":
            self._move(Move(seat, "fold", -1, (), line, said))
            if seat in self.inside:
                self.inside.remove(seat)
            return
        all_in = capped = False
        if rest[-1:] in "np" and " and " in rest:
            all_in = rest.endswith(" and is all-in")
            rest = rest.removesuffix(" and is all-in")
            capped = " and has reached the " in rest
            rest = rest.partition(" and has reached the ")[0]
        verb, _, money = rest.partition(" ")
        if verb in ("calls", "bets"):
            kind = "call" if verb == "calls" else "raise"
            self._move(Move(seat, kind, self._money(money, at), (), line, said, all_in and not capped))
        elif verb == "raises":
            self._raises(seat, rest, at, all_in and not capped)
        elif verb == "folds":
            self._deed(seat, verb, at)
            self._part_shown(seat, money, at)
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
        elif rest.startswith(_NO_DEED):
            self.notes.append(Note(said, len(self.items)))
        else:
            self._unknown(said, at)

    def _raises(self, seat: int, rest: str, at: int, all_in: bool) -> None:
        by, _, to_text = rest[7:].partition(" to ")
        if not by or not to_text or " " in by or " " in to_text:
            found = _RAISES.fullmatch(rest)
            if found is None:
                self._unknown(self.lines[at], at)
                return
            to_text = found[2]
        to, line, said = self._money(to_text, at), self.numbers[at], self.lines[at]
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
            raise Misread(sentence_of(error), self.numbers[at], self.lines[at]) from None

    def _street(self, line: str, at: int) -> None:
        name = line[4:].partition(" ***")[0]
        which = -1
        if name.startswith(("FIRST ", "SECOND ")) and name.split(" ", 1)[1] in (*_BOARD_STREETS, "SHOW DOWN"):
            order, name = name.split(" ", 1)
            which = -1 if order == "FIRST" else -2
            self.boards = 2
        self._serve()
        if name in _BOARD_STREETS and "[" in line:
            new = self._cards(line[line.rfind("[") + 1 : line.rfind("]")], at) if line.endswith("]") else ()
            self._street_began("board")
            # a card that is missing stands in the summary
            dealt = Deal(which, new or (None,), self.numbers[at])
            self.items.append(dealt)
            if which == -1:
                self.laid.append(dealt)
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
        name = rest[: rest.find(" [")]
        if name not in self.chairs:
            name = max((name for name in self.chairs if rest.startswith(f"{name} [")), key=len, default="")
        found = _DEALT.fullmatch(rest[len(name) + 1 :]) if name else None
        if found is None:
            self._unknown(line, at)
            return
        seat = self._seat(name, at)
        rows = _CARDS.findall(found[1])
        new = self._cards(rows[-1], at)
        if self.street == "deal":
            whole = self._cards(" ".join(rows), at)
            self.told[seat] = whole if len(whole) > 1 or not self.stud else (None, None, *whole)
            self.hero = seat if len(whole) > 1 or not self.stud else self.hero
        else:
            self.told[seat] = new

    def _serve(self) -> None:
        """Deal what this street brought, once somebody does something or the next one begins."""
        if self.street == "deal":
            for seat in self.inside:
                self.items.append(Deal(seat, self.told.get(seat, (None,) * self.hole), self.numbers[0]))
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
            raise Misread("draws-twice", line, said)
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
        return 7 if self.stud else self.hole

    def _part_shown(self, seat: int, text: str, at: int) -> None:
        """Some of the cards of somebody who folded or won unseen."""
        found = _CARDS.search(text)
        cards = self._cards(found[1], at) if found else ()
        held = sum(len(item.cards) for item in self.items if isinstance(item, Deal) and item.seat == seat)
        if cards and len(cards) == held:
            self.shows[seat] = Shown(seat, cards, self.numbers[at])
        elif cards and len(cards) < held:
            self.known[seat] = (*cards, *[None] * (held - len(cards)))

    # the summary

    def _sum(self, line: str, at: int) -> None:
        if line.startswith("Seat "):
            if "[" in line or "cashed out" in line:
                self._sum_seat(line, at)
        elif line.startswith("Board ["):
            self._whole_board(self._cards(line[7:-1], at), at)
        elif found := _TOTAL.fullmatch(line):
            self.total, self.rake = self._money(found[1], at), self._money(found[2], at)
        elif not _NOISE.fullmatch(line):
            self._unknown(line, at)

    def _sum_seat(self, line: str, at: int) -> None:
        # nearly always the hand was shown before: then the line tells nothing new
        chair = line[5 : line.find(": ")]
        for name, seat in self.seat_of.items():
            if self._shown(seat) and str(self.chairs[name]) == chair and "cashed out" not in line:
                return
        found = _SUMMED.fullmatch(line)
        if found is None:
            if "cashed out" in line:
                self._unknown(line, at)
            return
        seat = self.seat_of.get(found[2], -1)
        if found[4] and seat >= 0 and seat not in self.known and not self._shown(seat):
            self._part_shown_in_summary(seat, found[3], found[4], at)

    def _whole_board(self, cards: Cards, at: int) -> None:
        """The board once more: it has to be what was dealt, and tells what was left out there."""
        rest = list(cards)
        for item in self.laid:
            told, rest = tuple(rest[: len(item.cards)]), rest[len(item.cards) :]
            if None in item.cards:
                item.cards = told
            elif told != item.cards:
                raise Misread("other-board", self.numbers[at], self.lines[at])

    def _shown(self, seat: int) -> bool:
        shown = self.shows.get(seat)
        return shown is not None and shown.cards is not None

    def _part_shown_in_summary(self, seat: int, how: str, text: str, at: int) -> None:
        cards = self._cards(text, at)
        if how == "showed" and len(cards) == self._held():
            self.shows[seat] = Shown(seat, cards, self.numbers[at])
        elif len(cards) == self._held():
            self.known[seat] = cards
