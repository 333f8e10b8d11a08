"""What a tournament asks of its tables: `Hold`, `Give`, and `direct`, which comes first whatever is due."""

from __future__ import annotations

import pytest

from sidepot import house
from sidepot.rules import MAX_CHIPS
from sidepot.table import Give, Hold, Leave, No, Refused, Sit
from sidepot.table.events import BoughtChips, HeldUp, WillBuy
from tests.table.around import ask, dealt, fold_round, refused, table_of, wait

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
