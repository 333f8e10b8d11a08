"""Random legal hands of other games than hold'em: stud, triple draw, Kuhn and Leduc."""

from bench.harness import Bench, Case, Metric

ACTIONS = Metric("actions/s")
HANDS = Metric("hands/s")
GAMES = ("stud", "triple27", "kuhn", "leduc")

BENCH = Bench(
    name="games",
    title="random legal hands of stud, draw and the small games from a Python loop, and native",
    method=(
        "Whole hands; cards, showdown and payouts included. At each decision one of the kinds on offer, with equal\n"
        "chance: fold (only when facing a bet), check, call or bring in, raise or complete. At a draw each card is\n"
        "thrown away with a chance of one half.\n"
        "stud, triple27: six with 200 chips, fixed limit 2/4, four wagers a street; stud with an ante and a bring-in\n"
        "of 1, deuce-to-seven triple draw with blinds of 1/2. kuhn, leduc: two players, as they are known.\n"
        "from Python: the random number is drawn in Python. We take it as it is, and find the choice that lies there;\n"
        "OpenSpiel and sidepot-numbers are told the number of a legal action; pokerkit, which has no list of them,\n"
        "is asked what is possible and told which.\n"
        "native: ours choose at random in compiled code, with nets and statistics; peers play from Python as before."
    ),
    cases=(*(Case(game, ACTIONS, HANDS) for game in GAMES), *(Case(f"{game} native", HANDS) for game in GAMES)),
    peers=("open-spiel", "pokerkit"),
    ours=("sidepot", "sidepot-numbers"),
)
