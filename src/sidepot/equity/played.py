"""The equity of a layout: over all deals where they are few and nobody has anything to decide, else of random ones."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from itertools import product
from math import comb, prod

from sidepot.equity import core
from sidepot.equity.answer import Equity, answer
from sidepot.equity.games import Showdown, parts_of, stud_showdown
from sidepot.equity.layout import Layout
from sidepot.equity.plain import Tally
from sidepot.equity.playout import Playout
from sidepot.equity.sampling import STDERR, STDERR_DISCARD, Aim, gathered, part_seed, seat_of

LIMIT = 5_000_000
"""The most deals for an exact answer: a second or two of one core, compiled."""


def played(
    layout: Layout,
    samples: int | None = None,
    seed: int | None = None,
    stderr: float | None = None,
    threads: int = 1,
    progress: Callable[[float], None] | None = None,
) -> Equity:
    """Each player's equity; *samples* and *stderr* as `sidepot.equity.equity` has them."""
    playout = layout.playout()
    names = parts_of(layout.game, len(layout.boards))
    if samples is None and stderr is None and playout.only_deals and _ways(playout) <= LIMIT:
        return _enumerated(playout, names, layout.assumed, progress)
    seed = secrets.randbits(63) if seed is None else seed
    if (stud := _in_core(layout)) is not None:
        aim = Aim(samples, stderr, STDERR, 1 << 15)
        return gathered(
            _stud_parts(layout, stud, seed, aim), aim, names, threads, progress, seed=seed, assumed=layout.assumed
        )
    size, usual = (1 << 13, STDERR) if playout.only_deals else (1 << 9, STDERR_DISCARD)
    aim = Aim(samples, stderr, usual, size)

    def part(number: int) -> Tally:
        return playout.sample(part_seed(seed, number), aim.deals(number))

    return gathered(part, aim, names, 1, progress, seed=seed, assumed=layout.assumed)


def _in_core(layout: Layout) -> Showdown | None:
    """How hands compare where the core deals faster: in stud, if each player's hands have the same number of cards."""
    even = all(len({bits.bit_count() for bits, _ in hand}) <= 1 for hand in layout.hands)
    return stud_showdown(layout.game) if even and not layout.common else None


def _stud_parts(layout: Layout, showdown: Showdown, seed: int, aim: Aim) -> Callable[[int], Tally]:
    """The work of part n, done by the core."""
    held = [hand[0][0].bit_count() if hand else 0 for hand in layout.hands]
    seats = tuple(seat_of(layout.game.hole - many, hand) for many, hand in zip(held, layout.hands, strict=True))
    known = sum(hand[0][0] for hand in layout.hands if len(hand) == 1)
    deck = layout.deck & ~known

    def part(number: int) -> Tally:
        return core.sample(showdown, seats, 0, deck, 0, part_seed(seed, number), aim.deals(number))

    return part


def _ways(playout: Playout) -> int:
    """How many deals there are, at most."""
    choices = playout.choices()
    hands = tuple(hand[0][0] for hand in choices)
    left = playout.size - sum((bits & playout.deck).bit_count() for bits in hands)
    ways = prod(len(hand) for hand in choices)
    for need in playout.missing(hands):
        ways *= comb(max(left, 0), need)
        left -= need
    return ways


def _enumerated(
    playout: Playout, names: tuple[str, ...], assumed: tuple[str, ...], progress: Callable[[float], None] | None
) -> Equity:
    total: Tally = []
    deals = 0
    choices = playout.choices()
    some = list(product(*choices))
    for done, chosen in enumerate(some):
        hands, weight = tuple(bits for bits, _ in chosen), prod(weight for _, weight in chosen)
        union = 0
        for bits in hands:
            union |= bits
        if union.bit_count() == sum(bits.bit_count() for bits in hands):
            tally = playout.enumerated(hands)
            deals += int(tally[0])
            weighed = [weight * number for number in tally]
            total = [a + b for a, b in zip(total, weighed, strict=True)] if total else weighed
        if progress:
            progress((done + 1) / len(some))
    return answer(total, [0.0] * len(choices), deals, names, exact=True, assumed=assumed)
