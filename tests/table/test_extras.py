"""Dials of a table: kill pots, two boards, bomb pots, straddles, a cap on losses, chairs, chips that are bought."""

import pytest

from sidepot import Call, Check, Fold, RaiseTo, house, shuffled, stacked
from sidepot.engine import Illegal, IllegalAction
from sidepot.engine.events import DealtBoard, Posted
from sidepot.rules import GAMES
from sidepot.table import Agree, AskToSee, BuyAlways, ChangeSeat, Clock, Leave, No, ShowCards, Sit, Wait
from sidepot.table.events import BoughtChips, ChangedSeat, HandSeen, KillDue, Played, SatOut, WillChangeSeat, WillLeave
from sidepot.table.snapshot import restore, save
from table.around import ask, call_down, do, happened, refused, table_of, wait

pytestmark = pytest.mark.core

LIMIT = house("standard", limit="fixed", blinds=(2, 4), buy_in=(1, 1000))
STANDARD = house("standard", blinds=(2, 4), buy_in=(1, 1000))


def deck(number, cards):
    return shuffled(number, cards)


def table(names, rules, chips=400, **settings):
    return table_of(names, rules, chips, deck=deck, **{"clock": Clock(pause=1), **settings})


def won_by(table, name):
    """A hand that everyone else gives up."""
    wait(table)
    events = []
    while table.playing:
        options = table.hand.options
        if table.turn != name:
            action = Fold() if options.to_call else Check()
        else:
            action = RaiseTo(options.min_to) if options.may_raise else Call()
        events += do(table, action)
    return events


# kill pots


def test_t27_two_pots_in_a_row_are_a_kill():
    now = table("a b c d", LIMIT.but(kill="full"))
    assert not [event for event in won_by(now, "a") if isinstance(event, KillDue)]
    assert KillDue("a", 8) in won_by(now, "a")
    assert now.view(None).kill == "a"
    wait(now)
    posted = [part for part in now.hand.log if isinstance(part, Posted) and part.seat == 0]
    assert sum(part.amount for part in posted) == 8
    assert now.hand.rules.units == (8, 16)


def test_t27_everybody_owes_the_kill_and_bets_are_twice_as_large():
    now = table("a b c d e", LIMIT.but(kill="full"))
    won_by(now, "c")
    won_by(now, "c")
    wait(now)
    assert now.turn == now.names[(now.hand.blinds_at[1] + 1) % 5] or now.turn == "c"
    seat = now.hand.turn
    assert now.hand.wagers[seat] + now.hand.options.to_call == 8
    assert now.hand.options.min_to == 16


def test_t27_a_half_kill_is_half_as_much_more():
    now = table("a b c d", LIMIT.but(kill="half"))
    won_by(now, "a")
    assert KillDue("a", 6) in won_by(now, "a")
    wait(now)
    assert now.hand.rules.units == (6, 12)


def test_t27_another_winner_ends_it():
    now = table("a b c d", LIMIT.but(kill="full"))
    won_by(now, "a")
    won_by(now, "b")
    assert now.view(None).kill is None
    assert not [event for event in won_by(now, "a") if isinstance(event, KillDue)]


def test_t27_in_hi_lo_a_scoop_of_five_big_bets_is_a_kill():
    now = table("a b c", LIMIT.but(kill="full", game="omaha8"))
    assert not [event for event in won_by(now, "a") if isinstance(event, KillDue)]
    assert not [event for event in won_by(now, "a") if isinstance(event, KillDue)]
    wait(now)
    while now.hand.pot < 40:
        do(now, RaiseTo(now.hand.options.min_to) if now.hand.options.may_raise else Call())
    events = []
    while now.playing:
        options = now.hand.options
        events += do(now, Check() if options.may_check else Fold() if now.turn != "a" else Call())
    scooped = [seat for seat, chips in enumerate(now.hand.result.won) if chips]
    assert bool([event for event in events if isinstance(event, KillDue)]) == (len(scooped) == 1)


def test_t27_who_moves_leaves_the_kill_behind():
    now = table("a b c d", LIMIT.but(kill="full"))
    won_by(now, "a")
    won_by(now, "a")
    assert now.view(None).kill == "a"
    ask(now, ChangeSeat("a", 5))
    assert now.view(None).kill is None


def test_t27_who_leaves_takes_the_kill_along():
    now = table("a b c d", LIMIT.but(kill="full"))
    won_by(now, "a")
    won_by(now, "a")
    ask(now, Leave("a"))
    wait(now)
    assert now.hand.rules.units == (4, 8)


