"""The no-limit `Game` itself, without the environment around it: `init_game()`, `step()`,
`get_payoffs()`. It has three raises (half the pot, the pot, all-in), one of them picked with equal
chance. Copy is `copy.deepcopy`."""

from copy import deepcopy
from random import random

from measure import cost, held, main, rates
from rlcard.games.nolimitholdem.game import NolimitholdemGame
from rlcard.games.nolimitholdem.round import Action

FOLD, PASSIVE = Action.FOLD, Action.CHECK_CALL


def game_of(players):
    game = NolimitholdemGame(num_players=players)
    game.configure({"game_num_players": players, "chips_for_each": 200, "dealer_id": 0})
    return game


def play(players):
    game = game_of(players)

    def work(n):
        actions = 0
        for _ in range(n):
            state, seat = game.init_game()
            while not game.is_over():
                actions += 1
                raised, legal = game.round.raised, state["legal_actions"]
                facing = max(raised) > raised[seat]
                sizes = len(legal) - 2  # fold and check or call are always there, and first
                kind = int(random() * (1 + facing + (sizes > 0)))
                if kind == 0:
                    state, seat = game.step(PASSIVE)
                elif kind == 1 and facing:
                    state, seat = game.step(FOLD)
                else:
                    state, seat = game.step(legal[2 + int(random() * sizes)])
            game.get_payoffs()
        return {"actions": actions, "hands": n}

    return rates(work)


def flop():
    game = game_of(6)
    game.init_game()
    while not game.public_cards:
        game.step(PASSIVE)
    return game


def fork(n):
    game = flop()
    for _ in range(n):
        deepcopy(game)


main(
    "rlcard",
    {f"{players} players": play(players) for players in (2, 6, 9)}
    | {"fork": cost("fork", fork), "memory": held("hand", flop, 1_000)},
)
