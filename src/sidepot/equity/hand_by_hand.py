"""A range hand by hand: what each hand that a player may hold is worth in the spot."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from sidepot.cards import RANKS, Card, from_set, show
from sidepot.equity.answer import Equity, answer, batch_errors
from sidepot.equity.classes import class_of
from sidepot.equity.exact import Plan, plan, spot_group
from sidepot.equity.games import game_named, in_core
from sidepot.equity.layout import Layout, read_layout
from sidepot.equity.plain import Tally
from sidepot.equity.played import played
from sidepot.equity.playout import Listed
from sidepot.equity.ranges import Range
from sidepot.equity.solve import Progress, added, solve, usable, worked
from sidepot.equity.spot import Cards, Hand, Spot, read_spot
from sidepot.equity.symmetry import kind_of
from sidepot.equity.unsuited import suits_count
from sidepot.rules.games import Game
from sidepot.words.refusal import Wrong

MOST = 30_000
"""Hands that are told apart at most."""


class HandEquity(Struct, frozen=True):
    """One hand of a range, or one class of hands: its weight there, and what it wins."""

    hand: str
    weight: float
    equity: float
    win: float
    tie: float
    stderr: float


class Breakdown(Struct, frozen=True):
    """A player's hands, the best first; *exact* and *stopped* as in `Equity`."""

    hands: tuple[HandEquity, ...]
    exact: bool
    stopped: bool
    classes: bool = True
    """Whether hands of two cards are whole hands, which have classes."""

    def by_class(self) -> dict[str, HandEquity]:
        """The same by class (AKs), the best first: mean equities, and the sum of weights."""
        classes: dict[str, list[HandEquity]] = {}
        if any(len(line.hand) != 4 for line in self.hands):
            raise ValueError("only hands of two cards have classes")
        for line in self.hands:
            classes.setdefault(class_of(Card(line.hand[:2]), Card(line.hand[2:])), []).append(line)
        merged = [_merged(name, lines) for name, lines in classes.items()]
        return {line.hand: line for line in sorted(merged, key=lambda line: -line.equity)}


