"""A saved table goes on exactly like the one that was saved; a hand that is void leaves everyone as before it."""

import copy
import pickle

import msgspec
import pytest

from sidepot import Call, Check, Fold, RaiseTo, house
from sidepot.table import (
    Act,
    Agree,
    Back,
    Clock,
    Entry,
    Leave,
    Pause,
    PlanAhead,
    Sit,
    SitOut,
    Table,
    TopUp,
    Wait,
    replay,
)
from sidepot.table.snapshot import Saved, restore, save
from sidepot.table.voiding import hold, meanwhile, void
from tests.table.around import (
    STANDARD,
    ask,
    deck,
    do,
    fold_round,
    go,
    table_of,
    wait,
)

pytestmark = pytest.mark.core


def restored(table: Table) -> Table:
    """The table after a way through text."""
    return restore(msgspec.json.decode(msgspec.json.encode(save(table)), type=Saved), deck=deck)


def same(table: Table) -> Table:
    """The restored table, seen to be the same to everyone."""
    again = restored(table)
    assert again.state() == table.state()
    for viewer in (None, *table.people):
        assert again.view(viewer) == table.view(viewer)
    return again


def test_a_table_without_a_hand_comes_back():
    same(table_of("a . c"))


def test_a_table_in_a_hand_comes_back_and_goes_on_alike():
    table = table_of("a b c d", clock=Clock(act=1000, bank=500, pause=1), journal=[].append)
    go(table, 2)
    do(table, RaiseTo(300))
    ask(table, TopUp("d", 50), SitOut("a"), PlanAhead("d", "call-any"))
    again = same(table)
    for one in (table, again):
        go(one, 3)
        do(one, Call())
    assert again.state() == table.state()


def test_a_hand_of_other_rules_comes_back():
    table = table_of("a b c d", STANDARD.but(straddle=True))
    ask(table, Agree("d", "straddle"))
    wait(table)
    assert table.hand.rules.blinds == (50, 100, 200)
    same(table)


def test_posts_and_the_dead_small_blind_come_back():
    table = table_of("a b c d", STANDARD.but(button="dead"))
    wait(table)
    ask(table, Sit("e", 4, 10_000, entry="post"), Leave("c"))
    go(table)
    assert (table.hand.posts, table.hand.no_sb, table.hand.rules.blinds) == ({3: (100, 0)}, True, (50, 100))
    same(table)


def test_who_left_the_table_is_a_stranger_also_when_they_came_back():
    table = table_of("a b c", chairs=3)
    wait(table)
    fold_round(table)
    ask(table, Wait("d"), Leave("b"))
    same(table)


def test_what_was_asked_while_a_void_hand_was_played_holds():
    table = table_of("a b c", clock=Clock(act=1000, pause=5))
    wait(table)
    fold_round(table)
    before = table.now
    hold(table)
    meanwhile(table, Leave("a"), before + 1)
    meanwhile(table, Act("b", Fold()), before + 2)
    meanwhile(table, PlanAhead("c", "call"), before + 3)
    meanwhile(table, Leave("nobody"), before + 4)
    meanwhile(table, None, before + 50)
    assert set(table.people) == {"b", "c"}
    assert table.number == 1
    assert not table.playing
    void(table, 7, before + 60)
    assert table.deadline == before + 65
    table.tick(table.deadline)
    assert table.number == 8
    assert table.names == ("b", "c")


@pytest.mark.parametrize(("offer", "due"), [(None, 105), (3, 103), (1000, 105)])
def test_after_a_void_hand_chairs_are_still_kept_for_those_who_wait(offer, due):
    table = table_of("a b c", chairs=3, clock=Clock(pause=5, offer=offer))
    wait(table)
    ask(table, Wait("d"))
    fold_round(table)
    hold(table)
    meanwhile(table, Leave("a"), 100)
    assert table.offers == {0: ("d", -1 if offer is None else 100 + offer)}
    void(table, 2, 100)
    assert table.deadline == due


def test_what_was_due_meanwhile_has_happened_before_a_hand_is_void():
    table = table_of("a b c", chairs=3, clock=Clock(pause=5, offer=30))
    wait(table)
    ask(table, Wait("d"), Wait("e"))
    fold_round(table)
    hold(table)
    meanwhile(table, Leave("a"), 100)
    meanwhile(table, Leave("nobody"), 131)
    assert table.offers == {0: ("e", 160)}
    void(table, 2, 170)
    assert table.offers == {}
    assert table.deadline == 175


def test_a_pause_goes_on_after_a_void_hand():
    rules = house("standard", blinds=(50, 100))
    table = table_of("a b", rules)
    wait(table)
    do(table, Call())
    ask(table, Pause())
    hold(table)
    do(table, Check())
    fold_round(table)
    void(table, 1, table.now)
    assert table.deadline is None


def test_a_table_replays_from_its_log_as_text():
    log = []
    clock = Clock(act=1000, bank=500, pause=10)
    table = table_of("a b c", clock=clock, log=log.append)
    for step in range(60):
        wait(table)
        if table.playing and step % 3:
            do(table, Check() if table.hand.options.may_check else Call())
        for name, person in tuple(table.people.items()):
            if person.out and person.chips:
                ask(table, Back(name, "post"))
    again = replay(msgspec.json.decode(msgspec.json.encode(log), type=list[Entry]), STANDARD, clock=clock)
    assert again.state() == table.state()
    assert again.number > 3


def test_a_log_of_another_table_is_not_replayed():
    log = []
    table = table_of("a b", log=log.append)
    wait(table)
    assert replay(log, STANDARD, chairs=6, clock=Clock(pause=1)).state() == table.state()
    other = [Entry(entry.now, Sit("a", 0, 10_000), entry.deck) for entry in log]
    with pytest.raises(ValueError, match="this log is not of a table with these rules and settings"):
        replay([other[0], log[-1]], STANDARD, chairs=6, clock=Clock(pause=1))


@pytest.mark.parametrize("wrong", [{}, {"chairs": 6}, {"chairs": 2, "clock": Clock(pause=1)}, {"clock": Clock(act=5)}])
def test_a_log_is_not_replayed_with_other_settings(wrong):
    log = []
    table = table_of("a . b c", log=log.append)
    wait(table)
    fold_round(table)
    with pytest.raises(ValueError, match="this log is not of a table with these rules and settings"):
        replay(log, STANDARD, **wrong)


def test_a_journal_may_begin_in_the_middle_of_a_hand():
    table = table_of("a b c d")
    wait(table)
    do(table, RaiseTo(300))
    moves = []
    again = restore(save(table), deck=deck, journal=moves.append)
    for one in (table, again):
        do(one, RaiseTo(700))
        do(one, RaiseTo(1500))  # the small blind, which has 50 there already
    assert [move.amount for move in moves] == [700, 1450]
    for one in (table, again):
        fold_round(one)
    assert again.ledger.balances == table.ledger.balances
    assert not again.ledger.total


def test_who_left_with_chips_or_owing_comes_back_so():
    table = table_of("a b c d", STANDARD.but(rathole=30))
    wait(table)
    ask(table, SitOut("d"))
    go(table, 4)
    ask(table, Leave("d"))
    again = same(table)
    assert again.left == table.left
    assert again.left["d"].owes_sb


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_table_is_saved_not_copied(way) -> None:
    with pytest.raises(TypeError, match=r"save\(table\).*restore\(saved"):
        way(table_of("Ann Bob"))
