"""Sitting down, chips from the bank, leaving, and the waiting list."""

import pytest

from sidepot import AllIn, Call, Check, Fold, RaiseTo, house, stacked
from sidepot.engine.events import Died, Discarded, Folded
from sidepot.table import (
    Agree,
    Back,
    ChangeRules,
    Clock,
    Leave,
    No,
    Rebuy,
    Sit,
    SitOut,
    StopWaiting,
    TopUp,
    Wait,
    cardroom_tables,
    kitchen_table,
)
from sidepot.table.events import BoughtChips, ChairOffered, GotUp, SatOut, WaitsNoMore
from tests.table.around import (
    STANDARD,
    ask,
    deck,
    do,
    fold_round,
    go,
    happened,
    refused,
    table_of,
    wait,
)

pytestmark = pytest.mark.core


def test_c24_a_table_for_each_limit_stake_and_size_and_the_game_starts_by_itself_with_two():
    offers = cardroom_tables()
    assert len({(o.rules.limit, o.rules.blinds, o.chairs) for o in offers}) == len(offers) == 3 * 3 * 8
    for offer in offers:
        table = offer.open(deck=deck)
        table.handle(Sit("a", 0, 100 * offer.rules.bb), 0)
        assert not table.playing
        table.handle(Sit("b", 1, 100 * offer.rules.bb), 0)
        assert table.playing
    table = offers[5].open(deck=deck, clock=Clock(pause=1))
    ask(table, *(Sit(name, chair, 100) for chair, name in enumerate("abc")), SitOut("b"))
    wait(table)
    assert table.names == ("a", "c")


def test_k7_players_without_chips_are_gone_and_others_join_between_hands():
    table = kitchen_table(4).open(deck=deck, clock=Clock(pause=1))
    assert refused(table, Sit("a", 0, 9999)) is No.BUY_IN_TOO_SMALL
    ask(table, *(Sit(name, chair, 10_000) for chair, name in enumerate("abc")))
    wait(table)
    ask(table, Sit("d", 3, 10_000))
    assert table.names == ("a", "b", "c")
    while table.playing:
        do(table, AllIn() if AllIn() in table.hand.options else Call())
    gone = [person.name for person in table.seats if not person.chips]
    assert gone
    assert not set(gone) & set(table.people)
    wait(table)
    assert table.playing
    assert "d" in table.names


def test_buy_ins_stay_within_the_limits():
    table = table_of("a b")
    assert refused(table, Sit("c", 2, 1_999)) is No.BUY_IN_TOO_SMALL
    assert refused(table, Sit("c", 2, 20_001)) is No.BUY_IN_TOO_LARGE
    ask(table, Sit("c", 2, 2_000), Sit("d", 3, 20_000))


def test_who_leaves_in_a_hand_folds_on_their_turn_and_keeps_the_rest():
    table = table_of("a b c")
    wait(table)
    do(table, Call())
    events = ask(table, Leave("a"))
    assert "a" in table.people
    assert refused(table, Leave("a")) is No.LEAVING
    do(table, Call())
    do(table, RaiseTo(300))
    assert Folded(0) in table.hand.log
    fold_round(table)
    assert "a" not in table.people
    assert table.ledger.score()["a"] == -100
    assert table.ledger.cashed["a"] == 9_900
    assert not any(isinstance(event, GotUp) for event in events)


def test_who_leaves_on_their_turn_folds_at_once_and_who_is_all_in_plays_it_out():
    table = table_of("a b c")
    wait(table)
    do(table, AllIn())
    ask(table, Leave("a"))
    do(table, AllIn())
    assert Folded(2) in happened(ask(table, Leave("c")))
    assert table.hand.over
    assert "a" not in table.people
    assert table.ledger.score() == {"a": -10_000, "b": 10_100, "c": -100}
    assert table.ledger.cashed == {"c": 9_900}


def test_rebuy_and_top_up():
    table = table_of("a b")
    wait(table)
    ask(table, TopUp("a", 5_000))
    assert table.people["a"].chips == 10_000
    assert refused(table, TopUp("a", 5_101)) is No.BUY_IN_TOO_LARGE
    fold_round(table)
    assert table.people["a"].chips == 14_950
    ask(table, TopUp("a", 50))
    assert table.people["a"].chips == 15_000
    while all(person.chips for person in table.people.values()):
        wait(table)
        while table.playing:
            do(table, AllIn() if AllIn() in table.hand.options else Call())
    lost = next(person for person in table.people.values() if not person.chips)
    assert lost.out
    assert refused(table, Back(lost.name)) is No.NO_CHIPS
    assert refused(table, TopUp(lost.name, 100)) is No.NO_CHIPS
    assert refused(table, Rebuy(lost.name, 1)) is No.BUY_IN_TOO_SMALL
    ask(table, Rebuy(lost.name, 10_000), Back(lost.name, "post"))
    wait(table)
    assert table.playing


def test_a_top_up_in_a_hand_never_goes_above_the_largest_buy_in():
    table = table_of("a b", chips=20_000)
    wait(table)
    do(table, AllIn())
    ask(table, TopUp("a", 20_000))
    do(table, AllIn())
    assert {name: person.chips for name, person in table.people.items()} == {"a": 20_000, "b": 40_000}
    assert table.ledger.bought == {"a": 40_000, "b": 20_000}


