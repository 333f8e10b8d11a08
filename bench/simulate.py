"""Simulations: how many hands each arena plays between simple players."""

from bench.harness import Bench, Case, Metric

HANDS = Metric("hands/s")
DECISIONS = Metric("ms/decision", more=False)
GAMES = ("stud", "triple27", "badacey", "drawmaha")

BENCH = Bench(
    name="simulate",
    title="six-handed no-limit hold'em between simple players",
    method=(
        "Hands of six with 200 chips at 1/2; CPU time, so that two threads show what they cost each other.\n"
        "native random: six that choose at random in compiled code; peers choose at random from Python.\n"
        "native: rock, caller, random, maniac, random, rock in compiled code, with nets and statistics, no luck.\n"
        "python: the same six asked through views and options; peers play random legal actions from Python.\n"
        "shark: six sharks with 100 big blinds, the time of a simulation over the decisions they made;\n"
        "with the name of a game in that one, with fixed limit; in the slowest of all games with as many as it seats;\n"
        "what a twentieth of the decisions take at least, in the game where that is longest."
    ),
    cases=(
        Case("native random", HANDS),
        Case("native", HANDS),
        Case("native 2 threads", HANDS),
        Case("python", HANDS),
        *(Case(name, DECISIONS) for name in ("shark", *(f"shark {game}" for game in GAMES))),
        *(Case(f"shark, {name}", DECISIONS) for name in ("slowest game", "longest twentieth")),
    ),
    peers=("open-spiel",),
)
