"""`sidepot rank`: tables, JSON, and mistakes told in a sentence."""

from __future__ import annotations

import pytest

from tests.cli.command import sidepot

BOARD = "Kh 8s 5s Qd 2s"


def test_one_hand_in_words_and_the_cards_that_play() -> None:
    ran = sidepot("rank", "As Ks Qs Js Ts 2c 2d")
    assert ran.code == 0
    assert "A♠ K♠ Q♠ J♠ T♠ 2♣ 2♦ A♠ K♠ Q♠ J♠ T♠ 1 a royal flush" in ran.flat


def test_cards_in_words_of_their_own_are_one_hand() -> None:
    assert sidepot("rank", "As", "Ks", "Qs", "Js", "Ts").out == sidepot("rank", "AsKsQsJsTs").out


def test_several_hands_come_best_first() -> None:
    ran = sidepot("rank", "AsKd", "QhQc", "7s6s", "AhKc", "--board", BOARD)
    assert [line.split()[0] for line in ran.out.splitlines()[2:]] == ["1.", "2.", "3=", "3="]
    assert "board K♥ 8♠ 5♠ Q♦ 2♠" in ran.flat
    assert "three queens, king eight kickers" in ran.flat


def test_json_has_what_a_rank_has() -> None:
    ran = sidepot("rank", "AsKd", "QhQc", "--board", BOARD, "--json")
    assert ran.data["game"] == "holdem"
    assert ran.data["board"] == "Kh8s5sQd2s"
    assert ran.data["hands"][0] == {
        "place": 1,
        "hand": "QhQc",
        "value": (3 << 26) + (1 << 23) + (1 << 11) + (1 << 6),
        "number": 1756,
        "category": "three of a kind",
        "name": "three queens",
        "describe": "three queens, king eight kickers",
        "cards": "QhQdQcKh8s",
    }
    assert [hand["place"] for hand in ran.data["hands"]] == [1, 2]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["2c3d4h5s7c", "--game", "2-7"], "a seven-five-four-three-two low"),
        (["As2d3h4c", "--game", "badugi"], "a four-three-two-ace badugi"),
        (["Js", "Ks", "--game", "leduc", "--board", "Jh"], "1. J♠ J♠ J♥ 4 a pair of jacks 2. K♠ K♠ 15 king high"),
        (["Js", "Ks", "--game", "kuhn"], "1. K♠ K♠ 2 king high 2. J♠ J♠ 4 jack high"),
        (["Qs", "Js", "Th", "--game", "rhode-island"], "a straight, queen high"),
        (["AsAdKsKd", "--game", "omaha", "--board", "AhKh2c3c4c"], "three aces, king four kickers"),
        (["As2dKdKh", "--game", "omaha8", "--board", "3s4h8sQc7d"], "a seven-four-three-two-ace low"),
    ],
)
def test_other_games(words: list[str], says: str) -> None:
    assert says in sidepot("rank", *words).flat


@pytest.mark.parametrize(
    ("words", "first", "other"),
    [
        (["As2d3h4c8sKdKh", "9s9d9h5c4s3d2h", "--game", "stud8"], "high half", "low half"),
        (["As2dKdKh", "9d9hTsJs", "--game", "omaha8", "--board", "3s4h8sQc7d"], "low half", "high half"),
        (["As2d3h4c5s", "As2d3h4h5s", "--game", "badeucey"], "badugi half", "low half"),
        (["AsAdKsKdQc", "--game", "drawmaha", "--board", "AhKh2c"], "half with the board", "half for the hand alone"),
    ],
)
def test_a_pot_that_is_split_is_told_half_by_half(words: list[str], first: str, other: str) -> None:
    lines = sidepot("rank", *words).out.splitlines()
    assert lines.index(first) < lines.index(other)


def test_halves_have_places_of_their_own() -> None:
    ran = sidepot("rank", "As2d3h4c8sKdKh", "9s9d9h5c4s3d2h", "--game", "stud8", "--json")
    high, low = ran.data["hands"]
    assert (high["hand"], high["place"], high["low"], high["other"]["place"]) == ("9s9d9h5c4s3d2h", 1, None, 2)
    assert (low["hand"], low["place"], low["low"]) == ("As2d3h4c8sKdKh", 2, [8, 4, 3, 2, 1])
    assert low["other"] == {
        "place": 1,
        "value": (9 << 26) - 0x8F,
        "number": 22,
        "category": "low",
        "name": "an eight-four low",
        "describe": "an eight-four-three-two-ace low",
        "cards": "8s4c3h2dAs",
    }


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["AsKx"], "'Kx' at character 3 of 'AsKx' is not a card"),
        (["AsKd", "QhQc"], "AsKd: holdem ranks 5 to 7 cards, not 2"),
        (["AsKdAs", "--board", BOARD], "AsKdAs: As comes twice"),
        (["KhKd", "--board", BOARD], "KhKd: Kh is in the hand and on the board"),
        (["AsKdQhJc", "--game", "omaha"], "AsKdQhJc: omaha needs a board of 3 to 5 cards, not 0"),
        (["AsKdQhJc9s", "--game", "whist"], "'whist' is not a game that can be ranked"),
    ],
)
def test_mistakes_are_told_in_a_sentence(words: list[str], says: str) -> None:
    ran = sidepot("rank", *words)
    assert ran.code == 2
    assert says in ran.err
    assert not ran.out


@pytest.mark.parametrize(("language", "says"), [("de_DE.UTF-8", "Royal Flush"), ("pl_PL", "poker królewski")])
def test_it_speaks_the_language_of_the_terminal(monkeypatch: pytest.MonkeyPatch, language: str, says: str) -> None:
    monkeypatch.setenv("LC_ALL", language)
    assert f" 1 {says}" in sidepot("rank", "As Ks Qs Js Ts").flat
