"""What each seat and the rail may see. This is the only place that hides cards.

The one rule it keeps: nothing in a view depends on a card its viewer may not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sidepot.cards import Card
from sidepot.copying import copied_by, made_by
from sidepot.engine.acting import Acting
from sidepot.engine.course import Course
from sidepot.engine.events import WHAT, Dealt, Discarded, Drew, Event, decode
from sidepot.engine.fold import Told, new_told
from sidepot.engine.log import (
    BIG_BLIND,
    CALL,
    CHECK,
    DEALT,
    DIE,
    DISCARD,
    DRAW,
    END,
    FOLD,
    MUCK,
    POST,
    ROOM,
    SHOW,
    SMALL_BLIND,
    STEP,
    STRADDLE,
    WAGER_NAMES,
    Log,
    entry,
    flag_of,
    kind_of,
    seat_of,
    value_of,
    without_cards,
)
from sidepot.engine.options import Options
from sidepot.engine.phases import OVER
from sidepot.engine.plan import DRAWING_STEP, Plan
from sidepot.engine.pots import new_pots
from sidepot.engine.results import Pot, Result, pots_of
from sidepot.engine.stored import encoded
from sidepot.rules import Rules
from sidepot.rules.steps import SEATS

Hidden = tuple[Card | None, ...]

_POSTS = (SMALL_BLIND, BIG_BLIND, STRADDLE, POST)
_WORDS = {
    **{kind: WHAT[kind] for kind in _POSTS}, **WAGER_NAMES, FOLD: "fold", CHECK: "check", CALL: "call",
    DISCARD: "threw a card", DRAW: "drew", SHOW: "show", MUCK: "muck", DIE: "fold",
}  # fmt: skip
_HIDING = (Dealt, Discarded, Drew)
"""Events with cards that only one seat may see."""
_HAVE_CARDS = 1 << DEALT | 1 << DISCARD | 1 << DRAW
"""Kinds of entries with cards that only one seat may see, as a set."""
_DEEDS = tuple(_WORDS.get(kind, "") for kind in range(END + 1))


class View:
    """A hand as one seat (or the rail, seat None) sees it; a card that may not be seen is None.

    It keeps the log as its viewer may know it and nothing else; what that comes to is worked out when looked at.
    """

    FIELDS = (
        "seat", "rules", "players", "button", "blinds_at", "street", "board", "second_board", "holes", "up", "stacks",
        "wagers", "paid", "pots", "inside", "all_in", "turn", "options", "over", "result", "log",
    )  # fmt: skip

    seat: int | None
    rules: Rules
    players: int
    button: int
    options: Options | None
    over: bool
    result: Result | None
    _viewer: int
    _turn: int
    _plan: Plan
    _codes: Log
    _known: Told | None

    _began: list[int]

    __new__ = made_by("views belong to a hand: hand.view(seat)", _began=SEATS)

    def __init__(self) -> None:
        raise TypeError("views belong to a hand: hand.view(seat)")

    def begin(self, hand: Course, viewer: int) -> None:
        """Copy what the viewer may know."""
        self.seat = None if viewer < 0 else viewer
        self._plan = hand.plan
        self.rules = hand.plan.rules
        self.players = hand.n
        self.button = hand.bets.button
        self.over = hand.phase == OVER
        self._viewer = viewer
        self._turn = hand.turn_seat()
        self._sb, self._bb = hand.bets.sb_seat, hand.bets.bb_seat
        self.no_sb = hand.no_sb
        self._codes = seen_codes(hand.codes, viewer)
        self._began[:] = hand.began
        self._known = None
        self._board: tuple[Card, ...] | None = None
        self._hole: Hidden | None = None
        self._pots: tuple[Pot, ...] | None = None
        self._log: tuple[Event, ...] | None = None

    def _facts(self) -> Told:
        """What the log comes to."""
        if self._known is None:
            known = new_told(self._plan, self.players, self.button)
            for seat in range(self.players):
                known.bets.stacks[seat] = self._began[seat]
            known.read(self._codes, 0, self._codes.count)
            self._known = known
        return self._known

    # cards

    @property
    def street(self) -> str:
        """The street's name."""
        name: str = self._plan.street_names[self._plan.street_of[self._facts().step]]
        return name

    @property
    def step(self) -> int:
        """Which of the game's steps it is."""
        return self._facts().step

    @property
    def board(self) -> tuple[Card, ...]:
        """The community cards; run twice, those of the first board."""
        if self._board is None:
            self._board = self._facts().cards.board_cards(0)
        return self._board

    @property
    def second_board(self) -> tuple[Card, ...]:
        """Run twice: the community cards of the second board."""
        return self._facts().cards.board_cards(1) if self._facts().cards.board_total == 2 else ()

    @property
    def hole(self) -> Hidden:
        """The viewer's own cards."""
        if self._hole is None:
            self._hole = () if self._viewer < 0 else self._facts().cards.hole_cards(self._viewer)
        return self._hole

    @property
    def holes(self) -> tuple[Hidden, ...]:
        """The cards of every seat."""
        cards = self._facts().cards
        return tuple([cards.hole_cards(owner) for owner in range(self.players)])

    @property
    def up(self) -> tuple[tuple[Card, ...], ...]:
        """The cards of every seat that lie face up."""
        cards = self._facts().cards
        return tuple([cards.up_cards(owner) for owner in range(self.players)])

    # chips and seats

    @property
    def blinds_at(self) -> tuple[int | None, int | None]:
        """The seats that paid small and big blind."""
        sb, bb = self._sb, self._bb
        return (sb if sb >= 0 else None, bb if bb >= 0 else None)

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips behind, seat by seat."""
        return self._facts().bets.row(0)

    @property
    def wagers(self) -> tuple[int, ...]:
        """Chips wagered on this street, seat by seat."""
        return self._facts().bets.row(1)

    @property
    def paid(self) -> tuple[int, ...]:
        """Chips put in over the whole hand, seat by seat, without a table's ante."""
        return self._facts().bets.row(2)

    @property
    def pot(self) -> int:
        """All chips in the middle, this street's wagers included."""
        return 0 if self.over else self._facts().bets.total

    @property
    def pots(self) -> tuple[Pot, ...]:
        """What lies in the middle, main pot first; nothing once it is shared out."""
        if self._pots is None:
            self._pots = () if self.over else self._cut()
        return self._pots

    def _cut(self) -> tuple[Pot, ...]:
        pots = new_pots(self._plan, self.players, self.button)
        pots.layer(self._facts().bets, False)
        return pots_of(pots)

    @property
    def inside(self) -> tuple[int, ...]:
        """The seats that are in: dealt in and not folded."""
        return self._seats(self._facts().bets.inside)

    @property
    def all_in(self) -> tuple[int, ...]:
        """The seats that are in and have no chips left."""
        return self._seats(self._facts().bets.inside & ~self._facts().bets.live)

    def _seats(self, mask: int) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.players) if mask & (1 << seat)])

    @property
    def turn(self) -> int | None:
        """The seat that has to act."""
        return self._turn if self._turn >= 0 else None

    @property
    def drawn(self) -> tuple[int | None, ...]:
        """How many cards each seat drew in the last draw, 0 for standing pat; None where a seat has not drawn (T14)."""
        found: list[int | None] = [None] * self.players
        for place in range(self._codes.count - 1 if self._plan.draws else -1, -1, -1):
            code = self._codes.at(place)
            if kind_of(code) == DRAW:
                found[seat_of(code)] = value_of(code) & 7
            elif kind_of(code) == STEP and self._plan.op[value_of(code)] == DRAWING_STEP:
                break
        return tuple(found)

    # the log

    @property
    def deeds(self) -> tuple[str, ...]:
        """What each seat did last on this street, in a word; nothing yet: an empty one."""
        return self._did()

    def _did(self) -> tuple[str, ...]:
        facts = self._facts()
        return tuple([_DEEDS[facts.did[seat]] if facts.did[seat] >= 0 else "" for seat in range(self.players)])

    @property
    def log(self) -> tuple[Event, ...]:
        """Everything that happened, in order."""
        if self._log is None:
            before = new_told(self._plan, self.players, self.button)
            self._log = tuple(decode(before, self._codes, 0, self._codes.count))
        return self._log

    @property
    def facts(self) -> tuple[int, ...]:
        """The log as numbers, with what is hidden from this viewer hidden (`sidepot.engine.log`)."""
        return tuple(self._codes.part(0, self._codes.count))

    @property
    def starting_stacks(self) -> tuple[int, ...]:
        """Chips before the hand, seat by seat."""
        return tuple([self._began[seat] for seat in range(self.players)])

    def to_json(self, players: Sequence[str] = ()) -> str:
        """What this viewer saw of the hand as one line of JSON; *players* are names by seat, where they are known."""
        stacks, facts = self.starting_stacks, self.facts
        return encoded(players, self.rules, stacks, self.button, facts, "", self.no_sb, {})

    # as a value

    def __copy__(self) -> View:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> View:
        return self

    __reduce__ = copied_by("views are not pickled: pickle the hand, and ask it again for hand.view(seat)")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and all(getattr(self, name) == getattr(other, name) for name in self.FIELDS)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return "View(" + ", ".join(f"{name}={getattr(self, name)!r}" for name in self.FIELDS) + ")"