def test_who_comes_back_soon_brings_what_they_left_with():
    table = table_of("a b c", STANDARD.but(rathole=60))
    wait(table)
    ask(table, SitOut("c"))
    fold_round(table)
    chips = table.people["c"].chips
    ask(table, Leave("c"))
    assert refused(table, Sit("c", 2, chips - 1)) is No.RATHOLING
    later = table.now + 60 * 60_000
    ask(table, Sit("c", 2, chips), Leave("c"))
    while table.deadline is not None and table.deadline <= later:
        table.tick(later)
    table.handle(Sit("c", 2, 2_000), later)


def test_a_field_is_fixed_once_play_began():
    table = table_of("a b c", STANDARD.but(entry="fixed"))
    wait(table)
    assert refused(table, Sit("d", 3, 10_000)) is No.FIELD_FIXED
    assert refused(table, TopUp("a", 100)) is No.FIELD_FIXED
    assert refused(table, Wait("d")) is No.FIELD_FIXED


def test_v62_sitting_out_in_a_tournament_dealt_in_blinded_folded():
    table = table_of("a b c", STANDARD.but(entry="fixed"))
    wait(table)
    ask(table, SitOut("c"))
    do(table, Call())
    do(table, Call())
    assert Folded(2) in table.hand.log
    go(table, 1)
    assert table.names == ("a", "b", "c")
    go(table, 3)
    assert table.people["c"].chips < 10_000


def test_a_free_chair_is_kept_for_the_first_who_waits():
    table = table_of("a b", chairs=2, clock=Clock(pause=1, offer=1000))
    wait(table)
    ask(table, Wait("c"), Wait("d"))
    assert refused(table, Wait("c")) is No.WAITING_ALREADY
    ask(table, Leave("b"))
    assert ChairOffered("c", 1, table.now + 1000) in do(table, Fold())
    assert refused(table, Sit("x", 1, 10_000)) is No.CHAIR_KEPT
    assert refused(table, Sit("d", 1, 10_000)) is No.CHAIR_KEPT
    now = table.now
    while table.deadline is not None and table.deadline <= now + 1000:
        table.tick(now + 1000)
    assert table.offers == {1: ("d", now + 2000)}
    assert table.waiting == ("d",)
    table.handle(Sit("d", 1, 10_000), now + 1500)
    assert not table.offers
    assert not table.waiting


def test_sat_out_is_told():
    table = table_of("a b c")
    assert SatOut("a") in ask(table, SitOut("a"))
    assert refused(table, SitOut("a")) is No.SITTING_OUT


def test_chips_bought_in_a_hand_are_not_needed_after_winning_it():
    table = table_of("a b", STANDARD.but(buy_in=(10, 100)), chips=10_000)
    wait(table)
    ask(table, TopUp("b", 100))
    events = do(table, Fold())
    assert table.people["b"].chips == 10_050
    assert table.people["b"].pending == 0
    assert not [event for event in events if isinstance(event, BoughtChips)]
    assert table.ledger.bought["b"] == 10_000


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


@pytest.mark.parametrize(("line", "told"), [((Call(), Check()), Died), ((AllIn(), Call(), Check()), Discarded)])
def test_who_leaves_before_throwing_a_card_away_has_a_dead_hand_unless_all_in(line, told):
    rules = house("pineapple", limit="no")
    table = table_of("a b c", rules, chips=rules.max_buy_in)
    wait(table)
    while not table.hand.owing_discards:
        do(table, next(action for action in line if action in table.hand.options))
    (event,) = happened(ask(table, Leave("b")))
    assert (type(event), event.seat) == (told, 1)
    assert set(table.hand.owing_discards) == {0, 2}


def test_chips_bought_while_all_in_do_not_evade_the_smallest_buy_in():
    table = table_of("a b", deck=lambda number, cards: stacked(STANDARD, 2, 0, ["2c7d", "AsAh"], "AdKd7h9s4d"))
    wait(table)
    do(table, AllIn())
    ask(table, TopUp("a", 1))
    events = do(table, Call())
    assert SatOut("a") in events
    assert (table.people["a"].chips, table.people["a"].pending, table.ledger.bought["a"]) == (0, 0, 10_000)
    ask(table, Rebuy("a", STANDARD.min_buy_in))


def test_between_hands_buy_ins_and_wishes_are_those_of_the_rules_that_come():
    dear = STANDARD.but(blinds=(500, 1000), straddle=True)
    table = table_of("a")
    ask(table, ChangeRules(dear))
    assert refused(table, Sit("b", 1, 10_000)) is No.BUY_IN_TOO_SMALL
    ask(table, Sit("b", 1, dear.min_buy_in), Agree("b", "straddle"))
    wait(table)
    assert table.hand.rules.blinds == (500, 1000)
    ask(table, ChangeRules(STANDARD))
    assert refused(table, Sit("c", 2, 10_000)) is No.BUY_IN_TOO_SMALL


def test_the_house_is_nobody():
    table = table_of("a b")
    assert refused(table, Sit("the house", 2, 10_000)) is No.BAD_NAME
