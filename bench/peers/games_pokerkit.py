"""Each game made once and called for each hand, all automations on; it has no list of what is legal, so the kinds and
amounts come from the state's properties, then `fold()`, `check_or_call()`, `post_bring_in()`,
`complete_bet_or_raise_to()`, `stand_pat_or_discard()`."""

from itertools import compress, product
from random import getrandbits, random

from measure import main, rates
from pokerkit import (
    Automation,
    FixedLimitDeuceToSevenLowballTripleDraw,
    FixedLimitSevenCardStud,
    KuhnPoker,
    LeducHoldem,
)

ALL = tuple(Automation)
SOME = tuple(product((False, True), repeat=5))
GAMES = {
    "stud": (FixedLimitSevenCardStud(ALL, True, 1, 1, 2, 4), 200, 6),
    "triple27": (FixedLimitDeuceToSevenLowballTripleDraw(ALL, True, 0, (1, 2), 2, 4), 200, 6),
    "kuhn": (KuhnPoker(ALL), 2, 2),
    "leduc": (LeducHoldem(ALL), 13, 2),
}


def act(state):
    """One decision."""
    if state.stand_patter_or_discarder_index is not None:
        held = state.hole_cards[state.stand_patter_or_discarder_index]
        state.stand_pat_or_discard(tuple(compress(held, SOME[getrandbits(5)])))
        return
    least = state.min_completion_betting_or_raising_to_amount
    if state.can_post_bring_in():
        if least is None or random() < 0.5:
            state.post_bring_in()
        else:
            state.complete_bet_or_raise_to(least)
        return
    facing = state.checking_or_calling_amount > 0
    kind = int(random() * (1 + facing + (least is not None)))
    if kind == 0:
        state.check_or_call()
    elif kind == 1 and facing:
        state.fold()
    else:
        state.complete_bet_or_raise_to(least)


def play(game):
    make, stack, players = GAMES[game]
    stacks = (stack,) * players

    def work(n):
        actions = 0
        for _ in range(n):
            state = make(stacks, players)
            while state.status:
                actions += 1
                act(state)
        return {"actions": actions, "hands": n}

    return rates(work)


if __name__ == "__main__":
    main("pokerkit", {f"{game}{how}": play(game) for game in GAMES for how in ("", " native")})
