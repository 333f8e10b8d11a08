"""The hand store: how fast hands go in, and how soon they are found among a million."""

from bench.harness import Bench, Case, Metric

BENCH = Bench(
    name="hands",
    title="the hand store: import, searches over a million hands of six, statistics, replays",
    method=(
        "import: records of six-handed no-limit hold'em into an empty store, 8,192 hands a commit; CPU time.\n"
        "search: thirteen searches over a million hands (one player in all of them, 24,000 others), each told by its\n"
        "fastest of five; by player, position, cards held, pot, day, showdown, and by several at once.\n"
        "statistics: everybody's numbers, by player and position, of 300,000 of these hands, luck not worked out.\n"
        "replay: what the replayer shows, every step with its equities, of 200 hands as one of the six saw them;\n"
        "time on the clock, since equities use all cores.\n"
        "The million is made once, in .cache, which takes a minute."
    ),
    cases=(
        Case("import", Metric("hands/s")),
        Case("search", Metric("slowest ms", more=False), Metric("median ms", more=False)),
        Case("statistics", Metric("hands/s")),
        Case("replay", Metric("slowest ms", more=False), Metric("median ms", more=False)),
    ),
    rounds=3,
)
