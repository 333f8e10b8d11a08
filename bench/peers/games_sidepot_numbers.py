"""The same, told the number of a choice by `hand.choose`, as OpenSpiel is."""

from random import random

from games_sidepot import BUILD, GAMES, play
from measure import lacks, main


def chooses(hand):
    """A hand played to its end; how many actions it took."""
    actions, many = 0, hand.choice_count
    while many:
        actions += 1
        many = hand.choose(int(random() * many))
    return actions


SAME = lacks("as sidepot")

main("sidepot", {game: play(game, chooses) for game in GAMES} | {f"{game} native": SAME for game in GAMES}, BUILD)
