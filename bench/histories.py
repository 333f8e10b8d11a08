"""Hand histories: PHH parsed and replayed strictly, PokerStars text read and written."""

from bench.harness import Bench, Case, Metric

HANDS = Metric("hands/s")

BENCH = Bench(
    name="histories",
    title="hand histories, read and replayed action by action, and written",
    method=(
        "1,000 no-limit hold'em hands of six, 200 big blinds, all cards known, few raises; the same for all.\n"
        "phh: the text of a .phhs file with a table for each hand, parsed, and every action replayed strictly to its\n"
        "final stacks; ours compares them with the finishing stacks that stand in the file.\n"
        "text read, text written: the same hands as PokerStars text with a rake, as one of the players saw them; read\n"
        "means replayed, with pots, uncalled bets, winnings and rake compared."
    ),
    cases=(Case("phh", HANDS), Case("text read", HANDS), Case("text written", HANDS)),
    peers=("pokerkit",),
)
