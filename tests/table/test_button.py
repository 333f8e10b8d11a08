"""Button and blinds between hands."""

import pytest

from sidepot import house
from sidepot.table import ChangeRules, Leave, Sit, SitOut
from sidepot.table.button import Places, Want, next_deal
from tests.table.around import STANDARD, ask, dealt, fold_round, go, places, table_of, wait

pytestmark = pytest.mark.core
SIX = "a b c d e f"


def gone(mode: str, *names: str):
    """Six players, button 0, SB 1, BB 2; these leave and the next hand is dealt."""
    table = table_of(SIX, house("tda", blinds=(50, 100)) if mode == "dead" else STANDARD.but(button=mode))
    go(table)
    # the six have played one hand; go round until the button is on chair 0
    while table.deal.places.button != 0:
        go(table)
    ask(table, *(Leave(name) for name in names))
    fold_round(table)
    wait(table)
    return table


def test_x1_the_button_moves_one_player_to_the_left_and_skips_the_empty_and_those_who_sit_out():
    table = table_of("a b . c d")
    wait(table)
    seen = [table.deal.places.button]
    for _ in range(4):
        go(table)
        seen.append(table.deal.places.button)
    assert seen == [0, 1, 3, 4, 0]
    ask(table, SitOut("b"))
    go(table)
    assert table.deal.places.button == 3


def test_v34_the_big_blind_is_gone():
    assert places(gone("dead", "c")) == (1, None, 3)
    assert places(gone("moving", "c")) == (1, 3, 4)
    assert places(gone("simplified", "c")) == (0, 1, 3)


def test_v35_the_small_blind_is_gone():
    table = gone("dead", "b")
    assert places(table) == (1, 2, 3)
    assert table.deal.chairs[table.hand.button] == 0  # the last before the dead button acts last
    assert places(gone("moving", "b")) == (2, 3, 4)
    assert places(gone("simplified", "b")) == (0, 2, 3)


def test_v35_after_a_dead_button_the_next_hand_is_whole_again():
    table = gone("dead", "b")
    go(table)
    assert places(table) == (2, 3, 4)


def test_v35_both_blinds_are_gone():
    table = gone("dead", "b", "c")
    assert places(table) == (1, None, 3)
    go(table)
    assert places(table) == (2, 3, 4)
    go(table)
    assert places(table) == (3, 4, 5)


@pytest.mark.parametrize("mode", ["moving", "dead", "simplified"])
def test_v38_down_to_two_the_button_is_small_blind_and_nobody_is_big_blind_twice(mode):
    for left in ("a", "b", "c"):
        table = table_of("a b c", STANDARD.but(button=mode))
        wait(table)
        assert places(table) == (0, 1, 2)
        ask(table, Leave(left))
        fold_round(table)
        wait(table)
        button, sb, bb = places(table)
        assert button == sb
        assert bb != 2 or left == "c"


@pytest.mark.parametrize("mode", ["moving", "dead", "simplified"])
def test_v39_the_button_moves_even_if_its_owner_sits_out(mode):
    table = table_of("a b c d", STANDARD.but(button=mode))
    wait(table)
    ask(table, SitOut("a"))
    go(table)
    assert table.deal.places.button == 1
    assert dealt(table) == "b c d"


def test_c4_two_players_of_the_cardroom_take_the_big_blind_with_the_button_in_turn():
    table = table_of("a b", house("cardroom", blinds=(50, 100)))
    wait(table)
    assert places(table) == (0, 1, 0)
    go(table)
    assert places(table) == (1, 0, 1)


def test_v42_other_blinds_begin_with_the_next_hand():
    table = table_of("a b c")
    wait(table)
    ask(table, ChangeRules(STANDARD.but(blinds=(100, 200))))
    assert table.rules.bb == table.hand.rules.bb == 100
    go(table)
    assert table.hand.rules.bb == 200
    assert table.next_rules is None


def test_a_house_change_begins_with_the_next_hand():
    table = table_of("a b c")
    wait(table)
    ask(table, ChangeRules(house("kitchen")))
    go(table)
    assert places(table)[1:] == (None, None)
    ask(table, ChangeRules(STANDARD))
    go(table)
    assert None not in places(table)


def test_v43_a_player_moved_here_owes_nothing_and_is_never_the_small_blind():
    for chair in range(2, 6):
        table = table_of("a b", STANDARD.but(entry="fixed"))
        go(table, 2)
        ask(table, Sit("new", chair, 777, moved=True))
        go(table)
        for _ in range(4):
            if "new" in table.names:
                break
            go(table)
        button, sb, _ = places(table)
        assert chair not in (button, sb)
        assert table.hand.starting_stacks[table.names.index("new")] == 777


def test_where_a_dead_button_would_pass_somebody_over_it_moves():
    # going on from the blinds, chair 4 would be button and big blind of three
    deal = next_deal("dead", Want(ready=(2, 3, 4)), Places(4, 4, 3), chairs=5, heads_up_sb=True)
    assert deal.places == Places(2, 3, 4)
    assert deal.chairs == (2, 3, 4)


@pytest.mark.parametrize("mode", ["moving", "dead", "simplified"])
@pytest.mark.parametrize("heads_up", ["button-sb", "button-bb"])
@pytest.mark.parametrize("button", [0, 3])
def test_x1_of_two_the_button_moves_on_after_a_hand_without_blinds(mode, heads_up, button):
    antes = house("kitchen", entry="choose", blinds=(50, 100), buy_in=(100, 100))
    table = table_of("a . . b", antes, button=button)
    wait(table)
    assert table.deal.places.button == button
    ask(table, ChangeRules(STANDARD.but(button=mode, heads_up=heads_up)))
    go(table)
    assert table.deal.places.button == 3 - button
