"""Equity: all deals of two hands and of two ranges, and random ones; Omaha hi-lo, razz and triple draw."""

from bench.harness import Bench, Case, Metric

ANSWER = Metric("µs/answer", more=False)

BENCH = Bench(
    name="equity",
    title="who wins how often in hold'em, Omaha, razz and draw, asked from Python, on one thread",
    method=(
        "Two hands: AsKs and QhQd before the flop, all 1,712,304 boards.\n"
        "Ranges: the best 20 % of hands (264) and JJ+, AQs+, AKo, all deals, on the flop Ts8h3d and before the flop.\n"
        "Six ways: AsKs, QhQd, JcTc, 7h7d, Ad5d and 9s8s before the flop, 1,000,000 random boards.\n"
        "Omaha hi-lo: As2s3h7h and KdQdJc9c, so many random deals.\n"
        "Razz and triple draw: A23 and KQ4, and 2347K and 8765J with three draws, so many random deals.\n"
        "An answer is a call with text, the reading of it included."
    ),
    cases=(
        Case("two hands", ANSWER),
        Case("ranges on the flop", ANSWER),
        Case("ranges before the flop", ANSWER),
        Case("six ways, 1,000,000 deals", ANSWER),
        Case("Omaha hi-lo, 1,000,000 deals", ANSWER),
        Case("razz, 1,000,000 deals", ANSWER),
        Case("triple draw, 1,000 deals", ANSWER),
    ),
    peers=("pokerfast", "pokyr", "eval7", "poker-equity"),
)
