"""Many hands: the default kernel on either build, what it refuses, and how it says so."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from sidepot.ranks import GAMES, kernel, kernels, rank_many, walk
from tests.conftest import PURE
from tests.ranks.hands import bits, dealt, sets

pytestmark = pytest.mark.core

SEVEN = dealt(300, 7)
TOGETHER = [game for game in GAMES.values() if not game.apart]
APART = [game for game in GAMES.values() if game.apart]


def changed(row: int, column: int, card: int) -> Any:
    """Seven cards with one wrong."""
    hands = SEVEN.copy()
    hands[row, column] = card
    return hands


def test_the_kernel_is_the_best_there_is() -> None:
    assert kernel == os.environ.get("SIDEPOT_KERNEL", kernels[0])
    assert kernels[-1] == "python"
    assert (kernels == ("python",)) is PURE


@pytest.mark.parametrize("game", TOGETHER, ids=lambda game: game.name)
def test_rows_and_sets_have_the_values_of_single_hands(game: Any) -> None:
    for size in range(game.fewest, game.most + 1):
        rows = dealt(300, size, game.lowest_card)
        expected = [game.value(int(hand)) for hand in sets(rows)]
        assert rank_many(rows, game.name).tolist() == expected
        assert rank_many(sets(rows), game.name).tolist() == expected


@pytest.mark.parametrize("game", APART, ids=lambda game: game.name)
def test_a_board_apart(game: Any) -> None:
    for size in range(game.fewest, game.most + 1):
        rows = dealt(40, size + game.boards[1])
        holes, boards = rows[:, :size].copy(), rows[:, size:].copy()
        expected = [game.value(int(hole), int(board)) for hole, board in zip(sets(holes), sets(boards), strict=True)]
        assert rank_many(holes, game.name, boards).tolist() == expected
        assert rank_many(sets(holes), game.name, sets(boards)).tolist() == expected
        assert rank_many(holes[:1], game.name, boards[0].tolist()).tolist() == expected[:1]


def test_a_board_in_holdem_is_more_cards() -> None:
    board = "AsKsQs"
    rows = np.array([[i, i + 4] for i in range(20)], np.uint8)
    expected = [GAMES["holdem"].value(int(hand), bits(board)) for hand in sets(rows)]
    assert rank_many(rows, board=board).tolist() == expected
    assert rank_many(sets(rows), board=np.array([bits(board)] * 20, np.uint64)).tolist() == expected


def test_card_sets_of_different_sizes() -> None:
    hands = np.concatenate([sets(dealt(50, size)) for size in (5, 6, 7)])
    np.random.default_rng(1).shuffle(hands)
    assert rank_many(hands).tolist() == [GAMES["holdem"].value(int(hand)) for hand in hands]


def test_any_number_of_hands_and_any_layout() -> None:
    expected = rank_many(SEVEN)
    for n in (0, 1, 2, 3, 15, 16, 17, 33):
        assert rank_many(SEVEN[:n]).tolist() == expected[:n].tolist()
        assert rank_many(sets(SEVEN[:n])).tolist() == expected[:n].tolist()
    assert rank_many(np.asfortranarray(SEVEN)).tolist() == expected.tolist()
    assert rank_many(SEVEN[::3]).tolist() == expected[::3].tolist()
    frozen = sets(SEVEN)
    frozen.flags.writeable = False
    assert rank_many(frozen).tolist() == expected.tolist()


def test_values_go_where_they_are_wanted() -> None:
    room = np.zeros(len(SEVEN), np.uint32)
    assert rank_many(SEVEN, out=room) is room
    assert room.tolist() == rank_many(SEVEN).tolist()
    for wrong in (room[:-1], room.astype(np.int64), np.zeros(600, np.uint32)[::2]):
        with pytest.raises(ValueError, match="out must be"):
            rank_many(SEVEN, out=wrong)


@pytest.mark.parametrize(
    ("hands", "options", "error", "words"),
    [
        (changed(123, 3, 52), {}, ValueError, "hand 123: 52 is not a card number"),
        (changed(299, 0, 255), {}, ValueError, "hand 299: 255 is not a card number"),
        (changed(7, 0, int(SEVEN[7, 1])), {}, ValueError, "hand 7: .. comes twice"),
        (SEVEN[:, :4], {}, ValueError, "holdem ranks 5 to 7 cards, not 4"),
        (sets(SEVEN[:, :4]), {}, ValueError, "hand 0: holdem ranks 5 to 7 cards, not 4"),
        (dealt(1, 8), {}, ValueError, "holdem ranks 5 to 7 cards, not 8"),
        (np.array([0xE0FF], np.uint64), {}, ValueError, "hand 0: .* is not a set of cards"),
        (dealt(9, 5), {"game": "short-deck"}, ValueError, "hand .: .. is not in the deck of short-deck"),
        (dealt(9, 6), {"game": "2-7"}, ValueError, "2-7 ranks 5 cards, not 6"),
        (dealt(9, 4), {"game": "omaha"}, ValueError, "omaha needs a board of 3 to 5 cards, not 0"),
        (dealt(9, 4), {"game": "omaha", "board": "AsKs"}, ValueError, "a board of 3 to 5 cards, not 2"),
        (dealt(9, 4), {"game": "omaha", "board": dealt(9, 5)}, ValueError, "hand 0: .. is in the hand and on"),
        (dealt(9, 4), {"game": "omaha", "board": dealt(8, 5)}, ValueError, "8 boards for 9 hands"),
        (dealt(9, 2), {"board": dealt(9, 5)}, ValueError, "hand 0: .. is in the hand and on the board"),
        (dealt(9, 5), {"board": [51, 51]}, ValueError, "As comes twice"),
        (dealt(9, 2), {"board": changed(3, 2, 60)[:9, :5]}, ValueError, "board 3: 60 is not a card number"),
        (SEVEN, {"game": "holdm"}, ValueError, "'holdm' is not a game that can be ranked: holdem, "),
        (SEVEN, {"using": "abacus"}, ValueError, "'abacus' is not a kernel"),
        (SEVEN.astype(np.int64), {}, TypeError, "uint8 .cards. or uint64 .card sets., not int64"),
        (SEVEN.tolist(), {}, TypeError, "hands must be a NumPy array, not list"),
        (SEVEN[0], {}, ValueError, "not uint8 .7,."),
        (SEVEN.astype(np.uint64), {}, ValueError, "not uint64 .300, 7."),
    ],
)
def test_what_is_wrong_is_named(hands: Any, options: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        rank_many(hands, **options)


def test_the_mistake_is_found_in_the_last_block_of_many() -> None:
    hands = np.concatenate([sets(SEVEN)] * 20)
    hands[5432] = 1
    if PURE:
        hands = hands[5000:]
    with pytest.raises(ValueError, match=f"hand {432 if PURE else 5432}: holdem ranks 5 to 7 cards, not 1"):
        rank_many(hands)


def test_walking_through_short_deck_counts_every_hand() -> None:
    counts = sum(np.bincount(values >> 26, minlength=9) for values in walk(5, "short-deck"))
    # by combinatorics: 6 straights, 9 ranks, 4 suits
    assert counts.tolist() == [122_400, 193_536, 36_288, 16_128, 6_120, 1_728, 480, 288, 24]


@pytest.mark.parametrize(("size", "game"), [(4, "holdem"), (8, "holdem"), (6, "2-7"), (4, "badugi"), (5, "omaha")])
def test_there_is_nothing_else_to_walk_through(size: int, game: str) -> None:
    with pytest.raises(ValueError, match=f"{game} has no hands of {size} cards to walk through"):
        next(walk(size, game))


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=os.environ | environment, check=False
    )


def test_the_kernel_can_be_chosen_outside() -> None:
    assert run("from sidepot.ranks import kernel; print(kernel)", SIDEPOT_KERNEL="python").stdout == "python\n"
    refused = run("import sidepot.ranks", SIDEPOT_KERNEL="abacus")
    assert "SIDEPOT_KERNEL is 'abacus', but this machine has only" in refused.stderr


def test_numpy_is_not_imported_for_one_hand() -> None:
    code = "import sys, sidepot; sidepot.rank('AsKsQsJsTs').describe(); print('numpy' in sys.modules)"
    assert run(code).stdout == "False\n"
