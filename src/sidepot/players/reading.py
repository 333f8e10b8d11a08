"""What the others represent: how likely each of their holdings is, after all they did in this hand.

Every opponent may be of any kind of `opponents.toml`. What a kind does with which part of its hands gives the
chance of a deed; by Bayes' rule the deeds tell both which kind is sitting there and what it may hold.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct

from sidepot.players.deeds import Deed, Kind
from sidepot.players.ground import STEPS, Ground, Weights, ground
from sidepot.players.playbook import at, playbook
from sidepot.players.situation import Situation

_FILE = Path(__file__).with_name("opponents.toml")
_PLACES = (np.arange(STEPS) + 0.5) / STEPS
_SOFT = 0.04
"""How blurred the borders between hands played in different ways are."""


_HALF_POT = 0.25
"""What a bet of half the pot asks for, as a part of the pot with the call in it."""
_USUAL = 0.9
"""The usual raise, as a part of the pot with the call in it."""
_MOSTLY = 0.85
"""Now and then everyone just calls or checks with a hand to raise."""
_SURPRISE = 0.001
"""The least chance of anything: nobody does the impossible, whatever the models say."""


class Opponent(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of player, in parts of its hands; see `opponents.toml`."""

    share: float
    opens: float
    bets: float
    raises: float
    any_bet: float
    any_raise: float
    calls: float
    any_call: float


@cache
def opponents() -> tuple[Opponent, ...]:
    """The kinds of players reckoned with."""
    return tuple(msgspec.toml.decode(_FILE.read_bytes(), type=dict[str, Opponent]).values())


class Reading(Struct, frozen=True, eq=False):
    """The ranges of those who are in, by holdings of the ground."""

    ground: Ground
    seats: tuple[int, ...]
    kinds: tuple[Weights, ...]
    """For each seat: how likely each holding is in the hands of each kind, (kinds, holdings)."""

    def ranges(self) -> Weights:
        """How likely each holding is, a column for each seat."""
        return np.stack([kinds.sum(0) for kinds in self.kinds], axis=1)

    def continuing(self, price: float, raises: int, first: bool) -> Weights:
        """The parts of the ranges that would not fold to a raise, a column for each seat."""
        stays = 1 - _chances(Kind.FOLD, _rounded(price), min(raises, 4), first, 1)[:, self.ground.steps]
        return np.stack([(kinds * stays).sum(0) for kinds in self.kinds], axis=1)


@lru_cache(maxsize=64)
def read(situation: Situation) -> Reading:
    """What those who are in represent."""
    name = situation.rules.game
    grounds = [ground(name, situation.hole, board) for board in situation.boards]
    start = _before(situation, grounds)
    kinds = []
    for seat in situation.others:
        likely = start
        for street, on in enumerate(grounds):
            told = [deed for deed in situation.deeds if deed.seat == seat and deed.street == street]
            if told:
                likely = likely * _told(told, situation.players)[:, on.steps]
        kinds.append(likely / likely.sum())
    return Reading(grounds[-1], situation.others, tuple(kinds))


def _before(situation: Situation, grounds: list[Ground]) -> Weights:
    """How likely holdings are before anything was done; of three cards the best two were kept."""
    free = grounds[-1].holdings.free_of(situation.board).astype(float)
    dealt = situation.rules.streets.hole
    for on in grounds if situation.hole < dealt else ():
        if on.board or situation.street == 0:
            free = free * on.strength ** (2 * (dealt - situation.hole))
            break
    return np.outer([one.share for one in opponents()], free)


def _told(deeds: list[Deed], players: int) -> Weights:
    """How likely these deeds are, by kind of player and step of strength."""
    told = np.ones((len(opponents()), STEPS))
    for deed in deeds:
        price, raises = _rounded(deed.price), min(deed.raises, 4)
        told = told * _chances(deed.kind, price, raises, deed.street == 0, deed.behind, deed.capped, _large(deed.by))
    return told


def _rounded(price: float) -> float:
    return round(max(price, 0.01), 2) if price else 0.0


def _large(by: float) -> float:
    """How many times the usual a raise is, in steps of a half; 1 for the usual and less."""
    return max(round(2 * by / _USUAL) / 2, 1.0)


@lru_cache(maxsize=4096)
def _chances(
    kind: Kind, price: float, raises: int, first: bool, behind: int, capped: bool = False, large: float = 1.0
) -> Weights:
    """The chance of a deed by kind of player and step of strength."""
    rows = [_row(one, kind, price, (raises, first, behind), capped, large) for one in opponents()]
    found = np.maximum(np.array(rows), _SURPRISE)
    found.flags.writeable = False
    return found


def _row(
    one: Opponent, kind: Kind, price: float, before: tuple[int, bool, int], capped: bool, large: float
) -> Weights:
    raising = _raising(one, *before, large)
    if kind is Kind.RAISE:
        return raising
    if price == 0:
        return 1 - raising
    # who is asked for more calls with fewer hands, and with fewer still once raises follow raises
    part = one.calls ** (price / _HALF_POT * (1 + 0.5 * max(before[0] - 1, 0)))
    staying = np.maximum(_above(part, one.any_call), raising)
    if kind is Kind.FOLD:
        return 1 - staying
    return staying if capped else staying - raising


def _raising(one: Opponent, raises: int, first: bool, behind: int, large: float) -> Weights:
    """Large raises are made with better hands, by all who look at theirs."""
    if raises:
        part, rest = one.raises / raises, one.any_raise
    elif first:
        part, rest = one.opens * at(playbook().open, behind), one.any_raise
    else:
        part, rest = one.bets, one.any_bet
    return _above(part * large**-0.5, rest) * _MOSTLY


def _above(part: float, rest: float) -> Weights:
    """1 for the best part of hands, *rest* for the others, and a soft border between."""
    best: Weights = 1 / (1 + np.exp((1 - part - _PLACES) / _SOFT))
    return rest + (1 - rest) * best
