"""The clock: who is too late, the time bank, grace, and that a late tick changes nothing."""

import pytest

from sidepot import AllIn, Call, Check, Discard, Draw, Fold, RaiseTo, house, shuffled, stacked, start
from sidepot.engine.events import Checked, Died, Discarded
from sidepot.table import (
    Act,
    Agree,
    Back,
    Clock,
    Connection,
    Pause,
    Rebuy,
    SitOut,
)
from sidepot.table.automatic import least_harm, unasked
from sidepot.table.events import GotGrace, TimedOut, UsesBank
from tests.table.around import (
    STANDARD,
    ask,
    do,
    happened,
    table_of,
    wait,
)

pytestmark = pytest.mark.core


def test_v61_out_of_time_facing_a_bet_folds_else_checks_and_sits_out():
    table = table_of("a b c", clock=Clock(act=1000, pause=1))
    wait(table)
    at = table.now
    do(table, Call())
    do(table, Call())
    assert table.deadline == at + 1000
    assert table.tick(at + 999) == []
    events = table.tick(at + 1000)
    assert TimedOut("c") in events
    assert happened(events)[0] == Checked(2)
    events = table.tick(table.deadline)
    assert happened(events)[0] == Checked(1)
    table.handle(Act("a", RaiseTo(200)), table.now)
    assert table.hand.over
    assert table.people["c"].out
    assert table.people["b"].out
    assert not table.people["a"].out


def test_a_time_bank_is_used_up_and_refilled():
    table = table_of("a b", clock=Clock(act=1000, bank=5000, refill=300, pause=1))
    wait(table)
    at = table.now
    assert UsesBank("a", 5000) in table.tick(at + 1000)
    assert table.deadline == at + 6000
    table.handle(Act("a", Call()), at + 3000)
    assert table.people["a"].bank == 3000
    table.handle(Act("b", RaiseTo(300)), at + 3100)
    table.handle(Act("a", Fold()), at + 3200)
    assert table.people["a"].bank == 3300
    assert table.people["b"].bank == 5000


def test_a_lost_connection_gets_grace_once_a_hand():
    table = table_of("a b", clock=Clock(act=1000, grace=10_000, pause=1))
    wait(table)
    at = table.now
    ask(table, Connection("a", False))
    table.tick(at + 1000)
    assert table.deadline == at + 11_000
    assert TimedOut("a") in table.tick(at + 11_000)


def test_a_late_tick_changes_nothing_about_what_happened_when():
    early, late = (table_of("a b c", clock=Clock(act=1000, bank=500, pause=100)) for _ in range(2))
    for now in range(0, 10_000, 50):
        early.tick(now)
    for _ in range(5):
        late.tick(10_000)
    assert early.state() == late.state()


@pytest.mark.parametrize(("dial", "event"), [("least-harm", Discarded), ("dead", Died)])
def test_v69_no_discard_in_time(dial, event):
    rules = house("pineapple", discard_timeout=dial)
    table = table_of("a b c", rules, chips=rules.max_buy_in, clock=Clock(act=1000, pause=1))
    wait(table)
    while not table.hand.owing_discards:
        do(table, Check() if table.hand.options.may_check else Call())
    due = table.deadline
    card = min(table.hand.hole_cards(0))
    do(table, Discard(card), "a")
    assert table.deadline == due
    events = happened(table.tick(due))
    assert {part.seat for part in events if isinstance(part, event)} >= ({1} if event is Died else {1, 2})
    assert table.ledger.total == 0


def test_everyone_who_owes_a_discard_is_asked_for_it_at_once():
    rules = house("pineapple")
    table = table_of("a b c", rules, chips=rules.max_buy_in)
    assert (table.owing, table.to_act) == ([], [])
    wait(table)
    while not table.discarding:
        assert (table.owing, table.to_act) == ([], [table.turn])
        do(table, Check() if table.hand.options.may_check else Call())
    assert table.owing == table.to_act == ["a", "b", "c"]
    do(table, Discard(table.hand.hole_cards(1)[0]), "b")
    assert table.owing == table.to_act == ["a", "c"]


