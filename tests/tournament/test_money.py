"""Late registration, re-entry, rebuys, add-ons, payouts to the chip."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sidepot.tournament import AddOn, Level, Levels, No, NoRebuy, Rebuy, Rebuys, Register, TakeAddOn
from sidepot.tournament.events import Ended, EntriesClosed, MayRebuy, Rebought, Seated, TableOpened, WentOut
from sidepot.tournament.payouts import STANDARD, pay, prizes, steep
from tournament.playing import all_in, begun, deal, fold_all, knock_out, of, refused, wait

pytestmark = pytest.mark.core

LEVELS = Levels((Level(50, 100, lasts=60_000), Level(100, 200, lasts=60_000), Level(200, 400, lasts=60_000)), "time")
REBUYS = Rebuys(10_000, 10, until=1, most=1, wait=5_000)


def test_a_late_player_gets_a_drawn_chair_until_the_level_is_over():
    t = begun("a b c", levels=LEVELS, late=1, chairs=4)
    deal(t)
    (seated,) = of(t.handle(Register("d"), 10), Seated)
    assert (seated.table, seated.chair, seated.chips) == (1, 3, 10_000)
    assert of(t.handle(Register("e"), 20), TableOpened)[0].table == 2
    fold_all(t, 1)
    assert sorted(len(table.people) for table in t.tables.values()) == [2, 3]
    assert of(wait(t, 60_000), EntriesClosed)[0].entrants == 5
    assert refused(t, Register("f")) is No.REGISTRATION_CLOSED


def test_who_is_out_may_enter_again_as_often_as_the_structure_says():
    t = begun("a b c", levels=LEVELS, late=1, reentries=1, buy_in=10)
    deal(t)
    fold_all(t)
    assert of(knock_out(t, "a"), WentOut)[0].place is None
    t.handle(Register("a"), t.now)
    assert (t.entries, t.pool, t.in_play) == (4, 40, 3)
    knock_out(t, "a")
    assert refused(t, Register("a")) is No.NO_REENTRY


def test_who_lost_everything_may_rebuy_while_the_table_waits():
    t = begun("a b c", levels=LEVELS, rebuys=REBUYS, buy_in=10)
    events = []
    while not of(events, MayRebuy):
        deal(t)
        events = all_in(t, "a", "b", "c")
    for asked in of(events, MayRebuy)[1:]:
        t.handle(NoRebuy(asked.player), t.now)
    player = of(events, MayRebuy)[0].player
    assert t.tables[1].held
    assert of(t.handle(Rebuy(player), t.now), Rebought) == [Rebought(player, 10_000, 10)]
    assert t.tables[1].people[player].chips == 10_000
    assert not t.tables[1].held
    assert t.pool == 40
    assert refused(t, NoRebuy(player)) is No.NOTHING_TO_DECIDE
    assert refused(t, Rebuy(player)) is No.NO_REBUY  # one rebuy each


def test_who_does_not_decide_in_time_is_out():
    t = begun("a b c d", levels=LEVELS, rebuys=REBUYS)
    events = []
    while not of(events, MayRebuy):
        deal(t)
        events = all_in(t, "a", "b")
    (asked,) = of(events, MayRebuy)
    events = wait(t, asked.until)
    assert of(events, WentOut)[0].player == asked.player
    deal(t)
    assert t.tables[1].playing


def test_a_rebuy_with_chips_comes_at_the_end_of_the_hand_and_only_up_to_the_starting_stack():
    t = begun("a b c", levels=LEVELS, rebuys=Rebuys(10_000, 10, until=1))
    deal(t)
    t.handle(Rebuy("a"), t.now)
    assert t.tables[1].people["a"].chips == 10_000
    fold_all(t)
    assert t.tables[1].people["a"].chips == 20_000
    assert refused(t, Rebuy("a")) is No.STACK_TOO_LARGE
    wait(t, 60_000)
    assert refused(t, Rebuy("b")) is No.NO_REBUY


def test_the_add_on_is_taken_once_in_its_level():
    t = begun("a b c", levels=LEVELS, add_on=AddOn(5_000, 7, level=2), buy_in=10)
    deal(t)
    assert refused(t, TakeAddOn("a")) is No.NO_ADD_ON
    wait(t, 60_000)
    t.handle(TakeAddOn("a"), t.now)
    assert refused(t, TakeAddOn("a")) is No.ADDED_ALREADY
    assert (t.pool, t.chips_issued) == (37, 35_000)
    wait(t, 120_000)
    assert refused(t, TakeAddOn("b")) is No.NO_ADD_ON


def test_who_lost_everything_in_the_last_hand_of_the_rebuy_level_may_still_decide():
    levels = Levels((Level(50, 100, lasts=1), Level(100, 200, lasts=10)))
    t = begun("a b", levels=levels, rebuys=REBUYS, buy_in=10)
    deal(t)
    events = all_in(t, "a", "b")
    (asked,) = of(events, MayRebuy)
    assert t.level == 1
    assert not of(events, EntriesClosed)
    events = t.handle(Rebuy(asked.player), t.now)
    assert [type(event) for event in events if type(event) in (Rebought, EntriesClosed)] == [Rebought, EntriesClosed]
    assert of(events, EntriesClosed)[0].pool == 30


def test_who_does_not_rebuy_after_the_last_rebuy_hand_has_a_place_at_once():
    levels = Levels((Level(50, 100, lasts=1), Level(100, 200, lasts=10)))
    t = begun("a b", levels=levels, rebuys=REBUYS, buy_in=10)
    deal(t)
    (asked,) = of(all_in(t, "a", "b"), MayRebuy)
    events = t.handle(NoRebuy(asked.player), t.now)
    assert of(events, EntriesClosed)
    assert of(events, WentOut) == [WentOut(asked.player, 1, 2, 1)]


def test_the_fee_of_each_entry_is_the_houses_and_no_part_of_the_pool():
    t = begun("a b c", levels=LEVELS, late=1, reentries=1, buy_in=10, fee=2)
    deal(t)
    fold_all(t)
    knock_out(t, "a")
    t.handle(Register("a"), t.now)
    assert (t.pool, t.fees) == (40, 8)
    events = knock_out(t, "a") + knock_out(t, "b")
    (ended,) = of(events, Ended)
    assert (ended.pool, ended.fees) == (40, 8)
    assert sum(placed.prize for placed in ended.places) == 40


def test_worked_odd_chips_go_one_each_to_the_first_places():
    assert prizes(101, (50, 30, 20)) == [51, 30, 20]
    assert prizes(7, (1, 1, 1)) == [3, 2, 2]


def test_worked_shared_places_share_their_prizes_odd_chips_to_who_registered_first():
    assert pay(100, (50, 30, 20), [["a"], ["b", "c"]]) == {"a": 50, "b": 25, "c": 25}
    assert pay(101, (50, 29, 21), [["a"], ["b", "c"], ["d"]]) == {"a": 51, "b": 25, "c": 25, "d": 0}
    assert pay(100, (50, 29, 20), [["a"], ["b", "c"]])["b"] == 25


@given(st.integers(0, 10**9), st.integers(1, 3000))
def test_prizes_sum_to_the_pool_and_never_rise(pool, entrants):
    shares = STANDARD.shares(entrants)
    each = prizes(pool, shares)
    assert sum(each) == pool
    assert each == sorted(each, reverse=True)
    assert 1 <= len(each) <= entrants


def test_in_a_large_field_an_eighth_is_paid_and_the_last_gets_more_than_the_buy_in():
    for entrants in (80, 1_000, 10_000):
        each = prizes(entrants * 100, steep(entrants))
        assert len(each) == entrants // 8
        assert each[-1] > 100
