"""The native players and their answers, as numbers."""

FOLDER, CALLER, RANDOM, ROCK, MANIAC = range(5)

FOLD, CHECK, CALL, RAISE, DISCARD, SHOW = range(6)
