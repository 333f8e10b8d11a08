"""What each action is worth with a holding: equity against the ranges the others represent, odds, position.

One step ahead: a check or call is worth its part of the pot, a raise also what it wins where everyone folds.
Of the equity not all is realised while streets are to come, less of it out of position and with weak hands.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from sidepot.players.candidates import Weights
from sidepot.players.reading import Reading
from sidepot.players.situation import Situation

_LOST_LAST, _LOST_EARLIER = 0.08, 0.25
"""How much of a weak hand's equity is lost in and out of position, with one street to come."""


_FOLDS, _FOLDS_AFTER = 0.85, 0.6
"""The part reckoned with of the folds that ranges promise: less after a bet, since whoever made it likes the hand."""
_INITIATIVE = 0.8
"""A player who raises loses only this part of that."""
_LATER = 0.12
"""A player ahead wins more later, one behind loses more: this part of another pot with each street to come."""


class Worth(Struct, frozen=True):
    """What actions are worth in chips, folding being 0, and why."""

    equity: float
    """The part of the pot won against the ranges of all who are in."""
    stay: float
    """Checking or calling."""
    more: float | None
    """Betting or raising; None where that is not possible."""
    folds: float
    """How often everyone folds to a raise."""
    called: float
    """The part of the pot won against those who don't."""


def weigh(public: Situation, reading: Reading, holding: int, to: int | None) -> Worth:
    """The worth of checking or calling, and of a raise to *to*."""
    free = reading.candidates.free_of(holding)
    ranges = reading.ranges * free
    which = list(reading.stories)
    if to is None:
        shares = _shares(reading, holding, ranges)
        equity = float(shares[:, which].prod(axis=1).mean())
        return Worth(equity, _stay(public, equity), None, 0.0, 0.0)
    staying = reading.continuing(_asked(public, to), public.raises + 1, public.opens(public.street)) * free
    shares = _shares(reading, holding, np.concatenate([ranges, staying]))
    equity = float(shares[:, which].prod(axis=1).mean())
    stays = 1 - (_FOLDS_AFTER if public.raises else _FOLDS) * (1 - _stays(public, reading, ranges, staying))
    folds = float((1 - stays).prod())
    met = np.minimum(stays / max(1 - folds, 1e-9), 1.0)
    against_staying = shares[:, len(ranges) :][:, which]
    won = float((1 - stays * (1 - against_staying)).prod(axis=1).mean())
    called = max(won - folds, 0.0) / max(1 - folds, 1e-9)
    more = _more(public, to, folds, called, met)
    return Worth(equity, _stay(public, equity), more, folds, called)


def _shares(reading: Reading, holding: int, ranges: Weights) -> Weights:
    return reading.candidates.against(holding, ranges, several=len(reading.seats) > 1)


def _asked(public: Situation, to: int) -> float:
    """The price of calling a raise, for somebody with the highest wager."""
    owed = to - max((public.wagers[seat] for seat in public.others), default=0)
    pot = public.pot + to - public.wagers[public.seat]
    return owed / (pot + owed)


def _stays(public: Situation, reading: Reading, ranges: Weights, staying: Weights) -> Weights:
    """How often each opponent doesn't fold; one who is all-in never does."""
    parts = (staying.sum(1) / np.maximum(ranges.sum(1), 1e-30)).tolist()
    stays = [parts[at] if public.stacks[seat] else 1.0 for seat, at in zip(reading.seats, reading.stories, strict=True)]
    return np.minimum(np.array(stays, np.float32), np.float32(1))


def _stay(public: Situation, equity: float) -> float:
    cost = min(public.to_call, public.stacks[public.seat])
    pot = _within_reach(public, public.paid[public.seat] + cost)
    over = cost == public.stacks[public.seat] or not public.live
    later = 0.0 if over else _later(public, equity, pot, public.paid[public.seat] + cost, len(public.others))
    # who gives up later loses no more than this
    return max(realised(public, equity, over) * pot + later, 0.0) - cost


def _more(public: Situation, to: int, folds: float, called: float, met: Weights) -> float:
    """A raise wins the pot where all fold; else it is a larger pot."""
    cost = to - public.wagers[public.seat]
    pot = _within_reach(public, public.paid[public.seat] + cost)
    for seat, often in zip(public.others, met, strict=True):
        owed = min(to, public.wagers[seat] + public.stacks[seat]) - public.wagers[seat]
        pot += float(often) * max(owed, 0)
    over = cost == public.stacks[public.seat] or to >= public.most
    won = realised(public, called, over, _INITIATIVE)
    later = 0.0 if over else _later(public, called, pot, public.paid[public.seat] + cost, max(float(met.sum()), 1.0))
    return folds * public.pot + (1 - folds) * (max(won * pot + later, 0.0) - cost)


def _later(public: Situation, equity: float, pot: float, mine: int, others: float) -> float:
    """What later streets bring: as much more or less of the next pot as equity is above or below the average."""
    behind = public.depth * public.rules.bb - mine
    average = 1 / (1 + others)
    # a hand far behind is given up before it loses much
    part = _LATER * public.streets_left * min(equity / average, 1.0) * (equity - average) / (1 - average)
    return part * max(min(behind, pot), 0.0)


def _within_reach(public: Situation, mine: int) -> float:
    """What a player who has paid so much in all can win, that included."""
    dead = public.pot - sum(public.paid)
    return dead + mine + sum(min(paid, mine) for seat, paid in enumerate(public.paid) if seat != public.seat)


def realised(public: Situation, equity: float, over: bool, part: float = 1.0) -> float:
    """The equity that will be realised: all of it where no betting is left, else less of a weak hand's."""
    if over or not public.streets_left:
        return equity
    lost = (_LOST_LAST if public.last else _LOST_EARLIER) * part * public.streets_left**0.5
    return float(equity * (1 - lost * (1 - equity)))
