"""`start` with the next deck of one `Shuffler`, `hand.options` at each decision, `hand.act`; `stacks`
at the end. Events are logged as they happen and made into objects for who looks: here, nobody."""

from operator import attrgetter
from random import random

from measure import cost, held, main, rates

from sidepot import Call, Check, Fold, RaiseTo, house, start
from sidepot.deck import Shuffler
from sidepot.engine import hand as engine

DECKS = Shuffler(int(random() * 2**62))
RULES = house("standard", blinds=(1, 2))
FOLD, CHECK, CALL = Fold(), Check(), Call()
BUILD = "plain" if engine.__file__.endswith(".py") else "compiled"


def play(players, acting=attrgetter("act")):
    """Hands driven through what *acting* makes of a hand."""
    stacks = (200,) * players

    def work(n):
        actions = 0
        for _ in range(n):
            hand = start(RULES, stacks=stacks, button=0, deck=DECKS.next())
            act = acting(hand)
            while not hand.over:
                actions += 1
                options = hand.options
                facing = options.may_call
                kind = int(random() * (1 + facing + options.may_raise))
                if kind == 0:
                    act(CALL if facing else CHECK)
                elif kind == 1 and facing:
                    act(FOLD)
                else:
                    least = options.min_to
                    act(RaiseTo(least + int(random() * (options.max_to - least + 1))))
            hand.stacks  # noqa: B018  the payouts are read here
        return {"actions": actions, "hands": n}

    return rates(work)


def flop():
    hand = start(RULES, stacks=(200,) * 6, button=0, deck=DECKS.next())
    for _ in range(5):
        hand.act(CALL)
    hand.act(CHECK)
    return hand


def fork(n):
    copy = flop().fork
    for _ in range(n):
        copy()


if __name__ == "__main__":
    main(
        "sidepot",
        {f"{players} players": play(players) for players in (2, 6, 9)}
        | {"fork": cost("fork", fork), "memory": held("hand", flop)},
        BUILD,
    )
