"""What happened in a hand: past tense, whole facts, no totals. A card that may not be seen is None."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from sidepot.cards import DECK, Card
from sidepot.copying import made_by
from sidepot.engine.actions import Action, Call, Check, Discard, Fold, Muck, RaiseTo, Show
from sidepot.engine.dealing import Dealing
from sidepot.engine.log import (
    ANTE,
    BET,
    BIG_BLIND,
    BOARD,
    CALL,
    CAP,
    CHECK,
    DEAD_BLIND,
    DIE,
    DISCARD,
    FOLD,
    HOLE,
    MUCK,
    POST,
    RETURN,
    SHOW,
    SMALL_BLIND,
    STRADDLE,
    TABLE_ANTE,
    WAGER_NAMES,
    all_in_of,
    amount_of,
    kind_of,
    seat_of,
)
from sidepot.engine.pots import Pots

if TYPE_CHECKING:
    from sidepot.engine.hand import Hand


class Anted(Struct, frozen=True, tag="anted"):
    """Dead chips before the deal: an ante, one for the table, or a dead blind."""

    seat: int
    amount: int
    what: str
    all_in: bool


class Posted(Struct, frozen=True, tag="posted"):
    """A live forced bet: a blind, a straddle or a post."""

    seat: int
    amount: int
    what: str
    all_in: bool


class DealtHole(Struct, frozen=True, tag="dealt-hole"):
    """Hole cards for a seat."""

    seat: int
    cards: tuple[Card | None, ...]


class DealtBoard(Struct, frozen=True, tag="dealt-board"):
    """A street's community cards; board 1 is the second one of a hand that is run twice."""

    street: str
    cards: tuple[Card, ...]
    board: int


class Folded(Struct, frozen=True, tag="folded"):
    """A seat gave up its hand."""

    seat: int


class Checked(Struct, frozen=True, tag="checked"):
    """A seat passed."""

    seat: int


class Called(Struct, frozen=True, tag="called"):
    """A seat paid what was owed, or all it had."""

    seat: int
    amount: int
    all_in: bool


class RaisedTo(Struct, frozen=True, tag="raised-to"):
    """A seat bet or raised; its wager on this street is now *to*. *verb*: bet, raise, complete or cap."""

    seat: int
    to: int
    all_in: bool
    verb: str


class Discarded(Struct, frozen=True, tag="discarded"):
    """A seat threw a card away."""

    seat: int
    card: Card | None


class Died(Struct, frozen=True, tag="died"):
    """A hand was given up out of turn because its player left."""

    seat: int


class Returned(Struct, frozen=True, tag="returned"):
    """The uncalled part of a wager went back."""

    seat: int
    amount: int


class Showed(Struct, frozen=True, tag="showed"):
    """A seat showed its hand."""

    seat: int
    cards: tuple[Card, ...]


class Mucked(Struct, frozen=True, tag="mucked"):
    """A seat gave its hand up unseen at the showdown."""

    seat: int


class Raked(Struct, frozen=True, tag="raked"):
    """The house took its part."""

    amount: int


class Dropped(Struct, frozen=True, tag="dropped"):
    """Odd chips nobody gets."""

    amount: int


class Won(Struct, frozen=True, tag="won"):
    """A seat won (a share of) a pot: 0 is the main pot."""

    seat: int
    amount: int
    pot: int
    board: int
    low: bool


Event = (
    Anted | Posted | DealtHole | DealtBoard | Folded | Checked | Called | RaisedTo | Discarded | Died
    | Returned | Showed | Mucked | Raked | Dropped | Won
)  # fmt: skip

WHAT = {
    ANTE: "ante",
    TABLE_ANTE: "table ante",
    DEAD_BLIND: "dead blind",
    SMALL_BLIND: "small blind",
    BIG_BLIND: "big blind",
    STRADDLE: "straddle",
    POST: "post",
}


