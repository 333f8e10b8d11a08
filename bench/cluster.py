"""Work in chunks on two processors: a Ray cluster on this machine beside plain processes."""

from bench.harness import Bench, Case, Metric

SECONDS = Metric("s", more=False)
START = Metric("s to start", more=False)
HANDS = Metric("hands/s")

BENCH = Bench(
    name="cluster",
    title="chunks of work on two processors, by processes and by Ray on the same machine",
    method=(
        "Time on the clock, since the work is done elsewhere; what the start takes is told apart, and not counted.\n"
        "chunks of a second: twelve, each about a second of native hands. 1,000 chunks: of a millisecond.\n"
        "10,000,000 native hands: rock, caller, random, maniac, random, rock.\n"
        "memory: how much more the driver has at its largest after 20,000 chunks than after 1,000."
    ),
    cases=(
        Case("chunks of a second", SECONDS, START),
        Case("1,000 chunks", SECONDS),
        Case("10,000,000 native hands", HANDS, START),
        Case("memory", Metric("MB more", more=False)),
    ),
    ours=("processes", "ray"),
    rounds=3,
)