@pytest.mark.parametrize("dials", [{"limit": "no"}, {"limit": "fixed", "forced": "antes"}])
def test_t27_a_kill_needs_fixed_limit_and_blinds(dials):
    with pytest.raises(ValueError, match="kill = 'full' needs"):
        house("standard", kill="full", **dials)


# two boards and bomb pots

WITH_A_BOARD = [name for name, game in GAMES.items() if game().board]


@pytest.mark.parametrize("game", WITH_A_BOARD)
def test_t28_two_boards_from_the_first_card_on(game):
    rules = house("standard", game=game, limit="fixed", blinds=(2, 4), double_board=True, buy_in=(1, 1000))
    now = table("a b", rules, chairs=2)
    wait(now)
    call_down_any(now)
    dealt = [part for part in now.hand.log if isinstance(part, DealtBoard)]
    assert sum(len(part.cards) for part in dealt if part.board == 0) == rules.program.board
    assert sum(len(part.cards) for part in dealt if part.board == 1) == rules.program.board
    assert set(now.hand.board) & set(now.hand.second_board) <= thrown(now.hand)
    assert sum(now.hand.stacks) == 800
    assert restore(save(now), deck=deck).state() == now.state()


def thrown(hand):
    return {card for part in hand.log if getattr(part, "onto_board", False) for card in part.cards}


def call_down_any(table):
    while table.playing:
        options = table.hand.options
        do(table, options.all()[0] if options.discards else options.choices[0 if not options.to_call else 1])


@pytest.mark.parametrize("game", [name for name in WITH_A_BOARD if GAMES[name]().blinds])
def test_t28_bomb_pots_of_every_game_with_a_board(game):
    rules = house("standard", game=game, limit="fixed", blinds=(2, 4), bomb_pot=2, bomb_boards=2, buy_in=(2, 1000))
    now = table("a b", rules, chairs=2)
    ask(now, Agree("a", "bomb-pot"), Agree("b", "bomb-pot"))
    wait(now)
    assert now.hand.rules.double_board
    assert now.hand.pot == 16
    call_down_any(now)
    assert len(now.hand.second_board) == len(now.hand.board)


def test_t28_a_game_without_a_board_has_neither():
    for dials in ({"bomb_pot": 2}, {"double_board": True}):
        with pytest.raises(ValueError, match="needs a game with a board"):
            house("standard", game="stud", **dials)
    mixed = house("horse", bomb_pot=2)
    assert [mixed.in_rotation(at).bomb_pot for at in range(5)] == [2, 2, None, None, None]


# straddles


def straddles(table):
    return [(table.names[part.seat], part.amount) for part in table.hand.log if isinstance(part, Posted)][2:]


def test_v33_players_restraddle_one_after_the_other():
    now = table("a b c d e f", STANDARD.but(straddle=True, straddles=3))
    ask(now, *[Agree(name, "straddle") for name in "acdf"])
    wait(now)
    order = [now.names[(now.hand.blinds_at[1] + step) % 6] for step in (1, 2, 3, 4)]
    expected = []
    for name in order[:3]:
        if name not in "acdf":
            break
        expected.append((name, 8 << len(expected)))
    assert straddles(now) == expected
    assert now.hand.options.to_call == (expected[-1][1] if expected else 4)


def test_the_button_straddles_where_nobody_else_does_and_acts_last():
    now = table("a b c d", STANDARD.but(straddle=True, button_straddle=True))
    ask(now, *[Agree(name, "button-straddle") for name in "abcd"])
    wait(now)
    button = now.hand.button
    assert straddles(now) == [(now.names[button], 8)]
    assert now.hand.turn == (button + 1) % 4
    assert now.hand.options.to_call == 6
    for _ in range(3):
        do(now, Call())
    assert now.hand.turn == button
    assert now.hand.options.may_check
    assert now.hand.options.min_to == 16


def test_a_straddle_left_of_the_big_blind_comes_before_the_buttons():
    now = table("a b c d", STANDARD.but(straddle=True, button_straddle=True))
    ask(now, *[Agree(name, what) for name in "abcd" for what in ("straddle", "button-straddle")])
    wait(now)
    (name, amount), *more = straddles(now)
    assert (now.names.index(name), amount) == ((now.hand.blinds_at[1] + 1) % 4, 8)
    assert more == []


