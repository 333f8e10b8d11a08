"""Luck of all-ins, told from the facts of a hand."""

import pytest

from sidepot import house
from sidepot.engine.actions import Discard
from sidepot.engine.hand import Hand, retold, start
from sidepot.engine.notation import play
from sidepot.engine.stacking import stacked
from sidepot.equity import equity
from sidepot.history.luck import has_equities, luck_of
from sidepot.history.record import without_unknown

pytestmark = pytest.mark.core


def played(line, hole=("AsAh", "KsKh"), board="2c7d9hJs3d", stacks=(100, 100), **dials):
    rules = house("standard", blinds=(1, 2), **dials)
    hand = start(rules, stacks, 0, stacked(rules, len(stacks), 0, hole, board))
    play(hand, line)
    assert hand.over
    return hand


def test_luck_is_the_pot_times_the_change_of_equity():
    hand = played("c x x x r98 c")
    before = equity(["AsAh", "KsKh"], "2c7d9hJs").equity
    assert luck_of(hand) == pytest.approx([200 * (1 - before[0]), -200 * before[1]])


def test_a_hand_without_an_all_in_has_no_luck():
    assert luck_of(played("c x x x x x x x")) == (0.0, 0.0)


def test_rake_is_not_at_stake():
    raked = luck_of(played("c x x x r98 c", rake=5, rake_cap=None))
    assert raked == pytest.approx([0.95 * chips for chips in luck_of(played("c x x x r98 c"))], rel=0.01)


def test_what_a_viewer_saw_is_enough_where_hands_were_shown():
    hand = played("c x x x r98 c")
    assert luck_of(Hand.from_json(hand.view(None).to_json())) == pytest.approx(luck_of(hand))


def test_luck_is_not_known_where_a_hand_was_mucked():
    hand = played("c x x x r98 c")
    codes = without_unknown(hand.facts, {0: {int(card) for card in hand.hole_cards(0)}})
    assert luck_of(retold(hand.rules, hand.starting_stacks, hand.button, codes)) is None


def test_nobody_can_tell_the_luck_of_stud():
    rules = house("standard", game="stud", limit="fixed", ante=1, bring_in=1, blinds=(1, 2))
    hand = start(rules, (5, 5), 0, rules.program.deck_of(2))
    play(hand, "b r2 r4 c")
    assert hand.over
    assert luck_of(hand) is None


@pytest.mark.parametrize("game", ["irish", "royal", "courchevel", "omaha5-8"])
def test_luck_of_every_game_whose_last_cards_are_the_boards(game):
    rules = house("standard", game=game, limit="no")
    assert has_equities(rules)
    hand = start(rules, (100, 100), 0, rules.program.deck_of(2))
    play(hand, "r100 c")
    while not hand.over:
        hand.act(Discard(hand.hole_cards(hand.turn)[0]))
    lucks = luck_of(hand)
    assert lucks is not None
    assert sum(lucks) == pytest.approx(0)


@pytest.mark.parametrize("game", ["stud", "razz", "draw", "triple27", "drawmaha", "mit2026", "leduc"])
def test_where_hands_still_change_there_is_no_luck_to_tell(game):
    assert not has_equities(house("standard", game=game))
