"""Which pots were at stake while cards came that nobody could bet on any more, or not everybody: read off the facts.

A pot counts from the moment when one of those who may win it is all-in. Where others go on betting, each street's
cards count for the pots that can't grow; where nobody does, all that come at once count for all pots.
"""

from __future__ import annotations

from msgspec import Struct

from sidepot.engine.course import Course
from sidepot.engine.fold import Told, new_told
from sidepot.engine.log import FOLD, MUCK, RETURN, SHARE, SHARING, SHOW, SHUFFLE
from sidepot.engine.pots import POTS, Pots, new_pots
from sidepot.rules.steps import CARDS_A_SEAT


class Stake(Struct, frozen=True, gc=False):
    """A pot while cards came: who contended for it with what, the board before and the boards after, as card sets."""

    amount: int
    seats: tuple[int, ...]
    holes: tuple[int, ...]
    dead: int
    """The other cards that are known: folded, or thrown away."""
    before: int
    after: tuple[int, ...]


UNKNOWN = 1 << 63
"""What a card that is not known is in a card set."""


def contested(hand: Course) -> bool:
    """Whether somebody is all-in and others are in: only then something can be at stake."""
    return hand.bets.inside != hand.bets.live and hand.bets.many_inside()


def stakes_of(hand: Course) -> list[Stake]:
    """The pots at stake in a hand that is over, in the order in which their cards came."""
    found: list[Stake] = []
    facts = new_told(hand.plan, hand.n, hand.bets.button)
    for seat in range(hand.n):
        facts.bets.stacks[seat] = hand.began[seat]
    seen = 0
    for place in range(hand.codes.count):
        code = hand.codes.at(place)
        kind = code & 31
        ends = kind >= RETURN or kind in (SHOW, MUCK)
        if ends or (kind >= FOLD and kind != SHUFFLE):
            if facts.cards.board_count[0] != seen and facts.bets.many_inside():
                if facts.bets.inside != facts.bets.live:
                    _look(hand, facts, seen, ends, found)
                seen = facts.cards.board_count[0]
        if ends:
            break
        facts.take(code)
    return found


def _look(hand: Course, facts: Told, seen: int, ends: bool, found: list[Stake]) -> None:
    """Cards came since the last decision, and this is the next one, or the end."""
    pots = new_pots(hand.plan, hand.n, hand.bets.button)
    if ends:
        pots.layer(facts.bets, True)
        _as_shared(hand, pots)
        _add(hand, facts, pots, seen, True, found)
    elif facts.bets.many_live() and not _discards_ahead(hand, facts.step):
        pots.layer(facts.bets, False)
        _add(hand, facts, pots, seen, False, found)


def _discards_ahead(hand: Course, step: int) -> bool:
    """Whether hands will still change, so that nobody can tell their equity."""
    ahead = 0
    for later in range(step, hand.plan.steps):
        ahead += hand.plan.most[later]
    return ahead > 0


def _as_shared(hand: Course, pots: Pots) -> None:
    """What the pots of the end come to once the house has taken its part."""
    amounts = [0] * POTS
    pot = 0
    for place in range(hand.codes.count):
        code = hand.codes.at(place)
        if code & 31 == SHARING:
            pot = code >> 5 & 15
        elif code & 31 == SHARE:
            amounts[pot] += code >> 10
    for pot in range(pots.count):
        if amounts[pot]:
            pots.amounts[pot] = amounts[pot]


def _add(hand: Course, facts: Told, pots: Pots, seen: int, final: bool, found: list[Stake]) -> None:
    for pot in range(pots.count):
        among = pots.entitled[pot]
        if among & (among - 1) and (final or among & ~facts.bets.live):
            found.append(_stake(hand, facts, pots.amounts[pot], among, seen))


def _stake(hand: Course, facts: Told, amount: int, among: int, seen: int) -> Stake:
    # as known at the end: who showed a hand held it all the time
    cards = hand.cards
    seats = tuple([seat for seat in range(hand.n) if among & (1 << seat)])
    before = 0
    dead = cards.gone | cards.just_gone
    for i in range(seen):
        before |= cards.bit(facts.cards.boards[i])
    for seat in range(hand.n):
        for i in range(cards.held[seat]):
            dead |= cards.bit(cards.holes[seat * CARDS_A_SEAT + i])
    for seat in seats:
        dead &= ~cards.sets[seat]
    holes = tuple([cards.sets[seat] for seat in seats])
    after = tuple([facts.cards.board_sets[which] for which in range(facts.cards.board_total)])
    return Stake(amount, seats, holes, dead & ~UNKNOWN, before, after)
