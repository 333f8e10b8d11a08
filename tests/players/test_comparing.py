"""How much of others' hands a hand beats, beside a comparison of each with each."""

from array import array

import numpy as np
import pytest

from sidepot.players.comparing import Ordered, count_beaten
from sidepot.players.values import BLOCKED

pytestmark = pytest.mark.core


def values_of(rng, rankings, rows, hands):
    """Many are equal, some are 0, some blocked in all rankings."""
    values = rng.integers(0, 9, (rankings, rows, hands)).astype(np.uint32)
    values[:, rng.random((rows, hands)) < 0.2] = BLOCKED
    return values


def part(values, lows, mine, low, weights):
    """The part of weights that one value beats; *lows* and *low* where neither may have one."""
    there = values != BLOCKED
    halves = (values < mine) + 0.5 * (values == mine)
    if lows is not None:
        lower = (lows < low) + 0.5 * (lows == low)
        halves = np.where((lows == 0) & (low == 0), halves, lower)
    whole = (weights * there).sum()
    return (weights * there * halves).sum() / whole if whole else 0.0


@pytest.mark.parametrize(("rankings", "low"), [(1, False), (2, False), (2, True)])
@pytest.mark.parametrize("rows", [1, 4])
def test_the_part_of_weights_beaten_is_what_comparing_each_with_each_finds(rankings, low, rows):
    rng = np.random.default_rng(rows + rankings + low)
    values = values_of(rng, rankings, rows, 30)
    weights = rng.random((3, 30)).astype(np.float32)
    weights[1] *= rng.random(30) < 0.1
    mine = rng.integers(0, 10, (rankings, 3 * rows)).astype(np.uint32)
    found = Ordered(values, low).beaten_by(array("I", mine.tobytes()), weights)
    assert found.shape == (mine.size, 3)
    for ranking in range(rankings):
        for own in range(mine.shape[1]):
            row = own % rows
            for kind, weight in enumerate(weights):
                halved = low and ranking == 1
                wanted = (
                    part(values[0, row], values[1, row], mine[0, own], mine[1, own], weight)
                    if halved
                    else part(values[ranking, row], None, mine[ranking, own], None, weight)
                )
                assert found[ranking * mine.shape[1] + own, kind] == pytest.approx(wanted, abs=1e-6)


def test_nothing_is_beaten_where_nobody_may_hold_any_of_the_hands():
    values = np.array([[[3, BLOCKED, 5]]], np.uint32)
    weights = np.array([[0, 1, 0], [0, 1, 1]], np.float32)
    found = Ordered(values, False).beaten_by(array("I", [9, 5, 1]), weights)
    assert found.tolist() == [[0, 1], [0, 0.5], [0, 0]]


def test_what_is_counted_for_values_is_added_up_over_the_rows_where_a_hand_is_possible():
    known, counts = array("I", [10, 20]), array("I", [0, 1, 2, 3, 4])
    values = array("I", [9, 10, 15, int(BLOCKED), 20, 21])
    total, times = array("Q", [0, 0, 0]), array("I", [0, 0, 0])
    count_beaten(total, times, values, known, counts)
    assert list(total) == [0, 1 + 3, 2 + 4]
    assert list(times) == [1, 2, 2]
