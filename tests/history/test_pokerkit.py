"""Another engine reads our PHH: strict replay of generated hands of all its variants, same stacks."""

from __future__ import annotations

import warnings
from random import Random

import pokerkit
import pytest

from sidepot import house, start
from sidepot.deck import Shuffler
from sidepot.engine import BringIn, Call, Check, Draw, Fold, Hand, RaiseTo
from sidepot.history import record_of
from sidepot.history.phh import write_phh
from sidepot.history.phh.rules import VARIANTS

pytestmark = pytest.mark.core

DEEP = 20_000


def played(game: str, limit: str, number: int) -> Hand:
    """A hand that all rule books play alike: deep stacks, few raises."""
    chance = Random(f"{game} {limit} {number}")
    rules = house("standard" if limit == "fixed" else "tda", game=game, limit=limit, blinds=(50, 100), show="all")
    turned = {"completion": "counts", "open_pair": "off", "deal_first": "left-of-button", "burn": True}
    rules = rules.but(**turned, **({} if rules.program.blinds else {"ante": 20, "bets": (100, 200), "bring_in": 30}))
    if game == "short-deck":
        rules = rules.but(forced="button-blind", blinds=(100, 100), ante=20)
    players = chance.randint(2, 5) if game != "short-deck" else chance.randint(3, 6)
    shuffler = Shuffler(number, rules.program.deck_of(players))
    deck = b"".join([shuffler.next() for _ in range(1 + rules.program.reshuffles)])
    hand = start(rules, [DEEP] * players, players - 1, deck)
    raises = 0
    while not hand.over:
        options = hand.options
        if options.may_draw:
            hand.act(Draw(tuple(chance.sample(options.discards, chance.randint(0, min(3, options.draw))))))
        elif options.bring_in is not None:
            hand.act(BringIn())
        elif options.min_to is not None and raises < 2 and chance.random() < 0.2:
            raises += 1
            hand.act(RaiseTo(options.min_to))
        elif options.may_check:
            hand.act(Check())
        else:
            hand.act(Call() if chance.random() < 0.8 else Fold())
    return hand


@pytest.mark.parametrize("variant", VARIANTS)
def test_pokerkit_comes_to_the_same_stacks(variant: str) -> None:
    game, limit = VARIANTS[variant]
    for number in range(15):
        hand = played(game, limit, number)
        text = write_phh(record_of(hand, [f"p{seat}" for seat in range(hand.players)])).text
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            history = pokerkit.HandHistory.loads(text)
            state = history.create_state()
            for action in history.actions:
                if state.can_burn_card("??"):
                    state.burn_card("??")
                pokerkit.parse_action(state, action)
        assert not state.status, f"not over for pokerkit:\n{text}"
        for theirs, ours in zip(state.stacks, hand.stacks, strict=True):
            # it gives all odd chips of a pot to one winner
            assert abs(theirs - ours) < hand.players, text
