"""The moments of a hand that is over: one after the deal, one after each decision and each cards that came, the end.

record.at(3).hand            the hand as it was, to look at
record.at(3).fork()          a hand in play that goes on from there, with the cards that came then
record.at(3).fork(seed=7)    the same with other cards to come, and for those nobody knows
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from sidepot.cards import Card
from sidepot.engine.events import Event
from sidepot.engine.hand import Hand, told_until
from sidepot.engine.log import AWARD, DEALT, DIE, DISCARD, DRAW, FOLD, MUCK, RETURN, SHOW, STEP, kind_of, value_of
from sidepot.engine.views import hide
from sidepot.history.equities import equities_of, is_known
from sidepot.history.forking import forked
from sidepot.rules import Deal
from sidepot.rules.steps import Exchange
from sidepot.words.refusal import Wrong


def steps_of(hand: Hand) -> list[int]:
    """After how many entries of the log of a hand each of its moments is."""
    found, dealt, news = list[int](), False, False
    facts, steps = hand.facts, hand.rules.program.steps
    for place, code in enumerate(facts):
        kind = kind_of(code)
        decision = FOLD <= kind <= DISCARD or kind in (SHOW, MUCK, DIE)
        if news and dealt and (decision or kind == STEP or kind >= RETURN):
            # the betting that begins belongs to the cards before it: no wager lies on the table any more
            opens = kind == STEP and not isinstance(steps[value_of(code)], Deal)
            found.append(place + opens)
            news = False
        if kind >= RETURN:
            break  # the pots are cut: from here on it is the end
        if decision:
            found.append(place + 1)
        elif kind != STEP:
            news = True
        dealt = dealt or kind == DEALT
    return [*found, len(facts)]


def was_ended(facts: Sequence[int]) -> bool:
    """Whether facts tell of a hand up to its end: a pot was given away, or nothing was left to give."""
    return any(kind_of(code) >= AWARD for code in facts) or (len(facts) > 0 and kind_of(facts[-1]) == RETURN)


def moments_of(hand: Hand) -> list[Moment]:
    """All moments of a hand, up to where it stands."""
    steps = steps_of(hand)
    return [Moment(hand, step, steps) for step in range(len(steps))]


class Moment:
    """A hand after a step."""

    def __init__(self, hand: Hand, step: int, steps: Sequence[int] = ()) -> None:
        steps = steps or steps_of(hand)
        if not -len(steps) <= step < len(steps):
            raise Wrong("mistake-no-step", step=str(step), last=str(len(steps) - 1))
        self.step = step % len(steps)
        self.entries = steps[self.step]
        self._whole = hand
        self._before = steps[self.step - 1] if self.step else 0

    @cached_property
    def hand(self) -> Hand:
        """The hand as it was: its view, pots, stacks, board. It can't be acted on."""
        return told_until(self._whole, self.entries)

    @property
    def over(self) -> bool:
        """Whether it is the end."""
        return self.entries == len(self._whole.facts) and was_ended(self._whole.facts)

    @property
    def events(self) -> list[Event]:
        """What happened in this step."""
        return self._whole.happened(self._before, self.entries)

    def seen_by(self, seat: int | None) -> list[Event]:
        """What a seat (None: the rail) saw happen in it."""
        return [hide(event, seat) for event in self.events]

    @cached_property
    def holes(self) -> list[tuple[Card | None, ...]]:
        """Each seat's cards then, as far as they are known, also by what was shown later."""
        now, end = self.hand, self._whole
        later = {kind_of(code) for code in end.facts[self.entries :]}
        same = DISCARD not in later and not end.rules.program.draws
        return [
            end.hole_cards(seat)
            if same and len(end.hole_cards(seat)) == len(now.hole_cards(seat))
            else now.hole_cards(seat)
            for seat in range(end.players)
        ]

    @property
    def boards(self) -> list[tuple[Card, ...]]:
        """The board, or both of a hand that is run twice."""
        hand = self.hand
        return [hand.board, hand.second_board] if hand.second_board else [hand.board]

    @property
    def draws(self) -> int | None:
        """How many draws are to come; None while some players have drawn and others have not."""
        facts, steps = self._whole.facts[: self.entries], self._whole.rules.program.steps
        begun = max((place for place, code in enumerate(facts) if kind_of(code) == STEP), default=0)
        now = value_of(facts[begun])
        drawn = sum(kind_of(code) == DRAW for code in facts[begun:])
        if 0 < drawn < len(self.hand.inside):
            return None
        return sum(isinstance(step, Exchange) for step in steps[now + (drawn > 0) :])

    def equities(self) -> dict[int, float] | None:
        """The share of the pot each seat in would win on average; None where a hand is not known."""
        inside, holes = self.hand.inside, self.holes
        if self.over or not all(is_known(holes[seat]) for seat in inside):
            return None
        return equities_of(self.hand.rules, holes, inside, self.boards, self.draws)

    def fork(self, seed: int | None = None) -> Hand:
        """The hand in play again from here; ValueError where it is over. A seed deals other cards from here on."""
        if self.over:
            raise Wrong("mistake-hand-over", step=str(self.step))
        return forked(self._whole, self.entries, seed)
