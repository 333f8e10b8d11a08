"""Pots whose owners only cards can still change: what is at stake once players are all-in."""

from __future__ import annotations

from msgspec import Struct

from sidepot.engine.course import Course
from sidepot.engine.phases import OVER
from sidepot.engine.pots import Pots, new_pots
from sidepot.rules.steps import CARDS_A_SEAT


class Stake(Struct, frozen=True, gc=False):
    """A pot while cards came: who contended for it with what, the board before and the boards after."""

    amount: int
    seats: tuple[int, ...]
    holes: tuple[int, ...]
    """The hand of each of them, as a set."""
    dead: int
    """Cards that can't come: those of others, and what was thrown away."""
    before: int
    after: tuple[int, ...]


def board_size(hand: Course) -> int:
    """How many cards lie on the first board."""
    return hand.cards.board_count[0]


def contested(hand: Course) -> bool:
    """Whether somebody is all-in and others are in."""
    return hand.bets.inside != hand.bets.live and hand.bets.many_inside()


def pots_at_stake(hand: Course, before: int) -> list[Stake]:
    """The pots of a contested hand, for cards that came since the board had so many; none while hands may change."""
    if not hand.bets.many_live():
        return _of_pots(hand, hand.pots_final, before) if hand.phase == OVER else []
    if _draws_ahead(hand):
        return []
    # somebody is all-in and others bet on: the pots that can't grow
    pots = new_pots(hand.plan, hand.n, hand.bets.button)
    pots.layer(hand.bets, False)
    return _of_pots(hand, pots, before)


def _draws_ahead(hand: Course) -> bool:
    ahead = 0
    for step in range(hand.step, hand.plan.steps):
        ahead += hand.plan.most[step]
    return ahead > 0


def _of_pots(hand: Course, pots: Pots, before: int) -> list[Stake]:
    found = []
    for pot in range(pots.count):
        among = pots.entitled[pot]
        if among & (among - 1) and (among & ~hand.bets.live or hand.phase == OVER):
            found.append(_stake(hand, pots.amounts[pot], among, before))
    return found


def _stake(hand: Course, amount: int, among: int, before: int) -> Stake:
    cards = hand.cards
    seats = tuple([seat for seat in range(hand.n) if among & (1 << seat)])
    board = 0
    dead = cards.gone | cards.just_gone
    for i in range(before):
        board |= cards.bit(cards.boards[i])
    for seat in range(hand.n):
        for i in range(cards.held[seat]):
            dead |= cards.bit(cards.holes[seat * CARDS_A_SEAT + i])
    for seat in seats:
        dead &= ~cards.sets[seat]
    holes = tuple([cards.sets[seat] for seat in seats])
    after = tuple([cards.board_sets[which] for which in range(cards.board_total)])
    return Stake(amount, seats, holes, dead, board, after)
