"""`tournament.handle(command, now)` for everything, in virtual time; decks from a seeded shuffler."""

import gc
import resource
from random import Random
from time import process_time

from measure import main

from sidepot import Call, Check, Fold, house
from sidepot.deck import Shuffler
from sidepot.table import Clock
from sidepot.tournament import Field, Level, Levels, Runner, Structure, Tournament

STEPS = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 200, 300, 400, 600, 800, 1200, 1600)
LEVELS = Levels(tuple(Level(25 * step, 50 * step, lasts=10) for step in STEPS), doubles=True)
STRUCTURE = Structure(rules=house("standard"), levels=LEVELS, stack=5_000, buy_in=10, clock=Clock(pause=1))
CALL, CHECK, FOLD = Call(), Check(), Fold()


class Simple(Runner):
    """One source of chance for all decisions is enough here."""

    def rng_for(self, number, table):
        return self.rng


def choose(kind, table, rng):
    if table.hand.options.to_call == 0:
        return CHECK
    return FOLD if rng.random() < 0.33 else CALL


def largest():
    """The most memory this process has had, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def play(entrants):
    shuffler = Shuffler(7)
    game = Tournament(STRUCTURE, deck=lambda table, hand, cards: shuffler.next(), seed=7)
    runner = Simple(game, Field({f"player {at}": "simple" for at in range(entrants)}), choose, 7)
    runner.rng = Random(7)
    runner.begin()
    for _ in runner.steps():
        pass
    return game


def tournament(entrants):
    """A case: one whole tournament, whatever the time."""

    def case(_seconds):
        play(10)
        gc.collect()
        before, began = largest(), process_time()
        game = play(entrants)
        spent = process_time() - began
        grown = largest() - before
        return {"hands/s": game.hands / spent, "s/tournament": spent, "bytes/entrant": grown / entrants}

    return case


main("sidepot", {f"{entrants} entrants": tournament(entrants) for entrants in (100, 1_000, 10_000)})
