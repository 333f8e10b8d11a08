"""`NoLimitTexasHoldem` made once and called for each hand, all automations on; amounts from the
state's properties, then `fold()`, `check_or_call()`, `complete_bet_or_raise_to()`. Copy is
`copy.deepcopy`."""

from copy import deepcopy
from random import random

from measure import cost, held, main, rates
from pokerkit import Automation, NoLimitTexasHoldem

GAME = NoLimitTexasHoldem(tuple(Automation), True, 0, (1, 2), 2)


def play(players):
    stacks = (200,) * players

    def work(n):
        actions = 0
        for _ in range(n):
            state = GAME(stacks, players)
            while state.status:
                actions += 1
                facing = state.checking_or_calling_amount > 0
                least = state.min_completion_betting_or_raising_to_amount
                kind = int(random() * (1 + facing + (least is not None)))
                if kind == 0:
                    state.check_or_call()
                elif kind == 1 and facing:
                    state.fold()
                else:
                    most = state.max_completion_betting_or_raising_to_amount
                    state.complete_bet_or_raise_to(least + int(random() * (most - least + 1)))
        return {"actions": actions, "hands": n}

    return rates(work)


def flop():
    state = GAME((200,) * 6, 6)
    for _ in range(6):
        state.check_or_call()
    return state


def fork(n):
    state = flop()
    for _ in range(n):
        deepcopy(state)


main(
    "pokerkit",
    {f"{players} players": play(players) for players in (2, 6, 9)}
    | {"fork": cost("fork", fork), "memory": held("hand", flop, 500)},
)
