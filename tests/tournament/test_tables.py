"""Several tables: the draw, balancing and breaking, hand for hand, the final table, V42 and V43."""

from __future__ import annotations

import copy
import pickle

import pytest

from sidepot import house
from sidepot.table import Back, SitOut, Table
from sidepot.table.button import Places
from sidepot.table.rotation import coming_deal
from sidepot.tournament import AtTable, Level, Levels, No, Pause, Resume, Start, Tournament, Unregister, finishing
from sidepot.tournament.balancing import move
from sidepot.tournament.commands import Register
from sidepot.tournament.events import (
    BreakBegan,
    BreakEnded,
    Ended,
    FinalTable,
    HandForHand,
    LevelBegan,
    Moved,
    StoodStill,
    TableBroken,
    WentOut,
)
from sidepot.tournament.payouts import Bracket, Payouts
from sidepot.tournament.places import Bust
from sidepot.tournament.seating import draw_tables, due_for_big_blind, sizes, worst_chair
from sidepot.tournament.state import HAND_FOR_HAND, REDRAW
from sidepot.tournament.table_index import TableIndex, TrackedTable
from tournament.playing import begun, call_all, deal, deck, fold_all, knock_out, of, refused, structure, wait

pytestmark = pytest.mark.core

ABC = "a b c d e f g h i j k l"
WINNER = Payouts((Bracket(1, (50, 30, 20)),))


def test_the_draw_uses_as_few_tables_as_can_be_none_larger_than_another_by_more_than_one():
    assert sizes(10, 9) == [5, 5]
    assert sizes(9, 9) == [9]
    assert sizes(28, 9) == [7, 7, 7, 7]
    assert sizes(11, 4) == [4, 4, 3]


def test_the_same_seed_draws_the_same_seats():
    def seats(seed):
        t = begun(ABC, seed, chairs=6, draw=True)
        return {n: [p and p.name for p in table.seated] for n, table in t.tables.items()}

    assert seats(1) == seats(1)
    assert seats(1) != seats(2)


def test_without_a_draw_everyone_sits_in_order_of_registration():
    assert draw_tables(list("abcde"), 3, None) == [[("a", 0), ("b", 1), ("c", 2)], [("d", 0), ("e", 1)]]


def test_v42_a_new_level_holds_from_each_tables_next_hand_on():
    levels = Levels((Level(50, 100, lasts=60_000), Level(100, 200, lasts=60_000)), "time")
    t = begun(ABC, chairs=6, levels=levels)
    deal(t)
    assert of(wait(t, 60_000), LevelBegan) == [LevelBegan(2, 100, 200, 0, None)]
    assert {table.hand.rules.bb for table in t.tables.values()} == {100}
    fold_all(t, 1)
    wait(t, t.now + 1)
    assert t.tables[1].hand.rules.bb == 200
    assert t.tables[2].hand.rules.bb == 100


def test_v43_the_player_due_for_the_big_blind_is_moved_and_is_never_the_small_blind():
    t = begun(ABC, chairs=6, final=0)
    deal(t)
    fold_all(t, 1)
    events = knock_out(t, "a") + knock_out(t, "b")
    assert not of(events, Moved)  # table 2 is in a hand: button g, big blind i
    events = fold_all(t, 2)
    assert of(events, Moved) == [Moved("j", 2, 1, 0, "balance")]
    table = t.tables[1]  # button a, small blind b, big blind c; then the button is c's
    wait(t, t.now + 1)
    assert table.names == ("j", "c", "d", "e", "f")
    assert [table.names[seat] for seat in table.hand.blinds_at] == ["d", "e"]
    for _ in range(4):
        fold_all(t, 1)
        wait(t, t.now + 1)
        small_blind, _ = table.hand.blinds_at
        if table.names[table.hand.blinds_at[1]] == "j":
            break
        assert table.names[small_blind] != "j"


def test_v43_who_has_just_been_big_blind_is_not_moved_though_the_moving_button_brings_it_again():
    t = begun("a b c d", rules=house("cardroom", blinds=(50, 100)))
    deal(t)  # button a, small blind b, big blind c
    fold_all(t)
    knock_out(t, "b")
    knock_out(t, "d")
    assert coming_deal(t.tables[1], []).places == Places(2, 0, 2)
    assert due_for_big_blind(t.tables[1]) == "a"


def test_v43_the_worst_chair_is_the_first_that_will_be_big_blind():
    t = begun("a b c d", chairs=6)
    deal(t)  # button 0, small blind 1, big blind 2; chairs 4 and 5 are free
    assert worst_chair(t.tables[1]) == 4
    fold_all(t)
    assert due_for_big_blind(t.tables[1]) == "d"
    deal(t)
    fold_all(t)
    assert due_for_big_blind(t.tables[1]) == "a"
    assert worst_chair(t.tables[1]) == 4


