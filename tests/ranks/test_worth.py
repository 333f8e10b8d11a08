"""Every order with every way to use hole cards, against trying all hands that may be made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sidepot.cards import card_set
from sidepot.ranks import scalar
from sidepot.ranks.orders import NUMBERS, ORDERS
from tests.conftest import PURE
from tests.ranks.hands import bits

pytestmark = pytest.mark.core

Key = tuple[object, ...]
ACE = 12


def ranks_of(cards: tuple[int, ...], aces_low: bool = False) -> list[int]:
    """The ranks of cards, highest first."""
    return sorted((-1 if aces_low and card >> 2 == ACE else card >> 2 for card in cards), reverse=True)


def of_a_kind(ranks: list[int]) -> tuple[list[int], list[int]]:
    """How many of a kind, then of which rank: what pairs and kickers are compared by."""
    groups = sorted(((many, rank) for rank, many in Counter(ranks).items()), reverse=True)
    return [many for many, _ in groups], [rank for _, rank in groups]


def high(cards: tuple[int, ...], wheel: tuple[int, ...] = (12, 3, 2, 1, 0), house: int = 6, size: int = 5) -> Key:
    """A hand as a book says it, for any number of cards up to a whole hand."""
    ranks = ranks_of(cards)
    groups, by = of_a_kind(ranks)
    flush = len(cards) == size and len({card & 3 for card in cards}) == 1
    top = ranks[0] if len(set(ranks)) == size and ranks[0] - ranks[-1] == size - 1 else None
    if tuple(ranks) == wheel:
        top = wheel[1]
    if top is not None:
        return (8 if flush else 4), [top]
    kind = {(4, 1): 7, (4,): 7, (3, 2): house, (3,): 3, (3, 1): 3, (3, 1, 1): 3, (2, 2): 2, (2, 2, 1): 2}
    found = kind.get(tuple(groups), 1 if groups[0] == 2 else 0)
    return max((found, by), (11 - house, by)) if flush else (found, by)


def turned(key: Key) -> Key:
    """The other way round: what is worst is best."""
    kind, by = key
    assert isinstance(kind, int)
    assert isinstance(by, list)
    return (-kind, [-rank for rank in by])


def ace_to_five(cards: tuple[int, ...]) -> Key:
    groups, by = of_a_kind(ranks_of(cards, aces_low=True))
    return ([-many for many in groups], [-rank for rank in by])


def eight_or_better(cards: tuple[int, ...]) -> Key:
    ranks = ranks_of(cards, aces_low=True)
    return ace_to_five(cards) if len(set(ranks)) == 5 and ranks[0] <= 6 else ()


def badugi(cards: tuple[int, ...], aces_low: bool = True) -> Key:
    found: list[Key] = []
    for size in range(1, len(cards) + 1):
        for some in combinations(cards, size):
            if len({card & 3 for card in some}) == len({card >> 2 for card in some}) == size:
                found.append((size, [-rank for rank in ranks_of(some, aces_low)]))
    return max(found, default=())


def three(cards: tuple[int, ...]) -> Key:
    kind, by = high(cards, (12, 1, 0), size=3)
    return ({0: 0, 1: 1, 5: 2, 4: 3, 3: 4, 8: 5}[kind], by)  # type: ignore[index]


BOOK: dict[str, tuple[int, Callable[[tuple[int, ...]], Key]]] = {
    "high": (5, high),
    "short-deck": (5, lambda cards: high(cards, (12, 7, 6, 5, 4), 5)),
    "low8": (5, eight_or_better),
    "low": (5, ace_to_five),
    "deuce": (5, lambda cards: turned(high(cards, ()))),
    "badugi": (4, badugi),
    "badugi-high": (4, lambda cards: badugi(cards, aces_low=False)),
    "card": (1, lambda cards: (ranks_of(cards),)),
    "three": (3, three),
}
"""How many cards make a hand, and how hands of up to so many compare."""


def by_the_book(order: str, hole: list[int], board: list[int], must: int, may: int) -> Key:
    """The best of all hands that may be made of so many hole cards with the rest from the board."""
    size, key = BOOK[order]
    size = min(size, min(may, len(hole)) + len(board))
    ways = range(min(must, may, len(hole), size), min(may, len(hole), size) + 1)
    hands = [
        (*mine, *shared)
        for many in ways
        for mine in combinations(hole, many)
        for shared in combinations(board, size - many)
    ]
    return max([key(hand) for hand in hands if hand], default=())


def worth(order: str, hole: list[int], board: list[int], must: int, may: int) -> int:
    return scalar.worth(NUMBERS[order], card_set(hole), card_set(board), must, may)


def a_deal(least: int, most: int, lowest: int) -> st.SearchStrategy[list[int]]:
    """Different cards, of few ranks or suits more often than not."""
    every = st.integers(lowest, 51)
    close = st.integers(lowest // 4, 12).flatmap(lambda low: st.integers(4 * low, min(51, 4 * low + 15)))
    suited = st.integers(lowest // 4, 12).map(lambda rank: 4 * rank)
    return st.lists(st.one_of(every, close, suited), min_size=least, max_size=most, unique=True)


MOST_HOLE, MOST_BOARD = (5, 4) if PURE else (7, 6)


@pytest.mark.parametrize("order", BOOK)
@settings(max_examples=20 if PURE else 80)
@given(data=st.data())
def test_two_hands_compare_as_the_book_has_it(order: str, data: st.DataObject) -> None:
    lowest = 16 if order == "short-deck" else 0
    held = data.draw(st.integers(0, MOST_HOLE), "hole cards")
    cards = data.draw(a_deal(2 * held, 2 * held + MOST_BOARD, lowest), "cards")
    one, other, board = cards[:held], cards[held : 2 * held], cards[2 * held :]
    must = data.draw(st.integers(0, 5), "must")
    may = data.draw(st.integers(must, 7), "may")
    values = [worth(order, hole, board, must, may) for hole in (one, other)]
    keys = [by_the_book(order, hole, board, must, may) for hole in (one, other)]
    assert (values[0] > values[1], values[0] == values[1]) == (keys[0] > keys[1], keys[0] == keys[1])
    assert [value == 0 for value in values] == [key == () for key in keys]
    assert max(values) < 1 << 32


@pytest.mark.parametrize(("must", "may"), [(2, 2), (0, 2), (0, 7), (1, 4), (3, 3)])
@pytest.mark.parametrize("order", [order for order in BOOK if order != "short-deck"])
@settings(max_examples=10)
@given(cards=a_deal(8, 11, 0))
def test_the_value_is_that_of_one_of_the_hands(order: str, must: int, may: int, cards: list[int]) -> None:
    held = min(5, len(cards) - 3)
    hole, board = cards[:held], cards[held:][: MOST_BOARD - 1]
    size = BOOK[order][0]
    must, may = min(must, size), min(may, size)
    hands = [
        (*mine, *shared)
        for many in range(must, may + 1)
        for mine in combinations(hole, many)
        for shared in combinations(board, size - many)
    ]
    best = max(hands, key=BOOK[order][1])
    assert worth(order, hole, board, must, may) == worth(order, list(best), [], 0, 7)


def test_eight_cards_of_which_two_are_ones_own() -> None:
    board = bits("As Ks Qs 9h 9d 9c")
    assert scalar.worth(scalar.HIGH, bits("Js Ts"), board, 0, 2) == scalar.high(bits("As Ks Qs Js Ts"))
    assert scalar.worth(scalar.HIGH, bits("9s 2c"), board, 0, 2) == scalar.high(bits("9s 9h 9d 9c As"))


def test_lows_of_fives_and_sixes_in_omaha() -> None:
    five, six, board = bits("As 2d 9c Kd Kh"), bits("As 2d 3c 9c Kd Kh"), bits("4s 5h 6s Qc 7d")
    assert scalar.worth(scalar.LOW8, five, board, 2, 2) == scalar.low8(bits("6s 5h 4s 2d As"))
    assert scalar.worth(scalar.LOW8, six, board, 2, 2) == scalar.low8(bits("6s 5h 4s 2d As"))
    assert scalar.worth(scalar.LOW8, bits("As Kd Kh 9c 9d"), board, 2, 2) == 0


def test_one_hole_card_where_two_must_play_plays_with_all_of_the_board() -> None:
    board = bits("2h 3h 4h 5h")
    for hole in ("2d", "6d"):
        assert scalar.worth(scalar.HIGH, bits(hole), board, 2, 2) == scalar.high(bits(hole) | board)


def test_nothing_is_worth_nothing() -> None:
    for order in range(len(ORDERS)):
        for must, may in ((0, 0), (0, 7), (2, 2), (5, 5)):
            assert scalar.worth(order, 0, 0, must, may) == 0, ORDERS[order]


def test_own_cards_alone() -> None:
    five = bits("As Ks Qs Js Ts")
    for must, may in ((0, 7), (0, 5), (5, 5), (5, 7)):
        assert scalar.worth(scalar.HIGH, five, 0, must, may) == scalar.high(five)
        assert scalar.worth(scalar.HIGH, five, bits("2c2d2h2s"), must, may) == scalar.high(five)
    assert scalar.worth(scalar.BADUGI, bits("As Ah 3d 4c 5s"), 0, 0, 5) == scalar.badugi(bits("Ah 3d 4c 5s"))


def test_orders_have_a_number_and_a_name() -> None:
    names = ("HIGH", "SHORT", "LOW8", "LOW", "DEUCE", "BADUGI", "BADUGI_HIGH", "CARD", "PAIRED", "THREE")
    assert [getattr(scalar, name) for name in names] == list(range(10)) == list(NUMBERS.values())
    assert ORDERS[scalar.SHORT] == "short-deck"
    assert ORDERS[scalar.BADUGI_HIGH] == "badugi-high"
    assert list(NUMBERS) == list(ORDERS)


@pytest.mark.parametrize(
    ("better", "worse"),
    [("JsJh", "KsJh"), ("JsJh", "AsKh"), ("KhKs", "QhQs"), ("KsJh", "QsJh"), ("As2h", "Ks2h")],
)
def test_t22_a_pair_with_the_board_wins_else_the_higher_card(better: str, worse: str) -> None:
    hands = [(bits(hand[:2]), bits(hand[2:])) for hand in (better, worse)]
    values = [scalar.paired(hole, board) for hole, board in hands]
    assert values[0] > values[1] > 0
    assert values == [scalar.worth(scalar.PAIRED, hole, board, 1, 1) for hole, board in hands]


def test_t22_suits_never_count_and_the_board_is_not_ones_own() -> None:
    jack = scalar.paired(bits("Jh"), 0)
    assert jack == scalar.paired(bits("Js"), bits("Ks")) == scalar.paired(bits("Jh"), bits("Qs"))
    assert jack == scalar.paired(bits("JsJh"), bits("Ks"))


def showing_by_the_book(cards: tuple[int, ...]) -> Key:
    """Up cards compare by pairs alone; of six the best five."""
    return max(of_a_kind(ranks_of(five)) for five in combinations(cards, min(5, len(cards))))


@given(cards=a_deal(12, 12, 0), many=st.integers(1, 6))
def test_t6_pairs_and_trips_show_straights_and_flushes_do_not(cards: list[int], many: int) -> None:
    one, other = tuple(cards[:many]), tuple(cards[6:][:many])
    values = [scalar.showing(card_set(up)) for up in (one, other)]
    keys = [showing_by_the_book(up) for up in (one, other)]
    assert (values[0] > values[1], values[0] == values[1]) == (keys[0] > keys[1], keys[0] == keys[1])
    values = [scalar.showing_low(card_set(up)) for up in (one, other)]
    lows = [max(ace_to_five(five) for five in combinations(up, min(5, many))) for up in (one, other)]
    assert (values[0] > values[1], values[0] == values[1]) == (lows[0] > lows[1], lows[0] == lows[1])


@pytest.mark.parametrize(
    ("better", "worse"),
    [("2c2d", "AsKs"), ("AcKd", "AsQs"), ("2c2d2h", "AsAdKs"), ("AsKdQhJc", "Ts9s8s7s"), ("AsKd9h8c2s", "KsQsJsTs9s")],
)
def test_t6_the_high_hand_showing_opens(better: str, worse: str) -> None:
    assert scalar.showing(bits(better)) > scalar.showing(bits(worse)) > 0


@pytest.mark.parametrize(
    ("better", "worse"), [("As", "2s"), ("KsQd", "AsAd"), ("As2s3s", "As2s4s"), ("KsQdJhTc", "2s2dAh3c")]
)
def test_t6_the_low_hand_showing_opens_in_razz(better: str, worse: str) -> None:
    assert scalar.showing_low(bits(better)) > scalar.showing_low(bits(worse)) > 0
