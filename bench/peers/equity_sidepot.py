"""`equity` with its defaults, exact, and with `samples` for the six; `threads=1`."""

from equity_spots import BOARD, OMAHA8, OTHER, RANGE, RAZZ, SIX, TRIPLE, TWO
from measure import cost, main

from sidepot.equity import core, equity


def asked(*what, **how):
    def work(n):
        for _ in range(n):
            equity(*what, **how, threads=1)

    return cost("answer", work)


main(
    "sidepot",
    {
        "two hands": asked(TWO),
        "ranges on the flop": asked([RANGE, OTHER], board=BOARD),
        "ranges before the flop": asked([RANGE, OTHER]),
        "six ways, 1,000,000 deals": asked(SIX, samples=1_000_000),
        "Omaha hi-lo, 1,000,000 deals": asked(OMAHA8, game="omaha8", samples=1_000_000),
        "razz, 1,000,000 deals": asked(RAZZ, game="razz", samples=1_000_000),
        "triple draw, 1,000 deals": asked(TRIPLE, game="triple27", samples=1_000),
    },
    "compiled" if core.compiled else "plain",
)
