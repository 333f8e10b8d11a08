"""Hands through the table layer: commands, clock, ledger and events around the engine."""

from bench.harness import Bench, Case, Metric

HANDS = Metric("hands/s")
ACTIONS = Metric("actions/s")

BENCH = Bench(
    name="table",
    title="six-handed no-limit hold'em tables driven by commands",
    method=(
        "Six players with 200 chips at 1/2, time bank on, a millisecond between hands. One decision in eight is the\n"
        "smallest raise; else a player checks, or half of the time folds to a bet. Who has lost everything buys in\n"
        "again and posts. Tables take turns, one decision each; hand by hand: a whole hand each.\n"
        "memory: one more such table in the middle of a hand."
    ),
    cases=(
        Case("1 table", HANDS, ACTIONS),
        Case("100 tables", HANDS, ACTIONS),
        Case("10000 tables", HANDS, ACTIONS),
        Case("10000 tables, hand by hand", HANDS, ACTIONS),
        Case("memory", Metric("bytes/table", more=False)),
    ),
    peers=(),
)
