"""Tables of every game: antes and bring-ins between hands, the button in stud, draws and discards with the clock."""

import pytest

from sidepot import Draw, Fold, house, shuffled
from sidepot.engine.events import Anted, Drew, Folded, Posted
from sidepot.rules import GAMES
from sidepot.table import Back, Clock, Leave, No, PlanAhead, Sit, SitOut, TopUp
from sidepot.table.events import PlanGone, TimedOut, UsesBank
from sidepot.table.runouts import time_to_watch
from sidepot.table.snapshot import restore, save
from table.around import ask, do, happened, refused, table_of, wait

pytestmark = pytest.mark.core

STUD = house("standard", game="stud", limit="fixed", blinds=(2, 4), stud_ante=25, buy_in=(10, 1000))
TRIPLE = house("standard", game="triple27", limit="fixed", blinds=(2, 4), buy_in=(10, 1000))
CLOCK = Clock(act=1000, pause=1)


def deck(number, cards):
    return shuffled(100 + number, cards)


def table(names, rules=STUD, chips=400, **settings):
    found = table_of(names, rules, chips, deck=deck, **{"clock": CLOCK, **settings})
    wait(found)
    return found


def finish(table):
    number = table.number
    while table.playing and table.number == number:
        options = table.hand.options
        do(table, Fold() if options.may_fold and options.to_call else options.choices[0])


# stud between hands


def test_t1_everyone_antes_and_the_button_stands_still():
    now = table("a b c d")
    first = now.deal.places.button
    for _ in range(5):
        antes = [part for part in now.hand.log if isinstance(part, Anted)]
        assert [part.amount for part in antes] == [1] * 4
        assert not [part for part in now.hand.log if isinstance(part, Posted) and "blind" in part.what]
        assert now.deal.places.button == first
        finish(now)
        wait(now)
    assert now.view("a").button == first


def test_t1_a_stud_newcomer_has_nothing_to_wait_for():
    now = table("a b c")
    ask(now, Sit("d", 3, 400))
    finish(now)
    wait(now)
    assert now.names == ("a", "b", "c", "d")
    assert not now.people["d"].owes


def test_t1_who_sat_out_in_stud_comes_back_without_posting():
    now = table("a b c d")
    ask(now, SitOut("b"))
    for _ in range(3):
        finish(now)
        wait(now)
    assert "b" not in now.names
    ask(now, Back("b"))
    finish(now)
    wait(now)
    assert "b" in now.names
    assert not [part for part in now.hand.log if isinstance(part, Anted) and part.what == "dead blind"]


def test_there_is_no_big_blind_to_sit_out_at_in_stud():
    from sidepot.table import SitOutAtBlind

    assert refused(table("a b c"), SitOutAtBlind("a")) == No.NOT_OFFERED


def test_kuhns_button_moves_since_it_decides_who_opens():
    now = table("a b", house("standard", game="kuhn", limit="fixed", blinds=(1, 2), bets=(1, 1), ante=1), 100, chairs=2)
    before = now.deal.places.button
    finish(now)
    wait(now)
    assert now.deal.places.button != before


def test_t3_who_has_to_bring_in_and_does_not_answer_brings_in():
    now = table("a b c")
    assert now.hand.options.bring_in == 2
    name = now.turn
    events = now.tick(now.deadline)
    assert TimedOut(name) in events
    assert now.hand.wagers[now.names.index(name)] == 2


def test_a_leaver_who_has_to_bring_in_pays_it_and_is_gone_after_the_hand():
    now = table("a b c")
    name = now.turn
    ask(now, Leave(name))
    finish(now)
    assert name not in now.people
    assert now.ledger.total == 0


# pre-actions


def test_fold_to_a_completion_calls_the_bring_in_and_folds_to_more():
    from sidepot import BringIn, RaiseTo

    now = table("a b c d")
    first = now.hand.turn
    others = [now.names[(first + step) % 4] for step in (1, 2, 3)]
    ask(now, PlanAhead(others[0], "call-fold"), PlanAhead(others[1], "call-fold"))
    do(now, BringIn())
    assert now.turn == others[2]
    assert now.hand.wagers[now.names.index(others[0])] == 2
    finish(now)
    wait(now)
    first = now.hand.turn
    name = now.names[(first + 1) % 4]
    ask(now, PlanAhead(name, "call-fold"))
    events = do(now, RaiseTo(4))
    assert Folded(now.names.index(name)) in happened(events)


