"""Cards for hands that were at the showdown and are not told: such that they lose, or win where that is told.

They stand in for cards nobody knows and are hidden in the record; the same history always gets the same ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from random import Random

from sidepot.engine.hand import Hand
from sidepot.engine.made import value_of
from sidepot.history.script.dealt_cards import Slots
from sidepot.history.script.script import Script

_MOST = 2_000
"""Hands that are looked at for a seat."""


def stand_ins(script: Script, slots: Slots, hand: Hand) -> dict[int, list[int]]:
    """For each seat in with unknown cards: cards in their place, the weakest hand or, for a winner, the best."""
    known = {card for row in (*slots.dealt, *slots.boards) for card in row if card is not None}
    free = [card for card in script.rules.program.deck_of(len(script.stacks)) if card not in known]
    wins = {seat for seat, chips in (script.won or {}).items() if chips}
    chosen: dict[int, list[int]] = {}
    for seat in hand.inside:
        if not slots.whole(seat):
            chosen[seat] = _chosen(slots, hand, seat, free, seat in wins)
            free = [card for card in free if card not in chosen[seat]]
    return chosen


def _chosen(slots: Slots, hand: Hand, seat: int, free: list[int], wins: bool) -> list[int]:
    held = [slots.dealt[seat][slot] for slot in slots.held[seat]]
    told = [card for card in held if card is not None]
    best = max if wins else min
    return list(best(_some(free, held.count(None)), key=lambda cards: _worth(hand, [*told, *cards], wins)))


def _some(free: list[int], many: int) -> Iterator[tuple[int, ...]]:
    if many <= 2:
        yield from combinations(free, many)
        return
    yield from islice(combinations(sorted(free), many), _MOST // 4)
    yield from islice(combinations(sorted(free, reverse=True), many), _MOST // 4)
    chance = Random(many)
    for _ in range(_MOST // 2):
        yield tuple(chance.sample(free, many))


def _worth(hand: Hand, held: list[int], wins: bool) -> tuple[int, ...]:
    """How good a hand is, the half first that is harder to lose."""
    boards = (hand.board, hand.second_board) if hand.second_board else (hand.board,)
    worth = [max(value_of(ranking, held, board) for board in boards) for ranking in hand.rules.program.rankings]
    return tuple(worth if wins else reversed(worth))
