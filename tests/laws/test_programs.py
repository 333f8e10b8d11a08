"""Games of one's own: any program of steps that is accepted can be played, and its log tells all there is."""

import random
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sidepot.engine import Hand
from sidepot.engine.fold import fold_of
from sidepot.rules import Game
from sidepot.testing import finished_hands, games, new_hands, own_rules, program, rules, step

pytestmark = pytest.mark.core

ANY = rules() | own_rules()
"""Houses with shipped games, and with games of their own."""


def told(hand: Hand) -> dict[str, object]:
    """What the log comes to, row by row."""
    facts = fold_of(hand.plan, hand.starting_stacks, hand.button, hand.codes)
    seats = range(hand.players)
    return {
        "chips": [facts.bets.row(which) for which in range(3)],
        "cards": [facts.cards.hole_cards(seat) for seat in seats],
        "up": [facts.cards.up_cards(seat) for seat in seats],
        "boards": [facts.cards.board_cards(which) for which in range(facts.cards.board_total)],
        "over": facts.over,
    }


def running(hand: Hand) -> dict[str, object]:
    """The same of the hand itself."""
    seats = range(hand.players)
    return {
        "chips": [hand.stacks, hand.wagers, hand.paid],
        "cards": [hand.hole_cards(seat) for seat in seats],
        "up": [hand.up(seat) for seat in seats],
        "boards": [hand.board, hand.second_board] if hand.second_board else [hand.board],
        "over": hand.over,
    }


@given(st.data())
def test_the_log_folds_to_the_hand_after_every_action(data: st.DataObject) -> None:
    hand = data.draw(new_hands(ANY))
    while True:
        assert told(hand) == running(hand)
        for viewer in (None, 0):
            view = hand.view(viewer)
            assert (view.stacks, view.wagers, view.paid) == (hand.stacks, hand.wagers, hand.paid)
            assert (view.inside, view.all_in, view.pots) == (hand.inside, hand.all_in, hand.pots)
            assert (view.street, view.board, view.second_board) == (hand.street, hand.board, hand.second_board)
        if hand.over:
            return
        step(data.draw, hand)


@given(finished_hands(own_rules()))
def test_every_hand_of_a_game_of_ones_own_ends_with_all_chips(hand: Hand) -> None:
    result = hand.result
    assert result is not None
    assert sum(hand.stacks) + result.rake + result.dropped == sum(hand.starting_stacks)


@given(games())
def test_an_accepted_game_serves_two_players_at_least(game: Game) -> None:
    assert 2 <= game.max_players(True, 1) <= game.most


def verdicts(many: int) -> list[str]:
    """What becomes of programs picked by chance: so many players, or none."""
    rng = random.Random(24)
    found = []
    for _ in range(many):
        parts = program(rng.randint)
        try:
            found.append(f"{Game(**parts).max_players(True, 1)} players")
        except ValueError:
            found.append("refused")
    return found


def test_programs_are_accepted_and_refused_alike_on_every_build() -> None:
    found = verdicts(2000)
    assert 200 < found.count("refused") < 1800
    assert sha256("\n".join(found).encode()).hexdigest()[:16] == "24efb8331f2e782a"
