"""Random deals in numbered parts, each with a seed of its own: threads do not change what a seed finds."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from contextlib import closing

from sidepot.equity import core
from sidepot.equity.answer import Equity, answer, sampling_errors
from sidepot.equity.dealer import Seat
from sidepot.equity.games import Showdown
from sidepot.equity.plain import Tally
from sidepot.equity.spot import Spot
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
    if samples is not None and samples < 1:
        raise ValueError(f"{samples} samples tell nothing: at least 1")
    if stderr is not None and not stderr > 0:
        raise ValueError(f"{stderr} is no standard error to aim at: more than 0")
    if stderr is None and samples is None:
        stderr = STDERR_DISCARD if spot.showdown == Showdown.THROW else STDERR
    samples = samples or MOST
    size = 64 if spot.showdown == Showdown.THROW else 1 << 15
    tally: Tally = []
    stopped = False
    try:
        with closing(in_order(_parts(spot, seed, size, samples), -(-samples // size), threads)) as parts:
            for part in parts:
                tally = [a + b for a, b in zip(tally, part, strict=True)] if tally else part
                done = tally[0] / samples
                if stderr is not None:
                    error = max(sampling_errors(tally))
                    if error <= stderr:
                        break
                    done = max(done, (stderr / error) ** 2)
                if progress:
                    progress(done)
    except KeyboardInterrupt:
        if not tally:
            raise
        stopped = True
    return answer(tally, sampling_errors(tally), int(tally[0]), exact=False, seed=seed, stopped=stopped)


def _parts(spot: Spot, seed: int, size: int, samples: int) -> Callable[[int], Tally]:
    """The work of part n: its deals, from random numbers of its own."""
    lists, known = _lists(spot)
    seats = tuple(_seat(player.hole, hands) for player, hands in zip(spot.players, lists, strict=True))
    deck = spot.deck & ~known
    come = spot.to_discard if spot.showdown == Showdown.THROW else 5 - spot.board.bit_count()

    def part(number: int) -> Tally:
        count = min(size, samples - number * size)
        return core.sample(spot.showdown, seats, spot.board, deck, come, _mixed(seed, number), count)

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


def _seat(hole: int, hands: list[tuple[int, float]]) -> Seat:
    """Hands with the tables of the alias method: one random number picks one of them by weight."""
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
    return Seat(hole, array("Q", [bits for bits, _ in hands]), array("Q", limits), array("I", others))


def _mixed(seed: int, number: int) -> int:
    """The seed of a part: far from the others', whatever the seed."""
    bits = (seed ^ seed >> 64) & _MASK
    for more in (0x9E3779B97F4A7C15, number * 0xD1342543DE82EF95 + 1):
        bits = (bits + more) & _MASK
        bits = (bits ^ bits >> 33) * 0xFF51AFD7ED558CCD & _MASK
        bits = (bits ^ bits >> 33) * 0xC4CEB9FE1A85EC53 & _MASK
        bits ^= bits >> 33
    return bits