def test_stand_pat_can_be_planned_while_others_draw():
    now = table("a b c", TRIPLE)
    while not now.hand.options.may_draw:
        do(now, now.hand.options.choices[0 if not now.hand.options.to_call else 1])
    first, second, third = [now.names[seat] for seat in (now.hand.turn, *now.hand.owing_draws) if seat is not None][:3]
    waiting = [name for name in now.names if name != now.turn]
    assert refused(now, PlanAhead(now.turn, "stand-pat")) == No.YOUR_TURN
    assert refused(now, PlanAhead(waiting[0], "check-fold")) == No.BAD_CHOICE
    ask(now, *[PlanAhead(name, "stand-pat") for name in waiting])
    assert now.view(waiting[0]).plan == "stand-pat"
    assert now.view(None).plan == "none"
    events = do(now, Draw(now.hand.options.discards[:2]))
    drew = [part for part in happened(events) if isinstance(part, Drew)]
    assert [len(part.cards) for part in drew] == [2, 0, 0]
    assert now.hand.options.may_bet
    assert {first, second, third} <= set(now.names)


def test_a_plan_to_stand_pat_is_gone_with_the_street():
    now = table("a b c", TRIPLE)
    assert refused(now, PlanAhead(next(name for name in now.names if name != now.turn), "stand-pat")) == No.BAD_CHOICE
    assert not [event for event in ask(now, TopUp("a", 1)) if isinstance(event, PlanGone)]


# draws and the clock


def drawing(rules=TRIPLE, **settings):
    now = table("a b c", rules, **settings)
    while not now.hand.options.may_draw:
        do(now, now.hand.options.choices[0 if not now.hand.options.to_call else 1])
    return now


def test_v61_who_does_not_draw_in_time_stands_pat():
    now = drawing()
    seat, name = now.hand.turn, now.turn
    held = now.hand.hole_cards(seat)
    events = now.tick(now.deadline)
    assert TimedOut(name) in events
    assert [part.cards for part in happened(events) if isinstance(part, Drew)] == [()]
    assert now.hand.hole_cards(seat) == held
    assert seat in now.hand.inside


def test_v69_where_the_house_says_so_a_missed_draw_kills_the_hand():
    now = drawing(TRIPLE.but(discard_timeout="dead"))
    seat = now.hand.turn
    now.tick(now.deadline)
    assert seat not in now.hand.inside


def test_the_time_bank_runs_in_a_draw_too():
    now = drawing(clock=Clock(act=1000, bank=700, pause=1))
    name = now.turn
    assert UsesBank(name, 700) in now.tick(now.deadline)
    assert now.turn == name


def test_who_leaves_in_a_draw_gives_up_the_hand():
    now = drawing()
    seat, name = now.hand.turn, now.turn
    ask(now, Leave(name))
    assert seat not in now.hand.inside


def test_mit_cards_go_onto_the_board_one_player_after_the_other():
    rules = house("standard", game="mit2026", blinds=(1, 2), buy_in=(10, 400))
    now = table("a b", rules, chairs=2)
    while not now.hand.options.discards:
        do(now, now.hand.options.choices[0 if not now.hand.options.to_call else 1])
    first = now.turn
    assert now.to_act == [first]
    now.tick(now.deadline)
    assert now.turn != first
    assert now.deadline == now.now + 1000
    now.tick(now.deadline)
    assert len(now.hand.board) >= 4


# decks


@pytest.mark.parametrize("game", GAMES)
def test_t20_a_table_gets_an_order_for_every_reshuffle(game):
    rules = house("standard", game=game, limit="fixed", blinds=(2, 4), stud_ante=25, buy_in=(10, 1000))
    asked = []
    now = table_of("a b", rules, 400, deck=lambda number, cards: asked.append(cards) or shuffled(1, cards), chairs=2)
    wait(now)
    orders = 1 + rules.program.reshuffles
    assert len(asked[0]) == orders * len(rules.program.deck_of(2))
    size = len(asked[0]) // orders
    parts = {now.hand.deck[at : at + size] for at in range(0, len(asked[0]), size)}
    assert len(parts) == (orders if size > 6 else len(parts))
    again = restore(save(now), deck=deck)
    assert again.state() == now.state()
    assert again.hand.deck == now.hand.deck


def test_the_cards_that_come_after_an_all_in_on_third_street_take_time_to_watch():
    from sidepot import AllIn

    now = table("a b", STUD.but(buy_in=(1, 100)), chips=10, clock=Clock(act=1000, pause=1, runout=100))
    while now.playing:
        options = now.hand.options
        do(now, AllIn() if AllIn() in options else options.choices[-1])
    assert time_to_watch(now.hand, now.clock) == 500
