"""Writing PHH: a hand as a TOML table that any reader takes, what the format can't say beside it in `_sidepot`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from sidepot.cards import show
from sidepot.engine.events import (
    Called,
    Checked,
    Dealt,
    DealtBoard,
    Died,
    Discarded,
    Drew,
    Event,
    Folded,
    Mucked,
    RaisedTo,
    Showed,
)
from sidepot.engine.hand import Hand
from sidepot.history.amounts import text_of
from sidepot.history.phh.reading import NUMBERS, TEXTS, UNKNOWN
from sidepot.history.phh.rules import VARIANTS, Fields, rules_of_fields
from sidepot.history.record import Record
from sidepot.history.seat_order import counted_from
from sidepot.history.written import CantSay, Lost, Written, left_out, not_beside
from sidepot.rules.stored import rules_text

VERSION = 1
CODES = {kind: code for code, kind in VARIANTS.items()}


def write_phh(record: Record) -> Written:
    """A hand in PHH; CantSay where there is no code for its game and limit."""
    hand = _Writing(
        counted_from(record, (record.button + 1) % len(record.stacks)), (record.button + 1) % len(record.stacks)
    )
    return Written("\n".join(hand.lines()) + "\n", tuple(hand.lost))


class _Writing:
    """A hand whose seat 0 is left of the button."""

    def __init__(self, record: Record, first: int) -> None:
        self.record, self.first = record, first
        self.rules, self.n = record.rules, len(record.stacks)
        self.decimals = record.about.decimals
        self.hand: Hand = record.hand
        self.lost: list[Lost] = not_beside(record.about)
        if self.rules.own_game is not None or (self.rules.game, self.rules.limit) not in CODES:
            raise CantSay("game", "phh", limit=self.rules.limit, game=self.rules.game)

    def lines(self) -> Iterator[str]:
        fields = self._fields()
        yield f"variant = '{fields.variant}'"
        yield f"ante_trimming_status = {'true' if fields.trimmed else 'false'}"
        yield f"antes = {self._amounts(fields.antes)}"
        if fields.blinds:
            yield f"blinds_or_straddles = {self._amounts(fields.blinds)}"
        for name in ("bring_in", "small_bet", "big_bet", "min_bet"):
            chips = getattr(fields, name)
            if chips:
                yield f"{name} = {self._chips(chips)}"
        yield f"starting_stacks = {self._amounts(self.record.stacks)}"
        yield f"actions = [{', '.join(repr(action) for action in self._actions())}]"
        yield from self._about()
        yield f"finishing_stacks = {self._amounts(self.hand.stacks)}"
        yield from self._own(fields)

    def _chips(self, chips: int) -> str:
        return "inf" if chips >= UNKNOWN else text_of(chips, self.decimals)

    def _amounts(self, row: Iterable[int]) -> str:
        return f"[{', '.join(map(self._chips, row))}]"

    # how it began

    def _fields(self) -> Fields:
        rules, n = self.rules, self.n
        fields = Fields(CODES[rules.game, rules.limit], antes=self._antes(), trimmed=not rules.bb_ante)
        if rules.program.brings_in:
            fields.bring_in = rules.brings_in
        else:
            fields.blinds = self._blinds()
        if rules.limit == "fixed":
            fields.small_bet, fields.big_bet = rules.units
        else:
            fields.min_bet = rules.smallest_bet
        if n == 2:
            fields.antes, fields.blinds = fields.antes[::-1], fields.blinds[::-1]
        return fields

    def _antes(self) -> tuple[int, ...]:
        rules, n = self.rules, self.n
        antes = [rules.each_antes] * n
        if rules.program.blinds and not rules.has_blinds(n):
            for seat in range(n):
                half = seat == 0 and not rules.has_blinds(3)
                antes[seat] += rules.sb if half else rules.bb
        antes[self.hand.blinds_at[1] or 0] += rules.bb_ante if self.hand.blinds_at[1] is not None else 0
        antes[n - 1] += rules.button_ante
        if any(dead for _, dead in self.record.posts.values()):
            self.lost.append(left_out("dead-blind"))
        return tuple(antes)

    def _blinds(self) -> tuple[int, ...]:
        rules, n = self.rules, self.n
        blinds = [0] * n
        small, big = self.hand.blinds_at
        if small is not None:
            blinds[small] = rules.sb
        if big is not None:
            blinds[big] = rules.bb
            for place, chips in enumerate(rules.blinds[2 : max(2, n)], 1):
                blinds[(big + place) % n] = chips
        for seat, (live, _) in self.record.posts.items():
            if live:
                blinds[seat] = -live
        return tuple(blinds)

    # what happened

    def _actions(self) -> list[str]:
        actions: list[str] = []
        shows: list[str] = []
        runs_out = self._runs_out()
        at = -1
        for event in self.hand.log:
            said = self._said(event)
            if said is None:
                continue
            if isinstance(event, Showed | Mucked):
                shows.append(said)
                continue
            if isinstance(event, Dealt | DealtBoard) and at < 0 and len(actions) >= runs_out >= 0:
                at = len(actions)
            actions.append(said)
        if at < 0 or not any(" sm " in one for one in shows):
            return actions + shows
        if self.rules.program.shows_cards or self.rules.program.draws:
            return actions + shows
        return actions[:at] + shows + actions[at:]

    def _runs_out(self) -> int:
        """How many actions come before the cards that are dealt with nobody left to act; −1 where somebody is."""
        many, last = 0, -1
        for event in self.hand.log:
            if isinstance(event, Folded | Checked | Called | RaisedTo | Drew | Discarded):
                last = many + 1
            if self._said(event) is not None and not isinstance(event, Showed | Mucked):
                many += 1
        return max(0, last) if len(self.hand.inside) > 1 and last < many else -1

    def _said(self, event: Event) -> str | None:
        match event:
            case Dealt(seat, cards):
                return f"d dh p{seat + 1} {_cards(cards)}"
            case DealtBoard(_, cards, board):
                if board:
                    return None
                return f"d db {_cards(cards)}"
            case Folded(seat):
                return f"p{seat + 1} f"
            case Checked(seat) | Called(seat):
                return f"p{seat + 1} cc"
            case RaisedTo(seat, to, _, _, verb):
                return f"p{seat + 1} pb" if verb == "bring-in" else f"p{seat + 1} cbr {text_of(to, self.decimals)}"
            case Drew(seat, cards):
                return f"p{seat + 1} sd {_cards(cards)}".rstrip()
            case Showed(seat, cards):
                return f"p{seat + 1} sm {_cards(cards)}"
            case Mucked(seat):
                return f"p{seat + 1} sm"
            case Discarded():
                raise CantSay("discards", "phh")
            case Died():
                raise CantSay("out-of-turn", "phh")
        return None

    # what surrounds it

    def _about(self) -> Iterator[str]:
        about, extra = self.record.about, self.record.about.extra if self.record.about.format == "phh" else {}
        day, _, clock = about.time.partition("T")
        told: dict[str, Any] = {name: extra[name] for name in (*TEXTS, *NUMBERS) if name in extra}
        told |= {"venue": about.site, "time_zone" if "/" in about.zone else "time_zone_abbreviation": about.zone}
        told |= {
            "currency": about.currency,
            "hand": _number(about.number),
            "seat_count": about.table_size,
            "table": about.table,
        }
        told |= {"seats": list(about.chairs), "players": list(self.record.players)}
        if day.count("-") == 2:
            told |= dict(zip(("year", "month", "day"), map(int, day.split("-")), strict=True))
        for name, value in told.items():
            if value or (name == "hand" and value == 0):
                yield f"{name} = {_toml(value)}"
        if clock[:8].count(":") == 2:
            yield f"time = {clock[:8]}"

    def _own(self, fields: Fields) -> Iterator[str]:
        """What the fields do not tell: the rules, where a reader would take others, and where seats begin."""
        record, own = self.record, dict[str, Any]()
        if not self._same_rules(fields):
            own["rules"] = rules_text(self.rules)
        if record.no_sb and "rules" in own:
            own["no_sb"] = True
        posts = " ".join(f"{seat + 1}:{live}+{dead}" for seat, (live, dead) in record.posts.items())
        if posts and ("rules" in own or any(dead for _, dead in record.posts.values())):
            own["posts"] = posts
        second = [
            card for event in self.hand.log if isinstance(event, DealtBoard) and event.board for card in event.cards
        ]
        if second:
            own["second_board"] = show(second)
            self.lost.append(left_out("second-board"))
        if self.first:
            own["first"] = self.first
        if own:
            row = [f"{name} = {_toml(value)}" for name, value in {"version": VERSION, **own}.items()]
            yield f"_sidepot = {{{', '.join(row)}}}"

    def _same_rules(self, fields: Fields) -> bool:
        try:
            return rules_of_fields(fields, self.record.stacks)[0] == self.rules
        except ValueError:
            return False


def _cards(cards: Iterable[Any]) -> str:
    return "".join(["??" if card is None else str(card) for card in cards])


def _number(text: str) -> int | str:
    """A number where a text is one and nothing else."""
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 16 and str(int(text)) == text else text


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return _text(str(value))


def _text(text: str) -> str:
    """A text of TOML: as it is in single quotes, with escapes where it has to be."""
    if "'" not in text and text.isprintable():
        return f"'{text}'"
    escaped = [char if char.isprintable() and char not in '"\\' else _escape(char) for char in text]
    return f'"{"".join(escaped)}"'


def _escape(char: str) -> str:
    if char in '"\\':
        return "\\" + char
    code = ord(char)
    if 0xD800 <= code < 0xE000:
        return "?"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
