"""The native players, their answers, and how good they find a hand, as numbers."""

FOLDER, CALLER, RANDOM, ROCK, MANIAC = range(5)

FOLD, CHECK, CALL, RAISE, DISCARD, SHOW, DRAW, BRING_IN = range(8)

NOTHING, FAIR, GOOD, GREAT = range(4)
