"""One hand through the front door: what may be given, what comes back, what is refused."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from sidepot import rank
from sidepot.cards import Card, card_set, cards
from sidepot.ranks import GAMES, Rank, describe, scalar
from sidepot.ranks.classes import classes
from sidepot.ranks.orders import ORDERS
from sidepot.rules import games
from tests.data.shared import lines
from tests.ranks.hands import bits

pytestmark = pytest.mark.core

HAND = "As Ks Qd 9h 9c 4d 2s"


@pytest.mark.parametrize(
    "given",
    [
        HAND,
        "asksqd9h9c4d2s",
        list(cards(HAND)),
        tuple(int(card) for card in cards(HAND)),
        bytes(cards(HAND)),
        iter(cards(HAND)),
        HAND.split(),
        ["As", 47, *cards("Qd9h9c4d2s")],
        card_set(cards(HAND)),
    ],
    ids=lambda given: type(given).__name__,
)
def test_a_hand_may_be_given_in_many_ways(given: Any) -> None:
    assert rank(given) == rank(HAND)
    assert rank(HAND).hand == card_set(cards(HAND))


def test_a_rank_knows_its_number_category_words_and_cards() -> None:
    r = rank(HAND)
    assert (r.number, r.category, r.name) == (4426, "pair", "a pair of nines")
    assert r.describe() == str(r) == "a pair of nines, ace king queen kickers"
    assert r.cards == cards("9h9cAsKsQd")
    assert (r.game, r.value, int(r), hash(r)) == ("holdem", 68164608, 68164608, hash(68164608))


def test_the_numbers_of_all_classes() -> None:
    for line in lines("eval/classes_7462.jsonl"):
        assert rank(line["c"]).number == line["r"]


@pytest.mark.parametrize(
    ("order", "best", "many"),
    [
        ("high", 8, 7462),
        ("short-deck", 8, 1404),
        ("low", 8, 6175),
        ("deuce", 8, 7462),
        ("badugi", 4, 1092),
        ("badugi-high", 4, 1092),
        ("three", 5, 741),
        ("paired", 1, 26),
        ("card", 0, 13),
    ],
)
def test_how_many_classes_there_are(order: str, best: int, many: int) -> None:
    assert len(classes(order)) == many
    assert classes(order)[-1] >> 26 == best
    assert len(classes("low8")) == 56 + 1  # and no low


def test_ranks_compare_where_that_means_something() -> None:
    pair, two_pair = rank(HAND), rank("AsAdKsKd4c")
    assert pair < two_pair > pair != two_pair
    assert pair <= rank(HAND) >= pair == rank(HAND)
    assert max(pair, two_pair) is two_pair
    assert pair == pair.value
    assert pair < two_pair.value
    assert rank("AsAdKhKc", "omaha", "AhKd2c3c4c") > two_pair  # both are high hands
    razz = rank("As2d3h4c5s", "razz")
    assert razz != pair
    assert razz != "a low"
    for other in (pair, "a low", 1.5):
        with pytest.raises(TypeError):
            assert razz < other


def test_repr_gives_the_same_rank_again() -> None:
    omaha = rank("AsAdKhKc", "omaha", "AhKd2c3c4c")
    assert repr(rank(HAND)) == "rank('2s4d9c9hQdKsAs')"
    for r in (rank(HAND), omaha, rank("As2d3h4c", game="badugi")):
        again = eval(repr(r), {"rank": rank})
        assert (again, again.game, again.hand, again.board) == (r, r.game, r.hand, r.board)
        copy = pickle.loads(pickle.dumps(r))
        assert isinstance(copy, Rank)
        assert (copy, copy.game, copy.hand, copy.board) == (r, r.game, r.hand, r.board)


@pytest.mark.parametrize(
    ("hand", "game", "board", "words", "playing"),
    [
        ("AsKsQsJsTs2c2d", "holdem", None, "a royal flush", "AsKsQsJsTs"),
        ("5s4s3s2sAs6d7d", "holdem", None, "a straight flush, five high", "5s4s3s2sAs"),
        ("9c9d9h9sAc2d3d", "holdem", None, "four nines, ace kicker", "9s9h9d9cAc"),
        ("KcKdKh4s4c3d2c", "holdem", None, "a full house, kings full of fours", "KhKdKc4s4c"),
        ("AhKh9h5h2h2c2d", "holdem", None, "a flush, ace high, king nine five two", "AhKh9h5h2h"),
        ("Ac5d4h3s2c9h9s", "holdem", None, "a straight, five high", "5d4h3s2cAc"),
        ("6c6d6hAsKd9h2s", "holdem", None, "three sixes, ace king kickers", "6h6d6cAsKd"),
        ("KcKd4c4d3s3hAs", "holdem", None, "two pair, kings and fours, ace kicker", "KdKc4d4cAs"),
        ("AsKd9h5c3s2d7h", "holdem", None, "ace high, king nine seven five", "AsKd9h7h5c"),
        ("AsKd", "holdem", "AhAc7d7s2c", "a full house, aces full of sevens", "AsAhAc7s7d"),
        ("Ac6d7h8s9cKhKd", "short-deck", None, "a straight, nine high", "9c8s7h6dAc"),
        ("KcKdKh9s9c7c6d", "short-deck", None, "a full house, kings full of nines", "KhKdKc9s9c"),
        ("KcQc9c8c6cKdKh", "short-deck", None, "a flush, king high, queen nine eight six", "KcQc9c8c6c"),
        ("AsAdAhAc", "omaha", "KsKdKh2c3c", "a full house, kings full of aces", "KsKhKdAsAh"),
        ("As2sKdKh9c", "omaha5", "3s4s5sKc7d", "a straight flush, five high", "5s4s3s2sAs"),
        ("As2dKdKh9c9d", "omaha6", "3s4h5sQc7d", "a straight, five high", "5s4h3s2dAs"),
        ("As2dKdKh", "omaha8", "3s4h8sQc7d", "a seven-four-three-two-ace low", "7d4h3s2dAs"),
        ("AsKdKhQc", "omaha8", "3s4h8sQd7d", "no low", ""),
        ("As2d3h4c8sKdKh", "low8", None, "an eight-four-three-two-ace low", "8s4c3h2dAs"),
        ("As2d3h4c9sKdKh", "low8", None, "no low", ""),
        ("As2d3h4c9sKdKh", "razz", None, "a nine-four-three-two-ace low", "9s4c3h2dAs"),
        ("AsAdAhKcKd4c4d", "razz", None, "two pair, fours and aces, king kicker", "4d4cAsAhKd"),
        ("7s5d4h3c2s", "2-7", None, "a seven-five-four-three-two low", "7s5d4h3c2s"),
        ("6s5d4h3c2s", "2-7", None, "a straight, six high", "6s5d4h3c2s"),
        ("As5d4h3c2s", "2-7", None, "an ace-five-four-three-two low", "As5d4h3c2s"),
        ("As2d6h8c", "badugi", None, "an eight-six-two-ace badugi", "8c6h2dAs"),
        ("As2s6h8c", "badugi", None, "a three-card eight-six-ace", "8c6hAs"),
        ("AsAdAhAc", "badugi", None, "a one-card ace", "As"),
        ("As2s6h8cKd", "badacey", None, "a king-eight-six-ace badugi", "Kd8c6hAs"),
        ("As2s6h8cKd", "badeucey", None, "a king-eight-six-two badugi", "Kd8c6h2s"),
        ("As2d6h8c9c", "badacey", None, "an eight-six-two-ace badugi", "8c6h2dAs"),
        ("As2d6h8c9c", "badeucey", None, "an ace-eight-six-two badugi", "As8c6h2d"),
        ("AsKdKh9c9d", "drawmaha", "Kc2h2s3d4c", "a full house, kings full of twos", "KhKdKc2s2h"),
        ("AsKd", "irish", "AhAc7d7s2c", "a full house, aces full of sevens", "AsAhAc7s7d"),
        ("AsKd7h7c", "irish", "AhAc7d2s2c", "a full house, aces full of sevens", "AsAhAc7h7d"),
        ("AsAdAhAc8h", "courchevel", "KsKdKh2c3c", "a full house, kings full of aces", "KsKhKdAsAh"),
        ("AsKsQsJsTsThTd", "royal", None, "a royal flush", "AsKsQsJsTs"),
        ("9s9d", "mit2026", "9h9cAsKdQh2c", "four nines, ace kicker", "9s9h9d9cAs"),
        ("9s9dKh7h5c4d2s", "stud", None, "a pair of nines, king seven five kickers", "9s9dKh7h5c"),
        ("5s4d3h2cAcKdKh", "razz", None, "a wheel", "5s4d3h2cAc"),
        ("AsAd4h4cKd", "draw", None, "two pair, aces and fours, king kicker", "AsAd4h4cKd"),
        ("9s8d7h6c2s", "triple27", None, "a nine-eight-seven-six-two low", "9s8d7h6c2s"),
        ("6s5d4h3c2s", "triple-a5", None, "a six-five-four-three-two low", "6s5d4h3c2s"),
        ("Ks", "kuhn", None, "king high", "Ks"),
        ("Js", "leduc", "Jh", "a pair of jacks", "JsJh"),
        ("Ks", "leduc", "Jh", "king high", "Ks"),
        ("Ks", "leduc", None, "king high", "Ks"),
        ("AsKsQs", "rhode-island", None, "a straight flush, ace high", "AsKsQs"),
        ("9s9d9h", "rhode-island", None, "three nines", "9s9h9d"),
        ("As2d3h", "rhode-island", None, "a straight, three high", "3h2dAs"),
        ("QsJdTh", "rhode-island", None, "a straight, queen high", "QsJdTh"),
        ("Qs9s2s", "rhode-island", None, "a flush, queen high, nine two", "Qs9s2s"),
        ("9s9dKh", "rhode-island", None, "a pair of nines, king kicker", "9s9dKh"),
        ("Ks9d2h", "rhode-island", None, "king high, nine two", "Ks9d2h"),
        ("AsAdAh", "lazy-pineapple", "Ks9d8h2c3c", "a pair of aces, king nine eight kickers", "AsAhKs9d8h"),
    ],
)
def test_hands_in_words_and_the_cards_that_play(
    hand: str, game: str, board: str | None, words: str, playing: str
) -> None:
    r = rank(hand, game, board)
    assert r.describe() == words
    assert r.cards == cards(playing)


@pytest.mark.parametrize("name", GAMES)
def test_the_cards_that_play_make_the_value(name: str) -> None:
    game = GAMES[name]
    board = "TcJdQhKsJc"[: 2 * game.boards[1]]
    hand = "AcKdJhTsTdQcQdAh"[: 2 * game.most]
    r = rank(hand, name, board or None)
    assert set(r.cards) <= set(cards(hand + board))
    if r.cards and not game.apart and name not in ("badacey", "badeucey"):
        assert rank(r.cards, name) == r


def test_words_for_values_of_fewer_cards() -> None:
    assert describe(1 << 26 | 1 << 24, kickers=True) == "a pair of kings"
    assert describe(1 << 12, kickers=True) == "ace high"
    assert describe(scalar.low(bits("7s")), "low") == "a seven low"
    assert describe(scalar.low(bits("8s3d")), "low") == "an eight-three low"


@pytest.mark.parametrize(
    ("hand", "game", "name"),
    [
        ("8s5d4h3cAs", "triple-a5", "an eight-five low"),
        ("8s5d4h3cAs", "triple27", "an ace-eight low"),
        ("5s4d3h2cAs", "razz", "a wheel"),
        ("8s5d4h3c", "badugi", "an eight-five badugi"),
        ("8s5d4h4d", "badugi", "a three-card eight-five"),
        ("8s5s4s3s", "badugi", "a one-card three"),
    ],
)
def test_lows_are_called_by_their_highest_two_cards(hand: str, game: str, name: str) -> None:
    assert rank(hand, game).name == name


def test_every_game_and_order_is_on_its_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "ranks.md").read_text("utf-8")
    for game in GAMES.values():
        row = next(line for line in page.splitlines() if line.startswith(f"| `{game.order}` |"))
        assert f"`{game.name}`" in row
    assert all(f"| `{order}` |" in page for order in ORDERS)


def test_no_hand_in_words() -> None:
    for order in ORDERS:
        assert describe(0, order) == ("no low" if order in ("low", "low8", "deuce") else "no hand")


@pytest.mark.parametrize(
    ("given", "options", "words"),
    [
        ("As Kx Qd 9h 9c", {}, "'Kx' at character 4 of 'As Kx Qd 9h 9c' is not a card"),
        ("As Ks As 9h 9c", {}, "As comes twice"),
        ("As Ks", {}, "holdem ranks 5 to 7 cards, not 2"),
        ("As Ks Qs Js Ts 9s 8s 7s", {}, "holdem ranks 5 to 7 cards, not 8"),
        ([51, 50, 49, 48, 52], {}, "52 is not a card number"),
        ([51, 50, 49, 48, -1], {}, "-1 is not a card number"),
        ([51, 50, 49, 48, 1 << 70], {}, "1180591620717411303424 is not a card number"),
        ([51, 50, 49, 48, True], {}, "True is not a card number"),
        ([51, 50, 49, 48, 51], {}, "As comes twice"),
        ([], {}, "holdem ranks 5 to 7 cards, not 0"),
        (0xFFFF, {}, "65535 is not a set of cards"),
        (-1, {}, "-1 is not a set of cards"),
        (1 << 70, {}, "1180591620717411303424 is not a set of cards"),
        (HAND, {"board": 1 << 70}, "1180591620717411303424 is not a set of cards"),
        (0, {}, "holdem ranks 5 to 7 cards, not 0"),
        (True, {}, "True is not a set of cards"),
        (Card("As"), {}, "holdem ranks 5 to 7 cards, not 1"),
        (HAND, {"game": "bridge"}, "'bridge' is not a game that can be ranked: holdem, short-deck, omaha"),
        ("AsKs", {"board": "AsQsJsTs9s"}, "As is in the hand and on the board"),
        ("AsKs", {"board": "QsJsTs9s8s7s"}, "holdem ranks 5 to 7 cards, not 8"),
        ("AsKsQsJs", {"game": "omaha"}, "omaha needs a board of 3 to 5 cards, not 0"),
        ("AsKsQs", {"game": "omaha", "board": "2c3c4c"}, "omaha ranks 4 cards, not 3"),
        ("AsKsQsJs5d", {"game": "short-deck"}, "5d is not in the deck of short-deck"),
        ("AsKsQsJs9d", {"game": "royal"}, "9d is not in the deck of royal"),
        ("AsKs", {"game": "kuhn"}, "kuhn ranks 1 card, not 2"),
        ("As", {"game": "leduc", "board": "KsQs"}, "leduc needs a board of 0 to 1 cards, not 2"),
        ("AsKsQsJs9d", {"game": "draw", "board": "2c3c4c"}, "draw ranks 5 cards, not 8"),
        ("AsKsQsJs9d", {"game": "badugi"}, "badugi ranks 1 to 4 cards, not 5"),
    ],
)
def test_what_is_wrong_is_named(given: Any, options: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        rank(given, **options)


def test_ints_of_more_than_64_bits_are_no_cards() -> None:
    for given in (1 << 70, [1 << 70, 1, 2, 3, 4]):
        with pytest.raises((ValueError, OverflowError)):
            rank(given)


RANKED_AS = {
    "crazy-pineapple": "holdem", "pineapple": "holdem",
    "omaha5-8": "omaha8", "omaha6-8": "omaha8", "courchevel8": "omaha8",
}  # fmt: skip
"""Games whose hands another game ranks."""


def test_every_game_that_ships_is_ranked_by_its_own_name_or_by_that_of_another():
    missing = games.GAMES.keys() - GAMES.keys()
    assert missing == RANKED_AS.keys(), "a game needs a line of GAMES in ranks/games.py, or here the one that ranks it"
    assert {*RANKED_AS.values()} <= GAMES.keys()
