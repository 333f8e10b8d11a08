"""`kuhn_poker` and `leduc_poker` through `pyspiel`: each hand a clone of the first state, cards drawn from a
list of our own, `legal_actions()` at each decision, `returns()` at the end."""

from random import random

import pyspiel
from measure import lacks, main, rates

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
NONE = lacks("OpenSpiel has no such game")


def play(game, cards):
    fresh = pyspiel.load_game(game).new_initial_state()

    def work(n):
        actions = 0
        for _ in range(n):
            state, deck = fresh.clone(), list(range(cards))
            while (turn := state.current_player()) != TERMINAL:
                if turn == CHANCE:
                    state.apply_action(deck.pop(int(random() * len(deck))))
                    continue
                actions += 1
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
            state.returns()
        return {"actions": actions, "hands": n}

    return rates(work)


CASES = {"stud": NONE, "triple27": NONE, "kuhn": play("kuhn_poker", 3), "leduc": play("leduc_poker", 6)}

if __name__ == "__main__":
    main("open-spiel", CASES | {f"{game} native": case for game, case in CASES.items()})
