"""The room's log on SQLite: events that are on the disk."""

from bench.harness import Bench, Case, Metric

EVENTS = Metric("durable events/s")
MIDDLE = Metric("p50 ms", more=False)
SLOWEST = Metric("p99 ms", more=False)

BENCH = Bench(
    name="store",
    title="the room's log on SQLite, every event durable before the next of its stream",
    method=(
        "As many writers as streams; each appends a record of 120 bytes and waits until it is on the disk.\n"
        "Time on the wall, not CPU time: waiting for the disk is what is measured."
    ),
    cases=tuple(Case(f"{many} streams", EVENTS, MIDDLE, SLOWEST) for many in (1, 10, 200)),
    peers=(),
)
