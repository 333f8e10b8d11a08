"""What a tournament asks of its tables: `Hold`, `Give`, and `direct`, which comes first whatever is due."""

from __future__ import annotations

import msgspec
import pytest

from sidepot import Check, IllegalAction, house
from sidepot.rules import MAX_CHIPS
from sidepot.table import Act, Clock, Entry, Give, Hold, Leave, No, Refused, Sit, SitOut, Table, replay
from sidepot.table.events import BoughtChips, HeldUp, WillBuy
from tests.table.around import ask, call_down, dealt, deck, fold_round, go, refused, table_of, wait

pytestmark = pytest.mark.core

FIXED = house("standard", blinds=(50, 100), entry="fixed", buy_in=(10_000,), buy_in_unit="chips")


def test_a_held_table_deals_no_hand_until_it_is_let_go():
    table = table_of("a b c", FIXED)
    assert ask(table, Hold()) == [HeldUp(True)]
    assert table.deadline is None
    assert table.tick(60_000) == []
    assert table.number == 0
    table.handle(Hold(False), 60_000)
    assert table.deadline == 60_001  # a pause of a millisecond
    wait(table)
    assert table.playing


def test_a_table_held_in_a_hand_plays_it_to_its_end():
    table = table_of("a b c", FIXED)
    wait(table)
    ask(table, Hold())
    assert table.playing
    fold_round(table)
    assert (table.number, table.playing, table.deadline) == (1, False, None)
    ask(table, Hold(False))
    wait(table)
    assert table.number == 2


def test_hold_is_yes_or_no():
    table = table_of("a b c", FIXED)
    assert refused(table, Hold(1)) is No.BAD_CHOICE
    assert not table.held


def test_chips_given_between_hands_come_at_once_and_are_booked():
    table = table_of("a b c", FIXED)
    assert ask(table, Give("a", 500)) == [BoughtChips("a", 500)]
    assert table.people["a"].chips == 10_500
    assert table.ledger.bought["a"] == 10_500
    assert table.ledger.total == 0


def test_chips_given_in_a_hand_come_at_its_end_and_are_booked_then():
    table = table_of("a b c", FIXED)
    wait(table)
    assert ask(table, Give("a", 500), Give("a", 20)) == [WillBuy("a", 500), WillBuy("a", 20)]
    assert table.hand.stacks[0] == 10_000
    assert table.ledger.bought["a"] == 10_000
    fold_round(table)  # a has the button and folds
    assert table.people["a"].chips == 10_520
    assert table.ledger.bought["a"] == 10_520
    assert table.ledger.total == 0


def test_chips_are_given_to_somebody_who_sits_in_a_fixed_field_as_whole_chips():
    table = table_of("a b c", FIXED)
    assert refused(table, Give("x", 500)) is No.NOT_SEATED
    assert refused(table, Give(["a"], 500)) is No.NOT_SEATED
    for chips in (0, -5, 1.5, True, "500"):
        assert refused(table, Give("a", chips)) is No.BAD_AMOUNT
    assert refused(table, Give("a", MAX_CHIPS)) is No.TOO_MANY_CHIPS
    wait(table)
    ask(table, Leave("a"))
    assert refused(table, Give("a", 500)) is No.LEAVING
    assert refused(table_of("a b c"), Give("a", 500)) is No.NOT_OFFERED


def test_what_a_tournament_directs_comes_before_a_hand_that_is_due():
    table = table_of("a b c", FIXED)
    due = table.deadline
    sits = Sit("d", 3, 700, moved=True)
    assert refused(table, sits, due) is No.TICK_FIRST
    table.direct(sits, due)
    assert not table.playing
    assert table.deadline == due + 1
    wait(table)
    assert dealt(table) == "a b c d"


def test_a_directed_command_that_is_refused_changes_nothing():
    table = table_of("a b c", FIXED)
    due, before = table.deadline, table.state()
    for now, command in ((due, Sit("d", 0, 700, moved=True)), (due, Leave("x")), (-1, Hold())):
        with pytest.raises(Refused):
            table.direct(command, now)
        assert table.state() == before
        assert table.deadline == due


def test_a_directed_action_against_the_rules_changes_nothing():
    table = table_of("a b c", FIXED, clock=Clock(act=1000, pause=1))
    wait(table)
    due, before = table.deadline, table.state()
    with pytest.raises(IllegalAction):
        table.direct(Act(table.turn, Check()), table.now)
    assert (table.deadline, table.state()) == (due, before)


@pytest.mark.parametrize("now", [None, "x", 1.5, 2**80, float("inf")])
def test_a_time_that_is_none_is_refused_also_when_directed(now):
    table = table_of("a b c", FIXED)
    due, before = table.deadline, table.state()
    with pytest.raises(Refused) as no:
        table.direct(Hold(), now)
    assert no.value.reason is No.TIME_GOES_ON
    assert (table.deadline, table.state()) == (due, before)


def test_a_table_that_was_directed_replays_from_its_log():
    log = []
    table = table_of("a b c", FIXED, log=log.append)
    table.direct(Sit("d", 3, 700, moved=True), table.deadline)
    wait(table)
    again = replay(msgspec.json.decode(msgspec.json.encode(log), type=list[Entry]), FIXED, clock=Clock(pause=1))
    assert again.state() == table.state()
    assert dealt(again) == "a b c d"


def test_what_was_due_before_a_directed_command_comes_after_it():
    table = table_of("a b c", FIXED, clock=Clock(act=1000, pause=1))
    wait(table)
    table.direct(Hold(), 5000)
    table.tick(5000)
    assert table.now == 5000
    assert table.deadline == 6000


def test_v62_who_has_no_chips_is_nobody_to_play_against():
    table = Table(FIXED, 3, deck=deck, keeps=True, clock=Clock(pause=1))
    ask(table, Sit("a", 0, 10_000), Sit("b", 1, 10_000), Sit("z", 2, 100, moved=True))
    while table.people["z"].chips:
        wait(table)
        call_down(table)
    ask(table, SitOut("a"), SitOut("b"))
    assert wait(table) == []
    assert not table.playing
    assert table.deadline is None


def test_who_lost_everything_and_is_given_chips_in_a_fixed_field_owes_no_blinds():
    table = Table(FIXED, 4, deck=deck, keeps=True, clock=Clock(pause=1))
    ask(table, *(Sit(name, chair, 10_000) for chair, name in enumerate("abc")), Sit("z", 3, 100, moved=True))
    while table.people["z"].chips:
        wait(table)
        call_down(table)
    go(table, 4)
    fold_round(table)
    ask(table, Give("z", 500))
    wait(table)
    assert "z" in table.names
