"""What the others represent: how likely each of their holdings is, after all they did in this hand.

Every opponent may be of any kind of `opponents.toml`. What a kind does with which part of its hands gives the
chance of a move; by Bayes' rule the moves tell both which kind is sitting there and what it may hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from sidepot.players.candidates import PLACES, Candidates, Weights, candidates_on
from sidepot.players.dealt import Dealt, Others, dealt, hands_of_each, own_place
from sidepot.players.moves import Kind, Move
from sidepot.players.opening import Chart, defence
from sidepot.players.playbook import at, playbook
from sidepot.players.situation import Situation
from sidepot.players.sizes import had_blinds
from sidepot.players.trails import Trails
from sidepot.players.yardstick import onwards
from sidepot.rules import Exchange, Throw

Column = NDArray[np.float64]

_FILE = Path(__file__).with_name("opponents.toml")
_SOFT = 0.04
"""How blurred the borders between hands played in different ways are, at most."""


_HALF_POT = 0.25
"""What a bet of half the pot asks for, as a part of the pot with the call in it."""
_USUAL = 0.9
"""The usual raise, as a part of the pot with the call in it."""
_MOSTLY = 0.85
"""Now and then everyone just calls or checks with a hand to raise."""
_GIVEN_UP = (0.6, 0.85, 1.0)
"""The part of bluffs still made with so many streets to come: fewer as the board fills up."""
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
    any_raise_apart: float
    defends: float
    calls: float
    any_call: float
    looks: float


@cache
def opponents_by_name() -> dict[str, Opponent]:
    """The kinds of players reckoned with."""
    return msgspec.toml.decode(_FILE.read_bytes(), type=dict[str, Opponent])


@cache
def _all(number: str) -> Column:
    """One number of every kind of player, below each other."""
    return np.array([[getattr(one, number)] for one in opponents_by_name().values()])


class Occasion(Struct, frozen=True):
    """What the chance of a move depends on, in round numbers."""

    price: float
    raises: int
    first: bool
    players: int
    behind: int = 1
    capped: bool = False
    large: float = 1.0
    """How many times the usual the raise is, in steps of a half; 1 for the usual and less."""
    hands: int = 1
    """Out of how many hands the one held now was the best: three of two cards in three cards."""
    chart: Chart | None = None
    """What the charts say, over the first raise."""
    left: int = 0
    """Streets of betting to come, two at most."""
    apart: bool = False
    """Whether hands share no board of five."""


_Story = tuple[tuple[tuple[Kind, Occasion], ...], ...]


class Reading(Struct, frozen=True, eq=False):
    """The ranges of those who are in, by candidate holding."""

    candidates: Candidates | Others
    seats: tuple[int, ...]
    stories: tuple[int, ...]
    """For each seat: which range; those who did the same have the same."""
    players: int
    kinds: Weights
    """How likely each holding is in the hands of each kind of player, (ranges, kinds, holdings)."""
    ranges: Weights
    """How likely each holding is, (ranges, holdings)."""

    def continuing(self, price: float, raises: int, first: bool) -> Weights:
        """The parts of the ranges that would not fold to a raise."""
        asked = Occasion(_rounded(price), min(raises, 4), first, self.players)
        stays = 1 - _chances(Kind.FOLD, asked)
        each = "krh" if isinstance(self.candidates, Others) else "kh"
        left: Weights = np.einsum(f"rkh,{each}->rh", self.kinds, stays[:, self.candidates.steps])
        return left


@lru_cache(maxsize=64)
def read(situation: Situation) -> Reading:
    """What those who are in represent."""
    return _by_board(situation) if situation.trails is None else _by_trails(situation, situation.trails)


def _by_board(situation: Situation) -> Reading:
    game = situation.rules.program
    by_street = [candidates_on(game, situation.hole, board) for board in situation.boards]
    hands = _hands(situation)
    start = _before(by_street, hands)
    stories: dict[_Story, int] = {}
    which = []
    for seat in situation.others:
        story = _story(situation, seat, hands)
        which.append(stories.setdefault(story, len(stories)))
    steps = [on.steps for on in by_street]
    kinds = np.stack([_likely(start, story, steps) for story in stories])
    return Reading(by_street[-1], situation.others, tuple(which), situation.players, kinds, kinds.sum(1))


def _by_trails(situation: Situation, trails: Trails) -> Reading:
    """By hands dealt for each seat, to fit what everyone saw of its cards."""
    hands = [1] * len(trails.boards)
    each, kinds = [], []
    for seat in situation.others:
        some = dealt_to(situation, trails, seat)
        free = some.free_of(trails.open[-1] & ~trails.seats[seat][-1].up)
        start = _all("share").astype(np.float32) * np.maximum(free, _SURPRISE).astype(np.float32)
        kinds.append(_likely(start, _story(situation, seat, hands), some.streets))
        each.append(some)
    # the next step is the same for all who bet; whoever draws says so
    others = Others(tuple(each), situation.step + 1, trails.open[-1])
    likely = np.stack(kinds)
    seats = situation.others
    return Reading(others, seats, tuple(range(len(seats))), situation.players, likely, likely.sum(1))


def place_of(situation: Situation, holding: int) -> float:
    """A holding's place among all of the street, from 0 to 1."""
    game, trails = situation.rules.program, situation.trails
    if trails is None:
        return candidates_on(game, situation.hole, situation.board).place(holding)
    deck = game.deck_of(situation.players)
    first = onwards(game, situation.step + 1)
    return own_place(game, deck, holding, first, situation.street, trails.boards[-1], trails.open[-1])


