"""The native players, and how good they find a hand, as numbers."""

FOLDER, CALLER, RANDOM, ROCK, MANIAC = range(5)

NOTHING, FAIR, GOOD, GREAT = range(4)
