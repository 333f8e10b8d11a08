"""One hand: what anyone may ask of it, and how it is acted on.

A hand is a function of its inputs: rules, stacks, button, deck and what the players did. The one rule it keeps:
an action is either carried out whole or refused with nothing changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from sidepot.cards import Card
from sidepot.copying import made_by
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
    RaiseTo,
    Refused,
    Show,
    is_whole,
)
from sidepot.engine.course import Course
from sidepot.engine.events import Event, Events, decode, new_events
from sidepot.engine.fold import Fold as Facts
from sidepot.engine.fold import new_fold
from sidepot.engine.log import DIE, with_card
from sidepot.engine.options import Options, new_options
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
from sidepot.engine.pots import new_pots
from sidepot.engine.results import Pot, Result, pots_of, result_of
from sidepot.engine.views import View, new_view
from sidepot.rules import MAX_CHIPS, Rules
from sidepot.rules.steps import SEATS

BEGINS = "a hand begins with sidepot.start(rules, stacks, button, deck)"


class Hand(Course):
    """A hand in play. `start` makes one, `act` moves it on; everything else only looks."""

    __new__ = made_by(BEGINS, began=SEATS)

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
        return self.phase == OVER

    @property
    def turn(self) -> int | None:
        """The seat that has to act; of several that owe a discard the first left of the button."""
        seat = self.turn_seat()
        return seat if seat >= 0 else None

    @property
    def owing_discards(self) -> tuple[int, ...]:
        """The seats that have to throw a card away now; one by one where it goes onto the board."""
        if self.phase == DISCARDING and self.plan.onto_board[self.step]:
            return self._seats(1 << self.turn_seat())
        return self._seats(self.waiting if self.phase == DISCARDING else 0)

    @property
    def owing_draws(self) -> tuple[int, ...]:
        """The seats that have still to draw or stand pat in this round, those all-in too (T14)."""
        return self._seats(self.waiting if self.phase == DRAWING else 0)

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
        name: str = self.plan.street_names[self.plan.street_of[self.step]]
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
    def pot(self) -> int:
        """All chips in the middle; nothing once they are shared out."""
        return 0 if self.phase == OVER else self.bets.total

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
        if self.phase == OVER:
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
        return tuple(decode(self.told(0), self.codes, 0, self.codes.count))

    def told(self, entries: int) -> Facts:
        """What so many entries of the log come to; kept, since events are looked at one after the other."""
        if self._told is None or self._told.count > entries:
            self._told = new_fold(self.plan, self.n, self.bets.button)
        self._told.read(self.codes, self._told.count, entries)
        return self._told

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

    def parts(self) -> tuple[object, object]:
        """What every action touches of it, for whoever asks for memory in advance: the chips and the log."""
        return self.bets, self.codes

    def to_json(self, players: Sequence[str] = ()) -> str:
        """The whole hand as one line of JSON, its deck included; *players* are names by seat, where they are known."""
        from sidepot.engine.stored import to_json

        return to_json(self, players)

    @staticmethod
    def from_json(text: str | bytes) -> Hand:
        """The hand that was stored: where it is over as it was told, never decided again."""
        from sidepot.engine.stored import from_json

        return from_json(text)

    @property
    def result(self) -> Result | None:
        """Who paid, won and showed what, once the hand is over."""
        return result_of(self) if self.phase == OVER else None

    @property
    def options(self) -> Options:
        """What the seat whose turn it is may do."""
        return self._options(self.turn_seat())

    @property
    def choices(self) -> tuple[Action, ...]:
        """What the seat whose turn it is may choose from: `options.choices`."""
        return self._options(self.turn_seat()).choices

    def options_of(self, seat: int) -> Options:
        """What a seat may do; while cards are thrown away every seat that owes one has options."""
        self._check_known(seat)
        if self.phase != OVER and not self.awaits(seat):
            return new_options(self.plan, WAITING, seat)
        return self._options(seat)

    def _options(self, seat: int) -> Options:
        options = new_options(self.plan, self.phase, seat)
        if seat < 0 or self.phase == OVER:
            return options
        options.wager = self.bets.wagers[seat]
        options.stack = self.bets.stacks[seat]
        if self.phase == BETTING:
            options.current = self.bets.current
            options.to_call = self.bets.to_call
            options._closed = self.bets.closed
            options.wagers_made = self.bets.count
            raising = self.bets.max_to >= 0
            options._kind = self.bets.wager_kind(self.bets.min_to if raising else self.bets.lowest())
            options._min_to = self.bets.min_to
            options._max_to = self.bets.max_to
            options._bring_in_due = self.bets.bring_in_due
            options.two_sizes = self.bets.pair_shows
        elif self.phase != SHOWING:
            options.discards = self.cards.hole_cards(seat)
            options.onto_board = bool(self.plan.onto_board[self.step])
            if self.phase == DRAWING:
                options.draw = self.most_to_draw(seat)
        return options

    def price(self, seat: int) -> int:
        """What a call would cost a seat now; −1 for one that bets no more, or not now."""
        self._check_known(seat)
        if self.phase != BETTING or not self.bets.live & (1 << seat):
            return -1
        return min(self.bets.stacks[seat], max(0, self.bets.current - self.bets.wagers[seat]))

    def hole_cards(self, seat: int) -> tuple[Card, ...]:
        """A seat's hole cards. This is the dealer's eye: what players see comes from `view`."""
        self._check_known(seat)
        return self.cards.hole_cards(seat)

    def up(self, seat: int) -> tuple[Card, ...]:
        """A seat's cards that lie face up."""
        self._check_known(seat)
        return self.cards.up_cards(seat)

    def view(self, seat: int | None) -> View:
        """What this seat (None: the rail) may see."""
        if seat is None:
            return new_view(self, -1, None, self.result)
        if not is_whole(seat) or not 0 <= seat < self.n:
            raise Refused(f"there is no seat {seat!r}: 0 to {self.n - 1}, or None for the rail")
        return self._view(seat)

    def _view(self, seat: int) -> View:
        options = self._options(seat) if self.awaits(seat) else None
        return new_view(self, seat, options, result_of(self) if self.phase == OVER else None)

    def fork(self) -> Hand:
        """An independent copy."""
        other: Hand = Hand.__new__(Hand, "bare")
        other.plan, other.n, other.no_sb, other.posts = self.plan, self.n, self.no_sb, self.posts
        other.bets = self.bets.copy()
        other.cards = self.cards.copy()
        other.codes = self.codes.copy()
        other.began[:] = self.began
        other.step, other.phase, other.keep = self.step, self.phase, self.keep
        other.opened, other.opener = self.opened, self.opener
        other.waiting, other.shown, other.mucked = self.waiting, self.shown, self.mucked
        other.pots_final, other.strengths = self.pots_final, self.strengths
        other._told = None
        return other

    def __copy__(self) -> Hand:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Hand:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        from sidepot.engine.beginning import replay, retold

        inputs = self.plan.rules, self.starting_stacks, self.bets.button
        if self.phase == OVER:
            told = partial(retold, no_sb=self.no_sb, posts=self.posts)
            return told, (*inputs, self.facts, self.cards.deck)
        again = partial(replay, no_sb=self.no_sb, posts=self.posts)
        return again, (*inputs, self.cards.deck, self.log)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self._inputs() == other._inputs() and self.codes == other.codes

    __hash__ = None  # type: ignore[assignment]

    def _inputs(self) -> tuple[Any, ...]:
        return self.plan.rules, self.starting_stacks, self.bets.button, self.cards.deck, self.no_sb, self.posts

    def __repr__(self) -> str:
        from sidepot.engine.notation import write

        return f"read({write(self)!r})" if self.cards.deck else f"Hand.from_json({self.to_json()!r})"

    # acting

    def act(self, action: Action, seat: int | None = None) -> Events:
        """Carry out an action of the seat whose turn it is and return what happened; IllegalAction changes nothing."""
        before = self.codes.count
        if seat is not None and (type(seat) is not int or seat != self.turn_seat()):
            self._check_seat(seat, action)
        kind = type(action)
        if self.phase != BETTING:
            self._act_later(action, self.turn_seat() if seat is None else seat)
        elif kind is RaiseTo:
            self._raise(action, action.to)  # type: ignore[union-attr]
        elif self.bets.bring_in_due:
            self._bring_in(action)
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
        if self.phase != BETTING or self.bets.turn < 0:
            self.go_on()
        return new_events(self, before, self.codes.count)

    def kill(self, seat: int) -> Events:
        """A hand dies out of turn because its player left (K6); on its turn this is a fold."""
        self._check_known(seat)
        if self.phase >= SHOWING or not self.bets.inside & (1 << seat):
            raise Refused(f"seat {seat} has no hand to give up")
        before = self.codes.count
        self.codes.add(DIE, seat, 0, False)
        self.waiting &= ~(1 << seat)
        self.bets.leave(seat)
        if self.phase != BETTING or self.bets.turn < 0:
            self.go_on()
        return new_events(self, before, self.codes.count)

    def _raise(self, action: Action, to: Any) -> None:
        if type(to) is not int or to > MAX_CHIPS or to < 0:
            raise self._refusal(action)
        self._raise_to(action, to)

    def _raise_to(self, action: Action, to: int) -> None:
        if to < self.bets.min_to or to > self.bets.max_to:
            own = self.bets.wagers[self.bets.turn] + self.bets.stacks[self.bets.turn]
            if to != own or self.bets.closed != TOO_FEW_CHIPS:
                raise self._refusal(action)
            if self.bets.bring_in_due:
                self.do_bring_in()
            else:
                self.do_call()
            return
        if self.bets.pair_shows and self.bets.min_to < to < self.bets.max_to:
            raise self._refusal(action)
        self.do_raise(to)

    def _bring_in(self, action: Action) -> None:
        """The bring-in, or what takes its place: every chip, or a fold where it is not owed (T8)."""
        kind = type(action)
        if kind is BringIn:
            self.do_bring_in()
        elif kind is AllIn:
            self._raise(action, self.bets.wagers[self.bets.turn] + self.bets.stacks[self.bets.turn])
        elif kind is Fold and self.bets.bring_in_due == MAY_BRING_IN:
            self.do_fold()
        else:
            raise self._refusal(action)

    def _act_later(self, action: Action, seat: int) -> None:
        """A discard, a draw, or showing and mucking where the house asks."""
        if self.phase == DRAWING and type(action) is Draw:
            self._draw(action, seat)
            return
        if self._options(seat).why_not(action) is not None:
            raise self._refusal(action, seat)
        if self.phase == DISCARDING:
            self.throw(seat, action.card)  # type: ignore[union-attr]
        else:
            self.decide(seat, type(action) is Show)

    def _draw(self, action: Draw, seat: int) -> None:
        cards = action.cards
        if len(cards) > self.most_to_draw(seat):
            raise self._refusal(action, seat)
        thrown = 0
        own = self.cards.sets[seat]
        for card in cards:
            if not own & self.cards.bit(card):
                raise self._refusal(action, seat)
            own &= ~self.cards.bit(card)
            thrown = with_card(thrown, card, self.cards.is_up(seat, card))
        self.draw(seat, thrown)

    def _check_known(self, seat: Any) -> None:
        if not is_whole(seat) or not 0 <= seat < self.n:
            raise Refused(f"there is no seat {seat!r}: 0 to {self.n - 1}")

    def _check_seat(self, seat: Any, action: Action) -> None:
        self._check_known(seat)
        if self.awaits(seat):
            return
        reason = Illegal.NOT_YOUR_TURN
        if self.phase == OVER:
            reason = Illegal.HAND_OVER
        elif not self.bets.inside & (1 << seat):
            reason = Illegal.FOLDED
        elif self.phase == BETTING and not self.bets.live & (1 << seat):
            reason = Illegal.ALL_IN
        raise IllegalAction(reason, self.options.explain(reason))

    def _refusal(self, action: Any, seat: int = -1) -> IllegalAction:
        options = self._options(self.turn_seat() if seat < 0 else seat)
        reason = options.why_not(action)
        assert reason is not None
        return IllegalAction(reason, options.explain(reason))

    def _seats(self, mask: int) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.n) if mask & (1 << seat)])
