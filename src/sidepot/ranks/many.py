"""`rank_many`: hands by the million, from NumPy arrays, in the fastest kernel that this processor can run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sidepot.cards import card_set
from sidepot.ranks.builds import kernel_named, kernels
from sidepot.ranks.games import Game, check_apart, game_named
from sidepot.ranks.one import set_of

if len(kernels) > 1:
    from sidepot.ranks import _kernel


def rank_many(
    hands: NDArray[Any],
    game: str | Game = "holdem",
    board: Any = None,
    *,
    out: NDArray[np.uint32] | None = None,
    using: str | None = None,
) -> NDArray[np.uint32]:
    """The values of many hands, larger is better: rows of cards, uint8 (n, cards), or card sets, uint64 (n,).

    A board is one for all hands, as `rank` takes it, or an array like theirs. *out* takes the values, *using*
    names one of `kernels`.
    """
    wanted, using = game_named(game), kernel_named(using)
    rows = _array(hands, "hands")
    boards = None if board is None else _boards(board, len(rows))
    if boards is not None and not wanted.apart:
        rows, boards = _joined(rows, boards), None
    if rows.ndim == 2:
        wanted.check_count(rows.shape[1])
        if rows.shape[1] < 4:  # the kernel reads rows of four cards and more
            rows = _sets(rows, "hand")
    if wanted.apart and boards is None:
        wanted.check_board(0)
    values = np.empty(len(rows), np.uint32) if out is None else _room(out, len(rows))
    if using == "python" or not wanted.method:
        for i in range(len(rows)):
            values[i] = _checked(wanted, rows, boards, i)
        return values
    width, fewest, most = (0, wanted.fewest, wanted.most) if rows.ndim == 1 else (rows.shape[1],) * 3
    done = _kernel.rank_into(using, wanted.method, rows, boards, width, fewest, most, values)
    if done < len(rows):  # the kernel says which block has a mistake, this says which mistake
        for i in range(done, len(rows)):
            _checked(wanted, rows, boards, i)
        raise RuntimeError("the hands were changed while they were ranked")
    return values


def walk(size: int = 7, game: str | Game = "holdem", *, using: str | None = None) -> Iterator[NDArray[np.uint32]]:
    """The values of all hands in lexicographic order, in blocks; each block is overwritten by the next."""
    wanted, using = game_named(game), kernel_named(using)
    if wanted.apart or not max(5, wanted.fewest) <= size <= wanted.most:
        raise ValueError(f"{wanted.name} has no hands of {size} cards to walk through")
    values = np.empty(270_725 + 32, np.uint32)  # all fours, and where the kernel writes over the end
    for start in combinations(range(wanted.lowest_card, 48), size - 4):
        first, following = card_set(start), start[-1] + 1
        if using == "python" or not wanted.method:
            fours = combinations(range(following, 52), 4)
            block = [wanted.value(first | card_set(four)) for four in fours]
            values[: len(block)] = block
            yield values[: len(block)]
        else:
            yield values[: _kernel.walk_into(using, wanted.method, first, size, following, values)]


def _array(hands: Any, what: str) -> NDArray[Any]:
    """Rows of cards or card sets, contiguous; TypeError or ValueError for all else."""
    if not isinstance(hands, np.ndarray):
        raise TypeError(f"{what} must be a NumPy array, not {type(hands).__name__}")
    kind = hands.dtype
    if kind.kind != "u" or kind.itemsize not in (1, 8) or not kind.isnative:
        raise TypeError(f"{what} must be uint8 (cards) or uint64 (card sets), not {kind}")
    if hands.ndim != (2 if kind.itemsize == 1 else 1):
        raise ValueError(f"{what} must be uint8 (n, cards) or uint64 (n,), not {kind} {hands.shape}")
    flags = hands.flags
    return hands if flags.c_contiguous and flags.aligned else np.require(hands, requirements=["C", "A"])


def _room(out: NDArray[np.uint32], n: int) -> NDArray[np.uint32]:
    if out.dtype != np.uint32 or out.shape != (n,) or not out.flags.carray:
        raise ValueError(f"out must be a contiguous, writeable uint32 ({n},), not {out.dtype} {out.shape}")
    return out


def _boards(board: Any, n: int) -> NDArray[np.uint64]:
    """One board's set for all, or one for each of n hands."""
    if not isinstance(board, np.ndarray):
        return np.array([set_of(board)], np.uint64)
    boards = _sets(_array(board, "boards"), "board")
    if len(boards) not in (1, n):
        raise ValueError(f"{len(boards)} boards for {n} hands")
    return boards


def _sets(rows: NDArray[Any], what: str) -> NDArray[np.uint64]:
    """Card sets of rows of cards; ValueError names the row that does not hold different cards."""
    if rows.ndim == 1:
        return rows
    cards = rows.astype(np.uint64)
    bits = np.uint64(1) << (cards % np.uint64(4) * np.uint64(16) + cards // np.uint64(4) % np.uint64(16))
    sets: NDArray[np.uint64] = np.bitwise_or.reduce(bits, axis=1)
    for i in np.flatnonzero((rows > 51).any(axis=1) | (np.bitwise_count(sets) != rows.shape[1])):
        with _naming(what, int(i)):
            set_of(rows[i].tolist())
    return sets


def _joined(rows: NDArray[Any], boards: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Hands and boards as one; ValueError where a card is in both."""
    sets = _sets(rows, "hand")
    for i in np.flatnonzero(sets & boards):
        with _naming("hand", int(i)):
            check_apart(int(sets[i]), int(boards[i % len(boards)]))
    return sets | boards


def _checked(wanted: Game, rows: NDArray[Any], boards: NDArray[np.uint64] | None, i: int) -> int:
    """The value of one hand; ValueError names it and what is wrong."""
    with _naming("hand", i):
        hand = set_of(rows[i].tolist())
        board = 0 if boards is None else set_of(int(boards[i % len(boards)]))
        wanted.check(hand, board)
    return wanted.value(hand, board)


@contextmanager
def _naming(what: str, i: int) -> Iterator[None]:
    """Say which one it is about, in front of a ValueError."""
    try:
        yield
    except ValueError as error:
        raise ValueError(f"{what} {i}: {error}") from None
