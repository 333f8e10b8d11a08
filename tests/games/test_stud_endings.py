"""Stud when cards run out and at the showdown, rule by rule; and what others got wrong."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import pytest

from dealing import checks, deal, told
from games.stud import DEEP, RAZZ, STUD, STUD8, boards
from sidepot import start
from sidepot.cards import FULL_DECK, show
from sidepot.engine import BringIn, Call, Check, Fold, Hand, play, stacked
from sidepot.engine.events import Dealt, DealtBoard, Reshuffled, Showed, Won
from sidepot.rules import Rules

pytestmark = pytest.mark.core


# T10


def seven_streets(players: int, folds: str, deck: bytes) -> Hand:
    """Everybody who does not fold calls and checks to the end."""
    return call_down(start(STUD, (DEEP,) * players, players - 1, deck), {int(seat) for seat in folds.split()})


def call_down(hand: Hand, leaving: Collection[int] = ()) -> Hand:
    """Nobody raises, and all but those who leave stay in to the end."""
    while not hand.over:
        options = hand.options
        if options.bring_in is not None:
            hand.act(BringIn())
        elif options.seat in leaving:
            hand.act(Fold())
        else:
            hand.act(Check() if options.may_check else Call())
    return hand


def on_seventh(hand: Hand) -> list[Any]:
    """The cards that were dealt on the last street."""
    dealt = [event for event in hand.log if isinstance(event, Dealt | DealtBoard)]
    return [event for event in dealt if isinstance(event, DealtBoard) or (len(event.cards) == 1 and not event.up[0])]


FIRST = bytes(sorted(FULL_DECK, key=lambda card: (card * 7) % 53))
SECOND = FIRST[::-1]


def test_t10_enough_cards_in_the_stub_are_dealt():
    hand = seven_streets(8, "0 2 5", FIRST + SECOND)
    assert not told(hand, Reshuffled)
    assert len(on_seventh(hand)) == 5


def test_t10_stub_and_burns_are_shuffled_together_and_folded_cards_never():
    hand = seven_streets(8, "1 3", FIRST + SECOND)
    assert [event.cards for event in told(hand, Reshuffled)] == [10]
    folded = {card for seat in (1, 3) for card in hand.hole_cards(seat)}
    new = [event.cards[0] for event in on_seventh(hand)]
    assert len(new) == 6
    assert not folded & set(new)
    mixed = [card for card in SECOND if card in rest_of(hand, new)]
    assert [int(card) for card in new] == mixed[1:7]


def rest_of(hand: Hand, new: Sequence[int]) -> set[int]:
    """What nobody held before the last street."""
    held = {int(card) for seat in range(hand.players) for card in hand.hole_cards(seat)}
    return set(FULL_DECK) - held | {int(card) for card in new}


def test_t10_one_common_card_from_the_stub_where_even_that_is_too_few():
    hand = seven_streets(8, "1", FIRST + SECOND)
    (common,) = on_seventh(hand)
    assert isinstance(common, DealtBoard)
    assert not told(hand, Reshuffled)
    # 24 cards on third street, then a burn and a card for each of seven, three times; a burn before the common card
    assert int(common.cards[0]) == FIRST[24 + 3 * 8 + 1]
    assert all(len(hand.hole_cards(seat)) == 6 for seat in range(8) if seat != 1)


def test_t10_or_from_stub_and_burns_where_the_stub_has_two_or_fewer():
    hand = seven_streets(8, "", FIRST + SECOND)
    (common,) = on_seventh(hand)
    assert [event.cards for event in told(hand, Reshuffled)] == [4]
    left = [card for card in SECOND if card in rest_of(hand, [])]
    assert int(common.cards[0]) == left[1]


def test_t10_the_common_card_plays_for_everybody_all_in_or_not():
    hand = call_down(start(STUD, (DEEP,) * 7 + (4,), 7, FIRST + SECOND))
    assert len(hand.board) == 1
    shown = told(hand, Showed)
    assert all(len(event.cards) == 6 for event in shown)
    assert 7 in {event.seat for event in shown}


# T11


def to_seventh(rules: Rules) -> Hand:
    """Eight players up to a common card: seat 3 has the best board on sixth street, the card pairs seat 5's king."""
    up = ["3c5d7h9s", "3d5h7s9c", "3h5s7c9d", "AsQc6d4h", "4c6hTsJd", "KdQh8c2s", "4s6cThJc", "8d6sJhTc"]
    down = ["2c2d", "2hJs", "Qs9h", "Qd8h", "8s7d", "KhAc", "AdTd", "5c3s"]
    hole = [below + above for below, above in zip(down, up, strict=True)]
    deck = stacked(rules, 8, 7, hole, "Kc")
    hand = start(rules, (DEEP,) * 8, 7, deck + deck)
    play(hand, "b" + " c" * 7)
    while hand.street != "seventh street":
        hand.act(Check())
    return hand


