"""`pokerfast.equity`, which is OMPEval: exact, and for the six by chance until the standard error
is what a million deals give (0.0004); it takes no number of deals."""

from equity_spots import BOARD, OTHER, RANGE, SIX, TWO
from measure import cost, main
from pokerfast import equity


def asked(*what, **how):
    def work(n):
        for _ in range(n):
            equity.equity(*what, **how)

    return cost("answer", work)


main(
    "pokerfast",
    {
        "two hands": asked(TWO),
        "ranges on the flop": asked([RANGE, OTHER], BOARD),
        "ranges before the flop": asked([RANGE, OTHER]),
        "six ways, 1,000,000 deals": asked(SIX, exact=False, stdev=4e-4),
    },
)