def dealt_to(situation: Situation, trails: Trails, seat: int) -> Dealt:
    """The hands that a seat may hold."""
    game = situation.rules.program
    trail = trails.seats[seat]
    # on the first street whatever the others show is left out, so that hands dealt once do for every deal
    opened = (trail[0].up, *trails.open[1:])
    step, now = game.steps[situation.step], trail[-1]
    waits = (isinstance(step, Exchange) and now.drawn < 0) or (isinstance(step, Throw) and not now.gone)
    first = onwards(game, situation.step if waits else situation.step + 1)
    hands = hands_of_each(len(situation.others))
    return dealt(game, game.deck_of(situation.players), trail, trails.boards, opened, first, hands)


def _story(situation: Situation, seat: int, hands: list[int]) -> _Story:
    """What a seat did, as far as it tells something: street by street."""
    streets: list[list[tuple[Kind, Occasion]]] = [[] for _ in hands]
    for move in situation.moves:
        if move.seat == seat:
            streets[move.street].append((move.kind, _occasion(move, situation, hands[move.street])))
    return tuple([tuple(street) for street in streets])


def _likely(start: Weights, story: _Story, steps: Sequence[NDArray[np.intp]]) -> Weights:
    """How likely holdings are by kind of player, after all of a story."""
    likely = start
    for told, on in zip(story, steps, strict=True):
        if told:
            chances = _chances(*told[0])
            for move in told[1:]:
                chances = chances * _chances(*move)
            likely = likely * chances.take(on, axis=1)
    whole: Weights = likely / likely.sum()
    return whole


def _hands(situation: Situation) -> list[int]:
    """Of how many hands as held now everyone had the choice on each street: more before cards were thrown away."""
    held, found = 0, []
    for street in situation.rules.program.by_street[: len(situation.boards)]:
        held += street.hole
        found.append(comb(max(held, situation.hole), situation.hole))
        held -= street.thrown
    return found


def _before(by_street: list[Candidates], hands: list[int]) -> Weights:
    """How likely holdings are before anything was done; of three cards the best two were kept."""
    on = by_street[-1]
    likely = on.holdings.free_of(on.board).astype(np.float32)
    # they were chosen when cards were thrown away: on the last street with more to choose from
    for earlier, choice in zip(reversed(by_street), reversed(hands), strict=True):
        if choice > 1:
            likely *= np.maximum(earlier.places, 0.02) ** (choice - 1)
            break
    start: Weights = _all("share").astype(np.float32) * likely
    return start


def _occasion(move: Move, situation: Situation, hands: int) -> Occasion:
    apart = situation.trails is not None
    charted = move.street == 0 and move.raises == 1 and move.price and not apart and had_blinds(situation)
    return Occasion(
        price=_rounded(move.price),
        raises=min(move.raises, 4),
        first=situation.opens(move.street),
        players=situation.players,
        behind=move.behind,
        capped=move.capped,
        large=max(round(2 * move.by / _USUAL) / 2, 1.0),
        hands=hands,
        chart=defence(situation, move.seat, _rounded(move.price)) if charted else None,
        left=min(len(situation.rules.program.streets) - 1 - move.street, 2),
        apart=apart,
    )


def _rounded(price: float) -> float:
    return round(max(price, 0.01), 2) if price else 0.0


@lru_cache(maxsize=8192)
def _chances(kind: Kind, on: Occasion) -> Weights:
    """The chance of a move by kind of player and step of strength."""
    found = np.maximum(_done(kind, on), _SURPRISE).astype(np.float32)
    found.flags.writeable = False
    return found


def _done(kind: Kind, on: Occasion) -> Column:
    raising = _raising(on)
    if kind is Kind.RAISE:
        return raising
    if on.price == 0:
        return 1 - raising
    staying = np.maximum(_above(_calling(on), _all("any_call"), on.hands), raising)
    if kind is Kind.FOLD:
        return 1 - staying
    return staying if on.capped else staying - raising


def _calling(on: Occasion) -> Column:
    """Who is asked for more calls with fewer hands."""
    if on.chart is not None:
        return np.minimum(_all("defends") * on.chart.plays, 1.0)
    part: Column = _all("calls") ** (on.price / _HALF_POT)
    return part * _crowd(on)


def _crowd(on: Occasion) -> float:
    """Before the flop the more others there are, the better a hand has to be to meet a raise: a part of hands."""
    return at(playbook().open, on.players - 1) ** 0.5 if on.first and on.raises else 1.0


def _raising(on: Occasion) -> Column:
    """Large raises and raises of raises are made with better hands, by all who look at theirs."""
    looks, any_raise = _all("looks"), _all("any_raise_apart" if on.apart else "any_raise")
    if on.chart is not None:
        fewer = (on.chart.raises / at(playbook().reraise, 1)) ** looks
        part, rest = _all("defends") * on.chart.raises, any_raise * fewer
    elif on.raises:
        fewer = (_crowd(on) / on.raises) ** looks
        part, rest = _all("raises") * fewer, any_raise * fewer
    elif on.first:
        part, rest = _all("opens") * at(playbook().open, on.behind), any_raise
    else:
        part, rest = _all("bets"), _all("any_bet") * _GIVEN_UP[on.left] ** looks
    return _above(part / on.large ** (looks / 2), rest / on.large**looks, on.hands) * _MOSTLY


def _above(part: Column, rest: Column, hands: int) -> Column:
    """1 for the best part of hands, *rest* for the others, and a soft border between."""
    short_of = (1 - part - PLACES**hands) / np.minimum(_SOFT, part / 2)
    best = 1 / (1 + np.exp(np.minimum(short_of, 100)))
    return rest + (1 - rest) * best