def test_v69_the_card_that_hurts_least_goes():
    rules = house("pineapple")
    for hole, board, goes in (
        ("AsAh2c", "AdKd7h9s4d", "2c"),
        ("Ks7c7d", "7hQd2s9s4d", "Ks"),
        ("5s9hJc", "2dKd3h8s8d", "5s"),
    ):
        cards = stacked(rules, 2, 0, [hole], board)
        table = table_of("a b", rules, chips=rules.max_buy_in, deck=lambda number, deck, cards=cards: cards)
        wait(table)
        while not table.hand.owing_discards:
            do(table, Check())
        assert least_harm(table.hand, 0) == unasked(table.hand, 0) == Discard(goes)


def test_a_player_who_is_not_asked_stands_pat_at_a_draw():
    hand = start(house("standard", game="draw27"), (200, 200), 0, shuffled(1))
    hand.act(Call())
    assert unasked(hand, hand.turn) == Check()
    hand.act(Check())
    assert hand.options.may_draw
    assert unasked(hand, hand.turn) == Draw()


def test_a_clock_of_months_runs_in_no_time():
    table = table_of("a b c", clock=Clock(act=60_000, bank=60_000, refill=1000, pause=10_000))
    day = 24 * 60 * 60_000
    for now in range(day, 60 * day, day):
        while table.deadline is not None and table.deadline <= now:
            table.tick(now)
        for name, person in tuple(table.people.items()):
            if person.out:
                if not person.chips:
                    table.handle(Rebuy(name, 10_000), now)
                table.handle(Back(name, "post"), now)
    assert table.number > 50
    assert table.ledger.total == 0


def test_a_pause_in_the_time_bank_costs_nothing_of_it():
    table = table_of("a b", clock=Clock(act=1000, bank=5000, pause=1))
    wait(table)
    assert UsesBank("a", 5000) in wait(table)
    began = table.now
    table.handle(Pause(), began + 2000)
    table.handle(Pause(False), began + 50_000)
    assert table.deadline == began + 53_000
    table.handle(Act("a", Call()), began + 51_000)
    assert table.people["a"].bank == 2000


def test_a_lost_connection_gets_grace_for_a_discard_too():
    rules = house("pineapple")
    table = table_of("a b c", rules, chips=rules.max_buy_in, clock=Clock(act=1000, grace=10_000, pause=1))
    wait(table)
    while not table.discarding:
        do(table, Check() if table.hand.options.may_check else Call())
    due = table.deadline
    ask(table, Connection("b", False))
    told = table.tick(due)
    assert [event.player for event in told if isinstance(event, TimedOut | GotGrace)] == ["a", "b", "c"]
    assert table.owing == ["b"]
    assert table.deadline == due + 10_000
    assert TimedOut("b") in table.tick(due + 10_000)
    assert not table.discarding


def test_sitting_out_does_not_save_the_time_that_was_used():
    rules = house("standard", blinds=(50, 100), entry="fixed")
    table = table_of("a b c", rules, clock=Clock(act=1000, bank=30_000, pause=1))
    wait(table)
    player = table.turn
    wait(table)
    table.handle(SitOut(player), table.now + 20_000)
    assert table.turn != player
    assert table.people[player].bank == 10_000


def test_v61_a_floor_longer_than_the_time_to_act_hurries_nobody_less():
    table = table_of("a b c", clock=Clock(act=100, floor=300, pause=1))
    wait(table)
    late, now = table.turn, table.now
    events = table.tick(now + 100)
    assert TimedOut(late) in events
    assert table.turn != late
    assert table.deadline == now + 200


@pytest.mark.parametrize(
    ("before", "boards", "extra"),
    [(0, 1, 4), (3, 1, 3), (4, 1, 2), (5, 1, 0), (0, 2, 7), (4, 2, 3)],
)
def test_the_pause_grows_with_the_run_out(before, boards, extra):
    table = table_of("a b", STANDARD.but(run_twice=True), clock=Clock(pause=100, runout=10))
    if boards == 2:
        ask(table, Agree("a", "run-twice"), Agree("b", "run-twice"))
    wait(table)
    while len(table.hand.board) < before:
        do(table, Check() if table.hand.options.may_check else Call())
    do(table, AllIn())
    do(table, Call())
    assert table.hand.over
    assert table.deadline == table.now + 100 + 10 * extra


def test_the_pause_is_the_usual_one_where_nothing_ran_out():
    table = table_of("a b", clock=Clock(pause=100, runout=10))
    wait(table)
    do(table, AllIn())
    do(table, Fold())
    assert table.deadline == table.now + 100