def test_a_player_who_moves_keeps_chips_time_bank_and_absence():
    t = begun(ABC, chairs=6)
    t.handle(AtTable(SitOut("l")), 0)
    t.tables[2].people["l"].bank = 77
    events = []
    t.tables[1].people.pop("a")
    t.tables[1].seated[0] = None
    move(t, t.index.tables[2], "l", t.index.tables[1], 0, "balance", 0, events)
    person = t.tables[1].people["l"]
    assert (person.chips, person.bank, person.out) == (10_000, 77, True)
    assert t.entrants["l"].table == 1


def test_a_table_is_broken_when_all_fit_at_the_others():
    t = begun("a b c d e f g", chairs=6, final=0)
    assert {n: len(table.people) for n, table in t.tables.items()} == {1: 4, 2: 3}
    deal(t)
    fold_all(t, 1)
    assert of(knock_out(t, "a"), TableBroken) == []  # table 2 is in a hand
    events = fold_all(t, 2)
    assert of(events, TableBroken) == [TableBroken(2)]
    assert [moved.why for moved in of(events, Moved)] == ["broken"] * 3
    assert len(t.tables[1].people) == 6


def test_the_final_table_is_drawn_when_all_tables_have_ended_their_hands():
    t = begun("a b c d e f g", chairs=6)
    deal(t)
    fold_all(t, 1)
    assert of(knock_out(t, "a"), FinalTable) == []
    assert t.waits & REDRAW
    assert t.tables[1].held
    assert of(fold_all(t, 2), FinalTable) == [FinalTable(3)]
    assert list(t.tables) == [3]
    assert t.in_play == len(t.tables[3].people) == 6
    deal(t)
    assert t.tables[3].playing


def test_hand_for_hand_all_tables_wait_for_each_other_near_the_money():
    t = begun("a b c d", chairs=2, buy_in=10, payouts=WINNER, final=0)
    events = deal(t)
    events += fold_all(t, 1)
    assert of(events, HandForHand) == [HandForHand(True)]
    assert t.tables[1].held
    assert t.index.tables[2].busy
    events = fold_all(t, 2)
    assert not t.tables[1].held
    wait(t, t.now + 1)
    assert t.index.running == 2


def test_hand_for_hand_does_not_wait_after_a_pause_for_a_table_where_all_have_sat_out():
    t = begun("a b c d", chairs=2, buy_in=10, payouts=WINNER, final=0)
    deal(t)
    fold_all(t, 1)
    for name in "ab":
        t.handle(AtTable(SitOut(name)), t.now)
    for _ in range(3):  # each round ends, and the next one is opened, in a pause
        t.handle(Pause(), t.now)
        fold_all(t, 2)
        t.handle(Resume(), t.now)
        wait(t, t.now + 1)
        assert t.index.tables[2].busy


@pytest.mark.parametrize(("stacks", "places"), [((10, 20), (4, 3)), ((20, 10), (3, 4)), ((10, 10), (3, 3))])
def test_who_goes_out_in_the_same_round_of_hand_for_hand_is_ranked_as_in_one_hand(stacks, places):
    t = begun("a b c d", chairs=2, buy_in=10, payouts=WINNER, final=0)
    deal(t)
    fold_all(t, 1)
    assert t.waits & HAND_FOR_HAND
    events = knock_out(t, "a", stacks[0])
    assert of(events, WentOut) == []  # the other table still plays
    t.round.append(Bust("c", 2, 2, stacks[1]))  # and there c goes out
    t.in_play = 2
    finishing.rank_round(t, events)
    assert tuple({event.player: event.place for event in of(events, WentOut)}[name] for name in "ac") == places


def test_breaks_hold_all_tables_and_the_next_level_follows():
    levels = Levels((Level(50, 100, lasts=60_000, rest=30_000), Level(100, 200, lasts=60_000)), "time")
    t = begun(ABC, chairs=6, levels=levels)
    deal(t)
    assert of(wait(t, 60_000), BreakBegan) == [BreakBegan(90_000)]
    for number in (1, 2):
        fold_all(t, number)
    assert t.deadline == 90_000
    events = wait(t, 90_000)
    assert of(events, BreakEnded) == [BreakEnded()]
    assert of(events, LevelBegan)[0].level == 2
    wait(t, 90_001)
    assert t.index.running == 2


def test_a_pause_stops_the_clock_and_resuming_lets_it_go_on_where_it_stood():
    levels = Levels((Level(50, 100, lasts=60_000), Level(100, 200, lasts=60_000)), "time")
    t = begun("a b c", levels=levels)
    deal(t)
    t.handle(Pause(), 20_000)
    fold_all(t)
    assert t.deadline is None
    t.handle(Resume(), 500_000)
    assert t.clock_due == 540_000
    assert refused(t, Resume()) is No.NOT_PAUSED


