"""What the engine hands out are values: they print, compare, and are only made by a hand."""

from __future__ import annotations

import pytest

from dealing import ROYAL, checks, deal, told
from sidepot import house
from sidepot.cards import show
from sidepot.engine import Hand, Options, View, hide, line_of, plain, read, replay, write
from sidepot.engine.events import Discarded, Events, Won
from sidepot.engine.results import strength
from sidepot.engine.views import own

pytestmark = pytest.mark.core

RULES = house("standard", blinds=(50, 100))
DEEP = (10**6, 10**6)
MANY_RAISES = " ".join(f"r{100 * raises}" for raises in range(2, 52))


@pytest.mark.parametrize(
    ("made", "says"),
    [(Hand, "sidepot.start"), (Options, "hand.options"), (View, r"hand\.view"), (Events, r"hand\.log")],
)
def test_only_a_hand_makes_them(made, says):
    with pytest.raises(TypeError, match=says):
        made()


def test_a_hand_prints_as_the_words_that_make_it_again():
    hand = deal(RULES, (1000, 1000), "r300 c")
    assert repr(hand) == f"read({write(hand)!r})"
    assert read(write(hand)) == hand


def test_options_print_what_may_be_done():
    options = deal(RULES, (1000, 1000)).options
    assert repr(options) == "Options(seat=0, to_call=50, min_to=200, max_to=1000, closed=None)"


def test_options_are_equal_when_the_same_may_be_done():
    hand = deal(RULES, (1000, 1000))
    assert hand.options == hand.fork().options
    assert hand.options != deal(RULES, (900, 1000)).options
    assert hand.options != "options"


def test_events_are_a_list_to_look_at():
    hand = deal(RULES, (1000, 1000))
    events = hand.act(hand.options.all()[0])
    listed = list(events)
    assert len(events) == len(listed) > 1
    assert (events[0], events[-1]) == (listed[0], listed[-1])
    assert events == listed
    assert events == tuple(listed)
    assert events != listed[1:]
    assert events != 5
    assert repr(events) == repr(listed)


def test_a_view_prints_and_is_the_same_by_either_name():
    hand = deal(RULES, (1000, 1000), "r300", hole=["AsAh", "KsKh"])
    seen = hand.view(1)
    assert seen == hand.view(1)
    assert seen != hand.view(0)
    assert repr(seen).startswith("View(seat=1, rules=")
    assert "Dealt(seat=1, cards=(Card('Ks'), Card('Kh')), up=(False, False))" in repr(seen)
    assert "As" not in repr(seen)
    assert seen.hole is seen.hole


def test_what_is_a_seats_own_are_its_cards_and_its_options_when_asked():
    hand = deal(RULES, (1000, 1000), hole=["AsAh", "KsKh"])
    assert own(hand, 0) == (hand.hole_cards(0), hand.options)
    assert own(hand, 1) == (hand.hole_cards(1), None)
    both = deal(RULES.but(game="crazy-pineapple"), (1000, 1000), "c x x x")
    assert [own(both, seat)[1].discards for seat in (0, 1)] == [both.hole_cards(0), both.hole_cards(1)]


@pytest.mark.parametrize(
    ("line", "did"),
    [
        ("", ("", "small blind", "big blind", "")),
        ("c r300 f", ("raise", "fold", "big blind", "call")),
        ("c r300 k2", ("raise", "small blind", "fold", "call")),
        ("c c c x", ("", "", "", "")),
        ("c c c x x r100 r300", ("", "check", "bet", "raise")),
        ("c c c x x x x x x x x x r100", ("", "bet", "", "")),
    ],
)
def test_a_view_says_what_each_did_last_on_this_street(line, did):
    assert deal(RULES, (1000,) * 4, line).view(0).deeds == did


def test_what_was_thrown_away_and_shown_is_a_deed_too():
    pineapple = RULES.but(game="crazy-pineapple", showdown="ask")
    hand = deal(pineapple, (1000,) * 2, "c x x x d2c", hole=["AsAhAd", "2cKsKh"])
    assert hand.view(0).deeds == ("check", "threw a card")
    asked = deal(RULES.but(showdown="ask"), (1000,) * 2, "c x " + checks(2, 3) + "s")
    assert sorted(asked.view(0).deeds) == ["check", "show"]


