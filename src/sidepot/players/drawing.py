"""Which cards to draw for: those whose exchange leaves the most against what the others represent.

All ways to draw are tried by the hands they come to among all of the game, the best of them against the others.
"""

from __future__ import annotations

from array import array

import numpy as np
from msgspec import Struct

from sidepot.cards import Card, card_set, from_set
from sidepot.engine import Options
from sidepot.players.dealt import BOARDS, Others
from sidepot.players.own_cards import keep
from sidepot.players.reading import Reading, read
from sidepot.players.situation import Situation
from sidepot.players.yardstick import Weights
from sidepot.ranks.orders import NUMBERS

_TRIED = 3
"""How many ways to draw are tried against the others."""
_TRIES = 40
"""How often each is."""
_BOARDS = 10
"""On how many boards at first, where there is one."""
_COPIES = 20
"""How often each is tried with every set of cards that the others get."""
_BETTER = 0.03
"""By how much of the pot another way has to be better than the simple rules, so that chance doesn't decide."""
_SEED = 0xD2A3


class _Way(Struct, frozen=True):
    """A way to draw: what is kept, and what goes."""

    kept: int
    gone: int


def draw(public: Situation, options: Options, holding: int) -> tuple[Card, ...]:
    """The cards to throw away for new ones."""
    reading = read(public)
    assert isinstance(reading.candidates, Others)
    ways = _ways(options, holding)
    usual = _usual(public, options, holding)
    strengths = _strengths(public, reading.candidates, ways)
    tried = {ways[at].gone: ways[at] for at in np.argsort(-strengths, kind="stable")[:_TRIED]} | {usual.gone: usual}
    shares = dict(zip(tried, _shares(public, reading, [*tried.values()]), strict=True))
    best = max(shares, key=lambda gone: shares[gone])
    chosen = best if shares[best] > shares[usual.gone] + _BETTER else usual.gone
    return tuple(from_set(chosen))


def _ways(options: Options, holding: int) -> list[_Way]:
    """All ways to draw that are legal."""
    found, gone = [], holding
    while True:
        if gone.bit_count() <= options.draw:
            found.append(_Way(holding & ~gone, gone))
        if not gone:
            return found
        gone = (gone - 1) & holding


def _usual(public: Situation, options: Options, holding: int) -> _Way:
    """As the simple rules say."""
    game = public.rules.program
    left = sum(street.draws for street in game.by_street[public.street :])
    gone = holding & ~keep(NUMBERS[game.rankings[0].order], holding, left)
    gone = card_set(from_set(gone)[: options.draw])
    return _Way(holding & ~gone, gone)


def _strengths(public: Situation, others: Others, ways: list[_Way]) -> Weights:
    """How much of all final hands of the game each way beats on average."""
    measure = others.each[0].measure
    boards = array("Q", dict.fromkeys(others.boards[:_BOARDS]))
    kept, gone = array("Q", [way.kept for way in ways]), array("Q", [way.gone for way in ways])
    found = measure.futures.drawn(kept, gone, _TRIES // len(boards), boards, public.step + 1, others.dead, _SEED)
    values = np.frombuffer(found, np.uint32).reshape(measure.futures.rankings, len(boards), -1)
    each: Weights = measure.strength(values).reshape(len(ways), -1).mean(1)
    return each


def _shares(public: Situation, reading: Reading, ways: list[_Way]) -> list[float]:
    """The share of the pot that each way wins against what the others represent."""
    others, holding = reading.candidates, ways[0].kept | ways[0].gone
    assert isinstance(others, Others)
    ranges = reading.ranges * others.free_of(holding)
    hands = [_after(others, way, others.copies(_COPIES) * BOARDS) for way in ways]
    found: list[float] = others.finished_against(hands, holding, public.step + 1, ranges).prod(2).mean(1).tolist()
    return found


def _after(others: Others, way: _Way, many: int) -> array[int]:
    """Hands that a way to draw may lead to."""
    kept = array("Q", [way.kept]) * many
    return others.each[0].measure.futures.add(kept, 0, way.gone.bit_count(), others.dead | way.gone, _SEED)
