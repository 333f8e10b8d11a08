"""`State.from_seed`, then `apply_action`, which returns a new state: nothing needs copying. It
offers a raise to who cannot make one and knows no smallest raise, so the stake is looked up when a
raise was picked, and the choice made again where there is none; raises are by at least a big
blind."""

from random import random

from measure import held, lacks, main, rates
from pokers import Action, ActionEnum, State

FOLD, CHECK, CALL = Action(ActionEnum.Fold), Action(ActionEnum.Check), Action(ActionEnum.Call)


def start(players):
    return State.from_seed(players, 0, 1.0, 2.0, 200.0, int(random() * 2**32))


def raised(state):
    """The state after a random raise, or None where the stake does not allow one."""
    mine = state.players_state[state.current_player]
    most = mine.bet_chips + mine.stake - state.min_bet
    if most <= 0:
        return None
    least = min(2.0, most)
    return state.apply_action(Action(ActionEnum.Raise, least + int(random() * (most - least + 1))))


def step(state):
    """One random action."""
    facing = ActionEnum.Call in state.legal_actions
    kind = random() * (2 + facing)
    if kind < 1 and (after := raised(state)) is not None:
        return after
    if facing:
        return state.apply_action(FOLD if random() < 0.5 else CALL)
    return state.apply_action(CHECK)


def play(players):
    def work(n):
        actions = 0
        for _ in range(n):
            state = start(players)
            while not state.final_state:
                actions += 1
                state = step(state)
            state.players_state  # noqa: B018  the rewards are read here
        return {"actions": actions, "hands": n}

    return rates(work)


def flop():
    state = start(6)
    for _ in range(5):
        state = state.apply_action(CALL)
    return state.apply_action(CHECK)


main(
    "pokers",
    {f"{players} players": play(players) for players in (2, 6, 9)}
    | {"fork": lacks("states are values: there is nothing to copy"), "memory": held("hand", flop)},
)