@pytest.mark.parametrize(("stacks", "line", "may"), [
    ((1000, 1000), "", True), ((1000, 180), "r200", True), ((1000, 1000), "a", True),
    ((1000, 1000), "c x x x d2c", False),
    ((1000, 1000, 150), "c c", True), ((1000, 1000, 150), "c c a", False),
])  # fmt: skip
def test_x6_whether_every_chip_may_go_in(stacks, line, may):
    game = "crazy-pineapple" if "d" in line else "holdem"
    hand = deal(RULES.but(game=game), stacks, line, hole=["AsAh", "2cKs"] if game != "holdem" else ())
    assert hand.options.may_all_in is may


def test_a_view_as_plain_data_has_the_options_as_a_dict():
    hand = deal(RULES, (1000, 1000))
    assert plain(hand.view(0))["options"] == hand.options.to_dict()
    assert plain(hand.view(1))["options"] is None


def test_a_long_hand_is_logged_to_its_end():
    hand = deal(RULES, DEEP, MANY_RAISES)
    assert len(hand.log) > 48
    assert line_of(hand) == MANY_RAISES
    fork = hand.fork()
    fork.act(fork.options.all()[0])
    assert line_of(hand) == MANY_RAISES
    assert line_of(fork) == f"{MANY_RAISES} f"
    assert replay(RULES, DEEP, 0, hand.deck, hand.log) == hand


def test_a_discard_late_in_a_long_hand_is_hidden_too():
    pineapple = RULES.but(game="crazy-pineapple")
    line = f"{MANY_RAISES} c x x d2c"
    hand = deal(pineapple, DEEP, line, hole=["AsAhAd", "2cKsKh"])
    assert [show(event.cards) for event in told(hand, Discarded)] == ["2c"]
    thrown = [[event.cards for event in hand.view(seat).log if isinstance(event, Discarded)] for seat in (0, 1, None)]
    assert [str(cards[0][0]) for cards in thrown] == ["None", "2c", "None"]
    assert [hide(event, 0) for event in hand.log] == list(hand.view(0).log)


def test_a_share_of_nothing_is_not_won():
    """One dead chip is all there is to win: of two equal hands one gets it, and the other has won nothing."""
    rules = house("standard", blinds=(1, 2), bb_ante=1, ante_first=True)
    hand = deal(rules, (10, 10, 1), "c c " + checks(2, 3), board=ROYAL)
    assert hand.result.awards[-1].amount == 1
    assert sorted(hand.result.awards[-1].shares.values()) == [0, 0, 1]
    assert [event.amount for event in told(hand, Won) if event.pot == 0] == [1]
    assert sum(hand.stacks) == 21


def test_one_chip_has_no_low_half():
    rules = house("standard", game="omaha8", limit="pot", blinds=(1, 2), bb_ante=1, ante_first=True)
    hole = ["AsAhKcKd", "2c3dQhJh", "4c4d9h9c"]
    hand = deal(rules, (10, 10, 1), "c c " + checks(2, 3), hole=hole, board="AcAd5s6s7d")
    main = [award for award in hand.result.awards if award.pot == "the main pot"]
    assert [(award.amount, award.low, award.shares) for award in main] == [(1, False, {0: 1})]
    side = [award for award in hand.result.awards if award.pot != "the main pot"]
    assert [(award.amount, award.low, award.shares) for award in side] == [(2, True, {1: 2}), (2, False, {0: 2})]


@pytest.mark.parametrize(("stakes", "says"), [(3, "1 odd chip is dropped"), (0, None)])
def test_the_result_tells_what_was_dropped(stakes, says):
    rules = house("league", blinds=(10, 20), odd_chips="dropped")
    hand = deal(rules.but(ante=stakes), (500, 500, 500), "c f x " + checks(2, 3), board=ROYAL)
    assert [line for line in hand.result.sentences if "dropped" in line] == ([says] if says else [])


def test_who_never_had_to_show_has_no_strength():
    uncontested = deal(RULES, (1000, 1000, 1000), "f f")
    assert [strength(uncontested, seat) for seat in range(3)] == [(), (), ()]
    shown = deal(RULES, (1000, 1000, 1000), "f c x " + checks(2, 3), hole=["7h2c", "AsAh", "KsKh"], board="3c8d9sJdTh")
    assert strength(shown, 0) == ()
    assert strength(shown, 1) > strength(shown, 2) > ()
