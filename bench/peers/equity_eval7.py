"""`py_hand_vs_range_exact` for each hand of the first range."""

from equity_spots import BOARD, OTHER, RANGE
from eval7 import Card, HandRange, py_hand_vs_range_exact
from measure import cost, lacks, main


def flop(n):
    for _ in range(n):
        theirs = HandRange(OTHER)
        board = [Card(BOARD[i : i + 2]) for i in range(0, len(BOARD), 2)]
        for hand, _weight in HandRange(RANGE).hands:
            if not set(hand) & set(board):
                py_hand_vs_range_exact(hand, theirs, board)


NEEDS_A_FLOP = lacks("exact only from the flop on")

main(
    "eval7",
    {
        "two hands": NEEDS_A_FLOP,
        "ranges on the flop": cost("answer", flop),
        "ranges before the flop": NEEDS_A_FLOP,
        "six ways, 1,000,000 deals": lacks("knows two players"),
    },
)
