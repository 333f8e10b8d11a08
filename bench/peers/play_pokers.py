"""`State.from_seed`, then `apply_action`, which returns a new state: nothing needs copying.
Legality is the script's: it lets a big blind call nothing, asks players who are all-in, and knows
no smallest raise, so the script reads the player's stake at each decision, keeps the last raise,
and passes for who is all-in (not counted as an action)."""

from random import random

from measure import held, lacks, main, rates
from pokers import Action, ActionEnum, State, StateStatus

FOLD, CHECK, CALL = Action(ActionEnum.Fold), Action(ActionEnum.Check), Action(ActionEnum.Call)
RAISE = ActionEnum.Raise


def start(players):
    return State.from_seed(players, 0, 1.0, 2.0, 200.0, int(random() * 2**32))


def play(players):
    def work(n):
        actions = 0
        for _ in range(n):
            state, step = start(players), 2.0
            while not state.final_state:
                mine = state.players_state[state.current_player]
                stake, bet = mine.stake, state.min_bet
                if stake == 0:
                    state = state.apply_action(CALL if bet else CHECK)
                    continue
                actions += 1
                if bet == 0:
                    step = 2.0
                owed = bet - mine.bet_chips
                most = stake - owed
                kind = int(random() * (1 + (owed > 0) + (most > 0)))
                if kind == 0:
                    state = state.apply_action(CALL if bet else CHECK)
                elif kind == 1 and owed > 0:
                    state = state.apply_action(FOLD)
                else:
                    more = step + int(random() * (most - step + 1)) if most > step else most
                    state = state.apply_action(Action(RAISE, more))
                    step = max(step, more)
            if state.status != StateStatus.Ok:
                raise RuntimeError(f"ended with {state.status}")
            state.players_state  # noqa: B018  the rewards are read here
        return {"actions": actions, "hands": n}

    return rates(work)


def flop():
    state = start(6)
    for _ in range(6):
        state = state.apply_action(CALL)
    return state


main(
    "pokers",
    {f"{players} players": play(players) for players in (2, 6, 9)}
    | {"fork": lacks("states are values: there is nothing to copy"), "memory": held("hand", flop)},
)
