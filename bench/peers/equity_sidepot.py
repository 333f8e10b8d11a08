"""`equity` with its defaults, exact, and with `samples` for the six; `threads=1`."""

from equity_spots import BOARD, OTHER, RANGE, SIX, TWO
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
    },
    "compiled" if core.compiled else "plain",
)
