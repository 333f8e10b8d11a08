"""What an answer comes to (L16), and what is counted of it."""

from __future__ import annotations

import pytest

from dealing import deal, limps
from sidepot import Call, Check, Fold, RaiseTo, house
from sidepot.bots.repairs import Failed, Record, Repair, amount_in, repair_of
from sidepot.engine import action_for

pytestmark = pytest.mark.core

LEAGUE = house("league", blinds=(50, 100), buy_in=(1000,))
FACING_300 = (LEAGUE, (1000, 1000, 1000), "r300")
"""The small blind has 50 in and owes 250; the smallest raise is to 500, 450 more; it has 950."""
FREE = (LEAGUE, (1000,) * 3, limps(3))
CLOSED = (LEAGUE, (1000, 1000, 150), "c c a")
"""50 to call, 900 behind, raising is closed."""
SHORT = (LEAGUE, (1000, 300, 1000), "r500")
"""250 behind, which is less than the call."""
POT = (house("cardroom", limit="pot", blinds=(50, 100)), (1000,) * 3, "")


@pytest.mark.parametrize(
    ("spot", "amount", "action", "repair"),
    [
        (FACING_300, 0, Fold(), None),
        (FACING_300, 1, Fold(), Repair.BELOW_CALL),
        (FACING_300, 249, Fold(), Repair.BELOW_CALL),
        (FACING_300, 250, Call(), None),
        (FACING_300, 251, Call(), Repair.BELOW_RAISE),
        (FACING_300, 449, Call(), Repair.BELOW_RAISE),
        (FACING_300, 450, RaiseTo(500), None),
        (FACING_300, 950, RaiseTo(1000), None),
        (FACING_300, 951, RaiseTo(1000), Repair.ABOVE_STACK),
        (FACING_300, 10**18, RaiseTo(1000), Repair.ABOVE_STACK),
        (FREE, 0, Check(), None),
        (FREE, 99, Check(), Repair.BELOW_RAISE),
        (FREE, 100, RaiseTo(100), None),
        (CLOSED, 0, Fold(), None),
        (CLOSED, 49, Fold(), Repair.BELOW_CALL),
        (CLOSED, 50, Call(), None),
        (CLOSED, 51, Call(), Repair.RAISING_CLOSED),
        (CLOSED, 5000, Call(), Repair.RAISING_CLOSED),
        (SHORT, 249, Fold(), Repair.BELOW_CALL),
        (SHORT, 250, Call(), None),
        (SHORT, 500, Call(), Repair.ABOVE_STACK),
        (POT, 900, RaiseTo(350), Repair.ABOVE_LIMIT),
        (POT, 350, RaiseTo(350), None),
    ],
)
def test_l16_an_amount_is_an_action_and_what_was_repaired_is_told(spot, amount, action, repair):
    options = deal(*spot).options
    assert action_for(options, amount) == action
    assert repair_of(options, amount) is repair


@pytest.mark.parametrize(
    ("body", "amount"),
    [
        (b"300", 300), (b" 300\r\n", 300), (b"+300", 300), (b"000300", 300), (b"0", 0), (b"-0", 0), (b"000", 0),
        (b"9" * 60_000, 10**18), (b"0" * 60_000 + b"7", 7), (b"999999999999999999", 999_999_999_999_999_999),
    ],
)  # fmt: skip
def test_l16_a_whole_number_is_an_amount(body, amount):
    assert amount_in(body) == amount


@pytest.mark.parametrize(
    "body",
    [
        b"", b" ", b"NaN", b"Infinity", b"null", b"true", b"12.5", b"300.0", b"1e3", b'"300"', b"[300]",
        b'{"bet": 300}', b"0x10", b"3 00", b"3,000", b"3_000", b"300 chips", b"--5", b"\xff\xfe", b"300\0",
        "\u0663".encode(), b"1\n2",
    ],
)  # fmt: skip
def test_l16_nonsense_is_no_amount(body):
    with pytest.raises(Failed) as caught:
        amount_in(body)
    assert caught.value.kind is Repair.NOT_AN_AMOUNT


def test_l16_a_negative_number_is_counted_by_itself():
    for body in (b"-1", b"-" + b"9" * 5000):
        with pytest.raises(Failed) as caught:
            amount_in(body)
        assert caught.value.kind is Repair.NEGATIVE


def test_answers_that_could_not_be_used_are_told_apart_from_amounts_that_were_repaired():
    record = Record()
    record.asked = 5
    for kind in (Repair.TIMEOUT, Repair.TIMEOUT, Repair.NEGATIVE, Repair.ABOVE_STACK):
        record.count(kind, "it took too long" if kind.bad else "")
    assert record.plain() == {
        "asked": 5, "bad": 3, "repairs": {"timeout": 2, "negative": 1, "above-stack": 1},
    }  # fmt: skip
    assert record.last == "it took too long"
    assert Record().repairs == {}


@pytest.mark.parametrize("kind", Repair)
def test_every_kind_is_told_in_words(kind):
    assert kind.says
    assert kind.bad == (kind not in {"below-call", "below-raise", "raising-closed", "above-stack", "above-limit"})
