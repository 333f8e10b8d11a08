"""Every build of the kernel that this processor can run, against the plain functions, and all hands there are."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest
from numpy.typing import NDArray

from sidepot.ranks import GAMES, kernel, kernels, rank_many, walk
from sidepot.ranks.classes import classes
from sidepot.ranks.games import Game
from tests.data.shared import lines
from tests.ranks.hands import FEW_RANKS, TWO_SUITS, bits, dealt, dealt_from, published, sets

BUILDS = ("avx512", "avx2", "sse2", "plain")
HANDS = 10_000
TOGETHER = [game for game in GAMES.values() if game.method and not game.apart]


@pytest.fixture(params=BUILDS)
def build(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    if name not in kernels:
        pytest.skip(f"this processor, or the compiler that built sidepot, has no {name}")
    return name


@pytest.mark.parametrize("game", TOGETHER, ids=lambda game: game.name)
def test_kernels_agree_with_the_plain_functions(build: str, game: Game) -> None:
    for size in range(game.fewest, game.most + 1):
        rows = dealt(HANDS, size, game.lowest_card, seed=size)
        hands = sets(rows)
        expected = np.fromiter(map(game.value, hands.tolist()), np.uint32, HANDS)
        assert (rank_many(rows, game.name, using=build) == expected).all()
        assert (rank_many(hands, game.name, using=build) == expected).all()


@pytest.mark.parametrize("deck", [FEW_RANKS, TWO_SUITS, np.arange(52, dtype=np.uint8)], ids=["ranks", "suits", "all"])
@pytest.mark.parametrize("name", ["omaha", "omaha5", "omaha6", "omaha8", "drawmaha"])
def test_kernels_agree_with_the_plain_functions_in_omaha(build: str, name: str, deck: NDArray[np.uint8]) -> None:
    game = GAMES[name]
    for held in range(game.fewest, game.most + 1):
        for shared in (3, 4, 5):
            rows = dealt_from(deck, 5_000, held + shared)
            holes, boards = sets(rows[:, :held]), sets(rows[:, held:])
            expected = list(map(game.value, holes.tolist(), boards.tolist()))
            assert rank_many(holes, name, boards, using=build).tolist() == expected


def test_every_badugi_hand(build: str) -> None:
    fours = np.stack([np.array(x) for x in zip(*four_of_52(), strict=True)], axis=1).astype(np.uint8)
    values = rank_many(fours, "badugi", using=build)
    assert len(values) == 270_725
    some = slice(None, None, 23)
    assert values[some].tolist() == [GAMES["badugi"].value(int(hand)) for hand in sets(fours[some])]
    assert set(values.tolist()) == set(classes("badugi"))


def four_of_52() -> list[tuple[int, int, int, int]]:
    return [(a, b, c, d) for a in range(52) for b in range(a) for c in range(b) for d in range(c)]


def test_all_five_card_hands(build: str) -> None:
    counts = sum(np.bincount(values >> 26, minlength=9) for values in walk(5, using=build))
    assert counts.tolist() == published(5)["by_category"]


def test_all_five_card_hands_in_deuce_to_seven_and_razz(build: str) -> None:
    # without a wheel 4 straight flushes become flushes, and 1,020 straights high cards; in razz only pairs count
    deuce = sum(np.bincount(((9 << 26) - values) >> 26, minlength=9) for values in walk(5, "2-7", using=build))
    assert deuce.tolist() == [1_303_560, 1_098_240, 123_552, 54_912, 9_180, 5_112, 3_744, 624, 36]
    razz = sum(np.bincount(((9 << 26) - values) >> 26, minlength=9) for values in walk(5, "razz", using=build))
    assert razz.tolist() == [1_317_888, 1_098_240, 123_552, 54_912, 0, 0, 3_744, 624, 0]


class Classes:
    """Finds the class of a value at once: a product with a well-chosen factor tells all values apart."""

    def __init__(self) -> None:
        self.values = np.array(classes("high"), np.uint32)
        factors = (np.uint32(factor) for factor in np.random.default_rng(1).integers(1, 1 << 32, 10_000) | 1)
        self.factor = next(f for f in factors if len(np.unique(self.values * f >> 9)) == len(self.values))
        self.table = np.zeros(1 << 23, np.uint16)
        self.table[self.values * self.factor >> 9] = np.arange(len(self.values))

    def of(self, values: NDArray[np.uint32]) -> NDArray[np.uint16]:
        return self.table[values * self.factor >> 9]

    def counts(self, size: int) -> NDArray[np.int64]:
        """How many hands of so many cards there are in each class, worst first."""
        return sum(np.bincount(self.of(block), minlength=len(self.values)) for block in walk(size))

    def categories(self, counts: NDArray[np.int64]) -> list[float]:
        return np.bincount(self.values >> 26, weights=counts).tolist()


@pytest.fixture(scope="module")
def high() -> Classes:
    return Classes()


def test_every_class_of_five_cards_has_its_size(high: Classes) -> None:
    recorded = lines("eval/classes_7462.jsonl")
    values = rank_many(np.array([bits(line["c"]) for line in recorded], np.uint64))
    assert values.tolist() == high.values[::-1].tolist()
    assert [line["n"] for line in recorded] == high.counts(5)[::-1].tolist()


def test_all_six_card_hands(high: Classes) -> None:
    counts = high.counts(6)
    assert high.categories(counts) == published(6)["by_category"]
    assert np.count_nonzero(counts) == published(6)["distinct_rank_classes"]


@pytest.mark.skipif(kernel in ("plain", "python"), reason="133,784,560 hands want a kernel with vectors")
def test_all_seven_card_hands(high: Classes) -> None:
    """Counts as published; then the order of every hand, as nine other evaluators have it."""
    counts = high.counts(7)
    assert high.categories(counts) == published(7)["by_category"]
    assert np.count_nonzero(counts) == published(7)["distinct_rank_classes"] == 4824

    place = np.cumsum(counts > 0, dtype=np.uint64)
    golden, checksum, done = np.uint64(0x9E3779B97F4A7C15), 0, 0
    for block in walk(7):
        index = np.arange(done + 1, done + len(block) + 1, dtype=np.uint64)
        mixed = place[high.of(block)] * (index * golden | np.uint64(1))
        checksum += int(mixed.sum(dtype=np.uint64))
        done += len(block)
    assert done == 133_784_560
    assert checksum % 2**64 == 0x876938580F28FE40


def test_other_threads_run_while_hands_are_ranked() -> None:
    hands = np.full(3_000_000, bits("AsKsQsJsTs2c2d"), np.uint64)
    ranking = threading.Thread(target=rank_many, args=(hands,), kwargs={"using": "plain"})
    ranking.start()
    steps = 0
    while ranking.is_alive():
        steps += 1
        time.sleep(0)
    assert steps > 10
