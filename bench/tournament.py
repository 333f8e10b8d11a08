"""Whole tournaments through commands, with simple players, to the last hand."""

from bench.harness import Bench, Case, Metric

HANDS = Metric("hands/s")
SECONDS = Metric("s/tournament", more=False)
BYTES = Metric("bytes/entrant", more=False)

BENCH = Bench(
    name="tournament",
    title="no-limit hold'em tournaments at nine-handed tables, from the draw to the last hand",
    method=(
        "5,000 chips each, ten hands a level, blinds from 25/50 on; an eighth is paid, hand for hand before that, a\n"
        "final table is drawn. A player folds to a bet one time in three, else checks or calls.\n"
        "One whole tournament each round. bytes/entrant: how much the process has grown at its largest."
    ),
    cases=(
        Case("100 entrants", HANDS, SECONDS, BYTES),
        Case("1000 entrants", HANDS, SECONDS, BYTES),
        Case("10000 entrants", HANDS, SECONDS, BYTES),
    ),
)