def test_t11_with_a_common_card_the_first_of_sixth_street_opens_seventh():
    hand = to_seventh(STUD)
    assert show(hand.board) == "Kc"
    assert hand.turn == 3


def test_t11_or_the_high_hand_showing_with_the_common_card_counted():
    assert to_seventh(STUD.but(common_opens="showing")).turn == 5


# T12


def test_t12_the_last_aggressor_of_the_last_street_shows_first():
    hand = boards(STUD, "2c3c4c7d", "AhKd9s8d", "KhQsJd8c", line="b c c " + checks(3, 3) + "x r20 c c")
    assert told(hand, Showed)[0].seat == 2


def test_t12_else_the_high_hand_showing_and_in_razz_the_low_one():
    line = "b c c " + checks(3, 4)
    assert told(boards(STUD, "2c3c4c7d", "AhAd9s8d", "KhQsJd8c", line=line), Showed)[0].seat == 1
    assert told(boards(RAZZ, "5c3c4c7d", "AhAd9s8d", "2hQsJd8c", line=line), Showed)[0].seat == 0


def three_way(rules: Rules, *hole: str) -> list[tuple[int, int, bool]]:
    """Who wins what and by which half, when three players with these cards call an odd bring-in."""
    hand = call_down(deal(rules, (DEEP,) * 3, button=2, hole=hole))
    return sorted((event.seat, event.amount, event.low) for event in told(hand, Won))


FIFTEEN = {"ante": 1, "bring_in": 4}
EIGHTEEN = {"ante": 2, "bring_in": 4}


def test_t12_the_odd_chip_goes_to_the_highest_card_by_suit():
    aces = "AdKhQcJdTc2d3h", "AsKcQhJhTd2h3c", "4c4d9s8s6h7c2c"
    assert three_way(STUD.but(**FIFTEEN), *aces) == [(0, 7, False), (1, 8, False)]


def test_t12_hi_lo_the_high_half_takes_the_odd_chip():
    hands = "KsKhKd9c9d2s3s", "Ac2h4d5c7h8dQs", "4c4h9sTdJsQd8s"
    assert three_way(STUD8.but(**FIFTEEN), *hands) == [(0, 8, False), (1, 7, True)]


WHEELS = "Ad2d3c4c5hKdKh", "As2s3h4h5cQdQh", "9c9d7s8sQsJdKc"


def test_t12_each_half_is_split_by_itself():
    won = three_way(STUD8.but(**EIGHTEEN), *WHEELS)
    assert sorted(amount for _, amount, low in won if low) == [4, 5]
    assert sorted(amount for _, amount, low in won if not low) == [4, 5]


def test_t12_the_same_hands_in_both_halves_split_evenly_where_the_house_says_so():
    assert three_way(STUD8.but(halves="even", **EIGHTEEN), *WHEELS) == [(0, 9, False), (1, 9, False)]


# what others got wrong


def test_an_up_card_that_was_folded_never_comes_back():
    for folds in ("0 1", "2 3", "4 7", "0 5 6"):
        hand = seven_streets(8, folds, FIRST + SECOND)
        gone = {card for seat in map(int, folds.split()) for card in hand.hole_cards(seat)}
        assert gone
        for seat in range(8):
            if str(seat) not in folds.split():
                assert not gone & set(hand.hole_cards(seat))
        assert not gone & set(hand.board)


def test_all_in_on_fourth_street_every_up_card_is_still_dealt_up():
    hand = boards(STUD, "2c3c", "AhAd", line="b c r10 c", stacks=(14, 14))
    assert hand.over
    for seat in range(2):
        ups = [up for event in told(hand, Dealt) if event.seat == seat for up in event.up]
        assert ups == [False, False, True, True, True, True, False]
        assert len(hand.up(seat)) == 4


def test_the_rail_sees_up_cards_and_nothing_else():
    hand = boards(STUD, "2c3c", "AhAd", line="b c")
    for seat, up in enumerate(("2c3c", "AhAd")):
        held = hand.view(None).holes[seat]
        assert held[:2] == (None, None)
        assert show([card for card in held if card is not None]) == up