def breakdown(
    hands: Sequence[Hand],
    board: Cards = "",
    dead: Cards = "",
    game: str | Game = "holdem",
    samples: int | None = None,
    seed: int | None = None,
    *,
    player: int = 0,
    second_board: Cards | None = None,
    draws: int | None = None,
    stderr: float | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Breakdown:
    """What each hand of a *player*, counted from 0, is worth; *samples* and *stderr* are for each of them."""
    if not 0 <= player < len(hands):
        raise ValueError(f"there is no player {player} of {len(hands)}: they are counted from 0")
    wanted = game_named(game)
    if not in_core(wanted) or second_board is not None or draws is not None:
        boards = (board,) if second_board is None else (board, second_board)
        layout = read_layout(hands, boards, dead, wanted, draws)
        return _played(layout, player, samples, seed, stderr, progress)
    spot = read_spot(hands, board, dead, wanted)
    if len(spot.players[player]) > MOST:
        raise Wrong("mistake-hands-apart", count=len(spot.players[player]), most=MOST)
    work = plan(spot, player) if samples is None and stderr is None else None
    if work is not None:
        return _enumerated(spot, player, work, usable(threads), progress)
    return _sampled(spot, player, samples, seed, stderr, threads, progress)


def _enumerated(spot: Spot, player: int, work: Plan, threads: int, progress: Progress | None) -> Breakdown:
    parts = worked(work, threads, progress)
    done = len(parts) == work.parts
    tallies: dict[int, list[Tally]] = {}
    for part in parts:
        for kind, tally in part.items():
            tallies.setdefault(kind, []).append(tally)
    kinds = {}
    for kind, found in tallies.items():
        tally = added(found)
        if tally[0]:
            errors = [0.0] * len(spot.players) if done else batch_errors(found, len(spot.parts))
            kinds[kind] = answer(tally, errors, work.deals, spot.parts, exact=done)
    lines = [
        _line(bits, weight, kinds[kind], player)
        for bits, weight in spot.hands(player)
        if (kind := kind_of(work.group, bits)) in kinds
    ]
    return _made(lines, exact=done, stopped=not done)


def _sampled(
    spot: Spot,
    player: int,
    samples: int | None,
    seed: int | None,
    stderr: float | None,
    threads: int | None,
    progress: Progress | None,
) -> Breakdown:
    group = spot_group(spot)
    seed = secrets.randbits(62) if seed is None else seed
    hands = spot.hands(player)
    kinds: dict[int, Equity | None] = {}
    lines: list[HandEquity] = []
    stopped = False
    try:
        for number, (bits, weight) in enumerate(hands):
            kind = kind_of(group, bits)
            if kind not in kinds:
                known = spot.holding(player, bits)
                kinds[kind] = solve(known, samples, seed + number, stderr, threads) if known.possible else None
            found = kinds[kind]
            if found is not None:
                lines.append(_line(bits, weight, found, player))
                if found.stopped:
                    raise KeyboardInterrupt
            if progress:
                progress((number + 1) / len(hands))
    except KeyboardInterrupt:
        if not lines:
            raise
        stopped = True
    return _made(lines, exact=False, stopped=stopped)


def _played(
    layout: Layout,
    player: int,
    samples: int | None,
    seed: int | None,
    stderr: float | None,
    progress: Progress | None,
) -> Breakdown:
    """The same of a layout: each hand that was named for the player by itself."""
    listed = layout.hands[player]
    if not listed:
        raise Wrong("mistake-hold-anything", player=str(player + 1))
    seed = secrets.randbits(62) if seed is None else seed
    lines: list[HandEquity] = []
    exact, stopped = True, False
    try:
        for number, (name, kind) in enumerate(_kinds(layout, listed).items()):
            known = layout.holding(player, kind[0][0])
            if known.possible:
                found = played(known, samples, seed + number, stderr)
                exact &= found.exact
                weight = sum(weight for _, weight in kind)
                lines.append(replace(_line(kind[0][0], weight, found, player), hand=name))
                if found.stopped:
                    raise KeyboardInterrupt
            if progress:
                progress((number + 1) / len(_kinds(layout, listed)))
    except KeyboardInterrupt:
        if not lines:
            raise
        exact, stopped = False, True
    made = _made(lines, exact, stopped)
    return Breakdown(made.hands, made.exact, made.stopped, layout.game.hole == 2)


def _kinds(layout: Layout, listed: Listed) -> dict[str, list[tuple[int, float]]]:
    """The hands by name, those together that differ by suits alone where suits don't count."""
    kinds: dict[str, list[tuple[int, float]]] = {}
    for bits, weight in listed:
        name = show(reversed(from_set(bits)))
        if not suits_count(layout.game):
            name = "".join(sorted(name[::2], key=RANKS.index, reverse=True))
        kinds.setdefault(name, []).append((bits, weight))
    return kinds


def is_range(hand: str, game: str | Game) -> bool:
    """Whether a text names more than one hand that a player may hold."""
    wanted = game_named(game)
    if "," in hand or wanted.hole != 2:
        return "," in hand
    return len(Range(hand, 2, wanted.deck)) > 1


def _line(bits: int, weight: float, found: Equity, player: int) -> HandEquity:
    hand = "".join(str(card) for card in reversed(from_set(bits)))
    numbers = (found.equity, found.win, found.tie, found.stderr)
    return HandEquity(hand, weight, *(of_all[player] for of_all in numbers))


def _made(lines: list[HandEquity], exact: bool, stopped: bool) -> Breakdown:
    return Breakdown(tuple(sorted(lines, key=lambda line: -line.equity)), exact, stopped)


def _merged(name: str, lines: Sequence[HandEquity]) -> HandEquity:
    weight = sum(line.weight for line in lines)
    means = (
        sum(line.weight * getattr(line, field) for line in lines) / weight
        for field in ("equity", "win", "tie", "stderr")
    )
    return HandEquity(name, weight, *means)
