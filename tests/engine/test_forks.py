"""A fork goes on exactly like the hand it was taken from: the same chips, prices and turns to the end."""

from __future__ import annotations

from random import Random

import pytest

from dealing import state
from sidepot import house, shuffled
from sidepot.engine import Hand, replay, start
from sidepot.rules import NAMES

pytestmark = pytest.mark.core

STACKS = (9, 260, 45, 400, 3, 120)
HOUSES = {
    f"{name} {limit}": house(name, limit=limit, blinds=(1, 2) if name != "kitchen" else (5, 10))
    for name in NAMES
    for limit in ("no", "pot", "fixed")
}
HOUSES["table ante"] = house("standard", limit="pot", blinds=(5, 10), bb_ante=7, pot_counts_table_ante=False)
HOUSES["straddle"] = house("cardroom", blinds=(1, 2, 4), reopen="sum")
HOUSES["antes"] = house("kitchen", blinds=(5, 10), ante=3, limit="fixed", cap=3)


def play_on(hand: Hand, seed: int) -> Hand:
    """Play by chance to the end; calls and checks are likelier than folds, so that streets come."""
    rng = Random(seed)
    while not hand.over:
        hand.act(step(hand, rng))
    return hand


def step(hand: Hand, rng: Random):
    options = hand.options.all()
    return rng.choice(options[1:] or options) if rng.random() < 0.9 else rng.choice(options)


@pytest.mark.parametrize("name", HOUSES)
def test_a_fork_at_any_point_goes_on_like_the_hand(name):
    rules = HOUSES[name]
    for seed in range(2):
        stacks, button = STACKS[seed:] + STACKS[:seed], seed
        deck = shuffled(seed, rules.program.deck)
        hand, rng = start(rules, stacks, button, deck), Random(seed)
        while not hand.over:
            seen, fork = state(hand), hand.fork()
            assert state(fork) == seen
            assert fork.blinds_at == hand.blinds_at
            again = replay(rules, stacks, button, deck, hand.log)
            assert state(play_on(fork, seed)) == state(play_on(again, seed))
            assert fork.result == again.result
            assert state(hand) == seen
            hand.act(step(hand, rng))
