"""Perft: count every betting line of a small setup, to compare with anyone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from sidepot.engine.actions import Action, BringIn, Call, Check, Fold, RaiseTo
from sidepot.engine.hand import Hand, start
from sidepot.engine.options import Options
from sidepot.rules import Rules


class Count(Struct, frozen=True):
    """How many lines of play end the hand, and how many decisions there are on each street."""

    lines: int
    decisions: tuple[int, ...]


def perft(rules: Rules, stacks: Sequence[int], button: int = 0, *, free_folds: bool = True) -> Count:
    """Count every line; without *free_folds* nobody folds where checking is free. The cards play no part."""
    hand = start(rules, stacks, button, rules.program.deck_of(len(stacks)))
    decisions = [0] * max(1, len(rules.program.streets))
    lines = _count(hand, decisions, free_folds)
    return Count(lines, tuple(decisions))


def _count(hand: Hand, decisions: list[int], free_folds: bool) -> int:
    if hand.over:
        return 1
    options = hand.options
    if options.may_bet:
        decisions[hand.street_index] += 1
    lines = 0
    for action in _actions(options, free_folds):
        after = hand.fork()
        after.act(action)
        lines += _count(after, decisions, free_folds)
    return lines


def _actions(options: Options, free_folds: bool) -> Iterator[Action]:
    """Every betting action; of discards, draws and shows only one, since they are no betting."""
    if not options.may_bet:
        yield options.all()[0]
        return
    if options.may_fold and (free_folds or not options.may_check):
        yield Fold()
    if options.bring_in is not None:
        yield BringIn()
    else:
        yield Check() if options.may_check else Call()
    if options.min_to is not None and options.max_to is not None:
        for to in range(options.min_to, options.max_to + 1):
            if RaiseTo(to) in options:
                yield RaiseTo(to)
