"""`equity`: who wins how often. Exact where that can be done in reasonable time, else by random deals.

In the Pineapple games a card is thrown away, before the flop or after it. An equity asked before that
assumes best play with all cards face up, as after an all-in. Every player keeps the two cards that win the
largest share of the pot over all run-outs from there, assuming that each other player plays the best two of
their three on every one of them. Of several pairs that win the same, the one with the higher hands on the
whole is kept; pairs that are equal in this, too, are kept in equal parts. Then the hands that are kept are
played out against each other.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import closing

from sidepot.equity import core, sampling
from sidepot.equity.answer import Equity, answer, batch_errors
from sidepot.equity.exact import Part, Plan, plan
from sidepot.equity.games import game_named, in_core
from sidepot.equity.layout import read_layout
from sidepot.equity.plain import Tally
from sidepot.equity.played import played
from sidepot.equity.spot import Cards, Hand, Spot, read_spot
from sidepot.rules.games import Game
from sidepot.work.threads import cores, in_order

Progress = Callable[[float], None]
"""Told how much of the work is done, from 0 to 1."""


def equity(
    hands: Sequence[Hand],
    board: Cards = "",
    dead: Cards = "",
    game: str | Game = "holdem",
    samples: int | None = None,
    seed: int | None = None,
    *,
    second_board: Cards | None = None,
    draws: int | None = None,
    stderr: float | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Equity:
    """Each player's equity; ValueError where the hands or cards make no sense.

    In stud and draw games a hand may have fewer cards than its player will hold: the others are dealt. *draws* is how
    many draws are to come, all of the game's where nothing is said. With a *second_board* ("" where it has no card
    yet) each board gets half of the pot. At most *samples* random deals are looked at, or as many as bring every
    standard error down to *stderr*; with neither, every deal is looked at where that is feasible. Ctrl-C ends it early
    with what was found so far.
    """
    wanted = game_named(game)
    if in_core(wanted) and second_board is None and draws is None:
        return solve(read_spot(hands, board, dead, wanted), samples, seed, stderr, threads, progress)
    boards = (board,) if second_board is None else (board, second_board)
    return played(read_layout(hands, boards, dead, wanted, draws), samples, seed, stderr, usable(threads), progress)


def solve(
    spot: Spot,
    samples: int | None = None,
    seed: int | None = None,
    stderr: float | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Equity:
    """`equity` of a spot already read."""
    threads = usable(threads)
    if samples is None and stderr is None:
        work = plan(spot)
        if work is not None:
            return enumerated(work, threads, progress)
    if seed is None:
        seed = secrets.randbits(63)
    return sampling.sampled(spot, samples, seed, stderr, threads, progress)


def usable(threads: int | None) -> int:
    """How many threads to work on where so many, or as many as are good, are wanted."""
    # threads help only where the work is done outside Python's lock
    if threads is None:
        return cores() if core.compiled else 1
    if threads < 1:
        raise ValueError(f"{threads} threads cannot work: at least 1")
    return threads


def enumerated(work: Plan, threads: int, progress: Progress | None = None) -> Equity:
    """The answer of a plan, or of as much of it as was done before an interruption."""
    parts = worked(work, threads, progress)
    tallies = [added(list(part.values())) for part in parts]
    errors = batch_errors(tallies, len(work.pot))
    if len(parts) == work.parts:
        return answer(added(tallies), [0.0] * len(errors), work.deals, work.pot, exact=True)
    deals = work.deals * len(parts) // work.parts
    return answer(added(tallies), errors, deals, work.pot, exact=False, stopped=True)


def worked(work: Plan, threads: int, progress: Progress | None = None) -> list[Part]:
    """What the parts of a plan found; Ctrl-C ends it early, unless hardly anything is known yet."""
    parts: list[Part] = []
    try:
        with closing(in_order(work.part, work.parts, threads)) as found:
            for part in found:
                parts.append(part)
                if progress:
                    progress(len(parts) / work.parts)
    except KeyboardInterrupt:
        if len(parts) < 2:
            raise
    return parts


def added(tallies: Sequence[Tally]) -> Tally:
    """The sum of tallies, in their order."""
    return [sum(numbers) for numbers in zip(*tallies, strict=True)]
