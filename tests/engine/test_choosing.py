"""What may be done, by numbers: each choice of a draw, a discard and a showdown once, and nothing else."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from sidepot import house, shuffled, start
from sidepot.engine import Draw, Hand
from sidepot.engine.choosing import draw_at, many_draws
from sidepot.engine.events import Drew
from sidepot.rules import Bet, Deal, Exchange, Game, Ranking

pytestmark = pytest.mark.core

FEW = Game("few", (Deal(down=5), Bet(), Exchange(most=2), Bet()), (Ranking(order="deuce", board=False),))


def hand_of(game: str | Game, seed: int = 1, **dials: object) -> Hand:
    rules = house("standard", game=game, limit="fixed", **dials)
    return start(rules, (200, 200, 200), 0, shuffled(seed, rules.program.deck_of(3)))


@pytest.mark.parametrize(("held", "most"), [(5, 5), (5, 2), (4, 3), (4, 0), (3, 9)])
def test_every_set_of_cards_that_may_be_drawn_has_one_number(held: int, most: int) -> None:
    some = [chosen for many in range(min(most, held) + 1) for chosen in combinations(range(held), many)]
    sets = {sum(1 << place for place in chosen) for chosen in some}
    assert many_draws(held, most) == len(sets)
    assert {draw_at(held, most, which) for which in range(len(sets))} == sets


@pytest.mark.parametrize("game", [FEW, "triple27", "badugi", "draw", "irish", "crazy-pineapple", "stud", "drawmaha"])
@pytest.mark.parametrize("showdown", ["auto", "ask"])
def test_a_hand_of_any_game_is_played_to_its_end_by_numbers(game: str | Game, showdown: str) -> None:
    for seed in range(6):
        random, hand = Random(seed), hand_of(game, seed, showdown=showdown)
        while not hand.over:
            assert len(hand.choices) > 0
            hand.pick(random.random())
        assert sum(hand.result.net) == 0
        assert sum(hand.stacks) == 600


def test_the_number_of_a_draw_is_the_draw_that_is_listed_there() -> None:
    hand = hand_of(FEW)
    while not hand.options.may_draw:
        hand.act(hand.choices[1])
    listed = list(hand.choices)
    assert len(listed) == 1 + 5 + 10  # none, one or two of five
    for number, action in enumerate(listed):
        assert isinstance(action, Draw)
        asked, numbered = hand.fork(), hand.fork()
        asked.act(action)
        numbered.choose(number)
        assert asked.log == numbered.log
        assert numbered.log[len(hand.log)] == next(event for event in asked.log if isinstance(event, Drew))


def test_t14_how_many_everybody_drew_is_seen_until_the_next_draw() -> None:
    hand = hand_of("triple27")
    seen = []
    while not hand.over and len(seen) < 3:
        if hand.options.may_draw:
            seen.append(hand.turn)
            hand.act(Draw(hand.hole_cards(hand.turn)[: len(seen)]))
            drawn = hand.view(None).drawn
            assert [drawn[seat] for seat in seen] == [*range(1, len(seen) + 1)]
            assert all(drawn[seat] is None for seat in range(3) if seat not in seen)
        else:
            hand.act(hand.choices[1])
    assert len(seen) == 3
