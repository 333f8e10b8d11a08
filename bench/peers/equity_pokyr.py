"""`cpoker.full_enumeration` and `cpoker.monte_carlo`, through `pretty_args` for text."""

from equity_spots import SIX, TWO
from measure import cost, lacks, main
from poker import cpoker, utils

enumerate_all = utils.pretty_args(cpoker.full_enumeration)
NO_RANGES = lacks("knows hands, not ranges")


def two(n):
    for _ in range(n):
        enumerate_all(TWO)


def six(n):
    for _ in range(n):
        cpoker.monte_carlo([utils.to_cards(hand) for hand in SIX], 1_000_000)


main(
    "pokyr",
    {
        "two hands": cost("answer", two),
        "ranges on the flop": NO_RANGES,
        "ranges before the flop": NO_RANGES,
        "six ways, 1,000,000 deals": cost("answer", six),
    },
)
