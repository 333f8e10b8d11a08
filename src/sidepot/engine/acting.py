"""How a hand is acted on: what the seat to act may do, and what comes of it.

The one rule it keeps: an action is either carried out whole or refused with nothing changed.
"""

from __future__ import annotations

from operator import index
from typing import Any

from sidepot.copying import copied_by, made_by
from sidepot.engine.actions import (
    Action,
    AllIn,
    BringIn,
    Call,
    Check,
    Draw,
    Fold,
    Illegal,
    IllegalAction,
    Nonsense,
    RaiseTo,
    Show,
    is_whole,
)
from sidepot.engine.choosing import choose, many_choices
from sidepot.engine.course import Course
from sidepot.engine.events import Event, Events, decode, new_events
from sidepot.engine.log import DIE, with_card
from sidepot.engine.options import Options, new_options
from sidepot.engine.parts import PART
from sidepot.engine.phases import (
    BETTING,
    DISCARDING,
    DRAWING,
    MAY_BRING_IN,
    OVER,
    SHOWING,
    TOO_FEW_CHIPS,
    WAITING,
)
from sidepot.rules import MAX_CHIPS, Rules
from sidepot.rules.steps import SEATS


class Acting(Course):
    """A hand that can be acted on: what it began with, what happened, and what may be done now."""

    __new__ = made_by(PART, began=SEATS)
    __reduce__ = copied_by(PART)

    def __init__(self) -> None:
        raise TypeError(PART)

    # what it began with

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""
        rules: Rules = self.plan.rules
        return rules

    @property
    def players(self) -> int:
        """How many were dealt in."""
        return self.n

    @property
    def button(self) -> int:
        """The seat with the button."""
        return self.bets.button

    @property
    def deck(self) -> bytes:
        """The deck it is dealt from, top card first."""
        return self.cards.deck

    @property
    def starting_stacks(self) -> tuple[int, ...]:
        """Chips before the hand, seat by seat."""
        return tuple([self.began[seat] for seat in range(self.n)])

    # what happened

    @property
    def log(self) -> tuple[Event, ...]:
        """Everything that happened, in order."""
        return tuple(decode(self.told(0), self.codes, 0, self.codes.count))

    def happened(self, first: int, last: int) -> list[Event]:
        """What the entries from one to before another tell."""
        return decode(self.told(first), self.codes, first, last)

    @property
    def entries(self) -> int:
        """How many entries the log has: it only grows."""
        return self.codes.count

    @property
    def facts(self) -> tuple[int, ...]:
        """The log as numbers, one an entry (`sidepot.engine.log`)."""
        return tuple(self.codes.part(0, self.codes.count))

    # what may be done

    @property
    def turn(self) -> int | None:
        """The seat that has to act; of several that owe a discard the first left of the button."""
        seat = self.turn_seat()
        return seat if seat >= 0 else None

    @property
    def options(self) -> Options:
        """What the seat whose turn it is may do."""
        return options_at(self, self.turn_seat())

    @property
    def choices(self) -> tuple[Action, ...]:
        """What the seat whose turn it is may choose from: `options.choices`."""
        return options_at(self, self.turn_seat()).choices

    @property
    def choice_count(self) -> int:
        """How many choices there are, without making them; none once the hand is over."""
        return many_choices(self)

    def options_of(self, seat: int) -> Options:
        """What a seat may do; while cards are thrown away every seat that owes one has options."""
        check_known(self, seat)
        if self.phase != OVER and not self.awaits(seat):
            return new_options(self.plan, WAITING, seat)
        return options_at(self, seat)

    # doing it

    def act(self, action: Action, seat: int | None = None) -> Events:
        """Carry out an action of the seat whose turn it is and return what happened; IllegalAction changes nothing."""
        before = self.codes.count
        if seat is not None and (type(seat) is not int or seat != self.turn_seat()):
            _check_seat(self, seat, action)
        kind = type(action)
        if self.phase != BETTING:
            _act_later(self, action, self.turn_seat() if seat is None else seat)
        elif kind is RaiseTo:
            _raise(self, action, action.to)  # type: ignore[union-attr]
        elif self.bets.bring_in_due:
            _bring_in(self, action)
        elif kind is Call and self.bets.to_call > 0:
            self.do_call()
        elif kind is Check and self.bets.to_call == 0:
            self.do_check()
        elif kind is Fold and (self.bets.to_call > 0 or self.plan.free_fold):
            self.do_fold()
        elif kind is AllIn:
            _raise(self, action, self.bets.wagers[self.bets.turn] + self.bets.stacks[self.bets.turn])
        else:
            raise _refusal(self, action)
        if self.phase != BETTING or self.bets.turn < 0:
            self.go_on()
        return new_events(self, before, self.codes.count)

    def choose(self, which: int, /) -> int:
        """`act(choices[which])` without an object for it; how many choices come next, none once the hand is over."""
        place = which if type(which) is int else index(which)
        if not 0 <= place < many_choices(self):
            raise IndexError(f"choice {which}, but there are {many_choices(self)}")
        return _chosen(self, place)

    def pick(self, part: float, /) -> int:
        """`choose(int(part * choice_count))`, from 0 up to 1: `pick(random())` takes each with the same chance."""
        many = many_choices(self)
        if not 0 <= part < 1:
            raise ValueError(f"{part!r} is no part of the row of choices: from 0 up to 1, 1 excluded")
        if many == 0:
            raise IndexError("no choice: the hand is over")
        return _chosen(self, int(part * many))

    def kill(self, seat: int) -> Events:
        """A hand dies out of turn because its player left (K6); on its turn this is a fold."""
        check_known(self, seat)
        if self.phase >= SHOWING or not self.bets.inside & (1 << seat):
            raise Nonsense("mistake-nothing-to-give-up", seat=str(seat))
        before = self.codes.count
        self.codes.add(DIE, seat, 0, False)
        self.waiting &= ~(1 << seat)
        self.bets.leave(seat)
        if self.phase != BETTING or self.bets.turn < 0:
            self.go_on()
        return new_events(self, before, self.codes.count)


