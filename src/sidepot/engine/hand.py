"""One hand: what anyone may ask of it, and how it is acted on.

A hand is a function of its inputs: rules, stacks, button, deck and what the players did. The one rule it keeps:
an action is either carried out whole or refused with nothing changed.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from sidepot.cards import Card
from sidepot.copying import made_by
from sidepot.engine.actions import (
    Action,
    AllIn,
    Call,
    Check,
    Fold,
    Illegal,
    IllegalAction,
    RaiseTo,
    Refused,
    Show,
    is_whole,
)
from sidepot.engine.course import Course
from sidepot.engine.events import Event, Events, decode, new_events
from sidepot.engine.log import DIE
from sidepot.engine.options import Options, new_options
from sidepot.engine.pots import new_pots
from sidepot.engine.results import Pot, Result, pots_of, result_of
from sidepot.engine.views import View, new_view
from sidepot.rules import MAX_CHIPS, Rules

BEGINS = "a hand begins with sidepot.start(rules, stacks, button, deck)"
PLAIN = __file__.endswith(".py")

# the phases of a hand, as `options` numbers them: betting 0, discarding 1, showing 2, over 3; 4 for a seat that waits


class Hand(Course):
    """A hand in play. `start` makes one, `act` moves it on; everything else only looks."""

    __new__ = made_by(BEGINS)

    def __init__(self) -> None:
        raise TypeError(BEGINS)

    # what anyone may ask of it

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
    def blinds_at(self) -> tuple[int | None, int | None]:
        """The seats that paid small and big blind."""
        sb, bb = self.bets.sb_seat, self.bets.bb_seat
        return (sb if sb >= 0 else None, bb if bb >= 0 else None)

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return self.phase == 3

    @property
    def turn(self) -> int | None:
        """The seat that has to act; of several that owe a discard the first left of the button."""
        seat = self.turn_seat()
        return seat if seat >= 0 else None

    @property
    def owing_discards(self) -> tuple[int, ...]:
        """The seats that still have to throw a card away."""
        return self._seats(self.waiting if self.phase == 1 else 0)

    @property
    def inside(self) -> tuple[int, ...]:
        """The seats that are in: dealt in and not folded."""
        return self._seats(self.bets.inside)

    @property
    def all_in(self) -> tuple[int, ...]:
        """The seats that are in and have no chips left."""
        return self._seats(self.bets.inside & ~self.bets.live)

    @property
    def street(self) -> str:
        """The street's name."""
        name: str = self.plan.game.streets[self.street_index].name
        return name

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips behind, seat by seat; after the hand with everything won and returned."""
        return self.bets.row(0)

    @property
    def wagers(self) -> tuple[int, ...]:
        """Chips wagered on this street, seat by seat."""
        return self.bets.row(1)

    @property
    def paid(self) -> tuple[int, ...]:
        """Chips put in over the whole hand, seat by seat, without a table's ante."""
        return self.bets.row(2)

    @property
    def starting_stacks(self) -> tuple[int, ...]:
        """Chips before the hand, seat by seat."""
        return tuple([self.began[seat] for seat in range(self.n)])

    @property
    def board(self) -> tuple[Card, ...]:
        """The community cards; run twice, those of the first board."""
        return self.cards.board_cards(0)

    @property
    def second_board(self) -> tuple[Card, ...]:
        """Run twice: the community cards of the second board."""
        return self.cards.board_cards(1) if self.cards.board_total == 2 else ()

    @property
    def pots(self) -> tuple[Pot, ...]:
        """What lies in the middle, this street's wagers included, main pot first; nothing once it is shared out."""
        if self.phase == 3:
            return ()
        pots = new_pots(self.plan, self.n, self.bets.button)
        pots.layer(self.bets, False)
        return pots_of(pots)

    def in_play(self) -> int:
        """All chips of the hand, behind and in the middle, until the pots are shared out."""
        return self.bets.in_play()

    @property
    def log(self) -> tuple[Event, ...]:
        """Everything that happened, in order."""
        return tuple(decode(self.cards, self.pots_final, self.codes.part(0, self.codes.count)))

    @property
    def result(self) -> Result | None:
        """Who paid, won and showed what, once the hand is over."""
        return result_of(self) if self.phase == 3 else None

    @property
    def options(self) -> Options:
        """What the seat whose turn it is may do."""
        return self._options(self.turn_seat())

    def options_of(self, seat: int) -> Options:
        """What a seat may do; while cards are thrown away every seat that owes one has options."""
        self._check_known(seat)
        if self.phase != 3 and seat != self.turn_seat() and not (self.phase == 1 and self.waiting & (1 << seat)):
            return new_options(self.plan, 4, seat)
        return self._options(seat)

    def _options(self, seat: int) -> Options:
        options = new_options(self.plan, self.phase, seat)
        if seat < 0 or self.phase == 3:
            return options
        options.wager = self.bets.wagers[seat]
        options.stack = self.bets.stacks[seat]
        if self.phase == 0:
            options.current = self.bets.current
            options.to_call = self.bets.to_call
            options._closed = self.bets.closed
            options.wagers_made = self.bets.count
            raising = self.bets.max_to >= 0
            options._kind = self.bets.wager_kind(self.bets.min_to if raising else self.bets.lowest())
            options._min_to = self.bets.min_to
            options._max_to = self.bets.max_to
        elif self.phase == 1:
            options.discards = self.cards.hole_cards(seat)
        return options

    def price(self, seat: int) -> int:
        """What a call would cost a seat now; −1 for one that bets no more, or not now."""
        self._check_known(seat)
        if self.phase != 0 or not self.bets.live & (1 << seat):
            return -1
        return min(self.bets.stacks[seat], max(0, self.bets.current - self.bets.wagers[seat]))

    def hole_cards(self, seat: int) -> tuple[Card, ...]:
        """A seat's hole cards. This is the dealer's eye: what players see comes from `view`."""
        self._check_known(seat)
        return self.cards.hole_cards(seat)

    def view(self, seat: int | None) -> View:
        """What this seat (None: the rail) may see."""
        if seat is None:
            return new_view(self, -1, None, self.result)
        if not is_whole(seat) or not 0 <= seat < self.n:
            raise Refused(f"there is no seat {seat!r}: 0 to {self.n - 1}, or None for the rail")
        return self._view(seat)

    def _view(self, seat: int) -> View:
        mine = seat == self.turn_seat() or (self.phase == 1 and bool(self.waiting & (1 << seat)))
        return new_view(self, seat, self._options(seat) if mine else None, result_of(self) if self.phase == 3 else None)

    def fork(self) -> Hand:
        """An independent copy."""
        other: Hand = Hand.__new__(Hand, "bare")
        if PLAIN:
            other.began = [0] * 10
        other.plan, other.n, other.no_sb, other.posts = self.plan, self.n, self.no_sb, self.posts
        other.bets = self.bets.copy()
        other.cards = self.cards.copy()
        other.codes = self.codes.copy()
        for seat in range(self.n):
            other.began[seat] = self.began[seat]
        other.street_index, other.phase, other.keep = self.street_index, self.phase, self.keep
        other.waiting, other.shown, other.mucked = self.waiting, self.shown, self.mucked
        other.pots_final, other.strengths = self.pots_final, self.strengths
        return other

    def __copy__(self) -> Hand:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Hand:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        from sidepot.engine.start import replay

        again = partial(replay, no_sb=self.no_sb, posts=self.posts)
        return again, (self.plan.rules, self.starting_stacks, self.bets.button, self.cards.deck, self.log)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self._inputs() == other._inputs() and self.codes == other.codes

    __hash__ = None  # type: ignore[assignment]

    def _inputs(self) -> tuple[Any, ...]:
        return self.plan.rules, self.starting_stacks, self.bets.button, self.cards.deck, self.no_sb, self.posts

    def __repr__(self) -> str:
        from sidepot.engine.notation import write

        return f"read({write(self)!r})"

    # acting

    def act(self, action: Action, seat: int | None = None) -> Events:
        """Carry out an action of the seat whose turn it is and return what happened; IllegalAction changes nothing."""
        before = self.codes.count
        if seat is not None and (type(seat) is not int or seat != self.turn_seat()):
            self._check_seat(seat, action)
        kind = type(action)
        if self.phase != 0:
            self._act_later(action, self.turn_seat() if seat is None else seat)
        elif kind is RaiseTo:
            self._raise(action, action.to)  # type: ignore[union-attr]
        elif kind is Call and self.bets.to_call > 0:
            self.do_call()
        elif kind is Check and self.bets.to_call == 0:
            self.do_check()
        elif kind is Fold:
            self.do_fold()
        elif kind is AllIn:
            self._raise(action, self.bets.wagers[self.bets.turn] + self.bets.stacks[self.bets.turn])
        else:
            raise self._refusal(action)
        if self.phase != 0 or self.bets.turn < 0:
            self.go_on()
        return new_events(self, before, self.codes.count)

    def kill(self, seat: int) -> Events:
        """A hand dies out of turn because its player left (K6); on its turn this is a fold."""
        self._check_known(seat)
        if self.phase >= 2 or not self.bets.inside & (1 << seat):
            raise Refused(f"seat {seat} has no hand to give up")
        before = self.codes.count
        self.codes.add(DIE, seat, 0, False)
        self.waiting &= ~(1 << seat)
        self.bets.leave(seat)
        if self.phase != 0 or self.bets.turn < 0:
            self.go_on()
        return new_events(self, before, self.codes.count)

    def _raise(self, action: Action, to: Any) -> None:
        if type(to) is not int or to > MAX_CHIPS or to < 0:
            raise self._refusal(action)
        self._raise_to(action, to)

    def _raise_to(self, action: Action, to: int) -> None:
        if to < self.bets.min_to or to > self.bets.max_to:
            own = self.bets.wagers[self.bets.turn] + self.bets.stacks[self.bets.turn]
            if to != own or own > self.bets.current:
                raise self._refusal(action)
            self.do_call()
            return
        self.do_raise(to)

    def _act_later(self, action: Action, seat: int) -> None:
        """A discard, or showing and mucking where the house asks."""
        if self._options(seat).why_not(action) is not None:
            raise self._refusal(action, seat)
        if self.phase == 1:
            self.throw(seat, action.card)  # type: ignore[union-attr]
        else:
            self.decide(seat, type(action) is Show)

    def _check_known(self, seat: Any) -> None:
        if not is_whole(seat) or not 0 <= seat < self.n:
            raise Refused(f"there is no seat {seat!r}: 0 to {self.n - 1}")

    def _check_seat(self, seat: Any, action: Action) -> None:
        self._check_known(seat)
        if self.phase == 1 and self.waiting & (1 << seat):
            return
        reason = Illegal.NOT_YOUR_TURN
        if self.phase == 3:
            reason = Illegal.HAND_OVER
        elif not self.bets.inside & (1 << seat):
            reason = Illegal.FOLDED
        elif self.phase == 0 and not self.bets.live & (1 << seat):
            reason = Illegal.ALL_IN
        raise IllegalAction(reason, self.options.explain(reason))

    def _refusal(self, action: Any, seat: int = -1) -> IllegalAction:
        options = self._options(self.turn_seat() if seat < 0 else seat)
        reason = options.why_not(action)
        assert reason is not None
        return IllegalAction(reason, options.explain(reason))

    def _seats(self, mask: int) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.n) if mask & (1 << seat)])