class Events:
    """A stretch of a hand's log as a sequence of events; they are made when looked at."""

    __new__ = made_by("events belong to a hand: hand.act(...), hand.log")
    def __init__(self) -> None:
        raise TypeError("events belong to a hand: hand.act(...), hand.log")

    _events: list[Event] | None
    _hand: Hand
    _first: int
    _last: int

    def _all(self) -> list[Event]:
        if self._events is None:
            hand = self._hand
            self._events = decode(hand.cards, hand.pots_final, hand.codes.part(self._first, self._last))
        return self._events

    def __len__(self) -> int:
        return len(self._all())

    def __iter__(self) -> Iterator[Event]:
        return iter(self._all())

    def __getitem__(self, index: Any) -> Any:
        return self._all()[index]

    def __reduce__(self) -> tuple[Any, ...]:
        return list, (list(self),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Events | Sequence) and self._all() == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self._all())


def new_events(hand: Hand, first: int, last: int) -> Events:
    """The events of a hand's log from one entry up to another."""
    events: Events = Events.__new__(Events, "bare")
    events._hand = hand
    events._first = first
    events._last = last
    events._events = None
    return events


def decode(cards: Dealing, pots: Pots | None, codes: list[int]) -> list[Event]:
    """The events of these entries of a log."""
    events: list[Event] = []
    for code in codes:
        kind, seat = kind_of(code), seat_of(code)
        if kind == CALL:
            events.append(Called(seat, amount_of(code), all_in_of(code)))
        elif BET <= kind <= CAP:
            events.append(RaisedTo(seat, amount_of(code), all_in_of(code), WAGER_NAMES[kind]))
        elif kind == CHECK:
            events.append(Checked(seat))
        elif kind == FOLD:
            events.append(Folded(seat))
        elif kind == BOARD:
            street = amount_of(code)
            name = cards.plan.game.streets[street].name
            events.append(DealtBoard(name, cards.board_of(seat, street), seat))
        elif kind == HOLE:
            _dealt(cards, amount_of(code), events)
        else:
            _rarer(cards, pots, code, events)
    return events


def _dealt(cards: Dealing, street: int, events: list[Event]) -> None:
    for seat in range(cards.n):
        hole = cards.hole_of(seat, street)
        if hole:
            events.append(DealtHole(seat, hole))


def _rarer(cards: Dealing, pots: Pots | None, code: int, events: list[Event]) -> None:
    kind, seat = kind_of(code), seat_of(code)
    if kind in (ANTE, TABLE_ANTE, DEAD_BLIND):
        events.append(Anted(seat, amount_of(code), WHAT[kind], all_in_of(code)))
    elif kind in WHAT:
        events.append(Posted(seat, amount_of(code), WHAT[kind], all_in_of(code)))
    elif kind == DISCARD:
        events.append(Discarded(seat, DECK[amount_of(code)]))
    elif kind == RETURN:
        events.append(Returned(seat, amount_of(code)))
    elif kind == SHOW:
        events.append(Showed(seat, cards.hole_cards(seat)))
    elif kind == MUCK:
        events.append(Mucked(seat))
    elif kind == DIE:
        events.append(Died(seat))
    else:
        _ended(pots, events)


def _ended(pots: Pots | None, events: list[Event]) -> None:
    """The end of the hand: what the house took, what was dropped, and who won which pot, side pots first."""
    assert pots is not None
    if pots.rake:
        events.append(Raked(pots.rake))
    for i in range(pots.awards):
        pot, board, low, winners, amount = pots.award_at(i)
        for seat in range(pots.n):
            if winners & (1 << seat):
                share = pots.share(winners, amount, seat)
                if share:
                    events.append(Won(seat, share, pot, board, low))
    if pots.dropped:
        events.append(Dropped(pots.dropped))


_DEEDS: dict[type, Action | None] = {
    Folded: Fold(), Checked: Check(), Called: Call(), Showed: Show(), Mucked: Muck(), Died: None,
}  # fmt: skip


def decisions(log: Iterable[Event]) -> Iterator[tuple[int, Action | None]]:
    """What the players did: seat and action; None where a hand died out of turn."""
    event: Any
    for event in log:
        kind = type(event)
        if kind in _DEEDS:
            yield event.seat, _DEEDS[kind]
        elif kind is RaisedTo:
            yield event.seat, RaiseTo(event.to)
        elif kind is Discarded and event.card is not None:
            yield event.seat, Discard(event.card)
