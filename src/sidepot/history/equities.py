"""Each seat's share of the pot at a moment, by the cards that are known; of the others any may be held."""

from __future__ import annotations

from collections.abc import Sequence

from sidepot.cards import Card
from sidepot.equity import equity
from sidepot.history.luck import has_equities
from sidepot.rules import Rules

Hole = tuple[Card | None, ...]

_SAMPLES = 20_000
"""So many deals are looked at where all would take long: the error is a third of a percent."""


def is_known(hole: Hole) -> bool:
    """Whether all cards of a hand are."""
    return bool(hole) and None not in hole


def equities_of(
    rules: Rules, holes: Sequence[Hole], inside: Sequence[int], boards: Sequence[tuple[Card, ...]]
) -> dict[int, float] | None:
    """The shares that the seats in win on average from here, the mean over two boards where there are two.

    Those whose cards are not known hold any hand they may. None where no hand is known, or the game has no equities.
    """
    if len(inside) < 2 or not has_equities(rules) or not any(is_known(holes[seat]) for seat in inside):
        return None
    found = [_on_board(rules, holes, inside, board) for board in boards]
    return {seat: sum(shares[at] for shares in found) / len(found) for at, seat in enumerate(inside)}


def _on_board(rules: Rules, holes: Sequence[Hole], inside: Sequence[int], board: tuple[Card, ...]) -> tuple[float, ...]:
    known = [seat for seat in inside if is_known(holes[seat])]
    hands = [[card for card in holes[seat] if card is not None] if seat in known else "random" for seat in inside]
    # cards of a hand that was folded, or is known in part, can't come any more
    gone = [card for seat, hole in enumerate(holes) if seat not in known for card in hole if card is not None]
    quick = len(known) == len(inside) and (len(board) >= 3 or (len(known) == 2 and rules.program.hole == 2))
    samples = None if quick and not rules.program.throws else _SAMPLES
    return equity(hands, board, gone, rules.game, samples, 1).equity
