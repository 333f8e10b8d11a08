"""What each seat and the rail may see. This is the only place that hides cards.

The one rule it keeps: nothing in a view depends on a card its viewer may not see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from sidepot.cards import Card
from sidepot.copying import copied_by, made_by
from sidepot.engine.betting import Betting
from sidepot.engine.course import Course
from sidepot.engine.dealing import Dealing, new_dealing
from sidepot.engine.events import WHAT, DealtHole, Discarded, Event, decode
from sidepot.engine.log import (
    BIG_BLIND,
    BOARD,
    CALL,
    CHECK,
    DIE,
    DISCARD,
    END,
    FOLD,
    MUCK,
    POST,
    SHOW,
    SMALL_BLIND,
    STRADDLE,
    WAGER_NAMES,
    Log,
    entry,
    kind_of,
    seat_of,
)
from sidepot.engine.options import Options
from sidepot.engine.pots import Pots, new_pots
from sidepot.engine.results import Pot, Result, pots_of
from sidepot.rules import Rules

if TYPE_CHECKING:
    from sidepot.engine.hand import Hand

Hidden = tuple[Card | None, ...]

_BACKS: tuple[Hidden, ...] = tuple((None,) * many for many in range(8))
_POSTS = (SMALL_BLIND, BIG_BLIND, STRADDLE, POST)
_WORDS = {
    **{kind: WHAT[kind] for kind in _POSTS}, **WAGER_NAMES, FOLD: "fold", CHECK: "check", CALL: "call",
    DISCARD: "threw a card", SHOW: "show", MUCK: "muck", DIE: "fold",
}  # fmt: skip
_HIDING = (DealtHole, Discarded)
"""Events with cards that only one seat may see."""
_DEEDS = tuple(_WORDS.get(kind, "") for kind in range(END + 1))


class View:
    """A hand as one seat (or the rail, seat None) sees it; a card that may not be seen is None.

    It keeps a copy of what its viewer may know and of nothing else; most of it is made into values when looked at.
    """

    FIELDS = (
        "seat", "rules", "players", "button", "blinds_at", "street", "board", "second_board", "holes", "stacks",
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
    _street: int
    _turn: int
    _shown: int
    _bets: Betting
    _cards: Dealing
    _codes: Log
    _ending: Pots | None

    __new__ = made_by("views belong to a hand: hand.view(seat)")
    def __init__(self) -> None:
        raise TypeError("views belong to a hand: hand.view(seat)")

    def begin(self, hand: Course, viewer: int) -> None:
        """Copy what the viewer may know."""
        self.seat = None if viewer < 0 else viewer
        self.rules = hand.plan.rules
        self.players = hand.n
        self.button = hand.bets.button
        self.over = hand.phase == 3
        self._viewer = viewer
        self._street = hand.street_index
        self._turn = hand.turn_seat()
        self._shown = hand.shown
        self._bets = hand.bets.copy()
        self._cards = _seen_cards(hand.cards, viewer, hand.shown)
        self._codes = _seen_codes(hand.codes, viewer)
        self._ending = hand.pots_final
        self._board: tuple[Card, ...] | None = None
        self._hole: Hidden | None = None
        self._pots: tuple[Pot, ...] | None = None
        self._log: tuple[Event, ...] | None = None

    # cards

    @property
    def street(self) -> str:
        """The street's name."""
        name: str = self.rules.streets.streets[self._street].name
        return name

    @property
    def board(self) -> tuple[Card, ...]:
        """The community cards; run twice, those of the first board."""
        if self._board is None:
            self._board = self._cards.board_cards(0)
        return self._board

    @property
    def second_board(self) -> tuple[Card, ...]:
        """Run twice: the community cards of the second board."""
        return self._cards.board_cards(1) if self._cards.board_total == 2 else ()

    @property
    def hole(self) -> Hidden:
        """The viewer's own cards."""
        if self._hole is None:
            self._hole = () if self._viewer < 0 else self._cards.hole_cards(self._viewer)
        return self._hole

    @property
    def holes(self) -> tuple[Hidden, ...]:
        """The hole cards of every seat."""
        return tuple([self._hole_of(owner) for owner in range(self.players)])

    def _hole_of(self, owner: int) -> Hidden:
        if owner == self._viewer or self._shown >> owner & 1:
            return self._cards.hole_cards(owner)
        return _BACKS[self._cards.held(owner)]

    # chips and seats

    @property
    def blinds_at(self) -> tuple[int | None, int | None]:
        """The seats that paid small and big blind."""
        sb, bb = self._bets.sb_seat, self._bets.bb_seat
        return (sb if sb >= 0 else None, bb if bb >= 0 else None)

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips behind, seat by seat."""
        return self._bets.row(0)

    @property
    def wagers(self) -> tuple[int, ...]:
        """Chips wagered on this street, seat by seat."""
        return self._bets.row(1)

    @property
    def paid(self) -> tuple[int, ...]:
        """Chips put in over the whole hand, seat by seat, without a table's ante."""
        return self._bets.row(2)

    @property
    def pot(self) -> int:
        """All chips in the middle, this street's wagers included."""
        return 0 if self.over else self._bets.total

    @property
    def pots(self) -> tuple[Pot, ...]:
        """What lies in the middle, main pot first; nothing once it is shared out."""
        if self._pots is None:
            self._pots = () if self.over else self._cut()
        return self._pots

    def _cut(self) -> tuple[Pot, ...]:
        pots = new_pots(self._bets.plan, self.players, self.button)
        pots.layer(self._bets, False)
        return pots_of(pots)

    @property
    def inside(self) -> tuple[int, ...]:
        """The seats that are in: dealt in and not folded."""
        return self._seats(self._bets.inside)

    @property
    def all_in(self) -> tuple[int, ...]:
        """The seats that are in and have no chips left."""
        return self._seats(self._bets.inside & ~self._bets.live)

    def _seats(self, mask: int) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.players) if mask & (1 << seat)])

    @property
    def turn(self) -> int | None:
        """The seat that has to act."""
        return self._turn if self._turn >= 0 else None

    # the log

    @property
    def deeds(self) -> tuple[str, ...]:
        """What each seat did last on this street, in a word; nothing yet: an empty one."""
        return self._did()

    def _did(self) -> tuple[str, ...]:
        found = [""] * self.players
        for place in range(self._codes.count):
            code = self._codes.at(place)
            kind, seat = kind_of(code), seat_of(code)
            if kind == BOARD:
                found = [""] * self.players
            elif _DEEDS[kind]:
                found[seat] = _DEEDS[kind]
        return tuple(found)

    @property
    def log(self) -> tuple[Event, ...]:
        """Everything that happened, in order."""
        if self._log is None:
            codes = self._codes.part(0, self._codes.count)
            self._log = tuple([_hidden(event, self._viewer) for event in decode(self._cards, self._ending, codes)])
        return self._log

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


