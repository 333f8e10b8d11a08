"""Ranking hands: one at a time, from arrays, and all there are."""

from bench.harness import Bench, Case, Metric

HANDS = Metric("hands/s")

BENCH = Bench(
    name="ranks",
    title="how strong a hand is: seven cards, and Omaha's two of four with three of five",
    method=(
        "Random hands, the same for everyone; cards are in each contender's own form before the clock starts.\n"
        "one hand: seven cards in a list, ranked in a Python loop; one card set: the same as one int of 52 bits.\n"
        "arrays: NumPy in, values out; 2,097,152 hands (streamed) or 16,384 (in cache), or 2,097,152 rows of seven\n"
        "uint8 cards (rows). walk: every hand of a 52-card deck in order; peers walk through the first of them."
    ),
    cases=(
        Case("one hand", HANDS),
        Case("one card set", HANDS),
        Case("arrays streamed", HANDS),
        Case("arrays in cache", HANDS),
        Case("arrays of rows", HANDS),
        Case("walk", HANDS),
        Case("omaha", HANDS),
        Case("omaha arrays", HANDS),
    ),
    peers=("phevaluator", "eval7", "treys", "pokyr", "pokerkit"),
    ours=("sidepot", "sidepot-avx2", "sidepot-sse2", "sidepot-plain"),
)
