"""One hand: what anyone may ask of it, and how it is made, copied and stored.

A hand is a function of its inputs: rules, stacks, button, deck and what the players did.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from sidepot.cards import Card, cards, show
from sidepot.copying import made_by
from sidepot.engine.acting import Acting, check_known, options_at
from sidepot.engine.actions import Muck, Refused, Show, is_whole
from sidepot.engine.beginning import begin, retell, retell_until
from sidepot.engine.events import Event, decisions
from sidepot.engine.log import END, kind_of
from sidepot.engine.notation import parse, play, write
from sidepot.engine.phases import BETTING, DISCARDING, DRAWING, OVER, SHOWING
from sidepot.engine.pots import new_pots
from sidepot.engine.results import Pot, Result, pots_of, result_of
from sidepot.engine.sound import check_facts
from sidepot.engine.stored import ENGINE, StoredHand, encoded, go_on_from, parse_hand, unpacked
from sidepot.engine.views import View, new_view
from sidepot.rules import Rules
from sidepot.rules.steps import SEATS
from sidepot.rules.stored import rules_from
from sidepot.words.refusal import Wrong

BEGINS = "a hand begins with sidepot.start(rules, stacks, button, deck)"


class Hand(Acting):
    """A hand in play. `start` makes one, `act` moves it on; everything else only looks."""

    __new__ = made_by(BEGINS, began=SEATS)

    def __init__(self) -> None:
        raise TypeError(BEGINS)

    # what anyone may ask of it

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
    def owing_discards(self) -> tuple[int, ...]:
        """The seats that have to throw a card away now; one by one where it goes onto the board."""
        if self.phase == DISCARDING and self.plan.onto_board[self.step]:
            return self._seats(1 << self.turn_seat())
        return self._seats(self.waiting if self.phase == DISCARDING else 0)

    @property
    def owing_draws(self) -> tuple[int, ...]:
        """The seats that have still to draw or stand pat in this round, those all-in too (T14)."""
        return self._seats(self.waiting if self.phase == DRAWING else 0)

    def discards_due(self, seat: int) -> int:
        """How many cards a seat has to throw away now."""
        return self.cards.held[seat] - self.keep if seat in self.owing_discards else 0

    @property
    def best_showing(self) -> int | None:
        """The seat whose cards face up have last decided who opens (T6), whether it has chips to bet or not."""
        return self.opener if self.opener >= 0 else None

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

    def parts(self) -> tuple[object, object]:
        """What every action touches of it, for whoever asks for memory in advance: the chips and the log."""
        return self.bets, self.codes

    def to_json(self, players: Sequence[str] = ()) -> str:
        """The whole hand as one line of JSON, its deck included; *players* are names by seat, where they are known."""
        inputs = self.rules, self.starting_stacks, self.button, self.facts, show(self.deck), self.no_sb, self.posts
        return encoded(players, *inputs)

    @staticmethod
    def from_json(text: str | bytes) -> Hand:
        """The hand that was stored: where it is over as it was told, never decided again."""
        return hand_from(parse_hand(text))

    @property
    def result(self) -> Result | None:
        """Who paid, won and showed what, once the hand is over."""
        return result_of(self) if self.phase == OVER else None

    def price(self, seat: int) -> int:
        """What a call would cost a seat now; −1 for one that bets no more, or not now."""
        check_known(self, seat)
        if self.phase != BETTING or not self.bets.live & (1 << seat):
            return -1
        return min(self.bets.stacks[seat], max(0, self.bets.current - self.bets.wagers[seat]))

    def hole_cards(self, seat: int) -> tuple[Card, ...]:
        """A seat's hole cards. This is the dealer's eye: what players see comes from `view`."""
        check_known(self, seat)
        return self.cards.hole_cards(seat)

    def up(self, seat: int) -> tuple[Card, ...]:
        """A seat's cards that lie face up."""
        check_known(self, seat)
        return self.cards.up_cards(seat)

    def view(self, seat: int | None) -> View:
        """What this seat (None: the rail) may see."""
        if seat is None:
            return new_view(self, -1, None, self.result)
        if not is_whole(seat) or not 0 <= seat < self.n:
            raise Refused(f"there is no seat {seat!r}: 0 to {self.n - 1}, or None for the rail")
        return self._view(seat)

    def _view(self, seat: int) -> View:
        options = options_at(self, seat) if self.awaits(seat) else None
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
        return f"read({write(self)!r})" if self.cards.deck else f"Hand.from_json({self.to_json()!r})"

    def _seats(self, mask: int) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.n) if mask & (1 << seat)])


