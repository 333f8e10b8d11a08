"""`universal_poker` driven from Python with random legal actions, as in the benchmark "play"."""

from measure import lacks, main
from play_open_spiel import play

NATIVE = "has no players in compiled code"

CASES = {
    "native random": play(6),
    "native": lacks(NATIVE),
    "native 2 threads": lacks(NATIVE),
    "python": play(6),
}
main("open-spiel", CASES)
