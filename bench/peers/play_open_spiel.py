"""`universal_poker`, full game, through `pyspiel`: each hand a clone of the first state, cards
drawn from a list of our own, `legal_actions()` at each decision (it lists every amount: 200 chips
keep it as short as 100 big blinds allow), `returns()` at the end."""

from random import random

import pyspiel
from measure import cost, held, main, rates

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def game_of(players):
    heads_up = players == 2
    blinds = "2 1" if heads_up else " ".join(["1", "2"] + ["0"] * (players - 2))
    return pyspiel.load_game(
        "universal_poker",
        {
            "betting": "nolimit",
            "bettingAbstraction": "fullgame",
            "numPlayers": players,
            "numRounds": 4,
            "blind": blinds,
            "firstPlayer": "2 1 1 1" if heads_up else "3 1 1 1",
            "stack": " ".join(["200"] * players),
            "numSuits": 4,
            "numRanks": 13,
            "numHoleCards": 2,
            "numBoardCards": "0 3 1 1",
        },
    )


def play(players):
    fresh = game_of(players).new_initial_state()

    def work(n):
        actions = 0
        for _ in range(n):
            state, deck = fresh.clone(), list(range(52))
            for left in range(52, 52 - 2 * players, -1):
                state.apply_action(deck.pop(int(random() * left)))
            while (turn := state.current_player()) != TERMINAL:
                if turn == CHANCE:
                    state.apply_action(deck.pop(int(random() * len(deck))))
                    continue
                actions += 1
                legal = state.legal_actions()
                passive = 1 if legal[0] == 0 else 0  # 0 fold, 1 check or call, 2… raise to
                sizes = len(legal) - passive - 1
                kind = int(random() * (passive + 1 + (sizes > 0)))
                if kind <= passive:
                    state.apply_action(legal[kind])
                else:
                    state.apply_action(legal[passive + 1 + int(random() * sizes)])
            state.returns()
        return {"actions": actions, "hands": n}

    return rates(work)


SIX = game_of(6)


def flop():
    state, deck = SIX.new_initial_state(), list(range(52))
    while len(deck) > 52 - 2 * 6 - 3:
        state.apply_action(deck.pop(int(random() * len(deck))) if state.is_chance_node() else 1)
    return state


def fork(n):
    clone = flop().clone
    for _ in range(n):
        clone()


if __name__ == "__main__":
    main(
        "open-spiel",
        {f"{players} players": play(players) for players in (2, 6, 9)}
        | {"fork": cost("fork", fork), "memory": held("hand", flop)},
    )
