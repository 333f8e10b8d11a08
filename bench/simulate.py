"""Simulations: how many hands each arena plays between simple players."""

from bench.harness import Bench, Case, Metric

HANDS = Metric("hands/s")

BENCH = Bench(
    name="simulate",
    title="six-handed no-limit hold'em between simple players",
    method=(
        "Hands of six with 200 chips at 1/2; CPU time, so that two threads show what they cost each other.\n"
        "native random: six that choose at random in compiled code; peers choose at random from Python.\n"
        "native: rock, caller, random, maniac, random, rock in compiled code, with nets and statistics, no luck.\n"
        "python: the same six asked through views and options; peers play random legal actions from Python.\n"
        "shark: six sharks with 100 big blinds, the time of a simulation over the decisions they made."
    ),
    cases=(
        Case("native random", HANDS),
        Case("native", HANDS),
        Case("native 2 threads", HANDS),
        Case("python", HANDS),
        Case("shark", Metric("ms/decision", more=False)),
    ),
    peers=("open-spiel",),
)
