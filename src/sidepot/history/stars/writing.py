"""Writing PokerStars text: every line as that site writes it, so that programs made for it can read our hands.

A fold over the facts, entry by entry (`sidepot.engine.log`). What went back is told after the last action, shows and
collected chips once all cards are there; a summary ends it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sidepot.cards import DECK
from sidepot.copying import made_by_call, never_copied
from sidepot.engine.log import (
    ANTE,
    AWARD,
    BIG_BLIND,
    BOARD,
    BRING_IN,
    CALL,
    CHECK,
    DEAD_BLIND,
    DEALT,
    DIE,
    DISCARD,
    DRAW,
    DROP,
    FOLD,
    MUCK,
    POST,
    POT,
    RAKE,
    RETURN,
    SHARE,
    SHARING,
    SHOW,
    SHUFFLE,
    SMALL_BLIND,
    STEP,
    STRADDLE,
    TABLE_ANTE,
)
from sidepot.history.record import Record
from sidepot.history.stars.hand_words import words_for
from sidepot.history.stars.heading import bounty_lines, header_line, seat_lines, table_line
from sidepot.history.stars.manner import BETS, DRAWS, Manner, manner_of
from sidepot.history.written import CantSay, Lost, Written, left_out

_TEXTS = [str(card) for card in DECK] + [""] * (64 - len(DECK))
_POSTS = {
    ANTE: "the ante", TABLE_ANTE: "the ante", DEAD_BLIND: "small blind", SMALL_BLIND: "small blind",
    BIG_BLIND: "big blind", STRADDLE: "straddle", POST: "big blind",
}  # fmt: skip
_STUD = ("3rd STREET", "4th STREET", "5th STREET", "6th STREET", "RIVER")


def write_stars(record: Record) -> Written:
    """A hand as text; CantSay where the site deals no such game."""
    writing = _Writing(record, manner_of(record))
    return Written("\n".join(writing.lines()) + "\n\n\n", tuple(dict.fromkeys(writing.lost)))


class _Writing:
    """A hand on its way to text."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, record: Record, manner: Manner) -> None:
        self.record, self.manner = record, manner
        self.texts: dict[int, str] = manner.texts
        self.names = record.names
        self.n = len(self.names)
        self.chairs = record.about.chairs or tuple(range(1, self.n + 1))
        self.hero = -1 if record.about.hero is None else record.about.hero
        self.lost: list[Lost] = list(manner.lost)
        # the table
        self.inside = (1 << self.n) - 1
        self.paid = self.bet = 0
        """Sets of seats: those with chips in the pot, those who called or raised."""
        self.small_blind, self.big_blind = -1, -1
        self.wagers = [0] * self.n
        self.level = 0
        self.held: list[list[int]] = [[] for _ in self.names]
        self.board: list[int] = []
        self.second: list[int] = []
        self.own_second = self.whole_board = 0
        """How many cards of the second board are its own, and how many the first has in the end."""
        self.street = self.deals = self.draws = self.step = 0
        self.folded = [""] * self.n
        # the lines
        self.out: list[str] = []
        self.after_board: list[str] = []
        """Streets of the second board: they come after those of the first."""
        self.acted = 0
        """How many lines there were after the last action."""
        # the end
        self.returned: list[str] = []
        self.pots: list[int] = []
        self.shows: list[int] = []
        """In order: seat << 1, and 1 where it was shown."""
        self.words: dict[int, str] = {}
        self.won = [0] * self.n
        self.awards: list[tuple[int, int, int, int]] = []
        """Seat, chips, pot, board."""
        self.rake = self.dropped = self.pot = self.share = 0

    def lines(self) -> list[str]:
        """All of it."""
        record, manner, about = self.record, self.manner, self.record.about
        if about.notes:
            self.lost.append(left_out("chat"))
        self._read()
        body = self._closed()
        if about.occasion is not None:
            body += bounty_lines(about.occasion, self.names)
        stacks = [self._money(chips) for chips in record.stacks]
        away = [self._money(one.stack) for one in about.away]
        return [
            header_line(record, manner.game, manner.stakes, self.lost),
            table_line(record, self.chairs, manner.brings_in),
            *seat_lines(record, self.chairs, self.names, stacks, away),
            *body,
            *self._summary(),
        ]

    def _money(self, chips: int) -> str:
        text = self.texts.get(chips)
        return self.manner.money(chips) if text is None else text

    # what happened

    def _read(self) -> None:
        codes = self.record.codes
        for code in codes:
            if code & 31 == BOARD:
                if code >> 5 & 15:
                    self.own_second += code >> 10 & 7
                else:
                    self.whole_board += code >> 10 & 7
        for code in codes:
            self._take(code & 31, code >> 5 & 15, code >> 10, code >> 9 & 1)

    def _take(self, kind: int, seat: int, value: int, flag: int) -> None:
        """One entry of the log."""
        if FOLD <= kind <= BRING_IN:
            self._act(kind, seat, value, flag)
            self.acted = len(self.out)
        elif kind <= DEAD_BLIND:
            self._posts(kind, seat, value, flag)
        elif kind == DEALT:
            self._dealt(seat, value)
        elif kind == BOARD:
            self._dealt_board(seat, value)
        elif kind == STEP:
            self._began(value)
        elif kind >= RETURN:
            self._end(kind, seat, value, flag)
        elif kind in (SHOW, MUCK):
            self.shows.append(seat << 1 | (kind == SHOW))
            if kind == SHOW:
                self.held[seat] = _cards(value)
        elif kind == DRAW:
            self._drew(seat, value)
        elif kind == SHUFFLE:
            self.out.append("The deck is reshuffled")
        elif kind == DIE:
            raise CantSay("out-of-turn", "stars")
        elif kind == DISCARD:
            raise CantSay("discards", "stars")

    def _posts(self, kind: int, seat: int, chips: int, all_in: int) -> None:
        name, what = self.names[seat], _POSTS[kind]
        rest = f"{self._money(chips)}{' and is all-in' if all_in else ''}"
        bb = self.manner.bb
        if kind != TABLE_ANTE:
            self.paid |= 1 << seat
        if kind in (BIG_BLIND, POST):
            self.level = max(self.level, bb)
        if SMALL_BLIND <= kind <= POST:
            self.wagers[seat] += chips
            self.level = max(self.level, self.wagers[seat])
        if kind == SMALL_BLIND:
            self.small_blind = seat
        elif kind == BIG_BLIND:
            self.big_blind = seat
            what = "button blind" if self.manner.button_blind else what
        elif kind == TABLE_ANTE:
            self.lost.append(left_out("table-ante"))
        elif kind == POST and self._dead_before(name, seat):
            self.out.pop()
            both = self._money(chips + self.record.posts[seat][1])
            what, rest = "small & big blinds", both + rest[len(self._money(chips)) :]
        self.out.append(f"{name}: posts {what} {rest}")

    def _dead_before(self, name: str, seat: int) -> bool:
        """Whether the line before is the dead part of the same post."""
        dead = self.record.posts.get(seat, (0, 0))[1]
        return dead > 0 and bool(self.out) and self.out[-1].startswith(f"{name}: posts small blind ")

    def _began(self, step: int) -> None:
        manner = self.manner
        self.step = step
        what = manner.ops[step]
        if what == BETS:
            if self.street:
                self.wagers = [0] * self.n
                self.level = 0
            self.street += 1
        elif what == DRAWS:
            if manner.many_draws > 1:
                self.out.append(f"*** {('FIRST', 'SECOND', 'THIRD')[self.draws]} DRAW ***")
            self.draws += 1
        elif manner.stud:
            at = min(4, self.deals)
            self.deals += 1
            self.out.append(f"*** {_STUD[at]} ***")
        elif step == 0:
            self.out.append("*** DEALING HANDS ***" if manner.many_draws else "*** HOLE CARDS ***")

    def _dealt(self, seat: int, value: int) -> None:
        new, before = _cards(value), self.held[seat]
        self.held[seat] = before + new
        if self.manner.stud:
            seen = _known(new)
            if seen:
                known = _known(before)
                self.out.append(f"Dealt to {self.names[seat]} {_row(known) + ' ' if known else ''}{_row(seen)}")
        elif self._tells(seat) and len(_known(new)) == len(new):
            kept = f"{_row(before)} " if before and len(_known(before)) == len(before) else ""
            self.out.append(f"Dealt to {self.names[seat]} {kept}{_row(new)}")

    def _tells(self, seat: int) -> bool:
        return self.hero < 0 or seat == self.hero

    def _dealt_board(self, which: int, value: int) -> None:
        new, board = _cards(value), self.second if which else self.board
        if which and not board:
            board.extend(self.board[: len(self.board) - len(new)])
        street = self.manner.streets[self.step]
        if self.manner.stud:
            self.out[-1] = f"*** RIVER *** {_row(new)}"
        elif street == "PRE-FLOP":
            self.out.append(f"*** PRE-FLOP *** {_row(new)}")
        else:
            # streets before the betting was over are common to both boards
            twice = self.own_second > 0 and len(self.board) >= self.whole_board - self.own_second
            order = ("SECOND " if which else "FIRST ") if twice else ""
            line = f"*** {order}{street} *** {_row(board) + ' ' if board else ''}{_row(new)}"
            (self.after_board if which else self.out).append(line)
        board.extend(new)

    def _act(self, kind: int, seat: int, value: int, flag: int) -> None:
        name = self.names[seat]
        if kind == FOLD:
            self.inside &= ~(1 << seat)
            self.folded[seat] = self._where()
            self.out.append(name + ": folds")
            return
        if kind == CHECK:
            self.out.append(name + ": checks")
            return
        self.bet |= 1 << seat
        self.paid |= 1 << seat
        all_in = " and is all-in" if flag else ""
        if kind == CALL:
            self.wagers[seat] += value
            self.out.append(f"{name}: calls {self._money(value)}{all_in}")
        elif kind == BRING_IN:
            self.wagers[seat] = value
            self.level = self.manner.bring_in
            self.out.append(f"{name}: brings in for {self._money(value)}{all_in}")
        else:
            if self.level:
                by = self._money(max(0, value - self.level))
                self.out.append(f"{name}: raises {by} to {self._money(value)}{all_in}")
            else:
                self.out.append(f"{name}: bets {self._money(value)}{all_in}")
            self.wagers[seat] = self.level = value

    def _where(self) -> str:
        draws = self.manner.many_draws
        if draws:
            if not self.draws:
                return "before the Draw"
            return "after the Draw" if draws == 1 else f"after the {('1st', '2nd', '3rd')[self.draws - 1]} Draw"
        if self.manner.stud:
            return f"on the {('3rd Street', '4th Street', '5th Street', '6th Street', 'River')[self.street - 1]}"
        return "before Flop" if self.street == 1 else f"on the {('Flop', 'Turn', 'River')[self.street - 2]}"

    def _drew(self, seat: int, value: int) -> None:
        name, held, thrown = self.names[seat], self.held[seat], _cards(value)
        tells = self._tells(seat)
        if not thrown:
            on = f" on {_row(held)}" if tells and len(_known(held)) == len(held) else ""
            self.out.append(f"{name}: stands pat{on}")
            return
        for card in thrown:
            held.remove(card if card in held else _UNSEEN)
        many = len(thrown)
        shown = f" {_row(thrown)}" if tells and len(_known(thrown)) == many else ""
        self.out.append(f"{name}: discards {many} card{'s' if many > 1 else ''}{shown}")

    # the end

    def _end(self, kind: int, seat: int, value: int, flag: int) -> None:
        if kind == RETURN:
            self.returned.append(f"Uncalled bet ({self._money(value)}) returned to {self.names[seat]}")
        elif kind == POT:
            if not flag:
                self.pots.append(value)
        elif kind == SHARING:
            self.pot = seat
        elif kind == SHARE:
            self.share = seat
        elif kind == AWARD:
            if value:
                self.awards.append((seat, value, self.pot, self.share & 1))
                self.won[seat] += value
        elif kind == RAKE:
            self.rake = value
        elif kind == DROP:
            self.dropped = value

    def _closed(self) -> list[str]:
        """The lines up to the summary: what went back comes after the last action, not after the last card."""
        lines = self.out
        if self.returned:
            lines = [*lines[: self.acted], *self.returned, *lines[self.acted :]]
        lines += self.after_board
        contested = self.inside & (self.inside - 1) != 0
        boards = 2 if self.second else 1
        for board in range(boards):
            if contested:
                lines.append(f"*** {('FIRST ', 'SECOND ')[board] if boards == 2 else ''}SHOW DOWN ***")
                for show in self.shows:
                    lines.append(self._shown(show, board))
            self._collect(lines, board, boards)
        if not contested:
            self._uncontested(lines)
        return lines

    def _shown(self, show: int, board: int) -> str:
        seat = show >> 1
        if not show & 1:
            return self.names[seat] + ": mucks hand"
        words = words_for(self.manner.program, _set(self.held[seat]), _set(self.second if board else self.board))
        if not board:
            self.words[seat] = words
        return f"{self.names[seat]}: shows {_row(self.held[seat])} ({words})"

    def _uncontested(self, lines: list[str]) -> None:
        shown = [show >> 1 for show in self.shows if show & 1]
        for seat in shown:
            lines.append(f"{self.names[seat]}: shows {_row(self.held[seat])}")
        if not shown:
            seat = self.inside.bit_length() - 1
            lines.append(f"{self.names[seat]}: doesn't show hand")

    def _collect(self, lines: list[str], board: int, boards: int) -> None:
        several = len(self.pots) > 1
        for seat, chips, pot, which in self.awards:
            if boards == 1 or which == board:
                where = "pot" if not several else "main pot" if pot == 0 else self._side(pot)
                lines.append(f"{self.names[seat]} collected {self._money(chips)} from {where}")

    def _side(self, pot: int) -> str:
        return "side pot" if len(self.pots) == 2 else f"side pot-{pot}"

    def _summary(self) -> list[str]:
        if self.dropped:
            self.lost.append(left_out("odd-chips"))
        pots = ""
        if len(self.pots) > 1:
            names = ["Main pot", *[self._side(pot).capitalize() for pot in range(1, len(self.pots))]]
            pots = "".join([f" {name} {self._money(chips)}." for name, chips in zip(names, self.pots, strict=True)])
        total = self._money(sum(self.pots))
        lines = ["*** SUMMARY ***", f"Total pot {total}{pots} | Rake {self._money(self.rake + self.dropped)}"]
        if self.second:
            lines += ["Hand was run twice", f"FIRST Board {_row(self.board)}", f"SECOND Board {_row(self.second)}"]
        elif self.board:
            lines.append(f"Board {_row(self.board)}")
        if self.manner.has_blinds and (self.big_blind < 0 or self.small_blind < 0):
            # a player who is all-in from the ante has the blind's place all the same
            small, big = self.record.hand.blinds_at
            self.small_blind = -1 if small is None else small
            self.big_blind = -1 if big is None else big
        order = range(self.n) if not self.record.about.chairs else sorted(range(self.n), key=self.chairs.__getitem__)
        for seat in order:
            lines.append(f"Seat {self.chairs[seat]}: {self.names[seat]}{self._role(seat)} {self._fate(seat)}")
        return lines

    def _role(self, seat: int) -> str:
        role = " (button)" if seat == self.record.button and not self.manner.brings_in else ""
        if seat == self.small_blind:
            role += " (small blind)"
        if seat == self.big_blind:
            role += " (button blind)" if self.manner.button_blind else " (big blind)"
        return role

    def _fate(self, seat: int) -> str:
        where = self.folded[seat]
        if where:
            quiet = not (self.bet | self.paid) >> seat & 1 and where.startswith("before")
            return f"folded {where} (didn't bet)" if quiet else "folded " + where
        won = self.won[seat]
        words = self.words.get(seat)
        if words is not None:
            result = f"and won ({self._money(won)}) with {words}" if won else "and lost with " + words
            return f"showed {_row(self.held[seat])} {result}"
        if seat << 1 in self.shows:
            held = self.held[seat]
            return f"mucked {_row(held)}" if self._tells(seat) and len(_known(held)) == len(held) else "mucked"
        return f"collected ({self._money(won)})"


_UNSEEN = 63


def _cards(value: int) -> list[int]:
    """The cards of an entry's value."""
    return [value >> (10 + 6 * i) & 63 for i in range(value & 7)]


def _set(cards: list[int]) -> int:
    """Cards as a set, as `sidepot.cards.card_set` has it."""
    found = 0
    for card in cards:
        one = 1  # of the set's width
        found |= one << (16 * (card & 3) + (card >> 2))
    return found


def _known(cards: list[int]) -> list[int]:
    return [card for card in cards if card != _UNSEEN] if _UNSEEN in cards else cards


def _row(cards: list[int]) -> str:
    return f"[{' '.join([_TEXTS[card] for card in cards if card != _UNSEEN])}]"
