"""Games that split the pot: what a hand is for each half."""

from __future__ import annotations

import pickle

import pytest

from sidepot import rank
from sidepot.cards import cards
from sidepot.ranks import GAMES
from sidepot.ranks.games import Game

pytestmark = pytest.mark.core


@pytest.mark.parametrize(
    ("hand", "game", "board", "first", "other"),
    [
        ("As2d3h4c8sKdKh", "stud8", None, "a pair of kings, ace eight four kickers", "an eight-four-three-two-ace low"),
        ("As2d3h4c9sKdKh", "stud8", None, "a pair of kings, ace nine four kickers", "no low"),
        ("As2d3h4c8sKd", "stud8", "Kh", "a pair of kings, ace eight four kickers", "an eight-four-three-two-ace low"),
        ("As2dKdKh", "omaha8", "3s4hKsQc7d", "a seven-four-three-two-ace low", "three kings, queen seven kickers"),
        ("As2dKdKh9c9d", "omaha8", "3s4h5sQc7d", "a wheel", "a straight, five high"),
        ("As2s6h8cKd", "badacey", None, "a king-eight-six-ace badugi", "a king-eight-six-two-ace low"),
        ("As2d3h4c5s", "badacey", None, "a four-three-two-ace badugi", "a wheel"),
        ("As2d3h4c5s", "badeucey", None, "a five-four-three-two badugi", "an ace-five-four-three-two low"),
        ("AsKdKh9c9d", "drawmaha", "KcQc2sJdTc", "a straight, ace high", "two pair, kings and nines, ace kicker"),
    ],
)  # fmt: skip
def test_each_half_in_words(hand: str, game: str, board: str | None, first: str, other: str) -> None:
    r = rank(hand, game, board)
    assert r.other is not None
    assert (r.describe(), r.other.describe()) == (first, other)
    assert r.other.other is None


def test_where_one_hand_takes_all_there_is_no_other_half() -> None:
    assert rank("AsKsQsJsTs").other is None
    assert rank("AsKsQsJsTs").low is None
    assert rank("As2d3h4c5s", "razz").low is None


def test_the_low_by_its_ranks() -> None:
    assert rank("As2d3h4c8sKdKh", "stud8").low == (8, 4, 3, 2, 1)
    assert rank("As2d3h4c8sKdKh", "low8").low == (8, 4, 3, 2, 1)
    assert rank("As2dKdKh", "omaha8", "3s4h8sQc7d").low == (7, 4, 3, 2, 1)
    assert rank("As2d3h4c9sKdKh", "stud8").low is None
    assert rank("As2d3h4c5s", "badacey").low is None  # no qualifier: its low is `other`


def test_halves_compare_with_hands_of_their_order() -> None:
    high = rank("As2d3h4c8sKdKh", "stud8")
    assert high > rank("AsQdJh9c8s", "draw")
    assert high.other == rank("As2dKdKh", "omaha8", "3s4h8sQc9d")


def test_a_half_is_written_and_copied() -> None:
    for r in (rank("As2dKdKh9c", "omaha8", "3s4h8sQc7d"), rank("As2d3h4c8sKdKh", "stud8")):
        assert r.other is not None
        again = eval(repr(r.other), {"rank": rank, "Game": Game})
        copy = pickle.loads(pickle.dumps(r.other))
        for same in (again, copy):
            assert same == r.other
            assert (same.hand, same.board, same.ranking) == (r.other.hand, r.other.board, r.other.ranking)


def test_a_game_of_ones_own() -> None:
    """Four hole cards of which three play, for the highest short-deck hand."""
    mine = Game("triple", "short-deck", 4, 4, 3, 3, (3, 5))
    r = rank("AsKsQs6d", mine, "JsTs9h9d9c")
    assert r.game == "triple"
    assert r.describe() == "a royal flush"
    assert r.cards == cards("AsKsQsJsTs")
    assert rank("AsKs6h6d", mine, "QsJsTs9d9c").name == "two pair, nines and sixes"
    assert eval(repr(r), {"rank": rank, "Game": Game}) == r
    assert mine.name not in GAMES
    with pytest.raises(ValueError, match="'highest' is not an order of hands: high, short-deck, low8"):
        rank("AsKsQs6d", mine._replace(order="highest"), "JsTs9h9d9c")
