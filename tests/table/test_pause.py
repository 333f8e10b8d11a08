"""A paused table, and the floor before the table does what a player planned or left to it."""

from __future__ import annotations

import pytest

from sidepot import Call, Check
from sidepot.table import Act, Clock, Leave, No, Pause, PlanAhead, Refused, Table, Wait, replay
from sidepot.table.events import Paused, Played
from table.around import STANDARD, ask, refused, table_of

pytestmark = pytest.mark.core

CLOCK = Clock(act=10_000, bank=5_000, pause=100, floor=400)


def dealt(clock: Clock = CLOCK, **settings: object) -> Table:
    table = table_of("ada ben cid", clock=clock, **settings)
    table.tick(100)
    return table


def test_nobody_is_hurried_while_a_table_is_paused() -> None:
    table = dealt()
    player, due = table.turn, table.turn_due
    assert table.handle(Pause(), 2_000) == [Paused(True)]
    assert table.deadline is None
    assert table.tick(900_000) == []
    assert table.handle(Pause(False), 900_000) == [Paused(False)]
    assert (table.turn, table.turn_due) == (player, due + 898_000)


def test_a_hand_may_be_played_out_and_no_other_begins_until_the_pause_is_over() -> None:
    table = dealt()
    table.handle(Pause(), 200)
    now = 200
    while table.playing:
        now += 50_000
        table.handle(Act(str(table.turn), Check() if table.hand.options.may_check else Call()), now)
    assert table.deadline is None
    assert [person.bank for person in table.people.values()] == [5_000] * 3
    table.handle(Pause(False), now + 1)
    table.tick(now + 101)
    assert table.number == 2


def test_a_pause_is_asked_for_once() -> None:
    table = dealt()
    with pytest.raises(Refused) as no:
        table.handle(Pause(False), 200)
    assert no.value.reason is No.NOT_PAUSED
    table.handle(Pause(), 200)
    with pytest.raises(Refused) as no:
        table.handle(Pause(), 300)
    assert no.value.reason is No.PAUSED_ALREADY


def test_a_plan_is_carried_out_after_the_floor_and_not_before() -> None:
    table = dealt()
    first = str(table.turn)
    second = table.seats[(table.hand.turn + 1) % 3].name
    table.handle(PlanAhead(second, "call-any"), 200)
    table.handle(Act(first, Call()), 1_000)
    assert table.turn == second
    assert (table.deadline, table.turn_due) == (1_400, 11_000)
    assert table.tick(1_399) == []
    assert any(isinstance(event, Played) for event in table.tick(1_550))
    assert table.turn != second
    assert table.turn_due == 11_550, "the next player's time begins when the plan was carried out"


def test_who_has_a_plan_may_still_act() -> None:
    table = dealt()
    first = str(table.turn)
    second = table.seats[(table.hand.turn + 1) % 3].name
    table.handle(PlanAhead(second, "check-fold"), 200)
    table.handle(Act(first, Call()), 1_000)
    table.handle(Act(second, Call()), 1_100)
    assert table.people[second].plan == "none"
    assert table.hand.inside == (0, 1, 2)


def test_a_leaver_folds_after_the_floor_too() -> None:
    table = dealt()
    player = str(table.turn)
    table.handle(Leave(player), 200)
    assert table.turn == player
    assert table.deadline == 500, "the turn began at 100"
    table.tick(500)
    assert table.turn != player


def test_a_table_with_pauses_and_plans_replays_from_its_log() -> None:
    log: list[object] = []
    table = dealt(log=log.append)
    second = table.seats[(table.hand.turn + 1) % 3].name
    table.handle(PlanAhead(second, "call-any"), 200)
    table.handle(Act(str(table.turn), Call()), 1_000)
    table.handle(Pause(), 1_200)
    table.tick(1_700)
    table.handle(Pause(False), 9_000)
    again = replay(log, STANDARD, chairs=6, clock=CLOCK)
    assert again.state() == table.state()


def test_a_chair_is_kept_through_a_pause() -> None:
    table = table_of("a b c", chairs=3, clock=Clock(pause=1, offer=1_000))
    ask(table, Wait("d"), Wait("e"), Leave("a"))
    assert table.offers == {0: ("d", 1_000)}
    table.handle(Pause(), 0)
    table.handle(Leave("b"), 500)
    assert table.offers == {0: ("d", 1_000), 1: ("e", 1_500)}
    assert table.deadline is None
    assert table.tick(90_000) == []
    table.handle(Pause(False), 90_000)
    assert table.offers == {0: ("d", 91_000), 1: ("e", 91_000)}
    table.tick(91_000)
    assert table.waiting == ()


def test_a_chair_that_is_kept_for_ever_is_kept_after_a_pause_too() -> None:
    table = table_of("a b c", chairs=3)
    ask(table, Wait("d"), Leave("a"), Pause(), Pause(False))
    assert table.offers == {0: ("d", -1)}


def test_in_a_pause_a_view_has_no_times() -> None:
    table = dealt()
    assert table.view(None).turn_ends == 10_100
    table.handle(Pause(), 200)
    assert table.view(None).turn_ends is None
    table = table_of("a b", clock=CLOCK)
    assert table.view(None).next_hand == 100
    table.handle(Pause(), 50)
    assert table.view(None).next_hand is None


def test_who_leaves_does_not_act_any_more_while_the_table_waits_for_the_floor() -> None:
    table = dealt()
    player = table.turn
    ask(table, Leave(player))
    assert table.turn == player
    assert refused(table, Act(player, Call())) is No.LEAVING
