"""One `TexasHoldEm` for all hands, chips set back before `start_hand()`; `get_available_moves()` at
each decision, then `take_action()`. Copy is its own `copy()`."""

from random import random

from measure import cost, held, main, rates
from texasholdem import ActionType, TexasHoldEm

FOLD, CALL, CHECK, RAISE = ActionType.FOLD, ActionType.CALL, ActionType.CHECK, ActionType.RAISE


def play(players):
    game = TexasHoldEm(200, 2, 1, players)

    def work(n):
        actions = 0
        for _ in range(n):
            for player in game.players:
                player.chips = 200
            game.start_hand()
            while game.is_hand_running():
                actions += 1
                moves = game.get_available_moves()
                kinds = moves.action_types
                facing = CALL in kinds
                sizes = moves.raise_range if RAISE in kinds else None
                kind = int(random() * (1 + facing + (sizes is not None)))
                if kind == 0:
                    game.take_action(CALL if facing else CHECK)
                elif kind == 1 and facing:
                    game.take_action(FOLD)
                else:
                    game.take_action(RAISE, total=sizes[int(random() * len(sizes))])
        return {"actions": actions, "hands": n}

    return rates(work)


def flop():
    game = TexasHoldEm(200, 2, 1, 6)
    game.start_hand()
    for _ in range(5):
        game.take_action(CALL)
    game.take_action(CHECK)
    return game


def fork(n):
    game = flop()
    for _ in range(n):
        game.copy(shuffle=False)


main(
    "texasholdem",
    {f"{players} players": play(players) for players in (2, 6, 9)}
    | {"fork": cost("fork", fork), "memory": held("hand", flop, 1_000)},
)
