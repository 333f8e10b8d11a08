"""What is asked of a table besides its events: who may straddle, who is asked, what ran out, who may show."""

from __future__ import annotations

import pytest

from dealing import checks, deal, limps
from sidepot import AllIn, Call, Check, Fold, house
from sidepot.table import Agree, Back, ChangeSeat, Clock, HuntRabbit, Leave, No, Sit, SitOut
from sidepot.table.between_hands import may_straddle
from sidepot.table.events import BlindsWillRise, RunTwiceAsked
from sidepot.table.offers import table_offers
from sidepot.table.runouts import run_out_deals, time_to_watch
from table.around import STANDARD, ask, do, fold_round, go, refused, table_of, wait

pytestmark = pytest.mark.core

BOTH = STANDARD.but(straddle=True, button_straddle=True)
RUNOUT = Clock(pause=1, runout=1000)


def asked(table, rules=BOTH):
    return may_straddle(table, rules)


def test_whoever_would_act_first_may_straddle_between_hands():
    table = table_of("a b c d", BOTH)
    assert asked(table) == "d"
    assert asked(table, STANDARD) is None
    wait(table)
    assert asked(table) is None, "a hand is running"
    fold_round(table)
    assert asked(table) == "a"


def test_two_players_do_not_straddle():
    table = table_of("a b", BOTH)
    assert asked(table) is None


def test_who_sits_out_is_not_asked_to_straddle():
    table = table_of("a b c d", BOTH)
    ask(table, SitOut("d"))
    assert asked(table) == "a"
    ask(table, Back("d"), SitOut("a"))
    assert asked(table) != "a"


def test_whoever_is_asked_about_two_boards_is_to_act():
    table = table_of("a b c", STANDARD.but(run_twice=True), clock=Clock(pause=1, ask=1000))
    wait(table)
    do(table, AllIn())
    do(table, AllIn())
    do(table, Fold())
    asked_now = sorted(table.to_act)
    assert len(asked_now) == 2
    ask(table, Agree(asked_now[0], "run-twice"))
    assert table.to_act == asked_now[1:]


def test_the_board_that_ran_out_is_what_came_after_the_last_deed():
    rules = house("standard", blinds=(1, 2))
    before_the_flop = deal(rules, (100, 100), "a c")
    assert [event.street for event in run_out_deals(before_the_flop)] == ["flop", "turn", "river"]
    assert tuple(card for event in run_out_deals(before_the_flop) for card in event.cards) == before_the_flop.board
    on_the_turn = deal(rules, (100, 100), limps(2) + checks(2) + "a c")
    assert [event.street for event in run_out_deals(on_the_turn)] == ["river"]
    assert run_out_deals(deal(rules, (100, 100), "f")) == ()
    assert run_out_deals(deal(rules, (100, 100), limps(2) + checks(2, 3))) == ()


def test_a_hand_that_nobody_could_act_in_ran_out_as_a_whole():
    hand = deal(house("standard", blinds=(1, 2)), (1, 1))
    assert hand.over
    assert [event.street for event in run_out_deals(hand)] == ["flop", "turn", "river"]
    assert time_to_watch(hand, RUNOUT) == 5000, "the hands, turned up, and four deals with the hole cards"
    assert time_to_watch(hand, Clock(pause=1)) == 0


def test_who_was_not_dealt_in_hunts_no_rabbit():
    table = table_of("a b", STANDARD.but(rabbit=True))
    wait(table)
    fold_round(table)
    ask(table, Sit("c", 2, 10_000))
    assert refused(table, HuntRabbit("c")) is No.NOT_DEALT_IN


def test_nobody_is_asked_about_two_boards_once_the_board_lies():
    table = table_of("a b", STANDARD.but(run_twice=True), clock=Clock(pause=1, ask=1000))
    wait(table)
    while len(table.hand.board) < 5:
        do(table, Check() if table.hand.options.may_check else Call())
    do(table, AllIn())
    assert table.asking is None
    assert not any(isinstance(event, RunTwiceAsked) for event in do(table, Call()))
    assert not table.playing


# chairs


def test_nobody_moves_to_a_chair_that_another_player_moves_to():
    table = table_of("a b c")
    wait(table)
    ask(table, ChangeSeat("b", 4))
    assert refused(table, ChangeSeat("c", 4)) is No.CHAIR_KEPT


def test_who_leaves_moves_nowhere():
    table = table_of("a b c")
    wait(table)
    ask(table, ChangeSeat("b", 4), Leave("b"))
    fold_round(table)
    assert "b" not in table.people
    assert table.seated[1] is None
    assert table.seated[4] is None


# blinds that rise


def test_blinds_rise_no_higher_than_chips_can_be_counted():
    rules = house("kitchen", blinds=(50, 100), rise="hands", rise_every=1, levels=(50, 2**53))
    table = table_of("a b c", rules, 10_000)
    go(table, 2)
    assert table.rules.blinds == (50, 100)
    told = [event for event in do(table, Fold()) if isinstance(event, BlindsWillRise)]
    assert told == []
    impossible = table_of("a b c", house("kitchen", blinds=(50, 100), rise="hands", levels=(2**53,)), 10_000)
    go(impossible)
    assert impossible.rules.blinds == (50, 100)


@pytest.mark.parametrize("size", [1, 11])
def test_a_house_offers_no_table_that_its_game_is_not_for(size):
    assert len(table_offers(STANDARD, ("no",), ((1, 2),), (2, 10))) == 2
    with pytest.raises(ValueError, match=f"holdem is for 2 to 10 players, not for {size}"):
        table_offers(STANDARD, ("no",), ((1, 2),), (6, size))
