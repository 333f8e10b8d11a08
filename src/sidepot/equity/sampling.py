"""Random deals in numbered parts, each with a seed of its own: threads do not change what a seed finds."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from contextlib import closing

from sidepot.equity import core
from sidepot.equity.answer import Equity, answer, sampling_errors, without_parts
from sidepot.equity.dealer import Seat
from sidepot.equity.games import Showdown
from sidepot.equity.plain import Tally
from sidepot.equity.spot import Spot
from sidepot.words.refusal import Wrong
from sidepot.work.threads import in_order

STDERR = 0.0005
"""How near to the truth a sample is brought when nothing else is asked for."""
STDERR_DISCARD = 0.002
"""The same where each deal needs its discards weighed, which takes thousands of times as long."""
MOST = 1 << 40
_MASK = (1 << 64) - 1


def sampled(
    spot: Spot,
    samples: int | None,
    seed: int,
    stderr: float | None,
    threads: int,
    progress: Callable[[float], None] | None,
) -> Equity:
    """The answer of random deals: *samples* at most, and no more once each standard error is *stderr*."""
    throws = spot.showdown == Showdown.THROW
    aim = Aim(samples, stderr, STDERR_DISCARD if throws else STDERR, 64 if throws else 1 << 15)
    return gathered(_parts(spot, seed, aim), aim, spot.parts, threads, progress, seed=seed)


class Aim:
    """How many deals are looked at: so many at most, until the standard error is this small, in parts of a size."""

    def __init__(self, samples: int | None, stderr: float | None, usual: float, size: int) -> None:
        if samples is not None and samples < 1:
            raise Wrong("mistake-samples-one", count=str(samples))
        if stderr is not None and not stderr > 0:
            raise Wrong("mistake-stderr", given=str(stderr))
        self.stderr = usual if stderr is None and samples is None else stderr
        self.samples = samples or MOST
        self.size = size

    @property
    def parts(self) -> int:
        """How many parts there are at most."""
        return -(-self.samples // self.size)

    def deals(self, part: int) -> int:
        """How many deals a part has."""
        return min(self.size, self.samples - part * self.size)


def gathered(
    part: Callable[[int], Tally],
    aim: Aim,
    names: tuple[str, ...],
    threads: int,
    progress: Callable[[float], None] | None,
    **more: int | tuple[str, ...],
) -> Equity:
    """The answer of the parts that the aim takes, each part's deals counted by part(number)."""
    tally: Tally = []
    stopped = False
    try:
        with closing(in_order(part, aim.parts, threads)) as found:
            for some in found:
                tally = [a + b for a, b in zip(tally, some, strict=True)] if tally else some
                done = tally[0] / aim.samples
                if aim.stderr is not None:
                    error = max(sampling_errors(without_parts(tally, len(names))))
                    if error <= aim.stderr:
                        break
                    done = max(done, (aim.stderr / error) ** 2)
                if progress:
                    progress(done)
    except KeyboardInterrupt:
        if not tally:
            raise
        stopped = True
    errors = sampling_errors(without_parts(tally, len(names)))
    return answer(tally, errors, int(tally[0]), names, exact=False, stopped=stopped, **more)


def _parts(spot: Spot, seed: int, aim: Aim) -> Callable[[int], Tally]:
    """The work of part n: its deals, from random numbers of its own."""
    lists, known = _lists(spot)
    holes = [0 if hands else player.hole for player, hands in zip(spot.players, lists, strict=True)]
    seats = tuple(seat_of(hole, hands) for hole, hands in zip(holes, lists, strict=True))
    deck = spot.deck & ~known
    come = spot.to_discard if spot.showdown == Showdown.THROW else 5 - spot.board.bit_count()

    def part(number: int) -> Tally:
        return core.sample(spot.showdown, seats, spot.board, deck, come, part_seed(seed, number), aim.deals(number))

    return part


def _lists(spot: Spot) -> tuple[list[list[tuple[int, float]]], int]:
    """Each player's hands (none where any will do) that known hands leave possible, and the known cards."""
    lists = [[] if player.everything else spot.hands(at) for at, player in enumerate(spot.players)]
    known = 0
    while True:
        singles = [hands[0][0] for hands in lists if len(hands) == 1]
        now = sum(singles)
        if now == known:
            return lists, known
        known = now
        lists = [[hand for hand in hands if len(hands) == 1 or not hand[0] & known] for hands in lists]


def seat_of(cards: int, hands: Sequence[tuple[int, float]]) -> Seat:
    """Hands with the tables of the alias method, one random number for each, and how many cards they are dealt."""
    whole = sum(weight for _, weight in hands)
    shares = [weight / whole * len(hands) for _, weight in hands]
    others = list(range(len(hands)))
    limits = [_MASK] * len(hands)
    small = [at for at, share in enumerate(shares) if share < 1]
    large = [at for at, share in enumerate(shares) if share >= 1]
    while small and large:
        at, other = small.pop(), large[-1]
        limits[at] = min(int(shares[at] * (1 << 64)), _MASK)
        others[at] = other
        shares[other] -= 1 - shares[at]
        if shares[other] < 1:
            small.append(large.pop())
    return Seat(cards, array("Q", [bits for bits, _ in hands]), array("Q", limits), array("I", others))


def part_seed(seed: int, number: int) -> int:
    """The seed of a part: far from the others', whatever the seed."""
    bits = (seed ^ seed >> 64) & _MASK
    for more in (0x9E3779B97F4A7C15, number * 0xD1342543DE82EF95 + 1):
        bits = (bits + more) & _MASK
        bits = (bits ^ bits >> 33) * 0xFF51AFD7ED558CCD & _MASK
        bits = (bits ^ bits >> 33) * 0xC4CEB9FE1A85EC53 & _MASK
        bits ^= bits >> 33
    return bits
