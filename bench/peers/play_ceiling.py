"""An empty compiled object in sidepot's loop, as many actions as hands have: what the loop itself costs."""

from pathlib import Path
from random import random

import pyximport
from measure import cost, held, main, rates

pyximport.install(build_dir=str(Path(__file__).parents[2] / ".cache" / "ceiling"), language_level=3)
from ceiling import Empty  # noqa: E402  built by the line above

ACTIONS = {2: 4, 6: 10, 9: 13}


def play(players):
    length = ACTIONS[players]

    def work(n):
        actions = 0
        for _ in range(n):
            hand = Empty(length)
            act = hand.act
            while not hand.over:
                actions += 1
                options = hand.options
                facing = options.may_call
                kind = int(random() * (1 + facing + options.may_raise))
                if kind == 0:
                    act(0)
                elif kind == 1 and facing:
                    act(1)
                else:
                    least = options.min_to
                    act(least + int(random() * (options.max_to - least + 1)))
        return {"actions": actions, "hands": n}

    return rates(work)


def fork(n):
    copy = Empty(10).fork
    for _ in range(n):
        copy()


main(
    "Cython",
    {f"{players} players": play(players) for players in (2, 6, 9)}
    | {"fork": cost("fork", fork), "memory": held("hand", lambda: Empty(10))},
    build="Cython",
)
