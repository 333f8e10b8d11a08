"""What chips are worth in prize money (ICM, by Malmuth–Harville), and how the players may divide it.

The first prize goes to each player in proportion to the chips, the next among those left in proportion to
theirs, and so on. Players without chips share the prizes that the others leave.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import pairwise
from math import comb, floor, isfinite

from msgspec import Struct

from sidepot.words.refusal import Wrong

SETS = 1 << 16
"""The most sets of finished players gone through for exact values; ten players have 1,024 at most."""
SAMPLES = 200_000


class Worth(Struct, frozen=True):
    """What each stack is worth in prize money; *stderr* is 0 for each when *exact*."""

    value: tuple[float, ...]
    stderr: tuple[float, ...]
    exact: bool
    seed: int | None = None


def icm(
    stacks: Sequence[float], payouts: Sequence[float], samples: int | None = None, seed: int | None = None
) -> Worth:
    """Each stack's worth: exact up to ten players, or more where few are paid; else from random finishes."""
    _check(stacks, payouts)
    paid = sum(1 for stack in stacks if stack)
    prizes = [float(prize) for prize in payouts[:paid]]
    while prizes and prizes[-1] == 0:
        prizes.pop()
    if samples is None and sum(comb(paid, places) for places in range(len(prizes))) <= SETS:
        value = _exact([float(stack) for stack in stacks], prizes)
        return Worth(_with_busted(value, stacks, payouts), (0.0,) * len(stacks), exact=True)
    if samples is not None and samples < 2:
        raise Wrong("mistake-samples", count=samples)
    seed = secrets.randbits(63) if seed is None else seed
    value, stderr = _sampled(stacks, prizes, samples or SAMPLES, seed)
    return Worth(_with_busted(value, stacks, payouts), tuple(stderr), exact=False, seed=seed)


def icm_chop(stacks: Sequence[float], payouts: Sequence[float], unit: float | None = None) -> tuple[float, ...]:
    """The prize money divided by ICM; with *unit* in whole units, as many as the prize money has."""
    return _rounded(icm(stacks, payouts, seed=0).value, stacks, payouts, unit)


def chip_chop(stacks: Sequence[float], payouts: Sequence[float], unit: float | None = None) -> tuple[float, ...]:
    """Everyone takes the smallest prize still to be won, and the rest is divided by chips.

    A big stack can come out with more than the first prize: that is what the players agree to.
    """
    _check(stacks, payouts)
    sure = payouts[len(stacks) - 1] if len(payouts) >= len(stacks) else 0.0
    rest = sum(payouts[: len(stacks)]) - sure * len(stacks)
    chips = sum(stacks)
    return _rounded([sure + rest * stack / chips for stack in stacks], stacks, payouts, unit)


def _check(stacks: Sequence[float], payouts: Sequence[float]) -> None:
    if not stacks or not payouts:
        raise Wrong("mistake-icm-empty")
    for what, numbers in (("stack", stacks), ("payout", payouts)):
        for number in numbers:
            if not (isfinite(number) and number >= 0):
                raise Wrong(f"mistake-icm-{what}", given=str(number))
    if not any(stacks):
        raise Wrong("mistake-icm-chips")
    for place, (more, less) in enumerate(pairwise(payouts), 2):
        if less > more:
            given = {"place": str(place), "above": str(place - 1)}
            raise Wrong("mistake-icm-order", **given, less=str(less), more=str(more))


def _exact(stacks: list[float], prizes: list[float]) -> list[float]:
    """Over sets of players: how likely is it that just these have finished first."""
    value = [0.0] * len(stacks)
    chips = sum(stacks)
    likely: dict[int, tuple[float, float]] = {0: (1.0, chips)}
    players = [(at, 1 << at, stack) for at, stack in enumerate(stacks) if stack]
    for place, prize in enumerate(prizes):
        longer: dict[int, tuple[float, float]] = {}
        for done, (chance, left) in likely.items():
            for at, bit, stack in players:
                if not done & bit:
                    # the last one alone has all the chips left, whatever the rounding
                    next_chance = chance * stack / left if place < len(players) - 1 else chance
                    value[at] += next_chance * prize
                    known = longer.get(done | bit)
                    longer[done | bit] = (next_chance + (known[0] if known else 0.0), left - stack)
        likely = longer
    return value


def _sampled(
    stacks: Sequence[float], prizes: Sequence[float], samples: int, seed: int
) -> tuple[list[float], list[float]]:
    """Random finishes: waiting times at the rate of the stacks come in the order of Malmuth–Harville."""
    import numpy as np

    rates = np.array([stack if stack else 1e-300 for stack in stacks], dtype=np.float64)
    pays = np.zeros(len(stacks))
    pays[: len(prizes)] = prizes
    random = np.random.Generator(np.random.PCG64(seed))
    total, squares = np.zeros(len(stacks)), np.zeros(len(stacks))
    batch = max(1, 1_000_000 // len(stacks))
    for start in range(0, samples, batch):
        times = random.standard_exponential((min(batch, samples - start), len(stacks))) / rates
        places = times.argsort(axis=1).argsort(axis=1)
        won = pays[places]
        total += won.sum(axis=0)
        squares += (won * won).sum(axis=0)
    mean = total / samples
    spread = np.maximum(squares / samples - mean * mean, 0.0) / (samples - 1)
    return mean.tolist(), np.sqrt(spread).tolist()


def _with_busted(value: Sequence[float], stacks: Sequence[float], payouts: Sequence[float]) -> tuple[float, ...]:
    """Players without chips share the prizes below the others' in equal parts."""
    paid = sum(1 for stack in stacks if stack)
    busted = len(stacks) - paid
    share = sum(payouts[paid : len(stacks)]) / busted if busted else 0.0
    return tuple(share if not stack else worth for stack, worth in zip(stacks, value, strict=True))


def _rounded(
    value: Sequence[float], stacks: Sequence[float], payouts: Sequence[float], unit: float | None
) -> tuple[float, ...]:
    """In whole units; those left over go to the largest remainders, then to the larger stacks."""
    if unit is None:
        return tuple(value)
    if not (isfinite(unit) and unit > 0):
        raise Wrong("mistake-icm-unit", given=str(unit))
    whole = _units(sum(payouts[: len(stacks)]), unit)
    units = [_units(worth, unit) for worth in value]
    order = sorted(range(len(value)), key=lambda at: (units[at] - value[at] / unit, -stacks[at]))
    for at in order[: whole - sum(units)]:
        units[at] += 1
    return tuple(round(count * unit, 9) for count in units)


def _units(amount: float, unit: float) -> int:
    """How many whole units there are in an amount: never one more than there is, however floats round."""
    return floor(amount / unit * (1 + 1e-12) + 1e-9)
