"""What happened in a hand: past tense, whole facts, no totals. A card that may not be seen is None."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from sidepot.cards import DECK, Card
from sidepot.copying import made_by
from sidepot.engine.actions import Action, BringIn, Call, Check, Discard, Draw, Fold, Muck, RaiseTo, Show
from sidepot.engine.course import Course
from sidepot.engine.fold import Told, new_told
from sidepot.engine.log import (
    ANTE,
    AWARD,
    BET,
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
    SHOW,
    SHUFFLE,
    SMALL_BLIND,
    STEP,
    STRADDLE,
    TABLE_ANTE,
    UNSEEN,
    WAGER_NAMES,
    Log,
    card_at,
    card_count,
    flag_of,
    kind_of,
    new_log,
    seat_of,
    up_at,
    value_of,
)


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


class Began(Struct, frozen=True, tag="began"):
    """A step of the game began: *what* is deal, bet, draw or discard. Wagers start at nothing where it is a betting."""

    step: int
    what: str
    street: str


class Dealt(Struct, frozen=True, tag="dealt"):
    """Cards for a seat, and which of them lie face up."""

    seat: int
    cards: tuple[Card | None, ...]
    up: tuple[bool, ...]


class DealtBoard(Struct, frozen=True, tag="dealt-board"):
    """Community cards of a street; board 1 is the second one of a hand that is run twice."""

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
    """A seat paid chips and its wager on this street is now *to*. *verb*: bet, raise, complete, cap or bring-in."""

    seat: int
    to: int
    paid: int
    all_in: bool
    verb: str


class Discarded(Struct, frozen=True, tag="discarded"):
    """A seat threw cards away, face down or up, or onto the board."""

    seat: int
    cards: tuple[Card | None, ...]
    up: tuple[bool, ...]
    onto_board: bool


class Drew(Struct, frozen=True, tag="drew"):
    """A seat threw cards away for as many new ones; none is standing pat."""

    seat: int
    cards: tuple[Card | None, ...]
    up: tuple[bool, ...]


class Reshuffled(Struct, frozen=True, tag="reshuffled"):
    """The deck was short: so many cards were shuffled again to deal from."""

    cards: int


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


class PotMade(Struct, frozen=True, tag="pot-made"):
    """A pot of the end, main pot first: how much is in it, and which seats may win it."""

    pot: int
    amount: int
    seats: tuple[int, ...]


class Raked(Struct, frozen=True, tag="raked"):
    """The house took its part."""

    amount: int


class Dropped(Struct, frozen=True, tag="dropped"):
    """Odd chips nobody gets."""

    amount: int


class Won(Struct, frozen=True, tag="won"):
    """A seat won (a share of) a pot: 0 is the main pot. *low*: by the second of the game's rankings."""

    seat: int
    amount: int
    pot: int
    board: int
    low: bool


Event = (
    Anted | Posted | Began | Dealt | DealtBoard | Folded | Checked | Called | RaisedTo | Discarded | Drew
    | Reshuffled | Died | Returned | Showed | Mucked | PotMade | Raked | Dropped | Won
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
    _hand: Course
    _first: int
    _last: int

    def _all(self) -> list[Event]:
        if self._events is None:
            hand = self._hand
            self._events = decode(hand.told(self._first), hand.codes, self._first, self._last)
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


def new_events(hand: Course, first: int, last: int) -> Events:
    """The events of a hand's log from one entry up to another."""
    events: Events = Events.__new__(Events, "bare")
    events._hand = hand
    events._first = first
    events._last = last
    events._events = None
    return events


def decode(facts: Told, log: Log, first: int, last: int) -> list[Event]:
    """The events of a log from one entry up to another, given what those before come to, which goes on with them."""
    events: list[Event] = []
    for place in range(first, last):
        code = log.at(place)
        event = _event(facts, code)
        facts.take(code)
        if event is not None:
            events.append(event)
    return events


def told_log(hand: Course, facts: Iterable[int]) -> list[Event]:
    """The events that facts tell of a hand like this one."""
    log = new_log()
    for code in facts:
        log.put_last(code)
    return decode(new_told(hand.plan, hand.n, hand.bets.button), log, 0, log.count)


_WHAT_STEP = ("deal", "bet", "draw", "discard")


def _event(facts: Told, code: int) -> Event | None:
    """What an entry says, given those before it."""
    kind, seat = kind_of(code), seat_of(code)
    if kind == CALL:
        return Called(seat, value_of(code), flag_of(code))
    if BET <= kind <= BRING_IN:
        to = value_of(code)
        return RaisedTo(seat, to, to - facts.bets.wagers[seat], flag_of(code), WAGER_NAMES[kind])
    if kind == CHECK:
        return Checked(seat)
    if kind == FOLD:
        return Folded(seat)
    if kind == STEP:
        step = value_of(code)
        street = facts.plan.street_of[step]
        return Began(step, _WHAT_STEP[facts.plan.op[step]], facts.plan.street_names[street])
    if kind == DEALT:
        return Dealt(seat, cards_of(value_of(code)), ups_of(value_of(code)))
    if kind == BOARD:
        street = facts.plan.street_of[facts.step]
        return DealtBoard(facts.plan.street_names[street], cards_of(value_of(code)), seat)
    return _rarer(facts, code)


def _rarer(facts: Told, code: int) -> Event | None:
    kind, seat, value, flag = kind_of(code), seat_of(code), value_of(code), flag_of(code)
    if kind in (ANTE, TABLE_ANTE, DEAD_BLIND):
        return Anted(seat, value, WHAT[kind], flag)
    if kind in WHAT:
        return Posted(seat, value, WHAT[kind], flag)
    if kind == DISCARD:
        return Discarded(seat, cards_of(value), ups_of(value), flag)
    if kind == DRAW:
        return Drew(seat, cards_of(value), ups_of(value))
    if kind == SHOW:
        return Showed(seat, cards_of(value))
    if kind == MUCK:
        return Mucked(seat)
    if kind == DIE:
        return Died(seat)
    if kind == SHUFFLE:
        return Reshuffled(value)
    return _ending(facts, code)


def _ending(facts: Told, code: int) -> Event | None:
    kind, seat, value = kind_of(code), seat_of(code), value_of(code)
    if kind == RETURN:
        return Returned(seat, value)
    if kind == POT:
        seats = tuple([other for other in range(facts.bets.n) if value & (1 << other)])
        return PotMade(seat, facts.pot_amount, seats) if flag_of(code) else None
    if kind == AWARD and value:
        return Won(seat, value, facts.sharing, facts.share & 1, facts.share > 1)
    if kind == RAKE:
        return Raked(value)
    return Dropped(value) if kind == DROP else None


def cards_of(value: int) -> tuple[Any, ...]:
    """The cards of an entry's value; None for one that may not be seen."""
    return tuple([_card(card_at(value, i)) for i in range(card_count(value))])


def ups_of(value: int) -> tuple[bool, ...]:
    """Which of the cards of an entry's value lie face up."""
    return tuple([up_at(value, i) for i in range(card_count(value))])


def _card(card: int) -> Card | None:
    return None if card == UNSEEN else DECK[card]


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
            yield event.seat, BringIn() if event.verb == "bring-in" else RaiseTo(event.to)
        elif kind is Drew and None not in event.cards:
            yield event.seat, Draw(event.cards)
        elif kind is Discarded and None not in event.cards:
            yield from ((event.seat, Discard(card)) for card in event.cards)
