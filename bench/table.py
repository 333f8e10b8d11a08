"""Hands through the table layer: commands, clock, ledger and events around the engine."""

from bench.harness import Bench, Case, Metric

HANDS = Metric("hands/s")
ACTIONS = Metric("actions/s")
SHARE = Metric("of one table")

BENCH = Bench(
    name="table",
    title="six-handed no-limit hold'em tables driven by commands",
    method=(
        "Six players with 200 chips at 1/2, time bank on, a millisecond between hands. One decision in eight is the\n"
        "smallest raise; else a player checks, or half of the time folds to a bet. Who has lost everything buys in\n"
        "again and posts. Tables take turns, a hand each; by decisions: one decision each, so that hardly anything\n"
        "of a table is still in the processor's cache when its turn comes again.\n"
        "of one table: the rate as a part of what a single table reaches that is driven the same way, in the same\n"
        "process, in turn, a few milliseconds each: a machine that changes its speed does not change this.\n"
        "memory: one more such table in the middle of a hand."
    ),
    cases=(
        Case("1 table", HANDS, ACTIONS),
        Case("100 tables", HANDS, ACTIONS, SHARE),
        Case("10000 tables", HANDS, ACTIONS, SHARE),
        Case("1 table, by decisions", HANDS, ACTIONS),
        Case("100 tables, by decisions", HANDS, ACTIONS, SHARE),
        Case("10000 tables, by decisions", HANDS, ACTIONS, SHARE),
        Case("memory", Metric("bytes/table", more=False)),
    ),
    peers=(),
)