# folding for nothing, and a cap on losses


def test_x19_nobody_folds_where_checking_is_free():
    now = table("a b c", STANDARD.but(free_fold=False))
    wait(now)
    do(now, Call())
    do(now, Call())
    assert not now.hand.options.may_fold
    assert Fold() not in now.hand.options
    with pytest.raises(IllegalAction) as caught:
        do(now, Fold())
    assert caught.value.reason is Illegal.FREE_TO_CHECK
    do(now, Check())
    do(now, RaiseTo(8))
    assert now.hand.options.may_fold


def test_x19_who_leaves_checks_until_there_is_a_bet():
    now = table("a b c", STANDARD.but(free_fold=False))
    wait(now)
    do(now, Call())
    do(now, Call())
    leaver = now.turn
    ask(now, Leave(leaver))
    assert now.names.index(leaver) in now.hand.inside


def test_x20_nobody_loses_more_than_the_cap():
    now = table("a b c", STANDARD.but(hand_cap=10), chips=400)
    wait(now)
    assert now.hand.starting_stacks == (40, 40, 40)
    assert [chair.chips for chair in now.view(None).chairs if chair] == [400 - wager for wager in now.hand.wagers]
    assert now.ledger.total == 0
    do(now, RaiseTo(40))
    call_down(now)
    assert sorted(person.chips for person in now.people.values())[0] == 360
    assert sum(person.chips for person in now.people.values()) == 1200
    assert not [person for person in now.people.values() if person.out or person.aside]


def test_x20_a_saved_table_has_the_chips_that_lie_aside():
    now = table("a b c", STANDARD.but(hand_cap=10))
    wait(now)
    again = restore(save(now), deck=deck)
    assert again.state() == now.state()
    call_down(again)
    assert sum(person.chips for person in again.people.values()) == 1200


# seeing hands


def showdown(rules):
    cards = stacked(STANDARD, 2, 0, ["2c7d", "AsAh"], "AdKd7h9s4d")
    now = table_of("a b", rules, 400, clock=Clock(pause=1), deck=lambda number, pile: cards)
    wait(now)
    call_down(now)
    return now


def test_who_was_dealt_in_may_ask_to_see_a_hand_that_was_mucked():
    now = showdown(STANDARD.but(see_hands=True))
    (mucked,) = [name for seat, name in enumerate(now.names) if seat not in now.hand.result.shown]
    other = "ab".replace(mucked, "")
    (seen,) = ask(now, AskToSee(other, mucked))
    assert seen == HandSeen(other, mucked, now.hand.hole_cards(now.names.index(mucked)))
    assert refused(now, AskToSee(other, mucked)) == No.SHOWN_ALREADY
    assert refused(now, AskToSee(mucked, other)) == No.SHOWN_ALREADY
    assert refused(now, ShowCards(mucked, now.revealed[mucked])) == No.SHOWN_ALREADY


def test_only_where_the_house_allows_it_and_only_hands_of_a_showdown():
    now = showdown(STANDARD)
    assert refused(now, AskToSee("a", "b")) == No.NOT_OFFERED
    folded = table("a b c", STANDARD.but(see_hands=True))
    wait(folded)
    while folded.playing:
        do(folded, Fold())
    assert refused(folded, AskToSee("a", "b")) == No.NOTHING_TO_SEE
    assert refused(folded, AskToSee("a", "x")) == No.NOTHING_TO_SEE


# chairs


def test_whoever_is_about_to_leave_may_stay_until_the_hand_is_over():
    now = table("a b c", STANDARD)
    wait(now)
    last = next(name for name in now.names if name != now.turn)
    assert refused(now, Leave(last, on=False)) is No.NOT_LEAVING
    assert ask(now, Leave(last)) == [WillLeave(last)]
    assert refused(now, Leave(last)) is No.LEAVING
    assert ask(now, Leave(last, on=False)) == [WillLeave(last, False)]
    again = restore(save(now), deck=now.deck)
    assert again.state() == now.state()
    call_down(now)
    assert last in now.people
    assert not now.people[last].leaving
    assert any(isinstance(event, Played) for event in wait(now))
    assert last in now.names


def test_a_leaver_whose_hand_was_folded_stays_for_the_next_one():
    now = table("a b c", STANDARD)
    wait(now)
    first = now.turn
    ask(now, Leave(first))
    wait(now)
    assert now.turn != first
    ask(now, Leave(first, on=False))
    call_down(now)
    wait(now)
    assert first in now.names


