"""`rank` on a list of ints or on a card set; `rank_many` on uint64 card sets or uint8 rows, with `out=`;
`walk(7)`. The kernel is the best that the processor runs."""

import numpy as np
from measure import main, rates
from ranks_dealt import OMAHA, SEVEN, one_by_one

from sidepot import rank, rank_many
from sidepot.cards import card_set
from sidepot.ranks import kernel, walk

SETS = np.array([card_set(hand) for hand in SEVEN], np.uint64)
ROWS = np.array(SEVEN, np.uint8)
HOLES, BOARDS = (np.array([card_set(hand[i]) for hand in OMAHA], np.uint64) for i in (0, 1))


def many(hands, times, game="holdem", board=None):
    hands = np.concatenate([hands] * times)
    out = np.empty(len(hands), np.uint32)

    def work(n):
        for _ in range(n):
            rank_many(hands, game, board, out=out)
        return {"hands": n * len(hands)}

    return rates(work)


def walks(n):
    return {"hands": sum(len(values) for _ in range(n) for values in walk(7))}


def omaha(hand):
    return rank(hand[0], "omaha", hand[1])


def run():
    main(
        "sidepot",
        {
            "one hand": one_by_one(rank, SEVEN),
            "one card set": one_by_one(rank, SETS.tolist()),
            "arrays streamed": many(SETS, 512),
            "arrays in cache": many(SETS, 4),
            "arrays of rows": many(ROWS, 512),
            "walk": rates(walks),
            "omaha": one_by_one(omaha, OMAHA),
            "omaha arrays": many(HOLES, 4, "omaha", np.concatenate([BOARDS] * 4)),
        },
        kernel,
    )


if __name__ == "__main__":
    run()
