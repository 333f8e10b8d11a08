"""A rabbit hunt: what would have come on the board of a hand that ended before it was full."""

from __future__ import annotations

from sidepot.cards import Card
from sidepot.engine.hand import Hand
from sidepot.engine.stacking import board_places


def would_have_come(hand: Hand) -> tuple[Card, ...]:
    """The cards of the board that were not dealt, had everyone gone on; none where that is not certain."""
    if not hand.over or hand.rules.boards != 1 or hand.rules.double_board:
        return ()
    places = board_places(hand.rules, hand.players, hand.button, hand.deck, hand.no_sb)
    board = tuple([Card(hand.deck[place]) for place in places])
    lies = tuple(hand.board)
    return board[len(lies) :] if board[: len(lies)] == lies else ()
