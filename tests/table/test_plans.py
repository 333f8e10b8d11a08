"""Plans: what a player decided ahead is done on their turn, or vanishes when it no longer holds."""

import pytest

from sidepot import AllIn, Call, Check, Fold, RaiseTo, house, stacked
from sidepot.engine import play, start
from sidepot.engine.events import Called, Checked, Folded, Mucked, Showed
from sidepot.table import Clock, No, PlanAhead, SitOut, SitOutAtBlind, shown
from sidepot.table.automatic import planned
from sidepot.table.events import PlanGone, Planned, TimedOut
from tests.table.around import STANDARD, ask, do, happened, refused, table_of, wait

pytestmark = pytest.mark.core
ASKS = STANDARD.but(showdown="ask")


def test_plans_are_carried_out_in_turn():
    table = table_of("a b c d")
    wait(table)
    assert table.turn == "d"
    ask(table, PlanAhead("a", "call"), PlanAhead("b", "check-fold"), PlanAhead("c", "check-fold"))
    events = happened(do(table, Call()))
    assert events[:4] == [Called(3, 100, False), Called(0, 100, False), Folded(1), Checked(2)]


def test_a_plan_vanishes_when_the_price_changes():
    table = table_of("a b c d")
    wait(table)
    ask(table, PlanAhead("a", "call"), PlanAhead("b", "call-any"), PlanAhead("c", "check"))
    events = do(table, RaiseTo(300))
    assert [event for event in events if isinstance(event, PlanGone)] == [PlanGone("a"), PlanGone("c")]
    assert table.view("c").plan == "none"
    assert table.turn == "a"
    events = do(table, Fold())
    assert happened(events)[1] == Called(1, 250, False)
    assert table.turn == "c"


def test_check_fold_does_not_fold_to_a_bet_that_was_not_there():
    table = table_of("a b c d")
    wait(table)
    ask(table, PlanAhead("c", "check-fold"))
    assert PlanGone("c") in do(table, RaiseTo(300))
    do(table, Fold())
    do(table, Fold())
    assert table.turn == "c"


def test_a_call_for_all_one_has_stays_when_the_price_is_more():
    table = table_of("a b c d", STANDARD.but(buy_in=(1, 200)), chips=300)
    wait(table)
    do(table, RaiseTo(250))
    ask(table, PlanAhead("c", "call"))
    assert PlanGone("c") in do(table, AllIn())
    ask(table, PlanAhead("c", "call"))
    assert PlanGone("c") not in do(table, Call())
    assert Called(2, 200, True) in table.hand.log


def test_plans_are_for_their_owners_eyes():
    table = table_of("a b c d")
    wait(table)
    (event,) = ask(table, PlanAhead("a", "call"))
    assert isinstance(event, Planned)
    assert shown(event, "a") == event
    assert shown(event, "b") is shown(event, None) is None
    assert table.view("a").plan == "call"
    assert table.view("b").plan == "none"


def test_who_acts_before_a_plan_is_carried_out_has_no_plan_any_more():
    table = table_of("a b c d", clock=Clock(pause=1, floor=500))
    wait(table)
    ask(table, PlanAhead("a", "call"))
    do(table, Call())
    assert table.turn == "a"
    do(table, RaiseTo(500), "a")
    assert table.view("a").plan == "none"
    assert not table.people["a"].auto
    ask(table, PlanAhead("c", "call-any"))
    do(table, Fold(), "b")
    do(table, RaiseTo(1000), "c")
    assert table.view("c").plan == "none"
    assert not table.people["c"].auto


def test_between_hands_there_is_nothing_to_plan():
    assert refused(table_of("a b"), PlanAhead("a", "call-any")) is No.NO_HAND


def test_a_plan_to_check_is_for_a_free_turn_only():
    table = table_of("a b c d")
    wait(table)
    assert refused(table, PlanAhead("a", "check")) is No.BAD_CHOICE
    ask(table, PlanAhead("c", "check"))
    for _ in range(2):
        do(table, Call())
    assert happened(do(table, Call()))[:2] == [Called(1, 50, False), Checked(2)]


def test_a_plan_made_for_a_bet_is_not_a_plan_to_show():
    table = table_of("a b", ASKS)
    wait(table)
    do(table, Call())
    while len(table.hand.board) < 5:
        do(table, Check())
    first = table.turn
    do(table, Check())
    ask(table, PlanAhead(first, "call-any"))
    events = do(table, Check())
    assert table.hand.options.may_show
    assert table.turn == first
    assert PlanGone(first) in events
    assert table.view(first).plan == "none"


@pytest.mark.parametrize(
    ("plan", "price", "line", "does"),
    [
        ("check-fold", 0, "", None),
        ("check-fold", 50, "", Fold()),
        ("check-fold", 0, "c", Check()),
        ("check", 0, "c", Check()),
        ("check", 50, "", None),
        ("call", 50, "", Call()),
        ("call", 100, "", None),
        ("call", 0, "c", Check()),
        ("call-any", 7, "", Call()),
        ("call-any", 7, "c", Check()),
    ],
)
def test_a_plan_holds_at_the_price_it_was_made_for(plan, price, line, does):
    hand = play(start(STANDARD, (1000, 1000), 0, stacked(STANDARD, 2, 0)), line)
    assert planned(plan, price, hand.options) == does


def test_who_is_asked_to_show_and_does_not_answer_shows():
    table = table_of("a b", ASKS, clock=Clock(act=1000, pause=1))
    wait(table)
    while not table.hand.options.may_show:
        do(table, Call() if table.hand.options.may_call else Check())
    silent = table.turn
    events = wait(table)
    assert TimedOut(silent) in events
    assert [part.seat for part in happened(events) if isinstance(part, Showed)] == [table.names.index(silent)]
    assert not [part for part in happened(events) if isinstance(part, Mucked)]


def test_sitting_out_at_the_big_blind_is_for_those_who_play_in_a_house_with_blinds():
    table = table_of("a b c")
    wait(table)
    ask(table, SitOut("a"))
    assert refused(table, SitOutAtBlind("a")) is No.SITTING_OUT
    kitchen = house("kitchen")
    assert refused(table_of("a b", kitchen, kitchen.max_buy_in), SitOutAtBlind("a")) is No.NOT_OFFERED
    league = house("league")
    assert refused(table_of("a b", league, league.max_buy_in), SitOutAtBlind("a")) is No.NOT_OFFERED


def test_staying_at_the_big_blind_after_all_leaves_the_plan_as_it_was():
    table = table_of("a b c d")
    wait(table)
    assert ask(table, SitOutAtBlind("a")) == [Planned("a", "sit-out-at-blind")]
    ask(table, PlanAhead("a", "call-any"))
    assert ask(table, SitOutAtBlind("a", on=False)) == [Planned("a", "call-any")]
    assert table.view("a").plan == "call-any"


@pytest.mark.parametrize("plan", ["call-any", "check-fold", "check"])
def test_a_plan_is_for_its_street(plan):
    table = table_of("a b c")
    wait(table)
    do(table, Call())
    do(table, Call())
    ask(table, PlanAhead("b", plan))
    events = do(table, Check())
    assert table.hand.street == "flop"
    assert PlanGone("b") in events
    assert table.turn == "b"


def test_during_the_discards_there_is_no_bet_to_plan():
    rules = house("pineapple")
    table = table_of("a b c", rules, chips=rules.max_buy_in)
    wait(table)
    while not table.discarding:
        do(table, Check() if table.hand.options.may_check else Call())
    assert refused(table, PlanAhead("b", "check")) is No.NOT_BETTING