def new_view(hand: Course, viewer: int, options: Options | None, result: Result | None) -> View:
    """What a seat (−1: the rail) may see of a hand."""
    made: View = View.__new__(View, "bare")
    made.begin(hand, viewer)
    made.options = options
    made.result = result
    return made


def seen_codes(codes: Log, viewer: int) -> Log:
    """A log as a seat (−1: the rail) may see it: cards of others that lie face down are hidden one by one."""
    seen = codes.copy()
    for place in range(codes.count):
        code = codes.row[place] if place < ROOM else codes.at(place)
        # the kind and the seat of an entry, without a call for each
        if _HAVE_CARDS >> (code & 31) & 1 and code >> 5 & 15 != viewer:
            seen.put(place, entry(kind_of(code), seat_of(code), without_cards(value_of(code), True), flag_of(code)))
    return seen


def hides(event: Event) -> bool:
    """Whether somebody may not see all of an event."""
    return isinstance(event, _HIDING)


def hide(event: Event, seat: int | None) -> Event:
    """An event as a seat (None: the rail) may see it."""
    if not isinstance(event, _HIDING) or event.seat == seat:
        return event
    seen = tuple([card if up else None for card, up in zip(event.cards, event.up, strict=True)])
    return replace(event, cards=seen)


def own(hand: Acting, seat: int) -> tuple[tuple[Card, ...], Options | None]:
    """What a seat sees and the rail does not: its cards, and its options when they are asked for."""
    return hand.cards.hole_cards(seat), hand.options_of(seat) if hand.awaits(seat) else None


def plain(value: Any) -> Any:
    """Values as plain data for JSON: cards as text, structs and options as dicts."""
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, Options):
        return value.to_dict()
    if isinstance(value, Rules):
        return {"house": value.house, **plain(value.dials)}
    if isinstance(value, View):
        return {name: plain(getattr(value, name)) for name in View.FIELDS}
    if isinstance(value, Struct):
        fields = {name: plain(getattr(value, name)) for name in value.__struct_fields__}
        tag = value.__struct_config__.tag
        return fields if tag is None else {"type": tag, **fields}
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    return value
