"""Random legal hands: how fast each engine plays, copies and keeps them."""

from bench.harness import Bench, Case, Metric

ACTIONS = Metric("actions/s")
HANDS = Metric("hands/s")

BENCH = Bench(
    name="play",
    title="random legal no-limit hold'em hands driven from a Python loop",
    method=(
        "Whole hands, blinds 1/2, stacks 200 (100 big blinds); cards, showdown and payouts included.\n"
        "At each decision one of the kinds on offer, with equal chance: fold (only when facing a bet),\n"
        "check or call, raise to a uniformly random legal amount.\n"
        "fork, memory: a copy of, and one more of, a six-handed hand where all called to the flop."
    ),
    cases=(
        Case("2 players", ACTIONS, HANDS),
        Case("6 players", ACTIONS, HANDS),
        Case("9 players", ACTIONS, HANDS),
        Case("fork", Metric("µs/fork", more=False)),
        Case("memory", Metric("bytes/hand", more=False)),
    ),
    peers=("open-spiel", "pokers", "texasholdem", "rlcard", "pokerkit"),
    ours=("sidepot", "sidepot-events", "ceiling"),
)