def test_an_absent_player_is_dealt_in_blinded_and_folded():
    t = begun("a b c")
    t.handle(AtTable(SitOut("a")), 0)
    chips = []
    for _ in range(3):
        deal(t)
        assert "a" in t.tables[1].names
        call_all(t)
        chips.append(t.tables[1].people["a"].chips)
    assert chips == [10_000, 9_900, 9_850]  # button, big blind, small blind


def test_when_all_who_are_left_are_absent_for_long_chips_decide():
    t = begun("a b c", patience=5_000)
    deal(t)
    for name in "abc":
        t.handle(AtTable(SitOut(name)), t.now)
    due = t.absent_due
    t.handle(AtTable(Back("a")), t.now)
    assert t.absent_due == -1
    t.handle(AtTable(SitOut("a")), t.now)
    assert t.absent_due == due
    (ended,) = of(wait(t, 10_000), Ended)
    assert ended.by_chips
    assert t.over


def test_in_a_pause_everyone_may_be_absent():
    t = begun("a b c", patience=5_000)
    deal(t)
    fold_all(t)
    for name in "abc":
        t.handle(AtTable(SitOut(name)), t.now)
    t.handle(Pause(), t.now)
    assert wait(t, 10_000_000) == []
    t.handle(Resume(), 10_000_000)
    assert t.absent_due == 10_005_000


def test_a_break_that_begins_in_a_pause_lasts_its_time_after_it():
    levels = Levels((Level(50, 100, lasts=1, rest=60_000), Level(100, 200, lasts=1)))
    t = begun("a b c", levels=levels)
    deal(t)
    t.handle(Pause(), t.now)
    assert of(fold_all(t), BreakBegan)
    assert wait(t, 100_000) == []
    t.handle(Resume(), 100_000)
    assert of(wait(t, 159_999), BreakEnded) == []
    assert of(wait(t, 160_000), BreakEnded)
    deal(t)
    assert t.tables[1].hand.rules.bb == 200


def test_when_nobody_goes_out_in_the_last_level_for_long_chips_decide():
    t = begun("a b c d", chairs=2, levels=Levels((Level(1, 2, lasts=1), Level(2, 4, lasts=1))), still_hands=3)
    events = []
    while not t.over:
        deal(t)
        for number in tuple(t.tables):
            events += fold_all(t, number)
    assert of(events, StoodStill) == [StoodStill(6)]  # three at each table
    assert t.hands == 8  # two of them in the first level
    assert events[-1].by_chips
    assert len(t.places) == 4


def test_who_goes_out_starts_the_count_of_still_hands_anew():
    t = begun("a b c", still_hands=3)
    for _ in range(2):
        deal(t)
        fold_all(t)
    knock_out(t, "a")
    assert t.still == 0
    deal(t)
    fold_all(t)
    assert not t.over


def test_levels_by_hands_count_the_hands_of_all_tables():
    t = begun(ABC, chairs=6, levels=Levels((Level(50, 100, lasts=2),), doubles=True))
    for _ in range(2):
        wait(t, t.now + 1)
        fold_all(t, 1)
        assert t.level == 0
        fold_all(t, 2)
    assert t.level == 1


def test_before_it_begins():
    t = Tournament(structure(most=2), deck=deck)
    assert refused(t, Start()) is No.TOO_FEW
    assert refused(t, Pause()) is No.NOT_BEGUN
    t.handle(Register("a"), 0)
    assert refused(t, Register("a")) is No.REGISTERED_ALREADY
    assert refused(t, Register(" ")) is No.BAD_NAME
    assert refused(t, Register(7)) is No.BAD_NAME
    assert refused(t, AtTable(SitOut("a"))) is No.NOT_BEGUN
    assert refused(t, AtTable(SitOut("x"))) is No.UNKNOWN_PLAYER
    t.handle(Register("b"), 0)
    assert refused(t, Register("c")) is No.FULL
    t.handle(Unregister("b"), 0)
    assert refused(t, Unregister("b")) is No.UNKNOWN_PLAYER
    t.handle(Register("c"), 5)
    assert refused(t, Start(), 4) is No.TIME_GOES_ON
    assert refused(t, "start") is No.NOT_A_COMMAND
    t.handle(Start(), 5)
    assert refused(t, Start()) is No.BEGAN_ALREADY
    assert refused(t, Unregister("a")) is No.BEGAN_ALREADY
    assert refused(t, Register("d")) is No.REGISTRATION_CLOSED
    assert refused(t, Pause(), 6) is No.TICK_FIRST


def test_a_table_that_is_needed_again_is_spared():
    index = TableIndex()
    for number in (1, 2, 3):
        index.open(TrackedTable(number, Table(house("standard"), deck=deck)))
    index.doom(2)
    assert list(index.doomed) == [3, 2]
    index.doom(1)
    assert list(index.doomed) == [3]
    assert list(index.by_size[0]) == [1, 2]


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_tournament_is_saved_not_copied(way) -> None:
    with pytest.raises(TypeError, match=r"save_game.*restore_game"):
        way(begun("Ann Bob Cid"))
