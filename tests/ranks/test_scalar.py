"""One hand at a time, against vectors and comparisons that other evaluators agreed on."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from sidepot.ranks import scalar
from tests.conftest import PURE
from tests.data.shared import lines
from tests.ranks.hands import CATEGORIES, FEW_RANKS, TWO_SUITS, bits, dealt_from, of_two_and_three, sets, singles

pytestmark = pytest.mark.core

COMPARED = {"razz7": scalar.low, "27": scalar.deuce, "badugi": scalar.badugi, "shortdeck7": scalar.short_deck}


def spread(ranks: str) -> int:
    """A set with these ranks, no two cards the same and no flush; a final s makes it one suit."""
    if ranks.endswith("s"):
        return bits("".join(rank + "s" for rank in ranks[:-1]))
    suits = ["cdhs"[(ranks.index(rank) + ranks[:i].count(rank)) % 4] for i, rank in enumerate(ranks)]
    return bits("".join(rank + suit for rank, suit in zip(ranks, suits, strict=True)))


def of_five(hand: int) -> int:
    """The best by trying every five, the slow obvious way."""
    return max(scalar.high(sum(five)) for five in combinations(singles(hand), 5))


def test_the_7462_classes_are_in_order() -> None:
    classes = sorted(lines("eval/classes_7462.jsonl"), key=lambda line: -line["r"])
    values = [scalar.high(bits(line["c"])) for line in classes]
    assert values == sorted(set(values))
    assert [CATEGORIES[value >> 26] for value in values] == [line["cat"] for line in classes]


def test_five_six_and_seven_cards() -> None:
    number = {scalar.high(bits(line["c"])): line["r"] for line in lines("eval/classes_7462.jsonl")}
    for line in lines("eval/high_5_6_7.jsonl"):
        assert number[scalar.high(bits(line["c"]))] == line["r"], line


def test_omaha_high_and_low() -> None:
    number = {scalar.high(bits(line["c"])): line["r"] for line in lines("eval/classes_7462.jsonl")}
    for line in lines("eval/omaha.jsonl"):
        hole, board = bits(line["h"]), bits(line["b"])
        assert number[scalar.omaha(hole, board)] == line["r"], line
        ranks = sum(1 << rank - 1 for rank in line["low8"] or ())
        assert scalar.omaha_low8(hole, board) == (ranks and (9 << 26) - ranks), line


@pytest.mark.parametrize("deck", [FEW_RANKS, TWO_SUITS, np.arange(52, dtype=np.uint8)], ids=["ranks", "suits", "all"])
@pytest.mark.parametrize("held", [4, 5, 6])
@pytest.mark.parametrize("shared", [3, 4, 5])
def test_omaha_is_the_best_of_trying_every_two_and_three(deck: NDArray[np.uint8], held: int, shared: int) -> None:
    rows = dealt_from(deck, 20 if PURE else 700, held + shared)
    for hole, board in zip(sets(rows[:, :held]).tolist(), sets(rows[:, held:]).tolist(), strict=True):
        assert scalar.omaha(hole, board) == of_two_and_three(scalar.high, hole, board)
        assert scalar.omaha_low8(hole, board) == of_two_and_three(scalar.low8, hole, board)


@pytest.mark.parametrize("game", COMPARED)
def test_comparisons(game: str) -> None:
    value = COMPARED[game]
    for line in lines("eval/low_and_shortdeck_compare.jsonl"):
        if line["g"] == game:
            a, b = value(bits(line["a"])), value(bits(line["b"]))
            assert (a > b) - (a < b) == line["cmp"], line


@pytest.mark.parametrize(
    "text",
    [
        "AsKsQsJsTs9s8s7s6s5s",
        "2c2d2h2s3c3d3h3s",
        "AcAdKcKdQcQdJcJd",
        "2c3c4c5c7c2d3d4d5d7d",
        "9c9d9h8c8d8h7c7d",
        "2c3c4c5c7cAsAdAh",
        "AcAdAhAsKcQcJc9c",
    ],
)
def test_more_than_seven_cards_are_the_best_five_of_them(text: str) -> None:
    assert scalar.high(bits(text)) == of_five(bits(text))


@pytest.mark.parametrize(
    ("better", "worse"),
    [("As", "Ks"), ("2c2d", "AsKs"), ("AsAd", "KsKd"), ("2c2d2h", "AsAdKs"), ("2c2d3c3d", "AsAdKsQs")],
)
def test_fewer_than_five_cards_are_compared_by_pairs_and_ranks(better: str, worse: str) -> None:
    assert scalar.high(bits(better)) > scalar.high(bits(worse))


@pytest.mark.parametrize(
    ("value", "better", "worse"),
    [
        (scalar.low, "5432A", "6432A"),
        (scalar.low, "KQJT9", "AA234"),
        (scalar.low, "AA234", "22A34"),
        (scalar.low, "AA223", "AAA23"),
        (scalar.low, "AAA23", "222AA"),
        (scalar.low, "AAA22", "222AA"),
        (scalar.low, "KKKQQ", "AAAA2"),
        (scalar.low, "A2", "AA"),
        (scalar.deuce, "75432", "76432"),
        (scalar.deuce, "AKQJ9", "22345"),
        (scalar.deuce, "A5432", "22345"),
        (scalar.deuce, "KQJT8", "A5432"),
        (scalar.deuce, "22233", "65432s"),
        (scalar.short_deck, "AKQJ9s", "AAAKK"),
        (scalar.short_deck, "6789A", "AAAKQ"),
        (scalar.short_deck, "6789T", "6789A"),
        (scalar.badugi, "A", "2"),
        (scalar.badugi, "KQJT", "A23s"),
    ],
)
def test_hands_in_order(value: Callable[[int], int], better: str, worse: str) -> None:
    assert value(spread(better)) > value(spread(worse))


def test_low8_is_the_low_when_it_is_an_eight_or_better() -> None:
    assert scalar.low8(spread("8432A")) == scalar.low(spread("8432A")) > 0
    assert scalar.low8(spread("9432A")) == scalar.low8(spread("4432A")) == scalar.low8(spread("432A")) == 0


def test_pick_uses_at_most_two_of_the_hole_cards() -> None:
    board = bits("AsKsQsJs2c")
    assert scalar.pick(bits("Ts3d4d"), board) == scalar.high(bits("AsKsQsJsTs"))
    assert scalar.pick(bits("3c3d3h"), bits("AsKdQh7c2c")) == scalar.high(bits("3c3dAsKdQh7c2c"))
    assert scalar.pick(bits("Ts"), board) == scalar.high(bits("Ts") | board)
