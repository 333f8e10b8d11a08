"""The books of a table: what is booked, and that the table stops where chips would be made or lost."""

import pytest

from sidepot import Call, Check, Fold, house, stacked
from sidepot.engine.events import Died
from sidepot.table import Act, Clock, Entry, Leave, No, Pause, Refused, Sit, StopWaiting, TopUp, Wait, replay
from sidepot.table.events import BoughtChips, UsesBank, WaitsNoMore
from tests.table.around import STANDARD, ask, call_down, do, fold_round, happened, refused, table_of, wait

pytestmark = pytest.mark.core
ROYAL = "AsKsQsJsTs"


def played_to_a_split(rules, **settings):
    """Three equal hands and an odd number of chips in the pot."""
    cards = stacked(rules, 4, 0, [], ROYAL)
    table = table_of("a b c d", rules, rules.max_buy_in, deck=lambda number, deck: cards, **settings)
    wait(table)
    do(table, Call())
    do(table, Fold())
    do(table, Call())
    call_down(table)
    return table


def test_l11_odd_chips_that_are_dropped_are_booked_as_dropped():
    moves = []
    table = played_to_a_split(house("league", blinds=(10, 20), ante=1, buy_in=(500,)), journal=moves.append)
    assert [(move.source, move.target, move.amount) for move in moves if "odd" in move.why] == [("pot", "dropped", 1)]
    assert table.ledger.balances["dropped"] == 1
    assert table.ledger.total == 0


@pytest.mark.parametrize("journal", [None, [].append])
def test_a_hand_that_ends_with_other_chips_than_it_began_with_stops_the_table(journal):
    table = table_of("a b", journal=journal)
    wait(table)
    table.people["a"].chips += 1
    with pytest.raises(AssertionError, match="hand 1: 1 chips are gone"):
        do(table, Fold())


def test_a_stack_that_is_not_what_was_booked_stops_the_table():
    table = table_of("a b", journal=[].append)
    wait(table)
    table.ledger.balances["player:a"] += 1
    with pytest.raises(AssertionError, match="hand 1: player:a has 9950, the ledger says 9951"):
        do(table, Fold())


def test_chips_made_in_the_middle_of_a_hand_stop_the_table():
    table = table_of("a b")
    wait(table)
    table.in_play += 1
    with pytest.raises(AssertionError, match=r"hand 1: chips were made or lost \(X15\)"):
        do(table, Call())


def test_books_that_do_not_add_up_are_not_shown():
    table = table_of("a b")
    table.ledger.balances["bank"] += 1
    with pytest.raises(AssertionError, match="the ledger is 1 off"):
        _ = table.ledger


def test_chips_bought_in_a_hand_are_not_needed_after_winning_it():
    table = table_of("a b", STANDARD.but(buy_in=(10, 100)), chips=10_000)
    wait(table)
    ask(table, TopUp("b", 100))
    events = do(table, Fold())
    assert table.people["b"].chips == 10_050
    assert table.people["b"].pending == 0
    assert not [event for event in events if isinstance(event, BoughtChips)]
    assert table.ledger.bought["b"] == 10_000


def test_time_goes_on_also_when_nothing_is_asked():
    table = table_of("a b")
    wait(table)
    for now in (table.now - 1, 1.5, None, True):
        with pytest.raises(Refused) as no:
            table.tick(now)
        assert no.value.reason is No.TIME_GOES_ON


def test_only_people_and_the_rail_have_a_view():
    table = table_of("a b")
    for stranger in ("nobody", 5, ["a"]):
        with pytest.raises(Refused) as no:
            table.view(stranger)
        assert no.value.reason is No.NOT_SEATED
    assert table.view(None).plan == "none"


def test_who_is_leaving_does_not_act():
    table = table_of("a b c")
    wait(table)
    ask(table, Leave("b"))
    assert refused(table, Act("b", Fold())) is No.LEAVING


def test_who_no_longer_waits_gets_no_chair():
    table = table_of("a b", chairs=2, clock=Clock(pause=1, offer=1000))
    wait(table)
    ask(table, Wait("c"), Wait("d"), Wait("e"))
    assert ask(table, StopWaiting("d")) == [WaitsNoMore("d")]
    ask(table, Leave("a"))
    assert table.offers[0][0] == "c"
    fold_round(table)
    ask(table, Leave("b"))
    assert [player for player, _ in table.offers.values()] == ["c", "e"]
    ask(table, StopWaiting("e"))
    assert [player for player, _ in table.offers.values()] == ["c"]
    assert list(table.waiting) == ["c"]


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


def test_who_leaves_before_throwing_a_card_away_has_a_dead_hand_unless_all_in():
    rules = house("pineapple")
    table = table_of("a b c", rules, chips=rules.max_buy_in)
    wait(table)
    while not table.hand.owing_discards:
        do(table, Check() if table.hand.options.may_check else Call())
    events = happened(ask(table, Leave("b")))
    assert [event.seat for event in events if isinstance(event, Died)] == [1]
    assert set(table.hand.owing_discards) == {0, 2}


def test_a_log_of_another_table_is_not_replayed():
    log = []
    table = table_of("a b", log=log.append)
    wait(table)
    assert replay(log, STANDARD, chairs=6, clock=Clock(pause=1)).state() == table.state()
    other = [Entry(entry.now, Sit("a", 0, 10_000), entry.deck) for entry in log]
    with pytest.raises(ValueError, match="this log is not of a table with these rules and settings"):
        replay([other[0], log[-1]], STANDARD, chairs=6, clock=Clock(pause=1))
