"""A wager has one name, given where it is made: the offer, the event and the view say the same (X6, C14, P6, V18)."""

from __future__ import annotations

import pytest

from dealing import deal, refused
from houses.limped import TENS, flop
from sidepot import RaiseTo, house
from sidepot.engine import Hand, Illegal, play, read, write
from sidepot.engine.events import RaisedTo

pytestmark = pytest.mark.core

FIVE = (50_000,) * 5
STANDARD = house("standard", blinds=(50, 100))
CARDROOM = house("cardroom", blinds=(1, 2))


def named(hand: Hand, line: str) -> list[str]:
    """The names of the wagers of a line; each was offered, told and shown by the same one."""
    names = []
    for word in line.split():
        verb, seat = hand.options.verb, hand.turn
        before = len(hand.log)
        play(hand, word)
        for event in hand.log[before : before + 1]:
            if isinstance(event, RaisedTo):
                assert event.verb == verb
                assert hand.view(None).deeds[seat] == verb
                names.append(verb)
    assert [event.verb for event in hand.log if isinstance(event, RaisedTo)][-len(names) :] == names
    return names


@pytest.mark.parametrize(
    ("rules", "line", "names"),
    [
        (STANDARD, "r300 r500", "raise raise"),
        (house("standard", limit="fixed", blinds=(50, 100)), "r200 r300 r400", "raise raise cap"),
        (CARDROOM, "r22 r42 r82 r162", "bet raise raise cap"),
        (CARDROOM.but(limit="fixed"), "r3 r4 r5 r6", "bet raise raise cap"),
        (CARDROOM.but(limit="pot"), "r7 r12", "bet raise"),
        (house("pineapple", blinds=(100, 200)), "r400 r600 r800 r1000", "bet raise raise cap"),
        (house("pineapple", limit="no", blinds=(100, 200)), "r400 r600 r800 r1000", "bet raise raise raise"),
        (house("league", blinds=(10, 20)), "r60 r100", "raise raise"),
        (house("kitchen", blinds=(50, 100)), "r100 r101", "bet raise"),
    ],
)
def test_before_the_flop(rules, line, names):
    assert named(deal(rules, FIVE), line) == names.split()


def test_c14_before_the_flop_the_blinds_are_no_bet():
    assert deal(CARDROOM, FIVE).options.verb == "bet"
    assert refused(deal(CARDROOM, FIVE), RaiseTo(3)) is Illegal.BET_TOO_SMALL
    assert refused(deal(CARDROOM, FIVE, "r4"), RaiseTo(5)) is Illegal.BELOW_MIN
    assert deal(CARDROOM, FIVE, "r4").options.call_label == "call", "only pineapple calls it a check"
    options = deal(CARDROOM, FIVE).options
    assert options.explain(Illegal.BET_TOO_SMALL) == "less than the smallest legal bet (4): C14"


@pytest.mark.parametrize("rules", [STANDARD, CARDROOM, house("kitchen", blinds=(50, 100))])
def test_on_the_flop_the_first_wager_is_a_bet_everywhere(rules):
    hand = deal(rules, FIVE)
    while hand.street != "flop":
        play(hand, "x" if hand.options.may_check else "c")
    assert named(hand, "r200 r400") == ["bet", "raise"]


def test_v18_over_an_all_in_below_half_a_unit_one_completes():
    assert named(flop(TENS, (1000, 24, 1000, 1000), "r10"), "a r20 r30") == ["raise", "complete", "raise"]


def test_v18_over_an_opening_all_in_below_half_a_unit_too():
    assert named(flop(TENS, (14, 1000, 1000, 1000)), "a r10 r20") == ["bet", "complete", "raise"]


def test_v19_over_an_all_in_of_half_a_unit_one_raises():
    assert named(flop(TENS, (1000, 25, 1000, 1000), "r10"), "a r25") == ["raise", "raise"]


def test_v20_an_all_in_that_uses_no_raise_is_not_the_cap():
    assert named(flop(TENS, (1000, 1000, 1000, 44), "r10 r20 r30"), "a r40") == ["raise", "cap"]


def test_where_raising_is_closed_the_name_is_that_of_the_raise_one_would_make():
    options = flop(STANDARD, (1000, 225, 1000), "r100 a c").options
    assert (options.closed, options.verb) == (Illegal.RAISING_CLOSED, "raise")


def test_a_hand_read_from_its_text_has_the_same_names():
    hand = deal(CARDROOM, FIVE, "r22 r42 r82 r162 c c c c")
    assert read(write(hand)) == hand
    assert read(write(hand)).log == hand.log
