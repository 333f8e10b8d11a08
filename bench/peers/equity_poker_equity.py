"""`exact_from_text`, and `chunk_from_text` on one thread for the six."""

from equity_spots import BOARD, OTHER, RANGE, SIX, TWO
from measure import cost, lacks, main
from poker_equity import chunk_from_text, exact_from_text


def asked(*what):
    def work(n):
        for _ in range(n):
            if exact_from_text("holdem", *what) is None:
                raise RuntimeError("no answer")

    return cost("answer", work)


def six(n):
    for _ in range(n):
        chunk_from_text("holdem", SIX, samples=1_000_000, threads=1)


main(
    "poker-equity",
    {
        "two hands": asked(TWO),
        "ranges on the flop": asked([RANGE, OTHER], BOARD),
        "ranges before the flop": lacks("too many deals for its exact enumeration"),
        "six ways, 1,000,000 deals": cost("answer", six),
    },
)
