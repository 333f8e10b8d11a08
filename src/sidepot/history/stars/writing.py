"""Writing PokerStars text: every line as that site writes it, so that programs made for it can read our hands."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any
from zlib import crc32

from sidepot.cards import DECK, Card
from sidepot.copying import made_by_call, never_copied
from sidepot.engine.events import (
    Anted,
    Began,
    Called,
    Checked,
    Dealt,
    DealtBoard,
    Died,
    Discarded,
    Drew,
    Dropped,
    Folded,
    Mucked,
    Posted,
    PotMade,
    RaisedTo,
    Raked,
    Reshuffled,
    Returned,
    Showed,
    Won,
)
from sidepot.history.amounts import text_of
from sidepot.history.record import Record
from sidepot.history.stars.hand_words import words_for
from sidepot.history.stars.header import CURRENCIES, GAMES
from sidepot.history.written import CantSay, Written
from sidepot.rules import GAMES as GAMES_OF

NAMES = {game: name for name, game in GAMES.items()}
LIMITS = {"no": "No Limit", "pot": "Pot Limit", "fixed": "Limit"}
_SYMBOLS = {code: symbol for symbol, code in CURRENCIES.items()}
_STUD = ("3rd STREET", "4th STREET", "5th STREET", "6th STREET", "RIVER")
_DRAWS = ("FIRST DRAW", "SECOND DRAW", "THIRD DRAW")


def write_stars(record: Record) -> Written:
    """A hand as text; CantSay where the site deals no such game."""
    writing = _Writing(record)
    return Written("\n".join(writing.lines()) + "\n\n\n", tuple(dict.fromkeys(writing.lost)))


class _Writing:
    """A hand on its way to text."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, record: Record) -> None:
        rules = record.rules
        self.record, self.rules, self.about = record, rules, record.about
        if rules.own_game is not None or rules.game not in NAMES or rules.limit not in LIMITS:
            raise CantSay(f"PokerStars text has no {rules.limit} limit {rules.game}")
        if rules.program.blinds and not rules.has_blinds(len(record.stacks)):
            raise CantSay("PokerStars text has no hands without blinds")
        if self.about.decimals > 2:
            raise CantSay(f"amounts of {self.about.decimals} decimals: PokerStars text has two")
        self.lost: list[str] = []
        self.hand = record.hand
        self.names = record.names
        self.chairs = self.about.chairs or tuple(range(1, len(record.stacks) + 1))
        self.symbol = _SYMBOLS.get(self.about.currency, "") if self.about.occasion is None else ""
        if self.about.currency and not self.symbol and self.about.occasion is None:
            self.lost.append(f"the sign of {self.about.currency}")
        self.scale = 10 ** (2 - self.about.decimals)
        self.chips = self.about.occasion is not None or (not self.about.currency and not self.about.decimals)
        self.game = rules.program
        self.stud, self.many_draws, self.brings_in = _kind(rules.game)
        self.folded: dict[int, str] = {}
        self.shown: dict[int, tuple[Card, ...]] = {}
        self.mucked: list[int] = []
        self.won: dict[int, int] = {}
        self.bet: set[int] = set()
        self.own_second = -1

    def money(self, chips: int, short: bool = True) -> str:
        """An amount: cents where there are some."""
        if self.chips:
            return str(chips) if not self.about.decimals else text_of(chips, self.about.decimals)
        whole, cents = divmod(chips * self.scale, 100)
        return f"{self.symbol}{whole}" if short and not cents else f"{self.symbol}{whole}.{cents:02}"

    # the beginning

    def lines(self) -> list[str]:
        body = self._body()
        return [self._header(), self._table(), *self._seats(), *body, *self._summary()]

    def _header(self) -> str:
        rules, about = self.rules, self.about
        number = about.number
        if not number.isdecimal():
            number = str(crc32(number.encode() + self.record.facts))
            self.lost.append("a number of the hand that is no number")
        name = f"{NAMES[rules.game]} {LIMITS[rules.limit]}"
        small, big = rules.units if rules.limit == "fixed" else rules.blinds[:2]
        stakes = f"{self.money(small, False)}/{self.money(big, False)}"
        if rules.forced == "button-blind":
            stakes = f"Button Blind {self.money(big)} - Ante {self.money(rules.each_antes)} "
        day, _, clock = about.time.partition("T")
        if not clock:
            day, clock = day if day.count("-") == 2 else "2000-01-01", "00:00:00"
            self.lost.append("that the time is not known")
        stamp = f"{day.replace('-', '/')} {clock[:8].lstrip('0') if clock[1:2] != ':' else clock[:8]} {self._zone()}"
        stamp = stamp.replace(" :", " 0:")
        if about.occasion is None:
            unit = f" {about.currency}" if about.currency else ""
            return f"PokerStars Hand #{number}:  {name} ({stakes}{unit}) - {stamp}"
        level = about.occasion.level or "I"
        where = level if "," not in level else level.rpartition(", ")[2]
        rounds = f"Match Round {level.partition(',')[0]}, " if "," in level else ""
        return f"PokerStars Hand #{number}: {self._event()} {name} - {rounds}Level {where} ({stakes}) - {stamp}"

    def _zone(self) -> str:
        zone = self.about.zone or "ET"
        if not zone.isalnum():
            self.lost.append("a time zone by its place")
            return "ET"
        return zone

    def _event(self) -> str:
        occasion = self.about.occasion
        assert occasion is not None
        number = occasion.number if occasion.number.isdecimal() else str(crc32(occasion.number.encode()))
        sign = _SYMBOLS.get(occasion.currency, "")
        parts = [occasion.buy_in, *([occasion.bounty] if occasion.bounty else []), occasion.fee]
        fee = "+".join(f"{sign}{text_of(part, occasion.decimals)}" for part in parts)
        unit = f" {occasion.currency}" if occasion.currency else ""
        return f"Tournament #{number}, {fee}{unit}" if any(parts) else f"Tournament #{number}, Freeroll "

    def _table(self) -> str:
        about = self.about
        size = max(about.table_size, max(self.chairs), max([away.chair for away in about.away], default=0))
        name = about.table or "1"
        play = "" if about.currency or about.occasion is not None else " (Play Money)"
        button = "" if self.brings_in else f" Seat #{self.chairs[self.record.button]} is the button"
        return f"Table '{name}' {size}-max{play}{button}"

    def _seats(self) -> list[str]:
        rows = [
            (chair, name, stack, "")
            for chair, name, stack in zip(self.chairs, self.names, self.record.stacks, strict=True)
        ]
        rows += [(away.chair, away.name, away.stack, f" {away.why or 'is sitting out'}") for away in self.about.away]
        return [f"Seat {chair}: {name} ({self.money(stack)} in chips){why}" for chair, name, stack, why in sorted(rows)]

    # what happened

    def _body(self) -> list[str]:
        self.wagers = [0] * len(self.names)
        self.level = 0
        self.holding: list[list[Card | None]] = [[] for _ in self.names]
        self.boards: tuple[list[Card], list[Card]] = ([], [])
        self.street, self.dealing, self.draws = 0, False, 0
        self.thrown: dict[int, list[Card | None]] = {}
        self.out: list[str] = []
        self.last = 0
        self.second: list[str] = []
        self.ending = _Ending()
        for event in self.hand.log:
            self._tell(event)
        return self._closed()

    def _tell(self, event: Any) -> None:
        kind = type(event)
        if kind in _ACTS:
            self._act(event, kind)
            self.last = len(self.out)
        elif kind is Dealt:
            self._dealt(event)
        elif kind is DealtBoard:
            self._board(event)
        elif kind is Began:
            self._began(event)
        elif kind in (Anted, Posted):
            self._posts(event)
        elif kind is Returned:
            self.ending.returned.append(
                f"Uncalled bet ({self.money(event.amount)}) returned to {self.names[event.seat]}"
            )
        elif kind is Drew:
            self._drew(event)
        elif kind is Died:
            raise CantSay("PokerStars text has no word for a hand that is given up out of turn")
        elif kind is Discarded:
            raise CantSay("PokerStars text has no discards but for new cards")
        elif kind is Reshuffled:
            self.out.append("The deck is reshuffled")
        else:
            self.ending.take(event)

    def _posts(self, event: Any) -> None:
        name, what = self.names[event.seat], event.what
        rest = f"{self.money(event.amount)}{' and is all-in' if event.all_in else ''}"
        self.level = max(self.level, self.rules.bb if what in ("big blind", "post") else 0)
        if type(event) is Posted:
            self.wagers[event.seat] += event.amount
            self.level = max(self.level, self.wagers[event.seat])
        if what == "big blind" and self.rules.forced == "button-blind":
            what = "button blind"
        elif what == "post":
            before = f"{name}: posts small blind "
            if (
                self.out
                and self.out[-1].startswith(before)
                and event.seat in self.record.posts
                and self.record.posts[event.seat][1]
            ):
                self.out.pop()
                both = event.amount + self.record.posts[event.seat][1]
                self.out.append(
                    f"{name}: posts small & big blinds {self.money(both)}{rest[len(self.money(event.amount)) :]}"
                )
                return
            what = "big blind"
        elif what == "dead blind":
            what = "small blind"
        elif what in ("ante", "table ante"):
            if what == "table ante":
                self.lost.append("that an ante is for the whole table")
            what = "the ante"
        self.out.append(f"{name}: posts {what} {rest}")

    def _began(self, event: Began) -> None:
        if event.what == "bet":
            if self.street:
                self.wagers = [0] * len(self.names)
                self.level = 0
            self.street += 1
        elif event.what == "draw":
            if self.many_draws > 1:
                self.out.append(f"*** {_DRAWS[self.draws]} ***")
            self.draws += 1
        elif event.what == "deal":
            self._deal_begins(event)

    def _deal_begins(self, event: Began) -> None:
        if self.stud:
            at = min(4, sum(1 for one in self.out if one.startswith("*** ")))
            self.river = at == 4
            self.out.append(f"*** {_STUD[at]} ***")
        elif event.step == 0:
            self.out.append("*** DEALING HANDS ***" if self.many_draws else "*** HOLE CARDS ***")

    def _dealt(self, event: Dealt) -> None:
        seat, new = event.seat, event.cards
        before = self.holding[seat]
        old = list(before)
        before.extend(new)
        name = self.names[seat]
        if self.stud:
            seen = [card for card in new if card is not None]
            if seen:
                known = [card for card in old if card is not None]
                self.out.append(f"Dealt to {name} {_row(known) + ' ' if known else ''}{_row(seen)}")
        elif None not in new and self._tells(seat):
            kept = f"{_row(old)} " if old and None not in old else ""
            self.out.append(f"Dealt to {name} {kept}{_row(new)}")

    def _tells(self, seat: int) -> bool:
        return self.about.hero is None or seat == self.about.hero

    def _board(self, event: DealtBoard) -> None:
        board = self.boards[event.board]
        if event.board and not board:
            board.extend(self.boards[0][: len(self.boards[0]) - len(event.cards)])
        street = "RIVER" if self.stud else event.street.upper()
        if self.stud:
            self.out[-1] = f"*** RIVER *** {_row(event.cards)}"
        elif street == "PRE-FLOP":
            self.out.append(f"*** PRE-FLOP *** {_row(event.cards)}")
        else:
            prefix = ("FIRST ", "SECOND ")[event.board] if self._twice() else ""
            old = f"{_row(board)} " if board else ""
            line = f"*** {prefix}{street} *** {old}{_row(event.cards)}"
            (self.second if event.board else self.out).append(line)
        board.extend(event.cards)

    def _twice(self) -> bool:
        """Whether the street is dealt on both boards: those before the betting was over are common to them."""
        both = len(self.boards[0]) - (len(self.hand.board) - self._new_cards())
        return self._new_cards() > 0 and both >= 0

    def _new_cards(self) -> int:
        """How many cards of the second board are its own."""
        if self.own_second < 0:
            log = self.hand.log if self.hand.second_board else ()
            self.own_second = sum(len(event.cards) for event in log if type(event) is DealtBoard and event.board)
        return self.own_second

    def _act(self, event: Any, kind: type) -> None:
        name, seat = self.names[event.seat], event.seat
        if kind is Folded:
            self.folded[seat] = self._where()
            self.out.append(f"{name}: folds")
            return
        if kind is Checked:
            self.out.append(f"{name}: checks")
            return
        self.bet.add(seat)
        all_in = " and is all-in" if event.all_in else ""
        if kind is Called:
            self.wagers[seat] += event.amount
            self.out.append(f"{name}: calls {self.money(event.amount)}{all_in}")
        elif event.verb == "bring-in":
            self.wagers[seat] = event.to
            self.level = self.rules.brings_in
            self.out.append(f"{name}: brings in for {self.money(event.to)}{all_in}")
        else:
            self._raise(name, event, all_in)

    def _raise(self, name: str, event: RaisedTo, all_in: str) -> None:
        if self.level:
            by = max(0, event.to - self.level)
            self.out.append(f"{name}: raises {self.money(by)} to {self.money(event.to)}{all_in}")
        else:
            self.out.append(f"{name}: bets {self.money(event.to)}{all_in}")
        self.wagers[event.seat] = self.level = event.to

    def _where(self) -> str:
        if self.many_draws:
            if not self.draws:
                return "before the Draw"
            return (
                "after the Draw" if self.many_draws == 1 else f"after the {('1st', '2nd', '3rd')[self.draws - 1]} Draw"
            )
        if self.stud:
            return f"on the {('3rd Street', '4th Street', '5th Street', '6th Street', 'River')[self.street - 1]}"
        return "before Flop" if self.street == 1 else f"on the {('Flop', 'Turn', 'River')[self.street - 2]}"

    def _drew(self, event: Drew) -> None:
        name, held = self.names[event.seat], self.holding[event.seat]
        known = None not in event.cards and self._tells(event.seat)
        if not event.cards:
            on = f" on {_row(held)}" if None not in held and self._tells(event.seat) else ""
            self.out.append(f"{name}: stands pat{on}")
            return
        for card in event.cards:
            held.remove(card if card in held else None)
        many = len(event.cards)
        cards = f" {_row(event.cards)}" if known else ""
        self.out.append(f"{name}: discards {many} card{'s' if many > 1 else ''}{cards}")

    # the end

    def _closed(self) -> list[str]:
        """The lines up to the summary: what went back comes after the last action, not after the last card."""
        end = self.ending
        lines = [*self.out[: self.last], *end.returned, *self.out[self.last :], *self.second]
        self.total = sum(end.pots)
        contested = len(self.hand.inside) > 1
        boards = 2 if self.hand.second_board else 1
        for board in range(boards):
            if contested:
                which = ("FIRST ", "SECOND ")[board] if boards == 2 else ""
                lines.append(f"*** {which}SHOW DOWN ***")
                lines += self._shows(board)
            lines += self._collected(board, boards)
        if not contested:
            lines += self._uncontested()
        return lines

    def _shows(self, board: int) -> list[str]:
        lines = []
        shared = tuple(self.boards[board])
        for event in self.ending.shows:
            name = self.names[event.seat]
            if isinstance(event, Mucked):
                self.mucked.append(event.seat)
                lines.append(f"{name}: mucks hand")
            else:
                self.shown[event.seat] = event.cards
                lines.append(f"{name}: shows {_row(event.cards)} ({words_for(self.game, event.cards, shared)})")
        return lines

    def _uncontested(self) -> list[str]:
        seat = self.hand.inside[0]
        shown = [event for event in self.ending.shows if isinstance(event, Showed)]
        if not shown:
            return [f"{self.names[seat]}: doesn't show hand"]
        return [f"{self.names[event.seat]}: shows {_row(event.cards)}" for event in shown]

    def _collected(self, board: int, boards: int) -> list[str]:
        lines = []
        several = len(self.ending.pots) > 1
        for won in self.ending.won:
            if boards == 2 and won.board != board:
                continue
            pot = "pot" if not several else "main pot" if won.pot == 0 else self._side(won.pot)
            self.won[won.seat] = self.won.get(won.seat, 0) + won.amount
            lines.append(f"{self.names[won.seat]} collected {self.money(won.amount)} from {pot}")
        return lines

    def _side(self, pot: int) -> str:
        return "side pot" if len(self.ending.pots) == 2 else f"side pot-{pot}"

    def _summary(self) -> list[str]:
        end = self.ending
        if end.dropped:
            self.lost.append("odd chips that nobody gets, but as rake")
        pots = ""
        if len(end.pots) > 1:
            names = ["Main pot", *[self._side(pot).capitalize() for pot in range(1, len(end.pots))]]
            pots = "".join(f" {name} {self.money(chips)}." for name, chips in zip(names, end.pots, strict=True))
        rake = self.money(end.rake + end.dropped)
        lines = ["*** SUMMARY ***", f"Total pot {self.money(self.total)}{pots} | Rake {rake}"]
        if self.boards[1]:
            lines += [
                "Hand was run twice",
                f"FIRST Board {_row(self.boards[0])}",
                f"SECOND Board {_row(self.boards[1])}",
            ]
        elif self.boards[0]:
            lines.append(f"Board {_row(self.boards[0])}")
        order = sorted(range(len(self.names)), key=lambda seat: self.chairs[seat])
        return lines + [
            f"Seat {self.chairs[seat]}: {self.names[seat]}{self._role(seat)} {self._fate(seat)}" for seat in order
        ]

    def _role(self, seat: int) -> str:
        small, big = self.hand.blinds_at
        roles = [
            (seat == self.record.button and not self.brings_in, " (button)"),
            (seat == small, " (small blind)"),
        ]
        blind = " (button blind)" if self.rules.forced == "button-blind" else " (big blind)"
        return "".join(
            text for there, text in [*roles, (seat == big, blind)] if (there and text != " (button)") or there
        )

    def _fate(self, seat: int) -> str:
        if seat in self.folded:
            where = self.folded[seat]
            quiet = seat not in self.bet and self.hand.paid[seat] == 0 and where.startswith("before")
            return f"folded {where}{' (didn' + chr(39) + 't bet)' if quiet else ''}"
        won = self.won.get(seat, 0)
        if seat in self.shown:
            words = words_for(self.game, self.shown[seat], tuple(self.boards[0]))
            result = f"and won ({self.money(won)}) with {words}" if won else f"and lost with {words}"
            return f"showed {_row(self.shown[seat])} {result}"
        held = self.holding[seat]
        if seat in self.mucked:
            return f"mucked {_row(held)}" if None not in held and self._tells(seat) else "mucked"
        return f"collected ({self.money(won)})"


@cache
def _kind(game: str) -> tuple[bool, int, bool]:
    """Whether cards lie face up, how many draws there are, and whether a card brings in."""
    made = GAMES_OF[game]()
    return made.shows_cards, made.draws, made.brings_in


class _Ending:
    """The last events of a hand, apart."""

    def __init__(self) -> None:
        self.returned: list[str] = []
        self.pots: list[int] = []
        self.won: list[Won] = []
        self.shows: list[Showed | Mucked] = []
        self.rake = self.dropped = 0

    def take(self, event: Any) -> None:
        """One of them."""
        kind = type(event)
        if kind is PotMade:
            self.pots.append(event.amount)
        elif kind is Won:
            self.won.append(event)
        elif kind in (Showed, Mucked):
            self.shows.append(event)
        elif kind is Raked:
            self.rake = event.amount
        elif kind is Dropped:
            self.dropped = event.amount


_ACTS = frozenset({Folded, Checked, Called, RaisedTo})


_TEXT = {card: str(card) for card in DECK}


def _row(cards: Iterable[Card | None]) -> str:
    return f"[{' '.join([_TEXT[card] for card in cards if card is not None])}]"