def _chosen(hand: Acting, which: int) -> int:
    choose(hand, which)
    if hand.phase != BETTING or hand.bets.turn < 0:
        hand.go_on()
    return many_choices(hand)


def options_at(hand: Acting, seat: int) -> Options:
    """What a seat that is awaited may do (−1: nobody is)."""
    options = new_options(hand.plan, hand.phase, seat)
    if seat < 0 or hand.phase == OVER:
        return options
    options.wager = hand.bets.wagers[seat]
    options.stack = hand.bets.stacks[seat]
    if hand.phase == BETTING:
        options.current = hand.bets.current
        options.to_call = hand.bets.to_call
        options._closed = hand.bets.closed
        options.wagers_made = hand.bets.count
        raising = hand.bets.max_to >= 0
        options._kind = hand.bets.wager_kind(hand.bets.min_to if raising else hand.bets.lowest())
        options._min_to = hand.bets.min_to
        options._max_to = hand.bets.max_to
        options._bring_in_due = hand.bets.bring_in_due
        options.two_sizes = hand.bets.pair_shows
    elif hand.phase != SHOWING:
        options.discards = hand.cards.hole_cards(seat)
        options.onto_board = bool(hand.plan.onto_board[hand.step])
        if hand.phase == DRAWING:
            options.draw = hand.most_to_draw(seat)
    return options


def _raise(hand: Acting, action: Action, to: Any) -> None:
    if type(to) is not int or to > MAX_CHIPS or to < 0:
        raise _refusal(hand, action)
    _raise_to(hand, action, to)


def _raise_to(hand: Acting, action: Action, to: int) -> None:
    if to < hand.bets.min_to or to > hand.bets.max_to:
        own = hand.bets.wagers[hand.bets.turn] + hand.bets.stacks[hand.bets.turn]
        if to != own or hand.bets.closed != TOO_FEW_CHIPS:
            raise _refusal(hand, action)
        if hand.bets.bring_in_due:
            hand.do_bring_in()
        else:
            hand.do_call()
        return
    if hand.bets.pair_shows and hand.bets.min_to < to < hand.bets.max_to:
        raise _refusal(hand, action)
    hand.do_raise(to)


def _bring_in(hand: Acting, action: Action) -> None:
    """The bring-in, or what takes its place: every chip, or a fold where it is not owed (T8)."""
    kind = type(action)
    if kind is BringIn:
        hand.do_bring_in()
    elif kind is AllIn:
        _raise(hand, action, hand.bets.wagers[hand.bets.turn] + hand.bets.stacks[hand.bets.turn])
    elif kind is Fold and hand.bets.bring_in_due == MAY_BRING_IN:
        hand.do_fold()
    else:
        raise _refusal(hand, action)


def _act_later(hand: Acting, action: Action, seat: int) -> None:
    """A discard, a draw, or showing and mucking where the house asks."""
    if hand.phase == DRAWING and type(action) is Draw:
        _draw(hand, action, seat)
        return
    if options_at(hand, seat).why_not(action) is not None:
        raise _refusal(hand, action, seat)
    if hand.phase == DISCARDING:
        hand.throw(seat, action.card)  # type: ignore[union-attr]
    else:
        hand.decide(seat, type(action) is Show)


def _draw(hand: Acting, action: Draw, seat: int) -> None:
    cards = action.cards
    if len(cards) > hand.most_to_draw(seat):
        raise _refusal(hand, action, seat)
    thrown = 0
    own = hand.cards.sets[seat]
    for card in cards:
        if not own & hand.cards.bit(card):
            raise _refusal(hand, action, seat)
        own &= ~hand.cards.bit(card)
        thrown = with_card(thrown, card, hand.cards.is_up(seat, card))
    hand.draw(seat, thrown)


def check_known(hand: Acting, seat: Any) -> None:
    """Nonsense for a seat that is not there."""
    if not is_whole(seat) or not 0 <= seat < hand.n:
        raise Nonsense("mistake-no-seat", seat=repr(seat), last=str(hand.n - 1))


def _check_seat(hand: Acting, seat: Any, action: Action) -> None:
    check_known(hand, seat)
    if hand.awaits(seat):
        return
    reason = Illegal.NOT_YOUR_TURN
    if hand.phase == OVER:
        reason = Illegal.HAND_OVER
    elif not hand.bets.inside & (1 << seat):
        reason = Illegal.FOLDED
    elif hand.phase == BETTING and not hand.bets.live & (1 << seat):
        reason = Illegal.ALL_IN
    raise IllegalAction(reason, hand.options.rule(reason), **hand.options.amounts(reason))


def _refusal(hand: Acting, action: Any, seat: int = -1) -> IllegalAction:
    options = options_at(hand, hand.turn_seat() if seat < 0 else seat)
    reason = options.why_not(action)
    assert reason is not None
    return IllegalAction(reason, options.rule(reason), **options.amounts(reason))
