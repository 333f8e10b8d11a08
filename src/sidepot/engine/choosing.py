"""The choices of the seat to act by their numbers: what `Options.choices` lists, without an object for any of them."""

from __future__ import annotations

from sidepot.engine.betting import Betting
from sidepot.engine.course import Course
from sidepot.engine.phases import BETTING, DISCARDING, DRAWING, MUST_BRING_IN, OVER
from sidepot.ranks.scalar import count as count_of


def many_choices(hand: Course) -> int:
    """How many choices there are; none once the hand is over."""
    if hand.phase == BETTING:
        return many_wagers(hand.bets)
    if hand.phase == OVER:
        return 0
    seat = hand.turn_seat()
    if hand.phase == DISCARDING:
        return hand.cards.held[seat]
    return many_draws(hand.cards.held[seat], hand.most_to_draw(seat)) if hand.phase == DRAWING else 2


def many_wagers(bets: Betting) -> int:
    """Folding where something is owed, passing, and the smallest and the largest raise."""
    raises = 0 if bets.max_to < 0 else 1 if bets.max_to == bets.min_to else 2
    return 1 + folds(bets) + raises


def folds(bets: Betting) -> bool:
    """Whether folding is a choice: where checking is free nobody needs it."""
    return bets.to_call > 0 and bets.bring_in_due != MUST_BRING_IN


def many_draws(held: int, most: int) -> int:
    """In how many ways up to so many of the cards held can be thrown away."""
    if most >= held:
        return 1 << held
    many = 0
    for chosen in range(1 << held):
        if count_of(chosen) <= most:
            many += 1
    return many


def draw_at(held: int, most: int, which: int) -> int:
    """Which of the cards held go in one of these ways, a bit each by their places."""
    if most >= held:
        return which
    chosen = 0
    while True:
        if count_of(chosen) <= most:
            if which == 0:
                return chosen
            which -= 1
        chosen += 1


def choose(hand: Course, which: int) -> None:
    """Carry out one of the choices, which has to be there; whoever calls goes on."""
    if hand.phase == BETTING:
        _wager(hand, which)
        return
    seat = hand.turn_seat()
    if hand.phase == DRAWING:
        hand.draw_at(seat, draw_at(hand.cards.held[seat], hand.most_to_draw(seat), which))
    elif hand.phase == DISCARDING:
        hand.throw(seat, hand.cards.held_at(seat, which))
    else:
        hand.decide(seat, which == 0)


def _wager(hand: Course, which: int) -> None:
    if folds(hand.bets):
        if which == 0:
            hand.do_fold()
            return
        which -= 1
    if which:
        hand.do_raise(hand.bets.min_to if which == 1 else hand.bets.max_to)
    elif hand.bets.bring_in_due:
        hand.do_bring_in()
    elif hand.bets.to_call:
        hand.do_call()
    else:
        hand.do_check()
