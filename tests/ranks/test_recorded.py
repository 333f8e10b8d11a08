"""Hands that others ranked, by their number: every line of the recorded vectors, and a few of our own."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

from sidepot import rank
from tests.data.shared import lines

pytestmark = pytest.mark.core

GAMES = {"razz": "razz", "a5": "triple-a5", "27": "triple27", "badugi": "badugi", "rhode-island": "rhode-island"}


def recorded(*games: str) -> list[dict[str, Any]]:
    found = [line for line in lines("eval/lowball.jsonl") if line["g"] in games]
    assert len(found) > 5
    return found


@pytest.mark.parametrize("game", GAMES)
def test_numbers(game: str) -> None:
    for line in recorded(game):
        r = rank(line["c"], GAMES[game])
        assert r.number == line["r"], line
        assert len(r.cards) == line.get("n", len(r.cards)), line


def test_stud_high_low() -> None:
    for line in recorded("stud8"):
        r = rank(line["c"], "stud8")
        assert r.number == line["hi"], line
        assert r.low == (line["lo"] and tuple(line["lo"])), line
        assert r.other is not None
        assert line["lo"] is None or r.other.number == line["lo_r"], line


def test_t21_t22_every_hand_of_kuhn_and_leduc() -> None:
    def deck(line: dict[str, Any]) -> tuple[str, str]:
        return line["g"], line["deck"]

    for (game, _), group in groupby(sorted(recorded("kuhn", "leduc"), key=deck), deck):
        hands = [(rank(line["c"], game, line.get("b")), line) for line in group]
        best = sorted({r.value for r, _ in hands}, reverse=True)
        assert [1 + best.index(r.value) for r, _ in hands] == [line["r"] for _, line in hands]


def test_one_hand_of_each_class_of_badugi_and_three_cards() -> None:
    for line in lines("eval/classes_badugi_three.jsonl"):
        assert rank(line["c"], line["g"]).number == line["r"], line


@pytest.mark.parametrize(
    ("game", "hand", "number"),
    [
        # the best, the last without a pair and the worst: counted by hand
        ("razz", "5s4d3h2cAsKdKh", 1),
        ("razz", "KsQdJhTc9s9d9h", 1287),
        ("triple-a5", "5s4s3s2sAs", 1),
        ("triple-a5", "AsAd2h3c4s", 1288),
        ("triple-a5", "KsKdKhKcQs", 6175),
        ("triple27", "7s5d4h3c2s", 1),
        ("triple27", "As5d4h3c2s", 785),
        ("triple27", "AsKdQhJc9s", 1278),
        ("triple27", "2s2d3h4c5s", 1279),
        ("triple27", "AsKsQsJsTs", 7462),
        ("draw27", "7s6d4h3c2s", 2),
        ("draw", "AsKsQsJsTs", 1),
        ("draw", "7s5d4h3c2s", 7462),
        ("stud", "7s5d4h3c2s", 7462),
        ("badugi", "4s3d2hAc", 1),
        ("badugi", "KsQdJhTc", 715),
        ("badugi", "3s2dAhAc", 716),
        ("badugi", "KsQsJsTs", 1089),
        ("badugi", "KsKdKhKc", 1092),
        ("badacey", "4s3d2hAcKs", 1),
        ("badeucey", "5s4d3h2cKs", 1),
        ("badeucey", "4s3d2hAcAs", 496),
        ("rhode-island", "AsKsQs", 1),
        ("rhode-island", "3s2sAs", 12),
        ("rhode-island", "AsAdAh", 13),
        ("rhode-island", "2s2d2h", 25),
        ("rhode-island", "AsKdQh", 26),
        ("rhode-island", "3s2dAh", 37),
        ("rhode-island", "AsKsJs", 38),
        ("rhode-island", "5s3s2s", 311),
        ("rhode-island", "AsAdKh", 312),
        ("rhode-island", "5s3d2h", 741),
        ("royal", "AsKsQsJsTs", 1),
        ("royal", "TsTdJhQcKs", 122),
        ("kuhn", "As", 1),
        ("kuhn", "2s", 13),
    ],
)
def test_numbers_of_known_places(game: str, hand: str, number: int) -> None:
    assert rank(hand, game).number == number


@pytest.mark.parametrize(
    ("card", "board", "number"), [("As", "Ad", 1), ("2s", "2d", 13), ("As", "2d", 14), ("2s", "Ad", 26)]
)
def test_numbers_of_leduc(card: str, board: str, number: int) -> None:
    assert rank(card, "leduc", board).number == number


def test_t18_in_deuce_to_seven_a_wheel_is_ace_high_and_no_straight() -> None:
    wheel = rank("As5d4h3c2s", "triple27")
    assert wheel.category == "low"
    assert rank("KsQdJhTc8s", "triple27") > wheel > rank("As6d4h3c2s", "triple27")
    assert rank("As5s4s3s2s", "triple27").category == "flush"


def test_t18_four_cards_of_one_suit_are_a_badugi_of_one_card() -> None:
    assert rank("Ks9s5s3s", "badugi") == rank("3s", "badugi") < rank("KsQd", "badugi")
    assert rank("Ks9s5s3s", "badugi").cards == rank("3s", "badugi").cards


def test_t18_the_badugi_of_badeucey_has_aces_high() -> None:
    assert rank("5s4d3h2cKs", "badeucey") > rank("As4d3h2cAc", "badeucey")
    assert rank("5s4d3h2cKs", "badacey") < rank("As4d3h2cKs", "badacey")