def test_a_player_moves_to_a_free_chair_between_hands():
    now = table("a b c", STANDARD)
    assert ChangedSeat("b", 1, 4) in ask(now, ChangeSeat("b", 4))
    assert now.seated[4].name == "b"
    assert now.seated[1] is None
    wait(now)
    assert now.names == ("a", "c", "b")


def test_in_a_hand_a_player_moves_at_its_end():
    now = table("a b c", STANDARD)
    wait(now)
    assert ask(now, ChangeSeat("b", 4)) == [WillChangeSeat("b", 4)]
    assert now.view("c").chairs[1].moves_to == 4
    assert refused(now, Sit("d", 4, 400)) is No.CHAIR_KEPT
    assert ask(now, ChangeSeat("b", 1)) == [WillChangeSeat("b", None)]
    ask(now, ChangeSeat("b", 5))
    call_down(now)
    assert now.seated[5].name == "b"


def test_the_last_free_chair_is_waited_for_where_somebody_moves_to_it():
    now = table_of("a b", STANDARD, 400, chairs=3, clock=Clock(pause=1, offer=1000))
    wait(now)
    ask(now, ChangeSeat("b", 2))
    ask(now, Wait("c"))
    assert not now.offers
    assert ChangedSeat("b", 1, 2) in do(now, Fold())
    assert now.offers == {1: ("c", now.now + 1000)}


def test_whoever_moves_away_from_the_big_blind_owes_it():
    now = table("a b c d", STANDARD)
    wait(now)
    call_down(now)
    due = now.names[(now.names.index(now.seated[now.last.bb].name) + 1) % 4]
    ask(now, ChangeSeat(due, 5 if now.people[due].chair != 5 else 4))
    chair = now.people[due].chair
    later = (chair - now.last.bb - 1) % 6 > 0
    assert now.people[due].owes_bb == later


@pytest.mark.parametrize(("chair", "why"), [(0, No.CHAIR_TAKEN), (9, No.NO_SUCH_CHAIR), (1, No.SEATED_ALREADY)])
def test_a_chair_that_cannot_be_moved_to(chair, why):
    assert refused(table("a b c", STANDARD), ChangeSeat("b", chair)) == why


def test_nobody_moves_where_the_house_forbids_it():
    assert refused(table("a b c", STANDARD.but(seat_change=False)), ChangeSeat("b", 4)) == No.NOT_OFFERED
    assert refused(table("a b c", STANDARD.but(entry="fixed")), ChangeSeat("b", 4)) == No.NOT_OFFERED


# chips by themselves


def test_a_stack_is_topped_up_after_each_hand():
    now = table("a b c", STANDARD)
    ask(now, *[BuyAlways(name, top_up=400) for name in "abc"])
    wait(now)
    events = []
    while now.playing:
        events += do(now, Fold())
    losers = [person for person in now.people.values() if person.chips < 400]
    assert not losers
    assert [event for event in events if isinstance(event, BoughtChips)]
    assert now.ledger.total == 0


def test_who_lost_everything_buys_in_again_and_plays_on():
    rules = STANDARD
    cards = stacked(rules, 2, 0, ["2c7d", "AsAh"], "AdKd7h9s4d")
    now = table_of("a b", rules, 100, clock=Clock(pause=1), deck=lambda number, pile: cards)
    ask(now, BuyAlways("a", rebuy=200), BuyAlways("b", rebuy=200))
    wait(now)
    events = do(now, RaiseTo(100))
    events += do(now, Call())
    (bought,) = [event for event in events if isinstance(event, BoughtChips)]
    assert bought.chips == 200
    assert not [event for event in events if isinstance(event, SatOut)]
    wait(now)
    assert now.playing
    assert now.view(bought.player).rebuys == 200


def test_what_is_bought_by_itself_is_within_the_house():
    now = table("a b", STANDARD)
    assert refused(now, BuyAlways("a", top_up=10**6)) == No.BUY_IN_TOO_LARGE
    assert refused(now, BuyAlways("a", rebuy=1)) == No.BUY_IN_TOO_SMALL
    assert refused(now, BuyAlways("a", top_up=-1)) == No.BAD_AMOUNT
    assert refused(table("a b", STANDARD.but(auto_buy=False)), BuyAlways("a", 100)) == No.NOT_OFFERED
    assert happened([]) == []