# how hands are made


def start(
    rules: Rules,
    stacks: Sequence[int],
    button: int,
    deck: bytes | Iterable[int | str],
    *,
    no_sb: bool = False,
    posts: Mapping[int, tuple[int, int]] | None = None,
) -> Hand:
    """Begin a hand: seats 0..n−1 clockwise, *deck* with the top card first.

    *posts* are chips of returning players, seat: (live, dead); *no_sb* leaves the small blind out, as a dead
    button does. ValueError says what is wrong with the inputs.
    """
    hand = _bare()
    begin(hand, rules, stacks, button, deck, no_sb, posts)
    return hand


def _bare() -> Hand:
    hand: Hand = Hand.__new__(Hand, "bare")
    return hand


def replay(
    rules: Rules,
    stacks: Sequence[int],
    button: int,
    deck: bytes | Iterable[int | str],
    log: Iterable[Event],
    **extra: Any,
) -> Hand:
    """The hand whose log this is; ValueError when these inputs do not lead to this log."""
    happened = tuple(log)
    hand = start(rules, stacks, button, deck, **extra)
    for seat, action in decisions(happened):
        if action is None:
            hand.kill(seat)
        elif hand.phase == SHOWING or not isinstance(action, Show | Muck):
            hand.act(action, seat)
    if hand.log != happened:
        raise ValueError("this log is not of a hand with these rules, stacks, button and deck")
    return hand


def retold(
    rules: Rules,
    stacks: Sequence[int],
    button: int,
    facts: Sequence[int],
    deck: bytes = b"",
    *,
    no_sb: bool = False,
    posts: Mapping[int, tuple[int, int]] | None = None,
) -> Hand:
    """A hand that is over as its facts tell it: nothing is decided again. Whoever calls has checked the facts."""
    hand = _bare()
    retell(hand, rules, tuple(stacks), button, facts, deck, no_sb, posts)
    return hand


def told_until(hand: Hand, entries: int) -> Hand:
    """A hand as it was after so many entries of its log: to be looked at, not to be gone on with."""
    made = _bare()
    retell_until(made, hand, entries)
    return made


def read(text: str) -> Hand:
    """The hand that a line of text tells; ValueError says which part is wrong."""
    written = parse(text)
    hand = start(written.rules, written.stacks, deck=written.deck, **written.opening)
    play(hand, written.line)
    return hand


def hand_from(stored: StoredHand) -> Hand:
    """The hand that was stored: where it is over as its facts tell it, else as this engine plays it."""
    return hand_at(
        rules_from(stored.rules), stored.stacks, stored.button, unpacked(stored.facts), bytes(cards(stored.deck)),
        stored.no_sb, stored.posts or None, stored.engine,
    )  # fmt: skip


def hand_at(
    rules: Rules,
    stacks: tuple[int, ...],
    button: int,
    facts: Sequence[int],
    deck: bytes,
    no_sb: bool = False,
    posts: Mapping[int, tuple[int, int]] | None = None,
    engine: int = ENGINE,
) -> Hand:
    """The hand where its facts stand; OtherFacts where it is not over, and this engine comes to others."""
    if facts and kind_of(facts[-1]) == END:
        check_facts(rules, stacks, facts)
        return retold(rules, stacks, button, facts, deck, no_sb=no_sb, posts=posts)
    if not deck:
        raise Wrong("mistake-without-deck")
    hand = start(rules, stacks, button, deck, no_sb=no_sb, posts=posts)
    go_on_from(hand, facts, engine)
    return hand