def view(hand: Hand, seat: int | None) -> View:
    """What a seat may see of a hand; None is the rail."""
    return hand.view(seat)


def new_view(hand: Course, viewer: int, options: Options | None, result: Result | None) -> View:
    """What a seat (−1: the rail) may see of a hand."""
    made: View = View.__new__(View, "bare")
    made.begin(hand, viewer)
    made.options = options
    made.result = result
    return made


def _seen_cards(cards: Dealing, viewer: int, shown: int) -> Dealing:
    """A copy with the cards that a viewer may see; of others it has only how many they are."""
    seen = new_dealing(cards.plan, cards.n, b"")
    for seat in range(cards.n):
        seen.dealt[seat] = cards.dealt[seat]
        if seat == viewer or shown >> seat & 1:
            seen.kept[seat] = cards.kept[seat]
            for i in range(cards.dealt[seat]):
                # what somebody else threw away stays unseen when the rest is shown
                if seat == viewer or cards.kept[seat] >> i & 1:
                    seen.holes[7 * seat + i] = cards.holes[7 * seat + i]
        else:
            seen.kept[seat] = (1 << cards.held(seat)) - 1
    seen.board_total = cards.board_total
    for which in range(cards.board_total):
        seen.board_count[which] = cards.board_count[which]
        for i in range(cards.board_count[which]):
            seen.boards[10 * which + i] = cards.boards[10 * which + i]
    return seen


def _seen_codes(codes: Log, viewer: int) -> Log:
    """A copy of the log without the cards that others threw away."""
    seen = codes.copy()
    for place in range(seen.count):
        code = seen.at(place)
        if kind_of(code) == DISCARD and seat_of(code) != viewer:
            seen.put(place, entry(DISCARD, seat_of(code), 0, False))
    return seen


def hides(event: Event) -> bool:
    """Whether somebody may not see all of an event."""
    return isinstance(event, _HIDING)


def hide(event: Event, seat: int | None) -> Event:
    """An event as a seat (None: the rail) may see it."""
    return _hidden(event, -1 if seat is None else seat)


def _hidden(event: Event, viewer: int) -> Event:
    if not isinstance(event, _HIDING) or event.seat == viewer:
        return event
    if isinstance(event, DealtHole):
        return DealtHole(event.seat, _BACKS[len(event.cards)])
    return Discarded(event.seat, None)


def own(hand: Hand, seat: int) -> tuple[tuple[Card, ...], Options | None]:
    """What a seat sees and the rail does not: its cards, and its options when they are asked for."""
    asked = seat == hand.turn_seat() or (hand.phase == 1 and seat in hand.owing_discards)
    return hand.hole_cards(seat), hand.options_of(seat) if asked else None


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
